// A finished game to look back at, turn by turn, and to share.
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../gen/parlour/api/game/v1/game_pb";
import type { HistoryStep } from "../gen/parlour/api/game/v1/game_service_pb";
import type { GameSession } from "../core/game";
import { steps } from "../core/history";
import { t, tr } from "../core/i18n";
import { games, near } from "../core/games";
import { me } from "../core/account";
import { refusalOf } from "../core/net";
import { refusalText, type Refusal } from "../core/refusal";
import { introduce } from "../core/door";
import { router } from "../core/router";
import { DixitReveal } from "../games/dixit/rows";
import { ClueLine, nameOf, plainName, type Ctx } from "../games/frame";
import { Gains, lie } from "../games/jinx";
import { Lanterns, shownOn } from "../games/stella";
import { StateCard } from "../parts/layers";
import { Icon, showEmblems } from "../parts/marks";
import { Scene, Shelf } from "../parts/scene";
import { Table } from "../parts/table";
import { Standing } from "./play";
import { Looking } from "../parts/looking";

interface Told {
  game: Game;
  rounds: { view: Game; awards: Game["lastAwards"]; step: HistoryStep }[];
}

export function ReplayScreen({ id }: { id: string }) {
  const [told, tell] = useState<Told | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const name = `games/${id}`;
    const fetch = async () => {
      if (!me()) await introduce(t("guest"));
      const [{ game }, all] = await Promise.all([games.getGame({ game: name }, near(name)), steps(name)]);
      const rounds = all.filter((step) => step.events.some(({ event }) => event.case === "roundScored")).map((step) => ({ view: step.game ?? game!, awards: (step.game ?? game!).lastAwards, step }));
      tell({ game: game!, rounds });
    };
    fetch().catch((error: unknown) => setProblem(refusalOf(error)));
  }, [id]);

  if (problem)
    return (
      <div class="page rest" data-screen="refused">
        <Scene />
        <StateCard icon="lock" title={refusalText(problem)} act={{ label: t("tostart"), run: () => router.go("") }} />
      </div>
    );
  if (!told) return <Looking />;
  const round = told.rounds[at];
  const mine = told.game.seats.findIndex(({ player }) => player === me()?.player);
  const session = { me: mine, mine: null, present: told.game.seats } as unknown as GameSession;
  const ctx: Ctx = { session, room: null, game: round ? { ...told.game, seats: round.view.seats, lastAwards: round.awards, table: round.view.table } : told.game };
  showEmblems(told.game.seats);
  const go = (to: number) => setAt(Math.max(0, Math.min(told.rounds.length - 1, to)));
  return (
    <div class="game rest reveal replayp" data-screen="replay">
      <Scene />
      <header class="top">
        <button type="button" class="icon" aria-label={t("back")} onClick={() => (history.state ? history.back() : router.go(""))}>
          <Icon of="back" />
        </button>
        <span class="mid-t">
          <b>{t("replay")}</b>
        </span>
        <span class="icon" />
      </header>
      {round ? <Round ctx={ctx} /> : <main class="mid"><p class="hint">{t("history.none")}</p></main>}
      <Shelf>
        <div class="row scrub">
          <button type="button" class="icon" aria-label={t("replay.before")} disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon of="back" />
          </button>
          <input type="range" class="grow" min={0} max={Math.max(0, told.rounds.length - 1)} value={at} aria-label={t("replay.turn")} aria-valuetext={t("turn.n", { n: at + 1 })} onInput={(event) => go(Number(event.currentTarget.value))} />
          <button type="button" class="icon" aria-label={t("replay.after")} disabled={at >= told.rounds.length - 1} onClick={() => go(at + 1)}>
            <Icon of="next" />
          </button>
        </div>
        <p class="hint" role="status">{tr("replay.of", { n: at + 1, m: told.rounds.length })}</p>
      </Shelf>
      <aside class="side left" aria-label={t("scores")}>
        <h2>{t("scores")}</h2>
        <Standing ctx={ctx} />
      </aside>
      <aside class="side right" />
    </div>
  );
}

function Round({ ctx }: { ctx: Ctx }) {
  const { table } = ctx.game;
  switch (table.case) {
    case "dixit":
    case "party":
    case "team": {
      const reveal = table.value.lastReveal;
      if (!reveal) return null;
      return (
        <>
          <ClueLine ctx={ctx} seat={reveal.storyteller} said={reveal.clue} aloud={reveal.clueAloud} who={tr("clue.said", { name: nameOf(ctx, reveal.storyteller) })} />
          <main class="mid">
            <DixitReveal ctx={ctx} reveal={reveal} awards={ctx.game.lastAwards} kind={table.case} />
          </main>
        </>
      );
    }
    case "jinx": {
      const reveal = table.value.lastReveal;
      if (!reveal) return null;
      return (
        <>
          <ClueLine ctx={ctx} seat={reveal.activePlayer} said={reveal.clue} aloud={reveal.clueAloud} who={tr("clue.said", { name: plainName(ctx, reveal.activePlayer) })} />
          <main class="mid plainmid">
            <Table lying={lie(ctx, reveal.grid, reveal.marks, reveal.target)} grid="jx" square onTap={() => undefined} />
            <Gains ctx={ctx} />
          </main>
        </>
      );
    }
    case "stella": {
      const reveal = table.value.lastReveal;
      if (!reveal) return null;
      return (
        <>
          <section class="clue" aria-label={t("phase.clue")}>
            <p class="who">{t("stella.round", { n: reveal.round })}</p>
            <p class="say word" dir="auto">{reveal.word}</p>
          </section>
          <main class="mid plainmid">
            <Table lying={shownOn(reveal.grid, reveal.showings)} grid="st" onTap={() => undefined} />
            <Lanterns ctx={ctx} view={{ ...reveal, scout: undefined }} />
            <Gains ctx={ctx} />
          </main>
        </>
      );
    }
    default:
      return null;
  }
}

