// A game as one viewer sees it, kept current by its stream.
import type { Event } from "../gen/parlour/api/game/v1/event_pb";
import { GameState, Presence, type Game, type PrivateView, type Seat } from "../gen/parlour/api/game/v1/game_pb";
import type { WatchGameResponse } from "../gen/parlour/api/game/v1/game_service_pb";
import { Live } from "./live";
import { gameStreams, near } from "./games";
import { Observable } from "./observable";
import { Outbox } from "./outbox";

export class GameSession extends Observable {
  game: Game | null = null;
  mine: PrivateView | null = null;
  /** What came with the last message, for what is only told once. */
  events: Event[] = [];
  readonly live: Live<WatchGameResponse>;
  readonly outbox: Outbox;
  #revision = 0n;
  #seenAt = 0;

  constructor(
    readonly name: string,
    readonly spectating: boolean,
  ) {
    super();
    this.outbox = new Outbox(name);
    this.live = new Live(
      (signal) => gameStreams.watchGame({ game: name, afterRevision: this.#revision, asSpectator: spectating }, { signal, ...near(name) }),
      (message) => this.#take(message),
    );
    this.live.follow(() => {
      if (this.live.online) void this.outbox.flush();
      this.changed();
    });
    this.outbox.follow(() => this.changed());
  }

  start(): () => void {
    return this.live.start();
  }

  #take(message: WatchGameResponse): void {
    if (message.heartbeat) return;
    if (message.game) {
      this.game = message.game;
      this.#seenAt = performance.now();
    }
    if (message.private) this.mine = message.private;
    this.events = message.events;
    this.#revision = message.revision;
  }

  /** Seconds left, or null where no clock runs. */
  get remaining(): number | null {
    const left = this.game?.remaining;
    if (!left || this.game?.state !== GameState.RUNNING) return null;
    return Math.max(0, Number(left.seconds) + left.nanos / 1e9 - (performance.now() - this.#seenAt) / 1000);
  }

  get me(): number {
    return this.spectating ? -1 : (this.mine?.seat ?? -1);
  }

  get seats(): Seat[] {
    return this.game?.seats ?? [];
  }

  may(move: string): boolean {
    return this.mine?.may.includes(move) ?? false;
  }

  get over(): boolean {
    return this.game?.state === GameState.FINISHED || this.game?.state === GameState.ABANDONED;
  }

  get present(): Seat[] {
    return this.seats.filter(({ presence }) => presence !== Presence.DEPARTED);
  }
}
