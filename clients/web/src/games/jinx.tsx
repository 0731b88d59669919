// Dixit Jinx: nine cards, one clue, and whoever points first.
import { useEffect, useRef, useState } from "preact/hooks";
import { Phase, type Hand, type Mark, type Reveal, type TableView } from "../gen/parlour/api/games/jinx/v1/view_pb";
import { games, near } from "../core/games";
import { refusalOf } from "../core/net";
import { refusalText } from "../core/refusal";
import { t, tr, type Key } from "../core/i18n";
import { uuid } from "../core/uuid";
import { play } from "../core/sound";
import { router } from "../core/router";
import { Icon, Tok } from "../parts/marks";
import { Shelf } from "../parts/scene";
import { digit, Table, type Lying } from "../parts/table";
import { Viewer } from "../parts/viewer";
import { awardOf, ClueLine, Frame, nameOf, plainName, points, reasonText, Strip, useReveal, Waiting, type Ctx } from "./frame";

const PHASES: Key[] = ["phase.clue", "phase.point", "phase.result"];

export function lie(ctx: Ctx, grid: readonly string[], marks: readonly Mark[], target?: number): Lying[] {
  return grid.map((card, index): Lying => {
    const number = index + 1;
    const mark = marks.find(({ position }) => position === number);
    const who = mark && nameOf(ctx, mark.seat);
    return {
      number,
      card,
      on: target === number,
      dead: mark !== undefined && !mark.right,
      said: mark ? t(mark.right ? "jinx.right.said" : "jinx.wrong.said", { name: who! }) : "",
      inside: mark && (
        <span class="claim">
          <Tok seat={mark.seat} k={46} />
          <Icon of={mark.right ? "tick" : "close"} />
        </span>
      ),
    };
  });
}

export function JinxGame({ ctx, done }: { ctx: Ctx; done: () => void }) {
  const view = ctx.game.table.value as TableView;
  const { shown, left, release } = useReveal(view.lastReveal?.turn, view.phase === Phase.OVER, done);
  if (shown && view.lastReveal) return <Result ctx={ctx} view={view} reveal={view.lastReveal} left={left} release={release} />;
  if (view.phase === Phase.CLUE) return <Hinting key={view.turn} ctx={ctx} view={view} />;
  return <Pointing key={view.turn} ctx={ctx} view={view} />;
}

/** The active player finds words for the card drawn; the others look at all nine. */
function Hinting({ ctx, view }: { ctx: Ctx; view: TableView }) {
  const own = ctx.session.mine?.hand;
  const target = own?.case === "jinx" ? (own.value as Hand).target : undefined;
  const mine = ctx.session.may("give_clue");
  const [text, setText] = useState("");
  const [aloud, setAloud] = useState(false);
  const [looking, look] = useState(0);
  const give = () => void ctx.session.outbox.send(ctx.game.phaseId, "clue", text.trim(), { game: { case: "jinx", value: { move: { case: "giveClue", value: { text: text.trim(), aloud } } } } });
  return (
    <Frame
      ctx={ctx}
      screen="jinx-clue"
      class="jinx"
      turn={mine}
      phases={PHASES}
      now={0}
      scores={t("scores.cards")}
      clue={<ClueLine ctx={ctx} seat={view.activePlayer} who={mine ? t("jinx.yours") : t("turn.n", { n: view.turn })} quiet={mine ? tr("jinx.hint", { n: target ?? 0 }) : tr("clue.looks", { name: plainName(ctx, view.activePlayer) })} />}
      shelf={
        <Shelf>
          {mine ? (
            <>
              <label class="field">
                <span class="sr">{t("clue.yours")}</span>
                <input class="input" dir="auto" value={text} placeholder={t("clue.yours")} onInput={(event) => setText(event.currentTarget.value)} onKeyDown={(event) => event.key === "Enter" && text.trim() && give()} />
              </label>
              <div class="row">
                <button type="button" class={`btn two small${aloud ? " set" : ""}`} aria-pressed={aloud} onClick={() => setAloud(!aloud)}>
                  <Icon of="wave" />
                  {t("clue.aloud.short")}
                </button>
                <button type="button" class="btn grow" disabled={!(aloud || text.trim()) || ctx.session.outbox.sending} onClick={give}>
                  {t("clue.give")}
                </button>
              </div>
            </>
          ) : (
            <Waiting ctx={ctx} />
          )}
        </Shelf>
      }
    >
      <Table lying={lie(ctx, view.grid, [], mine ? target : undefined)} grid="jx" square sizes="(min-width:1000px) 220px, 32vw" onTap={look} />
      {looking > 0 && <Viewer shown={view.grid.map((card, index) => ({ card, number: index + 1 }))} at={looking - 1} square close={() => look(0)} />}
    </Frame>
  );
}

interface Toast {
  title: string;
  text: string;
}

/** A race: one touch points, at once and for good. */
function Pointing({ ctx, view }: { ctx: Ctx; view: TableView }) {
  const { session, game } = ctx;
  const may = session.may("point") && view.phase === Phase.GUESS;
  const [flying, fly] = useState(0);
  const [toast, setToast] = useState<Toast | null>(null);
  const pending = useRef(false);
  const own = view.marks.find(({ seat }) => seat === session.me);
  const passed = view.passed.includes(session.me);

  const point = async (position: number) => {
    if (!may || pending.current || view.marks.some((mark) => mark.position === position)) return;
    pending.current = true;
    fly(position);
    setToast(null);
    try {
      await games.submitMove({ game: game.name, requestId: uuid(), phaseId: game.phaseId, move: { game: { case: "jinx", value: { move: { case: "point", value: { position } } } } } }, near(game.name));
    } catch (error) {
      const refused = refusalOf(error);
      play("jinx");
      const first = (ctx.session.game?.table.value as TableView | undefined)?.marks?.find((mark) => mark.position === position);
      if (refused.reason === "JINXED") setToast({ title: first ? t("jinx.faster", { name: plainName(ctx, first.seat) }) : t("jinx.jinx"), text: t("jinx.still") });
      else if (refused.reason === "ROUND_OVER") setToast({ title: t("jinx.late"), text: t("jinx.late.free") });
      else setToast({ title: refusalText(refused), text: t("jinx.still") });
    } finally {
      pending.current = false;
      fly(0);
    }
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const number = digit(event);
      if (!number || !may) return;
      event.preventDefault();
      void point(number);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const pass = () => void session.outbox.send(game.phaseId, "pass", "", { game: { case: "jinx", value: { move: { case: "pass", value: {} } } } });
  const lying = lie(ctx, view.grid, view.marks).map((slot) =>
    slot.number === flying && !slot.inside ? { ...slot, class: "flying", inside: <span class="claim half"><Tok seat={session.me} k={46} /></span> } : slot,
  );
  const finished = view.marks.map(({ seat }) => seat).concat(view.passed);
  return (
    <Frame
      ctx={ctx}
      screen="jinx"
      class="jinx"
      turn={may}
      phases={PHASES}
      now={1}
      scores={t("scores.cards")}
      clue={<ClueLine ctx={ctx} seat={view.activePlayer} said={view.clue} aloud={view.clueAloud} />}
      shelf={
        <Shelf crest={1}>
          {toast && (
            <div class="jtoast" role="alert">
              <b>{toast.title}</b>
              <span>{toast.text}</span>
            </div>
          )}
          <p class="ask" role="status">
            {may ? t(toast ? "jinx.another" : "jinx.point") : own ? t(own.right ? "jinx.right" : "jinx.wrong") : passed ? t("jinx.passed") : session.me === view.activePlayer ? t("jinx.they") : t("watching")}
          </p>
          {may ? (
            <div class="row two">
              <button type="button" class="btn two small grow" onClick={pass}>
                {t("jinx.pass")}
              </button>
            </div>
          ) : (
            <Strip ctx={ctx} seats={ctx.game.seats.map(({ seat }) => seat).filter((seat) => finished.includes(seat) || game.waitingFor.includes(seat))} done={finished} />
          )}
        </Shelf>
      }
    >
      <Table lying={lying} grid="jx" square sizes="(min-width:1000px) 220px, 32vw" onTap={(position) => void point(position)} onDown={(position) => void point(position)} />
    </Frame>
  );
}

function Result({ ctx, view, reveal, left, release }: { ctx: Ctx; view: TableView; reveal: Reveal; left: number; release: () => void }) {
  const over = view.phase === Phase.OVER;
  const mine = !over && view.activePlayer === ctx.session.me;
  const finder = reveal.finder;
  return (
    <Frame
      ctx={ctx}
      screen="jinx-result"
      class="jinx"
      turn={mine}
      phases={PHASES}
      now={2}
      timeless
      scores={t("scores.cards")}
      clue={<ClueLine ctx={ctx} seat={reveal.activePlayer} said={reveal.clue} aloud={reveal.clueAloud} who={tr("clue.said", { name: nameOf(ctx, reveal.activePlayer) })} />}
      shelf={
        <Shelf>
          <p class="ask" role="status">
            {finder === undefined ? tr("jinx.over.nobody", { n: reveal.target }) : finder === ctx.session.me ? tr("jinx.over.you", { n: reveal.target }) : tr("jinx.over", { name: plainName(ctx, finder), n: reveal.target })}
          </p>
          <Gains ctx={ctx} />
          <div class="row">
            <button type="button" class="btn two" onClick={() => router.lay("track")}>{t("track.short")}</button>
            <button type="button" class="btn grow" onClick={release}>{t(over ? "reveal.end" : "reveal.go")}</button>
          </div>
          <p class="hint">{over ? t("reveal.over") : mine ? t("you.next") : tr("reveal.next", { name: plainName(ctx, view.activePlayer) })} {t("reveal.self", { n: Math.max(0, left) })}</p>
        </Shelf>
      }
    >
      <Table lying={lie(ctx, reveal.grid, reveal.marks, reveal.target)} grid="jx" square sizes="(min-width:1000px) 220px, 32vw" onTap={() => undefined} />
    </Frame>
  );
}

/** What the round brought, and why, for all who got or lost something. */
export function Gains({ ctx }: { ctx: Ctx }) {
  const awards = ctx.game.seats.map(({ seat }) => ({ seat, award: awardOf(ctx.game.lastAwards, seat) })).filter(({ award }) => award && (award.points !== 0 || award.reasons.length));
  if (!awards.length) return null;
  return (
    <ul class="gains" aria-label={t("results")}>
      {awards.map(({ seat, award }) => (
        <li key={seat} class={seat === ctx.session.me ? "me" : ""}>
          <Tok seat={seat} k={20} />
          <bdi>{nameOf(ctx, seat)}</bdi>
          <span class="rwhy">{award!.reasons.map(({ reason, count }) => reasonText(reason, count)).join(", ")}</span>
          <b>{points(award!.points)}</b>
        </li>
      ))}
    </ul>
  );
}
