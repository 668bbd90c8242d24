"""Galleries: fundamental solutions cut into pages, enumerated once."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cy_core
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.gallery import galleries_of, gallery_of
from site_builder.values.site_paths import SitePaths

SMALL = SitePaths(SiteConfig(galleries=range(1, 9), solution_pages=5, boards_per_page=5))


def test_a_gallery_is_cut_where_it_grows_too_long() -> None:
    gallery = gallery_of(8, SMALL)
    paths = [page.path for page in gallery.pages]
    assert paths == ["boards/8/index.md", "boards/8/2.md", "boards/8/3.md"]
    assert [len(page.solutions) for page in gallery.pages] == [5, 5, 2]
    assert gallery.solutions == fundamental_solutions(8)
    assert sum((page.solutions for page in gallery.pages), ()) == gallery.solutions


@pytest.mark.parametrize("n", [2, 3])
def test_a_gallery_without_boards_is_a_page(n: int) -> None:
    gallery = gallery_of(n, SMALL)
    (page,) = gallery.pages
    assert (page.path, page.solutions) == (f"boards/{n}/index.md", ())
    assert (gallery.solutions, gallery.census.total) == ((), 0)


def test_enumeration_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    galleries = galleries_of(SMALL)

    def never(n: int) -> None:
        raise AssertionError(f"enumerated N = {n} again")

    monkeypatch.setattr(cy_core, "fundamental", never)
    assert galleries_of(replace(SMALL)) is galleries


def test_the_galleries_of_other_options_are_forgotten() -> None:
    """A person who tries options under `mkdocs serve` fills no memory."""
    for number in range(1, 4):
        galleries_of(SitePaths(SiteConfig(galleries=range(1, 9), boards_per_page=number)))
    assert galleries_of.cache_info().currsize == 1


def test_a_site_has_the_galleries_that_it_chose() -> None:
    site_paths = SitePaths(SiteConfig(galleries=range(4, 7)))
    assert galleries_of(site_paths) == {n: gallery_of(n, site_paths) for n in (4, 5, 6)}
