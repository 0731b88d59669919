"""People: accounts, their tokens, the codes that lead to them. Secrets are stored as hashes only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from parlour.kernel.refusals import Refused
from parlour.lobby import errands
from parlour.lobby.codes import new_id
from parlour.lobby.store import outbox
from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import device_code as code_table
from parlour.lobby.store.tables import invitation as invitation_table
from parlour.lobby.store.tables import message as message_table
from parlour.lobby.store.tables import player as player_table
from parlour.lobby.store.tables import token as token_table
from parlour.platform.auth import hashed, new_token

ERASED_NAME = "Somebody"  # what is shown in place of the name of an account that was deleted


@dataclass(frozen=True, slots=True)
class Person:
    """An account; also a bot's."""

    id: str
    name: str
    bot: bool
    banned: bool
    created: float


def new_player(player: str, name: str, now: float, *, bot: bool = False) -> Executable:
    """The statement that makes an account."""
    return insert(player_table).values(id=player, name=name, bot=bot, banned=False, created=now)


def add_token(player: str, token: str, now: float) -> Executable:
    """The statement that keeps a token."""
    return insert(token_table).values(
        hash=hashed(token), kind="player", player=player, created=now, used=now
    )


def end_tokens(player: str) -> Executable:
    """The statement that makes all tokens of a player worthless."""
    return delete(token_table).where(token_table.c.player == player)


class People:
    """Accounts in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, player: str) -> Person | None:
        """The account, or None."""
        wanted = select(player_table).where(player_table.c.id == player)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return as_person(row) if row else None

    async def get(self, player: str) -> Person:
        """The account; raises PLAYER_NOT_FOUND."""
        person = await self.find(player)
        if person is None:
            raise Refused("PLAYER_NOT_FOUND", "there is no such player")
        return person

    async def sign_in(self, name: str, invitation: str | None) -> tuple[Person, str]:
        """A new account and its token; with an invitation that is used up by it, raises INVITATION_REQUIRED."""
        now = self._database.now()
        person = Person(new_id(), name, bot=False, banned=False, created=now)
        token = new_token()
        async with self._database.writing() as connection:
            if invitation is not None:
                await _use(connection, invitation, now)
            await connection.execute(new_player(person.id, name, now))
            await connection.execute(add_token(person.id, token, now))
        return person, token

    async def rename(self, player: str, name: str) -> Person:
        """The account with another name."""
        renamed = update(player_table).where(player_table.c.id == player).values(name=name)
        async with self._database.writing() as connection:
            await connection.execute(renamed)
        return await self.get(player)

    async def end_token(self, token_hash: bytes) -> None:
        """One token is worthless from now on."""
        async with self._database.writing() as connection:
            await connection.execute(delete(token_table).where(token_table.c.hash == token_hash))

    async def end_tokens(self, player: str) -> None:
        """All tokens of a player, and the codes that would lead to new ones, are worthless from now on."""
        async with self._database.writing() as connection:
            await connection.execute(end_tokens(player))
            await connection.execute(delete(code_table).where(code_table.c.player == player))

    async def knows(self, token_hash: bytes) -> bool:
        """Whether the token is still worth something."""
        wanted = select(token_table.c.hash).where(token_table.c.hash == token_hash)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def add_device_code(self, player: str, code: str, expires: float) -> None:
        """A code for one more device; an earlier one of the player is void."""
        async with self._database.writing() as connection:
            await connection.execute(delete(code_table).where(code_table.c.player == player))
            row = {"hash": hashed(code), "player": player, "expires": expires}
            await connection.execute(insert(code_table).values(row))

    async def link(self, code: str) -> tuple[Person, str]:
        """The account a code leads to, and a token of the device's own. Raises CODE_NOT_FOUND."""
        now = self._database.now()
        token = new_token()
        used = delete(code_table).where(code_table.c.hash == hashed(code))
        async with self._database.writing() as connection:
            found = await connection.execute(used.returning(code_table))
            row = found.one_or_none()
            if row is not None and row.expires > now:
                await connection.execute(add_token(row.player, token, now))
        if row is None or row.expires <= now:
            raise Refused("CODE_NOT_FOUND", "this code is not known, was used, or is too old")
        return await self.get(row.player), token

    async def add_invitation(self, code: str, uses: int, expires: float) -> None:
        """An invitation for so many people."""
        row = {"hash": hashed(code), "uses_left": uses, "expires": expires}
        async with self._database.writing() as connection:
            await connection.execute(insert(invitation_table).values(row))

    async def set_banned(self, player: str, banned: bool) -> Person:
        """The account, banned or not; raises PLAYER_NOT_FOUND."""
        changed = update(player_table).where(player_table.c.id == player).values(banned=banned)
        async with self._database.writing() as connection:
            await connection.execute(changed)
            if banned:
                await connection.execute(delete(code_table).where(code_table.c.player == player))
        return await self.get(player)

    async def erase(self, player: str) -> None:
        """The account is no more, its messages are somebody's, and the other services are to forget it, too.

        IntegrityError: the player is in a room.
        """
        now = self._database.now()
        nameless = (
            update(message_table)
            .where(message_table.c.player == player)
            .values(player="", name=ERASED_NAME)
        )
        async with self._database.writing() as connection:
            await connection.execute(delete(player_table).where(player_table.c.id == player))
            await connection.execute(nameless)
            for errand in errands.forget(player):
                await connection.execute(outbox.put(errand, now))

    async def page(self, size: int, after: str) -> tuple[Sequence[Person], str]:
        """People, newest first, without bots; and where the next page begins ("" on the last)."""
        columns = player_table.c
        wanted = select(player_table).where(~columns.bot)
        if after:
            created, _, player = after.partition("/")
            wanted = wanted.where(tuple_(columns.created, columns.id) < (float(created), player))
        wanted = wanted.order_by(columns.created.desc(), columns.id.desc()).limit(size + 1)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        people = [as_person(row) for row in rows[:size]]
        more = len(rows) > size
        return people, f"{people[-1].created!r}/{people[-1].id}" if more else ""


def as_person(row: Any) -> Person:
    """The account in a row."""
    return Person(row.id, row.name, row.bot, row.banned, row.created)


async def _use(connection: AsyncConnection, code: str, now: float) -> None:
    columns = invitation_table.c
    use = (
        update(invitation_table)
        .where(columns.hash == hashed(code), columns.uses_left > 0, columns.expires > now)
        .values(uses_left=columns.uses_left - 1)
    )
    if (await connection.execute(use)).rowcount != 1:
        raise Refused("INVITATION_REQUIRED", "signing in here takes a valid invitation")
