"""A bot for Dixit, Dixit Party and Team Dixit: tells what several pictures might show, and looks for what was told."""

from __future__ import annotations

import random

from parlour.api.game.v1 import game_pb2, move_pb2
from parlour.api.games.dixit.v1 import view_pb2
from parlour_client.moves.dixit import DixitMoves

from parlour_bots.clues import clue_for, clue_for_none
from parlour_bots.gallery import Lore, words_of

GAMES = ("dixit", "party", "team")

# In likeness, where one rare word in common is worth about 0.4: bots that never err would make every storyteller lose.
_NOISE_OF_HANDS, _NOISE_OF_VOTES = 0.2, 0.8
_SURE = 0.5  # a lead over the next best from which on a second vote would be wasted


def choose(
    game: str,
    view: game_pb2.Game,
    private: game_pb2.PrivateView,
    lore: Lore,
    chance: random.Random,
) -> move_pb2.Move | None:
    """Claims, tells, hands in or votes, whichever the seat may do now."""
    moves = DixitMoves(game)
    table: view_pb2.TableView = getattr(view, game)
    hand: view_pb2.Hand = getattr(private, game)
    if "claim" in private.may:
        return moves.claim()
    if "give_clue" in private.may:
        if game == "party":  # no card is attached: the clue is to lead nowhere in particular
            return moves.give_clue(clue_for_none(list(hand.cards), lore, chance))
        card = chance.choice(list(hand.cards))
        return moves.give_clue(clue_for(card, lore, chance), card)
    clue = words_of(table.clue)
    if "submit_cards" in private.may:
        felt = {card: _felt(card, clue, lore, chance, _NOISE_OF_HANDS) for card in hand.cards}
        ranked = sorted(felt, key=lambda card: -felt[card])
        return moves.submit_cards(*ranked[: table.cards_to_submit or 1])
    if "cast_vote" in private.may:
        return _vote(game, view, private, lore, chance)
    return None


def _felt(
    card: str, clue: frozenset[str], lore: Lore, chance: random.Random, noise: float
) -> float:
    return lore.likeness(clue, card) + chance.random() * noise


def _vote(
    game: str,
    view: game_pb2.Game,
    private: game_pb2.PrivateView,
    lore: Lore,
    chance: random.Random,
) -> move_pb2.Move | None:
    table: view_pb2.TableView = getattr(view, game)
    hand: view_pb2.Hand = getattr(private, game)
    moves = DixitMoves(game)
    clue = words_of(table.clue)
    felt = {
        slot.slot: _felt(slot.card, clue, lore, chance, _NOISE_OF_VOTES) for slot in table.table
    }
    by_likeness = sorted(felt, key=lambda slot: -felt[slot])
    free = [slot for slot in by_likeness if slot not in hand.own_slots]
    if game == "party":
        return _party_vote(view, private, by_likeness, free)
    if not free:
        return None
    votes = free[:1]
    if table.votes_allowed > 1 and len(free) > 1 and felt[free[0]] - felt[free[1]] < _SURE:
        votes = free[:2]
    return moves.cast_vote(*votes)


def _party_vote(
    view: game_pb2.Game, private: game_pb2.PrivateView, all_slots: list[int], free: list[int]
) -> move_pb2.Move | None:
    """Green on what most others will like; the storyteller's red on the card that draws most votes."""
    moves = DixitMoves("party")
    options = view.options.party
    own_allowed = options.own_card_vote or not options.HasField("own_card_vote")
    if private.seat != view.party.storyteller:
        wanted = all_slots if own_allowed else free
        return moves.cast_vote(wanted[0]) if wanted else None
    red = all_slots[0]
    if not options.storyteller_green:
        return moves.cast_vote(red=red)
    green = [slot for slot in (all_slots if own_allowed else free) if slot != red]
    return moves.cast_vote(*green[:1], red=red)
