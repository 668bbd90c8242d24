"""Drawings of region puzzles: tints, and thick lines between regions only."""

from __future__ import annotations

import re

from site_builder.svg.regions import regions_board


def drawn(regions: list[list[int]], *queens: tuple[int, int]) -> str:
    return regions_board(regions, queens, title="A", description="B")


def test_each_region_has_its_tint() -> None:
    svg = drawn([[0, 1], [0, 0]])
    assert re.findall(r'class="qa-region (qa-region-\d)"', svg) == ["qa-region-0", "qa-region-1"]


def test_thick_lines_stand_between_regions() -> None:
    (edges,) = re.findall(r'class="qa-regions-edges" d="([^"]*)"', drawn([[0, 1], [0, 0]]))
    assert edges == "M0 0h2v2h-2zM1 0v1M1 1h1"


def test_queens_stand_on_their_squares() -> None:
    assert 'points="0,0 1,0 0,1 0,0"' in drawn([[0, 1], [0, 0]], (0, 1), (1, 0))
