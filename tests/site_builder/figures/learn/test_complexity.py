"""The nodes of backtracking beside N factorial, and the bounds in the text."""

from __future__ import annotations

from math import factorial, perm

import pytest

from cy_core import count
from site_builder.figures.learn.complexity import complexity_table
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")


def test_rows_are_those_of_the_core() -> None:
    cells = complexity_table(range(8, 11)).cells
    for n, row in zip(range(8, 11), cells, strict=True):
        nodes = [count(size, method="backtracking").nodes or 0 for size in (n - 1, n)]
        values = [cell.value for cell in row]
        assert values == [str(n), count(n).total, nodes[1], nodes[1] / nodes[0], factorial(n)]


def test_bounds_of_the_text_hold() -> None:
    """A search that refuses used columns only places every arrangement of fewer queens as well."""
    assert "fewer than 3 \N{MULTIPLICATION SIGN} N! queens" in PAGE
    for n in range(1, 28):
        assert sum(perm(n, queens) for queens in range(1, n + 1)) < 3 * factorial(n)
    assert "places far fewer" in PAGE
    assert (count(12, method="bitmap").nodes or 0) < factorial(12) / 100


@pytest.mark.parametrize("text", ["1-4", "8-15", "x"])
def test_other_ranges_are_refused(text: str) -> None:
    (problem,) = expanded("table", f"complexity {text}")[1]
    assert f"got {text}" in problem.message
