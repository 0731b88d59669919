"""What the other services are told about a game."""

from __future__ import annotations

from parlour.api.game.v1 import game_pb2
from parlour.game_state import codec
from parlour.game_state.games import Games
from parlour.game_state.hot import HotGame
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as lobby_pb
from parlour.internal.scoring.v1 import scoring_internal_service_pb2 as scoring_pb
from parlour.kernel import events as e
from parlour.kernel.awards import Tally
from parlour.kernel.seats import Presence, Status

_STATE = {
    Status.RUNNING: game_pb2.GAME_STATE_RUNNING,
    Status.PAUSED: game_pb2.GAME_STATE_PAUSED,
    Status.FINISHED: game_pb2.GAME_STATE_FINISHED,
    Status.ABANDONED: game_pb2.GAME_STATE_ABANDONED,
}


def standing_report(hot: HotGame) -> lobby_pb.ReportGameRequest:
    """How the game stands, for the lobby."""

    def who(presence: Presence) -> list[str]:
        people = (seat for seat in hot.state.seats if seat.presence is presence)
        return [seat.player.id for seat in people if seat.player.id]

    return lobby_pb.ReportGameRequest(
        game=hot.id,
        state=_STATE[hot.state.status],
        departed=who(Presence.DEPARTED),
        present=who(Presence.PRESENT),
    )


async def finished_game(games: Games, hot: HotGame) -> scoring_pb.RecordGameRequest:
    """A game played to the end, for the statistics: what each person brought home."""
    tallies: list[Tally] = []
    state = games.build(hot.record).state
    for stored in await games.log.read(hot.id, 0):
        step = codec.decode(stored.data, stored.by, hot.showing.wire)
        for event in step.events:
            state = hot.game.evolve(state, event)
            if isinstance(event, e.RoundCompleted):
                tallies.append(hot.game.tally(state))
    request = scoring_pb.RecordGameRequest(
        game=hot.id, kind=hot.record.kind, edition=hot.game.edition(hot.rules)
    )
    if hot.broadcast.ended is not None:
        request.end_time.CopyFrom(hot.broadcast.ended)
    for number, seat in enumerate(hot.state.seats):
        person = seat.player
        if person.bot or not person.id:
            continue
        told = [tally for tally in tallies if tally.told == number]
        request.results.add(
            player=person.id,
            display_name=person.name,
            won=number in hot.state.winners,
            points=seat.score,
            told=len(told),
            told_well=sum(tally.told_well for tally in told),
            guessed=sum(number in tally.guessed for tally in tallies),
            found=sum(number in tally.found for tally in tallies),
        )
    return request
