"""The blocks of laboratories: what stands in the page, and what it loads."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import html5lib
import pytest

from site_builder.figures.laboratories.fence import KINDS
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Links

BODIES = {"row-laboratory": ["00010110", "-x & x"], "queen-laboratory": ["5: 3 1"]}


def laboratory(kind: str) -> Figure:
    """An example as a figure."""
    figure = KINDS[kind].figure(BODIES[kind], SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def parsed(figure: Figure) -> Element:
    """Its HTML as a browser reads it; it must be sound."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    html = render(figure.template, figure.context, Links("one.md"))
    assert [line for line in html.splitlines() if not line.strip()] == []
    root: Element = parser.parseFragment(html)
    assert parser.errors == []
    return root


@pytest.mark.parametrize("kind", KINDS)
def test_it_brings_what_it_loads_and_nothing_else(kind: str) -> None:
    figure = laboratory(kind)
    root = parsed(figure)
    loaded = [each.get("src") for each in root.iter("script")]
    loaded += [each.get("href") for each in root.iter("link")]
    assert loaded == [f"../{asset.path}" for asset in figure.assets]


@pytest.mark.parametrize("kind", KINDS)
def test_two_on_a_page_share_no_id(kind: str) -> None:
    assert [each for each in parsed(laboratory(kind)).iter("*") if each.get("id")] == []


def test_the_choices_begin_with_what_the_block_says() -> None:
    for kind, chosen in (("row-laboratory", "8"), ("queen-laboratory", "5")):
        (choice,) = parsed(laboratory(kind)).iter("select")
        assert [one.text for one in choice if one.get("selected") is not None] == [chosen]


def test_without_a_carry_nothing_runs() -> None:
    figure = KINDS["row-laboratory"].figure(["10110", "~x"], SiteConfig())
    assert isinstance(figure, Figure)
    assert [each for each in parsed(figure).iter("input") if each.get("type") == "range"] == []


def test_the_page_defines_every_board_that_can_be_chosen() -> None:
    assert laboratory("queen-laboratory").sizes == (4, 5, 6, 7, 8)
