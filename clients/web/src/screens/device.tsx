// Another device of somebody who plays already: the code in the address makes this browser the same person, in the same room.
import { useEffect, useState } from "preact/hooks";
import { become } from "../core/account";
import { ask } from "../core/door";
import { refusalText, type Refusal } from "../core/refusal";
import { nowIn } from "../core/visits";
import { codeOf, router } from "../core/router";
import { StateCard } from "../parts/layers";
import { Looking } from "../parts/looking";
import { Scene } from "../parts/scene";
import { t } from "../core/i18n";

/** The code of a link between devices, if the address holds one. */
export const deviceCode = (over: string): string | undefined => /^link-(\w+)$/.exec(over)?.[1];

/** `room`: where the other device is; empty: nowhere. */
export function DeviceScreen({ code, room }: { code: string; room: string }) {
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    ask(({ lobby }) => lobby.linkDevice({ code })).then(
      ({ player, token }) => {
        become({ token, player: player!.name, name: player!.displayName });
        if (room) nowIn(codeOf(room));
        router.go(room && `r/${room}`, true);
      },
      setProblem,
    );
  }, [code]);
  if (!problem) return <Looking />;
  return (
    <div class="page rest" data-screen="refused">
      <Scene />
      <StateCard icon="lock" title={refusalText(problem)} act={{ label: t("tostart"), run: () => router.go("", true) }} />
    </div>
  );
}
