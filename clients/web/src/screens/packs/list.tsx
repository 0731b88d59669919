// Which sets one has, one's own and those that friends shared; a code adds one more.
import { useState } from "preact/hooks";
import { Publication, type CardSet } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogue } from "../../core/catalogue";
import { t } from "../../core/i18n";
import { Icon } from "../../parts/marks";
import { Faces } from "./faces";

interface PackListProps {
  mine: CardSet[];
  others: CardSet[];
  act: (work: Promise<unknown>) => Promise<boolean>;
  open: (name: string) => void;
  choose?: (name: string) => void;
}

export function PackList({ mine, others, act, open, choose }: PackListProps) {
  const [code, setCode] = useState("");
  const add = (event: Event) => {
    event.preventDefault();
    if (!code.trim()) return;
    const added = catalogue.addSharedCardSet({ code: code.trim() });
    void act(added).then(async (done) => {
      if (!done) return;
      setCode("");
      choose?.((await added).cardSet!.name);
    });
  };
  return (
    <>
      <section class="sheet packlist" aria-label={t("packs.mine")}>
        <h2>{t("packs.mine")}</h2>
        {mine.length === 0 && <p>{t("packs.none")}</p>}
        <ul>
          {mine.map((set) => (
            <li key={set.name}>
              <button type="button" class="packrow" onClick={() => open(set.name)}>
                <Faces set={set} />
                <PackWords set={set} state={stateOf(set)} />
                <Icon of="next" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="sheet packlist" aria-label={t("packs.others")}>
        <h2>{t("packs.others")}</h2>
        <form class="row" onSubmit={add}>
          <label class="field grow">
            <span>{t("packs.code")}</span>
            <input class="input" value={code} autocapitalize="characters" autocomplete="off" spellcheck={false} onInput={(event) => setCode(event.currentTarget.value)} />
          </label>
          <button class="btn two small" disabled={!code.trim()}>{t("packs.add")}</button>
        </form>
        <ul>
          {others.map((set) => (
            <li key={set.name} class="packrow">
              <Faces set={set} />
              <PackWords set={set} state={set.author} />
              {set.publication !== Publication.PUBLIC && (
                <button type="button" class="link" onClick={() => void act(catalogue.removeSharedCardSet({ name: set.name }))}>{t("packs.remove")}</button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function PackWords({ set, state }: { set: CardSet; state: string }) {
  return (
    <span class="grow">
      <b><bdi>{set.title}</bdi></b>
      <small>
        {t("cards.n", { n: set.cardCount })}
        {state && <> · <bdi>{state}</bdi></>}
      </small>
    </span>
  );
}

export function stateOf({ shared, publication }: CardSet): string {
  if (publication === Publication.PUBLIC) return t("packs.public");
  if (publication === Publication.ASKED) return t("packs.asked");
  return t(shared ? "packs.shared" : "packs.private");
}
