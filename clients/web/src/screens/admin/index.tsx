// The administrator's page: plain tables. The token stays in this tab.
import { Code, createClient } from "@connectrpc/connect";
import { useState } from "preact/hooks";
import { AdminService } from "../../gen/parlour/api/lobby/v1/admin_service_pb";
import type { Player } from "../../gen/parlour/api/lobby/v1/player_pb";
import type { Room } from "../../gen/parlour/api/lobby/v1/room_pb";
import { Publication, type CardSet, type Report } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogue } from "../../core/catalogue";
import { t } from "../../core/i18n";
import { calls, refusalOf } from "../../core/net";
import { refusalText } from "../../core/refusal";
import { server } from "../../core/server";
import { Note } from "../../parts/layers";
import { Moon } from "../../parts/marks";
import { Flags } from "./flags";
import { BuiltIn, Packs } from "./packs";
import { Players } from "./players";
import { Rooms } from "./rooms";
import "../../styles/admin.css";

const admin = createClient(AdminService, calls);

interface House {
  rooms: Room[];
  players: Player[];
  builtIn: CardSet[];
  packs: CardSet[];
  reports: Report[];
}

/** What the tables can do: at once, or asked about first. */
export interface Acts {
  as: { headers: { authorization: string } };
  act: (work: Promise<unknown>) => void;
  ask: (text: string, run: () => Promise<unknown>) => void;
}

/** All pages of a list, up to a thousand entries: more than anybody reads. */
async function whole<P extends { nextPageToken: string }, T>(page: (pageToken: string) => Promise<P>, of: (page: P) => T[]): Promise<T[]> {
  const all: T[] = [];
  for (let token = ""; ; ) {
    const got = await page(token);
    all.push(...of(got));
    token = got.nextPageToken;
    if (!token || all.length >= 1000) return all;
  }
}

export function AdminScreen() {
  const [token, setToken] = useState("");
  const [house, setHouse] = useState<House | null>(null);
  const [problem, setProblem] = useState("");
  const [invitation, setInvitation] = useState("");
  const [asking, setAsking] = useState<{ text: string; run: () => Promise<unknown> } | null>(null);
  const as = { headers: { authorization: `Bearer ${token.trim()}` } };
  const sets = (publication: Publication) => whole((pageToken) => catalogue.listCardSets({ pageSize: 200, pageToken, publication }, as), (page) => page.cardSets);
  const look = async () => {
    setProblem("");
    try {
      const [rooms, players, usable, asked, shown, declined, reports] = await Promise.all([
        whole((pageToken) => admin.listAllRooms({ pageSize: 200, pageToken }, as), (page) => page.rooms),
        whole((pageToken) => admin.listPlayers({ pageSize: 200, pageToken }, as), (page) => page.players),
        sets(Publication.UNSPECIFIED),
        sets(Publication.ASKED),
        sets(Publication.PUBLIC),
        sets(Publication.DECLINED),
        whole((pageToken) => catalogue.listReports({ pageSize: 200, pageToken }, as), (page) => page.reports),
      ]);
      setHouse({ rooms, players, builtIn: usable.filter(({ builtIn }) => builtIn), packs: [...asked, ...shown, ...declined], reports });
    } catch (error) {
      setHouse(null);
      failed(error);
    }
  };
  const failed = (error: unknown) => {
    const refusal = refusalOf(error);
    setProblem(refusal.code === Code.Unauthenticated ? t("refused.NOT_ADMIN") : refusalText(refusal));
  };
  const acts: Acts = {
    as,
    act: (work) => void work.then(look, failed).finally(() => setAsking(null)),
    ask: (text, run) => {
      setAsking({ text, run });
      scrollTo({ top: 0 });
    },
  };

  return (
    <div class="page rest adminp" data-screen="admin">
      <header class="top">
        <span class="brand">
          <Moon phase={1} />
          <b>Parlour</b>
        </span>
        <span>{server.info?.version}</span>
      </header>
      <main>
        <h1>{t("admin")}</h1>
        {problem && <Note icon="close" tone="bad" title={problem} />}
        {asking && (
          <div class="asking">
            <Note icon="help" title={asking.text} act={{ label: t("yes"), run: () => acts.act(asking.run()) }} />
            <button type="button" class="btn two small" onClick={() => setAsking(null)}>{t("no")}</button>
          </div>
        )}
        <form class="row sheet" onSubmit={(event) => (event.preventDefault(), void look())}>
          <label class="field grow">
            <span>{t("admin.token")}</span>
            <input class="input" type="password" autocomplete="off" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
          </label>
          <button class="btn small">{t(house ? "admin.refresh" : "admin.enter")}</button>
        </form>
        {house && (
          <>
            <Flags reports={house.reports} players={house.players} acts={acts} />
            <Packs packs={house.packs} players={house.players} acts={acts} />
            <Rooms rooms={house.rooms} close={(room) => acts.ask(t("admin.close.sure", { code: room.code }), () => admin.closeRoom({ name: room.name }, as))} />
            <Players
              players={house.players}
              ban={(player) => acts.act(admin.banPlayer({ player: player.name, banned: !player.banned }, as))}
              erase={(player) => acts.ask(t("admin.erase.sure", { name: player.displayName }), () => admin.erasePlayer({ player: player.name }, as))}
            />
            <BuiltIn sets={house.builtIn} acts={acts} />
            <section class="sheet row">
              <h2 class="grow">{t("admin.invitations")}</h2>
              {invitation && <code>{invitation}</code>}
              <button type="button" class="btn two small" onClick={() => void admin.createInvitation({ uses: 1 }, as).then((answer) => setInvitation(answer.invitation), failed)}>{t("admin.invite")}</button>
            </section>
          </>
        )}
      </main>
    </div>
  );
}
