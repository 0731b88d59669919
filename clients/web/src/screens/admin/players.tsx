// All people the server knows.
import type { Player } from "../../gen/parlour/api/lobby/v1/player_pb";
import { t } from "../../core/i18n";
import { AdminTable, when } from "./table";

export function Players({ players, ban, erase }: { players: Player[]; ban: (player: Player) => void; erase: (player: Player) => void }) {
  return (
    <AdminTable title={t("admin.people")} count={players.length} heads={[t("join.name"), t("admin.since"), ""]}>
      {players.map((player) => (
        <tr key={player.name} class={player.banned ? "banned" : ""}>
          <td><bdi>{player.displayName}</bdi>{player.banned && ` (${t("admin.banned")})`}</td>
          <td>{when(player.createTime)}</td>
          <td>
            <button type="button" class="link" onClick={() => ban(player)}>{t(player.banned ? "admin.unban" : "admin.ban")}</button>
            <button type="button" class="link" onClick={() => erase(player)}>{t("admin.erase")}</button>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

/** How somebody is called; erased people have no name any more. */
export const calledBy = (players: Player[], name: string): string => players.find((player) => player.name === name)?.displayName ?? "—";
