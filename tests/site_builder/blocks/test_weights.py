"""What a figure adds to a page, as the page for maintainers says."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping

import pytest

from site_builder.blocks.extension import figure_html
from site_builder.blocks.registry import draw_block
from site_builder.pages.loading import SCRIPT
from site_builder.pages.site import site_stylesheet
from site_builder.svg.board import definitions
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Links, built_asset
from tests.helpers.sources import ROOT

BLOCKS: Mapping[str, tuple[str, ...]] = {
    "board": ("board", "4 2 0 3 1"),
    "chart": ("chart", "totals 1-12"),
    "stepper": ("stepper", "bitmap 5"),
    "finder": ("find", "8"),
}
LOADED = re.compile(r'<(?:link rel="stylesheet" href|script (?:defer )?src)="([^"]+)"')
PAGE = (ROOT / "content" / "plugin.md").read_text(encoding="utf-8")


def added(name: str, *lines: str) -> tuple[float, float]:
    """The kB of a figure and all that it loads at once: as files, and compressed."""
    figure = draw_block(name, lines, SiteConfig())
    assert isinstance(figure, Figure)
    html = figure_html(figure, Links("index.md"))
    files = [str(built_asset(path).content) for path in {SCRIPT, *LOADED.findall(html)}]
    parts = [f"{definitions(*figure.sizes)}{html}", str(site_stylesheet().content), *files]
    texts = [part.encode() for part in parts]
    compressed = sum(len(gzip.compress(text, 9, mtime=0)) for text in texts)
    return sum(map(len, texts)) / 1000, compressed / 1000


@pytest.mark.parametrize("figure", BLOCKS)
def test_the_stated_weight_of_a_figure_is_true(figure: str) -> None:
    (stated,) = re.findall(rf"^\| {figure} \| (\d+) kB \| (\d+) kB \|", PAGE, re.MULTILINE)
    assert added(*BLOCKS[figure]) == pytest.approx([*map(int, stated)], rel=0.1)
