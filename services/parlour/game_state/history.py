"""Histories: the steps of a game as somebody may see them, opened up when the game is over."""

from __future__ import annotations

import re

from google.protobuf import timestamp_pb2

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import codec
from parlour.game_state.games import Games
from parlour.game_state.hot import HotGame
from parlour.kernel.conduct import fold
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import pages

_PLACE = re.compile(r"([0-9]{1,9})\.([0-9]{1,9})\Z")


async def page(
    games: Games, hot: HotGame, player: str, request: pb.GetHistoryRequest
) -> pb.GetHistoryResponse:
    """A page of steps. Raises HISTORY_CLOSED for those who had no part in a private game.

    Page tokens count in what the reader sees, not in rows of the log, whose numbers tell of hidden steps.
    """
    size = pages.page_size(request.page_size, 200, 1000)
    took_part = player in hot.record.players or hot.state.seat_of(player) is not None
    if not (took_part or hot.record.public):
        raise Refused("HISTORY_CLOSED", "only those who played may read this game's history")
    after = _place(pages.position(request.page_token, hot.id))
    place = (0, 0)
    opened = hot.state.over
    response = pb.GetHistoryResponse(opened=opened)
    seat = hot.state.seat_of(player)
    state = games.build(hot.record).state
    ended = (
        timestamp_pb2.Timestamp()
    )  # as the log has it: each replica heard of the end at a time of its own
    for stored in await games.log.read(hot.id, 0):
        step = codec.decode(stored.data, stored.by, hot.showing.wire)
        before, state = state, fold(hot.game, state, step)
        if state.over and not before.over:
            ended.FromDatetime(stored.time)
        hidden = state.revision == before.revision
        if not opened and hidden and step.by != seat:
            continue  # not even that it happened
        last, place = place, _next(place, state.revision)
        if place <= after:
            continue
        if len(response.steps) == size:
            response.next_page_token = pages.token(f"{last[0]}.{last[1]}", hot.id)
            break
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


def _next(place: tuple[int, int], revision: int) -> tuple[int, int]:
    """The place of the next step that is seen: its revision, and which one of that revision it is, from 1."""
    return revision, place[1] + 1 if revision == place[0] else 1


def _place(position: str) -> tuple[int, int]:
    """The place in a page token; before everything for none."""
    if not position:
        return 0, 0
    found = _PLACE.match(position)
    if found is None:
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE")
    return int(found[1]), int(found[2])
