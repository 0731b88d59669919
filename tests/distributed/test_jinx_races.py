"""Jinx on two replicas, all guessers pointing at once: one owner of each place, in one order for everybody."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest
from parlour.api.game.v1 import move_pb2, options_pb2
from parlour.api.games.jinx.v1 import view_pb2

from tests.distributed.history import check
from tests.distributed.houses import gathered
from tests.distributed.players import Player, Sent, Watcher
from tests.services.house import House

PLACES = range(1, 10)
NAMES = ["ana", "bo", "cy", "dee", "eve", "fay"]


def pointing(position: int) -> move_pb2.Move:
    """Point at a place."""
    move = move_pb2.Move()
    move.jinx.point.position = position
    return move


def guessing(player: Player, phase_id: int) -> bool:
    """Whether this phase still waits for the player, as far as the player has seen."""
    return player.view.phase_id == phase_id and bool(player.private and player.private.awaited)


async def guess(player: Player, phase_id: int, position: int, chance: random.Random) -> list[Sent]:
    """Point, and at another place when that one is taken, until accepted or too late."""
    attempts: list[Sent] = []
    refused = set[int]()
    while True:
        sent = await player.submit(pointing(position), phase_id)
        attempts.append(sent)
        if sent.reason != "JINXED":
            return attempts
        refused.add(position)
        position = chance.choice([place for place in PLACES if place not in refused])


async def play_round(players: list[Player], chance: random.Random) -> list[list[Sent]]:
    """One turn up to its reveal; gives what each guesser sent."""
    for player in players:
        await player.until(
            lambda player=player: (
                player.over
                or (
                    player.view.jinx.phase == view_pb2.PHASE_CLUE
                    and not player.view.counting_points
                )
            )
        )
    teller = next((p for p in players if p.private and "give_clue" in p.private.may), None)
    if teller is None:
        return []
    phase_id = teller.view.phase_id
    clue = move_pb2.Move()
    clue.jinx.give_clue.text = "a hint"
    await teller.submit(clue, phase_id)
    phase_id += 1
    for player in players:
        await player.until(lambda player=player: player.over or player.view.phase_id >= phase_id)
    guessers = [player for player in players if player is not teller]
    chance.shuffle(guessers)
    contested = chance.choice(PLACES)
    third = max(2, len(guessers) // 3)
    aims = [contested] * third + [chance.choice(PLACES) for _ in guessers[third:]]
    return await asyncio.gather(
        *(guess(player, phase_id, aim, chance) for player, aim in zip(guessers, aims, strict=True))
    )


def check_round(sent: list[list[Sent]], wins: Counter[int]) -> None:
    """One owner a place, one accepted guess a player; JINXED takes nothing away; counts won races by replica."""
    owner: dict[int, Sent] = {}
    wanted: dict[int, set[int]] = {}
    for attempts in sent:
        accepted = [one for one in attempts if one.revision is not None]
        assert len(accepted) <= 1
        assert {one.reason for one in attempts if one.reason} <= {
            "JINXED",
            "WRONG_PHASE",
            "ROUND_OVER",
            "GAME_OVER",
        }
        for one in attempts:
            wanted.setdefault(one.request.move.jinx.point.position, set()).add(one.door)
        for one in accepted:
            position = one.request.move.jinx.point.position
            assert position not in owner, "two own a place"
            owner[position] = one
        if attempts[-1].reason == "JINXED":
            raise AssertionError("a jinxed guess was lost")
    for position, doors in wanted.items():
        if len(doors) == 2 and position in owner:
            wins[owner[position].door] += 1


@pytest.mark.parametrize(
    ("games", "rounds"), [(2, 30), pytest.param(100, 2000, marks=pytest.mark.faults)]
)
async def test_all_pointing_at_once_through_two_replicas(
    house: House, games: int, rounds: int
) -> None:
    chance = random.Random(71)
    wins: Counter[int] = Counter()
    played = begun = moves = jinxed = 0
    while played < rounds or begun < games:
        seats = 6 - begun % 4
        begun += 1
        options = options_pb2.GameOptions()
        options.jinx.SetInParent()
        options.table.phase_seconds.update({"clue": 0, "guess": 0})
        players = await gathered(house, NAMES[:seats], options, cards=71)
        watchers = [Watcher(players[0].doors, players[0].game, f"w{n}", n) for n in range(2)]
        for one in (*players, *watchers):
            one.spectator = one in watchers
            one.start()
        while not players[0].over:
            sent = await play_round(players, chance)
            if not sent:
                break
            check_round(sent, wins)
            played += 1
            jinxed += sum(one.reason == "JINXED" for each in sent for one in each)
        for one in (*players, *watchers):
            await one.until(lambda one=one: one.over)
        await check(players[0].doors, players, watchers)
        moves += sum(one.revision is not None for player in players for one in player.sent)
    print(
        f"\nJinx: {played} rounds in {begun} games, {moves} accepted moves, {jinxed} jinxed,"
        f" contested places won by replica 0: {wins[0]}, by replica 1: {wins[1]}"
    )
    assert wins[0] and wins[1], "each replica wins some"
