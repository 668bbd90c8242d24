"""Galleries whose boards are drawn in the browser, as they are sent, and pages of every board."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cy_core import known_census, solution
from site_builder.pages.galleries import all_page, gallery_of, gallery_pages, long_page
from site_builder.pages.site import body, build_site
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import TIMES, columns_text
from tests.helpers.markup import sound_part
from tests.reference import all_solutions

SITE_PATHS = SitePaths(SiteConfig())
INDEXES = {f"assets/labels/{n}.index" for n in range(13, 19)}
BOARDS = {n: f"assets/boards/{n}.txt" for n in range(1, 19)}


def parsed(page: Page, *missing: str) -> Any:
    """Its HTML as a tree; some pages that it might link are not there."""
    links = Links(page.path, exists=lambda path: path not in missing)
    return sound_part(body(page, links))


def texts(tree: Any, path: str) -> list[str]:
    """The words of the elements there, with single spaces."""
    return [" ".join(" ".join(element.itertext()).split()) for element in tree.iterfind(path)]


@pytest.mark.parametrize("n", range(13, 19))
def test_a_long_page_is_sent_with_its_first_boards_and_all_counts(n: int) -> None:
    tree = parsed(long_page(n, SITE_PATHS, coordinates=False))
    cards = tree.findall(".//figure[@id]")
    assert len(cards) == 100
    for card in cards[::33]:
        label = card.get("id")
        assert texts(card, ".//span") == [columns_text(solution(label))]
        assert card.find(".//a").get("href") == f"../../find/?label={label}"
    known = known_census(n)
    counts = {size: count for size, count in (known.orbits_by_size or {}).items() if count}
    assert cards[0].get("id") == f"{n}.{min(counts)}.1"
    (element,) = tree.iter("queens-long-gallery")
    orbits = " ".join(f"{size}:{count}" for size, count in counts.items())
    assert (element.get("data-qa-n"), element.get("data-qa-orbits")) == (str(n), orbits)
    heads = [entry.get("data-qa-part") for entry in tree.iter("template")]
    assert heads == [f"head-{size}" for size in counts]
    (text,) = texts(tree, ".//p[@class='qa-counts']")
    assert text.startswith(f"{known.fundamental:,} fundamental {known.total:,} solutions =")
    computed = [words for words in texts(tree, ".//p") if "computed for this page" in words]
    assert bool(computed) == (n <= 14)


def test_a_long_page_leads_on_as_far_as_pages_are_there() -> None:
    page = long_page(16, SITE_PATHS, coordinates=False)
    assert page.context["before"] == ("N = 15", "boards/15/index.md")
    assert long_page(18, SITE_PATHS, coordinates=False).context["after"] is None
    html = body(page, Links(page.path))
    assert "<code>queens show 16.8.1</code>" in html
    assert "page 1 of 18,470" in html
    cards = parsed(page, "find.md").findall(".//figure[@id]")
    assert cards[0].find(".//b").text == "16.2.1"
    assert not [link for card in cards for link in card.iter("a")]


def walls(n: int, site_paths: SitePaths = SITE_PATHS) -> list[Any]:
    """The wall on each page of a gallery, or None."""
    gallery = gallery_of(n, site_paths)
    pages = gallery_pages(gallery, site_paths, coordinates=False, downloads={})
    return [parsed(page).find(".//queens-tiles") for page in pages]


def test_galleries_of_9_to_12_have_a_wall_on_their_first_page() -> None:
    assert not any(wall is not None for wall in walls(8))
    wall, *others = walls(12)
    assert not any(other is not None for other in others)
    assert wall.get("orbits") == "2:4 4:18 8:1765"
    assert wall.get("gallery").split()[:2] == ["./", "2/"]
    assert len(wall.get("gallery").split()) == 18
    assert wall.get("pages") is None
    assert walls(9)[0].get("pages") == "9.0.0/"
    assert walls(9, SitePaths(SiteConfig(solution_pages=8)))[0].get("pages") is None


@pytest.mark.parametrize("sizes", [(range(4, 5), range(15, 17)), (range(8, 9), range(0))])
def test_site_has_the_files_that_its_galleries_load(sizes: tuple[range, range]) -> None:
    config = SiteConfig(*sizes, 8, cards=False, records=Path("none"), downloads=range(0))
    items = [*build_site(config)]
    written = {item.path for item in items}
    assert {n for n in range(13, 19) if f"boards/{n}/index.md" in written} == {*sizes[1]}
    data = {path for path in written if re.search(r"\.index$|^assets/boards/", path)}
    assert data == (INDEXES | {BOARDS[4]} if sizes[1] else {BOARDS[8]})
    html = "".join(body(item) for item in items if isinstance(item, Page))
    loaded = {*re.findall(r'="(?:\.\./)*(assets/[^"]*\.(?:js|css))"', html)}
    assert loaded
    assert loaded <= written


def page_of_all(n: int) -> Any:
    """The page with every board of an N."""
    (page,) = all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)
    return parsed(page)


def test_page_of_all_shows_every_solution_once() -> None:
    for n in (1, 4, 5, 6, 7, 8):
        boards = texts(page_of_all(n), ".//span[@class='qa-columns']")
        assert sorted(boards) == sorted(columns_text(columns) for columns in all_solutions(n))
    for n in (2, 3, 9):  # without boards, or with too many
        assert [*all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)] == []


def test_page_of_all_has_a_row_for_each_orbit_with_its_repeats_faint() -> None:
    tree = page_of_all(8)
    rows = tree.findall(".//section")
    assert [len(row.findall(".//figure")) for row in rows] == [8] * 12
    faint = [len(row.findall(".//figure[@class='qa-card qa-repeat']")) for row in rows]
    assert faint == [4] + [0] * 11
    assert "same as ↻ 90°" in texts(rows[0], ".//figcaption")[3]
    assert rows[0].find(".//h2/a").get("href") == "../8.4.1/"
    assert texts(tree, ".//p/b") == [f"11 {TIMES} 8 + 1 {TIMES} 4 = 92"]
