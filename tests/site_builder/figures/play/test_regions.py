"""The figure of region puzzles: what its script reads are puzzles of the core."""

from __future__ import annotations

from cy_core.variants import parse_regions, region_solutions
from site_builder.figures.play.regions import PUZZLES, SIZES, regions_figure
from site_builder.values.config import SiteConfig


def test_every_puzzle_has_exactly_the_solution_beside_it() -> None:
    puzzles = regions_figure(None, SiteConfig()).context["puzzles"]
    assert isinstance(puzzles, dict)
    assert [*puzzles] == [*SIZES]
    for n, texts in puzzles.items():
        assert len({*texts}) == PUZZLES
        for text in texts:
            rows, columns = text.split(":")
            regions = parse_regions(rows.split("/"))
            assert region_solutions(regions).tolist() == [[*map(int, columns)]]
            assert len(columns) == n
