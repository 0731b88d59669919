// State that components follow: whoever reads it is drawn again when it changes.
import { useEffect, useReducer } from "preact/hooks";

export class Observable {
  readonly #followers = new Set<() => void>();

  follow(follower: () => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  protected changed(): void {
    for (const follower of [...this.#followers]) follower();
  }
}

export function useObservable<T extends Observable>(observable: T): T {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => observable.follow(() => draw(undefined as never)), [observable]);
  return observable;
}
