// A room as somebody in it sees it, kept current by its stream, with what may be done there.
import { create } from "@bufbuild/protobuf";
import type { GameOptions } from "../gen/parlour/api/game/v1/options_pb";
import { RoomSchema, type ChatMessage, type Member, type Room } from "../gen/parlour/api/lobby/v1/room_pb";
import type { WatchRoomResponse } from "../gen/parlour/api/lobby/v1/lobby_service_pb";
import { me } from "./account";
import { Live } from "./live";
import { lobby, lobbyStreams, refusalOf } from "./net";
import { Observable } from "./observable";
import type { Refusal } from "./refusal";
import { server } from "./server";
import { write } from "./storage";
import { uuid } from "./uuid";
import { forgetRoom, remember, wishedEmblem } from "./visits";

export class RoomSession extends Observable {
  room: Room | null = null;
  messages: ChatMessage[] = [];
  /** Number of the last message that was looked at. */
  read = 0;
  problem: Refusal | null = null;
  readonly name: string;
  readonly live: Live<WatchRoomResponse>;

  constructor(readonly code: string) {
    super();
    this.name = `rooms/${code}`;
    this.live = new Live(
      (signal) => lobbyStreams.watchRoom({ name: this.name, afterMessage: this.messages.at(-1)?.number ?? 0n }, { signal }),
      (message) => this.#take(message),
    );
    this.live.follow(() => {
      if (!this.live.online && this.live.was) this.#lost = true;
      else if (this.live.online && this.#lost) {
        this.#lost = false;
        void server.ask().catch(() => undefined);
      }
      this.changed();
    });
  }

  #lost = false;

  start(): () => void {
    return this.live.start();
  }

  #take(message: WatchRoomResponse): void {
    const fresh = message.messages.filter(({ number }) => number > (this.messages.at(-1)?.number ?? 0n));
    if (fresh.length) this.messages = [...this.messages, ...fresh].slice(-200);
    if (message.room) this.#see(message.room);
  }

  #see(room: Room): void {
    if (this.room && room.revision < this.room.revision) return;
    this.room = room;
    remember(room);
  }

  get member(): Member | undefined {
    return this.room?.members.find(({ player }) => player === me()?.player);
  }

  get hosting(): boolean {
    return this.room !== null && this.room.host === me()?.player;
  }

  get host(): Member | undefined {
    return this.room?.members.find(({ player }) => player === this.room?.host);
  }

  get seated(): Member[] {
    return this.room?.members.filter(({ seated }) => seated) ?? [];
  }

  get unread(): number {
    return this.messages.filter(({ number, player }) => Number(number) > this.read && player !== me()?.player).length;
  }

  looked(): void {
    const last = Number(this.messages.at(-1)?.number ?? 0);
    if (last === this.read) return;
    this.read = last;
    this.changed();
  }

  /** Does something and shows the room that comes of it; what was refused is in `problem`. */
  async #do(act: () => Promise<{ room?: Room } | object>): Promise<boolean> {
    this.problem = null;
    try {
      const answer = await act();
      if ("room" in answer && answer.room) this.#see(answer.room);
      return true;
    } catch (error) {
      this.problem = refusalOf(error);
      return false;
    } finally {
      this.changed();
    }
  }

  ready = (ready: boolean) => this.#do(() => lobby.setReady({ name: this.name, ready }));
  start_ = (id = uuid()) => this.#do(() => lobby.startGame({ name: this.name, requestId: id }));
  bot = () => this.#do(() => lobby.addBot({ name: this.name, requestId: uuid() }));
  unbot = (player: string) => this.#do(() => lobby.removeBot({ name: this.name, player }));
  kick = (player: string, ban: boolean) => this.#do(() => lobby.kickPlayer({ name: this.name, player, ban }));
  mute = (player: string, muted: boolean) => this.#do(() => lobby.mutePlayer({ name: this.name, player, muted }));
  hand = (player: string) => this.#do(() => lobby.transferHost({ name: this.name, player }));
  say = (text: string) => this.#do(() => lobby.sendMessage({ name: this.name, requestId: uuid(), text }));
  sit = () => this.#do(() => lobby.joinRoom({ name: this.name, emblem: wishedEmblem() }));
  emblem = (emblem: number) => {
    write("emblem", emblem);
    return this.#do(() => lobby.chooseEmblem({ name: this.name, emblem }));
  };
  leave = () => {
    forgetRoom(this.code);
    return this.#do(() => lobby.leaveRoom({ name: this.name }));
  };
  change = (fields: { options?: GameOptions; seats?: number; public?: boolean; title?: string; locked?: boolean; spectatorsWelcome?: boolean }) =>
    this.#do(() =>
      lobby.updateRoom({
        room: create(RoomSchema, { name: this.name, ...fields }),
        updateMask: { paths: Object.keys(fields).map((path) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) },
      }),
    );

  settle(): void {
    this.problem = null;
    this.changed();
  }
}
