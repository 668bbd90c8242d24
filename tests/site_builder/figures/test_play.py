"""The position of the day and region puzzles: what their scripts read has one solution."""

from __future__ import annotations

import re

from cy_core import completions
from cy_core.variants import parse_regions, region_solutions
from site_builder.figures.play import GIVEN, PUZZLES, REGION_SIZES, SIZES, N
from site_builder.values.text import square_name
from tests.helpers.blocks import figure_of


def test_the_fixed_position_has_one_answer_which_the_pictures_show() -> None:
    element = figure_of("play")
    (solution,) = completions(N, GIVEN).tolist()
    (question,), (answer,) = element.still, element.answer
    for picture, count in ((question, len(GIVEN)), (answer, N)):
        (description,) = re.findall(r"<desc>Queens: (.*)\.</desc>", picture.svg)
        assert len(description.split()) == count
    added = {square_name(each, N) for each in enumerate(solution) if each not in GIVEN}
    assert {*re.findall(r"[a-h][1-8]", answer.caption)} == added


def test_the_page_gets_the_squares_of_all_boards_that_the_script_makes() -> None:
    assert figure_of("play").sizes == SIZES


def test_every_puzzle_has_exactly_the_solution_beside_it() -> None:
    element = figure_of("regions")
    puzzles = element.data["puzzles"]
    assert [*puzzles] == [*REGION_SIZES]
    for n, texts in puzzles.items():
        assert len({*texts}) == PUZZLES
        for text in texts:
            rows, columns = text.split(":")
            regions = parse_regions(rows.split("/"))
            assert region_solutions(regions).tolist() == [[int(column, 36) for column in columns]]
            assert len(columns) == n
