// Sheets that may lie over any screen: the room's menu with the host's tools, how points are counted.
import { useState } from "preact/hooks";
import { GameState, Presence } from "../gen/parlour/api/game/v1/game_pb";
import { t, tr } from "../core/i18n";
import { address, router } from "../core/router";
import { games, near } from "../core/games";
import { refusalOf } from "../core/net";
import { refusalText, type Refusal } from "../core/refusal";
import { useObservable } from "../core/observable";
import type { RoomSession } from "../core/room";
import { uuid } from "../core/uuid";
import type { Ctx } from "../games/frame";
import { Note, Sheet } from "../parts/layers";
import { Moon, Tok } from "../parts/marks";
import { Qr } from "../parts/qr";
import type { ComponentChildren } from "preact";

/** What may be done in a game besides playing; destructive things ask once. */
export function MenuSheet({ room, ctx }: { room: RoomSession; ctx: Ctx | null }) {
  useObservable(room);
  const [asking, ask] = useState<{ text: ComponentChildren; run: () => Promise<unknown> } | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const game = ctx?.game;
  const running = game?.state === GameState.RUNNING || game?.state === GameState.PAUSED;
  const act = (work: Promise<unknown>) =>
    void work.then(
      () => router.lift(),
      (error) => setProblem(refusalOf(error)),
    );
  const on = game ? { game: game.name, requestId: uuid() } : { game: "", requestId: "" };
  const leave = async () => {
    await room.leave();
    router.go("", true);
  };

  if (asking)
    return (
      <Sheet title={t("sure")}>
        <p>{asking.text}</p>
        <div class="row">
          <button type="button" class="btn two grow" onClick={() => ask(null)}>
            {t("no")}
          </button>
          <button type="button" class="btn grow" onClick={() => act(asking.run())}>
            {t("yes")}
          </button>
        </div>
      </Sheet>
    );

  return (
    <Sheet title={room.room?.title || t("table.of", { name: room.host?.displayName ?? "" })} class="menu">
      {problem && <Note icon="close" tone="bad" title={refusalText(problem)} />}
      <nav class="menuacts">
        <button type="button" class="btn two small" onClick={() => router.lay("talk")}>{t("talk")}</button>
        <button type="button" class="btn two small" onClick={() => router.lay("invite")}>{t("invite")}</button>
        {game && <button type="button" class="btn two small" onClick={() => router.lay("track")}>{t("track")}</button>}
        {game && <button type="button" class="btn two small" onClick={() => router.lay("history")}>{t("history")}</button>}
        <button type="button" class="btn two small" onClick={() => router.lay("settings")}>{t("settings")}</button>
        <a class="btn two small" href={address(`table/${room.code}`)} target="_blank" rel="noopener">{t("bigscreen")}</a>
      </nav>
      {game && running && (room.hosting || game.pauseCause === 3) && (
        <section>
          <h3>{t("host.tools")}</h3>
          <div class="menuacts">
            {game.state === GameState.PAUSED ? (
              <button type="button" class="btn two small" onClick={() => act(games.resumeGame(on, near(game.name)))}>{t("host.resume")}</button>
            ) : (
              <button type="button" class="btn two small" onClick={() => act(games.pauseGame(on, near(game.name)))}>{t("host.pause")}</button>
            )}
            {room.hosting && (
              <button type="button" class="btn two small" onClick={() => ask({ text: t("host.end.sure"), run: () => games.endGame(on, near(game.name)) })}>{t("host.end")}</button>
            )}
          </div>
          {room.hosting && (
            <ul class="people">
              {game.seats
                .filter(({ presence, seat }) => presence !== Presence.DEPARTED && seat !== ctx!.session.me)
                .map(({ seat, displayName, bot }) => (
                  <li key={seat}>
                    <Tok seat={seat} k={22} />
                    <bdi class="name">{displayName}</bdi>
                    {game.waitingFor.includes(seat) && (
                      <button type="button" class="link" onClick={() => ask({ text: tr("host.skip.sure", { name: displayName }), run: () => games.skipSeat({ ...on, seat }, near(game.name)) })}>{t("host.skip")}</button>
                    )}
                    <button type="button" class="link" onClick={() => ask({ text: tr(bot ? "host.person.sure" : "host.bot.sure", { name: displayName }), run: () => games.replaceSeat({ ...on, seat, bot: !bot }, near(game.name)) })}>
                      {t(bot ? "host.person" : "host.bot")}
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </section>
      )}
      <button type="button" class="btn two small" onClick={() => (running && room.member?.seated ? ask({ text: t("leave.sure"), run: leave }) : void leave())}>
        {t("leave")}
      </button>
    </Sheet>
  );
}

export function InviteSheet({ room }: { room: RoomSession }) {
  return (
    <Sheet title={t("invite")}>
      <InviteBox code={room.code} />
    </Sheet>
  );
}

export function InviteBox({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const link = address(`r/${code}`);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title: "Parlour", url: link });
      else {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      }
    } catch {
      // put away by the person, or not allowed: the link is written below
    }
  };
  return (
    <div class="invite">
      <div class="qrbox">
        <Qr text={link} label={t("invite.qr", { code })} />
      </div>
      <div>
        <p class="eyebrow">{t("room.code")}</p>
        <p class="roomcode">{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
        <button type="button" class="btn two small" onClick={() => void share()}>
          {t(copied ? "invite.copied" : "invite.share")}
        </button>
      </div>
    </div>
  );
}

/** How points are counted in the game that is played. */
export function AidSheet({ ctx }: { ctx: Ctx | null }) {
  const kind = ctx?.game.table.case ?? "dixit";
  const options = ctx?.game.options?.game;
  return (
    <Sheet title={t("aid")}>
      {(kind === "dixit" || kind === "team") && (
        <>
          <table>
            <tbody>
              <tr>
                <th scope="col">{t("aid.who")}</th>
                <th scope="col">{t("aid.teller")}</th>
                <th scope="col">{t("aid.finders")}</th>
                <th scope="col">{t("aid.others")}</th>
              </tr>
              <tr>
                <th scope="row"><Moon phase={1} />{t("aid.some")}</th>
                <td class="n">3</td>
                <td class="n">3</td>
                <td>0</td>
              </tr>
              <tr>
                <th scope="row"><Moon phase={3} />{t("aid.all")}</th>
                <td>0</td>
                <td colSpan={2} class="n">{t("aid.two")}</td>
              </tr>
              <tr>
                <th scope="row"><Moon phase={0} />{t("aid.nobody")}</th>
                <td>0</td>
                <td colSpan={2} class="n">{t("aid.two")}</td>
              </tr>
            </tbody>
          </table>
          <p class="plus">
            <b>+1</b> {t(kind === "team" ? "aid.vote.team" : "aid.vote")}
          </p>
          <hr />
          <p>
            <b>{t("aid.here")}</b>{" "}
            {options?.case === "dixit" && [options.value.edition === 2 ? t("aid.lastcard") : t("aid.target", { n: options.value.target ?? 30 }), options.value.bonusCap ? t("aid.cap", { n: options.value.bonusCap }) : t("aid.nocap"), options.value.edition === 5 && (ctx?.game.seats.length ?? 0) > 6 ? t("aid.twovotes") : t("aid.onevote")].join(" ")}
            {options?.case === "team" && t("aid.laps", { n: options.value.laps ?? 1 })}
          </p>
        </>
      )}
      {kind === "party" && (
        <>
          <p>{t(options?.case === "party" && options.value.scoring === 2 ? "aid.party.groups" : "aid.party.top")}</p>
          <p>{t("aid.party.red")}</p>
        </>
      )}
      {kind === "jinx" && (
        <>
          <p>{t("aid.jinx.find")}</p>
          <p>{t("aid.jinx.active")}</p>
          <p>{t("aid.jinx.twice")}</p>
        </>
      )}
      {kind === "stella" && (
        <>
          <p>{t("aid.stella.super")}</p>
          <p>{t("aid.stella.spark")}</p>
          <p>{t("aid.stella.fall")}</p>
          <p>{t("aid.stella.dark")}</p>
        </>
      )}
    </Sheet>
  );
}
