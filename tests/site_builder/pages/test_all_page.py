"""The page with every board of one N."""

from __future__ import annotations

from typing import Any

import pytest

from site_builder.pages.galleries import all_page
from site_builder.pages.site import body
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import gallery_of
from site_builder.values.page import Links, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import TIMES, columns_text
from tests.helpers.markup import sound_part
from tests.reference import all_solutions

SITE_PATHS = SitePaths(SiteConfig())


def page(n: int) -> Page:
    """The page of an N that has one."""
    (page_built,) = all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)
    return page_built


def parsed(page: Page) -> Any:
    """Its HTML as a tree; a mistake in it is an error."""
    return sound_part(body(page, Links(page.path)))


def texts(tree: Any, path: str) -> list[str]:
    """The words of the elements there, with single spaces."""
    return [" ".join("".join(element.itertext()).split()) for element in tree.iterfind(path)]


@pytest.mark.parametrize("n", [1, 4, 5, 6, 7, 8])
def test_page_shows_every_solution_once(n: int) -> None:
    boards = texts(parsed(page(n)), ".//span[@class='qa-columns']")
    assert sorted(boards) == sorted(columns_text(columns) for columns in all_solutions(n))


def test_an_orbit_has_a_row_of_eight_with_its_repeats_faint() -> None:
    tree = parsed(page(8))
    rows = tree.findall(".//section")
    assert len(rows) == 12
    assert [len(row.findall(".//figure")) for row in rows] == [8] * 12
    faint = [len(row.findall(".//figure[@class='qa-card qa-repeat']")) for row in rows]
    assert faint == [4] + [0] * 11
    assert texts(rows[0], ".//figcaption")[3] == "↻ 270°same as ↻ 90°"
    assert rows[0].find(".//h2/a").get("href") == "../8.4.1/"


def test_heading_and_sum_of_orbits_are_shown() -> None:
    tree = parsed(page(8))
    assert texts(tree, ".//h1") == ["All 92 solutions of N = 8"]
    assert texts(tree, ".//p/b") == [f"11 {TIMES} 8 + 1 {TIMES} 4 = 92"]
    assert texts(parsed(page(1)), ".//h1") == ["The only solution of N = 1"]


@pytest.mark.parametrize("n", [2, 3, 9])
def test_n_without_boards_or_with_too_many_has_no_all_page(n: int) -> None:
    assert [*all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)] == []
