"""What every worksheet has: a title, an instruction, and a style sheet that prints it."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from site_builder.values.figure import Figure
from site_builder.values.page import Asset, own_asset

STYLESHEET = "assets/queens-worksheet.css"
LETTERS = ascii_uppercase  # names of the boards of a sheet


def sheet_figure(
    template: str, context: Mapping[str, object], *sizes: int, assets: tuple[Asset, ...] = ()
) -> Figure:
    """Make the figure of a sheet and its answers; `sizes` are the N of its boards."""
    assets = (own_asset(STYLESHEET), *assets)
    return Figure(template, {"stylesheet": STYLESHEET, **context}, sizes, assets)
