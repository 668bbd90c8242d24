"""Galleries whose pages are drawn in the browser, as they are sent, and the wall of the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from cy_core import known_census, solution
from site_builder.pages.galleries import gallery_pages, long_page
from site_builder.pages.site import body, build_site
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import gallery_of
from site_builder.values.page import Asset, Links, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import columns_text
from tests.helpers.markup import sound_part

SITE_PATHS = SitePaths(SiteConfig())
INDEXES = {f"assets/labels/{n}.index" for n in range(13, 19)}
WORKER = "assets/queens-search-worker.js"
SCRIPTS = {"assets/queens-long-gallery.js", "assets/queens-tiles.js", WORKER}
BOARDS = {n: f"assets/boards/{n}.txt" for n in range(1, 19)}
EXPLORE = "assets/queens-explorer.js"


def parsed(page: Page, *missing: str) -> Any:
    """Its HTML as a tree; some pages that it might link are not there."""
    links = Links(page.path, exists=lambda path: path not in missing)
    return sound_part(body(page, links))


def texts(tree: Any, path: str) -> list[str]:
    """The words of the elements there, with single spaces."""
    return [" ".join(" ".join(element.itertext()).split()) for element in tree.iterfind(path)]


@pytest.fixture(scope="module", params=range(13, 19))
def n(request: pytest.FixtureRequest) -> int:
    """Each N that has such a gallery."""
    size: int = request.param
    return size


@pytest.fixture(scope="module")
def tree(n: int) -> Any:
    """Its page."""
    return parsed(long_page(n, SITE_PATHS, coordinates=False))


def test_the_first_page_is_sent_with_its_boards(n: int, tree: Any) -> None:
    cards = tree.findall(".//figure[@id]")
    assert len(cards) == 100
    for card in cards[::33]:
        label = card.get("id")
        assert texts(card, ".//span") == [columns_text(solution(label))]
        assert card.find(".//a").get("href") == f"../../find/?label={label}"
    assert cards[0].get("id") == f"{n}.{2 if n in (13, 16, 17) else 4}.1"


def test_page_has_the_number_of_boards_for_scripts(n: int, tree: Any) -> None:
    (element,) = tree.iter("queens-long-gallery")
    counts = known_census(n).orbits_by_size or {}
    orbits = " ".join(f"{size}:{count}" for size, count in counts.items() if count)
    assert (element.get("data-qa-n"), element.get("data-qa-orbits")) == (str(n), orbits)
    heads = [entry.get("data-qa-part") for entry in tree.iter("template")]
    assert heads == [f"head-{size}" for size, count in counts.items() if count]


def test_long_page_has_counts_and_charts(n: int, tree: Any) -> None:
    known = known_census(n)
    (text,) = texts(tree, ".//p[@class='qa-counts']")
    assert text.startswith(f"{known.fundamental:,} fundamental {known.total:,} solutions =")
    assert texts(tree, ".//h3") == ["Queens per square", "Solutions by column of the first queen"]
    here = "The counts were computed for this page."
    assert any(words.startswith(here) for words in texts(tree, ".//p")) == (n <= 14)


def test_page_without_script_has_an_explanation() -> None:
    html = body(long_page(16, SITE_PATHS, coordinates=False), Links("boards/16/index.md"))
    assert "These are the first 100 boards. With JavaScript the browser" in html
    assert "<code>queens show 16.8.1</code>" in html
    assert "page 1 of 18,470" in html


def test_a_site_without_a_page_to_find_boards_has_no_links_to_it() -> None:
    cards = parsed(long_page(13, SITE_PATHS, coordinates=False), "find.md").findall(
        ".//figure[@id]"
    )
    assert [card.find(".//b").text for card in cards[:2]] == ["13.2.1", "13.2.2"]
    assert not [link for card in cards for link in card.iter("a")]


def pages_of(n: int, site_paths: SitePaths) -> Iterator[Page]:
    """The pages of a gallery."""
    return gallery_pages(gallery_of(n, site_paths), site_paths, coordinates=False, downloads={})


@cache
def walls(n: int, site_paths: SitePaths = SITE_PATHS) -> list[Any]:
    """The wall on each page of a gallery, or None."""
    trees = map(parsed, pages_of(n, site_paths))
    return [tree.find(".//queens-tiles") for tree in trees]


def test_galleries_of_9_to_12_have_a_wall_on_their_first_page() -> None:
    assert [len([*filter(None, map(bool, walls(n)))]) for n in (8, 9, 12)] == [0, 1, 1]
    wall = walls(12)[0]
    assert wall.get("data-qa-orbits") == "2:4 4:18 8:1765"
    assert wall.get("data-qa-gallery-pages").split()[:2] == ["./", "2/"]
    assert len(wall.get("data-qa-gallery-pages").split()) == 18
    assert wall.get("data-qa-pages") is None
    heading = wall.find(".//h2[@id='wall-name']")
    assert heading.text == "1,787 fundamental solutions of N = 12"


def test_a_wall_leads_to_the_pages_of_solutions() -> None:
    assert walls(9)[0].get("data-qa-pages") == "9.0.0/"
    assert walls(9, SitePaths(SiteConfig(solution_pages=8)))[0].get("data-qa-pages") is None


def paths(items: Iterable[Page | Asset]) -> set[str]:
    """Where they lie."""
    return {item.path for item in items}


@pytest.mark.parametrize(
    ("config", "pages", "files"),
    [
        (
            SiteConfig(range(4, 5), range(15, 17), cards=False),
            {15, 16},
            INDEXES | SCRIPTS | {EXPLORE, BOARDS[4]},
        ),
        (SiteConfig(range(9, 10), range(0), 0, cards=False), set(), SCRIPTS | {EXPLORE, BOARDS[9]}),
        (SiteConfig(range(8, 9), range(0), 0, cards=False), set(), {WORKER, EXPLORE, BOARDS[8]}),
        (SiteConfig(range(3, 4), range(0), 0, cards=False), set(), set()),
    ],
)
def test_site_has_the_files_of_its_galleries(
    config: SiteConfig, pages: set[int], files: set[str]
) -> None:
    written = paths(build_site(config))
    assert {n for n in range(13, 19) if f"boards/{n}/index.md" in written} == pages
    assert written & {*INDEXES, *SCRIPTS, *BOARDS.values(), EXPLORE} == files


def test_plates_and_neighbours_lead_to_long_galleries() -> None:
    assert long_page(16, SITE_PATHS, coordinates=False).context["before"] == (
        "N = 15",
        "boards/15/index.md",
    )
    assert long_page(18, SITE_PATHS, coordinates=False).context["after"] is None
    last = next(pages_of(12, SITE_PATHS))
    assert last.context["after"] == ("N = 13", "boards/13/index.md")
