// The first turn: whoever has a clue in mind begins.
import { t } from "../../core/i18n";
import { Shelf } from "../../parts/scene";
import { ClueLine, Waiting } from "../frame";
import { Watching } from "./meadow";
import { OwnHand, useAt } from "./own-hand";
import { Screen, type Parts } from "./turn";

export function ClaimScreen({ parts }: { parts: Parts }) {
  const { ctx, hand, send } = parts;
  const may = ctx.session.may("claim");
  const [at, setAt] = useAt(hand?.cards.length ?? 0);
  return (
    <Screen
      parts={parts}
      screen="claim"
      turn={may}
      clue={<ClueLine ctx={ctx} who={t("turn.first")} quiet={t("claim.ask")} />}
      shelf={
        <Shelf>
          {may ? (
            <>
              <p class="ask">{t("claim.first")}</p>
              <button type="button" class="btn" onClick={() => send("claim", "", { case: "claim", value: {} })}>
                {t("claim.do")}
              </button>
              <p class="hint">{t("claim.late")}</p>
            </>
          ) : (
            <Waiting ctx={ctx} />
          )}
        </Shelf>
      }
    >
      {hand?.cards.length ? <OwnHand cards={hand.cards} at={at} onAt={setAt} /> : <Watching parts={parts} />}
    </Screen>
  );
}
