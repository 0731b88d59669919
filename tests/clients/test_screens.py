"""What is shown at a terminal: pictures as blocks, cards that fit, points explained."""

from __future__ import annotations

import pytest
from parlour.api.common.v1 import award_pb2
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.games.dixit.v1 import view_pb2
from parlour_cli.awards import explain
from parlour_cli.card_rows import draw, fit, listed
from parlour_cli.cards_shown import show_cards
from parlour_cli.look import Look
from parlour_cli.pictures import cell, mosaic
from parlour_cli.scene import Cards, Face
from parlour_cli.seats import seats_lines, standings
from parlour_cli.tables import side
from parlour_cli.telling import award_lines
from parlour_cli.terminal import colours
from PIL import Image
from rich.text import Text

BLACK, WHITE = (0, 0, 0), (255, 255, 255)


@pytest.mark.parametrize("columns", [80, 100, 160])
@pytest.mark.parametrize("count", [3, 6, 8, 12])
def test_as_many_cards_as_a_table_can_have_fit_an_80_by_24_terminal(
    columns: int, count: int
) -> None:
    cards = Cards([Face(str(n), f"dream/{n}") for n in range(1, count + 1)])
    layout = fit(cards, columns, 17, 1.5)
    assert layout is not None
    lines = draw(cards, layout, Painted().rows)
    assert len(lines) <= 17
    assert all(line.cell_len <= columns for line in lines)


@pytest.mark.parametrize("rows", [6, 9, 12, 15, 30])
@pytest.mark.parametrize("gallery", [True, False])
def test_a_grid_shows_every_position_and_who_marked_it_however_few_rows_there_are(
    rows: int, gallery: bool
) -> None:
    faces = [Face(str(n), f"dream/{n}", note=f"Ana{n}") for n in range(1, 16)]
    lines = show_cards(
        Cards(faces, columns=5),
        78,
        rows,
        lambda card: "long text " * 9,
        Painted() if gallery else None,
    )
    assert len(lines) <= rows
    assert all(line.cell_len <= 78 for line in lines)
    words = " ".join(line.plain for line in lines).split()
    assert all(str(n) in words and f"Ana{n}" in words for n in range(1, 16))


def test_a_grid_of_pictures_has_its_texts_beside_it() -> None:
    faces = [Face(str(n), f"jinx/{n}") for n in range(1, 10)]
    lines = show_cards(Cards(faces, columns=3), 78, 15, lambda card: f"text of {card}", Painted())
    assert [line.plain.endswith("text of jinx/4") for line in lines].index(True) == 5
    assert lines[0].plain.startswith("xxxxxx  xxxxxx")


def test_everybody_who_voted_is_named_beneath_a_card() -> None:
    voters = "Whisk, Dusk, Ember, Velvet and Rumpus"
    faces = [Face(str(n), f"dream/{n}", note=f"you ← {voters}") for n in range(1, 6)]
    for rows in (8, 12, 18):
        lines = show_cards(Cards(faces), 78, rows, str, Painted())
        said = " ".join(line.plain for line in lines)
        assert said.count("Rumpus") == 5, rows


def test_cards_too_small_to_tell_apart_are_not_drawn() -> None:
    assert fit(Cards([Face(str(n), "a/1") for n in range(12)]), 20, 6, 1.5) is None


def test_without_pictures_a_card_is_told_in_words() -> None:
    [line] = listed(Cards([Face("3", "dream/3", note="Bo")]), lambda card: f"text of {card}")
    assert line.plain == "  3  [Bo]  text of dream/3"


def test_a_picture_becomes_blocks_in_the_two_closest_colours() -> None:
    assert cell((BLACK, BLACK, WHITE, WHITE)) == ("▄", WHITE, BLACK)
    assert cell((BLACK, WHITE, BLACK, WHITE)) == ("▐", WHITE, BLACK)
    assert cell((WHITE, WHITE, WHITE, WHITE))[2] == WHITE
    lines = mosaic(Image.new("RGB", (160, 240), (200, 30, 30)), 10, 8)
    assert [line.cell_len for line in lines] == [10] * 8


def test_few_colours_are_named_by_number() -> None:
    [line] = mosaic(Image.new("RGB", (4, 4), (255, 0, 0)), 1, 1, few_colours=True)
    assert "color(196)" in str(line.spans[0].style)


def test_colours_follow_the_environment() -> None:
    assert colours({"TERM": "xterm-256color"}) == "256"
    assert colours({"TERM": "xterm-256color", "COLORTERM": "truecolor"}) == "truecolor"


def test_a_reason_says_how_many_and_how_much() -> None:
    votes = award_pb2.AwardReason(reason="VOTES_RECEIVED", points=2, count=2)
    assert explain(votes) == "2 votes received: 2"
    assert explain(award_pb2.AwardReason(reason="SOMETHING_NEW", points=4, count=2)) == (
        "something new (2): 4"
    )


def test_points_are_told_best_first_with_their_reasons() -> None:
    look = dixit_look()
    bo = award_pb2.Award(to="1", points=5)
    bo.reasons.add(reason="FOUND_THE_CARD", points=3)
    bo.reasons.add(reason="VOTES_RECEIVED", points=2, count=2)
    ana = award_pb2.Award(to="0", points=3)
    ana.reasons.add(reason="STORYTELLER_FOUND_BY_SOME", points=3, count=1)
    assert award_lines(look, [ana, bo]) == [
        "Bo +5 (found the card: 3, 2 votes received: 2)",
        "You +3 (found by some, not by all: 3)",
    ]


def test_the_same_points_for_the_same_reasons_share_a_line() -> None:
    awards = [award_pb2.Award(to=str(seat), points=2) for seat in (0, 2)]
    for award in awards:
        award.reasons.add(reason="ALL_OR_NONE", points=2)
    none = award_pb2.Award(to="1")
    none.reasons.add(reason="STORYTELLER_FOUND_BY_NONE", count=2)
    assert award_lines(dixit_look(), [none, *awards]) == [
        "You and Cy +2 each (nobody found the card: 2)",
        "Bo +0 (found by nobody, too hard)",
    ]


def test_members_of_a_team_stand_and_score_together() -> None:
    look = team_look()
    assert [line.plain for line in seats_lines(look, 78)] == [
        "Ana (you) & Dee 4  ·  ◆ Bo & Eve 0  ·  Cy & Fay 4"
    ]
    awards = [award_pb2.Award(to=str(seat), points=0 if seat in (1, 4) else 4) for seat in range(6)]
    assert award_lines(look, awards) == ["You and Dee +4", "Cy and Fay +4", "Bo and Eve +0"]
    look.view.state = game_pb2.GAME_STATE_FINISHED
    look.view.outcome.winners.extend([0, 2, 3, 5])
    for seat in range(6):
        rank = 3 if seat in (1, 4) else 1
        look.view.outcome.standings.add(seat=seat, rank=rank, score=look.view.seats[seat].score)
    said = [block.plain for block in standings(look) if isinstance(block, Text)]
    assert [" ".join(line.split()) for line in said][2:] == [
        "PLAYER POINTS",
        "1. Ana (you) and Dee 4",
        "3. Bo and Eve 0",
        "1. Cy and Fay 4",
    ]


def test_every_game_of_the_api_has_a_table_here() -> None:
    for field in options_pb2.GameOptions.DESCRIPTOR.oneofs_by_name["game"].fields:
        assert field.name in side(field.name).GAMES


def test_what_is_typed_becomes_the_move_of_the_phase() -> None:
    dixit = side("dixit")
    told = dixit.parse(dixit_look("give_clue"), "2 the long way home").dixit.give_clue
    assert (told.card, told.text, told.aloud) == ("dream/2", "the long way home", False)
    sung = dixit.parse(dixit_look("give_clue"), "1 aloud").dixit.give_clue
    assert (sung.card, sung.text, sung.aloud) == ("dream/1", "", True)
    handed = dixit.parse(dixit_look("submit_cards"), "3").dixit.submit_cards
    assert list(handed.cards) == ["dream/3"]
    vote = dixit.parse(dixit_look("cast_vote"), "1 3").dixit.cast_vote
    assert list(vote.slots) == [1, 3]


class Painted:
    """Pictures that have all come, each of x."""

    def rows(self, card: str, width: int, height: int, large: bool, faint: bool) -> list[Text]:
        return [Text("x" * width)] * height

    def aspect(self) -> float:
        return 1.5


def team_look() -> Look:
    """Three teams; seat 0 is one's own, seat 1 tells."""
    view = game_pb2.Game(name="games/x", state=game_pb2.GAME_STATE_RUNNING)
    for number, name in enumerate(("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")):
        view.seats.add(seat=number, display_name=name, score=0 if number in (1, 4) else 4)
    view.team.phase = view_pb2.PHASE_CLUE
    view.team.storyteller = 1
    for first in range(3):
        view.team.teams.add(seats=[first, first + 3])
    return Look(view, game_pb2.PrivateView(seat=0))


def dixit_look(*may: str) -> Look:
    """A table of three in which seat 0 is one's own."""
    view = game_pb2.Game(name="games/x", state=game_pb2.GAME_STATE_RUNNING)
    for number, name in enumerate(("Ana", "Bo", "Cy")):
        view.seats.add(seat=number, display_name=name)
    view.dixit.CopyFrom(
        view_pb2.TableView(
            phase=view_pb2.PHASE_CLUE, storyteller=0, cards_to_submit=1, votes_allowed=2
        )
    )
    for slot in (1, 2, 3):
        view.dixit.table.add(slot=slot, card=f"dream/{slot + 10}")
    private = game_pb2.PrivateView(seat=0, may=may, awaited=True)
    private.dixit.cards.extend(["dream/1", "dream/2", "dream/3"])
    return Look(view, private)
