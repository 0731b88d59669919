// One picture, as large as it goes, almost in the dark; the others are a swipe or an arrow away.
import { useEffect, useRef, useState } from "preact/hooks";
import { mirrored, t } from "../core/i18n";
import { settings } from "../core/settings";
import { me } from "../core/account";
import { Card } from "./card";
import { FlagForm } from "./flag";
import { useDialog } from "./layers";
import { Icon } from "./marks";

export interface Shown {
  card: string;
  number?: number;
  mine?: boolean;
}

interface ViewerProps {
  shown: Shown[];
  at: number;
  clue?: string;
  square?: boolean;
  /** What may be done with the picture in view. */
  act?: (index: number) => { label: string; run: () => void; red?: boolean } | null;
  chosen?: (index: number) => boolean;
  close: (index: number) => void;
}

export function Viewer({ shown, at, clue, square, act, chosen, close }: ViewerProps) {
  const [index, setIndex] = useState(Math.min(at, shown.length - 1));
  const now = shown[index] ?? shown[0]!;
  const ref = useDialog(() => close(index));
  const touch = useRef<{ x: number; y: number } | null>(null);
  const go = (step: number) => setIndex((before) => Math.max(0, Math.min(shown.length - 1, before + step)));
  const doing = act?.(index);
  const [flagging, flag] = useState(false);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (flagging) return;
      if (event.key === "ArrowRight") go(mirrored() ? -1 : 1);
      else if (event.key === "ArrowLeft") go(mirrored() ? 1 : -1);
      else if (event.key === "Home") setIndex(0);
      else if (event.key === "End") setIndex(shown.length - 1);
      else if (settings.keys && (event.key === "v" || event.key === "h" || event.key === "m")) act?.(index)?.run();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  });

  return (
    <div
      class="veil peek"
      role="dialog"
      aria-modal="true"
      aria-label={t("card.of", { n: now.number ?? index + 1, m: shown.length })}
      ref={ref}
      onTouchStart={(event) => {
        const [finger] = event.touches;
        touch.current = event.touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
      }}
      onTouchEnd={(event) => {
        const from = touch.current;
        const [finger] = event.changedTouches;
        touch.current = null;
        if (!from || !finger || flagging) return;
        const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
        if (dy > 90 && dy > Math.abs(dx) * 1.5) close(index);
        else if (Math.abs(dx) > 45 && Math.abs(dx) > Math.abs(dy)) go(dx < 0 !== mirrored() ? 1 : -1);
      }}
    >
      <div class="row pk-top">
        <button type="button" class="icon" aria-label={t("close")} onClick={() => close(index)}>
          <Icon of="close" />
        </button>
        <p class="grow pk-clue" dir="auto">
          {clue}
        </p>
        {me() ? (
          <button type="button" class="icon" aria-label={t("flag")} title={t("flag")} aria-expanded={flagging} onClick={() => flag(!flagging)}>
            <Icon of="flag" />
          </button>
        ) : (
          <span class="icon" />
        )}
      </div>
      <div class="pk-mid">
        <Card key={now.card} card={now.card} number={now.number} square={square} mine={now.mine} on={chosen?.(index)} sizes="92vw" />
      </div>
      {flagging ? (
        <div class="pk-foot"><FlagForm key={now.card} card={now.card} close={() => flag(false)} /></div>
      ) : (
      <div class="pk-foot">
        <div class="row">
          <button type="button" class="icon" aria-label={t("card.before")} disabled={index === 0} onClick={() => go(-1)}>
            <Icon of="back" />
          </button>
          {doing ? (
            <button type="button" class={`btn grow${doing.red ? " red" : ""}`} data-first onClick={doing.run}>
              {doing.label}
            </button>
          ) : (
            <p class="grow hint">{now.mine ? t("vote.own") : t("viewer.hint")}</p>
          )}
          <button type="button" class="icon" aria-label={t("card.after")} disabled={index === shown.length - 1} onClick={() => go(1)}>
            <Icon of="next" />
          </button>
        </div>
        <ol class="pips" aria-hidden="true">
          {shown.map(({ number }, place) => (
            <li key={place} aria-current={place === index ? "true" : undefined} onClick={() => setIndex(place)}>
              {number ?? place + 1}
            </li>
          ))}
        </ol>
      </div>
      )}
    </div>
  );
}
