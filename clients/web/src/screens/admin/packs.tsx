// Packs that want to be for everybody, or are; and the cards of any set, to retire one or take it back in.
import { useState } from "preact/hooks";
import { Publication, type Card as CardInfo, type CardSet } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import type { Player } from "../../gen/parlour/api/lobby/v1/player_pb";
import { catalogue } from "../../core/catalogue";
import { speech, t, type Key } from "../../core/i18n";
import { Card } from "../../parts/card";
import type { Acts } from ".";
import { calledBy } from "./players";

const STATES: Partial<Record<Publication, Key>> = { [Publication.ASKED]: "packs.asked", [Publication.PUBLIC]: "packs.public", [Publication.DECLINED]: "admin.declined" };

export function Packs({ packs, players, acts }: { packs: CardSet[]; players: Player[]; acts: Acts }) {
  const review = (set: CardSet, approved: boolean) => acts.act(catalogue.reviewCardSet({ name: set.name, approved }, acts.as));
  return (
    <section class="sheet" aria-label={t("admin.packs")}>
      <h2>
        {t("admin.packs")} ({packs.length})
      </h2>
      {packs.length === 0 && <p>{t("admin.packs.none")}</p>}
      <ul class="adminpacks">
        {packs.map((set) => (
          <li key={set.name}>
            <SetLine set={set} more={[calledBy(players, set.owner), t(STATES[set.publication] ?? "packs.private")]} />
            <div class="row">
              {set.publication !== Publication.PUBLIC && <button type="button" class="btn small" onClick={() => review(set, true)}>{t("admin.approve")}</button>}
              {set.publication !== Publication.DECLINED && <button type="button" class="btn two small" onClick={() => review(set, false)}>{t(set.publication === Publication.PUBLIC ? "admin.withdraw" : "admin.decline")}</button>}
            </div>
            <Cards set={set} acts={acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BuiltIn({ sets, acts }: { sets: CardSet[]; acts: Acts }) {
  return (
    <section class="sheet" aria-label={t("option.card_sets")}>
      <h2>
        {t("option.card_sets")} ({sets.length})
      </h2>
      <ul class="adminpacks">
        {sets.map((set) => (
          <li key={set.name}>
            <SetLine set={set} more={[]} />
            <Cards set={set} acts={acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SetLine({ set, more }: { set: CardSet; more: string[] }) {
  return (
    <p>
      <b><bdi>{set.title}</bdi></b>
      <small>
        {[t("cards.n", { n: set.cardCount }), set.author, set.licence, ...more].filter(Boolean).map((word, at) => (
          <span key={at}>{at > 0 && " · "}<bdi>{word}</bdi></span>
        ))}
      </small>
      {set.description && <small><bdi>{set.description}</bdi></small>}
    </p>
  );
}

/** All cards of a set, once somebody wants to see them. */
function Cards({ set, acts }: { set: CardSet; acts: Acts }) {
  const [cards, setCards] = useState<CardInfo[]>([]);
  const load = () => catalogue.listCards({ parent: set.name, pageSize: 500, showRemoved: true, language: speech.language }, acts.as).then((page) => setCards(page.cards));
  const retire = (card: CardInfo) => acts.act(catalogue.retireCard({ card: card.name, keep: card.removed }, acts.as).then(load));
  return (
    <details onToggle={(event) => event.currentTarget.open && !cards.length && void load().catch(() => undefined)}>
      <summary>{t("admin.cards")}</summary>
      <ul class="admincards">
        {cards.map((card) => (
          <li key={card.id} class={card.removed ? "gone" : ""}>
            <Card card={card.id} sizes="96px" alt={card.altText} lazy />
            <button type="button" class="link" aria-label={`${t(card.removed ? "admin.unretire" : "admin.retire")}: ${card.id}`} onClick={() => retire(card)}>
              {t(card.removed ? "admin.unretire" : "admin.retire")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
