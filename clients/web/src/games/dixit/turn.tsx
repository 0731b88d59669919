// A turn of Dixit, Party or Team as all its screens see it: view, own hand, how a move is sent.
import type { ComponentChildren } from "preact";
import { Edition } from "../../gen/parlour/api/games/dixit/v1/options_pb";
import { Phase, type Hand as OwnHand, type TableView } from "../../gen/parlour/api/games/dixit/v1/view_pb";
import { t, type Key } from "../../core/i18n";
import { Frame, type Ctx } from "../frame";
import type { Kind } from "./rows";

export const PHASES: Key[] = ["phase.clue", "phase.cards", "phase.vote", "phase.reveal"];
const MOON: Partial<Record<Phase, number>> = { [Phase.CLAIM]: 0, [Phase.CLUE]: 0, [Phase.SUBMIT]: 1, [Phase.VOTE]: 2, [Phase.SCORE]: 3, [Phase.OVER]: 3 };

export interface Parts {
  ctx: Ctx;
  kind: Kind;
  view: TableView;
  hand: OwnHand | undefined;
  send: (kind: string, label: string, move: MoveInit) => void;
}

export type MoveInit =
  | { case: "claim"; value: object }
  | { case: "giveClue"; value: { text: string; aloud: boolean; card: string } }
  | { case: "submitCards"; value: { cards: string[] } }
  | { case: "castVote"; value: { slots: number[]; red?: number } };

export const targetOf = (ctx: Ctx): number => (ctx.game.options?.game.case === "dixit" ? (ctx.game.options.game.value.target ?? 30) : 0);

export function scoresTitle(ctx: Ctx): string {
  const options = ctx.game.options?.game;
  if (options?.case === "dixit" && options.value.edition !== Edition.REVISED) return t("scores.to", { n: options.value.target ?? 30 });
  return t("scores");
}

/** The view of whichever of the three is played. */
export function partsOf(ctx: Ctx): Parts | null {
  const { table } = ctx.game;
  if (table.case !== "dixit" && table.case !== "party" && table.case !== "team") return null;
  const own = ctx.session.mine?.hand;
  const kind = table.case;
  return {
    ctx,
    kind,
    view: table.value,
    hand: own?.case === kind ? own.value : undefined,
    send: (name, label, move) => void ctx.session.outbox.send(ctx.game.phaseId, name, label, { game: { case: kind as "dixit", value: { move } } }),
  };
}

export const awaitedOrDone = (ctx: Ctx, done: readonly number[], but = -1): number[] =>
  ctx.game.seats.map(({ seat }) => seat).filter((seat) => seat !== but && (done.includes(seat) || ctx.game.waitingFor.includes(seat)));

export function Screen({ parts, screen, turn, clue, children, shelf, class: more }: { parts: Parts; screen: string; turn: boolean; clue: ComponentChildren; children: ComponentChildren; shelf: ComponentChildren; class?: string }) {
  const { ctx, view } = parts;
  return (
    <Frame ctx={ctx} screen={screen} class={more} turn={turn} phases={PHASES} now={MOON[view.phase] ?? 0} clue={clue} shelf={shelf} scores={scoresTitle(ctx)}>
      {children}
    </Frame>
  );
}
