// What a room has to say besides: no link, an upgrade, a refusal.
import { t } from "../core/i18n";
import { refusalText } from "../core/refusal";
import type { RoomSession } from "../core/room";
import { server } from "../core/server";
import { Note } from "./layers";

export function RoomNotes({ room }: { room: RoomSession }) {
  const failure = room.room?.startFailure;
  return (
    <>
      {room.live.was && !room.live.online && (
        <Note icon="offline" title={t("off.title")} act={{ label: t("retry.now"), run: room.live.again }}>
          {t("off.text")}
        </Note>
      )}
      {server.stale && <Note icon="again" title={t("stale.title")} act={{ label: t("reload"), run: () => location.reload() }}>{t("stale")}</Note>}
      {room.problem && <Note icon="close" tone="bad" title={refusalText(room.problem)} act={{ label: t("ok"), run: () => room.settle() }} />}
      {failure && <Note icon="close" tone="bad" title={failure} />}
    </>
  );
}

