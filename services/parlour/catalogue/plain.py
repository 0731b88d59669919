"""A plain set of 84 dream cards: twelve scenes in seven lights, cut from flat shapes."""

from __future__ import annotations

import io
import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from parlour.catalogue.sources import CardSpec, Purpose, SetSpec, Size

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDTHS = {Size.SMALL: 160, Size.LARGE: 600}
_FINE = 2  # drawn so many times larger, then made smaller: smooth edges

Color = tuple[int, int, int]
Point = tuple[float, float]


class Light(NamedTuple):
    """The colours of a time of day, and its words."""

    sky: str
    glow: str
    far: str
    near: str
    spark: str
    words: dict[str, str]


def _texts(line: str) -> dict[str, str]:
    return dict(zip(("en", "fr", "de", "es", "pt"), line.split("|"), strict=True))


LIGHTS = tuple(
    Light(sky, glow, far, near, spark, _texts(words))
    for (sky, glow, far, near, spark), words in (
        (
            ["#0e1a3a", "#3d5a8c", "#223358", "#0a1024", "#f7e3a1"],
            "at night|la nuit|bei Nacht|de noche|à noite",
        ),
        (
            ["#5b2a5e", "#f2946b", "#8c3f6a", "#2a1236", "#ffe9b8"],
            "at dusk|au crépuscule|in der Dämmerung|al anochecer|ao anoitecer",
        ),
        (
            ["#f3b98a", "#fdeccb", "#c98560", "#5a2f2a", "#b8372c"],
            "in the morning|le matin|am Morgen|por la mañana|de manhã",
        ),
        (
            ["#1b6b78", "#bde6d0", "#2f8f8f", "#0a3540", "#f9a24b"],
            "in green light|dans une lumière verte|in grünem Licht|con luz verde|em luz verde",
        ),
        (
            ["#c9d6df", "#f6f4ee", "#93a7b5", "#33424f", "#d1483a"],
            "in the snow light|dans une lumière de neige|im Schneelicht|con luz de nieve|em luz de neve",
        ),
        (
            ["#3a0d14", "#c4472f", "#7a1f22", "#1a0508", "#ffd27a"],
            "in red light|dans une lumière rouge|in rotem Licht|con luz roja|em luz vermelha",
        ),
        (
            ["#6f9a5c", "#f0e7b0", "#4f7a4a", "#1f3322", "#d8477a"],
            "in spring|au printemps|im Frühling|en primavera|na primavera",
        ),
    )
)


class _Canvas:
    """A card of 600 by 900 on which flat shapes are put, at any true size."""

    def __init__(self, draw: ImageDraw, scale: float, light: Light, chance: random.Random) -> None:
        self._draw = draw
        self._scale = scale
        self.light = light
        self.chance = chance

    def shape(self, color: str, *points: Point) -> None:
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=color)

    def disc(self, color: str, x: float, y: float, radius: float, flat: float = 1.0) -> None:
        corners = (x - radius, y - radius * flat, x + radius, y + radius * flat)
        self._draw.ellipse([value * self._scale for value in corners], fill=color)

    def line(self, color: str, width: float, *points: Point) -> None:
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.line(scaled, fill=color, width=max(1, round(width * self._scale)), joint="curve")

    def box(self, color: str, left: float, top: float, right: float, bottom: float) -> None:
        self.shape(color, (left, top), (right, top), (right, bottom), (left, bottom))

    def backdrop(self) -> None:
        """A sky that brightens downwards, with a few stars."""
        top, bottom = _channels(self.light.sky), _channels(self.light.glow)
        for y in range(0, 900, 4):
            share = min(1.0, y / 700)
            mixed = (round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
            self.box("#" + "".join(f"{value:02x}" for value in mixed), 0, y, 600, y + 4)
        for _ in range(self.chance.randrange(12, 30)):
            x, y = self.chance.uniform(0, 600), self.chance.uniform(0, 380)
            self.disc(self.light.spark, x, y, self.chance.uniform(1.0, 3.2))

    def hills(self, color: str, height: float, swing: float) -> None:
        """A wavy ground down to the lower edge."""
        turn, length = self.chance.uniform(0, 6.3), self.chance.uniform(0.006, 0.012)
        rim = [(x, height + swing * math.sin(turn + x * length)) for x in range(0, 601, 12)]
        self.shape(color, *rim, (600, 900), (0, 900))

    def person(self, x: float, foot: float, tall: float) -> None:
        """Somebody small, seen from behind."""
        color = self.light.near
        self.shape(
            color,
            (x - tall * 0.1, foot - tall * 0.75),
            (x + tall * 0.1, foot - tall * 0.75),
            (x + tall * 0.22, foot),
            (x - tall * 0.22, foot),
        )
        self.disc(color, x, foot - tall * 0.86, tall * 0.13)


def _moon(c: _Canvas) -> None:
    x = c.chance.uniform(180, 420)
    c.disc(c.light.spark, x, 260, 120)
    c.disc(c.light.glow, x + 50, 240, 105)
    c.hills(c.light.far, 640, 14)
    boat = c.chance.uniform(200, 400)
    c.shape(c.light.near, (boat - 110, 690), (boat + 110, 690), (boat + 70, 745), (boat - 70, 745))
    c.line(c.light.near, 6, (boat, 690), (boat, 520))
    c.shape(c.light.spark, (boat + 8, 525), (boat + 8, 670), (boat + 90, 670))


def _tree(c: _Canvas) -> None:
    c.hills(c.light.far, 640, 40)
    c.shape(c.light.near, (280, 760), (320, 760), (308, 380), (292, 380))
    for _ in range(26):
        turn, reach = c.chance.uniform(0, 6.3), c.chance.uniform(0, 170)
        x, y = 300 + math.cos(turn) * reach, 330 + math.sin(turn) * reach * 0.75
        c.disc(c.light.near, x, y, c.chance.uniform(28, 58))
    for _ in range(9):
        x, y = c.chance.uniform(180, 420), c.chance.uniform(240, 420)
        c.line(c.light.spark, 3, (x, y), (x, y + 40))
        c.disc(c.light.spark, x, y + 50, 14)
    c.hills(c.light.near, 780, 20)


def _lighthouse(c: _Canvas) -> None:
    c.shape(c.light.spark, (300, 300), (0, 180), (0, 330))
    c.shape(c.light.spark, (300, 300), (600, 230), (600, 400))
    c.shape(c.light.near, (240, 780), (360, 780), (332, 340), (268, 340))
    c.box(c.light.spark, 272, 270, 328, 340)
    c.shape(c.light.near, (255, 270), (345, 270), (300, 215))
    for y in (430, 560, 690):
        c.box(c.light.glow, 252, y, 348, y + 50)
    c.hills(c.light.far, 760, 22)


def _ladder(c: _Canvas) -> None:
    c.disc(c.light.spark, 330, 190, 95)
    c.hills(c.light.far, 690, 35)
    for step in range(17):
        y = 270 + step * 26
        c.line(c.light.near, 7, (285 - step * 2.0, y), (345 - step * 1.2, y))
    c.line(c.light.near, 9, (286, 250), (250, 710))
    c.line(c.light.near, 9, (346, 250), (326, 710))
    c.person(308, 520, 110)


def _balloon(c: _Canvas) -> None:
    x, y = c.chance.uniform(240, 360), 300
    c.disc(c.light.near, x, y, 165)
    for offset in (-100, 0, 100):
        c.disc(c.light.spark, x + offset * 0.9, y, 38 if offset else 52, 2.9 if offset else 3.1)
    c.line(c.light.near, 4, (x - 90, y + 135), (x - 34, y + 270))
    c.line(c.light.near, 4, (x + 90, y + 135), (x + 34, y + 270))
    c.box(c.light.near, x - 40, y + 265, x + 40, y + 325)
    c.hills(c.light.far, 760, 50)
    c.hills(c.light.near, 840, 25)


def _door(c: _Canvas) -> None:
    c.hills(c.light.far, 600, 45)
    c.box(c.light.near, 205, 330, 395, 730)
    c.box(c.light.spark, 225, 350, 375, 730)
    c.shape(c.light.near, (225, 350), (285, 395), (285, 775), (225, 730))
    c.disc(c.light.spark, 272, 580, 7)
    c.shape(c.light.spark, (225, 730), (375, 730), (520, 900), (150, 900))
    c.person(345, 860, 130)


def _fish(c: _Canvas) -> None:
    for _ in range(6):
        x, y = c.chance.uniform(60, 540), c.chance.uniform(120, 620)
        size = c.chance.uniform(30, 105)
        c.disc(c.light.near, x, y, size, 0.5)
        c.shape(
            c.light.near,
            (x + size * 0.8, y),
            (x + size * 1.5, y - size * 0.5),
            (x + size * 1.5, y + size * 0.5),
        )
        c.disc(c.light.spark, x - size * 0.55, y - size * 0.08, size * 0.1)
    c.hills(c.light.far, 720, 25)
    for x in (120, 210, 430, 510):
        tall = c.chance.uniform(60, 120)
        c.box(c.light.near, x - 34, 780 - tall, x + 34, 790)
        c.shape(c.light.near, (x - 44, 780 - tall), (x + 44, 780 - tall), (x, 735 - tall))
        c.box(c.light.spark, x - 10, 800 - tall, x + 10, 825 - tall)
    c.hills(c.light.near, 785, 8)


def _umbrella(c: _Canvas) -> None:
    for _ in range(60):
        x, y = c.chance.uniform(0, 600), c.chance.uniform(0, 700)
        c.line(c.light.spark, 3, (x, y), (x - 10, y + 34))
    c.hills(c.light.far, 700, 12)
    c.disc(c.light.near, 300, 470, 210, 0.95)
    c.box(c.light.glow, 80, 470, 520, 675)
    for x in (140, 220, 300, 380, 460):
        c.disc(c.light.glow, x, 474, 40, 0.7)
    c.hills(c.light.far, 670, 10)
    c.line(c.light.near, 8, (300, 440), (300, 720))
    c.person(330, 790, 190)


def _stairs(c: _Canvas) -> None:
    c.hills(c.light.far, 560, 30)
    for step in range(11):
        left, top = 40 + step * 46, 800 - step * 52
        c.box(c.light.near, left, top, 600, 900)
        c.box(c.light.spark, left, top, left + 46, top + 6)
    c.person(388, 436, 110)
    c.disc(c.light.spark, 560, 150, 60)


def _whale(c: _Canvas) -> None:
    c.disc(c.light.near, 290, 380, 230, 0.52)
    c.shape(c.light.near, (460, 380), (590, 250), (560, 370), (595, 450))
    c.disc(c.light.glow, 230, 430, 150, 0.38)
    c.disc(c.light.spark, 140, 360, 10)
    for offset in (-50, 0, 50):
        c.line(c.light.spark, 6, (220, 255), (220 + offset, 180), (220 + offset * 1.6, 205))
    c.hills(c.light.far, 700, 35)
    c.person(180, 820, 120)
    c.hills(c.light.near, 815, 12)


def _tower(c: _Canvas) -> None:
    c.hills(c.light.far, 680, 30)
    y, wide = 800.0, 170.0
    while y > 240:
        tall = c.chance.uniform(34, 62)
        shift = c.chance.uniform(-16, 16)
        color = c.chance.choice([c.light.near, c.light.far, c.light.spark])
        c.box(color, 300 - wide + shift, y - tall, 300 + wide + shift, y - 4)
        c.box(c.light.glow, 300 - wide + shift, y - tall + 12, 300 - wide + shift + 14, y - 14)
        y, wide = y - tall, wide * 0.94
    c.person(300, y, 110)
    c.hills(c.light.near, 795, 10)


def _clock(c: _Canvas) -> None:
    c.hills(c.light.far, 620, 45)
    c.disc(c.light.near, 300, 400, 235)
    c.disc(c.light.spark, 300, 400, 205)
    for hour in range(12):
        turn = hour * math.pi / 6
        c.disc(c.light.near, 300 + 170 * math.cos(turn), 400 + 170 * math.sin(turn), 13)
    for reach, width in ((150, 10), (95, 16)):
        turn = c.chance.uniform(0, 6.3)
        tip = (300 + reach * math.cos(turn), 400 + reach * math.sin(turn))
        c.line(c.light.near, width, (300, 400), tip)
    c.hills(c.light.near, 730, 40)
    c.person(c.chance.uniform(120, 480), 760, 130)


_SCENES: tuple[tuple[str, Callable[[_Canvas], None], str], ...] = (
    (
        "moon boat sea",
        _moon,
        "a boat under a crescent moon|une barque sous un croissant de lune|ein Boot unter einer Mondsichel"
        "|una barca bajo una luna creciente|um barco sob uma lua crescente",
    ),
    (
        "tree lantern",
        _tree,
        "a tree hung with lanterns|un arbre couvert de lanternes|ein Baum voller Laternen"
        "|un árbol lleno de farolillos|uma árvore cheia de lanternas",
    ),
    (
        "lighthouse light",
        _lighthouse,
        "a lighthouse with two beams|un phare aux deux faisceaux|ein Leuchtturm mit zwei Strahlen"
        "|un faro con dos haces|um farol com dois feixes",
    ),
    (
        "ladder moon person",
        _ladder,
        "somebody climbs a ladder to the moon|quelqu'un monte à la lune par une échelle"
        "|jemand steigt auf einer Leiter zum Mond|alguien sube a la luna por una escalera"
        "|alguém sobe à lua por uma escada",
    ),
    (
        "balloon hills",
        _balloon,
        "a balloon over hills|un ballon au-dessus des collines|ein Ballon über Hügeln"
        "|un globo sobre las colinas|um balão sobre as colinas",
    ),
    (
        "door person",
        _door,
        "somebody before an open door in a field|quelqu'un devant une porte ouverte dans un champ"
        "|jemand vor einer offenen Tür auf einem Feld|alguien ante una puerta abierta en un campo"
        "|alguém diante de uma porta aberta num campo",
    ),
    (
        "fish houses sky",
        _fish,
        "fish in the sky over houses|des poissons dans le ciel au-dessus des maisons"
        "|Fische am Himmel über Häusern|peces en el cielo sobre las casas"
        "|peixes no céu sobre as casas",
    ),
    (
        "umbrella rain person",
        _umbrella,
        "somebody under a huge umbrella in the rain|quelqu'un sous un immense parapluie"
        "|jemand unter einem riesigen Schirm im Regen|alguien bajo un paraguas enorme"
        "|alguém sob um enorme guarda-chuva",
    ),
    (
        "stairs person",
        _stairs,
        "somebody on stairs into the sky|quelqu'un sur un escalier vers le ciel"
        "|jemand auf einer Treppe in den Himmel|alguien en una escalera hacia el cielo"
        "|alguém numa escada para o céu",
    ),
    (
        "whale sky person",
        _whale,
        "a whale in the sky above somebody|une baleine dans le ciel au-dessus de quelqu'un"
        "|ein Wal am Himmel über jemandem|una ballena en el cielo sobre alguien"
        "|uma baleia no céu sobre alguém",
    ),
    (
        "books tower person",
        _tower,
        "somebody on a tower of books|quelqu'un sur une tour de livres|jemand auf einem Bücherturm"
        "|alguien sobre una torre de libros|alguém sobre uma torre de livros",
    ),
    (
        "clock person",
        _clock,
        "a clock as large as a house|une horloge grande comme une maison|eine Uhr, groß wie ein Haus"
        "|un reloj grande como una casa|um relógio grande como uma casa",
    ),
)


class PlainSource:
    """The set `dream`."""

    sets = (
        SetSpec(
            id="dream",
            title=_texts("Dream|Rêve|Traum|Sueño|Sonho"),
            description=_texts(
                "Twelve scenes in seven lights.|Douze scènes sous sept lumières."
                "|Zwölf Szenen in sieben Lichtern.|Doce escenas con siete luces."
                "|Doze cenas em sete luzes."
            ),
            purpose=Purpose.DREAM,
            count=len(_SCENES) * len(LIGHTS),
            author="Parlour",
            licence="Apache-2.0",
            version="plain-1",
        ),
    )

    def card(self, card_set: str, number: int) -> CardSpec:
        """The scene's words and the light's."""
        scene, light = _parts(number)
        tags, _, words = _SCENES[scene]
        texts = _texts(words)
        alt = {lang: f"{texts[lang]}, {LIGHTS[light].words[lang]}" for lang in texts}
        return CardSpec(alt, tuple(tags.split()))

    def draw(self, card_set: str, number: int, size: Size) -> bytes:
        """The scene in its light; half of them turned round."""
        from PIL import Image, ImageDraw, ImageOps  # noqa: PLC0415 - only a painter needs it

        scene, light = _parts(number)
        width = WIDTHS[size]
        fine = Image.new("RGB", (width * _FINE, width * _FINE * 3 // 2))
        chance = random.Random(f"{card_set}/{number}")
        canvas = _Canvas(ImageDraw.Draw(fine), width * _FINE / 600, LIGHTS[light], chance)
        canvas.backdrop()
        _SCENES[scene][1](canvas)
        image = fine.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
        if chance.random() < 0.5:
            image = ImageOps.mirror(image)
        out = io.BytesIO()
        image.save(out, "WEBP", quality=82, method=4)
        return out.getvalue()


def _parts(number: int) -> tuple[int, int]:
    if not 1 <= number <= len(_SCENES) * len(LIGHTS):
        raise IndexError(f"there is no card {number}")
    return (number - 1) % len(_SCENES), (number - 1) // len(_SCENES)


def _channels(color: str) -> Color:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


SOURCE = PlainSource()
