"""Links between pages, and the texts of a plot's values."""

from __future__ import annotations

import pytest

from site_builder.values.figure import ValueSlider
from site_builder.values.page import Links


@pytest.mark.parametrize(
    ("page", "path", "url"),
    [
        ("index.md", "boards/8/index.md", "boards/8/"),
        ("index.md", "index.md", "./"),
        ("boards/8/8.4.1.md", "index.md", "../../../"),
        ("symmetry.md", "boards/8/8.4.1.svg", "../boards/8/8.4.1.svg"),
        ("boards/11/2.md", "boards/11/2.md#11.8.99", "./#11.8.99"),
    ],
)
def test_links_lead_from_page_to_page(page: str, path: str, url: str) -> None:
    assert Links(page).url(path) == url


def test_links_without_directories() -> None:
    links = Links("boards/8/8.4.1.md", directory_urls=False)
    assert links.url("boards/8/8.8.1.md") == "8.8.1.html"
    assert links.url("index.md") == "../../index.html"
    assert links.url("boards/11/2.md#11.8.99") == "../11/2.html#11.8.99"


READER = ValueSlider.of(
    {"slow": {4: 2.0, 5: 9.0}, "fast": {5: 3.0}, "short": {4: 1.0}},
    {"slow": "<svg/>", "fast": "", "short": ""},
    "{:g} s".format,
    5,
)


def test_lines_are_ordered_by_value_with_missing_ones_last() -> None:
    assert [line.name for line in READER.ordered] == ["fast", "slow", "short"]


def test_line_has_its_values_as_numbers_and_texts() -> None:
    slow = READER.lines[0]
    assert (slow.sample, slow.values) == ("<svg/>", {4: (2.0, "2 s"), 5: (9.0, "9 s")})
    assert READER.ends == (4, 5)
