"""The figures of the table, each with what it must be and what it should be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """One row: the median of `values`. `must` and `aim` are upper limits; None: it is only reported."""

    title: str
    values: Sequence[float]
    must: float | None = None
    aim: float | None = None
    unit: str = ""
    note: str = ""

    @property
    def measured(self) -> float:
        """What counts."""
        return median(self.values)

    @property
    def verdict(self) -> str:
        """How it stands to its limits."""
        if self.must is None or self.aim is None:
            return ""
        if self.measured <= self.aim:
            return "aim"
        return "must" if self.measured <= self.must else "missed"

    def row(self) -> str:
        """The row of the table."""
        spread = f"{self._shown(min(self.values))} to {self._shown(max(self.values))}"
        cells = [
            self.title,
            self._limit(self.must),
            self._limit(self.aim),
            self._shown(self.measured) + self.unit,
            spread if len(self.values) > 1 else "",
            self.verdict,
            self.note,
        ]
        return "| " + " | ".join(cells) + " |"

    def _limit(self, limit: float | None) -> str:
        return "" if limit is None else f"{limit:g}{self.unit}"

    def _shown(self, value: float) -> str:
        return f"{value:.0f}" if abs(value) >= 100 else f"{value:.2f}"


HEADER = "| figure | must | aim | measured | range | reached | |\n|---|---|---|---|---|---|---|"


def table(figures: Sequence[Figure]) -> str:
    """All rows, as Markdown."""
    return "\n".join([HEADER, *(figure.row() for figure in figures)])


@dataclass(frozen=True)
class Line:
    """y = a + b * x, by least squares; `worst` is the largest residual as a share of what was measured."""

    a: float
    b: float
    worst: float

    @staticmethod
    def through(points: Sequence[tuple[float, float]]) -> Line:
        """The line that fits best."""
        mean_x = sum(x for x, _ in points) / len(points)
        mean_y = sum(y for _, y in points) / len(points)
        b = sum((x - mean_x) * (y - mean_y) for x, y in points)
        b /= sum((x - mean_x) ** 2 for x, _ in points)
        a = mean_y - b * mean_x
        return Line(a, b, max(abs(y - a - b * x) / y for x, y in points))
