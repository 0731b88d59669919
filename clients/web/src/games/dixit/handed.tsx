// The own card lies there, and may still be changed; or there was none to hand in.
import { t } from "../../core/i18n";
import { Card } from "../../parts/card";
import { Icon } from "../../parts/marks";
import { Shelf } from "../../parts/scene";
import { ClueLine, Waiting } from "../frame";
import { Meadow, Watching } from "./meadow";
import { Screen, type Parts } from "./turn";

export function Handed({ parts, change }: { parts: Parts; change?: () => void }) {
  const { ctx, view, hand } = parts;
  const given = hand?.submitted ?? [];
  const teller = view.storyteller ?? 0;
  return (
    <Screen
      parts={parts}
      screen="wait"
      turn={false}
      clue={<ClueLine ctx={ctx} seat={teller} said={view.clue} aloud={view.clueAloud} />}
      shelf={
        <Shelf>
          <Waiting ctx={ctx} />
        </Shelf>
      }
    >
      {given.length ? (
        <div class="waitbox">
          <div class={`yourcard n${given.length}`}>
            <div class="laid">
              {given.map((card) => (
                <Card key={card} card={card} on sizes="190px" />
              ))}
            </div>
            <div>
              <p>
                <b>{t(ctx.session.me === teller ? "clue.in" : "submit.in")}</b>
                {change && (
                  <>
                    <br />
                    {t("submit.may")}
                  </>
                )}
              </p>
              {change && (
                <button type="button" class="btn two small" onClick={change}>
                  <Icon of="again" />
                  {t("submit.change")}
                </button>
              )}
            </div>
          </div>
          <Meadow parts={parts} done={view.handedIn} />
        </div>
      ) : (
        <Watching parts={parts} />
      )}
    </Screen>
  );
}
