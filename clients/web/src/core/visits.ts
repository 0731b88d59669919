// Rooms that this browser was in, and the token it chose there.
import type { Room } from "../gen/parlour/api/lobby/v1/room_pb";
import { me } from "./account";
import { read, write } from "./storage";

/** The emblem chosen last on this device; 0: none yet. */
export const wishedEmblem = (): number => read("emblem", 0);

/** There nobody is asked for a name again. */
export const wasIn = (code: string): boolean => read<string[]>("rooms", []).includes(code);

export function nowIn(code: string): void {
  write("rooms", [code, ...read<string[]>("rooms", []).filter((one) => one !== code)].slice(0, 20));
}

/** The room one was in last, to go back to from the front page. */
export interface Remembered {
  code: string;
  players: string[];
  playing: boolean;
}

export function remember(room: Room): void {
  const others = room.members.filter(({ player, seated }) => seated && player !== me()?.player);
  write("room", { code: room.code, players: others.map(({ displayName }) => displayName), playing: room.state === 3 } satisfies Remembered);
}

export const remembered = (): Remembered | null => read<Remembered | null>("room", null);

export function forgetRoom(code: string): void {
  if (remembered()?.code === code) write("room", null);
}
