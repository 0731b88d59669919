"""Accounts: signing in and out, another device, a name, a ban, the end."""

from __future__ import annotations

import functools
from typing import Protocol

from sqlalchemy.exc import IntegrityError

from parlour.kernel.refusals import Refused
from parlour.kernel.text import NAME_LIMIT, clean
from parlour.lobby.codes import DEVICE_CODE, INVITATION_CODE, new_code, read_code
from parlour.lobby.domain import gathering
from parlour.lobby.domain.room import Room
from parlour.lobby.settings import LobbySettings
from parlour.lobby.signals import Signals
from parlour.lobby.store.database import Database
from parlour.lobby.store.people import People, Person
from parlour.lobby.store.rooms import Rooms

MOST_USES = 1000
ERASE_ATTEMPTS = 10


class Leave(Protocol):
    """A way out of a room."""

    def __call__(self, room: Room, player: str) -> Room:
        """The room without the player."""
        ...


class Accounts:
    """What may be done to accounts, one's own or, for the administrator, any."""

    def __init__(
        self,
        database: Database,
        people: People,
        rooms: Rooms,
        signals: Signals,
        settings: LobbySettings,
    ) -> None:
        self._database = database
        self._people = people
        self._rooms = rooms
        self._signals = signals
        self._settings = settings

    async def sign_in(self, display_name: str, invitation: str) -> tuple[Person, str]:
        """A new guest and the token; raises what `clean` raises, and INVITATION_REQUIRED."""
        name = clean(display_name, NAME_LIMIT, "display_name")
        asked = read_code(invitation) if self._settings.invitation_only else None
        return await self._people.sign_in(name, asked)

    async def sign_out(self, player: str, token_hash: bytes, *, everywhere: bool) -> None:
        """This token, or all tokens of the player, are worthless from now on, in every process."""
        if everywhere:
            await self._people.end_tokens(player)
        else:
            await self._people.end_token(token_hash)
        self._signals.publish(f"player/{player}")

    async def device_code(self, player: str) -> tuple[str, float]:
        """A code for another device, and until when it works."""
        code = new_code(DEVICE_CODE)
        expires = self._database.now() + self._settings.device_code_life
        await self._people.add_device_code(player, code, expires)
        return code, expires

    async def link(self, code: str) -> tuple[Person, str]:
        """The player a code leads to, and a token of the device's own; raises CODE_NOT_FOUND."""
        return await self._people.link(read_code(code))

    async def rename(self, player: str, display_name: str) -> Person:
        """Another name, for rooms joined from now on."""
        name = clean(display_name, NAME_LIMIT, "display_name")
        person = await self._people.rename(player, name)
        self._signals.publish(f"player/{player}")
        return person

    async def ban(self, player: str, banned: bool) -> Person:
        """Out of all rooms and refused from now on, or let in again; raises PLAYER_NOT_FOUND."""
        person = await self._people.set_banned(player, banned)
        self._signals.publish(f"player/{player}")
        if banned:
            await self._leave_all(player, gathering.put_out)
        return person

    async def erase(self, player: str) -> None:
        """Leaves rooms and games, tokens end, history is anonymised. Who is gone already, stays gone.

        Tokens end first, so that nobody comes back in meanwhile; a call under way may, so rooms are left until none is.
        """
        await self._people.end_tokens(player)
        self._signals.publish(f"player/{player}")
        for _ in range(ERASE_ATTEMPTS):
            await self._leave_all(player, gathering.forget)
            try:
                await self._people.erase(player)
            except IntegrityError:
                continue
            self._signals.nudge("outbox")
            return
        raise Refused("TOO_BUSY", "this player keeps coming back; please try again")

    async def _leave_all(self, player: str, leave: Leave) -> None:
        for code in await self._rooms.of_player(player):
            try:
                await self._rooms.change(code, functools.partial(leave, player=player))
            except Refused as refused:
                if refused.reason != "ROOM_NOT_FOUND":
                    raise

    async def invitation(self, uses: int) -> tuple[str, float]:
        """A code with which so many may sign in (0: one, at most 1000), and until when."""
        code = new_code(INVITATION_CODE)
        expires = self._database.now() + self._settings.invitation_life
        await self._people.add_invitation(code, min(max(uses, 1), MOST_USES), expires)
        return code, expires
