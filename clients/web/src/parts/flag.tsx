// "This card should not be there": said to the administrator, from the enlarged picture.
import { useState } from "preact/hooks";
import { catalogue } from "../core/catalogue";
import { cardName } from "../core/cards";
import { t } from "../core/i18n";
import { refusalOf } from "../core/net";
import { refusalText } from "../core/refusal";

export function FlagForm({ card, close }: { card: string; close: () => void }) {
  const [why, setWhy] = useState("");
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (!why.trim()) return;
    catalogue.reportCard({ card: cardName(card), why: why.trim() }).then(
      () => setDone(true),
      (error: unknown) => setProblem(refusalText(refusalOf(error))),
    );
  };
  if (done)
    return (
      <div class="flagform">
        <p role="status">{t("flag.done")}</p>
        <button type="button" class="btn small" onClick={close}>{t("ok")}</button>
      </div>
    );
  return (
    <form class="flagform" onSubmit={send}>
      <label class="field">
        <span>{t("flag.why")}</span>
        <textarea class="input" dir="auto" rows={2} maxLength={500} autofocus value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <div class="row">
        <button type="button" class="btn two small" onClick={close}>{t("close")}</button>
        <button class="btn small grow" disabled={!why.trim()}>{t("flag.send")}</button>
      </div>
    </form>
  );
}
