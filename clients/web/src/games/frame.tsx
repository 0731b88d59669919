// What every game's screen has: the sky with the moons, the clue, the table in the middle, the shelf, scores and talk beside.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { GameState, PauseCause, Presence, type Game } from "../gen/parlour/api/game/v1/game_pb";
import type { Award } from "../gen/parlour/api/common/v1/award_pb";
import { t, tr, listedNodes, tOr, type Key } from "../core/i18n";
import { useSecond } from "../core/hooks";
import type { GameSession } from "../core/game";
import { refusalText } from "../core/refusal";
import type { RoomSession } from "../core/room";
import { router } from "../core/router";
import { server } from "../core/server";
import { play } from "../core/sound";
import { Note, Said } from "../parts/layers";
import { Icon, Moons, Tok, Toks } from "../parts/marks";
import { Scene } from "../parts/scene";
import { TalkBox } from "../screens/talk";

export interface Ctx {
  session: GameSession;
  room: RoomSession | null;
  game: Game;
}

export const nameOf = (ctx: Ctx, seat: number): string => (seat === ctx.session.me ? t("you") : plainName(ctx, seat));
export const plainName = (ctx: Ctx, seat: number): string => ctx.game.seats[seat]?.displayName || t("nobody");
export const points = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

export function reasonText(reason: string, count: number): string {
  return tOr(`why.${reason}`, reason.toLowerCase().replaceAll("_", " "), { n: count });
}

export const awardOf = (awards: Award[], seat: number): Award | undefined => awards.find(({ to }) => to === String(seat));

/** A reveal stays on this phone until it is left, or 25 seconds; the server has moved on. `turn`: of the last one revealed. */
export function useHeld(turn: number | undefined): { held: boolean; gone: boolean; left: number; release: () => void } {
  const first = useRef(turn);
  const [until, setUntil] = useState(0);
  const known = useRef(turn);
  useEffect(() => {
    if (turn === undefined || turn === known.current) return;
    known.current = turn;
    if (turn !== first.current) setUntil(Date.now() + 25_000);
  }, [turn]);
  const left = Math.ceil((until - Date.now()) / 1000);
  useSecond(left > 0);
  return { held: left > 0, gone: until > 0 && left <= 0, left, release: () => setUntil(1) };
}

/** The reveal of a turn with its sound, as each game shows it; `done` once the last one of a game has been looked at. */
export function useReveal(turn: number | undefined, over: boolean, done: () => void): { shown: boolean; left: number; release: () => void } {
  const { held, gone, left, release } = useHeld(turn);
  useEffect(() => {
    if (held) play("reveal");
  }, [held]);
  useEffect(() => {
    if (over && gone) done();
  }, [over, gone]);
  return { shown: held || over, left, release };
}

export function Remaining({ session }: { session: GameSession }) {
  const left = session.remaining;
  useSecond(left !== null);
  if (left === null) return <span class="time" />;
  const seconds = Math.ceil(left);
  const said = seconds === 30 ? t("time.30") : seconds === 10 ? t("time.10") : "";
  return (
    <>
      <span class={`time${seconds <= 10 ? " soon" : ""}`} role="timer" aria-label={t("time.left")} aria-live="off">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
      </span>
      <Said text={said} urgent={seconds <= 10} />
    </>
  );
}

/** The clue: spoken, never boxed. `said` may hold anything at all. */
export function ClueLine({ ctx, seat, said, aloud, who, quiet }: { ctx: Ctx; seat?: number; said?: string; aloud?: boolean; who?: ComponentChildren; quiet?: ComponentChildren }) {
  const long = (said?.length ?? 0) > 80;
  return (
    <section class="clue" aria-live="polite" aria-label={t("phase.clue")}>
      <p class="who">
        {seat !== undefined && <Tok seat={seat} k={20} />}
        <span>{who ?? (seat === ctx.session.me ? t("you.said") : tr("clue.says", { name: plainName(ctx, seat ?? 0) }))}</span>
      </p>
      {quiet !== undefined ? (
        <p class="say q">{quiet}</p>
      ) : said ? (
        <p class={`say${long ? " long" : ""}`} dir="auto" title={long ? said : undefined}>
          {said}
        </p>
      ) : (
        aloud && (
          <p class="say aloud">
            <span class="wave">
              <Icon of="wave" />
            </span>
            {seat === ctx.session.me ? t("clue.aloud.you") : t("clue.listen")}
          </p>
        )
      )}
    </section>
  );
}

/** "Waiting for Ana and Bo", or that points are counted. */
export function Waiting({ ctx }: { ctx: Ctx }) {
  const names = ctx.game.waitingFor.map((seat) => nameOf(ctx, seat));
  return (
    <p class="ask" role="status">
      {ctx.game.countingPoints ? t("counting") : names.length ? <WaitingFor names={names} /> : t("moment")}
    </p>
  );
}

function WaitingFor({ names }: { names: string[] }) {
  const [before, after = ""] = t("wait").split("{list}");
  return (
    <>
      {before}
      {listedNodes(names)}
      {after}
    </>
  );
}

export function Strip({ ctx, seats, done }: { ctx: Ctx; seats: number[]; done: readonly number[] }) {
  return (
    <ul class="strip" aria-label={t("strip")}>
      {seats.map((seat) => (
        <li key={seat} class={done.includes(seat) ? "done" : "wait"}>
          <Tok seat={seat} k={24} name={`${nameOf(ctx, seat)}: ${t(done.includes(seat) ? "strip.in" : "strip.out")}`} />
        </li>
      ))}
    </ul>
  );
}

/** Everybody awaited as a meadow of rabbits is drawn in `Meadow` of the Dixit family; here is the list beside the table. */
export function Ranking({ ctx, title }: { ctx: Ctx; title: string }) {
  const seats = [...ctx.game.seats].filter(({ presence, score }) => presence !== Presence.DEPARTED || score > 0).sort((a, b) => b.score - a.score || a.seat - b.seat);
  return (
    <aside class="side left" aria-label={t("scores")}>
      <h2>{title}</h2>
      <ol class="rank">
        {seats.map(({ seat, displayName, score, presence }) => (
          <li key={seat} class={[seat === ctx.session.me ? "me" : "", presence !== Presence.PRESENT ? "gone" : ""].join(" ")}>
            <Tok seat={seat} k={24} />
            <bdi class="name">{seat === ctx.session.me ? t("name.you", { name: displayName }) : displayName}</bdi>
            <b>{score}</b>
          </li>
        ))}
      </ol>
      <p class="sideacts">
        <button type="button" class="link" onClick={() => router.lay("track")}>
          {t("track")}
        </button>
        <button type="button" class="link" onClick={() => router.lay("history")}>
          {t("history")}
        </button>
      </p>
    </aside>
  );
}

export function Banners({ ctx }: { ctx: Ctx }) {
  const { session, room, game } = ctx;
  const { outbox } = session;
  const [patient, setPatient] = useState(false);
  const broken = session.live.was && !session.live.online;
  useEffect(() => {
    if (!broken) {
      setPatient(false);
      return;
    }
    const timer = setTimeout(() => setPatient(true), 3000); // a short stumble is not worth a word
    return () => clearTimeout(timer);
  }, [broken]);
  const away = game.seats.filter(({ seat, presence }) => presence === Presence.AWAY && game.waitingFor.includes(seat));
  return (
    <div class="banners">
      {patient && (
        <Note icon="offline" title={t("off.title")} act={{ label: t("retry.now"), run: session.live.again }}>
          {t(outbox.sending ? "off.kept" : "off.text")}
        </Note>
      )}
      {outbox.news && (
        <Note icon={outbox.news.good ? "tick" : "offline"} tone={outbox.news.good ? "good" : "bad"} title={t(outbox.news.good ? "off.back" : "off.late")} act={{ label: t("ok"), run: () => outbox.settle() }}>
          {t(outbox.news.good ? "off.counted" : "off.left", { label: outbox.news.label })}
        </Note>
      )}
      {outbox.refused && outbox.refused.reason !== "JINXED" && (
        <Note icon="close" tone="bad" title={refusalText(outbox.refused)} act={{ label: t("ok"), run: () => outbox.settle() }} />
      )}
      {room?.problem && <Note icon="close" tone="bad" title={refusalText(room.problem)} act={{ label: t("ok"), run: () => room.settle() }} />}
      {server.stale && <Note icon="again" title={t("stale.title")} act={{ label: t("reload"), run: () => location.reload() }}>{t("stale")}</Note>}
      {game.state === GameState.PAUSED && (
        <Note icon="pause" title={game.pauseCause === PauseCause.HOST ? tr("paused.host", { name: room?.host?.displayName ?? "" }) : t(game.pauseCause === PauseCause.IDLENESS ? "paused.idle" : "paused.absence")}>
          {t("paused")}
        </Note>
      )}
      {away.map(({ seat, displayName }) => (
        <Note key={seat} icon="people" title={tr("away", { name: displayName })}>
          {t("away.text")}
        </Note>
      ))}
    </div>
  );
}

interface FrameProps {
  ctx: Ctx;
  screen: string;
  class?: string;
  turn: boolean;
  phases: Key[];
  now: number;
  clue: ComponentChildren;
  children: ComponentChildren;
  shelf: ComponentChildren;
  /** Heading of the scores. */
  scores: string;
  timeless?: boolean;
}

export function Frame({ ctx, screen, class: more = "", turn, phases, now, clue, children, shelf, scores, timeless }: FrameProps) {
  return (
    <div class={`game ${turn ? "turn" : "rest"} ${more}`} data-screen={screen}>
      <Scene />
      <header class="top">
        <a class="skip" href="#turn" onClick={(event) => (event.preventDefault(), document.getElementById("turn")?.focus())}>
          {t("skip")}
        </a>
        <button type="button" class="icon" aria-label={t("menu")} onClick={() => router.lay("menu")}>
          <Icon of="menu" />
        </button>
        <Moons phases={phases} now={now} />
        {timeless ? null : <Remaining session={ctx.session} />}
        {ctx.room && ctx.room.unread > 0 && (
          <button type="button" class="icon talkdot" aria-label={t("talk.unread", { n: ctx.room.unread })} onClick={() => router.lay("talk")}>
            <Icon of="talk" />
            <i class="dot">{ctx.room.unread}</i>
          </button>
        )}
        <button type="button" class="icon" aria-label={t("aid")} onClick={() => router.lay("aid")}>
          <Icon of="help" />
        </button>
      </header>
      {clue}
      <main class="mid">
        <Banners ctx={ctx} />
        {children}
      </main>
      {shelf}
      <Ranking ctx={ctx} title={scores} />
      {ctx.room ? (
        <aside class="side right" aria-label={t("talk")}>
          <h2>{t("talk")}</h2>
          <TalkBox room={ctx.room} />
        </aside>
      ) : (
        <aside class="side right" />
      )}
    </div>
  );
}

/** Whose act it was and who voted, in tokens. */
export function Votes({ ctx, seats, k = 18, label }: { ctx: Ctx; seats: readonly number[]; k?: number; label: Key }) {
  return <Toks seats={seats} names={(seat) => nameOf(ctx, seat)} k={k} label={t(label)} />;
}
