"""The history checker: holds what clients sent and were told against the opened log, and knows nothing of the server's code.

What a client was told is done is done, exactly once, in one order for everybody.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence

from grpc import StatusCode, aio
from parlour.api.game.v1 import event_pb2, game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb

from tests.distributed.players import Doors, Player, Told, Watcher, bare

PATIENCE_SECONDS = 15.0


async def read_log(doors: Doors, game: str, player: str, door: int = 0) -> list[pb.HistoryStep]:
    """All steps of a game as a player may see them."""
    steps: list[pb.HistoryStep] = []
    request = pb.GetHistoryRequest(game=game, page_size=1000)
    while True:
        page = await _page(doors, door, request, player)
        steps += page.steps
        if not page.next_page_token:
            return steps
        request.page_token = page.next_page_token


async def _page(
    doors: Doors, door: int, request: pb.GetHistoryRequest, player: str
) -> pb.GetHistoryResponse:
    """A page, asked for again while a part is UNAVAILABLE, as every client is told to."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return await doors.stubs[door].GetHistory(request, metadata=doors.key(player))
        except aio.AioRpcError as error:
            if error.code() is not StatusCode.UNAVAILABLE or time.monotonic() > deadline:
                raise
        await asyncio.sleep(0.1)


async def check(
    doors: Doors,
    players: Sequence[Player],
    watchers: Sequence[Watcher] = (),
    *,
    one_release: bool = True,
) -> list[pb.HistoryStep]:
    """Hold everything that these people of one game noted against its log, which must be open; gives the log.

    Raises AssertionError with what is wrong. All replicas must give the same log. Those of two releases (`one_release` False)
    need not show the same in it: the later one may know fields that the earlier does not.
    """
    game = players[0].game
    logs = [await read_log(doors, game, players[0].name, door) for door in range(len(doors.stubs))]
    log = logs[0]
    for other in logs:
        assert len(other) == len(log), "two replicas tell histories of different lengths"
        for one, same in zip(log, other, strict=True):
            assert (one.revision, one.seat) == (same.revision, same.seat)
            assert one == same or not one_release, f"two replicas tell {one} and {same}"
    _check_order(log)
    _check_moves(log, players)
    _check_points(log)
    if one_release:
        for watcher in (*players, *watchers):
            check_told(watcher, log)
        _check_agreement([*players, *watchers])
    return log


def _check_order(log: Sequence[pb.HistoryStep]) -> None:
    revisions = [step.revision for step in log]
    assert revisions[0] in (0, 1)
    for before, after in itertools.pairwise(revisions):
        assert after - before in (0, 1), "the log has a hole, or goes back"
    over = [step.game.state > game_pb2.GAME_STATE_PAUSED for step in log]
    assert over == sorted(over), "something happened after the end"


def _check_moves(log: Sequence[pb.HistoryStep], players: Sequence[Player]) -> None:
    """The log has of each seat the moves that were accepted, and no others."""
    logged: dict[int, Counter[int]] = {}
    for step in log:
        if step.HasField("seat"):
            logged.setdefault(step.seat, Counter())[step.revision] += 1
    for player in players:
        assert player.private is not None, f"{player.name} never saw a hand"
        told = Counter(sent.revision for sent in player.sent if sent.revision is not None)
        assert all(sent.reason or sent.revision is not None for sent in player.sent)
        in_log = logged.get(player.private.seat, Counter())
        assert not told - in_log, f"told {player.name}, and lost: {told - in_log}"
        assert not in_log - told, f"in the log, but not told {player.name}: {in_log - told}"


def _check_points(log: Sequence[pb.HistoryStep]) -> None:
    """Scores are the sum of the awards, every round is scored once."""
    rounds: Counter[int] = Counter()
    last = log[-1].game
    for event in _events(log):
        if event.HasField("round_scored"):
            rounds[event.round_scored.round] += 1
    assert not rounds or max(rounds.values()) == 1, "a round was scored twice"
    if any(seat.score for seat in last.seats) and not last.HasField("team"):
        points: Counter[str] = Counter()
        for event in _events(log):
            for award in event.round_scored.awards:
                points[award.to] += award.points
        for seat in last.seats:
            assert points[str(seat.seat)] == seat.score, f"seat {seat.seat} has other points"


def _events(log: Sequence[pb.HistoryStep]) -> list[event_pb2.Event]:
    return [event for step in log for event in step.events]


def check_told(watcher: Watcher, log: Sequence[pb.HistoryStep]) -> None:
    """A stream chains, never goes back, and shows at each revision what the log shows there."""
    shown = {step.revision: bare(step.game) for step in log}
    assert watcher.told, f"{watcher.name} was told nothing"
    for before, now in itertools.pairwise(watcher.told):
        assert now.revision >= before.revision, f"{watcher.name}'s stream went back"
        chained = now.after == before.revision or (now.first and now.after == 0)
        assert chained, f"{watcher.name}'s chain is broken: {before.revision} then {now.after}"
    for one in watcher.told:
        assert one.revision in shown, f"{watcher.name} saw a revision that is not in the log"
        if one.game:
            same = one.game == shown[one.revision]
            assert same, f"{watcher.name} saw another table at revision {one.revision}"
    if watcher.over:
        assert watcher.revision == log[-1].revision


def _check_agreement(watchers: Sequence[Watcher]) -> None:
    """Spectators were told the same events in the same steps, whatever replica they watched."""
    by_revision: dict[int, tuple[bytes, ...]] = {}
    for watcher in watchers:
        if not watcher.spectator:
            continue
        for one in watcher.told:
            if one.revision == one.after + 1 and _single(one):
                first = by_revision.setdefault(one.revision, one.events)
                assert one.events == first, f"{watcher.name} was told other events"


def _single(one: Told) -> bool:
    return bool(one.events)


def events_of(watcher: Watcher) -> list[bytes]:
    """All events in the order they were told."""
    return [event for one in watcher.told for event in one.events]


def gaps_of(watcher: Watcher) -> int:
    """How often the whole view came in place of events, the very first time aside."""
    return sum(1 for one in watcher.told[1:] if one.first and one.after == 0)
