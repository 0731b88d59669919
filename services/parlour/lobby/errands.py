"""What other services must be told, as rows for the outbox and as calls to make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as catalogue_pb
from parlour.internal.game.v1 import game_internal_service_pb2 as game_pb
from parlour.internal.scoring.v1 import scoring_internal_service_pb2 as scoring_pb
from parlour.lobby.domain.consequences import Close, Consequence, Depart, Roster, Seat

GAMES = "games"
SCORING = "scoring"
CATALOGUE = "catalogue"


@dataclass(frozen=True, slots=True)
class Errand:
    """One thing to tell. `kind` names the call; what has the same `topic`, or concerns the same `player`, keeps its order."""

    kind: str
    topic: str
    payload: bytes
    player: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """Whom to call: the peer, its method, the message."""

    peer: str
    method: str
    message: type[Any]


TARGETS = {
    "create": Target(GAMES, "CreateGame", game_pb.CreateGameRequest),
    "depart": Target(GAMES, "DepartPlayer", game_pb.DepartPlayerRequest),
    "seat": Target(GAMES, "SeatPlayer", game_pb.SeatPlayerRequest),
    "roster": Target(GAMES, "PutRoster", game_pb.PutRosterRequest),
    "close": Target(GAMES, "CloseGame", game_pb.CloseGameRequest),
    "forget-in-games": Target(GAMES, "ForgetPlayer", game_pb.ForgetPlayerRequest),
    "forget-in-scoring": Target(SCORING, "ForgetPlayer", scoring_pb.ForgetPlayerRequest),
    "forget-in-catalogue": Target(CATALOGUE, "ForgetPlayer", catalogue_pb.ForgetPlayerRequest),
}


def game_topic(game: str) -> str:
    """All that a game is told goes out in order."""
    return f"game/{game}"


def create(request: game_pb.CreateGameRequest) -> Errand:
    """Make a game."""
    return Errand("create", game_topic(request.game), request.SerializeToString())


def forget(player: str) -> tuple[Errand, ...]:
    """Take a player out of all records, after all that was to be told about the player before."""
    games = game_pb.ForgetPlayerRequest(player=player).SerializeToString()
    scoring = scoring_pb.ForgetPlayerRequest(player=player).SerializeToString()
    catalogue = catalogue_pb.ForgetPlayerRequest(player=player).SerializeToString()
    return (
        Errand("forget-in-games", f"forget-in-games/{player}", games, player),
        Errand("forget-in-scoring", f"forget-in-scoring/{player}", scoring),
        Errand("forget-in-catalogue", f"forget-in-catalogue/{player}", catalogue),
    )


def of_consequence(consequence: Consequence) -> Errand:
    """What a change of the room means for its game."""
    topic = game_topic(consequence.game)
    match consequence:
        case Depart(game, player):
            depart = game_pb.DepartPlayerRequest(game=game, player=player)
            return Errand("depart", topic, depart.SerializeToString(), player)
        case Seat(game, player, name, bot, emblem):
            who = game_pb.Participant(player=player, display_name=name, bot=bot, emblem=emblem)
            seat = game_pb.SeatPlayerRequest(game=game, participant=who)
            return Errand("seat", topic, seat.SerializeToString(), player)
        case Roster(game, version, host, banned):
            roster = game_pb.PutRosterRequest(game=game, version=version, host=host, banned=banned)
            return Errand("roster", topic, roster.SerializeToString())
        case Close(game):
            close = game_pb.CloseGameRequest(game=game)
            return Errand("close", topic, close.SerializeToString())
