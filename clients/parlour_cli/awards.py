"""Why somebody got points, in words. The same reasons as in the API; one that is not known shows as its words."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.api.common.v1 import award_pb2

# {n} is how many there were, {s} the plural's ending.
_WORDS = {
    "FOUND_THE_CARD": "found the card",
    "MISSED_THE_CARD": "did not find the card",
    "ALL_OR_NONE": "all or none found the card",
    "STORYTELLER_FOUND_BY_SOME": "found by some, not by all",
    "STORYTELLER_FOUND_BY_ALL": "found by everybody, too easy",
    "STORYTELLER_FOUND_BY_NONE": "found by nobody, too hard",
    "VOTES_RECEIVED": "{n} vote{s} received",
    "DECOY_VOTES": "{n} vote{s} for the mate's card",
    "SHARED_CARD": "{n} votes together on a card",
    "ALONE_ON_THE_CARD": "alone on the card",
    "RED_ON_THE_CARD": "the red token lay on it",
    "NOT_THE_TOP_CARD": "not the most voted card",
    "SPARKS": "{n} spark{s}",
    "SUPER_SPARKS": "{n} super spark{s}",
    "FELL_IN_THE_DARK": "fell in the dark",
    "NO_SPARKS": "no sparks",
    "SAT_OUT": "sat out",
    "LONE_VOTE": "sure with one vote",
    "ABSTAINED": "did not vote",
    "NOBODY_VOTED": "nobody voted",
    "WRONG_GUESSES": "{n} wrong guess{es}",
    "FOUND_AT_ONCE": "found at once, too easy",
    "NOBODY_FOUND_IT": "nobody found it",
}


def explain(reason: award_pb2.AwardReason) -> str:
    """One reason with its points, e.g. "2 votes received: 2"."""
    words = _WORDS.get(reason.reason, reason.reason.lower().replace("_", " "))
    many = reason.count != 1
    said = words.format(n=reason.count, s="s" if many else "", es="es" if many else "")
    if reason.reason not in _WORDS and reason.count:
        said = f"{said} ({reason.count})"
    return f"{said}: {reason.points}" if reason.points else said


def all_or_none(awards: Iterable[award_pb2.Award]) -> str:
    """Whether it was all or none, where that can be told from the storyteller's award."""
    reasons = {reason.reason for award in awards for reason in award.reasons}
    if "STORYTELLER_FOUND_BY_ALL" in reasons:
        return "everybody found the card"
    return "nobody found the card" if "STORYTELLER_FOUND_BY_NONE" in reasons else ""


def explain_all(award: award_pb2.Award, all_or_none: str = "") -> str:
    """All reasons of an award; empty where there is nothing to explain."""
    said = ", ".join(explain(reason) for reason in award.reasons)
    return said.replace(_WORDS["ALL_OR_NONE"], all_or_none) if all_or_none else said
