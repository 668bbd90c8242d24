"""What the lessons say is what the core computes, and the program with gaps can be completed."""

from __future__ import annotations

import re

import pytest

from cy_core import census, completions, count
from site_builder.figures.learn.hand_search import METHOD
from site_builder.figures.teach.bits import free_names
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "teach" / "index.md").read_text(encoding="utf-8")
LESSONS = PAGE.split("\n## ")


def code(name: str) -> str:
    """A block of code of the page."""
    (text,) = re.findall(rf"``` {{ \.python #{name} }}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def completed(*, n: int) -> str:
    """The skeleton with its gaps filled by the key."""
    text = code("skeleton").replace("N = 8", f"N = {n}")
    for gap in code("gaps").splitlines():
        text = re.sub("_{9,}", lambda match, gap=gap: gap, text, count=1)
    assert "____" not in text
    return text


def nodes(n: int, method: str) -> int:
    """The queens that a search places."""
    return count(n, method=method).nodes or 0


@pytest.mark.parametrize("swaps", [False, True])
def test_completed_program_counts_also_with_its_shifts_swapped(
    swaps: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    for n in range(4, 9):
        text = completed(n=n)
        if swaps:
            head, line = text.split("found += ")
            swapped = line.replace("<<", "?").replace(">>", "<<").replace("?", ">>")
            text = f"{head}found += {swapped}"
        exec(text, {})
    totals = [census(n).total for n in range(4, 9)]
    assert capsys.readouterr().out.splitlines() == [
        f"{n} {total}" for n, total in zip(range(4, 9), totals, strict=True)
    ]
    *first, last = map(str, totals)
    assert f"prints {', '.join(first)} and {last} for N = 4 to 8" in LESSONS[4]


def test_no_solution_of_four_rows_begins_in_the_corner() -> None:
    assert len(completions(4, [(0, 0)])) == 0


def test_numbers_of_queens_are_those_of_the_search() -> None:
    assert f"places {nodes(4, METHOD)} queens" in LESSONS[2]
    six = f"For N = 6 it places {nodes(6, METHOD)} queens and finds {census(6).total}"
    assert six in LESSONS[2]
    for n in (8, 10):
        assert nodes(n, METHOD) == nodes(n, "bitmap")
        assert f"{nodes(n, METHOD):,} for N = {n}" in LESSONS[6]
    assert f"half of the queens: {nodes(8, 'mirror'):,} for N = 8" in LESSONS[6]


def test_growth_is_that_of_the_search() -> None:
    ten, eleven, twelve = (nodes(n, "bitmap") for n in (10, 11, 12))
    assert f"grow {eleven / ten:.1f} times, from N = 11" in LESSONS[6]
    assert f"grow {twelve / eleven:.1f} times." in LESSONS[6]


def test_free_squares_are_those_of_the_sheet() -> None:
    assert f"free squares are {free_names().replace(', ', ' and ')}" in LESSONS[3]


def test_orbits_are_those_of_the_census() -> None:
    five, eight = census(5).orbits_by_size or {}, census(8).orbits_by_size or {}
    assert (five[8], five[2]) == (1, 1)
    sums = f"{eight[8]} x 8 + {eight[4]} x 4 = {census(8).total}"
    assert sums in LESSONS[5].replace("\N{MULTIPLICATION SIGN}", "x")
