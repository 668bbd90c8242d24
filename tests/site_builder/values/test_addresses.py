"""Addresses, neighbours, and galleries cut into pages."""

from __future__ import annotations

from site_builder.values.addresses import leaves, neighbours, place
from site_builder.values.census import entries
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links

SMALL = SiteConfig(galleries="1-8", solution_pages=5, boards_per_page=5)


def test_a_gallery_is_cut_where_it_grows_too_long() -> None:
    cut = leaves(8, SMALL)
    assert [leaf.path for leaf in cut] == ["boards/8/index.md", "boards/8/2.md", "boards/8/3.md"]
    assert [len(leaf.entries) for leaf in cut] == [5, 5, 2]
    assert sum((leaf.entries for leaf in cut), ()) == entries(8)


def test_a_gallery_without_boards_is_a_page() -> None:
    (leaf,) = leaves(3, SMALL)
    assert (leaf.path, leaf.entries) == ("boards/3/index.md", ())


def test_a_solution_is_at_its_page_or_in_a_gallery_or_nowhere() -> None:
    assert place(entries(5)[0], SMALL) == "boards/5/5.2.1.md"
    assert place(entries(8)[0], SMALL) == "boards/8/index.md#8.4.1"
    assert place(entries(8)[-1], SMALL) == "boards/8/3.md#8.8.11"
    assert place(entries(9)[0], SMALL) is None


def test_the_ends_have_one_neighbour() -> None:
    assert neighbours("abc", 1) == ("a", "c")
    assert neighbours("abc", 2) == ("b", None)
    assert neighbours("a", 0) == (None, None)


def test_links_from_and_to_the_top() -> None:
    assert Links("index.md").url("boards/8/index.md") == "boards/8/"
    assert Links("index.md").url("index.md") == "./"
    assert Links("boards/8/8.4.1.md").url("index.md") == "../../../"
    assert Links("symmetry.md").url("boards/8/8.4.1.svg") == "../boards/8/8.4.1.svg"


def test_links_to_an_anchor_of_the_same_page() -> None:
    assert Links("boards/11/2.md").url("boards/11/2.md#11.8.99") == "./#11.8.99"


def test_links_without_directories() -> None:
    links = Links("boards/8/8.4.1.md", directory_urls=False)
    assert links.url("boards/8/8.8.1.md") == "8.8.1.html"
    assert links.url("index.md") == "../../index.html"
    assert links.url("boards/11/2.md#11.8.99") == "../11/2.html#11.8.99"
