"""The block of the finder: what stands in the page, what it loads, and the mistakes in it."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

import pytest

from cy_core import index_bytes
from site_builder.figures.finder.blocks import BLOCK_TYPES, SCRIPT, SIZES, WORKER
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.markup import sound_part


def finder(config: SiteConfig | None = None, line: str = "8") -> Figure:
    """The block as a figure."""
    figure = BLOCK_TYPES["find"].figure([line], config or SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def parsed(figure: Figure) -> Element:
    """Its HTML in a page of some depth, as a browser reads it; it must be sound."""
    return sound_part(render(figure.template, figure.context, Links("find.md")))


def test_finder_offers_every_size_and_starts_with_the_named_one() -> None:
    (choice,) = parsed(finder()).iter("select")
    assert [int(option.text or 0) for option in choice] == [*SIZES]
    assert [option.text for option in choice if option.get("selected") is not None] == ["8"]


def test_the_page_defines_the_boards_of_all_sizes() -> None:
    assert finder().sizes == (*range(1, 19),)


def test_finder_has_its_scripts_and_the_indexes_of_the_core() -> None:
    assets = {asset.path: asset.content for asset in finder().assets}
    scripts = [script.get("src") for script in parsed(finder()).iter("script")]
    assert scripts == [f"../{SCRIPT}"]
    assert assets.keys() >= {SCRIPT, WORKER}
    assert assets["assets/labels/18.index"] == index_bytes(18)
    assert sum(path.endswith(".index") for path in assets) == 6


@pytest.mark.parametrize(
    ("config", "paged"),
    [(SiteConfig(), range(1, 11)), (SiteConfig(galleries=range(6, 13), solution_pages=7), (6, 7))],
)
def test_finder_lists_the_solutions_with_pages(config: SiteConfig, paged: Sequence[int]) -> None:
    (element,) = parsed(finder(config)).iter("queens-finder")
    assert (element.get("data-qa-paged") or "").split() == [str(n) for n in paged]
    assert element.get("data-qa-pages") == "../boards/0/0.0.0/"


def test_finder_without_script_shows_only_its_explanation() -> None:
    root = parsed(finder())
    live, still = (
        next(element for element in root.iter() if element.get("data-qa-part") == name)
        for name in ("live", "still")
    )
    assert live.get("hidden") is not None
    assert still.get("hidden") is None
    assert (still.text or "").startswith("This needs JavaScript")


def test_finder_has_no_ids_and_is_a_single_html_block() -> None:
    figure = finder()
    assert [element for element in parsed(figure).iter() if element.get("id")] == []
    html = render(figure.template, figure.context, Links("find.md"))
    assert [line for line in html.splitlines() if not line.strip()] == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ([], "a finder takes one line, got 0: write 8"),
        (["x"], "N must be a whole number, got x"),
        (["19"], "a finder takes N = 1 to 18, got 19"),
    ],
)
def test_mistake_is_refused_in_one_line(body: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        BLOCK_TYPES["find"].figure(body, SiteConfig())
