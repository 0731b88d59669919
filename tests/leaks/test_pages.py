"""A history in pages is the history, also where steps are hidden from some (RULES 1.5)."""

from __future__ import annotations

from pathlib import Path

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.platform.database import sqlite_url

from tests.services.dixit_round import VOTE, Hand
from tests.services.house import open_house
from tests.services.test_game_state import FOUR, play_until


async def test_pages_of_any_size_hold_every_step_once(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path, "game-state"), tmp_path) as house:
        await house.replica()
        game = await house.game(FOUR)
        hands = [Hand(house, game, player) for player in FOUR]
        table = await play_until(hands, VOTE)
        voter = hands[(table.dixit.storyteller + 1) % 4]
        await voter.act()
        table, own = await voter.look()
        for slot in table.dixit.table:  # a vote, and others instead, that nobody else hears of
            if slot.slot not in own.dixit.own_slots:
                request = voter.request(table.phase_id)
                request.move.dixit.cast_vote.slots.append(slot.slot)
                await voter.send(request)
        lengths: set[int] = set()
        for hand in hands:
            whole = await pages(hand, 0)
            lengths.add(len(whole))
            for size in range(1, len(whole) + 2):
                assert await pages(hand, size) == whole
        assert len(lengths) == 2, "the voter alone reads of the votes instead"


async def pages(hand: Hand, size: int) -> list[pb.HistoryStep]:
    """All steps of all pages."""
    steps: list[pb.HistoryStep] = []
    token = ""
    while True:
        request = pb.GetHistoryRequest(game=hand.game, page_size=size, page_token=token)
        page = await hand.stub.GetHistory(request, metadata=hand.key)
        assert page.steps, "an empty page tells of steps that are not shown"
        steps += page.steps
        token = page.next_page_token
        if not token:
            return steps
