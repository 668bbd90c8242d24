"""How pages link to each other."""

from __future__ import annotations

from site_builder.values.page import Links


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
