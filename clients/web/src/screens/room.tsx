// A room from outside: who comes by a link says a name once; who was here before is let in at once.
import { useEffect, useState } from "preact/hooks";
import { Code } from "@connectrpc/connect";
import { t } from "../core/i18n";
import { become, me } from "../core/account";
import { ask } from "../core/door";
import { passing, refusalText, type Refusal } from "../core/refusal";
import { wasIn, wishedEmblem } from "../core/visits";
import { router, spaced } from "../core/router";
import { Later } from "../parts/later";
import { StateCard } from "../parts/layers";
import { Looking } from "../parts/looking";
import { Scene } from "../parts/scene";
import { NameScreen } from "./home";

const insideRoom = () => import("./inside").then((module) => module.Inside);

export function RoomScreen({ code }: { code: string }) {
  const [inside, setInside] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  /** Rejects with a `Refusal`. */
  const join = async (asSpectator = false) => {
    await ask(({ lobby }) => lobby.joinRoom({ name: `rooms/${code}`, asSpectator, emblem: wishedEmblem() }));
    setProblem(null);
    setInside(true);
  };
  const known = me() !== null && wasIn(code);
  const [entering, setEntering] = useState(known);

  useEffect(() => {
    if (!known || inside) return;
    let current = true;
    let pause = 500;
    const enter = () =>
      join().catch((refused: Refusal) => {
        if (!current) return;
        if (refused.code === Code.Unauthenticated) become(null);
        if (!passing(refused.code)) {
          if (refused.code !== Code.Unauthenticated) setProblem(refused);
          setEntering(false);
          return;
        }
        setTimeout(() => void enter(), (pause = Math.min(pause * 2, 8000)));
      });
    void enter();
    return () => {
      current = false;
    };
  }, [code]);

  if (inside) return <Later load={insideRoom} props={{ code }} />;
  if (problem) return <Refused code={code} problem={problem} watch={() => void join(true).catch(setProblem)} />;
  if (entering) return <Looking />;
  return (
    <NameScreen
      title={
        <>
          {t("join.joining")} <b>{spaced(code)}</b>
        </>
      }
      go={t("join.sit")}
      then={() =>
        join().catch((refused: Refusal) => {
          if (refused.code === Code.Unauthenticated) {
            become(null); // the server does not know this browser any more: the name is asked again
            throw refused;
          }
          if (passing(refused.code)) throw refused;
          setProblem(refused);
        })
      }
    />
  );
}

function Refused({ code, problem, watch }: { code: string; problem: Refusal; watch: () => void }) {
  const missing = problem.code === Code.NotFound;
  const full = problem.reason === "ROOM_FULL";
  return (
    <div class="page rest" data-screen="refused">
      <Scene />
      <StateCard
        icon={missing ? "lock" : full ? "people" : "close"}
        title={missing ? t("notfound", { code: spaced(code) }) : full ? t("full") : refusalText(problem)}
        act={full ? { label: t("watch"), run: watch } : { label: t(missing ? "notfound.again" : "tostart"), run: () => router.go("") }}
      >
        {missing ? t("notfound.why") : full ? t("full.why") : null}
      </StateCard>
    </div>
  );
}
