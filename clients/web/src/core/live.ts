// A stream that is opened again for ever, until it is closed or the server says that it never will work.
import { refusalOf } from "./net";
import { passing, type Refusal } from "./refusal";
import { Observable } from "./observable";

const SILENCE = 40_000; // heartbeats come every 15 s; a link that says nothing for so long is dead
const LONGEST_PAUSE = 8_000;

export class Live<M> extends Observable {
  online = false;
  /** It was online before, so that being offline is worth telling. */
  was = false;
  failure: Refusal | null = null;
  /** When the next try begins, in milliseconds of Date.now(); zero while trying. */
  retryAt = 0;
  #round: AbortController | null = null;
  #heard = 0;
  #hiddenSince = 0;
  #closed = false;
  #wake: (() => void) | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly open: (signal: AbortSignal) => AsyncIterable<M>,
    private readonly take: (message: M) => void,
  ) {
    super();
  }

  start(): () => void {
    this.#closed = false;
    addEventListener("online", this.again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
    this.#clock = setInterval(() => {
      if (this.#round && Date.now() - this.#heard > SILENCE) this.#round.abort();
    }, 5_000);
    void this.#keep();
    return () => this.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#clock);
    this.#round?.abort();
    this.#wake?.();
  }

  /** Tries at once instead of waiting. */
  readonly again = (): void => this.#wake?.();

  // Flight mode: the stream is dead, though nothing says so. Where the device is wrong, the next try finds out at once.
  readonly #cut = (): void => this.#round?.abort();

  // Phones drop streams behind a locked screen without saying so: whoever comes back starts afresh.
  readonly #seen = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    if (this.#round && Date.now() - this.#hiddenSince > 20_000) this.#round.abort();
    this.again();
  };

  async #keep(): Promise<void> {
    let pause = 250;
    while (!this.#closed) {
      const round = (this.#round = new AbortController());
      this.#heard = Date.now();
      this.retryAt = 0;
      let after = 0;
      try {
        for await (const message of this.open(round.signal)) {
          if (round.signal.aborted) break;
          this.#heard = Date.now();
          pause = 250;
          this.take(message);
          this.online = this.was = true;
          this.changed();
        }
      } catch (error) {
        const refusal = refusalOf(error);
        if (!round.signal.aborted && !passing(refusal.code)) {
          this.failure = refusal;
          this.online = false;
          this.changed();
          return;
        }
        after = refusal.after * 1000;
      }
      this.#round = null;
      this.online = false;
      if (this.#closed) return;
      const wait = Math.max(after, pause * (0.5 + Math.random()));
      this.retryAt = Date.now() + wait;
      this.changed();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
}
