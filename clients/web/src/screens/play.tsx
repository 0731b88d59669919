// A game, whichever it is, with what may be laid over it; at its end the winners.
import { useEffect, useState } from "preact/hooks";
import { GameState } from "../gen/parlour/api/game/v1/game_pb";
import type { Reveal } from "../gen/parlour/api/games/dixit/v1/view_pb";
import type { HistoryStep } from "../gen/parlour/api/game/v1/game_service_pb";
import { Code } from "@connectrpc/connect";
import type { GameSession } from "../core/game";
import { roundsOf, useSteps, type Round } from "../core/history";
import { useKeys, useTurn } from "../core/hooks";
import { listed, t, tr } from "../core/i18n";
import { refusalText } from "../core/refusal";
import { useObservable } from "../core/observable";
import type { RoomSession } from "../core/room";
import { address, router } from "../core/router";
import { DixitGame } from "../games/dixit";
import { targetOf } from "../games/dixit/turn";
import { findersOf, heroOf } from "../games/dixit/rows";
import { awardOf, nameOf, plainName, points, Votes, type Ctx } from "../games/frame";
import { JinxGame } from "../games/jinx";
import { StellaGame } from "../games/stella";
import { Card } from "../parts/card";
import { Note, Said, Sheet, StateCard } from "../parts/layers";
import { Icon, Rabbit, showEmblems, Tok } from "../parts/marks";
import { Scene, Shelf } from "../parts/scene";
import { Track } from "../parts/track";
import { Looking } from "../parts/looking";
import { SettingsSheet } from "./settings";
import { AidSheet, InviteSheet, MenuSheet } from "./sheets";
import { TalkSheet } from "./talk";

export function PlayScreen({ session, room, back }: { session: GameSession; room: RoomSession; back: () => void }) {
  useObservable(session);
  const { game } = session;
  const { over } = router.place;
  const [seen, see] = useState(false);
  const running = game?.state === GameState.RUNNING;
  useTurn(Boolean(running && session.mine?.awaited), room.code);
  useKeys({ t: () => router.lay("talk"), "?": () => router.lay("aid") });
  // The last reveal is looked at before the winners are.
  const [wasRunning, setRunning] = useState(false);
  useEffect(() => {
    if (running) setRunning(true);
  }, [running]);
  const finished = session.over;
  useEffect(() => {
    if (!finished || !wasRunning) return;
    const timer = setTimeout(() => see(true), 25_000);
    return () => clearTimeout(timer);
  }, [finished, wasRunning]);

  if (session.live.failure && !game) {
    if (session.live.failure.code === Code.NotFound)
      return (
        <div class="page rest" data-screen="refused">
          <Scene />
          <StateCard icon="lock" title={t("game.gone")} act={{ label: t("end.room"), run: back }} />
        </div>
      );
    return (
      <div class="page rest" data-screen="refused">
        <Scene />
        <StateCard icon="close" title={refusalText(session.live.failure)} act={{ label: t("end.room"), run: back }} />
      </div>
    );
  }
  if (!game) return <Looking />;
  showEmblems(game.seats);
  const ctx: Ctx = { session, room, game };
  const last = finished && wasRunning && !seen && game.state === GameState.FINISHED;
  return (
    <>
      {finished && !last ? <EndScreen ctx={ctx} back={back} /> : <Playing ctx={ctx} done={() => see(true)} />}
      <Overlays ctx={ctx} room={room} over={over} />
    </>
  );
}

export function Playing({ ctx, done }: { ctx: Ctx; done: () => void }) {
  switch (ctx.game.table.case) {
    case "jinx":
      return <JinxGame ctx={ctx} done={done} />;
    case "stella":
      return <StellaGame ctx={ctx} done={done} />;
    case undefined:
      return <StateCard icon="again" title={t("game.unknown")} />;
    default:
      return <DixitGame ctx={ctx} done={done} />;
  }
}

function Overlays({ ctx, room, over }: { ctx: Ctx; room: RoomSession; over: string }) {
  switch (over) {
    case "menu":
      return <MenuSheet room={room} ctx={ctx} />;
    case "settings":
      return <SettingsSheet />;
    case "talk":
      return <TalkSheet room={room} />;
    case "invite":
      return <InviteSheet room={room} />;
    case "aid":
      return <AidSheet ctx={ctx} />;
    case "track":
      return <TrackSheet ctx={ctx} />;
    case "history":
      return <HistorySheet ctx={ctx} />;
    default:
      return null;
  }
}

const ranked = (ctx: Ctx) => {
  const order = [...ctx.game.seats].sort((a, b) => b.score - a.score || a.seat - b.seat);
  return order.map((seat) => ({ seat, rank: 1 + order.filter(({ score }) => score > seat.score).length }));
};

export function Standing({ ctx, gains = true }: { ctx: Ctx; gains?: boolean }) {
  return (
    <ol class="rank2">
      {ranked(ctx).map(({ seat, rank }) => {
        const gained = awardOf(ctx.game.lastAwards, seat.seat)?.points ?? 0;
        return (
          <li key={seat.seat} class={seat.seat === ctx.session.me ? "me" : ""}>
            <span class="pl">{rank}</span>
            <Tok seat={seat.seat} k={24} />
            <bdi class="name">{seat.seat === ctx.session.me ? t("name.you", { name: seat.displayName }) : seat.displayName}</bdi>
            <span class="lst">{gains && gained !== 0 ? points(gained) : ""}</span>
            <b>{seat.score}</b>
          </li>
        );
      })}
    </ol>
  );
}

function TrackSheet({ ctx }: { ctx: Ctx }) {
  const runners = ctx.game.seats.map(({ seat, displayName, score }) => ({ seat, name: displayName, score, gained: awardOf(ctx.game.lastAwards, seat)?.points }));
  const target = targetOf(ctx) || Math.max(10, ...runners.map(({ score }) => score));
  return (
    <Sheet title={t("track.after", { n: ctx.game.rounds })} class="wide trackp">
      <div class="tk-phone">
        <Track runners={runners} target={target} kind="phone" />
      </div>
      <div class="tk-wide">
        <Track runners={runners} target={target} kind="desk" />
      </div>
      <Standing ctx={ctx} />
    </Sheet>
  );
}

export const dixitReveal = (step: HistoryStep): Reveal | undefined => {
  for (const { event } of step.events) {
    if ((event.case === "dixit" || event.case === "party" || event.case === "team") && event.value.event.case === "turnRevealed") return event.value.event.value.reveal;
  }
  return undefined;
};

function HistorySheet({ ctx }: { ctx: Ctx }) {
  const { steps, problem } = useSteps(ctx.game.name, ctx.game.rounds);
  return (
    <Sheet title={t("history.title")} class="wide">
      {problem && <Note icon="close" tone="bad" title={refusalText(problem)} />}
      {steps && <Turns ctx={ctx} steps={steps} />}
      {!steps && !problem && <p class="hint">{t("moment")}</p>}
    </Sheet>
  );
}

function Turns({ ctx, steps }: { ctx: Ctx; steps: HistoryStep[] }) {
  const kind = ctx.game.table.case;
  if (kind === "jinx" || kind === "stella") return <Rounds ctx={ctx} steps={steps} />;
  const rounds = roundsOf(steps, dixitReveal).reverse();
  if (!rounds.length) return <p class="hint">{t("history.none")}</p>;
  return (
    <ol class="turns">
      {rounds.map((round) => (
        <TurnRow key={round.reveal.turn} ctx={ctx} round={round} />
      ))}
    </ol>
  );
}

export function TurnRow({ ctx, round: { reveal, awards } }: { ctx: Ctx; round: Round<Reveal> }) {
  const kind = ctx.game.table.case as "dixit" | "party" | "team";
  const hero = heroOf(reveal, kind);
  const found = kind === "party" ? (hero?.votes ?? []) : findersOf(reveal);
  const mine = ctx.session.me >= 0 ? awardOf(awards, ctx.session.me) : undefined;
  return (
    <li class="turnrow">
      <span class="tn">{reveal.turn}</span>
      {hero ? <Card card={hero.card} sizes="62px" /> : <span />}
      <div>
        <p class="who">
          <Tok seat={reveal.storyteller} k={20} />
          <bdi>{nameOf(ctx, reveal.storyteller)}</bdi>
        </p>
        <p class="hs" dir="auto">
          {reveal.clue || <i class="al">{t("clue.wasaloud")}</i>}
        </p>
        <p class="hf">
          <Votes ctx={ctx} seats={found} label="found.by" />
          <span>{found.length ? t("found.n", { n: found.length }) : t("found.nobody.short")}</span>
        </p>
      </div>
      {mine && (
        <b class="pts">
          {points(mine.points)}
          <small>{t("you").toLocaleLowerCase()}</small>
        </b>
      )}
    </li>
  );
}

/** Rounds of games that have no clue card of their own: what each brought. */
function Rounds({ ctx, steps }: { ctx: Ctx; steps: HistoryStep[] }) {
  const rounds = steps.flatMap((step) => step.events.flatMap(({ event }) => (event.case === "roundScored" ? [event.value] : []))).reverse();
  if (!rounds.length) return <p class="hint">{t("history.none")}</p>;
  return (
    <ol class="turns">
      {rounds.map(({ round, awards }) => (
        <li key={round} class="turnrow plain">
          <span class="tn">{round}</span>
          <ul class="gains">
            {awards.map(({ to, points: worth }) => (
              <li key={to}>
                <Tok seat={Number(to)} k={20} /> <bdi>{nameOf(ctx, Number(to))}</bdi> <b>{points(worth)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function EndScreen({ ctx, back }: { ctx: Ctx; back: () => void }) {
  const { game, session, room } = ctx;
  const winners = game.outcome?.winners ?? [];
  const mine = winners.includes(session.me);
  const others = winners.filter((seat) => seat !== session.me).map((seat) => plainName(ctx, seat));
  const score = game.seats[winners[0] ?? 0]?.score ?? 0;
  const abandoned = game.state === GameState.ABANDONED;
  const title = abandoned ? t("end.abandoned") : mine ? (others.length ? t("end.shared", { list: listed(others) }) : t("end.won")) : t("end.other", { list: listed(others), n: others.length });
  const again = async () => {
    await room?.ready(true);
    back();
  };
  const willing = room?.seated.filter(({ ready, bot, player }) => ready && !bot && player !== room.member?.player) ?? [];
  const share = async () => {
    const url = address(`replay/${game.name.slice(6)}`);
    try {
      if (navigator.share) await navigator.share({ title: "Parlour", url });
      else await navigator.clipboard.writeText(url);
    } catch {
      // put away by the person
    }
  };
  return (
    <div class={`game ${abandoned ? "rest" : "turn"} endg`} data-screen="end">
      <Scene />
      <header class="top">
        <button type="button" class="icon" aria-label={t("end.room")} onClick={back}>
          <Icon of="back" />
        </button>
        <span class="mid-t" />
        <button type="button" class="icon" aria-label={t("end.share")} onClick={() => void share()}>
          <Icon of="share" />
        </button>
      </header>
      <main class="endp" tabIndex={0}>
        <section class="winners">
          <div class="moonbig" aria-hidden="true" />
          <div class="wr">{winners.slice(0, 4).map((seat) => <Rabbit key={seat} seat={seat} width={winners.length > 2 ? 72 : 92} />)}</div>
          <h1>{title}</h1>
          <Said text={title} />
          <p class="lead">{abandoned ? t("end.abandoned.why") : t("end.points", { p: score, n: game.rounds })}</p>
        </section>
        <section class="sheet">
          <Standing ctx={ctx} gains={false} />
        </section>
        <BestClue ctx={ctx} />
      </main>
      <Shelf>
        {room && (
          <button type="button" class="btn" onClick={() => void again()}>
            <Icon of="again" />
            {t("end.again")}
          </button>
        )}
        <div class="row two">
          <button type="button" class="btn two small grow" onClick={() => router.go(`replay/${game.name.slice(6)}`)}>
            {t("end.replay")}
          </button>
          <button type="button" class="btn two small grow" onClick={back}>
            {t("end.room")}
          </button>
        </div>
        {willing.length > 0 && <p class="hint" role="status">{t("end.willing", { list: listed(willing.map(({ displayName }) => displayName)), n: willing.length })}</p>}
      </Shelf>
    </div>
  );
}

/** The clue that most, but not all, understood. */
function BestClue({ ctx }: { ctx: Ctx }) {
  const kind = ctx.game.table.case;
  const { steps } = useSteps(ctx.game.name, ctx.game.rounds);
  if (!steps || (kind !== "dixit" && kind !== "team")) return null;
  const rounds = roundsOf(steps, dixitReveal)
    .map(({ reveal }) => ({ reveal, found: findersOf(reveal).length, all: new Set(reveal.slots.flatMap(({ votes }) => votes)).size }))
    .filter(({ found, all }) => found > 0 && found < all)
    .sort((a, b) => b.found / b.all - a.found / a.all);
  const best = rounds[0];
  if (!best) return null;
  const { reveal, found, all } = best;
  const hero = heroOf(reveal, kind);
  return (
    <section class="sheet best">
      <h2>{t("end.best")}</h2>
      <div class="row">
        {hero && <Card card={hero.card} sizes="84px" />}
        <div>
          <p class="who">
            <Tok seat={reveal.storyteller} k={20} /> <bdi>{nameOf(ctx, reveal.storyteller)}</bdi>
          </p>
          <p class="hs" dir="auto">{reveal.clue || <i class="al">{t("clue.wasaloud")}</i>}</p>
          <p class="eyebrow">{tr("found.some", { n: found, m: all })}</p>
        </div>
      </div>
    </section>
  );
}
