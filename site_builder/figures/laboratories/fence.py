"""The blocks whose figures a reader changes: a row of bits, and a board of queens."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.finder.fence import CLICK_SCRIPTS
from site_builder.figures.finder.fence import STYLESHEET as CLICK_STYLESHEET
from site_builder.figures.laboratories.queens import (
    SIZES,
    QueenLaboratory,
    queen_laboratory,
    queen_pictures,
)
from site_builder.figures.laboratories.rows import (
    WIDTHS,
    RowLaboratory,
    row_laboratory,
    row_pictures,
)
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.kind import Block, Kind, block_kind
from site_builder.values.page import own_asset

_COMMON = "assets/queens-laboratory.js"
ROW_SCRIPTS = (_COMMON, "assets/queens-rows.js")
QUEEN_SCRIPTS = (*CLICK_SCRIPTS, _COMMON, "assets/queens-attacks.js")
STYLESHEET = "assets/queens-laboratory.css"
QUEEN_STYLESHEETS = (CLICK_STYLESHEET, STYLESHEET)


def _row(block: Block) -> RowLaboratory:
    return row_laboratory(block.each())


def _draw_row(asked: RowLaboratory, config: SiteConfig) -> Figure:
    context = {
        "bits": asked.bits,
        "widths": WIDTHS,
        "lines": asked.lines,
        "is_whole": all(line.asked for line in asked.lines),
        "runs": any(line.carries and line.asked for line in asked.lines),
        "pictures": row_pictures(asked),
        "scripts": ROW_SCRIPTS,
        "stylesheets": (STYLESHEET,),
    }
    assets = tuple(map(own_asset, (*ROW_SCRIPTS, STYLESHEET)))
    return Figure("row_laboratory.html.jinja", context, assets=assets)


def _queens(block: Block) -> QueenLaboratory:
    return queen_laboratory(block.line())


def _draw_queens(asked: QueenLaboratory, config: SiteConfig) -> Figure:
    context = {
        "n": asked.n,
        "columns": asked.columns,
        "sizes": SIZES,
        "pictures": queen_pictures(asked),
        "scripts": QUEEN_SCRIPTS,
        "stylesheets": QUEEN_STYLESHEETS,
    }
    assets = tuple(map(own_asset, (*QUEEN_SCRIPTS, *QUEEN_STYLESHEETS)))
    return Figure("queen_laboratory.html.jinja", context, tuple(SIZES), assets)


KINDS: Mapping[str, Kind] = {
    "row-laboratory": block_kind("row laboratory", "00010110\n-x & x", _row, _draw_row),
    "queen-laboratory": block_kind("queen laboratory", "5: 3", _queens, _draw_queens),
}
