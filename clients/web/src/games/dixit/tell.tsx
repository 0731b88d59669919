// The storyteller: a card first, then words. In Party the words come without a card.
import { useState } from "preact/hooks";
import { t } from "../../core/i18n";
import { server } from "../../core/server";
import { Card } from "../../parts/card";
import { Icon } from "../../parts/marks";
import { Shelf } from "../../parts/scene";
import { ClueLine } from "../frame";
import { OwnHand, useAt } from "./own-hand";
import { Screen, type Parts } from "./turn";

export function TellScreen({ parts }: { parts: Parts }) {
  const { ctx, kind, hand, send } = parts;
  const cards = hand?.cards ?? [];
  const party = kind === "party";
  const [at, setAt] = useAt(cards.length);
  const [writing, write] = useState(party);
  const [text, setText] = useState("");
  const [aloud, setAloud] = useState(false);
  const card = party ? "" : (cards[at] ?? "");
  const limit = server.info?.clueLimit || 200;
  const count = graphemes(text.trim());
  const ready = (aloud || count > 0) && count <= limit;
  const give = () => ready && send("clue", text.trim(), { case: "giveClue", value: { text: text.trim(), aloud, card } });

  if (!writing)
    return (
      <Screen
        parts={parts}
        screen="clue"
        turn
        clue={<ClueLine ctx={ctx} seat={ctx.session.me} who={t("you.storyteller")} quiet={t("clue.whisper")} />}
        shelf={
          <Shelf crest={1}>
            <p class="ask" role="status">
              {t("clue.pick")}
            </p>
            <button type="button" class="btn" onClick={() => write(true)}>
              <Icon of="tick" />
              {t("clue.tell")}
            </button>
          </Shelf>
        }
      >
        <OwnHand cards={cards} at={at} onAt={setAt} act={(index) => ({ label: t("clue.tell"), run: () => (setAt(index), write(true)) })} />
      </Screen>
    );

  return (
    <Screen
      parts={parts}
      screen="clue-write"
      class="kbopen"
      turn
      clue={
        <section class="clue slim" aria-label={t("phase.clue")}>
          <p class="who">{party ? t(cards.length ? "party.clue" : "party.blind") : t("clue.secret")}</p>
        </section>
      }
      shelf={
        <Shelf>
          <button type="button" class="btn" disabled={!ready || ctx.session.outbox.sending} onClick={give}>
            {ctx.session.outbox.waiting ? t("kept") : t("clue.give")}
          </button>
          <p class="hint">{party ? t("clue.final.party") : t("clue.final")}</p>
        </Shelf>
      }
    >
      <div class={`write${party ? " nocard" : ""}`}>
        {!party && (
          <div class="wcard">
            <Card card={card} on sizes="(min-width:1000px) 300px, 132px" />
            <button type="button" class="link" onClick={() => write(false)}>
              {t("clue.other")}
            </button>
          </div>
        )}
        <div class="wform">
          <label class="field">
            <span>{t("clue.yours")}</span>
            <textarea class="input" dir="auto" value={text} onInput={(event) => setText(event.currentTarget.value)} onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && give()} />
          </label>
          <p class={`count${count > limit ? " over" : ""}`}>
            {count} / {limit}
          </p>
        </div>
        <div class="aloudrow">
          <button type="button" class="switch" role="switch" aria-checked={aloud} aria-label={t("clue.aloud")} onClick={() => setAloud(!aloud)} />
          <span aria-hidden="true">
            <b>{t("clue.aloud")}</b>
            <br />
            {t("clue.aloud.how")}
          </span>
        </div>
        {party && cards.length > 0 && (
          <ul class="minihand" aria-label={t("hand")}>
            {cards.map((one) => (
              <li key={one}>
                <Card card={one} sizes="20vw" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Screen>
  );
}

function graphemes(text: string): number {
  if (!("Segmenter" in Intl)) return [...text].length;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(text)) count++;
  return count;
}
