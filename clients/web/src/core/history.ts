// The rounds of a game so far, from its history; asked for when somebody looks back.
import { useEffect, useState } from "preact/hooks";
import type { Award } from "../gen/parlour/api/common/v1/award_pb";
import type { Game } from "../gen/parlour/api/game/v1/game_pb";
import type { HistoryStep } from "../gen/parlour/api/game/v1/game_service_pb";
import { games, near } from "./games";
import { refusalOf } from "./net";
import type { Refusal } from "./refusal";

export async function steps(game: string): Promise<HistoryStep[]> {
  const all: HistoryStep[] = [];
  let pageToken = "";
  do {
    const page = await games.getHistory({ game, pageSize: 500, pageToken }, near(game));
    all.push(...page.steps);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return all;
}

/** One round that was scored: what was open at its end, and what it brought. `view`: the table then, in an opened history. */
export interface Round<R> {
  reveal: R;
  awards: Award[];
  view?: Game;
}

/** `pick` finds a reveal in a step, if the step holds one. */
export function roundsOf<R>(all: HistoryStep[], pick: (step: HistoryStep) => R | undefined): Round<R>[] {
  const rounds: Round<R>[] = [];
  let open: R | undefined;
  for (const step of all) {
    open = pick(step) ?? open;
    const scored = step.events.find(({ event }) => event.case === "roundScored")?.event;
    if (scored?.case !== "roundScored" || open === undefined) continue;
    rounds.push({ reveal: open, awards: scored.value.awards, view: step.game });
    open = undefined;
  }
  return rounds;
}

export function useSteps(game: string, upTo: number): { steps: HistoryStep[] | null; problem: Refusal | null } {
  const [found, setFound] = useState<HistoryStep[] | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    let current = true;
    steps(game).then(
      (all) => current && setFound(all),
      (error) => current && setProblem(refusalOf(error)),
    );
    return () => {
      current = false;
    };
  }, [game, upTo]);
  return { steps: found, problem };
}
