"""The pictures of chapters beside links to them, and the chapters that a reader has finished."""

from __future__ import annotations

import re
from typing import Annotated

from queens_atlas.blocks import Element, Picture, Words, block
from site_builder.figures.lesson_pictures import drawn_picture
from site_builder.svg.canvas import SvgElement, ornament
from site_builder.svg.card import ART


@block("chapter-picture", "reach")
def chapter_picture(drawing: Annotated[list[SvgElement], Words(drawn_picture)]) -> Picture:
    """The picture of a chapter, in a link to it."""
    svg = ornament((ART, ART), "qa-chapter-picture", *drawing)
    # A page has several of them, so ids would occur twice.
    return Picture(re.sub(' id="[^"]+"', "", svg))


@block("course", "")
def course() -> Element:
    """Marks the cards of chapters whose questions a reader has solved."""
    return Element("queens-course", "Your course", {})
