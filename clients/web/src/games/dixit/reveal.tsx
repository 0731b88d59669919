// The reveal, kept on this phone until it is left.
import { Phase } from "../../gen/parlour/api/games/dixit/v1/view_pb";
import { t, tr } from "../../core/i18n";
import { router } from "../../core/router";
import { Shelf } from "../../parts/scene";
import { ClueLine, Frame, nameOf, plainName } from "../frame";
import { DixitReveal } from "./rows";
import { PHASES, scoresTitle, type Parts } from "./turn";

export function RevealScreen({ parts, left, release }: { parts: Parts; left: number; release: () => void }) {
  const { ctx, kind, view } = parts;
  const reveal = view.lastReveal!;
  const next = view.storyteller;
  const over = view.phase === Phase.OVER;
  const mine = !over && next === ctx.session.me && next !== undefined;
  return (
    <Frame
      ctx={ctx}
      screen="reveal"
      class="reveal"
      turn={mine}
      phases={PHASES}
      now={3}
      timeless
      scores={scoresTitle(ctx)}
      clue={<ClueLine ctx={ctx} seat={reveal.storyteller} said={reveal.clue} aloud={reveal.clueAloud} who={tr("clue.said", { name: nameOf(ctx, reveal.storyteller) })} />}
      shelf={
        <Shelf>
          <div class="row">
            <button type="button" class="btn two" onClick={() => router.lay("track")}>
              {t("track.short")}
            </button>
            <button type="button" class="btn grow" onClick={release}>
              {t(over ? "reveal.end" : "reveal.go")}
            </button>
          </div>
          <p class="hint" role="status">
            {over ? t("reveal.over") : mine ? t("you.next") : next !== undefined ? tr("reveal.next", { name: plainName(ctx, next) }) : null} {t("reveal.self", { n: Math.max(0, left) })}
          </p>
        </Shelf>
      }
    >
      <DixitReveal ctx={ctx} reveal={reveal} awards={ctx.game.lastAwards} kind={kind} />
    </Frame>
  );
}
