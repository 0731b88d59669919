"""A deck for a game: cards from sets, checked against what the game needs before it starts."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.catalogue.collection import DEFAULTS, Collection
from parlour.catalogue.sources import Purpose, SetSpec
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import names

CardNumber = tuple[str, int]


def chosen(collection: Collection, purpose: str, asked: Sequence[str]) -> list[SetSpec]:
    """The sets of a deck, each once; none asked for: the default. Raises UNKNOWN_CARD_SET, WRONG_CARD_SET."""
    if purpose not in (Purpose.DREAM, Purpose.JINX):
        raise BadInput("purpose", 'must be "dream" or "jinx"')
    wanted = asked or [names.name("cardSets", DEFAULTS[Purpose(purpose)])]
    found: dict[str, SetSpec] = {}
    for name in wanted:
        spec = collection.find(names.part_of(name, "cardSets", "card_sets"))
        if spec is None:
            raise BadInput("card_sets", f'there is no set "{name}"', "UNKNOWN_CARD_SET")
        if spec.purpose != purpose:
            message = f'the set "{spec.id}" is for {spec.purpose}, not for {purpose}'
            raise BadInput("card_sets", message, "WRONG_CARD_SET")
        found[spec.id] = spec
    return list(found.values())


def build(sets: Sequence[SetSpec], needed: int, exactly: int, chance: Chance) -> list[CardNumber]:
    """The cards by set and number; `exactly` so many at random, 0: all. Raises DECK_TOO_SMALL."""
    cards = [(spec.id, number) for spec in sets for number in range(1, spec.count + 1)]
    least = max(needed, exactly)
    if len(cards) < least:
        have = "this set has" if len(sets) == 1 else "these sets have"
        raise Refused("DECK_TOO_SMALL", f"the game needs {least} cards, {have} {len(cards)}")
    if not exactly:
        return cards
    order = {card: place for place, card in enumerate(cards)}
    return sorted(chance.shuffle(cards)[:exactly], key=order.__getitem__)
