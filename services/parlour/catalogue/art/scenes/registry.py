"""The register of scene templates: what they are called, where they fit, what fills their slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..picture import Picture

Paint = Callable[[Picture], None]


class Template(NamedTuple):
    """A scene with slots. The painter reads its slots from the picture it is given."""

    name: str
    scheme: str
    palettes: tuple[str, ...]
    subjects: tuple[str, ...]
    paint: Paint


TEMPLATES: dict[str, Template] = {}


def scene(scheme: str, palettes: str, subjects: str = "") -> Callable[[Paint], Paint]:
    """Register a painter; the words are lists separated by spaces, the first one is the default."""

    def register(paint: Paint) -> Paint:
        name = paint.__name__
        if name in TEMPLATES:
            raise ValueError(f"two scenes are called {name}")
        words = tuple(subjects.split()) or ("",)
        TEMPLATES[name] = Template(name, scheme, tuple(palettes.split()), words, paint)
        return paint

    return register
