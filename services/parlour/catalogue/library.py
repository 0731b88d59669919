"""All card sets, built-in and people's own, as a caller may see and use them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.catalogue.collection import Collection, card_named
from parlour.catalogue.languages import in_language
from parlour.catalogue.oversight import Oversight
from parlour.catalogue.packs import Pack, Packs, Publication
from parlour.catalogue.sources import Purpose, SetSpec
from parlour.kernel.refusals import Refused
from parlour.platform import names
from parlour.platform.calls import Principal


@dataclass(frozen=True, slots=True)
class Shown:
    """A set; `pack` if it is somebody's own. `spec.count` counts the cards in play, not the numbers given."""

    spec: SetSpec
    pack: Pack | None = None


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card with its texts in one language. `likeness`: None where it is not known yet. `removed`: dealt no more."""

    number: int
    alt: str
    tags: tuple[str, ...]
    removed: bool
    likeness: bytes | None = None


class Library:
    """Finds sets and cards, and says to whom they are there."""

    def __init__(self, collection: Collection, packs: Packs, oversight: Oversight) -> None:
        self._collection = collection
        self._packs = packs
        self._oversight = oversight

    async def listed(
        self,
        caller: Principal,
        purpose: Purpose | None,
        language: str,
        publication: Publication | None = None,
    ) -> list[Shown]:
        """The sets that somebody may use: built-in ones, then others, each by title."""
        packs = [p for p in await self._packs.usable(caller) if purpose in (None, p.purpose)]
        if publication:
            asked = [pack for pack in packs if pack.publication is publication]
            return _by_title(asked)
        specs = self._collection.sets(purpose, language)
        retired = await self._oversight.retired(spec.id for spec in specs)
        built_in = [Shown(_without(spec, retired.get(spec.id))) for spec in specs]
        return built_in + _by_title(packs)

    async def find(self, card_set: str, caller: Principal | None = None) -> Shown | None:
        """A set by its id, if the caller may use it; without a caller: if it is there."""
        spec = self._collection.find(card_set)
        if spec:
            retired = await self._oversight.retired([card_set])
            return Shown(_without(spec, retired.get(card_set)))
        pack = await self._packs.find(card_set, caller)
        return Shown(pack.spec, pack) if pack else None

    async def named(self, name: str, field: str, caller: Principal | None = None) -> Shown:
        """As `find`, by name; raises INVALID_NAME, CARD_SET_NOT_FOUND."""
        card_set = names.part_of(name, "cardSets", field)
        shown = await self.find(card_set, caller)
        if shown is None:
            raise Refused("CARD_SET_NOT_FOUND", f'there is no card set "{card_set}" here')
        return shown

    async def owned(self, name: str, field: str, caller: Principal) -> Pack:
        """A pack of the caller's own; raises INVALID_NAME, CARD_SET_NOT_FOUND, NOT_YOURS."""
        pack = (await self.named(name, field, caller)).pack
        if pack is None or not caller.player or pack.owner != caller.player:
            raise Refused("NOT_YOURS", "only whoever made a set may change it")
        return pack

    async def cards(self, shown: Shown, language: str) -> list[ShownCard]:
        """All cards of a set by number, those that are no longer dealt included."""
        card_set = shown.spec.id
        retired = (await self._oversight.retired([card_set])).get(card_set, set())
        if shown.pack:
            return [
                ShownCard(
                    number=card.number,
                    alt=card.alt,
                    tags=card.tags,
                    removed=card.removed or card.number in retired,
                    likeness=card.likeness,
                )
                for card in await self._packs.cards(card_set)
            ]
        cards: list[ShownCard] = []
        for number in range(1, self._collection.size(card_set) + 1):
            texts = self._collection.card(shown.spec, number)
            alt = in_language(texts.alt, language)
            cards.append(ShownCard(number, alt, texts.tags, number in retired))
        return cards

    async def card(self, name: str, field: str) -> tuple[str, int]:
        """Set and number of a card that is, or was, there. Raises INVALID_NAME, CARD_SET_NOT_FOUND, CARD_NOT_FOUND."""
        card_set, number = card_named(name, field)
        if self._collection.find(card_set):
            if number <= self._collection.size(card_set):
                return card_set, number
        elif await self._packs.has_card(card_set, number):
            return card_set, number
        elif await self._packs.find(card_set) is None:
            raise Refused("CARD_SET_NOT_FOUND", f'there is no card set "{card_set}" here')
        raise Refused("CARD_NOT_FOUND", f'the set "{card_set}" has no card {number}')


def _by_title(packs: list[Pack]) -> list[Shown]:
    ordered = sorted(packs, key=lambda pack: (pack.title.casefold(), pack.id))
    return [Shown(pack.spec, pack) for pack in ordered]


def _without(spec: SetSpec, retired: set[int] | None) -> SetSpec:
    return replace(spec, count=spec.count - len(retired)) if retired else spec
