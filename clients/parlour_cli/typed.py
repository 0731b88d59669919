"""What is typed at a table: numbers, and clues with a number before them."""

from __future__ import annotations

import re

from parlour_cli.complaint import Complaint


def numbers_in(typed: str, least: int, most: int, highest: int) -> list[int]:
    """The different numbers from 1 to `highest` that were typed. Raises `Complaint` when there are fewer or more."""
    words = re.split(r"[\s,;+]+", typed.strip())
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        wanted = "a number" if most == 1 else "numbers"
        raise Complaint(f"Type {wanted} from 1 to {highest}, or ? for help.")
    numbers = list(dict.fromkeys(int(word) for word in words))
    if not least <= len(numbers) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise Complaint(f"{wanted} different number{'s' if most > 1 else ''}, please.")
    for number in numbers:
        if not 1 <= number <= highest:
            raise Complaint(f"There is no {number}; there are 1 to {highest}.")
    return numbers


def clue_and_number(typed: str, highest: int) -> tuple[int, str]:
    """(card's number, clue) of "3 the long way home". Raises `Complaint`."""
    match = re.match(r"\s*(\d{1,3})[\s.:,]+(\S.*)$", typed)
    if match is None:
        raise Complaint("Type the card's number, then your clue, e.g.  3 the long way home")
    number = int(match[1])
    if not 1 <= number <= highest:
        raise Complaint(f"There is no card {number}; there are 1 to {highest}.")
    return number, match[2].strip()


def only_clue(typed: str) -> tuple[str, bool]:
    """(clue, whether it is given aloud): the word "aloud" alone means that it is sung or mimed.

    What stands in quotes is a clue whatever it says.
    """
    clue = typed.strip()
    if len(clue) > 2 and clue[0] == clue[-1] == '"':
        return clue[1:-1].strip(), False
    return ("", True) if clue.lower() == "aloud" else (clue, False)
