"""What is shown of Jinx, as messages of the public API."""

from __future__ import annotations

from parlour.api.games.jinx.v1 import events_pb2, view_pb2
from parlour.games.jinx import events as e
from parlour.games.jinx.state import Reveal
from parlour.games.jinx.views import Hand, TableView


def event(event: e.Event) -> events_pb2.Event | None:
    """An event; None: it is never shown, not even in a replay."""
    match event:
        case e.DeckShuffled():
            return None
        case e.GridLaid(cards):
            return events_pb2.Event(grid_laid=events_pb2.GridLaid(cards=cards))
        case e.TurnBegun(turn, active_player, _):
            begun = events_pb2.TurnBegun(turn=turn, active_player=active_player)
            return events_pb2.Event(turn_begun=begun)
        case e.PositionDrawn(seat, position):
            drawn = events_pb2.PositionDrawn(seat=seat, position=position)
            return events_pb2.Event(position_drawn=drawn)
        case e.ClueGiven(seat, text, aloud):
            clue = events_pb2.ClueGiven(seat=seat, text=text, aloud=aloud)
            return events_pb2.Event(clue_given=clue)
        case e.Pointed():
            return events_pb2.Event(pointed=events_pb2.Pointed(mark=_mark(event)))
        case e.Passed(seat):
            return events_pb2.Event(passed=events_pb2.Passed(seat=seat))
        case e.TargetRevealed(target, finder):
            revealed = events_pb2.TargetRevealed(target=target, finder=finder)
            return events_pb2.Event(target_revealed=revealed)
        case e.GridCleared(won, returned):
            piles = [view_pb2.Pile(seat=seat, cards=cards) for seat, cards in won]
            cleared = events_pb2.GridCleared(won=piles, returned=returned)
            return events_pb2.Event(grid_cleared=cleared)
        case e.TurnVoided(seat):
            return events_pb2.Event(turn_voided=events_pb2.TurnVoided(seat=seat))


def table(view: TableView) -> view_pb2.TableView:
    """The public view."""
    return view_pb2.TableView(
        phase=f"PHASE_{view.phase.upper()}",
        turn=view.turn,
        active_player=view.active_player,
        clue=view.clue,
        clue_aloud=view.clue_aloud,
        grid=view.grid,
        marks=[_mark(mark) for mark in view.marks],
        passed=view.passed,
        piles=[view_pb2.Pile(seat=n, cards=cards) for n, cards in enumerate(view.piles)],
        draw_pile=view.draw_pile,
        discard=view.discard,
        last_reveal=_reveal(view.last_reveal) if view.last_reveal else None,
    )


def hand(view: Hand) -> view_pb2.Hand:
    """The private view."""
    return view_pb2.Hand(target=view.target)


def _mark(mark: e.Pointed) -> view_pb2.Mark:
    return view_pb2.Mark(seat=mark.seat, position=mark.position, right=mark.right)


def _reveal(reveal: Reveal) -> view_pb2.Reveal:
    return view_pb2.Reveal(
        turn=reveal.turn,
        active_player=reveal.active_player,
        clue=reveal.clue.text,
        clue_aloud=reveal.clue.aloud,
        grid=reveal.grid,
        target=reveal.target,
        marks=[_mark(mark) for mark in reveal.marks],
        finder=reveal.finder,
    )
