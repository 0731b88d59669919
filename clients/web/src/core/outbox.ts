// Moves on their way. A move is kept until the server has answered it, also over a reload: sent again with the same id it
// counts once, and for a phase that is over it is refused, which is then said.
import { create, fromJson, toJson, type JsonValue, type MessageInitShape } from "@bufbuild/protobuf";
import { MoveSchema, type Move } from "../gen/parlour/api/game/v1/move_pb";
import { games, near } from "./games";
import { refusalOf } from "./net";
import { passing, type Refusal } from "./refusal";
import { Observable } from "./observable";
import { uuid } from "./uuid";
import { read, write } from "./storage";

interface Kept {
  id: string;
  phase: string;
  move: JsonValue;
  label: string;
  kind: string;
  since: number;
  /** It did not get through at first, so that the person wonders what became of it. */
  held?: boolean;
}

/** What became of a move that had to wait. */
export interface News {
  good: boolean;
  kind: string;
  label: string;
}

export class Outbox extends Observable {
  #kept: Kept[];
  #busy = false;
  news: News | null = null;
  /** The last move was refused, and why. */
  refused: Refusal | null = null;

  constructor(private readonly game: string) {
    super();
    this.#kept = read<Kept[]>(`outbox.${game}`, []);
  }

  /** Moves that have waited long enough to speak of it. */
  get waiting(): boolean {
    return this.#kept.some(({ since }) => Date.now() - since > 3000);
  }

  get sending(): boolean {
    return this.#kept.length > 0;
  }

  send(phase: bigint, kind: string, label: string, move: MessageInitShape<typeof MoveSchema>): Promise<void> {
    const made: Move = create(MoveSchema, move);
    this.refused = null;
    this.news = null;
    this.#keep([...this.#kept, { id: uuid(), phase: String(phase), move: toJson(MoveSchema, made), label, kind, since: Date.now() }]);
    setTimeout(() => this.changed(), 3100);
    return this.flush();
  }

  /** Shows a refusal for a while. */
  private show(refusal: Refusal): void {
    this.refused = refusal;
    setTimeout(() => this.refused === refusal && this.settle(), 8000);
  }

  settle(): void {
    this.news = this.refused = null;
    this.changed();
  }

  /** Sends what is kept, in order; stops at the first that does not get through. */
  async flush(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#kept.length) {
        const [first] = this.#kept as [Kept];
        try {
          await games.submitMove(
            { game: this.game, requestId: first.id, phaseId: BigInt(first.phase), move: fromJson(MoveSchema, first.move) },
            near(this.game),
          );
          if (first.held) this.news = { good: true, kind: first.kind, label: first.label };
        } catch (error) {
          const refusal = refusalOf(error);
          if (passing(refusal.code)) {
            this.#keep(this.#kept.map((one) => (one.id === first.id ? { ...one, held: true } : one)));
            setTimeout(() => void this.flush(), Math.max(2000, refusal.after * 1000));
            return;
          }
          if (first.held) this.news = { good: false, kind: first.kind, label: first.label };
          else if (first.kind !== "claim") this.show(refusal); // that another was faster is to be seen
        }
        this.#keep(this.#kept.filter(({ id }) => id !== first.id));
      }
    } finally {
      this.#busy = false;
      this.changed();
    }
  }

  #keep(kept: Kept[]): void {
    this.#kept = kept;
    write(`outbox.${this.game}`, kept);
    this.changed();
  }
}
