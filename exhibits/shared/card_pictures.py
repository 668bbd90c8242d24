"""Pictures on cards, beside the name of a page that the card links to."""

from __future__ import annotations

import re

from queens_atlas.blocks import Picture
from site_builder.svg.canvas import SvgElement, ornament
from site_builder.svg.card import ART


def card_picture(*drawing: SvgElement, size: tuple[int, int] = (ART, ART)) -> Picture:
    """Return a picture of a card. Screen readers skip it, because the card has a text."""
    svg = ornament(size, "qa-chapter-picture", *drawing)
    # A page has several pictures, so ids would occur twice.
    return Picture(re.sub(' id="[^"]+"', "", svg))
