"""Histories: the steps of a game as somebody may see them, opened up when the game is over."""

from __future__ import annotations

from google.protobuf import timestamp_pb2

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import codec
from parlour.game_state.games import Games
from parlour.game_state.hot import HotGame
from parlour.kernel.conduct import fold
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import pages


async def page(
    games: Games, hot: HotGame, player: str, request: pb.GetHistoryRequest
) -> pb.GetHistoryResponse:
    """A page of steps. Raises HISTORY_CLOSED for those who had no part in a private game."""
    size = pages.page_size(request.page_size, 200, 1000)
    took_part = player in hot.record.players or hot.state.seat_of(player) is not None
    if not (took_part or hot.record.public):
        raise Refused("HISTORY_CLOSED", "only those who played may read this game's history")
    position = pages.position(request.page_token, hot.id)
    if position and not position.isdigit():
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE")
    after = int(position or 0)
    opened = hot.state.over
    response = pb.GetHistoryResponse(opened=opened)
    seat = hot.state.seat_of(player)
    state = games.build(hot.record).state
    ended = timestamp_pb2.Timestamp()  # as the log has it: each replica heard of the end at a time of its own
    for stored in await games.log.read(hot.id, 0):
        step = codec.decode(stored.data, stored.by, hot.showing.wire)
        before, state = state, fold(hot.game, state, step)
        if state.over and not before.over:
            ended.FromDatetime(stored.time)
        if stored.number <= after:
            continue
        if len(response.steps) == size:
            response.next_page_token = pages.token(str(stored.number - 1), hot.id)
            break
        hidden = state.revision == before.revision
        if not opened and hidden and step.by != seat:
            continue  # not even that it happened
        entry = response.steps.add(revision=state.revision)
        if step.by is not None:
            entry.seat = step.by
        if opened:
            entry.time.FromDatetime(stored.time)
            entry.events.extend(hot.showing.opened(step.events))
            entry.game.CopyFrom(hot.showing.public(state, None, ended))
        else:
            entry.events.extend(hot.showing.events(step.events, seat))
    return response
