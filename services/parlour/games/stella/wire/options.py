"""Stella's options as messages, each with a sentence of explanation (RULES 8)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.games.stella.v1 import options_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.games.stella.options import Scouting, StellaRules, Words
from parlour.kernel.refusals import BadInput
from parlour.kernel.text import NAME_LIMIT, clean

FEWEST_WORDS, MOST_WORDS = 4, 10  # four rounds; ten cards to write on (7.1)
_SCOUTING = {
    options_pb2.SCOUTING_UNTIL_FALLEN: Scouting.UNTIL_FALLEN,
    options_pb2.SCOUTING_ROTATE: Scouting.ROTATE,
}
_WORDS = {
    options_pb2.WORDS_TWO_WORD: Words.TWO_WORD,
    options_pb2.WORDS_DISCOVERY: Words.DISCOVERY,
    options_pb2.WORDS_CUSTOM: Words.CUSTOM,
}


def read(options: options_pb2.StellaOptions) -> StellaRules:
    """Defaults filled in, limits checked. Raises `BadInput` with paths in `GameOptions`."""
    if options.scouting and options.scouting not in _SCOUTING:
        raise BadInput("stella.scouting", "is none of the two ways to scout")
    if options.words and options.words not in _WORDS:
        raise BadInput("stella.words", "names no word cards")
    words = _WORDS.get(options.words, Words.TWO_WORD)
    custom = _custom_words(options.custom_words) if words is Words.CUSTOM else ()
    scouting = _SCOUTING.get(options.scouting, Scouting.UNTIL_FALLEN)
    return StellaRules(scouting, words, custom)


def write(rules: StellaRules) -> options_pb2.StellaOptions:
    """The options with every default filled in."""
    return options_pb2.StellaOptions(
        scouting=f"SCOUTING_{rules.scouting.name}",
        words=f"WORDS_{rules.words.name}",
        custom_words=rules.custom_words,
    )


def describe() -> Sequence[lobby_service_pb2.OptionInfo]:
    """The options in the order of their fields."""
    return [
        lobby_service_pb2.OptionInfo(
            key="scouting",
            title="Scouting",
            description="Who shows the next card after a scout has found company.",
            default_value=Scouting.UNTIL_FALLEN.value,
            values=[
                _value(
                    Scouting.UNTIL_FALLEN.value,
                    "Until fallen",
                    "A scout goes on until falling or having nothing left to show.",
                ),
                _value(
                    Scouting.ROTATE.value,
                    "In turn",
                    "After each card the next player is the scout.",
                ),
            ],
        ),
        lobby_service_pb2.OptionInfo(
            key="words",
            title="Words",
            description="Which word cards are played with.",
            default_value=Words.TWO_WORD.value,
            values=[
                _value(
                    Words.TWO_WORD.value,
                    "Two words",
                    "Cards with two words, of which all together may choose the other one.",
                ),
                _value(
                    Words.DISCOVERY.value,
                    "Discovery",
                    "Four easy words for a first game, in their order.",
                ),
                _value(Words.CUSTOM.value, "Your own", "Words that the host writes."),
            ],
        ),
        lobby_service_pb2.OptionInfo(
            key="custom_words",
            title="Your own words",
            description="With your own words: 4 to 10 of them, all different; four are drawn for a game.",
        ),
    ]


def _value(value: str, title: str, description: str) -> lobby_service_pb2.OptionValue:
    return lobby_service_pb2.OptionValue(value=value, title=title, description=description)


def _custom_words(given: Sequence[str]) -> tuple[str, ...]:
    field = "stella.custom_words"
    words = tuple(clean(word, NAME_LIMIT, f"{field}[{n}]") for n, word in enumerate(given))
    if not FEWEST_WORDS <= len(words) <= MOST_WORDS:
        count = f"write {FEWEST_WORDS} to {MOST_WORDS} words"
        raise BadInput(field, count, "OUT_OF_RANGE")
    if len({word.casefold() for word in words}) != len(words):
        raise BadInput(field, "write different words", "DUPLICATE_WORD")
    return words
