// Stella: one word, fifteen pictures, and a lantern that somebody walks without.
import { useEffect, useRef, useState } from "preact/hooks";
import { Phase, Spark, type Hand, type Reveal, type Showing, type TableView } from "../gen/parlour/api/games/stella/v1/view_pb";
import type { MessageInitShape } from "@bufbuild/protobuf";
import type { MoveSchema } from "../gen/parlour/api/games/stella/v1/moves_pb";
import { listed, t, tr, type Key } from "../core/i18n";
import { router } from "../core/router";
import { Icon, Tok } from "../parts/marks";
import { Shelf } from "../parts/scene";
import { Table, type Lying } from "../parts/table";
import { Viewer } from "../parts/viewer";
import { Frame, nameOf, plainName, useReveal, Waiting, type Ctx } from "./frame";
import { Gains } from "./jinx";

const PHASES: Key[] = ["phase.mark", "phase.show", "phase.points"];
const MOST = 10;

export function StellaGame({ ctx, done }: { ctx: Ctx; done: () => void }) {
  const view = ctx.game.table.value as TableView;
  const { shown, left, release } = useReveal(view.lastReveal?.round, view.phase === Phase.OVER, done);
  if (shown && view.lastReveal) return <Points ctx={ctx} view={view} reveal={view.lastReveal} left={left} release={release} />;
  return view.phase === Phase.ASSOCIATE ? <Marking key={view.round} ctx={ctx} view={view} /> : <Showings key={view.round} ctx={ctx} view={view} />;
}

const marksOf = (ctx: Ctx): readonly number[] => {
  const own = ctx.session.mine?.hand;
  return own?.case === "stella" ? (own.value as Hand).marks : [];
};

function send(ctx: Ctx, kind: string, label: string, move: MessageInitShape<typeof MoveSchema>["move"]): Promise<void> {
  return ctx.session.outbox.send(ctx.game.phaseId, kind, label, { game: { case: "stella", value: { move } } });
}

function Word({ view, word, children }: { view: { round: number }; word: string; children?: preact.ComponentChildren }) {
  return (
    <section class="clue" aria-label={t("phase.clue")}>
      <p class="who">{t("stella.round", { n: view.round })}</p>
      <p class="say word" dir="auto">{word}</p>
      {children}
    </section>
  );
}

/** Everybody marks; nobody sees what the others mark. */
function Marking({ ctx, view }: { ctx: Ctx; view: TableView }) {
  const { session, game } = ctx;
  const saved = marksOf(ctx);
  const [marks, setMarks] = useState<number[]>([...saved]);
  const [looking, look] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const may = session.may("mark");
  const confirmed = view.confirmed.includes(session.me);
  const [changing, change] = useState(false);
  const active = may && (!confirmed || changing);
  useEffect(() => {
    if (!marks.length && saved.length) setMarks([...saved]);
  }, [saved.join()]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = (next: number[]) => (next.length ? send(ctx, "mark", "", { case: "mark", value: { positions: next } }) : Promise.resolve());
  const toggle = (position: number) => {
    if (!active) return;
    const next = marks.includes(position) ? marks.filter((one) => one !== position) : marks.length < MOST ? [...marks, position].sort((a, b) => a - b) : marks;
    setMarks(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(next), 700); // the server knows them if the time runs out
  };
  const finish = async () => {
    clearTimeout(timer.current);
    await save(marks);
    if (!confirmed) await send(ctx, "confirm", "", { case: "confirm", value: {} });
    change(false);
  };
  const otherWord = view.wordCard.find((word) => word !== view.word);
  const proposed = view.otherWord.length > 0;
  const agreed = view.otherWord.includes(session.me);
  const others = view.confirmed.filter((seat) => seat !== session.me).map((seat) => nameOf(ctx, seat));

  return (
    <Frame
      ctx={ctx}
      screen="stella"
      class="stella"
      turn={active}
      phases={PHASES}
      now={0}
      scores={t("scores.stars")}
      clue={
        <Word view={view} word={view.word}>
          {otherWord && (session.may("propose_other_word") || session.may("accept_other_word")) && !agreed && (
            <button type="button" class="link" onClick={() => void send(ctx, "word", "", { case: proposed ? "acceptOtherWord" : "proposeOtherWord", value: {} })}>
              {proposed ? tr("stella.agree", { list: listed(view.otherWord.map((seat) => nameOf(ctx, seat))), word: otherWord }) : tr("stella.other", { word: otherWord })}
            </button>
          )}
          {otherWord && agreed && <p class="who" role="status">{t("stella.asked", { word: otherWord })}</p>}
        </Word>
      }
      shelf={
        <Shelf>
          {may ? (
            <>
              <p class="ask" role="status">{active ? t(marks.length >= MOST ? "stella.most" : "stella.mark") : <Waiting ctx={ctx} />}</p>
              <div class="slate" role="group" aria-label={t("stella.slate")}>
                {view.grid.map((_, index) => (
                  <button key={index} type="button" class={`cell${marks.includes(index + 1) ? " x" : ""}`} aria-pressed={marks.includes(index + 1)} aria-label={t("card.n", { n: index + 1 })} disabled={!active} onClick={() => toggle(index + 1)}>
                    {index + 1}
                  </button>
                ))}
              </div>
              {active ? (
                <button type="button" class="btn" disabled={!marks.length} onClick={() => void finish()}>
                  {t("stella.done", { n: marks.length })}
                </button>
              ) : (
                <button type="button" class="btn two" onClick={() => change(true)}>{t("submit.change")}</button>
              )}
              <p class="hint">{t("stella.how")} {others.length > 0 && t("stella.others", { list: listed(others), n: others.length })}</p>
            </>
          ) : (
            <Waiting ctx={ctx} />
          )}
        </Shelf>
      }
    >
      <Table
        lying={view.grid.map((card, index) => ({ number: index + 1, card, on: marks.includes(index + 1) }))}
        grid="st"
        sizes="(min-width:1000px) 11vw, 19vw"
        onTap={look}
        onPick={toggle}
      />
      {looking > 0 && (
        <Viewer
          shown={view.grid.map((card, index) => ({ card, number: index + 1 }))}
          at={looking - 1}
          clue={view.word}
          chosen={(index) => marks.includes(index + 1)}
          act={active ? (index) => ({ label: t(marks.includes(index + 1) ? "stella.unmark" : "stella.markit", { n: index + 1 }), run: () => toggle(index + 1) }) : undefined}
          close={() => look(0)}
        />
      )}
      {game.countingPoints && <p class="sr" role="status">{t("counting")}</p>}
    </Frame>
  );
}

const SPARKS: Record<number, string> = { [Spark.NONE]: "fellc", [Spark.SPARK]: "spark", [Spark.SUPER_SPARK]: "super" };

export function shownOn(grid: readonly string[], showings: readonly Showing[], own: readonly number[] = [], selected = 0): Lying[] {
  return grid.map((card, index): Lying => {
    const number = index + 1;
    const showing = showings.find(({ position }) => position === number);
    const stars = showing?.spark === Spark.SUPER_SPARK ? 3 : showing?.spark === Spark.SPARK ? 2 : 0;
    return {
      number,
      card,
      on: number === selected || (!showing && own.includes(number)),
      class: showing ? SPARKS[showing.spark] : "",
      said: showing ? t(stars === 3 ? "stella.super.said" : stars === 2 ? "stella.spark.said" : "stella.fell.said") : "",
      inside: stars > 0 && (
        <span class="sp">
          {Array.from({ length: stars }, (_, star) => (
            <Icon key={star} of="star" />
          ))}
        </span>
      ),
    };
  });
}

export function Lanterns({ ctx, view }: { ctx: Ctx; view: Pick<TableView, "counts" | "fallen" | "inTheDark" | "scout"> }) {
  return (
    <ul class="lans" aria-label={t("stella.lanterns")}>
      {view.counts.map(({ seat, count }) => {
        const fell = view.fallen.includes(seat);
        const dark = view.inTheDark === seat;
        return (
          <li key={seat} class={`lan ${fell ? "fell" : dark ? "dark" : "light"}${view.scout === seat ? " scout" : ""}`}>
            <span class="lamp"><Icon of="lamp" /></span>
            <Tok seat={seat} k={20} />
            <bdi>{nameOf(ctx, seat)}</bdi>
            <small>{fell ? t("stella.fallen") : dark ? t("stella.indark", { n: count }) : t("stella.marks", { n: count })}</small>
          </li>
        );
      })}
    </ul>
  );
}

function told(ctx: Ctx, showing: Showing | undefined): preact.ComponentChildren {
  if (!showing) return null;
  const scout = nameOf(ctx, showing.scout);
  const others = showing.seats.filter((seat) => seat !== showing.scout).map((seat) => nameOf(ctx, seat));
  if (showing.spark === Spark.NONE) return tr("stella.fall", { name: scout, n: showing.position });
  return showing.spark === Spark.SUPER_SPARK ? tr("stella.super", { name: scout, other: others[0] ?? "", n: showing.position }) : tr("stella.spark", { name: scout, list: listed(others), n: showing.position });
}

/** The scout shows mark after mark. */
function Showings({ ctx, view }: { ctx: Ctx; view: TableView }) {
  const own = marksOf(ctx);
  const may = ctx.session.may("show");
  const shown = view.showings.map(({ position }) => position);
  const open = own.filter((position) => !shown.includes(position));
  const [chosen, choose] = useState(0);
  const [looking, look] = useState(0);
  const selected = open.includes(chosen) ? chosen : 0;
  const dark = view.inTheDark === ctx.session.me;
  const last = view.showings.at(-1);
  return (
    <Frame
      ctx={ctx}
      screen="stella-show"
      class="stella show"
      turn={may}
      phases={PHASES}
      now={1}
      scores={t("scores.stars")}
      clue={<Word view={view} word={view.word} />}
      shelf={
        <Shelf crest={1}>
          <p class="ask" role="status">{may ? t("stella.show") : ctx.game.countingPoints ? t("counting") : view.scout !== undefined ? tr("stella.scouts", { name: plainName(ctx, view.scout) }) : t("moment")}</p>
          {own.length > 0 && (
            <div class="slate mini" role="group" aria-label={t("stella.yours")}>
              {own.map((position) => {
                const showing = view.showings.find((one) => one.position === position);
                return (
                  <button
                    key={position}
                    type="button"
                    class={`cell${showing ? ` x ${SPARKS[showing.spark] ?? ""}` : ""}${position === selected ? " sel" : ""}`}
                    aria-pressed={position === selected}
                    aria-label={t("card.n", { n: position })}
                    disabled={!may || showing !== undefined}
                    onClick={() => choose(position)}
                  >
                    {position}
                  </button>
                );
              })}
            </div>
          )}
          {may && (
            <button type="button" class="btn" disabled={!selected || ctx.session.outbox.sending} onClick={() => void send(ctx, "show", String(selected), { case: "show", value: { position: selected } })}>
              {selected ? t("stella.showit", { n: selected }) : t("stella.pick")}
            </button>
          )}
          <p class="hint" role="status">{last ? told(ctx, last) : dark ? t("stella.dark") : view.inTheDark === undefined ? t("stella.nodark") : null}</p>
        </Shelf>
      }
    >
      <Table lying={shownOn(view.grid, view.showings, may ? [] : own, selected)} grid="st" sizes="(min-width:1000px) 11vw, 19vw" onTap={(position) => (may && open.includes(position) ? choose(position) : look(position))} onPick={look} />
      <Lanterns ctx={ctx} view={view} />
      {looking > 0 && <Viewer shown={view.grid.map((card, index) => ({ card, number: index + 1 }))} at={looking - 1} clue={view.word} close={() => look(0)} />}
    </Frame>
  );
}

function Points({ ctx, view, reveal, left, release }: { ctx: Ctx; view: TableView; reveal: Reveal; left: number; release: () => void }) {
  const over = view.phase === Phase.OVER;
  const fallen = reveal.fallen.map((seat) => nameOf(ctx, seat));
  return (
    <Frame
      ctx={ctx}
      screen="stella-points"
      class="stella show points"
      turn={false}
      phases={PHASES}
      now={2}
      timeless
      scores={t("scores.stars")}
      clue={<Word view={reveal} word={reveal.word} />}
      shelf={
        <Shelf>
          <p class="ask" role="status">{fallen.length ? t("stella.fellen", { list: listed(fallen), n: fallen.length }) : t("stella.nofall")}</p>
          <Gains ctx={ctx} />
          <div class="row">
            <button type="button" class="btn two" onClick={() => router.lay("track")}>{t("track.short")}</button>
            <button type="button" class="btn grow" onClick={release}>{t(over ? "reveal.end" : "stella.next")}</button>
          </div>
          <p class="hint">{t("reveal.self", { n: Math.max(0, left) })}</p>
        </Shelf>
      }
    >
      <Table lying={shownOn(reveal.grid, reveal.showings)} grid="st" sizes="(min-width:1000px) 11vw, 19vw" onTap={() => undefined} />
      <Lanterns ctx={ctx} view={{ counts: reveal.counts, fallen: reveal.fallen, inTheDark: reveal.inTheDark, scout: undefined }} />
    </Frame>
  );
}
