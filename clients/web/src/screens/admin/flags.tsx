// Cards that players say should not be there: each is retired, or kept.
import type { Report } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import type { Player } from "../../gen/parlour/api/lobby/v1/player_pb";
import { catalogue } from "../../core/catalogue";
import { cardId } from "../../core/cards";
import { t } from "../../core/i18n";
import { Card } from "../../parts/card";
import type { Acts } from ".";
import { calledBy } from "./players";
import { when } from "./table";

export function Flags({ reports, players, acts }: { reports: Report[]; players: Player[]; acts: Acts }) {
  const cards = [...new Set(reports.map(({ card }) => card))];
  const settle = (card: string, keep: boolean) => acts.act(catalogue.retireCard({ card, keep }, acts.as));
  return (
    <section class="sheet" aria-label={t("admin.flags")}>
      <h2>
        {t("admin.flags")} ({cards.length})
      </h2>
      {cards.length === 0 && <p>{t("admin.flags.none")}</p>}
      <ul class="flags">
        {cards.map((card) => (
          <li key={card}>
            <Card card={cardId(card)} sizes="110px" lazy />
            <div>
              <b>{cardId(card)}</b>
              <ul>
                {reports.filter((report) => report.card === card).map((report) => (
                  <li key={report.player}>
                    <q><bdi>{report.why}</bdi></q>
                    <small><bdi>{calledBy(players, report.player)}</bdi>, {when(report.createTime)}</small>
                  </li>
                ))}
              </ul>
              <div class="row">
                <button type="button" class="btn two small danger" onClick={() => settle(card, false)}>{t("admin.retire")}</button>
                <button type="button" class="btn two small" onClick={() => settle(card, true)}>{t("admin.keep")}</button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
