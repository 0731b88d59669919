"""The nine position cards: a grid of three by three with one place marked. No digits."""

from __future__ import annotations

from .geometry import ellipse, rect, star
from .palette import mix
from .picture import Picture

_PALETTES = ("apricot", "cobalt", "mint", "plumnight", "lemon", "ember", "snow", "pine", "teal")
# chosen so that the nine lie far apart though they show the same window wall
_SEEDS = (0, 0, 0, 0, 0, 0, 1, 4, 0)
_ROWS = {
    "en": ("top", "middle", "bottom"),
    "fr": ("du haut", "du milieu", "du bas"),
    "de": ("obere", "mittlere", "untere"),
    "es": ("superior", "central", "inferior"),
    "pt": ("de cima", "do meio", "de baixo"),
}
_COLUMNS = {
    "en": ("left", "centre", "right"),
    "fr": ("à gauche", "au centre", "à droite"),
    "de": ("links", "in der Mitte", "rechts"),
    "es": ("a la izquierda", "en el centro", "a la derecha"),
    "pt": ("à esquerda", "no centro", "à direita"),
}
_SENTENCES = {
    "en": "A grid of nine places; the one in the {row} row, {column}, is lit.",
    "fr": "Une grille de neuf places ; celle de la rangée {row}, {column}, est éclairée.",
    "de": "Ein Raster aus neun Plätzen; in der Reihe «{row}» leuchtet der Platz {column}.",
    "es": "Una cuadrícula de nueve lugares; brilla el de la fila {row}, {column}.",
    "pt": "Uma grade de nove lugares; brilha o da fileira {row}, {column}.",
}


def captions(number: int) -> dict[str, str]:
    """Which place is marked, by language."""
    row, column = divmod(number - 1, 3)
    return {
        language: sentence.format(row=_ROWS[language][row], column=_COLUMNS[language][column])
        for language, sentence in _SENTENCES.items()
    }


def paint(number: int) -> Picture:
    """Nine windows in a wall; behind one of them a light is on."""
    pic = Picture(
        f"position-{number}-{_SEEDS[number - 1]}",
        _PALETTES[number - 1],
        str(number),
        size=(600, 600),
    )
    pic.vignette, pic.bloom = 0.3, 0.25
    wall = mix(pic.mid, pic.far, 0.4)
    pic.backdrop(mix(wall, pic.bottom, 0.25), mix(wall, pic.near, 0.2), angle=60)
    for i in range(46):
        x, y = pic.between(-20, 600), pic.between(-20, 600)
        pic.path(
            rect(x, y, pic.between(20, 44), 9),
            mix(wall, pic.near if i % 2 else pic.light, 0.2),
            0.35,
        )
    for cell in range(9):
        row, column = divmod(cell, 3)
        x, y, side = 60 + column * 168, 60 + row * 168, 144
        lit = cell == number - 1
        if lit:
            pic.glow(x + side / 2, y + side / 2, 190, 0.9)
        pic.path(rect(x - 9, y - 9, side + 18, side + 18), mix(pic.near, pic.mid, 0.25))
        if lit:
            _lit_pane(pic, x, y, side)
        else:
            _dark_pane(pic, x, y, side)
    return pic


def _lit_pane(pic: Picture, x: float, y: float, side: float) -> None:
    pic.path(rect(x, y, side, side), mix(pic.light, pic.accent, 0.08))
    pic.path(star(x + side / 2, y + side / 2, side * 0.36, 8, 0.5), pic.accent)
    pic.path(ellipse(x + side / 2, y + side / 2, side * 0.13), pic.light)


def _dark_pane(pic: Picture, x: float, y: float, side: float) -> None:
    """A window without light: every one has its own curtain."""
    frame = mix(pic.near, pic.mid, 0.25)
    tones = [mix(pic.near, pic.mid, pic.between(0.3, 0.8)) for _ in range(2)]
    pane = rect(x, y, side, side)
    pic.path(pane, pic.linear((0, tones[0]), (1, tones[1]), angle=pic.random.choice([0, 180, 90])))
    half = side / 2
    drawn = pic.random.randrange(4)
    veil = mix(pic.far, pic.mid, 0.4)
    if drawn in (0, 2):
        pic.path(rect(x, y, half * pic.between(0.5, 0.95), side), veil, 0.55)
    if drawn in (1, 2):
        w = half * pic.between(0.5, 0.95)
        pic.path(rect(x + side - w, y, w, side), veil, 0.55)
    pic.hatch(
        pane,
        mix(pic.far, pic.light, 0.15),
        pic.random.choice([45, 90, 135]),
        13,
        2,
        0.3,
        (x, y, x + side, y + side),
    )
    pic.path(f"M{x + half} {y} v{side} M{x} {y + half} h{side}", stroke=frame, width=5)
