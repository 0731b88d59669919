"""What every registered game has to keep, whichever it is: played at random, watched at every step."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from google.protobuf import timestamp_pb2
from google.protobuf.message import Message
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from parlour.api.game.v1 import options_pb2
from parlour.game_state.codec import decode, encode
from parlour.game_state.views import Showing
from parlour.games import registry
from parlour.kernel import conduct
from parlour.kernel.seats import Presence, Status

from tests.games.known import Cell, Known, known
from tests.games.playout import Playout


def cells(*, more: bool = False) -> list[Any]:
    return [
        pytest.param(key, cell, id=f"{key}-{cell.label}")
        for key in registry.games()
        for cell in (known(key).pairs() if more else known(key).cells())
    ]


def seeded(games: int) -> settings:
    slow = [HealthCheck.too_slow, HealthCheck.differing_executors]
    return settings(
        max_examples=games,
        phases=[Phase.generate],  # a smaller seed is no simpler game
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=slow,
    )


@pytest.mark.parametrize(("key", "cell"), cells())
def test_a_game_keeps_the_contract(key: str, cell: Cell) -> None:
    @seeded(1)
    @given(st.integers(0, 2**32))
    def play(seed: int) -> None:
        Watch(key, cell, seed).play()

    play()


@pytest.mark.long
@pytest.mark.parametrize(("key", "cell"), [*cells(), *cells(more=True)])
def test_many_games_keep_the_contract(key: str, cell: Cell) -> None:
    @seeded(20)
    @given(st.integers(0, 2**32))
    def play(seed: int) -> None:
        Watch(key, cell, seed).play()

    play()


@pytest.mark.parametrize(("key", "cell"), [*cells(), *cells(more=True)])
def test_options_survive_the_wire_with_their_defaults_filled_in(key: str, cell: Cell) -> None:
    wire = registry.wires()[key]
    rules = wire.read_rules(cell.options)
    written = options_pb2.GameOptions()
    wire.write_rules(rules, written)
    assert written.WhichOneof("game") == key
    assert wire.read_rules(options_pb2.GameOptions.FromString(written.SerializeToString())) == rules
    assert cell.players in registry.games()[key].players(rules)


@pytest.mark.parametrize("key", registry.games())
def test_every_option_is_explained_with_its_default(key: str) -> None:
    defaults = options_pb2.GameOptions()
    wire = registry.wires()[key]
    wire.write_rules(wire.read_rules(defaults), defaults)
    case = getattr(defaults, key)
    explained = {info.key: info for info in wire.describe()}
    assert list(explained) == [field.name for field in case.DESCRIPTOR.fields]
    for info in explained.values():
        assert info.title
        assert info.description.endswith(".")
        assert not info.values or info.default_value in {value.value for value in info.values}


class Watch:
    """Plays one game and checks every step of it."""

    def __init__(self, key: str, cell: Cell, seed: int) -> None:
        self.playout = Playout(key, cell, seed, self.check)
        self.game, self.wire = self.playout.game, self.playout.wire
        self.known: Known = known(key)
        self.restored = self.playout.start
        self.cards = sorted(self.known.cards(self.playout.start) or self.playout.deck().cards)
        options = cell.options
        now = timestamp_pb2.Timestamp(seconds=1)
        self.showing = Showing(self.game, self.wire, "games/g", "rooms/r", options, now)

    def play(self) -> None:
        self.playout.run()
        state = self.playout.state
        assert self.restored == state, "the stored log gives another game"
        assert (state.status is Status.FINISHED) == bool(state.winners)
        assert all(state.seats[n].active for n in state.winners), "a departed seat has won"

    def check(self, before: Any, step: conduct.Step, after: Any) -> None:
        stored = decode(encode(step, self.wire), step.by, self.wire)
        assert stored == step, "an event does not survive being stored"
        self.restored = conduct.fold(self.game, self.restored, stored)
        assert sorted(self.known.cards(after)) == self.cards, "cards were lost or doubled"
        self._check_awaited(after)
        self._check_moves(after)
        if after.counting:
            self._check_tally(after)
        for seat in self._viewers(after):
            self._check_hidden_cards(before, step, after, seat)
            self._check_twins(after, seat)
        self._check_company(before, step, after)
        if step.by is not None and self.known.secret(before, step.events):
            self._check_secret_choice(before, step, after)

    def _check_awaited(self, state: Any) -> None:
        awaited = self.game.waiting_for(state)
        assert not awaited & state.idled
        assert all(state.seats[n].active and not state.seats[n].waiting for n in awaited)
        assert state.over or state.counting or awaited, "nobody is awaited and nothing happens"

    def _check_moves(self, state: Any) -> None:
        playing = state.status is Status.RUNNING and not state.counting
        for seat in range(len(state.seats)):
            moves = list(self.game.legal(state, seat)) if playing else []
            may = [*self.game.may(state, seat)] if playing else []
            assert may == sorted({_name(move) for move in moves})
            assert moves or not playing or seat not in self.game.waiting_for(state)
            assert not moves or state.seats[seat].presence is not Presence.DEPARTED
            for move in self.playout.random.sample(moves, min(2, len(moves))):
                chance = self.playout.chance
                conduct.move(self.game, state, seat, state.phase_id, move, chance)

    def _check_tally(self, state: Any) -> None:
        tally = self.game.tally(state)
        seats = range(len(state.seats))
        assert tally.told is None or tally.told in seats
        assert set(tally.found) <= set(tally.guessed) <= set(seats)

    # Non-interference: what a viewer may not know changes no byte of what the viewer gets

    def _viewers(self, state: Any, but: int | None = None) -> list[int | None]:
        """A spectator and a seat at random: over a game everybody has a turn."""
        seats = [seat for seat in range(len(state.seats)) if seat != but]
        return [None, self.playout.random.choice(seats)]

    def _sent(self, state: Any, events: tuple[Any, ...], seat: int | None) -> list[bytes]:
        """Every message of a step as the viewer gets it: events, the public view, the private one."""
        messages: list[Message] = [
            *self.showing.events(events, seat),
            self.showing.public(state, 30.0),
        ]
        if seat is not None:
            hand = self.showing.hand(state, seat, self.showing.awaited(state))
            messages.append(self.showing.private(seat, hand))
        for message in messages:
            received = type(message)()
            received.ParseFromString(message.SerializeToString())
            assert received == message
        return [message.SerializeToString(deterministic=True) for message in messages]

    def _check_hidden_cards(
        self, before: Any, step: conduct.Step, after: Any, seat: int | None
    ) -> None:
        """The same step with two hidden cards exchanged wherever they are."""
        unknown = self.known.hidden(after, seat)
        if seat is None or seat < len(before.seats):
            unknown &= self.known.hidden(before, seat)
        if len(unknown) < 2:
            return
        one, other = self.playout.random.sample(sorted(unknown), 2)
        swap = {one: other, other: one}
        twin = _renamed(after, swap)
        assert twin != after
        assert self._sent(after, step.events, seat) == self._sent(
            twin, _renamed(step.events, swap), seat
        )

    def _check_company(self, before: Any, step: conduct.Step, after: Any) -> None:
        """Outside of the company of the seat that moved within a phase one sees what a spectator sees."""
        if step.by is None or after.phase_id != before.phase_id or after.status != before.status:
            return
        company = self.game.company(after, step.by)
        assert step.by in company
        awaited = [self.showing.awaited(state) for state in (before, after)]
        for seat in set(range(len(before.seats))) - set(company):
            seen = self.showing.events(step.events, seat)
            assert seen == self.showing.events(step.events, None)
            hands = [
                self.showing.hand(state, seat, those)
                for state, those in zip((before, after), awaited, strict=True)
            ]
            assert hands[0] == hands[1], "a private view changed outside of the company"

    def _check_twins(self, state: Any, seat: int | None) -> None:
        twins = list(self.known.twins(state, seat))
        for twin in self.playout.random.sample(twins, min(2, len(twins))):
            assert self._sent(state, (), seat) == self._sent(twin, (), seat)

    def _check_secret_choice(self, before: Any, step: conduct.Step, after: Any) -> None:
        """Another choice in the place of this one; and one's own choice, replaced, in the place of nothing."""
        seat = step.by
        assert seat is not None
        moves = list(self.game.legal(before, seat))
        other = self.playout.random.choice(moves)
        chance = self.playout.chance
        twin_step = conduct.move(self.game, before, seat, before.phase_id, other, chance)
        if not self.known.secret(before, twin_step.events):
            return
        twin = conduct.fold(self.game, before, twin_step)
        replaced = self._shown(before) == self._shown(after)
        for viewer in self._viewers(after, but=seat):
            sent = self._sent(after, step.events, viewer)
            assert sent == self._sent(twin, twin_step.events, viewer)
            if replaced:
                assert sent == self._sent(before, (), viewer)

    def _shown(self, state: Any) -> Any:
        """What is to be seen on the table, whatever its revision."""
        shown = self.showing.public(state, 30.0)
        shown.ClearField("revision")
        return shown


def _name(move: Any) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(move).__name__).lower()


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """The value with every text in `names` exchanged, however deep it lies."""
    if isinstance(value, str):
        return names.get(value, value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {
            field.name: _renamed(getattr(value, field.name), names) for field in fields(value)
        }
        return replace(value, **changed) if changed else value
    if isinstance(value, tuple):
        return tuple(_renamed(part, names) for part in _parts(value))
    if isinstance(value, frozenset):
        return frozenset(_renamed(part, names) for part in _parts(value))
    if isinstance(value, Mapping):
        return {_renamed(k, names): _renamed(v, names) for k, v in _items(value)}
    return value


def _parts(value: Any) -> Iterator[Any]:
    return iter(value)


def _items(value: Any) -> Iterator[tuple[Any, Any]]:
    return iter(value.items())
