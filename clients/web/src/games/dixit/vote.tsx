// The vote: all cards in view at once, each to be enlarged.
import { useEffect, useState } from "preact/hooks";
import { listed, t, tr } from "../../core/i18n";
import { Shelf } from "../../parts/scene";
import { digit, Table } from "../../parts/table";
import { Viewer } from "../../parts/viewer";
import { ClueLine, plainName, Strip, Waiting } from "../frame";
import { ballotLabel, useBallot, type Ballot } from "./ballot";
import { awaitedOrDone, Screen, type Parts } from "./turn";

export function VoteScreen({ parts }: { parts: Parts }) {
  const { ctx, view } = parts;
  const ballot = useBallot(parts);
  const { may, own, redTeller, picked, red, forbidden, choose } = ballot;
  const [looking, look] = useState(0);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const number = digit(event);
      if (!number || !may || number > view.table.length) return;
      event.preventDefault();
      choose(number);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const wide = matchMedia("(min-width:1000px) and (hover:hover)").matches;
  const tap = (slot: number) => (wide && may && !forbidden(slot) ? choose(slot) : look(slot));
  const act = (index: number) => {
    const { slot } = view.table[index]!;
    if (forbidden(slot)) return null;
    if (redTeller || ballot.allowed > 1) return { label: t(ballot.chosen(slot) ? "vote.unchoose" : "vote.choose", { n: slot }), run: () => (choose(slot), look(0)), red: redTeller && !ballot.green };
    return { label: t(ballot.voted ? "vote.instead" : "vote.do", { n: slot }), run: () => (ballot.voteFor(slot), look(0)) };
  };

  return (
    <Screen
      parts={parts}
      screen={redTeller ? "party" : "vote"}
      turn={may && !ballot.voted}
      clue={<ClueLine ctx={ctx} seat={view.storyteller ?? 0} said={view.clue} aloud={view.clueAloud} />}
      shelf={
        <Shelf>
          {!may || ballot.settled ? (
            <>
              <Waiting ctx={ctx} />
              {ballot.voted && may && <p class="hint">{redTeller ? t("party.red.in", { n: ballot.castRed ?? 0 }) : t("vote.in", { n: listed(ballot.cast.map(String)) })}</p>}
            </>
          ) : (
            <Asking parts={parts} ballot={ballot} />
          )}
          <p class="sr" role="status">{ballot.replaced}</p>
          {view.table.length < 10 && <Strip ctx={ctx} seats={awaitedOrDone(ctx, view.voted)} done={view.voted} />}
        </Shelf>
      }
    >
      <Table
        lying={view.table.map(({ slot, card }) => ({
          number: slot,
          card,
          on: redTeller ? slot === red || picked.includes(slot) : picked.includes(slot),
          mine: own.includes(slot) && forbidden(slot),
          own: own.includes(slot) && !forbidden(slot),
          class: redTeller && picked.includes(slot) && slot !== red ? "green" : "",
        }))}
        onTap={tap}
        onPick={choose}
      />
      {looking > 0 && (
        <Viewer
          shown={view.table.map(({ slot, card }) => ({ card, number: slot, mine: own.includes(slot) && forbidden(slot) }))}
          at={view.table.findIndex(({ slot }) => slot === looking)}
          clue={view.clue}
          chosen={(index) => ballot.chosen(view.table[index]!.slot)}
          act={may ? act : undefined}
          close={() => look(0)}
        />
      )}
    </Screen>
  );
}

/** The question, and the button that answers it; for Party's storyteller with the red token. */
function Asking({ parts: { ctx, kind, view }, ballot }: { parts: Parts; ballot: Ballot }) {
  const { redTeller, green, allowed } = ballot;
  const name = { name: plainName(ctx, view.storyteller ?? 0) };
  return (
    <>
      <p class="ask" role="status">
        {redTeller ? (
          <>
            <span class="redt" aria-hidden="true" />
            {t(green ? "party.green" : "party.red")}
          </>
        ) : kind === "party" ? (
          t("party.vote")
        ) : (
          tr(allowed > 1 ? "vote.two.ask" : "vote.ask", name)
        )}
      </p>
      {ballot.greenToo && (
        <div class="seg" role="group">
          <button type="button" aria-pressed={!green} onClick={() => ballot.placeGreen(false)}>{t("party.red")}</button>
          <button type="button" aria-pressed={green} onClick={() => ballot.placeGreen(true)}>{t("party.green")}</button>
        </div>
      )}
      <button type="button" class={`btn${redTeller ? " red" : ""}`} disabled={!ballot.ready || ctx.session.outbox.sending} onClick={() => ballot.vote()}>
        {ctx.session.outbox.waiting ? t("kept") : ballotLabel(ballot)}
      </button>
      {redTeller ? <p class="hint">{t("party.red.how")}</p> : kind === "party" ? <p class="hint">{t("party.vote.how")}</p> : allowed > 1 && <p class="hint">{t("vote.two")}</p>}
    </>
  );
}
