"""A few drawn cards of every set: the same bytes each time, and far apart from one another."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from parlour.catalogue.art import SETS, CardSet, draw, encode
from parlour.catalogue.art.drawing import draw as draw_at
from parlour.catalogue.art.measure import WITHIN_SET, difference_hash, distance
from PIL import Image

SAMPLE = (1, 2, 3)


def by_id(entry: CardSet) -> str:
    return entry.id


def test_two_draws_of_one_card_are_the_same_bytes() -> None:
    first, second = draw("dream", 5), draw("dream", 5)
    assert first.size == (600, 900)
    assert first.tobytes() == second.tobytes()
    assert encode(first) == encode(second)


def test_the_two_sizes_are_webp_and_small() -> None:
    sizes = {}
    for name, data in encode(draw("dream", 8)).items():
        image = Image.open(io.BytesIO(data))
        assert image.format == "WEBP"
        sizes[name] = image.size
        assert len(data) < 80_000
    assert sizes == {"small": (160, 240), "large": (600, 900)}


@pytest.mark.parametrize("entry", SETS, ids=by_id)
def test_cards_of_a_set_are_far_apart(entry: CardSet) -> None:
    images = [draw_at(entry.id, number, 200) for number in SAMPLE]
    tall = 200 if entry.shape == "square" else 300
    assert all(image.size == (200, tall) for image in images)
    if entry.purpose != "position":  # the nine places are meant to look alike but for the mark
        for a, b in combinations([difference_hash(image) for image in images], 2):
            assert distance(a, b) >= WITHIN_SET


def test_every_position_marks_its_own_place() -> None:
    for number in range(1, 10):
        grey = draw_at("positions", number, 200).convert("L")
        light: dict[int, int] = {}
        for cell in range(9):
            row, column = divmod(cell, 3)
            box = (20 + column * 56, 20 + row * 56, 68 + column * 56, 68 + row * 56)
            light[cell + 1] = grey.crop(box).resize((1, 1), Image.Resampling.BOX).tobytes()[0]
        assert max(light, key=light.__getitem__) == number
