"""The finder and the heat map that answers: what stands in the page, and what it loads."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence

import pytest

from cy_core import fundamental, index_bytes, queens_per_square
from site_builder.figures.finder import (
    EXPLORED,
    SIZES,
    Explorer,
    boards_asset,
    explorer,
)
from site_builder.values.config import SiteConfig
from site_builder.values.page import built_asset
from site_builder.values.site_paths import SitePaths
from tests.helpers.blocks import figure_of, parsed


def test_finder_offers_every_size_and_shows_its_explanation_without_script() -> None:
    (element,) = parsed(figure_of("find", "8")).iter("queens-finder")
    assert json.loads(element.get("sizes") or "") == [*SIZES]
    assert element.get("n") == "8"
    assert "This needs JavaScript" in "".join(element.itertext())


def test_finder_has_the_indexes_of_the_core() -> None:
    assets = {asset.path: asset.content for asset in figure_of("find", "8").assets}
    assert assets["assets/labels/18.index"] == index_bytes(18)
    assert sum(path.endswith(".index") for path in assets) == 6


@pytest.mark.parametrize(
    ("config", "paged"),
    [(SiteConfig(), range(1, 11)), (SiteConfig(galleries=range(6, 13), solution_pages=7), (6, 7))],
)
def test_finder_lists_the_solutions_with_pages(config: SiteConfig, paged: Sequence[int]) -> None:
    (element,) = parsed(figure_of("find", "8", config=config)).iter("queens-finder")
    assert (element.get("data-qa-paged") or "").split() == [str(n) for n in paged]
    assert element.get("data-qa-pages") == "../boards/0/0.0.0/"


def explorer_of(n: int, config: SiteConfig | None = None) -> Explorer:
    """That of a gallery which has one."""
    page = explorer(n, SitePaths(config or SiteConfig()))
    assert page
    return page


@pytest.mark.parametrize("n", EXPLORED)
def test_a_small_file_has_every_representative_in_the_order_of_labels(n: int) -> None:
    asset = boards_asset(n)
    assert asset.path == explorer_of(n).boards == f"assets/boards/{n}.txt"
    text = str(asset.content)
    read = [[int(text[at + row], 36) for row in range(n)] for at in range(0, len(text), n)]
    assert read == fundamental(n)[0].tolist()
    assert explorer_of(n).counts == tuple(count for row in queens_per_square(n) for count in row)


@pytest.mark.parametrize(
    ("scripts", "limit"),
    [(["finder", "search-worker"], 22_000), (["explorer"], 7_000)],
)
def test_compressed_scripts_of_a_page_are_light(scripts: list[str], limit: int) -> None:
    texts = [str(built_asset(f"assets/queens-{script}.js").content) for script in scripts]
    assert sum(len(gzip.compress(text.encode())) for text in texts) < limit


@pytest.mark.parametrize("n", [1, 2, 3, 13])
def test_boards_that_are_no_puzzle_or_too_many_have_none(n: int) -> None:
    assert explorer(n, SitePaths(SiteConfig())) is None


def test_boards_lead_to_their_pages_where_they_have_some() -> None:
    config = SiteConfig(solution_pages=5)
    assert explorer_of(5, config).solution == "boards/5/5.0.0.md"
    assert explorer_of(6, config).solution is None
