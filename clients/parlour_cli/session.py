"""One sitting at `parlour play`: what comes from the server and from the keyboard, one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress

from parlour.api.game.v1 import event_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour_client import Client, Game, OptionError, ParlourError, Room, RoomUpdate
from parlour_client.options import game_key

from parlour_cli.at_table import AtTable, final_lines
from parlour_cli.complaint import Complaint
from parlour_cli.lobby import Lobby
from parlour_cli.option_texts import told
from parlour_cli.pictures import Pictures
from parlour_cli.plain_text import safe
from parlour_cli.running import sentence
from parlour_cli.screen import FullScreen, PlainScreen, Screen
from parlour_cli.stage import Stage
from parlour_cli.terminal import detect, size
from parlour_cli.texts import texts_of

_TICK = 1.0  # seconds; only the clock needs it
_QUITS = ("q", "quit", "exit", "leave")
_COMMANDS = frozenset((*_QUITS, "help", "away", "say", "options"))

_Happening = Callable[[], Coroutine[None, None, None]]


class Session:
    """Plays in a room until the player leaves. `left` says whether the seat was given up.

    With `stay` the room outlives the session, so that one may come back.
    """

    def __init__(
        self, client: Client, room: Room, *, start_at_once: bool = False, stay: bool = True
    ) -> None:
        self.left = False
        self.farewell: list[str] = []
        self._client = client
        self._room = room
        self._start_at_once = start_at_once
        self._stay = stay
        self._player = client.player.name if client.player else ""
        self._turn = asyncio.Lock()  # of what was typed: it is done in the order of the lines
        self._happenings: asyncio.Queue[_Happening] = asyncio.Queue()
        self._lobby = Lobby(room, self._player, client.server)
        self._stage: Stage = self._lobby
        self._game: Game | None = None
        self._seen_games: set[str] = set()
        self._texts: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._over = False
        self._sure = False  # leaving was asked for, and what it costs was said
        self._screen: Screen = self._make_screen()

    async def run(self) -> None:
        """Until the player leaves. Raises `ParlourError` when the room is gone."""
        async with self._screen:
            pictures = Pictures(
                self._client,
                lambda: self._happen(self._nothing),
                few_colours=detect().colours != "truecolor",
            )
            self._screen.pictures = pictures
            self._screen.text_of = lambda card: safe(self._texts.get(card, card))
            self._background(self._watch_room())
            try:
                while not self._over:
                    self._screen.show(self._stage.scene())
                    await self._next()
            finally:
                for task in list(self._tasks):
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await pictures.close()
                if self._game is not None:
                    await self._game.close()

    async def _next(self) -> None:
        """Waits for what happens next and lets it happen, with all else that has happened by then."""
        try:
            async with asyncio.timeout(_TICK if self._screen.lively else None):
                happening = await self._happenings.get()
        except TimeoutError:
            return
        await happening()
        while not self._happenings.empty():
            await self._happenings.get_nowait()()

    def _make_screen(self) -> Screen:
        def typed(line: str | None) -> None:
            self._happen(lambda: self._typed(line))

        terminal = detect()
        return FullScreen(typed, terminal) if terminal.full_screen else PlainScreen(typed)

    def _happen(self, happening: _Happening) -> None:
        self._happenings.put_nowait(happening)

    async def _nothing(self) -> None:
        """Only paint again."""

    def _background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:

            async def fail() -> None:
                raise error

            self._happen(fail)

    async def _watch_room(self) -> None:
        async for update in self._room.updates():
            self._happen(lambda update=update: self._room_changed(update))

    async def _room_changed(self, update: RoomUpdate) -> None:
        for message in update.messages:
            who = safe(message.display_name)
            self._screen.tell(f"{who}: {safe(message.text)}" if who else safe(message.text))
        room = update.view
        if room.state == room_pb2.ROOM_STATE_PLAYING and room.game not in self._seen_games:
            await self._sit_down(room.game)
        elif self._start_at_once and room.state == room_pb2.ROOM_STATE_OPEN:
            seated = [member for member in room.members if member.seated]
            if len(seated) == room.seats and all(
                m.ready or m.player == self._player for m in seated
            ):
                self._start_at_once = False
                self._do(lambda: self._lobby.typed("start"))

    async def _sit_down(self, name: str) -> None:
        self._seen_games.add(name)
        if self._game is not None:
            await self._game.close()
        self._game = self._client.game(name)
        await self._game.__aenter__()
        self._texts |= await texts_of(self._client, self._game.view)
        self._stage = AtTable(self._game, self._texts, self._room.code, lively=self._screen.lively)
        self._background(self._watch_game(self._game, self._stage))

    async def _watch_game(self, game: Game, stage: AtTable) -> None:
        async for update in game.updates():
            self._happen(lambda events=update.events: self._game_changed(stage, events))

    async def _game_changed(self, stage: AtTable, events: tuple[event_pb2.Event, ...]) -> None:
        if stage is not self._stage:
            return
        for news in stage.happened(events):
            self._screen.tell(news)
        if not self._screen.lively:
            self._screen.show(stage.scene())  # a reveal is printed before what follows it
        if self._game is not None and self._game.ended:
            self.farewell = final_lines(stage.look)
            if not self._screen.lively and not self._stay:
                self._screen.show(stage.scene())
                self.farewell = []
                self._over = True

    def _do(self, action: _Happening) -> None:
        """Does something that may take a while, after all that was asked for before it, with the table still alive."""

        async def act() -> None:
            try:
                async with self._turn:
                    await action()
            except (Complaint, OptionError) as complaint:
                self._screen.complain(str(complaint))
            except ParlourError as error:
                self._screen.complain(sentence(error))
            self._happen(self._settle)

        self._background(act())

    async def _typed(self, typed: str | None) -> None:
        if typed is None:
            # Nobody types any more: at a terminal that is no decision to give a seat up.
            typed = "away" if self._screen.lively else "leave"
            self._sure = True
        typed = typed.strip()
        if self._ambiguous(typed):
            self._screen.complain(f'Is that your clue? Type "{typed}" if so, and /{typed} if not.')
            return
        typed = typed.removeprefix("/")
        word, _, rest = typed.partition(" ")
        quits, sure, self._sure = word.lower() in _QUITS, self._sure, False
        match word.lower():
            case "?" | "help":
                self._screen.explain(self._stage.help())
            case "options":
                self._do(lambda: self._tell_options(rest))
            case _ if quits and (sure or not self._stage.costly_to_leave or not self._stay):
                await self._leave()
            case _ if quits:
                self._sure = True
                self._screen.complain(
                    f"That gives your seat up for good. {word} again to do so; away to keep it."
                )
            case "away":
                self._over = True
            case "say":
                self._do(lambda: self._room.say(rest))
            case _:
                stage = self._stage
                self._do(lambda: stage.typed(typed))

    def _ambiguous(self, typed: str) -> bool:
        """A command, or a clue that reads like one."""
        word = typed.partition(" ")[0].lower()
        return self._stage.takes_words and word in (_COMMANDS | self._stage.commands)

    async def _tell_options(self, name: str) -> None:
        """What may be chosen for the game, what it is set to, and what it means."""
        options = self._stage.options
        info = await self._client.server_info()
        for game in info.games:
            if game.key == game_key(options):
                columns, _ = size()
                self._screen.explain(told(game, options, name, columns - 1))

    async def _settle(self) -> None:
        """Back to the room when the table was closed."""
        if isinstance(self._stage, AtTable) and self._stage.closed:
            self._stage = self._lobby
            self.farewell = []

    async def _leave(self) -> None:
        self._over = True
        self.left = True
        with suppress(ParlourError):
            await self._room.leave()
