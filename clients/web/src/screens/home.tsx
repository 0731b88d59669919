// The front page: one code, one button.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, tr, speech, listed } from "../core/i18n";
import { me } from "../core/account";
import { ask, introduce } from "../core/door";
import { refusalText, type Refusal } from "../core/refusal";
import { BASE, codeOf, router } from "../core/router";
import { uuid } from "../core/uuid";
import { nowIn, remembered } from "../core/visits";
import { settings } from "../core/settings";
import { server } from "../core/server";
import { Note } from "../parts/layers";
import { Icon, Moon } from "../parts/marks";
import { Scene, Shelf } from "../parts/scene";
import type { Room } from "../gen/parlour/api/lobby/v1/room_pb";
import { Card } from "../parts/card";

const FAN = [["dream/3", -22, 34], ["dream/9", -11, 8], ["dream/24", 0, 0], ["dream/4", 11, 8], ["dream/17", 22, 34]] as const;

export function HomeScreen() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Refusal | null>(null);
  const back = remembered();
  const { over } = router.place;

  if (over === "new") return <NameScreen title={t("home.create")} go={t("name.open")} then={open} />;
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = codeOf(code);
    if (wanted) router.go(`r/${wanted}`);
  };
  return (
    <div class="page rest" data-screen="home">
      <Scene />
      <header class="top">
        <span class="brand">
          <Moon phase={1} />
          <b>Parlour</b>
        </span>
        <button type="button" class="icon" aria-label={`${speech.language.toUpperCase()}, ${t("settings.language")}`} onClick={() => router.lay("settings")}>
          {speech.language.toUpperCase()}
        </button>
        <button type="button" class="icon" aria-label={t("settings")} onClick={() => router.lay("settings")}>
          <Icon of="menu" />
        </button>
      </header>
      <main class="home">
        <div class="fan" aria-hidden="true">
          {FAN.map(([card, angle, down]) => (
            <div key={card} class="tilt" style={{ "--a": `${angle}deg`, "--y": `${down}px` }}>
              <Card card={card} sizes="(min-width:1000px) 230px, 100px" alt="" />
            </div>
          ))}
        </div>
        <div class="hero">
          <h1>{t("home.title")}</h1>
          <p class="lead">{t("home.lead")}</p>
        </div>
        {problem && <Note icon="close" tone="bad" title={refusalText(problem)} />}
        <form class="join" onSubmit={join}>
          <label class="field">
            <span>{t("room.code")}</span>
            <input class="input code" value={code} onInput={(event) => setCode(event.currentTarget.value)} placeholder="MTH 47K" maxLength={9} autocapitalize="characters" autocomplete="off" spellcheck={false} enterKeyHint="go" />
          </label>
          <button class="btn">{t("home.join")}</button>
          <div class="or">
            <span>{t("or")}</span>
          </div>
          <button type="button" class="btn two" onClick={() => (me() ? void open().catch(setProblem) : router.lay("new"))}>
            {t("home.create")}
          </button>
        </form>
        {back ? (
          <a class="backto" href={`${BASE}r/${back.code}`} onClick={(event) => (event.preventDefault(), router.go(`r/${back.code}`))}>
            <span>
              <b>{tr(back.playing ? "home.back" : "home.room", { code: back.code })}</b>
              <br />
              {back.players.length > 0 && t("home.there", { list: listed(back.players.slice(0, 3)) })}
            </span>
            <Icon of="next" />
          </a>
        ) : (
          <PublicRooms />
        )}
      </main>
    </div>
  );
}

/** Rooms that anybody may walk into; asked for only by those who have a name. */
function PublicRooms() {
  const [rooms, setRooms] = useState<Room[]>([]);
  useEffect(() => {
    if (me()) void ask(({ lobby }) => lobby.listRooms({ pageSize: 3 })).then((page) => setRooms(page.rooms), () => undefined);
  }, []);
  if (!rooms.length) return null;
  return (
    <nav class="publics" aria-label={t("home.public")}>
      {rooms.map((room) => (
        <a key={room.code} class="backto" href={`${BASE}r/${room.code}`} onClick={(event) => (event.preventDefault(), router.go(`r/${room.code}`))}>
          <span>
            <b><bdi>{room.title || room.members.find(({ player }) => player === room.host)?.displayName}</bdi></b>
            <br />
            {t("seats.of", { n: room.members.filter(({ seated }) => seated).length, m: room.seats })}
          </span>
          <Icon of="next" />
        </a>
      ))}
    </nav>
  );
}

async function open(): Promise<void> {
  const { room } = await ask(({ lobby }) => lobby.createRoom({ requestId: uuid() }));
  nowIn(room!.code);
  router.go(`r/${room!.code}`, router.place.over !== "");
}

/** Who are you tonight? Then whatever was wanted, which rejects with a `Refusal`. */
export function NameScreen({ title, go, then }: { title: ComponentChildren; go: string; then: (name: string) => Promise<void> }) {
  const [name, setName] = useState(me()?.name ?? settings.name);
  const [invitation, setInvitation] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const limit = server.info?.nameLimit || 40;
  const submit = (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    if (!chosen || busy) return;
    setBusy(true);
    settings.set("name", chosen);
    introduce(chosen, invitation.trim())
      .then(() => then(chosen))
      .catch(setProblem)
      .finally(() => setBusy(false));
  };
  return (
    <form class="game turn joinp" data-screen="join" onSubmit={submit}>
      <Scene />
      <header class="top">
        <button type="button" class="icon" aria-label={t("back")} onClick={() => (router.place.over ? router.lift() : router.go(""))}>
          <Icon of="back" />
        </button>
        <span class="mid-t">{title}</span>
        <span class="icon" />
      </header>
      <main class="narrow">
        <h1>{t("join.who")}</h1>
        {problem && <Note icon="close" tone="bad" title={refusalText(problem)} />}
        <label class="field">
          <span>{t("join.name")}</span>
          <input class="input" dir="auto" value={name} maxLength={limit * 4} autocomplete="nickname" data-first autofocus enterKeyHint="go" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {server.info?.invitationRequired && !me() && (
          <label class="field">
            <span>{t("join.invitation")}</span>
            <input class="input" value={invitation} autocomplete="off" onInput={(event) => setInvitation(event.currentTarget.value)} />
          </label>
        )}
        <p class="hint left">{t("join.remembered")}</p>
      </main>
      <Shelf>
        <button class="btn" disabled={busy || !name.trim()}>
          {go}
        </button>
      </Shelf>
    </form>
  );
}
