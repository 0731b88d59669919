// Hooks of general use: the passing second, the turn that calls, what stays awake.
import { useEffect, useReducer } from "preact/hooks";
import { BASE } from "./router";
import { t } from "./i18n";
import { settings } from "./settings";
import { play } from "./sound";

/** Draws again every second. */
export function useSecond(running: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => draw(undefined as never), 1000);
    return () => clearInterval(timer);
  }, [running]);
}

/** A title while something is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** "Your turn", unmistakably: title, icon, two notes, one buzz, a notice if the page is hidden; the screen stays awake. */
export function useTurn(turn: boolean, code: string): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `${BASE}favicon${turn ? "-turn" : ""}.svg`;
    document.title = turn ? `● ${t("turn.title")}, Parlour` : "Parlour";
    if (!turn) return;
    play("turn");
    navigator.vibrate?.(60);
    if (document.hidden && settings.notices && "Notification" in window && Notification.permission === "granted") {
      new Notification("Parlour", { body: t("notify", { code }), tag: "parlour-turn" });
    }
    let lock: WakeLockSentinel | undefined;
    void navigator.wakeLock?.request("screen").then((got) => (lock = got), () => undefined);
    return () => void lock?.release();
  }, [turn, code]);
}

/** Single letters that do something, off while somebody writes and where a person switched them off. */
export function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || target.closest("input,textarea,select,[role=dialog]")) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
