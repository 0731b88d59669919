"""Measures of a set: how far its pictures are apart and how its light is balanced."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

from .cards import card
from .drawing import draw
from .sets import SETS, CardSet

# mean luminance, 0 to 255, below which a card is dark and from which it is light
DARK_BELOW, LIGHT_FROM = 82, 138
WITHIN_SET, ACROSS_DREAMS = 60, 40


def difference_hash(image: Image) -> int:
    """A 256-bit hash of horizontal gradients on a 16 x 16 grid."""
    from PIL import Image as Images  # noqa: PLC0415

    grey = image.convert("L").resize((17, 16), Images.Resampling.LANCZOS)
    pixels = grey.tobytes()
    bits = 0
    for row in range(16):
        for column in range(16):
            at = row * 17 + column
            bits = bits << 1 | (pixels[at] > pixels[at + 1])
    return bits


def distance(a: int, b: int) -> int:
    """How many of the 256 bits differ."""
    return (a ^ b).bit_count()


def mean_light(image: Image) -> float:
    """The mean luminance, 0 to 255."""
    from PIL import Image as Images  # noqa: PLC0415

    return float(image.convert("L").resize((1, 1), Images.Resampling.BOX).tobytes()[0])


def light_class(light: float) -> str:
    """'dark', 'middle' or 'light'."""
    return "dark" if light < DARK_BELOW else "light" if light >= LIGHT_FROM else "middle"


@dataclass
class Report:
    """The figures of one set."""

    set_id: str
    closest: tuple[int, int, int]
    light: Counter[str]
    doubles: list[tuple[str, str]]
    templates: int
    hashes: list[int]


def measure(entry: CardSet, width: int = 300) -> Report:
    """Draw every card of a set and measure it."""
    hashes: list[int] = []
    light: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for number in range(1, entry.count + 1):
        spec = card(entry.id, number)
        if entry.purpose == "dream":
            pairs[spec.template, spec.subject] += 1
        image = draw(entry.id, number, width)
        hashes.append(difference_hash(image))
        light[light_class(mean_light(image))] += 1
    closest = min(
        (
            (distance(a, b), i + 1, j + 1)
            for i, a in enumerate(hashes)
            for j, b in enumerate(hashes[:i])
        ),
        default=(256, 0, 0),
    )
    doubles = [pair for pair, count in pairs.items() if count > 1]
    return Report(entry.id, closest, light, doubles, len({t for t, _ in pairs}), hashes)


def verify(width: int = 300, only: str = "") -> bool:
    """Print the figures of every set; False when one of the bars is missed."""
    good = True
    dreams: list[tuple[int, str]] = []
    for entry in SETS:
        if only and entry.id != only:
            continue
        report = measure(entry, width)
        light = " ".join(f"{k} {report.light[k]}" for k in ("dark", "middle", "light"))
        print(
            f"{entry.id:11s} {entry.count:3d} cards, {report.templates:3d} templates, closest"
            f" {report.closest}, {light}, doubles {report.doubles}",
            flush=True,
        )
        near = entry.purpose != "position" and report.closest[0] < WITHIN_SET
        good = good and not near and not report.doubles
        if entry.purpose == "dream":
            share = entry.count / 3
            good = good and all(abs(report.light[k] - share) <= share / 4 for k in report.light)
            dreams += [(h, f"{entry.id} {n}") for n, h in enumerate(report.hashes, 1)]
    across = min(
        ((distance(a[0], b[0]), a[1], b[1]) for i, a in enumerate(dreams) for b in dreams[:i]),
        default=(256, "", ""),
    )
    print("over all dream sets the closest are", across)
    return good and across[0] >= ACROSS_DREAMS
