// A card of the hand that a finger or the mouse pulls up: it follows; let go high enough it is played, below it falls back.
import { useRef, useState } from "preact/hooks";
import { Picture } from "./card";

const SETTLED = 10; // pixels until it is a pull and no tap or swipe
const HIGH = 0.3; // of the card's height: there it is played

interface Pull {
  pointer: number;
  x: number;
  y: number;
  element: HTMLElement;
}

interface Lift {
  card: string;
  label: string;
  box: DOMRect;
}

/** `play` gives what a card would be played for, or null where nothing can be done with it. */
export function useLifting(play: ((index: number) => { label: string; run: () => void } | null) | undefined) {
  const pull = useRef<Pull | null>(null);
  const [lift, setLift] = useState<Lift | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const pulled = useRef(false);

  const height = (event: PointerEvent) => pull.current!.y - event.clientY;
  const high = (event: PointerEvent) => height(event) > pull.current!.element.offsetHeight * HIGH;
  const drop = () => {
    pull.current = null;
    setLift(null);
  };

  const on = (card: string, index: number) =>
    play && {
      onPointerDown: (event: PointerEvent) => {
        pulled.current = false;
        if (!event.isPrimary || event.button !== 0) return;
        pull.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, element: event.currentTarget as HTMLElement };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = pull.current;
        if (!from || from.pointer !== event.pointerId) return;
        if (!lift) {
          if (height(event) < SETTLED || height(event) < Math.abs(event.clientX - from.x) * 1.2) return;
          const doing = play(index);
          if (!doing) return void (pull.current = null);
          from.element.setPointerCapture(event.pointerId);
          pulled.current = true;
          setLift({ card, label: doing.label, box: from.element.getBoundingClientRect() });
        }
        if (!ghost.current) return;
        ghost.current.style.transform = `translate(${(event.clientX - from.x) * 0.4}px,${-Math.max(0, height(event))}px)`;
        ghost.current.classList.toggle("high", high(event));
      },
      onPointerUp: (event: PointerEvent) => {
        const played = lift !== null && pull.current !== null && high(event);
        drop();
        setTimeout(() => (pulled.current = false), 50);
        if (played) play(index)?.run();
      },
      onPointerCancel: drop,
    };

  return {
    on,
    lifted: lift?.card,
    /** A pull ends in a click as well, which is none. */
    wasPulled: () => pulled.current,
    ghost: lift && (
      <div ref={ghost} class="card lifted" aria-hidden="true" style={{ left: `${lift.box.left}px`, top: `${lift.box.top}px`, width: `${lift.box.width}px`, height: `${lift.box.height}px` }}>
        <Picture card={lift.card} sizes="68vw" alt="" />
        <span class="chip">{lift.label}</span>
      </div>
    ),
  };
}
