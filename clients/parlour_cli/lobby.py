"""The room before and between games: who is there, what will be played, and how to begin."""

from __future__ import annotations

from typing import cast

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour_client import Room, options_as_dict, parse_options
from parlour_client.options import game_key
from rich.text import Text

from parlour_cli.complaint import Complaint
from parlour_cli.local_server import way_in
from parlour_cli.plain_text import safe
from parlour_cli.scene import Block, Scene, line

_QUIET = (
    "target",
    "grace_seconds",
    "departure_seconds",
    "first_player",
    "first_seat",
    "edition",
    "phase_seconds",
)


class Lobby:
    """A stage of `play`."""

    def __init__(self, room: Room, player: str, server: str) -> None:
        self._room = room
        self._server = server
        self._player = player

    @property
    def hosting(self) -> bool:
        """The caller is the host."""
        return self._room.view.host == self._player

    @property
    def costly_to_leave(self) -> bool:
        """Nobody has begun to play."""
        return False

    @property
    def commands(self) -> frozenset[str]:
        """Everything typed here is a command."""
        return frozenset()

    @property
    def takes_words(self) -> bool:
        """Only commands are typed here."""
        return False

    @property
    def options(self) -> options_pb2.GameOptions:
        """What the next game is played with."""
        return self._room.view.options

    def scene(self) -> Scene:
        """The code, the options, everybody and whether they are ready."""
        room = self._room.view
        game = game_key(room.options)
        options = options_as_dict(room.options)
        edition = options.get("edition", "")
        blocks: list[Block] = [
            line(),
            Text("Room ")
            .append(room.code, "bold bright_yellow")
            .append(f"   join with:  {way_in(self._server, room.code)}", "dim"),
            line(f"{game.capitalize()} {edition}".rstrip() + self._said_options(options)),
            line(),
        ]
        seated = [member for member in room.members if member.seated]
        blocks += [self._member(member, room) for member in seated]
        free = room.seats - len(seated)
        if free > 0:
            blocks.append(line(f"  {free} free seat{'s' if free > 1 else ''}", "dim"))
        looking_on = [safe(m.display_name) for m in room.members if not m.seated]
        if looking_on:
            blocks.append(line(f"  looking on: {', '.join(looking_on)}", "dim"))
        if room.start_failure:
            blocks += [line(), line(f"{safe(room.start_failure)}", "bold red")]
        everybody = tuple((m.player, m.seated, m.ready) for m in room.members)
        return Scene(
            title=f"Parlour · {safe(room.title) or 'room ' + room.code}",
            moment=("lobby", everybody, room.host, room.state, str(options), room.start_failure),
            blocks=blocks,
            prompt=">",
            hint=self._hint(room),
        )

    async def typed(self, text: str) -> None:
        """Ready, start, bots, options, kick, hand over."""
        word, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        match word.lower():
            case "" | "start" if self.hosting:
                await self._start()
            case "" | "ready":
                await self._room.ready(not self._me().ready if not word else True)
            case "wait":
                await self._room.ready(False)
            case "bot" | "+":
                await self._room.add_bot()
            case "unbot" | "-":
                await self._room.remove_bot(self._bot())
            case "kick":
                await self._room.kick(self._find(rest))
            case "ban":
                await self._room.kick(self._find(rest), ban=True)
            case "mute":
                await self._room.mute(self._find(rest))
            case "host":
                await self._room.hand_over(self._find(rest))
            case "seats":
                if not rest.isdigit():
                    raise Complaint("How many seats? e.g.  seats 6")
                await self._room.update(room_pb2.Room(seats=int(rest[:4])), ["seats"])
            case "set":
                await self._set(rest)
            case _:
                raise Complaint(f"{safe(word)!r} means nothing here. Type ? for help.")

    def help(self) -> list[str]:
        """What may be typed here."""
        lines = [
            "Enter          say that you are ready, or not"
            if not self.hosting
            else "Enter          start the game"
        ]
        if self.hosting:
            lines += [
                "bot / unbot    seat a bot, or take one away",
                "set NAME=VALUE an option, e.g.  set edition=odyssey   or  set game=jinx",
                "seats N        how many may play",
                "kick NAME      put somebody out; ban NAME: for good; mute NAME: not to talk",
                "host NAME      make somebody else the host",
            ]
        return [
            *lines,
            "options        what may be chosen;  options NAME  tells all of one",
            "say TEXT       talk",
            "quit           leave the room",
        ]

    async def _start(self) -> None:
        if not self._me().ready:
            await self._room.ready()
        await self._room.start()

    async def _set(self, rest: str) -> None:
        room = self._room.view
        game = game_key(room.options)
        pairs = rest.split()
        if not pairs:
            raise Complaint("Which option? e.g.  set edition=odyssey")
        chosen = [pair.partition("=")[2] for pair in pairs if pair.startswith("game=")]
        others = [pair for pair in pairs if not pair.startswith("game=")]
        if chosen:
            options = parse_options(chosen[-1], others)
        else:
            options = parse_options(game, others)
            merged = type(room.options)()
            merged.CopyFrom(room.options)
            for pair in others:  # what is named anew is not added to what was
                for message in (getattr(merged, game), merged.table):
                    key = pair.partition("=")[0].strip().lower().replace("-", "_")
                    field = message.DESCRIPTOR.fields_by_name.get(key)
                    if field is not None and field.message_type is None:
                        message.ClearField(key)
            merged.MergeFrom(options)
            options = merged
        await self._room.update(room_pb2.Room(options=options), ["options"])

    def _me(self) -> room_pb2.Member:
        for member in self._room.view.members:
            if member.player == self._player:
                return member
        raise Complaint("You are not in this room any more.")

    def _bot(self) -> str:
        bots = [member.player for member in self._room.view.members if member.bot]
        if not bots:
            raise Complaint("There is no bot here.")
        return bots[-1]

    def _find(self, name: str) -> str:
        found = [
            member.player
            for member in self._room.view.members
            if member.display_name.casefold().startswith(name.casefold()) and name
        ]
        if len(found) != 1:
            raise Complaint(
                f"{'Nobody' if not found else 'More than one'} here is called {safe(name)!r}."
            )
        return found[0]

    def _hint(self, room: room_pb2.Room) -> str:
        if room.state == room_pb2.ROOM_STATE_STARTING:
            return "the cards are being dealt"
        if not self._seated():
            return "you look on"
        if self.hosting:
            waiting = [
                safe(m.display_name)
                for m in room.members
                if m.seated and not m.ready and m.player != room.host
            ]
            if waiting:
                return f"not ready yet: {', '.join(waiting)}"
            free = room.seats > sum(member.seated for member in room.members)
            return f"Enter to start; {'bot to add a bot; ' if free else ''}options to see the rules"
        return "waiting for the host to start" if self._me().ready else "Enter when you are ready"

    def _seated(self) -> bool:
        return any(m.player == self._player and m.seated for m in self._room.view.members)

    @staticmethod
    def _said_options(options: dict[str, object]) -> str:
        said: list[str] = []
        target = options.get("target")
        if target:
            said.append(f"to {target} points")
        for key, value in options.items():
            if key in _QUIET or value in (False, 0, "", None):
                continue
            words = key.replace("_", " ")
            parts = cast(list[object], value if isinstance(value, list) else [value])
            shown = ", ".join(map(str, parts))
            said.append(words if value is True else f"{words} {shown}")
        return f", {', '.join(said)}" if said else ""

    def _member(self, member: room_pb2.Member, room: room_pb2.Room) -> Text:
        said = Text("  ")
        said.append("✓ " if member.ready else "· ", "bold green" if member.ready else "dim")
        said.append(safe(member.display_name), "bold" if member.player == self._player else "")
        notes = [
            note
            for note, holds in (
                ("you", member.player == self._player),
                ("host", member.player == room.host),
                ("bot", member.bot),
                ("muted", member.muted),
                ("not connected", not member.connected and not member.bot),
            )
            if holds
        ]
        return said.append(f"  {', '.join(notes)}", "dim")
