"""All card sets of this server by name, and what a card's name points at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.catalogue.languages import in_language
from parlour.catalogue.sources import CardSpec, Purpose, SetSpec, Size, Source
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import names

_NUMBER = re.compile(r"[1-9][0-9]{0,5}\Z")
# The set that a game gets when nobody chose any.
DEFAULTS = {Purpose.DREAM: "dream", Purpose.JINX: "jinx", Purpose.POSITION: "positions"}


@dataclass(frozen=True, slots=True)
class Piece:
    """One picture to draw: a card of a version of a set, in a size."""

    card_set: str
    version: str
    number: int
    size: Size


class Collection:
    """The sets of a source."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._sets = {spec.id: spec for spec in source.sets}

    def sets(self, purpose: Purpose | None, language: str) -> list[SetSpec]:
        """The sets for a purpose, None: for any, by title in that language."""
        fitting = (s for s in self._sets.values() if purpose in (None, s.purpose))
        return sorted(fitting, key=lambda s: (in_language(s.title, language).casefold(), s.id))

    def named(self, name: str, field: str) -> SetSpec:
        """The set called "cardSets/{set}"; raises INVALID_NAME, CARD_SET_NOT_FOUND."""
        part = names.part_of(name, "cardSets", field)
        spec = self._sets.get(part)
        if spec is None:
            raise Refused("CARD_SET_NOT_FOUND", f'there is no card set "{part}" here')
        return spec

    def find(self, card_set: str) -> SetSpec | None:
        """The set with this id."""
        return self._sets.get(card_set)

    def card(self, spec: SetSpec, number: int) -> CardSpec:
        """A card's texts."""
        return self._source.card(spec.id, number)

    def piece(self, name: str, size: Size, field: str) -> Piece:
        """The picture of "cardSets/{set}/cards/{number}"; raises INVALID_NAME, CARD_SET_NOT_FOUND, CARD_NOT_FOUND."""
        set_name, _, number = name.partition("/cards/")
        if not _NUMBER.match(number):
            raise BadInput(field, 'must look like "cardSets/.../cards/7"', "INVALID_NAME")
        spec = self.named(set_name, field)
        if int(number) > spec.count:
            message = f'the set "{spec.id}" has {spec.count} cards, and none has number {number}'
            raise Refused("CARD_NOT_FOUND", message)
        return Piece(spec.id, spec.version, int(number), size)


def pieces(spec: SetSpec, numbers: Iterable[int], size: Size) -> list[Piece]:
    """These cards of a set in a size."""
    return [Piece(spec.id, spec.version, number, size) for number in numbers]
