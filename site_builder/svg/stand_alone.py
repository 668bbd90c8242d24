"""Makes an SVG file of a figure that was drawn for a page."""

from __future__ import annotations

import re
from html import unescape

from site_builder.svg import palette
from site_builder.svg.board import definitions

MARGIN = 8  # around the figure, in its units
_NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def stand_alone(svg: str, *sizes: int) -> str:
    """An SVG file of an inline figure: with light colours, a background, and what boards share."""
    left, top, width, height = map(float, re.findall(r'viewBox="([^"]+)"', svg)[0].split())
    x, y, wide, high = left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN
    root, _, content = svg.partition(">")
    root = re.sub('viewBox="[^"]+"', f'viewBox="{x:g} {y:g} {wide:g} {high:g}"', root)
    root = root.replace("<svg", f'<svg {_NAMES} width="{wide:g}" height="{high:g}"', 1)
    style = f"<style>{palette.literal_rules()}svg{{font-family:Helvetica,Arial,sans-serif}}</style>"
    background = f'<rect class="qa-background" x="{x:g}" y="{y:g}" width="100%" height="100%"/>'
    shared = definitions(*sizes) if sizes else ""
    return f"{root}>{style}{background}{shared}{content}\n"


def title_of(svg: str) -> str:
    """The title of a figure.

    >>> title_of("<svg><title>A &amp; B</title></svg>")
    'A & B'
    """
    return _text_of("title", svg)


def description_of(svg: str) -> str:
    """The description of a figure."""
    return _text_of("desc", svg)


def _text_of(element: str, svg: str) -> str:
    match = re.search(f"<{element}>(.*?)</{element}>", svg)
    return unescape(match[1]) if match else ""
