// Table talk: beside the table where there is room, else a sheet.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/i18n";
import { refusalText } from "../core/refusal";
import { useObservable } from "../core/observable";
import type { RoomSession } from "../core/room";
import { server } from "../core/server";
import { Note, Sheet } from "../parts/layers";
import { Tok } from "../parts/marks";

export const seatIn = (room: RoomSession, player: string): number => room.seated.findIndex((member) => member.player === player);

export function TalkBox({ room, looking = false }: { room: RoomSession; looking?: boolean }) {
  useObservable(room);
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const shown = room.messages.slice(-100);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    if (looking || matchMedia("(min-width:1000px)").matches) room.looked();
  }, [room.messages.length]);
  const send = (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    void room.say(said).then((done) => done && setText(""));
  };
  const muted = room.member?.muted ?? false;
  return (
    <>
      <div class="chat" ref={list} tabIndex={0} role="log" aria-label={t("talk")}>
        {shown.map(({ number, player, displayName, text: said }) => (
          <div class="line" key={String(number)}>
            {seatIn(room, player) >= 0 ? <Tok seat={seatIn(room, player)} k={20} /> : <span />}
            <p>
              {displayName && (
                <b>
                  <bdi>{displayName}</bdi>
                </b>
              )}{" "}
              <bdi>{said}</bdi>
            </p>
          </div>
        ))}
        {!shown.length && <p class="none">{t("talk.none")}</p>}
      </div>
      {room.problem && <Note icon="close" tone="bad" title={refusalText(room.problem)} />}
      <form class="say-in" onSubmit={send}>
        <label class="grow">
          <span class="sr">{t("talk.say")}</span>
          <input class="input" dir="auto" value={text} disabled={muted} maxLength={4 * (server.info?.messageLimit || 500)} placeholder={t(muted ? "talk.muted" : "talk.say")} enterKeyHint="send" onInput={(event) => setText(event.currentTarget.value)} />
        </label>
      </form>
    </>
  );
}

export function TalkSheet({ room }: { room: RoomSession }) {
  return (
    <Sheet title={t("talk")} class="talksheet">
      <TalkBox room={room} looking />
    </Sheet>
  );
}
