// Dixit in all editions, Dixit Party and Team Dixit: one turn, phase by phase.
import { useEffect, useState } from "preact/hooks";
import { Edition } from "../gen/parlour/api/games/dixit/v1/options_pb";
import { Phase, type Hand as OwnHand, type TableView } from "../gen/parlour/api/games/dixit/v1/view_pb";
import { listed, t, tr, type Key } from "../core/i18n";
import { useKeys } from "../core/hooks";
import { play } from "../core/sound";
import { Card } from "../parts/card";
import { Covered, Hand, useCover } from "../parts/hand";
import { Icon, Rabbit } from "../parts/marks";
import { Shelf } from "../parts/scene";
import { digit, Table } from "../parts/table";
import { Viewer } from "../parts/viewer";
import { router } from "../core/router";
import { server } from "../core/server";
import { DixitReveal, type Kind } from "./dixit-reveal";
import { ClueLine, Frame, nameOf, plainName, Strip, useHeld, Waiting, type Ctx } from "./frame";

const PHASES: Key[] = ["phase.clue", "phase.cards", "phase.vote", "phase.reveal"];
const MOON: Partial<Record<Phase, number>> = { [Phase.CLAIM]: 0, [Phase.CLUE]: 0, [Phase.SUBMIT]: 1, [Phase.VOTE]: 2, [Phase.SCORE]: 3, [Phase.OVER]: 3 };

export interface Parts {
  ctx: Ctx;
  kind: Kind;
  view: TableView;
  hand: OwnHand | undefined;
  send: (kind: string, label: string, move: MoveInit) => void;
}

type MoveInit =
  | { case: "claim"; value: object }
  | { case: "giveClue"; value: { text: string; aloud: boolean; card: string } }
  | { case: "submitCards"; value: { cards: string[] } }
  | { case: "castVote"; value: { slots: number[]; red?: number } };

export const targetOf = (ctx: Ctx): number => (ctx.game.options?.game.case === "dixit" ? (ctx.game.options.game.value.target ?? 30) : 0);

export function scoresTitle(ctx: Ctx): string {
  const options = ctx.game.options?.game;
  if (options?.case === "dixit" && options.value.edition !== Edition.REVISED) return t("scores.to", { n: options.value.target ?? 30 });
  return t("scores");
}

/** The view of whichever of the three is played. */
export function partsOf(ctx: Ctx): Parts | null {
  const { table } = ctx.game;
  if (table.case !== "dixit" && table.case !== "party" && table.case !== "team") return null;
  const own = ctx.session.mine?.hand;
  const kind = table.case;
  return {
    ctx,
    kind,
    view: table.value,
    hand: own?.case === kind ? own.value : undefined,
    send: (name, label, move) => void ctx.session.outbox.send(ctx.game.phaseId, name, label, { game: { case: kind as "dixit", value: { move } } }),
  };
}

export function DixitGame({ ctx, done }: { ctx: Ctx; done: () => void }) {
  const parts = partsOf(ctx)!;
  const { view } = parts;
  const { held, gone, left, release } = useHeld(view.lastReveal?.turn);
  useEffect(() => {
    if (held) play("reveal");
  }, [held]);
  const over = view.phase === Phase.OVER;
  useEffect(() => {
    if (over && gone) done();
  }, [over, gone]);
  if ((held || over) && view.lastReveal) return <RevealScreen parts={parts} left={left} release={release} />;
  switch (view.phase) {
    case Phase.CLAIM:
      return <ClaimScreen parts={parts} />;
    case Phase.CLUE:
      return ctx.session.may("give_clue") ? <TellScreen parts={parts} /> : <LookScreen parts={parts} />;
    case Phase.SUBMIT:
      return <SubmitScreen key={view.turn} parts={parts} />;
    default:
      return <VoteScreen key={view.turn} parts={parts} />;
  }
}

function Screen({ parts, screen, turn, clue, children, shelf, class: more }: { parts: Parts; screen: string; turn: boolean; clue: preact.ComponentChildren; children: preact.ComponentChildren; shelf: preact.ComponentChildren; class?: string }) {
  const { ctx, view } = parts;
  return (
    <Frame ctx={ctx} screen={screen} class={more} turn={turn} phases={PHASES} now={MOON[view.phase] ?? 0} clue={clue} shelf={shelf} scores={scoresTitle(ctx)}>
      {children}
    </Frame>
  );
}

/** The own hand as it is shown now: open, or covered while friends sit beside. */
function HandView({ cards, at, onAt, act, clue, chosen }: { cards: string[]; at: number; onAt: (index: number) => void; act?: (index: number) => { label: string; run: () => void } | null; clue?: string; chosen?: string[] }) {
  const cover = useCover();
  const [looking, look] = useState(-1);
  if (cover.covered)
    return (
      <div class="covers">
        <Covered cards={cards} held={cover.held} />
        <button type="button" class="btn hold two" {...cover.bar}>
          <Icon of="hand" />
          {t("peek.bar")}
        </button>
      </div>
    );
  return (
    <>
      <Hand cards={cards} at={at} onAt={onAt} onLook={look} chosen={chosen} />
      {looking >= 0 && (
        <Viewer
          shown={cards.map((card) => ({ card }))}
          at={looking}
          clue={clue}
          chosen={(index) => chosen?.includes(cards[index]!) ?? false}
          act={
            act &&
            ((index) => {
              const doing = act(index);
              return doing && { label: doing.label, run: () => (look(-1), onAt(index), doing.run()) };
            })
          }
          close={(index) => (look(-1), onAt(index))}
        />
      )}
    </>
  );
}

function useAt(count: number): [number, (index: number) => void] {
  const [at, setAt] = useState(Math.min(1, Math.max(0, count - 1)));
  return [Math.min(at, Math.max(0, count - 1)), setAt];
}

function ClaimScreen({ parts }: { parts: Parts }) {
  const { ctx, hand, send } = parts;
  const may = ctx.session.may("claim");
  const [at, setAt] = useAt(hand?.cards.length ?? 0);
  return (
    <Screen
      parts={parts}
      screen="claim"
      turn={may}
      clue={<ClueLine ctx={ctx} who={t("turn.first")} quiet={t("claim.ask")} />}
      shelf={
        <Shelf>
          {may ? (
            <>
              <p class="ask">{t("claim.first")}</p>
              <button type="button" class="btn" onClick={() => send("claim", "", { case: "claim", value: {} })}>
                {t("claim.do")}
              </button>
              <p class="hint">{t("claim.late")}</p>
            </>
          ) : (
            <Waiting ctx={ctx} />
          )}
        </Shelf>
      }
    >
      {hand?.cards.length ? <HandView cards={hand.cards} at={at} onAt={setAt} /> : <Watching parts={parts} />}
    </Screen>
  );
}

/** The storyteller: a card first, then words. In Party the words come without a card. */
function TellScreen({ parts }: { parts: Parts }) {
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
        <HandView cards={cards} at={at} onAt={setAt} act={(index) => ({ label: t("clue.tell"), run: () => (setAt(index), write(true)) })} />
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

/** Somebody else looks for a clue: time to look at one's own cards. */
function LookScreen({ parts }: { parts: Parts }) {
  const { ctx, view, hand } = parts;
  const [at, setAt] = useAt(hand?.cards.length ?? 0);
  const teller = view.storyteller ?? 0;
  return (
    <Screen
      parts={parts}
      screen="look"
      turn={false}
      clue={<ClueLine ctx={ctx} seat={teller} who={tr("turn.n", { n: view.turn })} quiet={tr("clue.looks", { name: plainName(ctx, teller) })} />}
      shelf={
        <Shelf>
          <Waiting ctx={ctx} />
        </Shelf>
      }
    >
      {hand?.cards.length ? <HandView cards={hand.cards} at={at} onAt={setAt} /> : <Watching parts={parts} />}
    </Screen>
  );
}

/** Who is in, as rabbits on the hill. */
function Meadow({ parts, done }: { parts: Parts; done: readonly number[] }) {
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
function Watching({ parts }: { parts: Parts }) {
  const { ctx, view } = parts;
  return (
    <div class="waitbox">
      <p class="watching chip">{t(ctx.session.me < 0 ? "watching" : "nextturn")}</p>
      <Meadow parts={parts} done={view.handedIn} />
    </div>
  );
}

function SubmitScreen({ parts }: { parts: Parts }) {
  const { ctx, kind, view, hand, send } = parts;
  const may = ctx.session.may("submit_cards");
  const given = hand?.submitted ?? [];
  const two = view.cardsToSubmit > 1 && kind === "dixit";
  const [changing, change] = useState(false);
  const [chosen, choose] = useState<string[]>([]);
  const picking = may && (!given.length || changing);
  const cards = picking ? [...(hand?.cards ?? []), ...given] : (hand?.cards ?? []);
  const [at, setAt] = useAt(cards.length);
  const now = cards[at] ?? "";
  const mate = mateOf(parts);
  const mateGave = mate !== undefined && view.handedIn.includes(mate) && !given.length;
  const teller = view.storyteller ?? 0;

  useEffect(() => {
    change(false);
    if (given.length) play("laid");
  }, [given.join()]);

  const hand_in = (which: string[]) => send("cards", "", { case: "submitCards", value: { cards: which } });
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
    : changing || mateGave
      ? t("submit.instead")
      : kind === "team" && mate !== undefined && ctx.session.me !== teller && mate !== teller
        ? t("team.submit")
        : t("submit.do");
  const run = () => (two ? (chosen.length === 2 ? hand_in(chosen) : toggle(now)) : hand_in([now]));
  useKeys({ h: () => picking && run() });
  const clue = <ClueLine ctx={ctx} seat={teller} said={view.clue} aloud={view.clueAloud} />;

  if (!picking)
    return (
      <Screen
        parts={parts}
        screen="wait"
        turn={false}
        clue={clue}
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
                  {may && (
                    <>
                      <br />
                      {t("submit.may")}
                    </>
                  )}
                </p>
                {may && (
                  <button type="button" class="btn two small" onClick={() => (choose(given), change(true))}>
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

  return (
    <Screen
      parts={parts}
      screen="submit"
      turn
      clue={clue}
      shelf={
        <Shelf crest={1}>
          {kind === "team" && mate !== undefined ? (
            <div class="teamslot">
              <div class="slotcard">
                <Icon of={mateGave ? "tick" : "hand"} />
              </div>
              <div>
                <p class="ask left" role="status">
                  {mate === teller ? tr("team.decoy", { mate: plainName(ctx, mate) }) : mateGave ? tr("team.gave", { mate: plainName(ctx, mate) }) : tr("team.one", { mate: plainName(ctx, mate) })}
                </p>
                <span>{t(mate === teller ? "team.decoy.how" : "team.how")}</span>
              </div>
            </div>
          ) : (
            <p class="ask" role="status">
              {t(two ? "submit.two" : "submit.ask")}
            </p>
          )}
          <div class="row">
            {changing && (
              <button type="button" class="btn two" onClick={() => change(false)}>
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
      <HandView
        cards={cards}
        at={at}
        onAt={setAt}
        clue={view.clue}
        chosen={two ? chosen : changing ? given : []}
        act={(index) =>
          two
            ? { label: chosen.includes(cards[index]!) ? t("submit.takeback") : t("submit.choose", { n: Math.min(2, chosen.length + 1) }), run: () => toggle(cards[index]!) }
            : { label, run: () => hand_in([cards[index]!]) }
        }
      />
    </Screen>
  );
}

const awaitedOrDone = (ctx: Ctx, done: readonly number[], but = -1): number[] =>
  ctx.game.seats.map(({ seat }) => seat).filter((seat) => seat !== but && (done.includes(seat) || ctx.game.waitingFor.includes(seat)));

function mateOf({ ctx, view }: Parts): number | undefined {
  return view.teams.find(({ seats }) => seats.includes(ctx.session.me))?.seats.find((seat) => seat !== ctx.session.me);
}

function VoteScreen({ parts }: { parts: Parts }) {
  const { ctx, kind, view, hand, send } = parts;
  const me = ctx.session.me;
  const teller = view.storyteller ?? 0;
  const may = ctx.session.may("cast_vote") && view.phase === Phase.VOTE;
  const own = hand?.ownSlots ?? [];
  const ownAllowed = kind === "party" && ctx.game.options?.game.case === "party" && ctx.game.options.game.value.ownCardVote !== false;
  const redTeller = kind === "party" && me === teller;
  const greenToo = redTeller && ctx.game.options?.game.case === "party" && ctx.game.options.game.value.storytellerGreen;
  const cast = hand?.votes ?? [];
  const castRed = hand?.red;
  const voted = view.voted.includes(me);

  const [picked, pick] = useState<number[]>([]);
  const [red, setRed] = useState<number | undefined>(undefined);
  const [green, placeGreen] = useState(!redTeller);
  const [replaced, say] = useState("");
  const [looking, look] = useState(0);
  useEffect(() => {
    if (cast.length) pick([...cast]);
    if (castRed !== undefined) setRed(castRed);
  }, [cast.join(), castRed]);

  const allowed = redTeller ? 1 : Math.max(1, view.votesAllowed);
  const forbidden = (slot: number) => own.includes(slot) && !(ownAllowed && (!redTeller || green));
  const choose = (slot: number) => {
    if (!may || forbidden(slot)) return;
    say("");
    if (redTeller && !green) return setRed(slot === red ? undefined : slot);
    if (picked.includes(slot)) return pick(picked.filter((one) => one !== slot));
    if (picked.length >= allowed && allowed > 1) say(t("vote.replaced", { new: slot, old: picked[0]! }));
    pick([...picked, slot].slice(-allowed));
  };
  const same = picked.join() === [...cast].join() && red === castRed;
  const ready = may && !(voted && same) && (redTeller ? red !== undefined && (!greenToo || picked.length > 0) : picked.length > 0);
  const vote = (slots = picked, redSlot = red) =>
    send("vote", listed(slots.map(String)), { case: "castVote", value: { slots: redTeller && !greenToo ? [] : slots, red: redTeller ? redSlot : undefined } });

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

  const names = listed(picked.map(String));
  const label = redTeller
    ? red === undefined
      ? t("party.red.pick")
      : greenToo
        ? t("party.redgreen", { red, green: picked[0] ?? "…" })
        : t("party.red.do", { n: red })
    : !picked.length
      ? t("vote.pick")
      : voted && !same
        ? t("vote.instead", { n: names })
        : t("vote.do", { n: names });
  const wide = matchMedia("(min-width:1000px) and (hover:hover)").matches;
  const tap = (slot: number) => (wide && may && !forbidden(slot) ? choose(slot) : look(slot));

  return (
    <Screen
      parts={parts}
      screen={redTeller ? "party" : "vote"}
      turn={may && !voted}
      clue={<ClueLine ctx={ctx} seat={teller} said={view.clue} aloud={view.clueAloud} />}
      shelf={
        <Shelf>
          {!may || (voted && same) ? (
            <>
              <Waiting ctx={ctx} />
              {voted && may && <p class="hint">{redTeller ? t("party.red.in", { n: castRed ?? 0 }) : t("vote.in", { n: listed(cast.map(String)) })}</p>}
            </>
          ) : (
            <>
              <p class="ask" role="status">
                {redTeller ? (
                  <>
                    <span class="redt" aria-hidden="true" />
                    {t(green ? "party.green" : "party.red")}
                  </>
                ) : kind === "party" ? (
                  t("party.vote")
                ) : allowed > 1 ? (
                  tr("vote.two.ask", { name: plainName(ctx, teller) })
                ) : (
                  tr("vote.ask", { name: plainName(ctx, teller) })
                )}
              </p>
              {greenToo && (
                <div class="seg" role="group">
                  <button type="button" aria-pressed={!green} onClick={() => placeGreen(false)}>{t("party.red")}</button>
                  <button type="button" aria-pressed={green} onClick={() => placeGreen(true)}>{t("party.green")}</button>
                </div>
              )}
              <button type="button" class={`btn${redTeller ? " red" : ""}`} disabled={!ready || ctx.session.outbox.sending} onClick={() => vote()}>
                {ctx.session.outbox.waiting ? t("kept") : label}
              </button>
              {redTeller ? <p class="hint">{t("party.red.how")}</p> : kind === "party" ? <p class="hint">{t("party.vote.how")}</p> : allowed > 1 && <p class="hint">{t("vote.two")}</p>}
            </>
          )}
          <p class="sr" role="status">{replaced}</p>
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
          chosen={(index) => picked.includes(view.table[index]!.slot) || red === view.table[index]!.slot}
          act={
            may
              ? (index) => {
                  const { slot } = view.table[index]!;
                  if (forbidden(slot)) return null;
                  if (redTeller || allowed > 1) return { label: t(picked.includes(slot) || red === slot ? "vote.unchoose" : "vote.choose", { n: slot }), run: () => (choose(slot), look(0)), red: redTeller && !green };
                  return { label: t(voted ? "vote.instead" : "vote.do", { n: slot }), run: () => (pick([slot]), vote([slot]), look(0)) };
                }
              : undefined
          }
          close={() => look(0)}
        />
      )}
    </Screen>
  );
}

function RevealScreen({ parts, left, release }: { parts: Parts; left: number; release: () => void }) {
  const { ctx, kind, view } = parts;
  const reveal = view.lastReveal!;
  const next = view.storyteller;
  const over = view.phase === Phase.OVER;
  const mine = !over && next === ctx.session.me && next !== undefined;
  return (
    <Frame
      ctx={ctx}
      screen="reveal"
      class="reveal"
      turn={mine}
      phases={PHASES}
      now={3}
      timeless
      scores={scoresTitle(ctx)}
      clue={<ClueLine ctx={ctx} seat={reveal.storyteller} said={reveal.clue} aloud={reveal.clueAloud} who={tr("clue.said", { name: nameOf(ctx, reveal.storyteller) })} />}
      shelf={
        <Shelf>
          <div class="row">
            <button type="button" class="btn two" onClick={() => router.lay("track")}>
              {t("track.short")}
            </button>
            <button type="button" class="btn grow" onClick={release}>
              {t(over ? "reveal.end" : "reveal.go")}
            </button>
          </div>
          <p class="hint" role="status">
            {over ? t("reveal.over") : mine ? t("you.next") : next !== undefined ? tr("reveal.next", { name: plainName(ctx, next) }) : null} {t("reveal.self", { n: Math.max(0, left) })}
          </p>
        </Shelf>
      }
    >
      <DixitReveal ctx={ctx} reveal={reveal} awards={ctx.game.lastAwards} kind={kind} />
    </Frame>
  );
}
