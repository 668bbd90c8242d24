"""The search that a reader does: its steps are those of the core."""

from __future__ import annotations

import pytest

from cy_core import count
from site_builder.figures.learn.hand_search import METHOD, SIZES, search_letters


@pytest.mark.parametrize("n", SIZES)
def test_search_puts_each_queen_and_lifts_it(n: int) -> None:
    letters = search_letters(n)
    assert letters.count("p") == letters.count("b") == count(n, method=METHOD).nodes
