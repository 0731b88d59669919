"""The palettes: seven colour roles each, their brightness families, and colour arithmetic."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """Every colour in a picture is a mix of these roles, or one foreign colour mixed into them."""

    top: str
    bottom: str
    far: str
    mid: str
    near: str
    light: str
    accent: str


_SOURCE = {
    "ink": "#0e1628 #3b4a6b #2c3a5a #1d2843 #080c18 #f6e3b0 #e2603c",
    "tar": "#101418 #39413f #2b3335 #1c2225 #07090b #ffd98a #d94f30",
    "plumnight": "#1d1230 #6b3a66 #4a2a56 #2f1a40 #0f0819 #ffdcc0 #f0a63c",
    "pine": "#0d201f #3f6660 #2a4a47 #193231 #071312 #eef0c2 #e27d4a",
    "cobalt": "#0a1a4a #4f7fc0 #2f56a0 #1b3575 #060d28 #fff2c9 #ff7a59",
    "absinthe": "#10241a #7fa35a #4b7445 #2a4a30 #0a1710 #f4f7b8 #f2545b",
    "ember": "#2a1018 #d9633b #92382f #571f28 #1a080e #ffe0a3 #46b1a8",
    "rosedusk": "#54305c #f2a592 #b8708a #7b4674 #2a1636 #fff0d8 #2f8f9d",
    "apricot": "#f0b27a #fbe3bd #d99a6c #a2604f #40262e #fff7e3 #2f6f8f",
    "copper": "#5b3a2e #e0a66c #a8704a #6f4534 #231512 #fdeccb #3f8f86",
    "storm": "#35424f #a9b5b2 #74858a #4b5c66 #1a232b #f4efdc #d9a441",
    "snow": "#c9d8df #f3f3ec #b4c6cf #7f98a8 #2b3a4a #ffffff #d2493a",
    "chalk": "#e9e2d0 #f7f1e2 #cfc3ab #9a8d7c #35302f #fffdf6 #c8402f",
    "mint": "#cfe6d6 #f4f5dc #9ccab0 #5d9a86 #1f4444 #fffef2 #e8743b",
    "lemon": "#f4dd7a #fbf3cf #e0b95a #b0833c #3c2c2a #fffbe6 #3d5aa8",
    "blush": "#f3c9c0 #fbeadd #dd9f9a #a8667a #3d2440 #fff8ee #2e7f7a",
    "wheat": "#9fb9b3 #f2e3b3 #d8b765 #a07f3e #3b2f23 #fff9dd #b8442f",
    "teal": "#0b4a55 #8fd0c0 #3f9797 #1d6a73 #062830 #f6f2d0 #f28a4b",
    "abyss": "#05303f #1f7a86 #135867 #0b4152 #03161f #d6f5df #f5b34a",
    "lagoon": "#1a6f7a #bfe8cf #66b3a8 #2e858c #0c3340 #fdf8d8 #ef5d60",
    "sepia": "#b79a72 #eadcb8 #a88b64 #75593f #2b1e16 #fbf2d6 #7a2e22",
    "violetfog": "#6a6592 #d9cbe0 #9a92bd #665f92 #221f3d #fbf4ff #e9a23b",
    "redroom": "#5a1420 #b8402f #8c2a2c #611a24 #20070d #ffd9a0 #2c8c8c",
    "acid": "#243b1c #d6e04a #8fae3a #4e7030 #101c0e #fdffd0 #e23f8c",
    "duoblue": "#dfe6ee #f6f5ee #8fa9cc #3f66a0 #14264a #ffffff #e0a030",
    "duored": "#f2e6d8 #f8f0e4 #dba08c #b04a3c #331414 #fffaf0 #1f5f6f",
    "moss": "#6f8a5a #e6e3b0 #96a868 #5a7345 #1f2b1c #fbf8d6 #c44a6a",
    "gold": "#2b2118 #c99a3c #8a652a #54401f #130e09 #fff0bf #b33a2a",
}

PALETTES: dict[str, Palette] = {name: Palette(*colors.split()) for name, colors in _SOURCE.items()}

NIGHT = ("ink", "tar", "plumnight", "pine", "cobalt", "absinthe", "abyss")
DUSK = ("ember", "rosedusk", "copper", "redroom", "violetfog", "gold", "teal", "acid", "storm")
DAY = ("apricot", "lemon", "mint", "blush", "wheat", "moss", "sepia", "lagoon")
PALE = ("snow", "chalk", "duoblue", "duored")
SUNNY = DAY + PALE
EVENING = NIGHT + DUSK


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of '#rrggbb'."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from `first` to `second`."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{max(0, min(255, round(a + (b - a) * share))):02x}" for a, b in pairs)


def lightness(color: str) -> float:
    """Perceived lightness, 0 (black) to 1 (white)."""
    red, green, blue = channels(color)
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
