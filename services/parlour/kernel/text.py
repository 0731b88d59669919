"""What people write: names, clues, chat. Counted in graphemes, normalised, without characters that deceive."""

from __future__ import annotations

import unicodedata

import regex

from parlour.kernel.refusals import BadInput

NAME_LIMIT = 40
TITLE_LIMIT = 60
CLUE_LIMIT = 200
MESSAGE_LIMIT = 500
MOST_CODEPOINTS_PER_GRAPHEME = 16  # families of emoji need eleven; a pile of accents is no letter

_GRAPHEME = regex.compile(r"\X")
# Zero-width joiner and non-joiner are letters' business in many scripts and hold emoji families together;
# between two Latin letters they only make one name look like another.
_JOINERS = "\u200c\u200d"
_SPOOFED_JOINER = regex.compile(
    r"(?<![\p{Extended_Pictographic}\p{M}\p{L}\u200d\ufe0f])[\u200c\u200d]|"
    r"(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d]"
)


def clean(text: str, limit: int, field: str, *, least: int = 1) -> str:
    """The text as it is kept: NFC, trimmed, white space single.

    Raises `BadInput` for `field` with reason TEXT_TOO_SHORT, TEXT_TOO_LONG or TEXT_UNSUITABLE (control characters, bidi
    overrides, invisible characters, lone surrogates, heaps of combining marks). `limit` and `least` count graphemes.
    """
    if len(text) > limit * MOST_CODEPOINTS_PER_GRAPHEME + 256:
        raise BadInput(field, f"may have at most {limit} characters", "TEXT_TOO_LONG")
    text = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    text = regex.sub(r" {2,}", " ", text)
    for character in text:
        if not _suitable(character):
            code = f"U+{ord(character):04X}"
            raise BadInput(field, f"may not contain the character {code}", "TEXT_UNSUITABLE")
    if _SPOOFED_JOINER.search(text):
        raise BadInput(field, "may not contain invisible characters", "TEXT_UNSUITABLE")
    graphemes = _GRAPHEME.findall(text)
    if any(len(grapheme) > MOST_CODEPOINTS_PER_GRAPHEME for grapheme in graphemes):
        raise BadInput(field, "has too many marks on one letter", "TEXT_UNSUITABLE")
    if len(graphemes) > limit:
        raise BadInput(field, f"may have at most {limit} characters", "TEXT_TOO_LONG")
    if len(graphemes) < least or (least and not _visible(text)):
        raise BadInput(field, "may not be empty", "TEXT_TOO_SHORT")
    return text


def _suitable(character: str) -> bool:
    if character in _JOINERS or character == "\ufe0f" or "\U000e0020" <= character <= "\U000e007f":
        return True  # joiners, emoji style, and the tags that spell some flags
    category = unicodedata.category(character)
    return category not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and character not in _BLANK


def _visible(text: str) -> bool:
    """Something is to be seen: not only spaces, joiners and marks."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)


_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"  # letters and marks that show nothing
