"""Leaks to plant into the real services, one a channel. Each tells of a fact that one of the pairs keeps hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import history
from parlour.game_state.broadcast import Broadcast
from parlour.game_state.play import PlayStream
from parlour.game_state.service import GameService
from parlour.game_state.viewers import Viewer
from parlour.games.dixit import events as d
from parlour.games.dixit.engine import Storytelling
from parlour.games.dixit.moves import SubmitCards
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.grpc_server import GrpcServer

Patch = pytest.MonkeyPatch
_RULES: Any = Storytelling  # of any variant
HANDED_IN, REPLACED_CARD = "which card is handed in", "a card handed in instead of another"
VOTE, REPLACED_VOTE = "a vote", "a vote instead of another"
HELD, OWNER = "a card in a hand or in the pile", "whose card lies where"


@dataclass(frozen=True)
class Leak:
    """`plant` makes the services tell `fact` over `channel`."""

    name: str
    fact: str
    channel: str
    plant: Callable[[Patch], None]


def _events(patch: Patch) -> None:
    """Events are shown as they are stored."""

    def observe(self: Any, event: Any, seat: int | None) -> Any:
        del self, seat
        return event

    patch.setattr(Storytelling, "observe", observe)


def _spectators(patch: Patch) -> None:
    """Those without a seat see over the shoulder of seat 1."""
    real = _RULES.observe

    def observe(self: Any, event: Any, seat: int | None) -> Any:
        return real(self, event, 1 if seat is None else seat)

    patch.setattr(Storytelling, "observe", observe)


def _view(patch: Patch) -> None:
    """The public view says what was voted for before the votes are open."""
    real = _RULES.view

    def view(self: Any, state: Any) -> Any:
        slots = tuple(slot for vote in state.votes.values() for slot in vote.slots)
        return replace(real(self, state), voted=slots)

    patch.setattr(Storytelling, "view", view)


def _private(patch: Patch) -> None:
    """A seat sees the hand to its left too."""
    real = _RULES.private

    def private(self: Any, state: Any, seat: int) -> Any:
        hand = real(self, state, seat)
        others = state.hands[(seat + 1) % len(state.seats)]
        return replace(hand, cards=hand.cards + others)

    patch.setattr(Storytelling, "private", private)


def _slots(patch: Patch) -> None:
    """Cards lie on the table in order of seats."""
    real = _RULES.close

    def close(self: Any, state: Any, chance: Any) -> Any:
        in_order = tuple(card for seat in sorted(state.given) for card in state.given[seat])
        return [
            d.TableLaid(in_order) if isinstance(event, d.TableLaid) else event
            for event in real(self, state, chance)
        ]

    patch.setattr(Storytelling, "close", close)


def _time(patch: Patch) -> None:
    """Seats that have handed in stand in the order in which they last did."""
    real = _RULES.view

    def view(self: Any, state: Any) -> Any:
        return replace(real(self, state), handed_in=tuple(state.given))

    patch.setattr(Storytelling, "view", view)


def _hidden_step(patch: Patch) -> None:
    """A vote instead of another is told as a vote."""
    real = _RULES.observe

    def observe(self: Any, event: Any, seat: int | None) -> Any:
        seen = real(self, event, seat)
        return d.Voted(event.seat, ()) if seen is None else seen

    patch.setattr(Storytelling, "observe", observe)


def _push(patch: Patch) -> None:
    """Everybody hears that something happened."""
    real = Broadcast.step

    def step(self: Any, before: Any, made: Any, after: Any) -> None:
        real(self, before, made, after)
        if after.revision == before.revision:
            nothing = pb.WatchGameResponse(revision=after.revision).SerializeToString()
            for viewer in self._viewers:
                viewer.send(nothing, after.revision)

    patch.setattr(Broadcast, "step", step)


def _length(patch: Patch) -> None:
    """Messages are as long as what they do not say."""
    real_step, real_send = Broadcast.step, Viewer.send
    padding = [b""]

    def step(self: Broadcast, before: Any, made: Any, after: Any) -> None:
        length = len(repr(made.events)) % 128
        padding[0] = b"\xa2\x06" + bytes([length]) + bytes(length)  # a field that nobody knows
        real_step(self, before, made, after)

    def send(self: Viewer, message: bytes, revision: int) -> None:
        real_send(self, message + padding[0], revision)

    patch.setattr(Broadcast, "step", step)
    patch.setattr(Viewer, "send", send)


def _resumed(patch: Patch) -> None:
    """What a resumed stream missed is told whole."""

    def since(self: Any, revision: int, seat: int | None) -> tuple[list[Any], bool]:
        missed = [recent for recent in self._recent if recent.revision > revision > 0]
        return [one for recent in missed for one in self._showing.opened(recent.events)], True

    patch.setattr(Broadcast, "_since", since)


def _refusing(refusal: Callable[[int], Refused]) -> Callable[[Patch], None]:
    """Who tries to play a card that another holds hears of it; `refusal` of a seat."""

    def plant(patch: Patch) -> None:
        real = _RULES.decide

        def decide(self: Any, state: Any, seat: int, move: Any, chance: Any) -> Any:
            if isinstance(move, SubmitCards):
                for other, hand in enumerate(state.hands):
                    if other != seat and set(move.cards) & set(hand):
                        raise refusal(other)
            return real(self, state, seat, move, chance)

        patch.setattr(Storytelling, "decide", decide)

    return plant


def _metadata(send: Callable[[Any, Any], Any]) -> Callable[[Patch], None]:
    """The length of the log goes with every answer; it counts hidden steps too."""

    def plant(patch: Patch) -> None:
        length = [0]
        real_get = GameService.GetGame
        real_unary: Any = GrpcServer.__dict__["_unary"]

        async def get_game(self: Any, request: Any, call: Any) -> Any:
            length[0] = (await self._game(request.game)).number
            return await real_get(self, request, call)

        def unary(self: Any, run: Any, labels: Any, guarded: bool) -> Any:
            handle = real_unary(self, run, labels, guarded)

            async def with_metadata(request: Any, context: Any) -> Any:
                await send(context, (("steps", str(length[0])),))
                return await handle(request, context)

            return with_metadata

        patch.setattr(GameService, "GetGame", get_game)
        patch.setattr(GrpcServer, "_unary", unary)

    return plant


async def _in_trailers(context: Any, metadata: Any) -> None:
    context.set_trailing_metadata(metadata)


async def _in_front(context: Any, metadata: Any) -> None:
    await context.send_initial_metadata(metadata)


def _history(patch: Patch) -> None:
    """Everybody reads the history as bo may."""
    real = history.page

    async def page(games: Any, hot: Any, player: str, request: Any) -> pb.GetHistoryResponse:
        del player
        return await real(games, hot, "bo", request)

    patch.setattr(history, "page", page)


def _list(patch: Patch) -> None:
    """The list of games says how long their logs are."""
    real = GameService.ListGames

    async def list_games(self: Any, request: Any, call: Any) -> Any:
        response = await real(self, request, call)
        for game in response.games:
            game.options.table.grace_seconds = (await self._game(game.name)).number
        return response

    patch.setattr(GameService, "ListGames", list_games)


def _answer(patch: Patch) -> None:
    """A refusal over Play says how long the log is."""
    real: Any = PlayStream.__dict__["_answer"]

    async def answer(self: Any, name: str, request: Any) -> bytes:
        message = pb.PlayResponse.FromString(await real(self, name, request))
        message.answer.refused.message += f" ({(await self._game(name)).number})"
        return message.SerializeToString()

    patch.setattr(PlayStream, "_answer", answer)


LEAKS = (
    Leak("event", HANDED_IN, "WatchGame", _events),
    Leak("public view", VOTE, "GetGame", _view),
    Leak("private view", HELD, "GetGame", _private),
    Leak("order of slots", OWNER, "WatchGame", _slots),
    Leak("order of time", REPLACED_CARD, "GetGame", _time),
    Leak("revision", REPLACED_VOTE, "GetGame", _hidden_step),
    Leak("push", REPLACED_VOTE, "WatchGame", _push),
    Leak("length", HANDED_IN, "WatchGame", _length),
    Leak("spectator", HANDED_IN, "WatchGame as spectator", _spectators),
    Leak("resumed stream", HANDED_IN, "WatchGame", _resumed),
    Leak(
        "refusal",
        HELD,
        "SubmitMove status",
        _refusing(lambda seat: Refused("NOT_IN_HAND", f"seat {seat} holds that card")),
    ),
    Leak(
        "error details",
        HELD,
        "SubmitMove trailers",
        _refusing(lambda seat: BadInput(f"cards[{seat}]", "is elsewhere", "NOT_IN_HAND")),
    ),
    Leak("answer on Play", REPLACED_VOTE, "Play", _answer),
    Leak("initial metadata", REPLACED_VOTE, "GetGame metadata", _metadata(_in_front)),
    Leak("trailing metadata", REPLACED_VOTE, "GetGame trailers", _metadata(_in_trailers)),
    Leak("history", VOTE, "GetHistory", _history),
    Leak("list of games", REPLACED_VOTE, "ListGames", _list),
)
