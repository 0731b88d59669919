"""What others wrote, made harmless for a terminal, and texts measured in terminal cells."""

from __future__ import annotations

import unicodedata

_HARMLESS_FORMAT = "\u200c\u200d\ufe0f"  # joiners and emoji style: letters' business


def safe(text: str) -> str:
    """The text without anything that a terminal would obey: controls, escapes, overrides become visible or go.

    Control characters show as their code ("\\x1b"); line breaks and tabs as a space; invisible format characters vanish.
    """
    out: list[str] = []
    for character in text:
        category = unicodedata.category(character)
        if character in "\n\r\t\u2028\u2029":
            out.append(" ")
        elif category == "Cc":
            out.append(f"\\x{ord(character):02x}")
        elif category in ("Cf", "Cs", "Co", "Cn") and not (
            character in _HARMLESS_FORMAT or "\U000e0020" <= character <= "\U000e007f"
        ):
            continue
        else:
            out.append(character)
    return "".join(out)


def listing(words: list[str], last: str = "and") -> str:
    """ "Ana", "Ana and Bo", "Ana, Bo and Cy"; `last` is the word before the last of them."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def table(rows: list[tuple[str, ...]]) -> list[str]:
    """Rows in aligned columns, the first row being the heading; columns of numbers are set to the right."""
    from rich.cells import cell_len  # noqa: PLC0415 - commands that print JSON do not wait for it

    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    numeric = [
        all(row[i].lstrip("-").isdigit() for row in rows[1:]) and len(rows) > 1
        for i in range(len(rows[0]))
    ]
    lines: list[str] = []
    for row in rows:
        cells = [
            " " * (width - cell_len(cell)) + cell
            if right
            else cell + " " * (width - cell_len(cell))
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
