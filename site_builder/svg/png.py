"""Turns SVG into PNG, if resvg-py is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from site_builder.values.errors import UserError

REMEDY = "pip install 'queens-atlas[cards]'"


def png(svg: str, *, zoom: int = 1, fonts: Sequence[str] = ()) -> bytes:
    """Draw an SVG file as pixels."""
    if not has_resvg():
        raise UserError(f"PNG needs resvg-py: {REMEDY}")
    import resvg_py

    pixels = resvg_py.svg_to_bytes(
        svg, zoom=zoom, skip_system_fonts=bool(fonts), font_files=[*fonts]
    )
    return bytes(pixels)


def has_resvg() -> bool:
    """Whether PNG can be drawn here."""
    return find_spec("resvg_py") is not None
