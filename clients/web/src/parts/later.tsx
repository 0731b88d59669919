// A screen that not every visitor opens, fetched with its words when it is.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { speech } from "../core/i18n";
import { Looking } from "./looking";

/** `over`: it lies over a screen, which is to be seen until it is there. */
export function Later<P extends object>({ load, props, over }: { load: () => Promise<ComponentType<P>>; props: P; over?: boolean }) {
  const [Screen, setScreen] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    let pause = 500;
    let current = true;
    const fetch = (): Promise<void> =>
      Promise.all([load(), speech.whole()]).then(
        ([screen]) => current && setScreen(() => screen),
        () => void (current && setTimeout(() => void fetch(), (pause = Math.min(pause * 2, 8000)))),
      ) as Promise<void>;
    void fetch();
    return () => {
      current = false;
    };
  }, []);
  return Screen ? <Screen {...props} /> : over ? null : <Looking />;
}
