// The own hand: one card large, the others to jump to. Covered, it shows itself only while it is held.
import { useEffect, useRef, useState } from "preact/hooks";
import { picture } from "../core/cards";
import { mirrored, t } from "../core/i18n";
import { useObservable } from "../core/observable";
import { settings } from "../core/settings";
import { Back, Card, CardButton } from "./card";
import { useLifting } from "./lifting";

interface HandProps {
  cards: string[];
  at: number;
  onAt: (index: number) => void;
  onLook: (index: number) => void;
  /** What pulling a card up does. */
  act?: (index: number) => { label: string; run: () => void } | null;
  chosen?: string[];
}

export function Hand({ cards, at, onAt, onLook, act, chosen = [] }: HandProps) {
  const lifting = useLifting(act);
  const reel = useRef<HTMLDivElement>(null);
  const silent = useRef(false);

  useEffect(() => {
    const element = reel.current;
    const card = element?.children[at] as HTMLElement | undefined;
    if (!element || !card || element.scrollWidth <= element.clientWidth) return;
    const wanted = card.offsetLeft - element.offsetLeft - (element.clientWidth - card.offsetWidth) / 2;
    if (Math.abs(element.scrollLeft - wanted) < 4) return;
    silent.current = true;
    element.scrollTo({ left: wanted, behavior: matchMedia("(prefers-reduced-motion:reduce)").matches ? "instant" : "smooth" });
    const timer = setTimeout(() => (silent.current = false), 450);
    return () => clearTimeout(timer);
  }, [at, cards.length]);

  const scrolled = () => {
    const element = reel.current;
    if (!element || silent.current) return;
    const middle = element.scrollLeft + element.clientWidth / 2;
    const places = [...element.children].map((child) => Math.abs((child as HTMLElement).offsetLeft - element.offsetLeft + (child as HTMLElement).offsetWidth / 2 - middle));
    const nearest = places.indexOf(Math.min(...places));
    if (nearest !== at) onAt(nearest);
  };

  const key = (event: KeyboardEvent) => {
    const on = mirrored() ? -1 : 1;
    const to = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: cards.length - 1 }[event.key] ?? (settings.keys && /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -2);
    if (to < -1) return;
    event.preventDefault();
    onAt(Math.max(0, Math.min(cards.length - 1, to)));
  };

  return (
    <section class="hand" aria-label={t("hand")} onKeyDown={key}>
      <div class="reel" ref={reel} onScroll={scrolled}>
        {cards.map((card, index) => (
          <CardButton
            key={card}
            card={card}
            class={`${index === at ? "now" : ""}${card === lifting.lifted ? " away" : ""}`}
            on={chosen.includes(card)}
            sizes="(min-width:1000px) 30vw, 68vw"
            label={t("card.of", { n: index + 1, m: cards.length })}
            acts={{ ...(index === at && lifting.on(card, index)), onClick: () => lifting.wasPulled() || (index === at ? onLook(index) : onAt(index)), tabIndex: index === at ? 0 : -1 }}
          />
        ))}
      </div>
      <div class="thumbs" role="group" aria-label={t("hand.jump")}>
        {cards.map((card, index) => (
          <button key={card} type="button" class={`card${chosen.includes(card) ? " on" : ""}`} aria-current={index === at ? "true" : undefined} aria-label={t("card.n", { n: index + 1 })} tabIndex={-1} onClick={() => onAt(index)}>
            <img src={thumb(card)} srcset={thumbs(card)} sizes="(min-width:1000px) 12vw, 48px" alt="" draggable={false} />
          </button>
        ))}
      </div>
      {lifting.ghost}
    </section>
  );
}

const thumb = (card: string): string => picture(card, "small");
const thumbs = (card: string): string => `${picture(card, "small")} 160w, ${picture(card, "large")} 600w`;

/** The hand face down; seen while a bar is held, and covered again by anything that may mean a look aside. */
export function useCover(): { covered: boolean; held: boolean; bar: ReturnType<typeof bar> } {
  const { covered } = useObservable(settings);
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!held) return;
    const cover = () => hold(false);
    const timer = setTimeout(cover, 8000);
    addEventListener("blur", cover);
    addEventListener("pagehide", cover);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
      removeEventListener("pagehide", cover);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [held]);
  return { covered, held, bar: bar(hold) };
}

const bar = (hold: (on: boolean) => void) => ({
  onPointerDown: () => hold(true),
  onPointerUp: () => hold(false),
  onPointerLeave: () => hold(false),
  onBlur: () => hold(false),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      hold(true);
    }
  },
  onKeyUp: () => hold(false),
});

export function Covered({ cards, held }: { cards: string[]; held: boolean }) {
  return (
    <div class={`cover${held ? " held" : ""}`}>
      {held ? (
        <div class="open6">
          {cards.map((card) => (
            <Card key={card} card={card} sizes="30vw" />
          ))}
        </div>
      ) : (
        <div class="fan6" role="img" aria-label={t("peek.covered", { n: cards.length })}>
          {cards.map((card, index) => (
            <span key={card} class="card back cov" style={{ "--a": `${(index - (cards.length - 1) / 2) * 8}deg`, "--x": String(index + (6 - cards.length) / 2) }}>
              <Back />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
