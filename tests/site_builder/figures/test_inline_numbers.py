"""Inline blocks give the numbers that a plain search, a published list or the record has."""

from __future__ import annotations

from math import factorial
from pathlib import Path

import pytest

from site_builder.blocks.registry import draw_inline
from site_builder.timings.records import Subject
from site_builder.timings.text import format_seconds
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.text import grouped
from tests import reference
from tests.helpers.records import two_records, write_records


@pytest.mark.parametrize("n", range(4, 9))
def test_solutions_and_orbits_agree_with_a_plain_search(n: int) -> None:
    sizes = [size for _, size in reference.all_fundamental(n)]
    expected = {
        f"solutions {n}": len(reference.all_solutions(n)),
        f"fundamental {n}": len(sizes),
        **{f"orbits {size} {n}": sizes.count(size) for size in (1, 2, 4, 8)},
        f"orders {n}": factorial(n),
        f"flags lookups {n}": reference.count_checks(n)[1],
        f"with-queen {n} b{n}": sum(board[0] == 1 for board in reference.all_solutions(n)),
    }
    texts = {text: draw_inline(text, SiteConfig()) for text in expected}
    assert texts == {text: grouped(value) for text, value in expected.items()}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("nodes backtracking 8", "2,056"),  # as the depths of A319284 add up
        ("nodes brute_force 8", "19,173,960"),  # 8 + 8² + ... + 8⁸
        ("flags writes 8", "12,336"),  # six for each queen
        ("tried 6", "894"),
        ("calls 8", "2,057"),  # and the call for the empty board
        ("with-queen 8 a8 b8 c8 d8", "46"),  # half of all 92
        ("squares attacked 8: d4", "27"),
        ("squares attacked 8: a8", "21"),
        ("squares free 8: a8 c7 e6 b5", "6"),
        ("fundamental 1-12", "2,289"),
        ("frame-queens 8", "862 (91 %)"),
        ("parts 19", "766"),
        ("memory 22", "430 MB"),
        ("limit-ratio 27", "33"),
        ("fundamental-without superqueens 12", "22"),  # A051223
        ("smallest torus", "5"),  # A007705
        ("smallest superqueens", "10"),  # A051223
        ("smallest mirror", "4"),
        ("smallest rectangle", "3"),
        ("smallest armies", "3"),
        ("smallest domination", "2"),
    ],
)
def test_other_numbers_agree_with_the_literature(text: str, expected: str) -> None:
    assert draw_inline(text, SiteConfig()) == expected


def test_measured_values_come_from_the_record_with_the_most_times(tmp_path: Path) -> None:
    write_records(tmp_path / "timings")
    config = SiteConfig(records=tmp_path)
    (cell,) = (c for c in two_records()[0].of(Subject("bitmap", "recursive")) if c.n == 8)
    seconds = min(cell.samples)
    of_a_node = f"{1e9 * seconds / 2056:.1f} ns"
    assert draw_inline("measured nodes bitmap 8", config) == "2,056"
    assert draw_inline("measured time bitmap 8", config) == format_seconds(seconds)
    assert draw_inline("measured time-per-node bitmap 8", config) == of_a_node


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nods bitmap 8", "unknown number nods: did you mean nodes? Choose one of calls, "),
        (" ", "unknown number (none): choose one of calls, "),
        ("board 8.4.1", "unknown number board: choose one of calls, "),
        ("nodes bitmap", "the word for n is missing, got bitmap: write bitmap 8"),
        ("nodes bitmap 13", "the nodes of bitmap are counted for N = 1 to 12, got 13"),
        ("nodes brute_force 9", "the nodes of brute_force are counted for N = 1 to 8, got 9"),
        ("squares free 8: i1", "a square of N = 8 is a1 to h8, got i1"),
        ("with-queen 8 a8 b7", "this block takes squares of one row, got a8 b7: write 8 a8 b8"),
        ("orbits 3 8", "choose one of 1, 2, 4, 8, got 3"),
        ("measured time bitmap 27", "no record has the time of bitmap for N = 27: run queens ben"),
    ],
)
def test_mistake_is_refused_with_its_value(text: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        draw_inline(text, SiteConfig())
    assert str(caught.value).startswith(message)
