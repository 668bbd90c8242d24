"""Squares that backtracking and brute force try, against a search that counts them."""

from __future__ import annotations

import pytest

from cy_core import StepKind, trace
from site_builder.figures.learn.squares_tried import BACKTRACKING, both_counts
from tests.helpers.blocks import expanded


@pytest.mark.parametrize("n", [4, 5, 6])
def test_counts_are_those_of_searches_that_try_each_square(n: int) -> None:
    kinds = [step.kind for step in trace(n, BACKTRACKING.key)]
    counts = both_counts(n)
    assert counts.backtracking == kinds.count(StepKind.PLACE) + kinds.count(StepKind.REJECT)
    assert counts.brute_force == sum(n**depth for depth in range(1, n + 1))


def test_table_has_a_row_for_each_n_and_a_scale_that_holds_all() -> None:
    html, problems = expanded("squares-tried", "4-6")
    assert problems == ()
    assert html.count('scope="row"') == 3
    assert "55,986" in html
    assert "100,000" not in html  # the end of the scale, above all counts


@pytest.mark.parametrize("line", ["1-4", "6-4", "4-9", "4-b"])
def test_other_ranges_are_refused(line: str) -> None:
    (problem,) = expanded("squares-tried", line)[1]
    assert f"got {line}" in problem.message
