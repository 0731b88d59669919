// The administrator's page: plain tables. The token stays in this tab.
import { createClient } from "@connectrpc/connect";
import { useState } from "preact/hooks";
import { AdminService } from "../gen/parlour/api/lobby/v1/admin_service_pb";
import type { Player } from "../gen/parlour/api/lobby/v1/player_pb";
import { RoomState, type Room } from "../gen/parlour/api/lobby/v1/room_pb";
import type { CardSet } from "../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { t } from "../core/i18n";
import { calls, catalogue, refusalOf } from "../core/net";
import { server } from "../core/server";
import { Note } from "../parts/layers";
import { Moon } from "../parts/marks";
import { spaced } from "../core/router";

const admin = createClient(AdminService, calls);

interface House {
  rooms: Room[];
  players: Player[];
  sets: CardSet[];
}

export function AdminScreen() {
  const [token, setToken] = useState("");
  const [house, setHouse] = useState<House | null>(null);
  const [problem, setProblem] = useState("");
  const [invitation, setInvitation] = useState("");
  const [asking, ask] = useState<{ text: string; run: () => Promise<unknown> } | null>(null);
  const as = { headers: { authorization: `Bearer ${token.trim()}` } };
  const look = async () => {
    setProblem("");
    try {
      const [rooms, players, sets] = await Promise.all([admin.listAllRooms({ pageSize: 200 }, as), admin.listPlayers({ pageSize: 200 }, as), catalogue.listCardSets({ pageSize: 200 })]);
      setHouse({ rooms: rooms.rooms, players: players.players, sets: sets.cardSets });
    } catch (error) {
      setHouse(null);
      setProblem(refusalOf(error).message);
    }
  };
  const act = (work: Promise<unknown>) =>
    void work.then(look, (error: unknown) => setProblem(refusalOf(error).message)).finally(() => ask(null));

  return (
    <div class="page rest adminp" data-screen="admin">
      <header class="top">
        <span class="brand">
          <Moon phase={1} />
          <b>Parlour</b>
        </span>
        <span>{server.info?.version}</span>
      </header>
      <main>
        <h1>{t("admin")}</h1>
        {problem && <Note icon="close" tone="bad" title={problem} />}
        {asking && <Note icon="help" title={asking.text} act={{ label: t("yes"), run: () => act(asking.run()) }} />}
        <form class="row sheet" onSubmit={(event) => (event.preventDefault(), void look())}>
          <label class="field grow">
            <span>{t("admin.token")}</span>
            <input class="input" type="password" autocomplete="off" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
          </label>
          <button class="btn small">{t(house ? "admin.refresh" : "admin.enter")}</button>
        </form>
        {house && (
          <>
            <section class="sheet">
              <div class="row">
                <h2 class="grow">{t("admin.rooms")} ({house.rooms.length})</h2>
              </div>
              <div class="scroll" tabIndex={0} role="region" aria-label={t("admin.rooms")}>
                <table>
                  <thead><tr><th>{t("room.code")}</th><th>{t("admin.title")}</th><th>{t("options.game")}</th><th>{t("admin.people")}</th><th>{t("admin.state")}</th><th /></tr></thead>
                  <tbody>
                    {house.rooms.map((room) => (
                      <tr key={room.code}>
                        <td>{spaced(room.code)}</td>
                        <td><bdi>{room.title || room.members.find(({ player }) => player === room.host)?.displayName}</bdi></td>
                        <td>{room.options?.game.case}</td>
                        <td>{room.members.length}</td>
                        <td>{t(room.state === RoomState.PLAYING ? "admin.playing" : "admin.open")}</td>
                        <td><button type="button" class="link" onClick={() => ask({ text: t("admin.close.sure", { code: room.code }), run: () => admin.closeRoom({ name: room.name }, as) })}>{t("admin.close")}</button></td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
            <section class="sheet">
              <h2>{t("admin.people")} ({house.players.length})</h2>
              <div class="scroll" tabIndex={0} role="region" aria-label={t("admin.people")}>
                <table>
                  <thead><tr><th>{t("join.name")}</th><th>{t("admin.since")}</th><th /></tr></thead>
                  <tbody>
                    {house.players.map((player) => (
                      <tr key={player.name} class={player.banned ? "banned" : ""}>
                        <td><bdi>{player.displayName}</bdi>{player.banned && ` (${t("admin.banned")})`}</td>
                        <td>{player.createTime ? new Date(Number(player.createTime.seconds) * 1000).toLocaleString() : ""}</td>
                        <td>
                          <button type="button" class="link" onClick={() => act(admin.banPlayer({ player: player.name, banned: !player.banned }, as))}>{t(player.banned ? "admin.unban" : "admin.ban")}</button>
                          <button type="button" class="link" onClick={() => ask({ text: t("admin.erase.sure", { name: player.displayName }), run: () => admin.erasePlayer({ player: player.name }, as) })}>{t("admin.erase")}</button>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
            <section class="sheet">
              <h2>{t("option.card_sets")}</h2>
              <div class="scroll" tabIndex={0} role="region" aria-label={t("option.card_sets")}>
                <table>
                  <tbody>
                    {house.sets.map((set) => (
                      <tr key={set.name}><td><b>{set.title}</b></td><td>{set.cardCount}</td><td>{set.author}</td><td>{set.licence}</td></tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
            <section class="sheet row">
              <h2 class="grow">{t("admin.invitations")}</h2>
              {invitation && <code>{invitation}</code>}
              <button type="button" class="btn two small" onClick={() => void admin.createInvitation({ uses: 1 }, as).then((answer) => setInvitation(answer.invitation), (error: unknown) => setProblem(refusalOf(error).message))}>{t("admin.invite")}</button>
            </section>
          </>
        )}
      </main>
    </div>
  );
}
