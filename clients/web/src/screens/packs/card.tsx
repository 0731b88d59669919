// One card of one's own set: what is to be seen on it, for those who do not see it and for bots.
import { useState } from "preact/hooks";
import type { Card } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { picture } from "../../core/cards";
import { t } from "../../core/i18n";
import { Sheet } from "../../parts/layers";
import { Icon } from "../../parts/marks";

export function CardEditor({ card, close, save, remove }: { card: Card; close: () => void; save: (altText: string) => void; remove: () => void }) {
  const [text, setText] = useState(card.altText);
  return (
    <Sheet title={t("card.n", { n: card.id.split("/")[1]! })} class="menu cardedit" close={close}>
      <img src={picture(card.id, "large")} alt={card.altText} />
      <label class="field">
        <span>{t("packs.alt")}</span>
        <textarea class="input" dir="auto" rows={2} maxLength={300} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <p class="hint left">{t("packs.alt.how")}</p>
      <div class="row">
        <button type="button" class="btn two small danger" onClick={remove}>
          <Icon of="bin" />
          {t("packs.card.remove")}
        </button>
        <button type="button" class="btn small grow" disabled={text.trim() === card.altText} onClick={() => save(text.trim())}>{t("packs.save")}</button>
      </div>
    </Sheet>
  );
}
