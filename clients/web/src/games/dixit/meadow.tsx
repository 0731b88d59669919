// Who is in, as rabbits on the hill; and what those see who have nothing to do.
import { t } from "../../core/i18n";
import { Rabbit } from "../../parts/marks";
import { nameOf } from "../frame";
import type { Parts } from "./turn";

/** Who is in, as rabbits on the hill. */
export function Meadow({ parts, done }: { parts: Parts; done: readonly number[] }) {
  const { ctx } = parts;
  const seats = ctx.session.present.filter(({ seat }) => done.includes(seat) || ctx.game.waitingFor.includes(seat));
  return (
    <ul class="meadow" aria-label={t("strip")}>
      {seats.map(({ seat }) => (
        <li key={seat} class={done.includes(seat) ? "in" : "out"}>
          <Rabbit seat={seat} />
          <bdi>{nameOf(ctx, seat)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Nothing of one's own to do or hold: a spectator, or somebody who came late. */
export function Watching({ parts }: { parts: Parts }) {
  const { ctx, view } = parts;
  return (
    <div class="waitbox">
      <p class="watching chip">{t(ctx.session.me < 0 ? "watching" : "nextturn")}</p>
      <Meadow parts={parts} done={view.handedIn} />
    </div>
  );
}
