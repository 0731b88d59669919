// Cards are handed in: chosen, and until the last one comes chosen again.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../core/i18n";
import { useKeys } from "../../core/hooks";
import { play } from "../../core/sound";
import { Icon } from "../../parts/marks";
import { Shelf } from "../../parts/scene";
import { ClueLine, Strip } from "../frame";
import { Handed } from "./handed";
import { MateSlot, mateOf } from "./mate";
import { OwnHand, useAt } from "./own-hand";
import { awaitedOrDone, Screen, type Parts } from "./turn";

export function SubmitScreen({ parts }: { parts: Parts }) {
  const given = parts.hand?.submitted ?? [];
  const may = parts.ctx.session.may("submit_cards");
  const [changing, change] = useState(false);
  useEffect(() => {
    change(false);
    if (given.length) play("laid");
  }, [given.join()]);
  if (may && (!given.length || changing)) return <Choosing parts={parts} keep={given.length ? () => change(false) : undefined} />;
  return <Handed parts={parts} change={may ? () => change(true) : undefined} />;
}

/** `keep`: what is in stays in; there only if something is. */
function Choosing({ parts, keep }: { parts: Parts; keep?: () => void }) {
  const { ctx, kind, view, hand, send } = parts;
  const given = hand?.submitted ?? [];
  const two = view.cardsToSubmit > 1 && kind === "dixit";
  const cards = [...(hand?.cards ?? []), ...given];
  const [chosen, choose] = useState<string[]>([...given]);
  const [at, setAt] = useAt(cards.length, given[0] ? cards.indexOf(given[0]) : undefined);
  const now = cards[at] ?? "";
  const mate = mateOf(parts);
  const mateGave = mate !== undefined && view.handedIn.includes(mate) && !given.length;
  const teller = view.storyteller ?? 0;

  const handIn = (which: string[]) => send("cards", "", { case: "submitCards", value: { cards: which } });
  const toggle = (card: string) => {
    choose(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card].slice(-2));
    const next = cards.findIndex((one) => one !== card && !chosen.includes(one));
    if (!chosen.length && next >= 0) setAt(cards[at + 1] ? at + 1 : next); // on to the second one
  };
  const label = two
    ? chosen.length === 2
      ? t("submit.both")
      : chosen.includes(now)
        ? t("submit.takeback")
        : t("submit.choose", { n: chosen.length + 1 })
    : keep || mateGave
      ? t("submit.instead")
      : kind === "team" && mate !== undefined && ctx.session.me !== teller && mate !== teller
        ? t("team.submit")
        : t("submit.do");
  const run = () => (two ? (chosen.length === 2 ? handIn(chosen) : toggle(now)) : handIn([now]));
  useKeys({ h: run });

  return (
    <Screen
      parts={parts}
      screen="submit"
      turn
      clue={<ClueLine ctx={ctx} seat={teller} said={view.clue} aloud={view.clueAloud} />}
      shelf={
        <Shelf crest={1}>
          {kind === "team" && mate !== undefined ? (
            <MateSlot parts={parts} mate={mate} gave={mateGave} />
          ) : (
            <p class="ask" role="status">
              {t(two ? "submit.two" : "submit.ask")}
            </p>
          )}
          <div class="row">
            {keep && (
              <button type="button" class="btn two" onClick={keep}>
                {t("submit.keep")}
              </button>
            )}
            <button type="button" class="btn grow" disabled={ctx.session.outbox.sending} onClick={run}>
              {(!two || chosen.length === 2) && <Icon of="up" />}
              {ctx.session.outbox.waiting ? t("kept") : label}
            </button>
          </div>
          {two ? <p class="hint">{t("submit.two.how")}</p> : <Strip ctx={ctx} seats={awaitedOrDone(ctx, view.handedIn, teller)} done={view.handedIn} />}
        </Shelf>
      }
    >
      <OwnHand
        cards={cards}
        at={at}
        onAt={setAt}
        clue={view.clue}
        chosen={two ? chosen : given}
        act={(index) =>
          two
            ? { label: chosen.includes(cards[index]!) ? t("submit.takeback") : t("submit.choose", { n: Math.min(2, chosen.length + 1) }), run: () => toggle(cards[index]!) }
            : { label, run: () => handIn([cards[index]!]) }
        }
      />
    </Screen>
  );
}
