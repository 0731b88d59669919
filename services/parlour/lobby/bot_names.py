"""What bots are called."""

from __future__ import annotations

import secrets
from collections.abc import Collection

NAMES = (
    "Acorn", "Bramble", "Clover", "Dusk", "Ember", "Fable", "Gossamer", "Hazel", "Inkwell", "Juniper", "Kestrel", "Lantern",
    "Marzipan", "Nettle", "Opal", "Pebble", "Quill", "Rumpus", "Saffron", "Thimble", "Umber", "Velvet", "Whisk", "Yarrow",
    "Zephyr", "Biscuit", "Crumpet", "Dandelion", "Figment", "Mothwing",
)  # fmt: skip


def new_bot_name(taken: Collection[str]) -> str:
    """A name that nobody in the room has, as long as there is one."""
    free = [name for name in NAMES if name not in taken]
    return secrets.choice(free or NAMES)
