// A few cards of a set, fanned, to know it by.
import { useEffect, useState } from "preact/hooks";
import type { CardSet } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogue } from "../../core/catalogue";
import { picture } from "../../core/cards";

export function Faces({ set }: { set: CardSet }) {
  const [cards, setCards] = useState<string[]>([]);
  useEffect(() => {
    void catalogue.listCards({ parent: set.name, pageSize: 3 }).then((page) => setCards(page.cards.map(({ id }) => id)), () => undefined);
  }, [set.name, set.cardCount]);
  return (
    <span class="faces" aria-hidden="true">
      {cards.map((card) => (
        <img key={card} src={picture(card, "small")} alt="" />
      ))}
    </span>
  );
}
