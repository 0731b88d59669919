"""The sea's own errands: stairs into it, letters on it, ships over it."""

from __future__ import annotations

import math

from ..beasts import beast, flock
from ..buildings import door, house, street_lamp, town
from ..figures import figure
from ..geometry import ellipse, ground, polygon, polyline, rect, smooth, spline, taper, traced
from ..palette import mix
from ..picture import Picture
from ..props import ladder, rope, rowing_boat
from ..things import thing
from .registry import scene


@scene(
    "cross-section, diagonal",
    "lagoon teal sepia rosedusk",
    "whale lamp piano bed octopus telephone clock",
)
def tide_stairs(pic: Picture) -> None:
    """A stair leads from the quay down into the sea, where something waits on the last step."""
    pic.backdrop(mix(pic.bottom, pic.light, 0.3), pic.bottom)
    pic.moon(470, 110, 52)
    deep = pic.linear((0, mix(pic.far, pic.bottom, 0.3)), (1, pic.near))
    pic.path(ground(330, 6, 50), deep)
    for i in range(5):
        left = 130 + i * 110
        pic.beam((left, 330), (left - 120, 900), (left - 20, 900), 0.16)
    stone = mix(pic.mid, pic.near, 0.4)
    steps: list[tuple[float, float]] = [(-60.0, 250.0), (150.0, 250.0)]
    for i in range(11):
        steps += [(150.0 + i * 32, 250.0 + (i + 1) * 48), (182.0 + i * 32, 250.0 + (i + 1) * 48)]
    shape = polyline([*steps, (502.0, 960.0), (-60.0, 960.0)])
    pic.path(shape, pic.linear((0, mix(stone, pic.light, 0.25)), (1, mix(stone, pic.near, 0.6))))
    pic.hatch(shape, pic.near, 58, 13, 1.6, 0.35)
    for i in range(11):
        pic.path(rect(150 + i * 32, 250 + (i + 1) * 48, 34, 4), pic.light, 0.5 - i * 0.035)
    pic.glow(470, 700, 230, 0.6)
    thing(pic, pic.subject, 448, 690, 190, rim=1)
    street_lamp(pic, 52, 252, 190)
    figure(pic, 118, 252, 92, "look", "coat", "hat", 1, pic.accent, pic.near, "case", rim=pic.light)
    figure(pic, 262, 446, 70, "stand", "dress", "bun", 1, pic.light, pic.mid, opacity=0.75)
    flock(pic, 6, 390, 500, (90, 40), (0.24, 0.4), mix(pic.light, pic.far, 0.3), kind="fish")
    pic.waves(326, 350, pic.light, 3, 5, 2, 0.7)
    pic.path(ground(880, 10, 70), pic.near, 0.85)


@scene("low water, poles", "storm duoblue abyss apricot", "key fish raven letter heart crown")
def tide_post(pic: Picture) -> None:
    """Letterboxes stand on poles in the sea; the postman rows from one to the next."""
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25), (0.45, pic.bottom))
    pic.path(ellipse(160, 250, 62), mix(pic.light, pic.accent, 0.2))
    pic.glow(160, 250, 210, 0.5)
    pic.plain(390, mix(pic.mid, pic.bottom, 0.35), mix(pic.mid, pic.near, 0.75))
    pic.waves(400, 900, pic.light, 12, 6, 2, 0.28)
    boxes = ((90, 430, 0.34), (262, 446, 0.42), (410, 480, 0.6), (540, 440, 0.4), (150, 560, 0.85))
    for i, (x, y, k) in enumerate((*boxes, (455, 700, 1.7))):
        tin = mix(pic.accent if i % 2 else pic.far, pic.near, 0.25)
        pic.path(taper([(x, y), (x, y - 160 * k)], [12 * k, 9 * k]), pic.near)
        pic.path(ellipse(x, y, 26 * k, 5 * k), pic.light, 0.3)
        top = y - 160 * k
        box = f"M{x - 44 * k:.1f} {top:.1f} v{-44 * k:.1f} q{44 * k:.1f} {-52 * k:.1f}"
        pic.path(f"{box} {88 * k:.1f} 0 v{44 * k:.1f}Z", tin, stroke=pic.near, width=2)
        pic.path(rect(x - 26 * k, top - 44 * k, 52 * k, 9 * k), pic.near)
        pic.path(taper([(x + 52 * k, top - 14 * k), (x + 52 * k, top - 66 * k)], [5, 4]), pic.near)
    pic.glow(455, 318, 120, 0.6)
    thing(pic, pic.subject, 452, 318, 118, rotate=-8, rim=1)
    rope(pic, [(455, 352), (440, 374), (455, 384)], pic.near, 2)
    figure(pic, 226, 742, 132, "row", "coat", "cap", 1, pic.accent, pic.near, rim=pic.light)
    rowing_boat(pic, 220, 760, 1.25, mix(pic.accent, pic.near, 0.35))
    for i in range(4):
        thing(pic, "letter", 296 + i * 13, 726 - (i % 2) * 10, 32, rotate=i * 31 - 40)
    pic.path(taper([(240, 690), (330, 800)], [7, 16]), pic.near)
    beast(pic, "heron", 92, 860, 0.9, 1, flat=pic.near)
    pic.waves(780, 900, pic.light, 4, 8, 2, 0.35)


@scene("close, spiral on a beach", "apricot chalk rosedusk lagoon", "birds door sea stairs")
def shell_house(pic: Picture) -> None:
    """A shell as large as a house lies on the beach, and somebody has moved in."""
    pic.backdrop(pic.top, pic.bottom)
    pic.plain(560, mix(pic.far, pic.top, 0.2), pic.mid)
    pic.waves(570, 690, pic.light, 6, 6, 2, 0.5)
    pic.path(ground(680, 14, 80), mix(pic.bottom, pic.far, 0.35))
    c = mix(pic.light, pic.accent, 0.3)
    shell = smooth(traced("64,742 70,560 150,380 300,270 440,300 530,430 548,600 520,744 300,790"))
    pic.path(shell, pic.linear((0, mix(c, pic.light, 0.5)), (1, mix(c, pic.near, 0.45)), angle=60))
    pic.hatch(shell, mix(pic.near, c, 0.3), 28, 12, 2, 0.3)
    coil = [
        (330 + (1 - t) * 226 * math.cos(t * 13 + 2.4), 520 - (1 - t) * 226 * math.sin(t * 13 + 2.4))
        for t in (i / 60 * 0.94 for i in range(61))
    ]
    pic.path(polyline(coil, False), stroke=mix(pic.near, c, 0.35), width=9, opacity=0.75)
    for i in range(0, 40, 4):
        x, y = coil[i]
        pic.path(taper([(x, y), ((x + 330) / 2, (y + 520) / 2)], [7, 1]), pic.near, 0.22)
    mouth = smooth(traced("330,748 322,640 372,560 450,570 482,660 470,752"))
    pic.path(mouth, pic.linear((0, pic.light), (1, mix(pic.light, pic.accent, 0.3))))
    pic.glow(400, 670, 190, 0.55)
    if pic.subject == "birds":
        flock(pic, 16, 250, 360, (120, 90), (0.3, 0.6), pic.near, -1)
        flock(pic, 6, 400, 640, (20, 30), (0.3, 0.4), pic.near, -1)
    elif pic.subject == "door":
        door(pic, 404, 752, 84, 150, pic.accent, True)
    elif pic.subject == "sea":
        with pic.group(clip=mouth):
            pic.path(rect(300, 650, 220, 130), mix(pic.mid, "#1a5f7a", 0.6))
            pic.waves(656, 750, pic.light, 5, 6, 2, 0.7)
            thing(pic, "ship", 400, 640, 90)
    else:
        for i in range(7):
            w, mouth_low = 120 - i * 13, 752 - i * 20
            pic.path(rect(404 - w / 2, mouth_low - 20, w, 20), mix(pic.mid, pic.near, i * 0.1))
            pic.path(rect(404 - w / 2, mouth_low - 20, w, 4), pic.light, 0.7)
        figure(pic, 404, 640, 66, "climb", "dress", "bun", 1, pic.near, flat=pic.near)
    thing(pic, "chair", 150, 800, 74)
    figure(pic, 214, 820, 128, "lean", "coat", "long", 1, pic.accent, pic.near, rim=pic.light)
    pic.path(taper([(112, 786), (112, 730)], [3, 3]), pic.near)
    house(pic, 560, 568, 0.5, pic.mid, pic.near, pic.light)
    flock(pic, 3, 120, 160, (60, 30), (0.3, 0.4), pic.near)


@scene("diagonal, great wave", "cobalt ink duoblue teal", "houses beds chairs lamps")
def wave_carries(pic: Picture) -> None:
    """A wave comes in, and all along its back it carries what a town has lost."""
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3))
    pic.path(ellipse(452, 170, 58), mix(pic.light, pic.accent, 0.25))
    pic.glow(452, 170, 200, 0.5)
    back = [(-60.0, 800.0), (60.0, 660.0), (130.0, 470.0), (180.0, 300.0), (290.0, 200.0)]
    crest = [(400.0, 212.0), (452.0, 296.0), (420.0, 350.0)]
    inner = [(372.0, 316.0), (300.0, 380.0), (280.0, 520.0), (330.0, 660.0), (440.0, 740.0)]
    wave = polyline([*spline([*back, *crest, *inner, (680.0, 790.0)], 8), (680, 980), (-60, 980)])
    pic.path(wave, pic.linear((0, mix(pic.far, pic.light, 0.2)), (1, mix(pic.mid, pic.near, 0.6))))
    for i in range(9):
        s = i * 24
        line = [(x + s * 0.9, y + s * 0.72) for x, y in back]
        pic.path(polyline(spline(line, 8), False), stroke=pic.light, width=2.2, opacity=0.35)
    rim = spline([*back[1:], *crest], 8)
    pic.path(taper(rim, [4, 10, 12, 9, 4]), mix(pic.light, "#ffffff", 0.4), 0.9)
    for x, y in rim[8::2]:
        pic.path(ellipse(x + pic.between(-16, 10), y - pic.between(4, 30), 4), pic.light, 0.8)
    places = ((62, 650, -52), (112, 520, -62), (164, 372, -64), (236, 240, -38), (334, 200, -4))
    for i, (x, y, turn) in enumerate(places):
        with pic.group(f"translate({x} {y}) rotate({turn})"):
            if pic.subject == "houses":
                paint = mix(pic.accent if i % 2 else pic.far, pic.near, 0.3)
                house(pic, 0, 4, 1.45 + i * 0.1, paint, pic.near, pic.light)
            else:
                name = pic.subject.removesuffix("s")
                thing(pic, name, 0, -44, 124)
    figure(pic, 498, 790, 92, "row", "coat", "hat", -1, pic.accent, pic.near, rim=pic.light)
    rowing_boat(pic, 500, 800, 0.85, mix(pic.accent, pic.near, 0.3))
    pic.waves(800, 900, pic.light, 5, 9, 2.4, 0.45)
    beast(pic, "hare", 556, 782, 0.42, -1, flat=pic.near)


@scene("underwater, gardener", "abyss lagoon absinthe", "rose tulip bulb heart lotus")
def diver_garden(pic: Picture) -> None:
    """On the sea bed a diver waters a garden."""
    pic.backdrop(mix(pic.bottom, pic.light, 0.25), pic.near, (0.5, pic.mid))
    for i in range(6):
        left = i * 120 - 20
        pic.beam((left, -20), (left - 200, 900), (left - 70, 900), 0.2)
    hull = smooth(traced("60,-10 90,70 190,108 330,104 420,60 450,-10"))
    pic.path(hull, mix(pic.near, pic.mid, 0.25))
    pic.path("M252 100 C260 240 420 250 414 420 C410 500 380 530 372 548", stroke=pic.near, width=5)
    flock(pic, 9, 150, 330, (70, 70), (0.26, 0.5), mix(pic.light, pic.mid, 0.4), kind="fish")
    pic.path(ground(760, 12, 60), mix(pic.mid, pic.near, 0.55))
    for x, y, s in ((88, 640, 92), (196, 700, 120), (520, 660, 96), (312, 760, 84)):
        stem = [(x + pic.between(-14, 14), 850), (x + 10, (y + 850) / 2), (x, y)]
        pic.path(taper(stem, [7, 5, 4]), mix("#3f7d5a", pic.near, 0.3))
        pic.path(taper([(x + 4, 800), (x + 34, 768), (x + 44, 730)], [2, 14, 2]), pic.mid)
        pic.glow(x, y, s * 0.9, 0.45)
        thing(pic, pic.subject, x, y, s, rotate=180 if pic.subject == "bulb" else 0, keep=0.4)
    for _ in range(9):
        x = pic.between(0, 600)
        blade = [(x, 910), (x + 12, 820), (x - 8, pic.between(690, 790))]
        pic.path(taper(blade, [14, 12, 1]), mix(pic.near, pic.mid, 0.3))
    suit = mix(pic.accent, pic.near, 0.12)
    spot = figure(pic, 392, 842, 250, "hold", "jacket", "plain", -1, suit, suit, rim=pic.light)
    hx, hy = spot.head
    pic.path(ellipse(hx, hy - 2, 37), mix("#b08a3e", pic.mid, 0.3), stroke=pic.near, width=3)
    pic.path(ellipse(hx - 12, hy - 2, 19), pic.near)
    pic.path(ellipse(hx - 17, hy - 8, 6), pic.light, 0.8)
    cx, cy = spot.hf
    pic.path(
        polygon((cx - 50, cy - 14), (cx + 4, cy - 14), (cx, cy + 36), (cx - 44, cy + 36)), suit
    )
    pic.path(taper([(cx - 44, cy + 20), (cx - 84, cy - 14)], [12, 8]), suit)
    for i in range(8):
        pic.path(ellipse(cx - 100 - i * 7, cy - 24 - i * 26 % 80, 3 + i % 3), pic.light, 0.7)
    pic.path(ground(858, 7, 50, 2), pic.near)


@scene("town under a hull", "abyss cobalt teal sepia", "anchor moon piano chair lamp bell clock")
def ship_above_roofs(pic: Picture) -> None:
    """The sea lies over the roofs: a ship passes above the street and lowers something."""
    pic.backdrop(mix(pic.bottom, pic.light, 0.15), mix(pic.mid, pic.near, 0.5), (0.5, pic.far))
    pic.path(rect(-60, -60, 720, 118), mix(pic.light, pic.bottom, 0.2))
    wavy = "M-60 58" + " q20 -14 40 0 t40 0" * 9
    pic.path(wavy, stroke=pic.light, width=5)
    hull = smooth(traced("96,20 112,120 190,210 320,232 450,200 520,110 540,10 320,34"))
    pic.path(hull, mix(pic.near, pic.mid, 0.22))
    pic.hatch(hull, mix(pic.mid, pic.light, 0.2), 4, 16, 2.2, 0.45)
    pic.path(taper([(320, 228), (320, 262), (348, 270)], [9, 8, 5]), pic.near)
    for i in range(5):
        pic.beam((110 + i * 110, 60), (i * 120 - 60, 800), (40 + i * 120, 800), 0.13)
    drop = 540 if pic.cast % 2 else 500
    chain = [(190, 208), (200, 320), (212, drop - 66)]
    pic.path(polyline(spline(chain, 14), False), stroke=pic.near, width=6)
    pic.glow(214, drop, 170, 0.5)
    thing(pic, pic.subject, 214, drop, 158, rim=1)
    for side, wide in ((0, 170), (430, 180)):
        for i in range(2):
            x = side + i * wide / 2 - (10 if not side else -14)
            top = 470 + (i * 90 if not side else 110 - i * 110)
            wall = mix(pic.mid, pic.near, 0.35 + 0.2 * i)
            w = wide / 2 + 4
            gable = polygon((x, 930), (x, top), (x + w / 2, top - 60), (x + w, top), (x + w, 930))
            pic.path(gable, wall)
            for row in range(5):
                lit = pic.light if pic.random.random() < 0.45 else pic.near
                pic.path(rect(x + w * 0.3, top + 26 + row * 74, w * 0.34, 38), lit, 0.85)
    flock(pic, 8, 400, 380, (60, 60), (0.25, 0.45), mix(pic.light, pic.far, 0.4), kind="fish")
    pic.path(polygon((160, 930), (230, 760), (410, 760), (470, 930)), mix(pic.near, pic.mid, 0.3))
    figure(pic, 268, 850, 130, "reach", "coat", "bun", -1, pic.accent, pic.near, rim=pic.light)
    figure(pic, 356, 872, 84, "look", "dress", "hat", -1, pic.light, pic.mid, child=1)
    ladder(pic, (420, 860), (452, 560), pic.near, 30, 12)
    town(pic, 930, 6, pic.near, 0.2, 170, 430, (0, 8))
