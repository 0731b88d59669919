// Dixit in all editions, Dixit Party and Team Dixit: one turn, phase by phase.
import { Phase } from "../../gen/parlour/api/games/dixit/v1/view_pb";
import { useReveal, type Ctx } from "../frame";
import { ClaimScreen } from "./claim";
import { LookScreen } from "./look";
import { RevealScreen } from "./reveal";
import { SubmitScreen } from "./submit";
import { TellScreen } from "./tell";
import { partsOf } from "./turn";
import { VoteScreen } from "./vote";

export function DixitGame({ ctx, done }: { ctx: Ctx; done: () => void }) {
  const parts = partsOf(ctx)!;
  const { view } = parts;
  const { shown, left, release } = useReveal(view.lastReveal?.turn, view.phase === Phase.OVER, done);
  if (shown && view.lastReveal) return <RevealScreen parts={parts} left={left} release={release} />;
  switch (view.phase) {
    case Phase.CLAIM:
      return <ClaimScreen parts={parts} />;
    case Phase.CLUE:
      return ctx.session.may("give_clue") ? <TellScreen parts={parts} /> : <LookScreen parts={parts} />;
    case Phase.SUBMIT:
      return <SubmitScreen key={view.turn} parts={parts} />;
    default:
      return <VoteScreen key={view.turn} parts={parts} />;
  }
}
