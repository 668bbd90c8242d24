"""Turn figures of a page into files: stand-alone SVG, and PNG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.util import find_spec

from site_builder.svg import palette
from site_builder.svg.board import definitions
from site_builder.values.errors import UserError

REMEDY = "pip install 'queens-atlas[cards]'"


def png(svg: str, *, zoom: int = 1, fonts: Sequence[str] = ()) -> bytes:
    """Render an SVG file as PNG, with resvg-py."""
    if not has_resvg():
        raise UserError(f"PNG needs resvg-py: {REMEDY}")
    import resvg_py

    pixels = resvg_py.svg_to_bytes(
        svg, zoom=zoom, skip_system_fonts=bool(fonts), font_files=list(fonts)
    )
    return bytes(pixels)


def has_resvg() -> bool:
    """Return whether resvg-py is installed, which PNG needs."""
    return find_spec("resvg_py") is not None


# The margin around the figure, in units of the figure.
MARGIN = 8
# The namespaces, which must be declared in a file, but not in an inline figure.
_NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def stand_alone(svg: str, *sizes: int) -> str:
    """Return an inline figure as an SVG file, with light colours and a background.

    `sizes` are the N of the boards in the figure, whose `definitions` are added to the file.
    """
    left, top, width, height = map(float, re.findall(r'viewBox="([^"]+)"', svg)[0].split())
    x = left - MARGIN
    y = top - MARGIN
    file_width = width + 2 * MARGIN
    file_height = height + 2 * MARGIN
    root, _, content = svg.partition(">")
    # Remove the width that the figure has on a page, because the file has a width of its own.
    root = re.sub(' width="[^"]+"', "", root)
    view_box = f"{x:g} {y:g} {file_width:g} {file_height:g}"
    root = re.sub('viewBox="[^"]+"', f'viewBox="{view_box}"', root)
    size = f'width="{file_width:g}" height="{file_height:g}"'
    root = root.replace("<svg", f"<svg {_NAMES} {size}", 1)
    style = f"<style>{palette.literal_rules()}svg{{font-family:Helvetica,Arial,sans-serif}}</style>"
    background = f'<rect class="qa-background" x="{x:g}" y="{y:g}" width="100%" height="100%"/>'
    shared = definitions(*sizes) if sizes else ""
    return f"{root}>{style}{background}{shared}{content}\n"
