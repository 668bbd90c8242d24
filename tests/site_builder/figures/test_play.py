"""The position of the day and region puzzles: what their scripts read has one solution."""

from __future__ import annotations

import re

from cy_core import completions, solutions
from cy_core.variants import parse_regions, region_solutions
from site_builder.blocks.registry import draw_block
from site_builder.figures.play.play import (
    GIVEN,
    SIZES,
    N,
    answer_picture,
    completed_given,
    question_picture,
)
from site_builder.figures.play.regions import PUZZLES, regions_figure
from site_builder.figures.play.regions import SIZES as REGION_SIZES
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.text import square_name


def test_exactly_one_solution_completes_the_fixed_position() -> None:
    assert len(completions(N, GIVEN)) == 1
    assert completed_given() in map(tuple, solutions(N).tolist())


def test_the_pictures_show_the_position_and_its_answer() -> None:
    assert question_picture().svg.count("row ") == len(GIVEN)
    assert answer_picture().svg.count("row ") == N
    added = {square_name(each, N) for each in enumerate(completed_given())}
    added -= {square_name(each, N) for each in GIVEN}
    assert {*re.findall(r"[a-h][1-8]", answer_picture().caption)} == added


def test_the_page_gets_the_squares_of_all_boards_that_the_script_makes() -> None:
    figure = draw_block("play", [], SiteConfig())
    assert isinstance(figure, Figure)
    assert figure.sizes == SIZES


def test_every_puzzle_has_exactly_the_solution_beside_it() -> None:
    puzzles = regions_figure(None, SiteConfig()).context["puzzles"]
    assert isinstance(puzzles, dict)
    assert [*puzzles] == [*REGION_SIZES]
    for n, texts in puzzles.items():
        assert len({*texts}) == PUZZLES
        for text in texts:
            rows, columns = text.split(":")
            regions = parse_regions(rows.split("/"))
            assert region_solutions(regions).tolist() == [[*map(int, columns)]]
            assert len(columns) == n
