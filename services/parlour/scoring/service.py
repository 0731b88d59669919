"""ScoringService: what a round is worth, figures of players, rankings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.api.scoring.v1 import scoring_service_pb2 as pb
from parlour.kernel.refusals import BadInput
from parlour.platform import names, pages
from parlour.scoring.records import Figures, Records

if TYPE_CHECKING:
    from parlour.games.contract import Scorer
    from parlour.platform.calls import Call


class ScoringService:
    """The public service. `scorers` by game key, as `games.registry.scorers()` gives them."""

    OPEN = frozenset({"ScoreRound"})

    def __init__(self, records: Records, scorers: Mapping[str, Scorer]) -> None:
        self._records = records
        self._scorers = scorers

    async def ScoreRound(self, request: pb.ScoreRoundRequest, call: Call) -> pb.ScoreRoundResponse:
        """The awards of a round; raises `BadInput`: UNKNOWN_GAME, or the scorer's reason."""
        game = request.WhichOneof("round")
        if game is None:
            raise BadInput("round", "must be the round of a game that this server knows")
        scorer = self._scorers.get(game)
        if scorer is None:
            raise BadInput(game, f"{game} is not played on this server", "UNKNOWN_GAME")
        return scorer.score(request)

    async def GetPlayerStats(
        self, request: pb.GetPlayerStatsRequest, call: Call
    ) -> pb.GetPlayerStatsResponse:
        """A player's figures; nothing but zeros for somebody who has finished no game."""
        player = names.part_of(request.player, "players", "player")
        lines = await self._records.of_player(player)
        return pb.GetPlayerStatsResponse(
            stats=[_stats(line) for line in lines], total=_stats(_sum(lines))
        )

    async def ListStandings(
        self, request: pb.ListStandingsRequest, call: Call
    ) -> pb.ListStandingsResponse:
        """A page of the ranking; raises UNKNOWN_GAME for a game that nobody can have played here."""
        game, edition = request.game, request.edition
        if game and game not in self._scorers:
            raise BadInput("game", f"{game} is not played on this server", "UNKNOWN_GAME")
        list_name = f"standings/{game}/{edition}"
        size = pages.page_size(request.page_size, 50, 200)
        after = pages.position(request.page_token, list_name)
        # One line more than asked for tells whether another page follows.
        lines = await self._records.ranking(game, edition, after, size + 1)
        shown = lines[:size]
        more = len(lines) > size
        return pb.ListStandingsResponse(
            standings=[
                pb.PlayerStanding(
                    rank=line.rank,
                    player=names.name("players", line.player),
                    display_name=line.display_name,
                    stats=_stats(line.figures),
                )
                for line in shown
            ],
            next_page_token=pages.token(shown[-1].position, list_name) if more else "",
        )


def _sum(lines: list[Figures]) -> Figures:
    return Figures(
        games=sum(line.games for line in lines),
        wins=sum(line.wins for line in lines),
        points=sum(line.points for line in lines),
        told=sum(line.told for line in lines),
        told_well=sum(line.told_well for line in lines),
        guessed=sum(line.guessed for line in lines),
        found=sum(line.found for line in lines),
    )


def _stats(figures: Figures) -> pb.PlayerStats:
    return pb.PlayerStats(
        game=figures.kind,
        edition=figures.edition,
        games=figures.games,
        wins=figures.wins,
        points=figures.points,
        told=figures.told,
        told_well=figures.told_well,
        guessed=figures.guessed,
        found=figures.found,
    )
