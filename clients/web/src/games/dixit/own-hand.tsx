// The own hand as it is shown now: open, or covered while friends sit beside.
import { useState } from "preact/hooks";
import { t } from "../../core/i18n";
import { Covered, Hand, useCover } from "../../parts/hand";
import { Icon } from "../../parts/marks";
import { Viewer } from "../../parts/viewer";

export function OwnHand({ cards, at, onAt, act, clue, chosen }: { cards: string[]; at: number; onAt: (index: number) => void; act?: (index: number) => { label: string; run: () => void } | null; clue?: string; chosen?: string[] }) {
  const cover = useCover();
  const [looking, look] = useState(-1);
  if (cover.covered)
    return (
      <div class="covers">
        <Covered cards={cards} held={cover.held} />
        <button type="button" class="btn hold two" {...cover.bar}>
          <Icon of="hand" />
          {t("peek.bar")}
        </button>
      </div>
    );
  return (
    <>
      <Hand cards={cards} at={at} onAt={onAt} onLook={look} act={act} chosen={chosen} />
      {looking >= 0 && (
        <Viewer
          shown={cards.map((card) => ({ card }))}
          at={looking}
          clue={clue}
          chosen={(index) => chosen?.includes(cards[index]!) ?? false}
          act={
            act &&
            ((index) => {
              const doing = act(index);
              return doing && { label: doing.label, run: () => (look(-1), onAt(index), doing.run()) };
            })
          }
          close={(index) => (look(-1), onAt(index))}
        />
      )}
    </>
  );
}

/** Which card of the hand lies in the middle; the second one to begin with, so that both neighbours are seen. */
export function useAt(count: number, first = 1): [number, (index: number) => void] {
  const last = Math.max(0, count - 1);
  const [at, setAt] = useState(Math.min(first, last));
  return [Math.min(at, last), setAt];
}
