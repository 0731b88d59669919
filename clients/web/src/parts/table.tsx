// The cards of a table: all of them in view at once, as large as they can be, since nobody votes for what was not seen.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { mirrored, t } from "../core/i18n";
import { settings } from "../core/settings";
import { CardButton } from "./card";

export interface Lying {
  number: number;
  card: string;
  on?: boolean;
  mine?: boolean;
  own?: boolean;
  dead?: boolean;
  class?: string;
  said?: string;
  inside?: ComponentChildren;
}

interface TableProps {
  lying: Lying[];
  label?: string;
  grid?: string;
  square?: boolean;
  sizes?: string;
  /** A tap, Enter, a click on a phone. */
  onTap: (number: number) => void;
  /** Pressing long, a digit. */
  onPick?: (number: number) => void;
  /** At once when the finger comes down, where it is a race. */
  onDown?: (number: number) => void;
}

/** One tab stop; arrows go from card to card, digits pick. */
export function Table({ lying, label, grid, square, sizes = "(min-width:1000px) 16vw, 34vw", onTap, onPick, onDown }: TableProps) {
  const [focus, setFocus] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; long: boolean } | null>(null);

  const key = (event: KeyboardEvent) => {
    const cards = [...(box.current?.children ?? [])] as HTMLElement[];
    const columns = cards.filter((card) => Math.abs(card.offsetTop - cards[0]!.offsetTop) < 8).length || 1;
    const on = mirrored() ? -1 : 1;
    const step = { ArrowRight: on, ArrowLeft: -on, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const to = step !== undefined ? focus + step : event.key === "Home" ? 0 : event.key === "End" ? cards.length - 1 : -1;
    if (to >= 0 && cards[to]) {
      event.preventDefault();
      setFocus(to);
      cards[to].focus();
    } else if (settings.keys && event.key === "m") onPick?.(lying[focus]!.number);
  };

  return (
    <section class="table" aria-label={label ?? t("table")}>
      <div class={`grid ${grid ?? `n${lying.length}`}`} ref={box} onKeyDown={key}>
        {lying.map((slot, index) => (
          <CardButton
            key={`${slot.number}${slot.card}`}
            card={slot.card}
            number={slot.number}
            on={slot.on}
            mine={slot.mine}
            own={slot.own}
            square={square}
            sizes={sizes}
            class={[slot.dead ? "dead" : "", slot.class ?? ""].join(" ")}
            label={[t("card.n", { n: slot.number }), slot.said, slot.mine || slot.own ? t("yours") : ""].filter(Boolean).join(", ")}
            pressed={onDown ? undefined : slot.on}
            disabled={slot.dead}
            acts={{
              tabIndex: index === Math.min(focus, lying.length - 1) ? 0 : -1,
              onClick: (event) => {
                if (press.current?.long) return;
                setFocus(index);
                if (!onDown || event.detail === 0) onTap(slot.number);
              },
              onPointerDown: (event) => {
                if (onDown && event.button === 0) onDown(slot.number);
                if (!onPick || event.pointerType !== "touch") return;
                const held = { timer: setTimeout(() => ((held.long = true), onPick(slot.number)), 450), long: false };
                press.current = held;
              },
              onPointerUp: () => clearTimeout(press.current?.timer),
            }}
          >
            {slot.inside}
          </CardButton>
        ))}
      </div>
    </section>
  );
}

/** Digits pick a card wherever the focus is, except where somebody writes. */
export function digit(event: KeyboardEvent): number {
  const target = event.target as HTMLElement;
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || target.closest("input,textarea,select,[role=dialog]")) return 0;
  return /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
}
