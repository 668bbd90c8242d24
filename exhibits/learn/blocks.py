"""The pictures of chapters beside links to them, and the chapters that a reader has finished."""

from __future__ import annotations

from typing import Annotated

from exhibits.shared.card_pictures import card_picture
from queens_atlas.blocks import Element, Picture, Words, block
from site_builder.figures.lesson_pictures import lesson_picture
from site_builder.svg.canvas import SvgElement


@block("chapter-picture", "reach")
def chapter_picture(drawing: Annotated[list[SvgElement], Words(lesson_picture)]) -> Picture:
    """Return the picture of a chapter, for a link to the chapter."""
    return card_picture(*drawing)


@block("course", "")
def course() -> Element:
    """Mark the cards of chapters whose questions a reader has solved."""
    return Element("queens-course", "Your course", {})
