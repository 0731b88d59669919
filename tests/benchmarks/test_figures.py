"""The figures say what was measured."""

from __future__ import annotations

import pytest

from tests.benchmarks.figures import Figure, Line


@pytest.mark.parametrize(
    ("values", "verdict"), [((1, 2, 9), "aim"), ((4, 3, 5), "must"), ((6, 7, 1), "missed")]
)
def test_the_median_is_held_against_the_limits(values: list[float], verdict: str) -> None:
    assert Figure("a ratio", values, must=5, aim=2).verdict == verdict


def test_a_figure_without_limits_is_only_reported() -> None:
    figure = Figure("a rate", [1.5])
    assert figure.verdict == ""
    assert "1.50" in figure.row()


def test_points_on_a_line_leave_no_residual() -> None:
    line = Line.through([(x, 25 + 39 * x) for x in (3, 6, 9, 12)])
    assert (line.a, line.b, line.worst) == pytest.approx((25, 39, 0))


def test_the_largest_residual_is_a_share_of_what_was_measured() -> None:
    assert Line.through([(0, 10), (1, 10), (2, 13)]).worst == pytest.approx(0.1)
