// A room from inside: the lobby, the game that is played there, and its end.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Code } from "@connectrpc/connect";
import { RoomState, type Member } from "../gen/parlour/api/lobby/v1/room_pb";
import { GameSession } from "../core/game";
import { listed, t, tr, tOr } from "../core/i18n";
import { me } from "../core/account";
import { refusalText } from "../core/refusal";
import { useObservable } from "../core/observable";
import { RoomSession } from "../core/room";
import { forgetRoom, nowIn } from "../core/visits";
import { address, router, spaced } from "../core/router";
import { server } from "../core/server";
import { read, write } from "../core/storage";
import { RoomNotes } from "../parts/notes";
import { Sheet, StateCard } from "../parts/layers";
import { Looking } from "../parts/looking";
import { Icon, Rabbit, SHAPES, showEmblems, Tok } from "../parts/marks";
import { Scene, Shelf } from "../parts/scene";
import { choiceOf, OptionsScreen, titleOf } from "./options";
import { PlayScreen } from "./play";
import { InviteBox, InviteSheet, MenuSheet } from "./sheets";
import { SettingsSheet } from "./settings";
import { TalkSheet } from "./talk";

export function Inside({ code }: { code: string }) {
  const room = useMemo(() => new RoomSession(code), [code]);
  useObservable(room);
  useEffect(() => {
    nowIn(code);
    return room.start();
  }, [room]);
  const name = room.room?.game ?? "";
  const going = room.room?.state === RoomState.PLAYING || room.room?.state === RoomState.STARTING;
  const [left, leave] = useState(read("left", ""));
  const session = useMemo(() => (name ? new GameSession(name, false) : null), [name]);
  const show = session !== null && (room.room?.state === RoomState.PLAYING || (!going && left !== name));
  useEffect(() => (session && show ? session.start() : undefined), [session, show]);
  const { over } = router.place;

  if (room.live.failure) {
    forgetRoom(code);
    const kicked = room.live.failure.code === Code.PermissionDenied || room.live.failure.code === Code.FailedPrecondition;
    return (
      <div class="page rest" data-screen="refused">
        <Scene />
        <StateCard icon="close" title={kicked ? t("removed") : t("closed")} act={{ label: t("tostart"), run: () => router.go("") }}>
          {kicked ? null : t("closed.why")}
        </StateCard>
      </div>
    );
  }
  if (!room.room) return <Looking />;
  if (show && session)
    return (
      <PlayScreen
        session={session}
        room={room}
        back={() => {
          write("left", name);
          leave(name);
        }}
      />
    );
  return (
    <>
      <Lobby room={room} />
      {over === "options" && <OptionsScreen room={room} />}
      {over === "talk" && <TalkSheet room={room} />}
      {over === "menu" && <MenuSheet room={room} ctx={null} />}
      {over === "settings" && <SettingsSheet />}
      {over === "invite" && <InviteSheet room={room} />}
      {over === "emblem" && <EmblemSheet room={room} />}
      {over.startsWith("member-") && <MemberSheet room={room} player={`players/${over.slice(7)}`} />}
    </>
  );
}

function Lobby({ room }: { room: RoomSession }) {
  useObservable(server);
  const { room: now, member, hosting } = room;
  if (!now) return null;
  const choice = choiceOf(now.options);
  const seated = room.seated;
  showEmblems(seated);
  const unready = seated.filter(({ ready, player }) => !ready && player !== now.host);
  const least = choice?.min ?? 3;
  const ready = member?.ready ?? false;
  const free = Math.max(0, now.seats - seated.length);
  const watchers = now.members.filter((one) => !one.seated);
  const last = room.messages.at(-1);
  const able = seated.length >= least && unready.length === 0;
  const host = room.host?.displayName ?? "";
  const starting = now.state === RoomState.STARTING;

  const hint = () => {
    if (seated.length < least) return seated.length === 1 ? t("lobby.alone", { code: spaced(room.code), n: least }) : t("lobby.few", { n: least - seated.length });
    if (unready.length) return t(hosting ? "lobby.wait.host" : "lobby.wait", { list: listed(unready.map((one) => (one.player === me()?.player ? t("you") : one.displayName))), host });
    return hosting ? t("lobby.go") : t("lobby.starts", { host });
  };

  return (
    <div class={`game ${hosting ? (able ? "turn" : "rest") : ready ? "rest" : "turn"} lobbyp`} data-screen="lobby">
      <Scene />
      <header class="top">
        <button type="button" class="icon" aria-label={t("menu")} onClick={() => router.lay("menu")}>
          <Icon of="menu" />
        </button>
        <span class="mid-t">
          <b>{now.title ? <bdi>{now.title}</bdi> : tr("table.of", { name: host })}</b>
        </span>
        <a class="icon" aria-label={t("bigscreen")} href={address(`table/${room.code}`)} target="_blank" rel="noopener">
          <Icon of="screen" />
        </a>
      </header>
      <main class="lobby">
        <h1 class="sr">{t("lobby")}</h1>
        <div class="banners wide"><RoomNotes room={room} /></div>
        <section class="sheet invited" aria-label={t("invite")}>
          <InviteBox code={room.code} />
        </section>
        <section class="rules sheet">
          <div class="row">
            <div class="grow">
              <h2>{choice ? titleOf(choice) : ""}{now.options?.game.case === "dixit" && choice?.key === "dixit" && `, ${t("edition", { name: edition(room) })}`}</h2>
              <p>
                {choice && t("players", { n: choice.min, m: choice.max })}. {choice && tOr(`game.${choice.key}.say`, "")}
              </p>
            </div>
            <button type="button" class="btn two small" onClick={() => router.lay("options")}>
              {t(hosting ? "options.open" : "options.view")}
            </button>
          </div>
        </section>
        <section class="talk sheet">
          <p>
            {last ? (
              <>
                <b><bdi>{last.displayName}</bdi></b> <bdi>{last.text}</bdi>
              </>
            ) : (
              t("talk.none")
            )}
          </p>
          <button type="button" class="icon" aria-label={room.unread ? t("talk.unread", { n: room.unread }) : t("talk")} onClick={() => router.lay("talk")}>
            <Icon of="talk" />
            {room.unread > 0 && <i class="dot">{room.unread}</i>}
          </button>
        </section>
        <section class="seatbox">
          <h2>
            {t("lobby.table")} <small>{t("seats.of", { n: seated.length, m: now.seats })}</small>
          </h2>
          <ul class="seats">
            {seated.map((one, index) => (
              <SeatCard key={one.player} room={room} one={one} seat={index} />
            ))}
            {Array.from({ length: Math.min(free, Math.max(2, least - seated.length)) }, (_, index) => (
              <li key={index} class="seat free">
                {hosting ? (
                  <button type="button" class="freebtn" onClick={() => void room.bot()}>
                    <b class="name">{t("lobby.free")}</b>
                    <small>{t("lobby.bot")}</small>
                  </button>
                ) : (
                  <span>
                    <b class="name">{t("lobby.free")}</b>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {watchers.length > 0 && <p class="hint left">{t("lobby.watching", { list: listed(watchers.map((one) => one.displayName)) })}</p>}
        </section>
      </main>
      <Shelf>
        {member?.seated === false ? (
          <>
            <p class="ask">{t("watching")}</p>
            {free > 0 && (
              <button type="button" class="btn" onClick={() => void room.sit()}>
                {t("join.sit")}
              </button>
            )}
          </>
        ) : hosting ? (
          <>
            <p class="ask" role="status">
              {t(starting ? "lobby.starting" : able ? "lobby.all" : "lobby.gather")}
            </p>
            <button type="button" class="btn" disabled={!able || starting} onClick={() => void startAll(room)}>
              {t("lobby.start")}
            </button>
          </>
        ) : (
          <>
            <p class="ask" role="status">{t(starting ? "lobby.starting" : ready ? "lobby.isready" : "lobby.ask")}</p>
            <button type="button" class={`btn${ready ? " two" : ""}`} onClick={() => void room.ready(!ready)}>
              {t(ready ? "lobby.unready" : "lobby.ready")}
            </button>
          </>
        )}
        <p class="hint" role="status">{hint()}</p>
      </Shelf>
    </div>
  );
}

const dealing = new WeakSet<RoomSession>();

/** One start at a time: whoever presses twice means it once. */
async function startAll(room: RoomSession): Promise<void> {
  if (dealing.has(room)) return;
  dealing.add(room);
  try {
    if (room.member && !room.member.ready && !(await room.ready(true))) return;
    await room.start_();
  } finally {
    dealing.delete(room);
  }
}

function edition(room: RoomSession): string {
  const options = room.room?.options?.game;
  if (options?.case !== "dixit") return "";
  const key = ["", "original", "revised", "refreshed", "disney", "odyssey"][options.value.edition] ?? "";
  const info = server.info?.games.find((game) => game.key === "dixit")?.options.find((option) => option.key === "edition");
  return tOr(`option.edition.${key}`, info?.values.find(({ value }) => value === key)?.title ?? key);
}

function SeatCard({ room, one, seat }: { room: RoomSession; one: Member; seat: number }) {
  const mine = one.player === me()?.player;
  const state = [one.player === room.room?.host && t("lobby.host"), one.bot ? t("lobby.isbot") : !one.connected ? t("lobby.away") : one.ready || one.player === room.room?.host ? t("lobby.isready.short") : t("lobby.choosing")].filter(Boolean).join(" · ");
  const inside = (
    <>
      <Rabbit seat={seat} />
      <span>
        <bdi class="name">{mine ? t("name.you", { name: one.displayName }) : one.displayName}</bdi>
        <small>{state}</small>
      </span>
      {(one.ready || one.bot) && (
        <i class="ok">
          <Icon of="tick" />
        </i>
      )}
    </>
  );
  if (!mine && !room.hosting) return <li class="seat">{inside}</li>;
  return (
    <li class={`seat${mine ? " me" : ""}`}>
      <button type="button" class="seatbtn" onClick={() => router.lay(mine ? "emblem" : `member-${one.player.slice(8)}`)}>
        {inside}
        {mine && <span class="sr">. {t("emblem")}</span>}
      </button>
    </li>
  );
}

/** One's own token: what others have is not to be had. */
function EmblemSheet({ room }: { room: RoomSession }) {
  const taken = new Map(room.seated.map((one) => [one.emblem, one]));
  const own = room.member?.emblem ?? 0;
  return (
    <Sheet title={t("emblem")}>
      <div class="emblems" role="radiogroup" aria-label={t("emblem")}>
        {SHAPES.map((shape, index) => {
          const other = index + 1 === own ? undefined : taken.get(index + 1);
          const name = t(`shape.${shape}`);
          return (
            <button key={shape} type="button" role="radio" aria-checked={index + 1 === own} disabled={other !== undefined} aria-label={other ? `${name}, ${other.displayName}` : name} onClick={() => void room.emblem(index + 1).then((done) => done && router.lift())}>
              <Tok seat={index} emblem={index + 1} k={40} />
            </button>
          );
        })}
      </div>
      {room.problem && <p class="hint left" role="status">{refusalText(room.problem)}</p>}
    </Sheet>
  );
}

/** The host's tools for one person. */
function MemberSheet({ room, player }: { room: RoomSession; player: string }) {
  const one = room.room?.members.find((member) => member.player === player);
  if (!one) return null;
  const done = (work: Promise<boolean>) => void work.then(() => router.lift());
  return (
    <Sheet title={one.displayName}>
      <div class="menuacts">
        {one.bot ? (
          <button type="button" class="btn two small" onClick={() => done(room.unbot(player))}>{t("host.unbot")}</button>
        ) : (
          <>
            <button type="button" class="btn two small" onClick={() => done(room.hand(player))}>{t("host.hand")}</button>
            <button type="button" class="btn two small" onClick={() => done(room.mute(player, !one.muted))}>{t(one.muted ? "host.unmute" : "host.mute")}</button>
            <button type="button" class="btn two small" onClick={() => done(room.kick(player, false))}>{t("host.kick")}</button>
            <button type="button" class="btn two small" onClick={() => done(room.kick(player, true))}>{t("host.ban")}</button>
          </>
        )}
      </div>
    </Sheet>
  );
}
