// A screen that not every visitor opens, fetched when it is.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Looking } from "./looking";

export function Later<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  const [Screen, setScreen] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    let pause = 500;
    let current = true;
    const fetch = (): Promise<void> =>
      load().then(
        (screen) => current && setScreen(() => screen),
        () => void (current && setTimeout(() => void fetch(), (pause = Math.min(pause * 2, 8000)))),
      ) as Promise<void>;
    void fetch();
    return () => {
      current = false;
    };
  }, []);
  return Screen ? <Screen {...props} /> : <Looking />;
}
