"""Jinx's events as they are stored. Every released form stays readable."""

from __future__ import annotations

from parlour.games.jinx import events as e
from parlour.store.games.jinx.v1 import events_pb2


def store(event: e.Event) -> bytes:
    """An event as bytes."""
    return _message(event).SerializeToString(deterministic=True)


def restore(data: bytes) -> e.Event:
    """The event that was stored. Raises `ValueError` for bytes of no known event."""
    stored = events_pb2.Event.FromString(data)
    match stored.WhichOneof("event"):
        case "deck_shuffled":
            deck = stored.deck_shuffled
            return e.DeckShuffled(tuple(deck.draw_pile), tuple(deck.removed))
        case "grid_laid":
            return e.GridLaid(tuple(stored.grid_laid.cards))
        case "turn_begun":
            begun = stored.turn_begun
            return e.TurnBegun(begun.turn, begun.active_player, tuple(begun.playing))
        case "position_drawn":
            return e.PositionDrawn(stored.position_drawn.seat, stored.position_drawn.position)
        case "clue_given":
            clue = stored.clue_given
            return e.ClueGiven(clue.seat, clue.text, clue.aloud)
        case "pointed":
            mark = stored.pointed
            return e.Pointed(mark.seat, mark.position, mark.right)
        case "passed":
            return e.Passed(stored.passed.seat)
        case "target_revealed":
            revealed = stored.target_revealed
            finder = revealed.finder if revealed.HasField("finder") else None
            return e.TargetRevealed(revealed.target, finder)
        case "grid_cleared":
            cleared = stored.grid_cleared
            won = tuple((pile.seat, tuple(pile.cards)) for pile in cleared.won)
            return e.GridCleared(won, tuple(cleared.returned))
        case "turn_voided":
            return e.TurnVoided(stored.turn_voided.seat)
        case _:
            raise ValueError("no event of Jinx")


def _message(event: e.Event) -> events_pb2.Event:
    match event:
        case e.DeckShuffled(draw_pile, removed):
            deck = events_pb2.DeckShuffled(draw_pile=draw_pile, removed=removed)
            return events_pb2.Event(deck_shuffled=deck)
        case e.GridLaid(cards):
            return events_pb2.Event(grid_laid=events_pb2.GridLaid(cards=cards))
        case e.TurnBegun(turn, active_player, playing):
            begun = events_pb2.TurnBegun(turn=turn, active_player=active_player, playing=playing)
            return events_pb2.Event(turn_begun=begun)
        case e.PositionDrawn(seat, position):
            drawn = events_pb2.PositionDrawn(seat=seat, position=position)
            return events_pb2.Event(position_drawn=drawn)
        case e.ClueGiven(seat, text, aloud):
            clue = events_pb2.ClueGiven(seat=seat, text=text, aloud=aloud)
            return events_pb2.Event(clue_given=clue)
        case e.Pointed(seat, position, right):
            mark = events_pb2.Pointed(seat=seat, position=position, right=right)
            return events_pb2.Event(pointed=mark)
        case e.Passed(seat):
            return events_pb2.Event(passed=events_pb2.Passed(seat=seat))
        case e.TargetRevealed(target, finder):
            revealed = events_pb2.TargetRevealed(target=target, finder=finder)
            return events_pb2.Event(target_revealed=revealed)
        case e.GridCleared(won, returned):
            piles = [events_pb2.Won(seat=seat, cards=cards) for seat, cards in won]
            cleared = events_pb2.GridCleared(won=piles, returned=returned)
            return events_pb2.Event(grid_cleared=cleared)
        case e.TurnVoided(seat):
            return events_pb2.Event(turn_voided=events_pb2.TurnVoided(seat=seat))
