"""The table of Dixit, Dixit Party and Team Dixit."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from parlour.api.game.v1 import move_pb2
from parlour.api.games.dixit.v1 import events_pb2, options_pb2, view_pb2
from parlour_client.moves.dixit import DixitMoves
from rich.text import Text

from parlour_cli.complaint import Complaint
from parlour_cli.look import Look, sentence_case
from parlour_cli.plain_text import listing
from parlour_cli.scene import Block, Cards, Face
from parlour_cli.typed import clue_and_number, numbers_in, only_clue
from parlour_cli.words import has, quoted, verb

GAMES = ("dixit", "party", "team")
SHOWN = frozenset(("turn_begun", "clue_given", "table_laid", "turn_revealed"))


def moment(look: Look) -> Hashable:
    """A new turn or phase; the counting of points shows nothing new."""
    table = _table(look)
    counting = table.phase == view_pb2.PHASE_SCORE
    return table.turn, view_pb2.PHASE_VOTE if counting else table.phase


def blocks(look: Look) -> list[Block]:
    """The clue and the table from VOTE on; before it the own hand."""
    table = _table(look)
    shown: list[Block] = [_situation(look)]
    if table.phase in (view_pb2.PHASE_VOTE, view_pb2.PHASE_SCORE) and table.table:
        shown.append(Cards([_face(look, slot) for slot in table.table]))
    elif look.hand is not None:
        shown.append(Cards(_hand_faces(look)))
    return shown


def asking(look: Look) -> tuple[str, str]:
    """What the seat may type."""
    table = _table(look)
    party = look.game == "party"
    if look.may("claim"):
        return "Begin?", "Enter to be the first storyteller, if you have a clue"
    if look.may("give_clue") and party:
        return "Your clue:", "words that fit none of your cards; or  aloud  if you sing or mime it"
    if look.may("give_clue"):
        return "Card and clue:", "e.g.  3 the long way home   or  3 aloud  if you sing or mime it"
    if look.may("submit_cards"):
        many = table.cards_to_submit > 1
        again = "" if look.awaited else "; another choice replaces it"
        return (
            "Cards:" if many else "Card:",
            f"{'two numbers' if many else 'the number of a card'}, 1-{len(_hand(look).cards)}{again}",
        )
    if look.may("cast_vote"):
        again = "" if look.awaited else "; another vote replaces it"
        if party and look.me == table.storyteller:
            green = look.view.options.party.storyteller_green
            return "Red:", (
                "a card for your vote and one for the red token, e.g.  2 5"
                if green
                else "the number of the card that gets the red token"
            ) + again
        if table.votes_allowed > 1:
            return "Vote:", f"a card, or two when you are not sure, e.g.  3  or  3 5{again}"
        return "Vote:", f"the number of a card, 1-{len(table.table)}{_but_own(look)}{again}"
    return "", ""


def parse(look: Look, typed: str) -> move_pb2.Move:
    """Reads numbers and clues; which number is what, the phase says."""
    moves = DixitMoves(look.game)
    table, hand = _table(look), _hand(look)
    if look.may("claim"):
        return moves.claim()
    if look.may("give_clue"):
        if look.game == "party":
            clue, aloud = only_clue(typed)
            return moves.give_clue(clue, aloud=aloud)
        number, clue = clue_and_number(typed, len(hand.cards))
        clue, aloud = only_clue(clue)
        return moves.give_clue(clue, hand.cards[number - 1], aloud=aloud)
    if look.may("submit_cards"):
        wanted = table.cards_to_submit or 1
        numbers = numbers_in(typed, wanted, wanted, len(hand.cards))
        return moves.submit_cards(*(hand.cards[number - 1] for number in numbers))
    if look.may("cast_vote"):
        return _vote(look, typed)
    raise Complaint("It is not your turn to do anything. Type ? for help.")


def _but_own(look: Look) -> str:
    """Which ones are not to be voted for, unless the table allows it."""
    own = _hand(look).own_slots
    if not own or (look.game == "party" and look.view.options.party.own_card_vote):
        return ""
    return f" but not {listing([str(slot) for slot in own])}"


def _vote(look: Look, typed: str) -> move_pb2.Move:
    moves, table = DixitMoves(look.game), _table(look)
    slots = len(table.table)
    if look.game != "party":
        return moves.cast_vote(*numbers_in(typed, 1, table.votes_allowed or 1, slots))
    if look.me != table.storyteller:
        return moves.cast_vote(*numbers_in(typed, 1, 1, slots))
    if look.view.options.party.storyteller_green:
        green, red = numbers_in(typed, 2, 2, slots)
        return moves.cast_vote(green, red=red)
    return moves.cast_vote(red=numbers_in(typed, 1, 1, slots)[0])


def reveal(look: Look) -> list[Block]:
    """Whose card each was, and who voted for it."""
    table = _table(look)
    if not table.HasField("last_reveal"):
        return []
    turn = table.last_reveal
    who = sentence_case(look.who(turn.storyteller))
    head = Text(f"Turn {turn.turn}. {who} told: ")
    head.append(quoted(turn.clue, aloud=turn.clue_aloud), "bold italic")
    head.append("   (whose card ← who voted for it)", "dim")
    faces: list[Face] = []
    for slot in turn.slots:
        votes = look.names(slot.votes)
        note = look.who(slot.owner) + (f" ← {votes}" if votes else "")
        label = (
            f"{slot.slot}★"
            if slot.storytellers
            else f"{slot.slot}●"
            if slot.red
            else f"{slot.slot}"
        )
        faces.append(Face(label, slot.card, note, chosen=slot.storytellers))
    return [head, Cards(faces)]


def tell(look: Look, event: events_pb2.Event) -> list[str]:
    """An event in words; what only the replay of a finished game shows is in brackets."""
    match event.WhichOneof("event"):
        case "turn_begun":
            begun = event.turn_begun
            return [f"Turn {begun.turn}. {verb(look, begun.storyteller, 'tell')}."]
        case "clue_given":
            clue = event.clue_given
            card = f" [{look.text(clue.card)}]" if clue.card else ""
            return [
                f"{verb(look, clue.seat, 'give')} the clue: {quoted(clue.text, aloud=clue.aloud)}{card}"
            ]
        case "cards_submitted":
            handed = event.cards_submitted
            cards = "; ".join(look.text(card) for card in handed.cards)
            return [f"{has(look, handed.seat)} handed in{f' [{cards}]' if cards else ''}."]
        case "table_laid":
            laid = event.table_laid
            return ["On the table:"] + [f"  {s.slot}  {look.text(s.card)}" for s in laid.slots]
        case "vote_cast":
            vote = event.vote_cast
            slots = ", ".join(str(slot) for slot in vote.slots)
            return [f"{has(look, vote.seat)} voted{f' [for {slots}]' if slots else ''}."]
        case "turn_revealed":
            lines: list[str] = []
            for slot in event.turn_revealed.reveal.slots:
                votes = look.names(slot.votes) or "nobody"
                whose = f"{look.name(slot.owner)}'s" if slot.owner != look.me else "yours"
                star = " (the storyteller's)" if slot.storytellers else " (red)" if slot.red else ""
                lines.append(f"  Card {slot.slot} was {whose}{star}; {votes} voted for it.")
            return lines
        case "turn_voided":
            return [f"No clue from {look.who(event.turn_voided.seat)}: the turn is void."]
        case "deck_reshuffled":
            return ["The deck was shuffled."]
        case "hands_passed":
            return ["Everybody passed the hand to the left."]
        case _:
            return []


def marks(look: Look, seat: int) -> str:
    """A diamond for the storyteller, a tick for who has done the phase's part."""
    table = _table(look)
    done = table.voted if table.phase == view_pb2.PHASE_VOTE else table.handed_in
    tells = "◆" if table.HasField("storyteller") and table.storyteller == seat else ""
    acting = table.phase in (view_pb2.PHASE_SUBMIT, view_pb2.PHASE_VOTE)
    return tells + ("✓" if acting and seat in done and not tells else "")


def parties(look: Look) -> list[Sequence[int]]:
    """Teams in Team Dixit, the team of the lowest seat first; else everybody for oneself."""
    teams = [tuple(team.seats) for team in _table(look).teams]
    return [*teams] or [(seat.seat,) for seat in look.view.seats]


def manual(look: Look) -> list[str]:
    """The game in a few lines."""
    if look.game == "party":
        every = look.view.options.party.scoring == options_pb2.PARTY_SCORING_EVERY_GROUP
        pays = (
            "Each card pays its voters" if every else "The most voted card pays each of its voters"
        )
        return [
            "The storyteller gives a clue; everybody hands in a card that might go with it.",
            "Then vote for the card that most others will vote for. The storyteller lays",
            "the red token on one instead: its voters get nothing.",
            f"{pays} as many points as it has votes, 5 at most,",
            "if there are two votes or more.",
            "◆ tells   ✓ has handed in or voted   ● the red token",
        ]
    team = look.game == "team"
    whose = "your team's" if team else "your own"
    alone = [
        "The storyteller gives a clue for a card of theirs; the others hand in one or",
        "two that might pass for it. Then all others vote for the one they hold for it.",
    ]
    together = [
        "Names with an & are a team. The storyteller gives a clue for a card; the mate,",
        "and one of each other team, hand in a card that might pass for it. Then the",
        "one of each other team who gave no card votes for the storyteller's.",
    ]
    return [
        *(together if team else alone),
        "Found by some: 3 for the storyteller and for those who found it.",
        "Found by all or by none: 2 for everybody but the storyteller.",
        f"Each vote for {whose} card is a point.",
        "◆ tells   ✓ has handed in or voted   ★ the storyteller's card",
    ]


def _situation(look: Look) -> Text:
    table = _table(look)
    teller = table.storyteller if table.HasField("storyteller") else None
    mine = teller is not None and teller == look.me
    who = "" if teller is None else sentence_case(look.who(teller))
    said = Text()
    match table.phase:
        case view_pb2.PHASE_CLAIM:
            return said.append("Who has a clue? Whoever comes first tells first.")
        case view_pb2.PHASE_CLUE:
            if not mine:
                return said.append(f"{who} looks for a clue.")
            if look.game == "party":
                return said.append("You tell. Say something that goes with none of your cards.")
            return said.append("You tell. Choose one of your cards and a clue for it.")
        case view_pb2.PHASE_SUBMIT | view_pb2.PHASE_VOTE | view_pb2.PHASE_SCORE:
            said.append("You told: " if mine else f"{who} told: ")
            said.append(quoted(table.clue, aloud=table.clue_aloud), "bold italic")
            said.append("   " + _wanted(look, mine=mine))
            return said
        case _:
            return said.append("The game is over.")


def _wanted(look: Look, *, mine: bool) -> str:
    table = _table(look)
    if table.phase == view_pb2.PHASE_SCORE:
        return "The points are being counted."
    if look.me is None or not look.private:
        return ""
    mate = _mate(look)
    if table.phase == view_pb2.PHASE_SUBMIT:
        if look.me in table.handed_in:
            return "" if mine else "Handed in."
        if not look.awaited:
            return f"{mate} has handed in, so you will vote." if mate else ""
        if table.cards_to_submit > 1:
            return "Which two of your cards might pass for it?"
        if mate and not _tells_in_team(look):
            return f"Which card might pass for it? You or {mate} give one, the other votes."
        return f"Which of your cards might {'go with' if look.game == 'party' else 'pass for'} it?"
    if look.me in table.voted:
        return "Voted."
    if not look.awaited:
        return f"You gave the card, so {mate} votes." if mate and not _tells_in_team(look) else ""
    if look.game == "party":
        return "Which one should pay nothing?" if mine else "Which one will most vote for?"
    return "Which one is the storyteller's?"


def _mate(look: Look) -> str:
    """The other one of the own team; empty where there are no teams."""
    own = next((team.seats for team in _table(look).teams if look.me in team.seats), ())
    return listing([look.name(seat) for seat in own if seat != look.me])


def _tells_in_team(look: Look) -> bool:
    """The storyteller is of the own team."""
    teller = _table(look).storyteller
    return any(look.me in team.seats and teller in team.seats for team in _table(look).teams)


def _hand_faces(look: Look) -> list[Face]:
    hand = _hand(look)
    faces = [Face(str(number), card) for number, card in enumerate(hand.cards, 1)]
    told = look.me == _table(look).storyteller and look.game != "party"
    faces += [Face("told" if told else "in", card, chosen=True) for card in hand.submitted]
    return faces


def _face(look: Look, slot: view_pb2.Slot) -> Face:
    hand = look.hand
    if hand is None:
        return Face(str(slot.slot), slot.card)
    own = slot.slot in hand.own_slots
    voted = slot.slot in hand.votes
    red = hand.HasField("red") and hand.red == slot.slot
    label = (
        f"{slot.slot} own"
        if own
        else f"{slot.slot} ✓"
        if voted
        else f"{slot.slot} red"
        if red
        else f"{slot.slot}"
    )
    return Face(label, slot.card, chosen=voted or red, faint=own)


def _table(look: Look) -> view_pb2.TableView:
    return look.table


def _hand(look: Look) -> view_pb2.Hand:
    return look.hand
