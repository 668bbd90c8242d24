"""The worksheet of boards to cut out: all images of its solutions, in piles."""

from __future__ import annotations

from cy_core import orbit, solutions
from site_builder.figures.teach.orbits import cut_outs, pile
from site_builder.values.reading import fundamental_of
from tests.helpers.blocks import expanded

NAMED = [fundamental_of(line) for line in ("5.8.1", "5.2.1")]


def test_boards_are_all_solutions_of_five_rows() -> None:
    assert [list(one.columns) for one in cut_outs(NAMED)] == solutions(5).tolist()


def test_piles_are_orbits() -> None:
    for solution in NAMED:
        boards = {one.columns for one in pile(solution, cut_outs(NAMED)).boards}
        assert boards == set(orbit(solution.columns).images.values())
        assert len(boards) == solution.orbit_size


def test_sheet_does_not_name_the_orbits() -> None:
    html, problems = expanded("worksheet-orbits", "5.8.1", "5.2.1")
    sheet, answers = html.split('<section class="qa-worksheet"')[1:]
    assert problems == ()
    assert "5.8.1" in answers
    assert "5.8.1" not in sheet


def test_too_many_boards_for_a_page_are_refused() -> None:
    (problem,) = expanded("worksheet-orbits", "8.8.1", "8.8.2")[1]
    assert "room for 12 boards to cut out, got 16" in problem.message
