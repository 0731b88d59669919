// All rooms of the server.
import { RoomState, type Room } from "../../gen/parlour/api/lobby/v1/room_pb";
import { t } from "../../core/i18n";
import { spaced } from "../../core/router";
import { AdminTable } from "./table";

export function Rooms({ rooms, close }: { rooms: Room[]; close: (room: Room) => void }) {
  return (
    <AdminTable title={t("admin.rooms")} count={rooms.length} heads={[t("room.code"), t("admin.title"), t("options.game"), t("admin.people"), t("admin.state"), ""]}>
      {rooms.map((room) => (
        <tr key={room.code}>
          <td>{spaced(room.code)}</td>
          <td><bdi>{room.title || room.members.find(({ player }) => player === room.host)?.displayName}</bdi></td>
          <td>{room.options?.game.case}</td>
          <td>{room.members.length}</td>
          <td>{t(room.state === RoomState.PLAYING ? "admin.playing" : "admin.open")}</td>
          <td><button type="button" class="link" onClick={() => close(room)}>{t("admin.close")}</button></td>
        </tr>
      ))}
    </AdminTable>
  );
}
