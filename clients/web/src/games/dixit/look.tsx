// Somebody else looks for a clue: time to look at one's own cards.
import { tr } from "../../core/i18n";
import { Shelf } from "../../parts/scene";
import { ClueLine, plainName, Waiting } from "../frame";
import { Watching } from "./meadow";
import { OwnHand, useAt } from "./own-hand";
import { Screen, type Parts } from "./turn";

export function LookScreen({ parts }: { parts: Parts }) {
  const { ctx, view, hand } = parts;
  const [at, setAt] = useAt(hand?.cards.length ?? 0);
  const teller = view.storyteller ?? 0;
  return (
    <Screen
      parts={parts}
      screen="look"
      turn={false}
      clue={<ClueLine ctx={ctx} seat={teller} who={tr("turn.n", { n: view.turn })} quiet={tr("clue.looks", { name: plainName(ctx, teller) })} />}
      shelf={
        <Shelf>
          <Waiting ctx={ctx} />
        </Shelf>
      }
    >
      {hand?.cards.length ? <OwnHand cards={hand.cards} at={at} onAt={setAt} /> : <Watching parts={parts} />}
    </Screen>
  );
}
