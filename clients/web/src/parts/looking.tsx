// The page looks for the table.
import { t } from "../core/i18n";
import { StateCard } from "./layers";
import { Scene } from "./scene";

export function Looking() {
  return (
    <div class="page rest">
      <Scene />
      <StateCard icon="again" title={t("retry.title")}>
        {t("retry")}
      </StateCard>
    </div>
  );
}
