"""Alternative texts and tags: a caption per template, its slots filled from the lexicon."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

LANGUAGES = ("en", "fr", "de", "es", "pt")
_GERMAN_ARTICLES = {
    "m": {"n": "ein", "a": "einen", "d": "einem"},
    "f": {"n": "eine", "a": "eine", "d": "einer"},
    "n": {"n": "ein", "a": "ein", "d": "einem"},
}


_ENGLISH_PLURALS = {" is": " are", " hangs": " hang", " comes": " come", " lies": " lie"}
_GERMAN_PLURALS = {" ist": " sind", " hängt": " hängen", " kommt": " kommen", " liegt": " liegen"}


class _German(str):
    """A German noun phrase as 'gender noun[/oblique]'; its format spec is the case."""

    def __format__(self, spec: str) -> str:
        gender, _, noun = self.partition(" ")
        plain, _, oblique = noun.partition("/")
        case = spec or "n"
        if gender == "p":
            return (oblique or plain) if case == "d" else plain
        word = plain if case == "n" or not oblique else oblique
        return f"{_GERMAN_ARTICLES[gender][case]} {word}"


@functools.lru_cache(2)
def _data(name: str) -> dict[str, dict[str, str]]:
    text = resources.files(__package__ or "").joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


@functools.lru_cache(1)
def _lexicon() -> dict[str, list[str]]:
    text = resources.files(__package__ or "").joinpath("lexicon.toml").read_text("utf-8")
    return tomllib.loads(text)


def captions(template: str, subject: str) -> dict[str, str]:
    """What is to be seen on the card, by language."""
    source = _data("captions")[template]
    parts = [part for part in subject.split("+") if part]
    result: dict[str, str] = {}
    for i, language in enumerate(LANGUAGES):
        words = [_lexicon()[part][i] for part in parts]
        slots = [_German(word) if language == "de" else word for word in words]
        values = dict(zip(("s", "s2"), slots, strict=False))
        sentence = source[language].format(**values)
        for word in words:
            sentence = _agree(language, sentence, word)
        result[language] = sentence[0].upper() + sentence[1:]
    return result


def _agree(language: str, sentence: str, word: str) -> str:
    """Put the verb right before a plural subject into the plural."""
    if language == "en" and not word.startswith(("a ", "an ")) and word.endswith("s"):
        noun, verbs = word, _ENGLISH_PLURALS
    elif language == "de" and word.startswith("p "):
        noun, verbs = word[2:].partition("/")[0], _GERMAN_PLURALS
    else:
        return sentence
    for one, many in verbs.items():
        sentence = sentence.replace(f"{one} {noun}", f"{many} {noun}")
    return sentence


def tags(template: str, subject: str) -> tuple[str, ...]:
    """English words for search and bots: the template's own and the subject's."""
    words = _data("captions")[template]["tags"].split()
    for part in subject.split("+"):
        if part:
            words.append(part.replace("_", "-"))
    return tuple(dict.fromkeys(words))
