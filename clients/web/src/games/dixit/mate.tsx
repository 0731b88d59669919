// Team Dixit: the other half of the own team, and the one card that both hand in.
import { t, tr } from "../../core/i18n";
import { Icon } from "../../parts/marks";
import { plainName } from "../frame";
import type { Parts } from "./turn";

export function mateOf({ ctx, view }: Parts): number | undefined {
  return view.teams.find(({ seats }) => seats.includes(ctx.session.me))?.seats.find((seat) => seat !== ctx.session.me);
}

/** The slot for the team's card. `gave`: the mate's card lies in it. */
export function MateSlot({ parts, mate, gave }: { parts: Parts; mate: number; gave: boolean }) {
  const name = { mate: plainName(parts.ctx, mate) };
  const decoy = mate === parts.view.storyteller;
  return (
    <div class="teamslot">
      <div class="slotcard">
        <Icon of={gave ? "tick" : "hand"} />
      </div>
      <div>
        <p class="ask left" role="status">
          {tr(decoy ? "team.decoy" : gave ? "team.gave" : "team.one", name)}
        </p>
        <span>{t(decoy ? "team.decoy.how" : "team.how")}</span>
      </div>
    </div>
  );
}
