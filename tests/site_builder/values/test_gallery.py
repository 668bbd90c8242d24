"""Galleries: solutions in order, cut into pages, each with its place, enumerated once."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cy_core
from cy_core import label, solution
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import (
    Entry,
    board_address,
    entries,
    first_entries,
    galleries_of,
    gallery_of,
    rank_labels,
)

SMALL = SiteConfig(galleries=range(1, 9), solution_pages=5, boards_per_page=5)


def test_entries_have_the_labels_of_the_core() -> None:
    for entry in entries(8):
        assert label(entry.solution) == entry.label
        assert solution(entry.label) == entry.solution


def test_ranks_count_each_size_apart() -> None:
    labels = ["12.8.1", "12.4.1", "12.8.2", "12.8.3", "12.4.2"]
    assert list(rank_labels(12, [8, 4, 8, 8, 4])) == labels


def test_entries_are_in_order_of_size_then_rank() -> None:
    keys = [tuple(map(int, entry.label.split(".")[1:])) for entry in entries(12)]
    assert keys == sorted(keys)
    assert len(keys) == 1787


def test_the_first_entries_of_an_n_are_found_without_its_gallery() -> None:
    for n in range(1, 12):
        assert first_entries(n, 20) == entries(n)[:20]
    found = [entry.label for entry in first_entries(13, 40)]
    assert (found[0], found[4], found[36]) == ("13.2.1", "13.4.1", "13.8.1")
    assert [entry.label for entry in first_entries(18, 2)] == ["18.4.1", "18.4.2"]


def test_an_entry_knows_its_n() -> None:
    assert Entry("5.2.1", (3, 0, 2, 4, 1), 2).n == 5


def test_a_gallery_is_cut_where_it_grows_too_long() -> None:
    gallery = gallery_of(8, SMALL)
    paths = [leaf.path for leaf in gallery.leaves]
    assert paths == ["boards/8/index.md", "boards/8/2.md", "boards/8/3.md"]
    assert [len(leaf.entries) for leaf in gallery.leaves] == [5, 5, 2]
    assert sum((leaf.entries for leaf in gallery.leaves), ()) == gallery.entries == entries(8)


@pytest.mark.parametrize("n", [2, 3])
def test_a_gallery_without_boards_is_a_page(n: int) -> None:
    gallery = gallery_of(n, SMALL)
    (leaf,) = gallery.leaves
    assert (leaf.path, leaf.entries) == (f"boards/{n}/index.md", ())
    assert (gallery.entries, gallery.places, gallery.census.total) == ((), {}, 0)


def test_a_gallery_has_the_place_of_each_of_its_solutions() -> None:
    assert gallery_of(5, SMALL).places == {
        "5.2.1": "boards/5/5.2.1.md",
        "5.8.1": "boards/5/5.8.1.md",
    }
    eight = gallery_of(8, SMALL)
    assert eight.places.keys() == {entry.label for entry in eight.entries}


def test_a_solution_is_at_its_page_or_in_a_gallery_or_nowhere() -> None:
    assert board_address(entries(5)[0], SMALL) == "boards/5/5.2.1.md"
    assert board_address(entries(8)[0], SMALL) == "boards/8/index.md#8.4.1"
    assert board_address(entries(8)[-1], SMALL) == "boards/8/3.md#8.8.11"
    assert board_address(entries(9)[0], SMALL) is None


def test_what_was_enumerated_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    known = galleries_of(SiteConfig())

    def never(n: int) -> None:
        raise AssertionError(f"enumerated N = {n} again")

    monkeypatch.setattr(cy_core, "fundamental", never)
    assert galleries_of(SiteConfig()) is known


def test_the_galleries_of_other_options_are_forgotten() -> None:
    """Who tries options under `mkdocs serve` fills no memory."""
    for number in range(1, 4):
        galleries_of(replace(SMALL, boards_per_page=number))
    assert galleries_of.cache_info().currsize == 1


def test_a_site_has_the_galleries_that_it_chose() -> None:
    chosen = replace(SMALL, galleries=range(4, 7))
    assert galleries_of(chosen) == {n: gallery_of(n, chosen) for n in (4, 5, 6)}
