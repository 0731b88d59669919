"""Scoring through its services, on a database of its own, of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from parlour.api.common.v1 import award_pb2
from parlour.api.games.dixit.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as pb
from parlour.internal.scoring.v1 import scoring_internal_service_pb2 as internal_pb
from parlour.kernel.refusals import BadInput
from parlour.platform.calls import Call
from parlour.platform.database import open_engine, sqlite_url
from parlour.scoring.part import ScoringPart
from parlour.scoring.service import ScoringService
from parlour.scoring.service_internal import ScoringInternalService

CALL = Call()


class OnePointEach:
    """A scorer of its own, so that these tests do not depend on any game's points."""

    key = "dixit"

    def score(self, request: pb.ScoreRoundRequest) -> pb.ScoreRoundResponse:
        awards = [award_pb2.Award(to=player, points=1) for player in request.dixit.players]
        return pb.ScoreRoundResponse(awards=awards)


class House:
    """Both services of one part."""

    def __init__(self, part: ScoringPart) -> None:
        (_, public), (_, internal) = *part.public(), *part.internal()
        assert isinstance(public, ScoringService)
        assert isinstance(internal, ScoringInternalService)
        self.part = part
        self.public = public
        self.internal = internal

    async def record(
        self,
        game: str,
        *results: internal_pb.PlayerResult,
        kind: str = "dixit",
        edition: str = "refreshed",
        ended: int = 0,
    ) -> None:
        request = internal_pb.RecordGameRequest(
            game=game, kind=kind, edition=edition, results=results
        )
        request.end_time.FromSeconds(1_700_000_000 + ended)
        await self.internal.RecordGame(request, CALL)

    async def stats(self, player: str) -> pb.GetPlayerStatsResponse:
        request = pb.GetPlayerStatsRequest(player=f"players/{player}")
        return await self.public.GetPlayerStats(request, CALL)

    async def standings(self, **fields: object) -> pb.ListStandingsResponse:
        return await self.public.ListStandings(
            pb.ListStandingsRequest(**fields),  # pyright: ignore[reportArgumentType] # by field name
            CALL,
        )


def result(
    player: str,
    points: int = 0,
    *,
    won: bool = False,
    name: str = "",
    told: int = 0,
    found: int = 0,
) -> internal_pb.PlayerResult:
    return internal_pb.PlayerResult(
        player=player,
        display_name=name or player.title(),
        won=won,
        points=points,
        told=told,
        told_well=told,
        guessed=found,
        found=found,
    )


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    engine = open_engine(database_url, "scoring")
    part = ScoringPart(engine=engine, scorers={"dixit": OnePointEach()})
    await part.start()
    yield House(part)
    await part.stop()


async def test_a_round_is_scored_by_its_game(house: House) -> None:
    request = pb.ScoreRoundRequest(dixit=round_pb2.DixitRound(players=["Ana", "Bo"]))
    response = await house.public.ScoreRound(request, CALL)
    assert [(award.to, award.points) for award in response.awards] == [("Ana", 1), ("Bo", 1)]
    assert "ScoreRound" in house.public.OPEN


async def test_a_request_without_a_round_is_bad_input(house: House) -> None:
    with pytest.raises(BadInput) as caught:
        await house.public.ScoreRound(pb.ScoreRoundRequest(), CALL)
    assert caught.value.violations[0].field == "round"


async def test_a_round_of_a_game_that_is_not_played_here_is_refused(tmp_path: Path) -> None:
    part = ScoringPart(engine=open_engine(sqlite_url(tmp_path, "s"), "scoring"), scorers={})
    request = pb.ScoreRoundRequest(dixit=round_pb2.DixitRound())
    with pytest.raises(BadInput) as caught:
        await House(part).public.ScoreRound(request, CALL)
    assert caught.value.reason == "UNKNOWN_GAME"
    await part.stop()


async def test_figures_are_summed_by_game_and_edition_and_over_all(house: House) -> None:
    await house.record("g1", result("ana", 30, won=True, told=4, found=3), result("bo", 20))
    await house.record("g2", result("ana", 12, told=2, found=1))
    await house.record("g3", result("ana", 7), edition="odyssey")
    await house.record("g4", result("ana", 5, won=True), kind="stella", edition="")
    response = await house.stats("ana")
    lines = [(s.game, s.edition, s.games, s.wins, s.points) for s in response.stats]
    assert lines == [
        ("dixit", "odyssey", 1, 0, 7),
        ("dixit", "refreshed", 2, 1, 42),
        ("stella", "", 1, 1, 5),
    ]
    total = response.total
    assert (total.game, total.games, total.wins, total.points) == ("", 4, 2, 54)
    assert (total.told, total.told_well, total.guessed, total.found) == (6, 6, 4, 4)


async def test_who_has_finished_no_game_has_no_lines_and_zeros(house: House) -> None:
    response = await house.stats("nobody")
    assert not response.stats
    assert response.total == pb.PlayerStats()


async def test_a_game_counts_once_however_often_it_is_told(house: House) -> None:
    await house.record("g1", result("ana", 30, won=True))
    await house.record("g1", result("ana", 31, won=True), result("bo", 99, won=True))
    assert (await house.stats("ana")).total.points == 30
    assert (await house.stats("bo")).total.games == 0


async def test_a_game_of_bots_alone_is_taken_in(house: House) -> None:
    await house.record("g1")
    assert not (await house.standings()).standings


async def test_a_forgotten_player_is_in_no_figures_and_comes_back_by_no_late_game(
    house: House,
) -> None:
    await house.record("g1", result("ana", 30, won=True), result("bo", 20))
    forget = internal_pb.ForgetPlayerRequest(player="ana")
    await house.internal.ForgetPlayer(forget, CALL)
    await house.internal.ForgetPlayer(forget, CALL)
    await house.record("g2", result("ana", 30, won=True), result("bo", 21))
    assert (await house.stats("ana")).total.games == 0
    assert [line.player for line in (await house.standings()).standings] == ["players/bo"]
    assert (await house.stats("bo")).total.points == 41


@pytest.mark.parametrize("players", [["ana", "ana"], ["ana", ""]])
async def test_results_name_every_player_once(house: House, players: list[str]) -> None:
    with pytest.raises(BadInput):
        await house.record("g1", *map(result, players))


async def test_standings_go_by_wins_then_points_then_name_and_equals_share_a_rank(
    house: House,
) -> None:
    await house.record("g1", result("ana", 30, won=True), result("bo", 20), result("cy", 20))
    await house.record("g2", result("dee", 10, won=True), result("bo", 3), result("cy", 3))
    lines = (await house.standings(game="dixit")).standings
    assert [(line.rank, line.player, line.stats.points) for line in lines] == [
        (1, "players/ana", 30),
        (2, "players/dee", 10),
        (3, "players/bo", 23),
        (3, "players/cy", 23),
    ]


async def test_standings_of_one_edition_leave_out_the_others(house: House) -> None:
    await house.record("g1", result("ana", 30, won=True), edition="odyssey")
    await house.record("g2", result("bo", 30, won=True), edition="refreshed")
    lines = (await house.standings(game="dixit", edition="odyssey")).standings
    assert [(line.player, line.stats.edition) for line in lines] == [("players/ana", "odyssey")]


async def test_a_player_stands_under_the_name_last_played_under(house: House) -> None:
    await house.record("g2", result("ana", name="Ana the Second"), ended=60)
    await house.record("g1", result("ana", name="Ana"), ended=0)
    [line] = (await house.standings()).standings
    assert line.display_name == "Ana the Second"


async def test_pages_of_standings_join_without_gap_or_repeat(house: House) -> None:
    people = [result(f"p{number:02}", number // 3) for number in range(20)]
    await house.record("g1", *people)
    whole = (await house.standings(page_size=200)).standings
    seen: list[str] = []
    token = ""
    while True:
        page = await house.standings(page_size=7, page_token=token)
        assert len(page.standings) <= 7
        seen += [line.player for line in page.standings]
        token = page.next_page_token
        if not token:
            break
    assert seen == [line.player for line in whole]
    assert len(set(seen)) == 20


async def test_a_page_token_belongs_to_its_own_list(house: House) -> None:
    await house.record("g1", result("ana"), result("bo"))
    page = await house.standings(page_size=1)
    with pytest.raises(BadInput) as caught:
        await house.standings(page_size=1, page_token=page.next_page_token, game="dixit")
    assert caught.value.reason == "INVALID_PAGE"


@pytest.mark.parametrize("player", ["", "ana", "games/ana", "players/", "players/a b"])
async def test_a_name_that_is_no_players_is_refused(house: House, player: str) -> None:
    with pytest.raises(BadInput) as caught:
        await house.public.GetPlayerStats(pb.GetPlayerStatsRequest(player=player), CALL)
    assert caught.value.reason == "INVALID_NAME"


async def test_the_part_is_ready_while_its_database_answers(house: House) -> None:
    assert await house.part.check()
    assert house.part.degraded() == ()


async def test_a_second_start_finds_what_the_first_one_kept(tmp_path: Path) -> None:
    for start in range(2):
        engine = open_engine(sqlite_url(tmp_path, "scoring"), "scoring")
        house = House(ScoringPart(engine=engine, scorers={}))
        await house.part.start()
        await house.record(f"g{start}", result("ana", 10))
        games = (await house.stats("ana")).total.games
        await house.part.stop()
        assert games == start + 1
