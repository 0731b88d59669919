"""A card's specification: its template and slots, its texts, its sources. Nothing is drawn here."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field

from . import abstract, positions, texts
from .picture import Picture
from .sets import Row, card_set, deck


@dataclass(frozen=True)
class CardSpec:
    """Everything known about a card without drawing it."""

    set_id: str
    number: int
    template: str
    subject: str
    palette: str
    mirrored: bool
    seed: int
    alt: dict[str, str] = field(hash=False)
    tags: tuple[str, ...]

    @property
    def cast(self) -> int:
        """The figure slot: how far heads and garments are turned."""
        return self.seed % 5

    @property
    def variant(self) -> int:
        """The layout slot for templates that know several."""
        return self.seed // 5 % 3

    @property
    def light_side(self) -> float:
        """The light slot: from which side the card is a little brighter."""
        return (0.07, -0.07, 0.11, -0.11)[self.seed % 4]

    @property
    def camera(self) -> str:
        """The framing slot: mirrored or not, a little nearer, hardly tilted."""
        zoom = 1.0 + self.seed % 6 / 100
        tilt = (self.seed % 7 - 3) * 0.25
        flip = "translate(600 0) scale(-1 1) " if self.mirrored else ""
        return f"{flip}translate(300 480) rotate({tilt}) scale({zoom:g}) translate(-300 -480)"

    @property
    def icons(self) -> tuple[str, ...]:
        """The source icons on the card. Lays the scene out to find them, but does not render."""
        return tuple(sorted(set(paint(self).icons_used)))


def card(set_id: str, number: int) -> CardSpec:
    """The card's specification; numbers start at 1. KeyError or IndexError when there is none."""
    entry = card_set(set_id)
    if not 1 <= number <= entry.count:
        raise IndexError(f"{set_id} has no card {number}")
    if entry.purpose == "jinx":
        look = abstract.look(number)
        return CardSpec(
            set_id,
            number,
            look.family,
            look.feelings[0],
            look.palette,
            False,
            number,
            abstract.captions(look),
            (look.family, *look.feelings),
        )
    if entry.purpose == "position":
        return CardSpec(
            set_id,
            number,
            "position",
            str(number),
            "chalk",
            False,
            number,
            positions.captions(number),
            ("position", "grid"),
        )
    return dream_card(set_id, number, deck(set_id)[number - 1])


def dream_card(set_id: str, number: int, row: Row) -> CardSpec:
    """The specification a deck row stands for."""
    return CardSpec(
        set_id,
        number,
        row.template,
        row.subject,
        row.palette,
        row.mirrored,
        row.seed,
        texts.captions(row.template, row.subject),
        texts.tags(row.template, row.subject),
    )


def paint(spec: CardSpec) -> Picture:
    """Lay the scene out as vectors."""
    from .scenes.registry import TEMPLATES  # scenes are many modules: load them when first needed  # noqa: PLC0415

    if spec.template == "position":
        return positions.paint(spec.number)
    if spec.template in abstract.FAMILIES:
        return abstract.paint(spec.number)
    load_scenes()
    pic = Picture(
        f"{spec.template}-{spec.subject}-{spec.seed}",
        spec.palette,
        spec.subject,
        spec.cast,
        spec.variant,
    )
    TEMPLATES[spec.template].paint(pic)
    return pic


def load_scenes() -> None:
    """Register the scene templates: many modules, so only when the first scene is laid out."""
    importlib.import_module(f"{__package__}.scenes")
