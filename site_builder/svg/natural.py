"""Figures whose units are CSS pixels, so that letters have one size in all of them."""

from __future__ import annotations

from dataclasses import replace

from site_builder.svg.canvas import Drawing, inline

_STEP = 40  # the style sheet has a class `qa-px-N` for every so many pixels
_LEAST, _MOST = 80, 400


def natural(figure: Drawing) -> str:
    """The figure as an element of a page that draws it in its own size, if it has the room.

    It gets some paper at its right, up to the next width that the style sheet has a class for;
    a figure wider than the last of them is drawn smaller.

    >>> natural(Drawing("One", "A line", (0, 0, 101, 20), [], "qa-tree"))[:55]
    '<svg class="qa-tree qa-px-120" role="img" viewBox="0 0 '
    """
    left, top, width, height = figure.box
    wide = min(_MOST, max(_LEAST, -(-width // _STEP) * _STEP))
    box = (left, top, max(wide, width), height)
    style_class = f"{figure.style_class} qa-px-{round(wide)}"
    return inline(replace(figure, box=box, style_class=style_class))
