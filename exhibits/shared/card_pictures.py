"""Pictures on cards. A card is a link to a page, with the name of the page."""

from __future__ import annotations

import re

from queens_atlas.blocks import Picture
from site_builder.svg.canvas import SvgElement, ornament
from site_builder.svg.card import ART


def card_picture(*drawing: SvgElement, size: tuple[int, int] = (ART, ART)) -> Picture:
    """Return a picture for a card.

    Screen readers skip it, because the text of the card says enough.
    """
    svg = ornament(size, "qa-chapter-picture", *drawing)
    # Remove the ids: a page has several such pictures, and an id may occur only once in a page.
    return Picture(re.sub(' id="[^"]+"', "", svg))
