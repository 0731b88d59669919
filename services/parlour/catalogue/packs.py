"""People's own card sets in the catalogue's database: whose they are, who may use them, their cards.

A card's number is given once and never again. A card that is removed, and for 30 days a set that is deleted, can still be
seen by its name: games that began with it go on. Its pictures lie on the shelf like all others, as version `OWN`.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Select, delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.catalogue.schema import DRAWINGS, PACK_CARDS, PACK_GUESTS, PACKS, RETIREMENTS
from parlour.catalogue.shelf import take_off
from parlour.catalogue.sources import Purpose, SetSpec
from parlour.platform.calls import Principal
from parlour.platform.database import transaction

OWN = "own"
KEPT_SECONDS = 30 * 86400.0
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no I, L, O, 0, 1
CODE_LENGTH = 10


class Publication(StrEnum):
    """Whether everybody may use a pack."""

    NONE = "none"
    ASKED = "asked"
    PUBLIC = "public"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Pack:
    """A set of somebody's. `count`: cards in play. `code`: "" while it is not shared."""

    id: str
    owner: str
    title: str
    description: str
    language: str
    author: str
    licence: str
    purpose: Purpose
    code: str
    publication: Publication
    count: int

    @property
    def spec(self) -> SetSpec:
        """As any other set. Its texts come in one language, which stands for all."""
        return SetSpec(
            id=self.id,
            title={"en": self.title},
            description={"en": self.description},
            purpose=self.purpose,
            count=self.count,
            author=self.author,
            licence=self.licence,
            version=OWN,
        )


@dataclass(frozen=True, slots=True)
class PackCard:
    """A card of a pack."""

    number: int
    alt: str
    tags: tuple[str, ...]
    content: bytes
    likeness: bytes
    removed: bool


class Packs:
    """All packs of this server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def usable(self, caller: Principal) -> list[Pack]:
        """Those that somebody may use; the administrator: all."""
        query = _PACKS
        if not caller.admin:
            query = query.where(_usable_by(caller.player))
        return await self._packs(query)

    async def find(self, pack: str, caller: Principal | None = None) -> Pack | None:
        """A pack, if there is one and the caller may use it.

        Without a caller: for whoever sits at a table, so also one that was deleted and is not forgotten yet.
        """
        query = (_PACKS if caller else _KEPT).where(PACKS.c.id == pack)
        if caller and not caller.admin:
            query = query.where(_usable_by(caller.player))
        found = await self._packs(query)
        return found[0] if found else None

    async def by_code(self, code: str) -> Pack | None:
        """The pack that is shared by a code."""
        found = await self._packs(_PACKS.where(PACKS.c.code == code)) if code else []
        return found[0] if found else None

    async def cards(self, pack: str) -> list[PackCard]:
        """All that a pack has or had, by number. Retired ones are not told apart here."""
        query = select(PACK_CARDS).where(PACK_CARDS.c.pack == pack).order_by(PACK_CARDS.c.number)
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            PackCard(r.number, r.alt, tuple(json.loads(r.tags)), r.content, r.likeness, r.removed)
            for r in rows
        ]

    async def has_card(self, pack: str, number: int) -> bool:
        """Whether there is, or was, such a card."""
        query = select(PACK_CARDS.c.number).where(
            PACK_CARDS.c.pack == pack, PACK_CARDS.c.number == number
        )
        async with transaction(self._engine) as connection:
            return (await connection.execute(query)).first() is not None

    async def change(
        self,
        pack: str,
        values: Mapping[str, Any],
        remove: Iterable[int] = (),
        texts: Mapping[int, tuple[str, Sequence[str]]] | None = None,
    ) -> None:
        """Set columns of a pack, remove cards, set alternative texts and tags by number."""
        async with transaction(self._engine) as connection:
            if values:
                await connection.execute(
                    update(PACKS).where(PACKS.c.id == pack).values(dict(values))
                )
            of_pack = update(PACK_CARDS).where(PACK_CARDS.c.pack == pack)
            for number in remove:
                changed = of_pack.where(PACK_CARDS.c.number == number).values(removed=True)
                await connection.execute(changed)
            for number, (alt, tags) in (texts or {}).items():
                changed = of_pack.where(PACK_CARDS.c.number == number)
                words = json.dumps(list(tags), ensure_ascii=False)
                await connection.execute(changed.values(alt=alt, tags=words))
            if values.get("code", "") is None:
                await connection.execute(delete(PACK_GUESTS).where(PACK_GUESTS.c.pack == pack))

    async def add_guest(self, pack: str, player: str) -> None:
        """Let a player use a pack. Doing it again changes nothing."""
        with contextlib.suppress(IntegrityError):  # is one already
            async with transaction(self._engine) as connection:
                await connection.execute(PACK_GUESTS.insert().values(pack=pack, player=player))

    async def remove_guest(self, pack: str, player: str) -> None:
        """Take that back."""
        gone = delete(PACK_GUESTS).where(PACK_GUESTS.c.pack == pack, PACK_GUESTS.c.player == player)
        async with transaction(self._engine) as connection:
            await connection.execute(gone)

    async def delete(self, pack: str) -> None:
        """Nobody can use a pack any more. Games that have begun go on showing its cards for a while."""
        values = {"deleted": time.time(), "code": None, "publication": Publication.NONE}
        await self.change(pack, values)

    async def purge(self) -> None:
        """Forget the packs that were deleted long ago, and the pictures that no card shows any more."""
        long_ago = time.time() - KEPT_SECONDS
        old = select(PACKS.c.id).where(PACKS.c.deleted < long_ago)
        async with transaction(self._engine) as connection:
            for pack in (await connection.execute(old)).scalars().all():
                await _forget(connection, pack)

    async def within(self, connection: AsyncConnection, pack: str) -> Pack:
        """A pack that is there, as somebody's transaction sees it."""
        query = _PACKS.where(PACKS.c.id == pack)
        return _pack((await connection.execute(query)).one())

    async def _packs(self, query: Select[Any]) -> list[Pack]:
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [_pack(row) for row in rows]


def _pack(row: Any) -> Pack:
    return Pack(
        id=row.id,
        owner=row.owner,
        title=row.title,
        description=row.description,
        language=row.language,
        author=row.author,
        licence=row.licence,
        purpose=Purpose(row.purpose),
        code=row.code or "",
        publication=Publication(row.publication),
        count=row.count_in_play,
    )


def new_code() -> str:
    """A code to share a pack by."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it: any case, spaces and hyphens do not matter."""
    return "".join(text.split()).replace("-", "").upper()


async def _forget(connection: AsyncConnection, pack: str) -> None:
    await take_off(connection, DRAWINGS.c.card_set == pack)
    for table in (PACK_CARDS, PACK_GUESTS):
        await connection.execute(delete(table).where(table.c.pack == pack))
    await connection.execute(delete(PACKS).where(PACKS.c.id == pack))


def _usable_by(player: str) -> Any:
    public = PACKS.c.publication == Publication.PUBLIC
    if not player:
        return public
    guest = exists().where(PACK_GUESTS.c.pack == PACKS.c.id, PACK_GUESTS.c.player == player)
    return or_(PACKS.c.owner == player, public, guest)


_RETIRED = exists().where(
    RETIREMENTS.c.card_set == PACK_CARDS.c.pack, RETIREMENTS.c.number == PACK_CARDS.c.number
)
_IN_PLAY = (
    select(func.count())
    .select_from(PACK_CARDS)
    .where(PACK_CARDS.c.pack == PACKS.c.id, PACK_CARDS.c.removed.is_(False), ~_RETIRED)
    .scalar_subquery()
)
_KEPT = select(PACKS, _IN_PLAY.label("count_in_play"))
_PACKS = _KEPT.where(PACKS.c.deleted.is_(None))
