"""All card sets of this server by name, and what a card's name points at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.catalogue.languages import in_language
from parlour.catalogue.sources import CardSpec, Purpose, SetSpec, Size, Source
from parlour.kernel.refusals import BadInput
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

    def find(self, card_set: str) -> SetSpec | None:
        """The set with this id."""
        return self._sets.get(card_set)

    @property
    def versions(self) -> set[str]:
        """The versions of all its sets."""
        return {spec.version for spec in self._sets.values()}

    def size(self, card_set: str) -> int:
        """How many cards a set has, retired ones included; 0 for a set that is not of the source."""
        spec = self._sets.get(card_set)
        return spec.count if spec else 0

    def card(self, spec: SetSpec, number: int) -> CardSpec:
        """A card's texts."""
        return self._source.card(spec.id, number)


def card_named(name: str, field: str) -> tuple[str, int]:
    """Set and number of "cardSets/{set}/cards/{number}"; raises INVALID_NAME."""
    set_name, _, number = name.partition("/cards/")
    if not _NUMBER.match(number):
        raise BadInput(field, 'must look like "cardSets/.../cards/7"', "INVALID_NAME")
    return names.part_of(set_name, "cardSets", field), int(number)


def card_name(card_set: str, number: int) -> str:
    """The name that `card_named` reads."""
    return f"{names.name('cardSets', card_set)}/cards/{number}"


def pieces(spec: SetSpec, numbers: Iterable[int], size: Size) -> list[Piece]:
    """These cards of a set in a size."""
    return [Piece(spec.id, spec.version, number, size) for number in numbers]
