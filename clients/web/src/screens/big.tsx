// The table on a wall: nothing is tapped, and nothing hidden ever comes here.
import { useEffect, useMemo, useState } from "preact/hooks";
import { RoomState } from "../gen/parlour/api/lobby/v1/room_pb";
import { Phase, type TableView } from "../gen/parlour/api/games/dixit/v1/view_pb";
import type { TableView as JinxView } from "../gen/parlour/api/games/jinx/v1/view_pb";
import type { TableView as StellaView } from "../gen/parlour/api/games/stella/v1/view_pb";
import { GameSession } from "../core/game";
import { listed, t, tr, type Key } from "../core/i18n";
import { me } from "../core/account";
import { lobby, refusalOf } from "../core/net";
import { passing, refusalText } from "../core/refusal";
import { useObservable } from "../core/observable";
import { introduce } from "../core/door";
import { RoomSession } from "../core/room";
import { address, spaced } from "../core/router";
import { targetOf } from "../games/dixit/turn";
import { heroOf, verdict } from "../games/dixit/rows";
import { awardOf, plainName, points, Remaining, Strip, useHeld, Votes, Waiting, type Ctx } from "../games/frame";
import { lie } from "../games/jinx";
import { Lanterns, shownOn } from "../games/stella";
import { Card } from "../parts/card";
import { Icon, Moon, Moons, Rabbit, showEmblems, Tok } from "../parts/marks";
import { Qr } from "../parts/qr";
import { Scene } from "../parts/scene";
import { StateCard } from "../parts/layers";
import "../styles/big.css";
import { Track } from "../parts/track";
import type { Lying } from "../parts/table";
import { choiceOf, titleOf } from "./options";
import { Looking } from "../parts/looking";
import { Standing } from "./play";

export function BigScreen({ code }: { code: string }) {
  const [inside, setInside] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.documentElement.classList.add("big");
    let current = true;
    const enter = async (pause: number): Promise<void> => {
      try {
        if (!me()) await introduce(t("big.name"));
        await lobby.joinRoom({ name: `rooms/${code}`, asSpectator: true });
        if (current) setInside(true);
      } catch (error) {
        const refused = refusalOf(error);
        if (!passing(refused.code)) setProblem(refused.reason === "ROOM_NOT_FOUND" ? t("notfound", { code: spaced(code) }) : refusalText(refused));
        else if (current) setTimeout(() => void enter(Math.min(pause * 2, 8000)), pause);
      }
    };
    void enter(500);
    return () => {
      current = false;
      document.documentElement.classList.remove("big");
    };
  }, [code]);
  if (problem)
    return (
      <div class="page rest">
        <Scene />
        <StateCard icon="lock" title={problem} />
      </div>
    );
  return inside ? <Wall code={code} /> : <Looking />;
}

function Wall({ code }: { code: string }) {
  const room = useMemo(() => new RoomSession(code), [code]);
  useObservable(room);
  useEffect(() => room.start(), [room]);
  const name = room.room?.game ?? "";
  const session = useMemo(() => (name ? new GameSession(name, true) : null), [name]);
  useEffect(() => session?.start(), [session]);
  if (!room.room) return <Looking />;
  if (session && (room.room.state === RoomState.PLAYING || session.game?.outcome)) return <WallGame session={session} room={room} />;
  return <WallLobby room={room} />;
}

function WallLobby({ room }: { room: RoomSession }) {
  const choice = choiceOf(room.room?.options);
  return (
    <div class="bigs rest" data-screen="big-lobby">
      <Scene />
      <main class="blobby">
        <section>
          <p class="blogo">
            <Moon phase={1} />
            Parlour
          </p>
          <h1>{t("big.point")}</h1>
          <div class="bigqr">
            <Qr text={address(`r/${room.code}`)} label={t("invite.qr", { code: room.code })} />
          </div>
          <p class="bcode">
            <small>{tr("big.goto", { host: location.host })}</small>
            <b>{spaced(room.code)}</b>
          </p>
        </section>
        <section class="bseats">
          <h2>{t("big.seated", { game: choice ? titleOf(choice) : "", n: room.seated.length })}</h2>
          <ul>
            {room.seated.map(({ player, displayName, ready, bot }, seat) => {
              const there = ready || bot || player === room.room?.host;
              return (
                <li key={player} class={there ? "in" : "out"}>
                  <Rabbit seat={seat} width={100} />
                  <b>
                    <bdi>{displayName}</bdi>
                  </b>
                  <small>{t(there ? "lobby.isready.short" : "lobby.choosing")}</small>
                </li>
              );
            })}
          </ul>
        </section>
      </main>
    </div>
  );
}

function WallGame({ session, room }: { session: GameSession; room: RoomSession }) {
  useObservable(session);
  const { game } = session;
  const reveals = game?.table.value?.lastReveal;
  const { held } = useHeld(reveals ? ("turn" in reveals ? reveals.turn : reveals.round) : undefined);
  if (!game) return <Looking />;
  showEmblems(game.seats);
  const ctx: Ctx = { session, room: null, game };
  if (session.over && !held) return <WallEnd ctx={ctx} room={room} />;
  switch (game.table.case) {
    case "dixit":
    case "party":
    case "team":
      return <WallDixit ctx={ctx} view={game.table.value} held={held} room={room} />;
    case "jinx":
      return <WallJinx ctx={ctx} view={game.table.value} held={held} room={room} />;
    case "stella":
      return <WallStella ctx={ctx} view={game.table.value} held={held} room={room} />;
    default:
      return <Looking />;
  }
}

interface WallProps {
  screen: string;
  head: preact.ComponentChildren;
  side: preact.ComponentChildren;
  foot: preact.ComponentChildren;
  children: preact.ComponentChildren;
  reveal?: boolean;
}

function WallFrame({ screen, head, side, foot, children, reveal }: WallProps) {
  return (
    <div class="bigs rest" data-screen={screen}>
      <Scene />
      <header class="btop">
        <div class="bclue" aria-live="polite">
          {head}
        </div>
        {side}
      </header>
      <main class={`btable${reveal ? " rev" : ""}`}>{children}</main>
      <footer class="bfoot">{foot}</footer>
    </div>
  );
}

function Head({ seat, who, clue, aloud }: { seat: number; who: preact.ComponentChildren; clue: string; aloud?: boolean }) {
  return (
    <>
      <p class="who">
        <Tok seat={seat} />
        <span>{who}</span>
      </p>
      {clue ? (
        <p class={`say${clue.length > 60 ? " long" : ""}`} dir="auto">{clue}</p>
      ) : (
        aloud && (
          <p class="say aloud">
            <span class="wave"><Icon of="wave" /></span> {t("clue.listen")}
          </p>
        )
      )}
    </>
  );
}

function Meta({ ctx, phases, now }: { ctx: Ctx; phases: Key[]; now: number }) {
  return (
    <div class="bmeta">
      <Moons phases={phases} now={now} />
      <Remaining session={ctx.session} />
    </div>
  );
}

function Join({ room }: { room: RoomSession }) {
  return (
    <section class="bqr">
      <Qr text={address(`r/${room.code}`)} label={t("invite.qr", { code: room.code })} />
      <div>
        <span>{t("big.join")}</span>
        <b>{spaced(room.code)}</b>
      </div>
    </section>
  );
}

function Done({ ctx, done, but, text }: { ctx: Ctx; done: readonly number[]; but?: number; text: Key }) {
  const seats = ctx.game.seats.map(({ seat }) => seat).filter((seat) => seat !== but && (done.includes(seat) || ctx.game.waitingFor.includes(seat)));
  return (
    <section class="bdone">
      <p>{seats.length ? t(text, { n: done.filter((seat) => seats.includes(seat)).length, m: seats.length }) : <Waiting ctx={ctx} />}</p>
      <Strip ctx={ctx} seats={seats} done={done} />
    </section>
  );
}

function Path({ ctx }: { ctx: Ctx }) {
  const runners = ctx.game.seats.map(({ seat, displayName, score }) => ({ seat, name: displayName, score, gained: awardOf(ctx.game.lastAwards, seat)?.points }));
  return (
    <section class="btrack">
      <Track runners={runners} target={targetOf(ctx) || Math.max(10, ...runners.map(({ score }) => score))} kind="wall" />
    </section>
  );
}

const DIXIT: Key[] = ["phase.clue", "phase.cards", "phase.vote", "phase.reveal"];

function WallDixit({ ctx, view, held, room }: { ctx: Ctx; view: TableView; held: boolean; room: RoomSession }) {
  const kind = ctx.game.table.case as "dixit" | "party" | "team";
  const reveal = view.lastReveal;
  if ((held || view.phase === Phase.OVER) && reveal) {
    const { title, why } = verdict(ctx, reveal, kind);
    const hero = heroOf(reveal, kind);
    return (
      <WallFrame
        screen="big-reveal"
        reveal
        head={<Head seat={reveal.storyteller} who={tr("clue.said", { name: plainName(ctx, reveal.storyteller) })} clue={reveal.clue} aloud={reveal.clueAloud} />}
        side={
          <div class="bverdict">
            <h1>{title}</h1>
            <p>{why}</p>
          </div>
        }
        foot={<Path ctx={ctx} />}
      >
        <div class={`bgrid n${reveal.slots.length > 8 ? 12 : reveal.slots.length}`}>
          {reveal.slots.map((slot) => (
            <figure key={slot.slot}>
              <Card card={slot.card} number={slot.slot} on={slot === hero} sizes="16vw">
                {slot.red && <i class="redt redon" />}
              </Card>
              <figcaption>
                <Tok seat={slot.owner} />
                <bdi>{plainName(ctx, slot.owner)}</bdi>
                <b class="bp">{points(awardOf(ctx.game.lastAwards, slot.owner)?.points ?? 0)}</b>
              </figcaption>
              <p class="vt">
                <Votes ctx={ctx} seats={slot.votes} k={0} label="votes.got" />
              </p>
            </figure>
          ))}
        </div>
      </WallFrame>
    );
  }
  const teller = view.storyteller;
  const phase = { [Phase.CLAIM]: 0, [Phase.CLUE]: 0, [Phase.SUBMIT]: 1, [Phase.VOTE]: 2 }[view.phase as number] ?? 3;
  return (
    <WallFrame
      screen={view.table.length ? "big-vote" : "big-wait"}
      head={
        teller === undefined || view.phase === Phase.CLUE ? (
          <>
            <p class="who">{t("turn.n", { n: view.turn || 1 })}</p>
            <p class="say q">{teller === undefined ? t("claim.ask") : tr("clue.looks", { name: plainName(ctx, teller) })}</p>
          </>
        ) : (
          <Head seat={teller} who={tr("clue.says", { name: plainName(ctx, teller) })} clue={view.clue} aloud={view.clueAloud} />
        )
      }
      side={<Meta ctx={ctx} phases={DIXIT} now={phase} />}
      foot={
        <>
          {view.phase === Phase.VOTE ? <Done ctx={ctx} done={view.voted} text="big.voted" /> : view.phase === Phase.SUBMIT ? <Done ctx={ctx} done={view.handedIn} but={teller} text="big.handed" /> : <section class="bdone"><Waiting ctx={ctx} /></section>}
          <Join room={room} />
        </>
      }
    >
      {view.table.length ? (
        <div class={`bgrid n${view.table.length}`}>
          {view.table.map(({ slot, card }) => (
            <figure key={slot}>
              <Card card={card} number={slot} sizes="16vw" />
            </figure>
          ))}
        </div>
      ) : (
        <ul class="bmeadow">
          {ctx.session.present.map(({ seat, displayName, score }) => (
            <li key={seat} class={view.handedIn.includes(seat) || view.phase !== Phase.SUBMIT ? "in" : "out"}>
              <Rabbit seat={seat} width={110} />
              <bdi>{displayName}</bdi>
              <b>{score}</b>
            </li>
          ))}
        </ul>
      )}
    </WallFrame>
  );
}

function Lay({ lying, square, grid }: { lying: Lying[]; square?: boolean; grid: string }) {
  return (
    <div class={`bgrid ${grid}`}>
      {lying.map(({ number, card, on, dead, class: more, inside }) => (
        <figure key={number}>
          <Card card={card} number={number} on={on} square={square} class={[dead ? "dead" : "", more ?? ""].join(" ")} sizes="14vw">
            {inside}
          </Card>
        </figure>
      ))}
    </div>
  );
}

function WallJinx({ ctx, view, held, room }: { ctx: Ctx; view: JinxView; held: boolean; room: RoomSession }) {
  const reveal = (held || !view.grid.length) && view.lastReveal ? view.lastReveal : null;
  const active = reveal?.activePlayer ?? view.activePlayer;
  const clue = reveal?.clue ?? view.clue;
  const finder = reveal?.finder;
  return (
    <WallFrame
      screen="big-jinx"
      head={clue || view.phase !== 1 || reveal ? <Head seat={active} who={tr(reveal ? "clue.said" : "clue.says", { name: plainName(ctx, active) })} clue={clue} aloud={reveal?.clueAloud ?? view.clueAloud} /> : <Head seat={active} who={tr("clue.looks", { name: plainName(ctx, active) })} clue="" />}
      side={
        reveal ? (
          <div class="bverdict">
            <h1>{finder === undefined ? tr("jinx.over.nobody", { n: reveal.target }) : tr("jinx.over", { name: plainName(ctx, finder), n: reveal.target })}</h1>
          </div>
        ) : (
          <Meta ctx={ctx} phases={["phase.clue", "phase.point", "phase.result"]} now={view.phase === 1 ? 0 : 1} />
        )
      }
      foot={reveal ? <section class="bdone bstand"><Standing ctx={ctx} /></section> : <><section class="bdone"><Waiting ctx={ctx} /></section><Join room={room} /></>}
    >
      <Lay lying={lie(ctx, reveal?.grid ?? view.grid, reveal?.marks ?? view.marks, reveal?.target)} square grid="jx" />
    </WallFrame>
  );
}

function WallStella({ ctx, view, held, room }: { ctx: Ctx; view: StellaView; held: boolean; room: RoomSession }) {
  const reveal = held && view.lastReveal ? view.lastReveal : null;
  return (
    <WallFrame
      screen="big-stella"
      head={
        <>
          <p class="who">{t("stella.round", { n: reveal?.round ?? view.round })}</p>
          <p class="say word" dir="auto">{reveal?.word ?? view.word}</p>
        </>
      }
      side={reveal ? <div class="bverdict"><h1>{reveal.fallen.length ? t("stella.fellen", { list: listed(reveal.fallen.map((seat) => plainName(ctx, seat))), n: reveal.fallen.length }) : t("stella.nofall")}</h1></div> : <Meta ctx={ctx} phases={["phase.mark", "phase.show", "phase.points"]} now={view.phase === 1 ? 0 : 1} />}
      foot={
        <>
          {view.phase === 1 && !reveal ? <Done ctx={ctx} done={view.confirmed} text="big.marked" /> : <section class="bdone"><Lanterns ctx={ctx} view={reveal ? { ...reveal, scout: undefined } : view} /></section>}
          <Join room={room} />
        </>
      }
    >
      <Lay lying={shownOn(reveal?.grid ?? view.grid, reveal?.showings ?? view.showings)} grid="st" />
    </WallFrame>
  );
}

function WallEnd({ ctx, room }: { ctx: Ctx; room: RoomSession }) {
  const winners = ctx.game.outcome?.winners ?? [];
  return (
    <div class="bigs rest" data-screen="big-end">
      <Scene />
      <main class="blobby bend">
        <section class="winners">
          <div class="wr">{winners.map((seat) => <Rabbit key={seat} seat={seat} width={150} />)}</div>
          <h1>{winners.length ? t("end.other", { list: listed(winners.map((seat) => plainName(ctx, seat))), n: winners.length }) : t("end.abandoned")}</h1>
        </section>
        <section class="sheet">
          <Standing ctx={ctx} gains={false} />
        </section>
      </main>
      <footer class="bfoot"><section class="bdone" /><Join room={room} /></footer>
    </div>
  );
}
