"""What makes the heat map of a gallery answer: its boards in a file, what it brings and weighs."""

from __future__ import annotations

import gzip

import pytest

from cy_core import fundamental
from site_builder.figures.finder.blocks import SCRIPT as FINDER
from site_builder.figures.finder.blocks import WORKER
from site_builder.figures.finder.explorer import (
    EXPLORED,
    SCRIPT,
    Explorer,
    boards_asset,
    explorer,
    representatives,
)
from site_builder.values.config import SiteConfig
from site_builder.values.page import own_asset
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import square_name


def explorer_of(n: int, config: SiteConfig | None = None) -> Explorer:
    """That of a gallery which has one."""
    page = explorer(n, SitePaths(config or SiteConfig()))
    assert page
    return page


@pytest.mark.parametrize("n", [4, 11, 12])
def test_a_file_has_every_representative_in_the_order_of_labels(n: int) -> None:
    text = representatives(n)
    read = [[int(text[at + row], 36) for row in range(n)] for at in range(0, len(text), n)]
    assert read == fundamental(n)[0].tolist()


def test_board_files_are_small() -> None:
    sizes = {n: len(representatives(n)) for n in EXPLORED}
    assert sizes[12] == 12 * 1787
    assert sum(sizes.values()) < 27_000


@pytest.mark.parametrize(("scripts", "limit"), [((FINDER, WORKER), 29_500), ((SCRIPT,), 8_000)])
def test_compressed_scripts_of_a_page_are_light(scripts: tuple[str, ...], limit: int) -> None:
    texts = [str(own_asset(script).content) for script in scripts]
    assert sum(len(gzip.compress(text.encode())) for text in texts) < limit


def test_each_square_has_its_count() -> None:
    assert explorer_of(4).counts == (0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0)


def test_eight_queens_open_with_the_example_of_nauck() -> None:
    example = explorer_of(8).example
    assert example
    assert [square_name(queen, 8) for queen in example.queens] == ["b4", "d5"]
    assert example.totals == [92, 8, 2]
    assert example.labels == ["8.8.5", "8.8.10"]
    assert [sum(example.counts[row * 8 : row * 8 + 8]) for row in range(8)] == [2] * 8
    assert explorer_of(7).example is None


@pytest.mark.parametrize("n", [1, 2, 3, 13])
def test_boards_that_are_no_puzzle_or_too_many_have_none(n: int) -> None:
    assert explorer(n, SitePaths(SiteConfig())) is None


def test_boards_lead_to_their_pages_where_they_have_some() -> None:
    config = SiteConfig(solution_pages=5)
    assert explorer_of(5, config).solution == "boards/5/5.0.0.md"
    assert explorer_of(6, config).solution is None


def test_board_files_are_at_the_requested_paths() -> None:
    assert boards_asset(6).path == explorer_of(6).boards == "assets/boards/6.txt"
    assert boards_asset(6).content == "420531"
