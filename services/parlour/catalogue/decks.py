"""A deck for a game: cards from sets, checked against what the game needs before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from parlour.catalogue.collection import DEFAULTS
from parlour.catalogue.languages import in_language
from parlour.catalogue.library import Library, Shown
from parlour.catalogue.likeness import firsts
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Purpose
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import names
from parlour.platform.calls import Principal

CardNumber = tuple[str, int]


async def chosen(library: Library, purpose: str, asked: Sequence[str], player: str) -> list[Shown]:
    """The sets of a player's deck, each once; none asked for: the default. Raises UNKNOWN_CARD_SET, WRONG_CARD_SET."""
    if purpose not in (Purpose.DREAM, Purpose.JINX):
        raise BadInput("purpose", 'must be "dream" or "jinx"')
    wanted = asked or [names.name("cardSets", DEFAULTS[Purpose(purpose)])]
    caller = Principal(player)
    found: dict[str, Shown] = {}
    for name in wanted:
        shown = await library.find(names.part_of(name, "cardSets", "card_sets"), caller)
        if shown is None:
            raise BadInput("card_sets", f'there is no set "{name}"', "UNKNOWN_CARD_SET")
        spec = shown.spec
        if spec.purpose != purpose:
            message = (
                f'the set "{in_language(spec.title, "")}" is for {spec.purpose}, not for {purpose}'
            )
            raise BadInput("card_sets", message, "WRONG_CARD_SET")
        found[spec.id] = shown
    return list(found.values())


async def in_play(library: Library, shelf: Shelf, sets: Sequence[Shown]) -> list[CardNumber]:
    """The cards that may be dealt from sets, by set and number; of those that look the same only the first (B51).

    Built-in sets are apart among themselves; they are looked at only beside somebody's own, as far as they are drawn.
    """
    cards: list[CardNumber] = []
    likenesses: list[bytes | None] = []
    mixed = any(shown.pack for shown in sets)
    for shown in sets:
        drawn = await shelf.likenesses(shown.spec) if mixed and not shown.pack else {}
        for card in await library.cards(shown, ""):
            if not card.removed:
                cards.append((shown.spec.id, card.number))
                likenesses.append(card.likeness or drawn.get(card.number))
    if not mixed:
        return cards
    return [cards[place] for place in await asyncio.to_thread(firsts, likenesses)]


def build(
    cards: Sequence[CardNumber], sets: int, needed: int, exactly: int, chance: Chance
) -> list[CardNumber]:
    """The deck; `exactly` so many cards at random, 0: all. `sets`: of how many sets. Raises DECK_TOO_SMALL."""
    least = max(needed, exactly)
    if len(cards) < least:
        have = "this set has" if sets == 1 else "these sets have"
        raise Refused("DECK_TOO_SMALL", f"the game needs {least} cards, {have} {len(cards)}")
    if not exactly:
        return list(cards)
    order = {card: place for place, card in enumerate(cards)}
    return sorted(chance.shuffle(cards)[:exactly], key=order.__getitem__)
