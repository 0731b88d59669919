// What shall we play? Every option with what it does, as the server explains it.
import { clone, create, type DescField, type DescMessage } from "@bufbuild/protobuf";
import { reflect } from "@bufbuild/protobuf/reflect";
import { useEffect, useState } from "preact/hooks";
import { Purpose, type CardSet } from "../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { GameOptionsSchema, TableOptionsSchema, type GameOptions } from "../gen/parlour/api/game/v1/options_pb";
import { DixitOptionsSchema, PartyOptionsSchema, TeamOptionsSchema } from "../gen/parlour/api/games/dixit/v1/options_pb";
import { JinxOptionsSchema } from "../gen/parlour/api/games/jinx/v1/options_pb";
import { StellaOptionsSchema } from "../gen/parlour/api/games/stella/v1/options_pb";
import type { GameInfo, OptionInfo } from "../gen/parlour/api/lobby/v1/lobby_service_pb";
import { picture } from "../core/cards";
import { speech, t, tOr } from "../core/i18n";
import { catalogue } from "../core/catalogue";
import { useObservable } from "../core/observable";
import type { RoomSession } from "../core/room";
import { router } from "../core/router";
import { server } from "../core/server";
import { Icon } from "../parts/marks";
import { Scene, Shelf } from "../parts/scene";
import { Later } from "../parts/later";
import { useDialog } from "../parts/layers";
import { RoomNotes } from "../parts/notes";
import { Switch } from "./settings";

const SCHEMAS: Record<string, DescMessage> = { dixit: DixitOptionsSchema, party: PartyOptionsSchema, team: TeamOptionsSchema, jinx: JinxOptionsSchema, stella: StellaOptionsSchema };
const FACES: Record<string, string> = { dixit: "dream/24", odyssey: "dream/9", party: "dream/1", team: "dream/4", jinx: "jinx/5", stella: "stella/7" };
const SECONDS = [0, 30, 45, 60, 90, 120, 180, 300];
// Set once by those who know why; not in the way of the others.
const RARE = /^(grace_seconds|departure_seconds|strict_table|also_end_on_deck_out|phase_seconds\.)/;

export interface Choice {
  key: string;
  info: GameInfo;
  edition?: number;
  min: number;
  max: number;
}

/** What is offered: every game of the server, and Odyssey, which people know as a game of its own. */
export function choices(): Choice[] {
  const games = server.info?.games ?? [];
  const order = ["dixit", "party", "team", "jinx", "stella"];
  return [...games]
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .flatMap((info): Choice[] => {
      const odyssey = info.options.find(({ key }) => key === "edition")?.values.find(({ value }) => value === "odyssey");
      if (!odyssey) return [{ key: info.key, info, min: info.minPlayers, max: info.maxPlayers }];
      return [
        { key: info.key, info, edition: 3, min: 3, max: 8 },
        { key: "odyssey", info, edition: 5, min: odyssey.minPlayers || info.minPlayers, max: odyssey.maxPlayers || info.maxPlayers },
      ];
    });
}

export function choiceOf(options: GameOptions | undefined): Choice | undefined {
  const game = options?.game;
  const key = game?.case === "dixit" && game.value.edition === 5 ? "odyssey" : game?.case;
  return choices().find((choice) => choice.key === key);
}

export const titleOf = (choice: Choice): string => tOr(`game.${choice.key}`, choice.info.title);

export function OptionsScreen({ room }: { room: RoomSession }) {
  useObservable(server);
  useObservable(room);
  const dialog = useDialog(() => router.lift());
  const [draft, setDraft] = useState<GameOptions>(() => clone(GameOptionsSchema, room.room!.options!));
  const [isPublic, setPublic] = useState(room.room?.public ?? false);
  const [locked, setLocked] = useState(room.room?.locked ?? false);
  const [welcome, setWelcome] = useState(room.room?.spectatorsWelcome ?? true);
  const [choosing, setChoosing] = useState(false);
  const [packing, setPacking] = useState(false);
  const kind = draft.game.case ?? "dixit";
  const now = choiceOf(draft);
  const info = now?.info;
  const may = room.hosting && room.room?.state !== 3;

  const take = (choice: Choice) => {
    const next = clone(GameOptionsSchema, choice.info.defaults ?? draft);
    if (next.game.case === "dixit" && choice.edition) {
      next.game.value.edition = choice.edition;
      if (choice.edition === 5) next.game.value.bonusCap = undefined; // as the edition says
    }
    setDraft(next);
  };
  const use = async () => {
    const most = now ? maximum(now, draft) : (room.room?.seats ?? 6);
    const least = Math.max(now?.min ?? 3, room.seated.length);
    if (await room.change({ options: draft, seats: Math.max(least, most), public: isPublic, locked, spectatorsWelcome: welcome })) router.lift();
  };
  const set = (change: (options: GameOptions) => void) => {
    const next = clone(GameOptionsSchema, draft);
    change(next);
    setDraft(next);
  };
  const shown = (info?.options ?? []).filter(({ key }) => !(key === "edition" && now?.key === "odyssey") && !(key === "custom_words" && !custom(draft)) && key !== "first_seat" && !(key === "first_player" && info?.options.find((one) => one.key === key)?.values.length === 2));
  const row = (option: OptionInfo) => <OptionRow key={option.key} option={option} kind={kind} draft={draft} set={set} choose={() => setChoosing(true)} now={now} />;

  const add = (name: string) =>
    set((options) => {
      const table = (options.table ??= create(TableOptionsSchema));
      table.cardSets = [...new Set([...table.cardSets, name])];
    });
  if (packing) return <Later over load={() => import("./packs").then((module) => module.PacksScreen)} props={{ close: () => setPacking(false), choose: add }} />;

  return (
    <div class="over" ref={dialog} role="dialog" aria-modal="true" aria-label={t("options")}>
      <div class="game turn optsp" data-screen="options">
        <Scene />
        <div class="top">
          <button type="button" class="icon" aria-label={t("close")} onClick={() => (choosing ? setChoosing(false) : router.lift())}>
            <Icon of={choosing ? "back" : "close"} />
          </button>
          <span class="mid-t">
            <b>{t(choosing ? "option.card_sets" : "options")}</b>
          </span>
          <span class="icon" />
        </div>
        <div class="optp">
          <RoomNotes room={room} />
          {choosing ? (
            <CardSets draft={draft} kind={kind} set={set} own={() => setPacking(true)} />
          ) : (
            <fieldset disabled={!may}>
              <div class="gms" role="radiogroup" aria-label={t("options.game")}>
                {choices().map((choice) => (
                  <button key={choice.key} type="button" class="gm" role="radio" aria-checked={choice.key === now?.key} onClick={() => take(choice)}>
                    <img src={picture(FACES[choice.key] ?? "dream/2", "large")} alt="" />
                    <span>
                      <b>{titleOf(choice)}</b>
                      <small>{t("players", { n: choice.min, m: choice.max })}</small>
                    </span>
                  </button>
                ))}
              </div>
              {now && (
                <p class="gmsay">
                  <b>{titleOf(now)}.</b> {tOr(`game.${now.key}.say`, "")}
                </p>
              )}
              <section class="sheet opts">{shown.filter(({ key }) => !RARE.test(key)).map(row)}
                <Switch label={t("option.public")} hint={t("option.public.how")} on={isPublic} set={setPublic} />
                <Switch label={t("option.watchers")} hint={t("option.watchers.how")} on={welcome} set={setWelcome} />
                <Switch label={t("option.locked")} hint={t("option.locked.how")} on={locked} set={setLocked} />
              </section>
              <details class="sheet more">
                <summary>{t("options.more")}</summary>
                <div class="opts">{shown.filter(({ key }) => RARE.test(key)).map(row)}</div>
              </details>
            </fieldset>
          )}
        </div>
        <Shelf crest={1} laid>
          {choosing ? (
            <button type="button" class="btn" onClick={() => setChoosing(false)}>{t("ok")}</button>
          ) : (
            <>
              <button type="button" class="btn" disabled={!may} onClick={() => void use()}>
                {t("options.use")}
              </button>
              <p class="hint">{t(may ? "options.seen" : "options.host")}</p>
            </>
          )}
        </Shelf>
      </div>
    </div>
  );
}

const custom = (draft: GameOptions): boolean => draft.game.case === "stella" && draft.game.value.words === 3;

function maximum(choice: Choice, draft: GameOptions): number {
  if (draft.game.case !== "dixit") return choice.max;
  const value = valueName(DixitOptionsSchema.field.edition, draft.game.value.edition);
  return choice.info.options.find(({ key }) => key === "edition")?.values.find((one) => one.value === value)?.maxPlayers || choice.max;
}

/** The field of an option: in the options of the game, or in those that every game has. */
function fieldOf(kind: string, key: string): { owner: "table" | "game"; field: DescField } | undefined {
  const game = SCHEMAS[kind]?.fields.find(({ name }) => name === key);
  if (game) return { owner: "game", field: game };
  const table = TableOptionsSchema.fields.find(({ name }) => name === key.split(".")[0]);
  return table && { owner: "table", field: table };
}

function valueName(field: DescField, number: number): string {
  if (field.fieldKind !== "enum") return "";
  const value = field.enum.values.find((one) => one.number === number);
  return value?.name.toLowerCase().replace(field.enum.sharedPrefix ?? "", "") ?? "";
}

function OptionRow({ option, kind, draft, set, choose, now }: { option: OptionInfo; kind: string; draft: GameOptions; set: (change: (options: GameOptions) => void) => void; choose: () => void; now?: Choice }) {
  const found = fieldOf(kind, option.key);
  if (!found) return null;
  const { owner, field } = found;
  const title = tOr(`option.${option.key}`, option.title);
  const about = tOr(`option.${option.key}.how`, option.description);
  const holder = (options: GameOptions) => (owner === "table" ? (options.table ??= create(TableOptionsSchema)) : options.game.value!);
  const phase = option.key.startsWith("phase_seconds.") ? option.key.slice(14) : "";
  const schema = owner === "table" ? TableOptionsSchema : SCHEMAS[kind]!;
  const held = holder(clone(GameOptionsSchema, draft));
  const current: unknown = phase ? draft.table?.phaseSeconds[phase] : reflect(schema, held as never).get(field);
  const put = (value: unknown) => set((options) => reflect(schema, holder(options) as never).set(field, value as never));

  if (option.key === "card_sets") {
    const sets = (current as unknown as Iterable<string>) ?? [];
    return (
      <div class="opt">
        <b>{title}</b>
        <p>{[...sets].length ? t("sets.chosen", { n: [...sets].length }) : t("sets.default")}</p>
        <div class="ctl">
          <button type="button" class="btn two small" onClick={choose}>{t("choose")}</button>
        </div>
      </div>
    );
  }
  if (option.key === "custom_words") {
    const words = draft.game.case === "stella" ? draft.game.value.customWords : [];
    return (
      <label class="opt wide">
        <b>{title}</b>
        <p>{about}</p>
        <div class="ctl">
          <textarea class="input" value={words.join("\n")} onChange={(event) => {
            const typed = event.currentTarget.value.split("\n").map((word) => word.trim()).filter(Boolean);
            set((options) => options.game.case === "stella" && (options.game.value.customWords = typed));
          }} />
        </div>
      </label>
    );
  }
  if (phase) {
    const seconds = Number(current ?? 0);
    const steps = SECONDS.includes(seconds) ? SECONDS : [...SECONDS, seconds].sort((a, b) => a - b);
    return (
      <label class="opt">
        <b>{title}</b>
        <p>{about}</p>
        <div class="ctl">
          <select class="input short" value={seconds} onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            set((options) => ((options.table ??= create(TableOptionsSchema)).phaseSeconds[phase] = chosen));
          }}>
            {steps.map((one) => (
              <option key={one} value={one}>{one ? t("seconds", { n: one }) : t("off")}</option>
            ))}
          </select>
        </div>
      </label>
    );
  }
  if (field.fieldKind === "enum" && option.values.length) {
    const value = valueName(field, Number(current));
    const values = option.values.filter((one) => one.value !== "seat" && !(option.key === "edition" && one.value === "odyssey" && now?.key === "dixit"));
    const chosen = values.find((one) => one.value === value);
    return (
      <div class="opt wide">
        <b>{title}</b>
        <p>{chosen ? tOr(`option.${option.key}.${chosen.value}.how`, chosen.description) : about}</p>
        <div class="ctl">
          <div class="seg" role="group" aria-label={title}>
            {values.map((one) => (
              <button key={one.value} type="button" aria-pressed={one.value === value} onClick={() => put(field.enum.values.find((entry) => valueName(field, entry.number) === one.value)?.number ?? 0)}>
                {tOr(`option.${option.key}.${one.value}`, one.title)}
              </button>
            ))}
          </div>
        </div>
      </div>
    );
  }
  if (option.maximum > 0) {
    const number = Number(current ?? option.defaultValue ?? option.minimum);
    const step = option.maximum > 500 ? 30 : option.maximum > 20 ? 5 : 1;
    const turn = (by: number) => put(Math.max(option.minimum, Math.min(option.maximum, (number % step ? Math.round(number / step) * step : number) + by)));
    return (
      <div class="opt">
        <b>{title}</b>
        <p>{about}</p>
        <div class="ctl">
          <div class="step" role="group" aria-label={title}>
            <button type="button" aria-label={t("fewer")} onClick={() => turn(-step)}>–</button>
            <b aria-live="polite">{number}</b>
            <button type="button" aria-label={t("more")} onClick={() => turn(step)}>+</button>
          </div>
        </div>
      </div>
    );
  }
  return <Switch label={title} hint={about} on={Boolean(current)} set={put} />;
}

function CardSets({ draft, kind, set, own }: { draft: GameOptions; kind: string; set: (change: (options: GameOptions) => void) => void; own: () => void }) {
  const [sets, setSets] = useState<CardSet[]>([]);
  useEffect(() => {
    void catalogue.listCardSets({ purpose: kind === "jinx" ? Purpose.JINX : Purpose.DREAM, pageSize: 200, language: speech.language }).then((page) => setSets(page.cardSets), () => undefined);
  }, [kind]);
  const chosen = draft.table?.cardSets ?? [];
  const toggle = (name: string, on: boolean) =>
    set((options) => {
      const table = (options.table ??= create(TableOptionsSchema));
      table.cardSets = on ? [...table.cardSets, name] : table.cardSets.filter((one) => one !== name);
    });
  return (
    <>
      <section class="sheet opts">
        {sets.map((one) => (
          <Switch key={one.name} label={one.title} hint={`${t("cards.n", { n: one.cardCount })}. ${one.description}`} on={chosen.includes(one.name)} set={(on) => toggle(one.name, on)} />
        ))}
      </section>
      <section class="sheet opts">
        <div class="opt">
          <b>{t("packs")}</b>
          <p>{t("packs.how")}</p>
          <div class="ctl">
            <button type="button" class="btn two small" onClick={own}>{t("packs.open")}</button>
          </div>
        </div>
      </section>
    </>
  );
}
