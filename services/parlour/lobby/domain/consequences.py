"""What a change of a room means for the game that runs in it: found by comparing, so that no way out can be forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.lobby.domain.room import Room


@dataclass(frozen=True, slots=True)
class Depart:
    """A player's seat leaves the game for good (1.9)."""

    game: str
    player: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A late joiner takes a seat (1.12)."""

    game: str
    player: str
    name: str
    bot: bool
    emblem: int


@dataclass(frozen=True, slots=True)
class Roster:
    """Who is host, and who may not look on."""

    game: str
    version: int
    host: str
    banned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Close:
    """Nobody is left to play for: the game ends as abandoned."""

    game: str


Consequence = Depart | Seat | Roster | Close


def consequences(before: Room | None, after: Room | None) -> tuple[Consequence, ...]:
    """What the game that ran before the change must be told, in this order."""
    if before is None or not before.running:
        return ()
    game = before.game
    if after is None or not after.people:
        return (Close(game),)
    if not after.running or after.game != game:
        return ()
    had = {member.player for member in before.seated}
    have = {member.player for member in after.seated}
    follow: list[Consequence] = [
        Depart(game, member.player) for member in before.seated if member.player not in have
    ]
    follow += [
        Seat(game, member.player, member.name, member.bot, member.emblem)
        for member in after.seated
        if member.player not in had
    ]
    if (before.host, before.banned) != (after.host, after.banned):
        follow.append(Roster(game, after.revision, after.host, after.banned))
    return tuple(follow)
