"""Figures of the course: pictures of chapters beside links, and the reader's progress."""

from __future__ import annotations

from typing import Annotated

from exhibits.shared.card_pictures import card_picture
from queens_atlas.blocks import Element, Picture, Words, block
from site_builder.figures.lesson_pictures import lesson_picture
from site_builder.svg.canvas import SvgElement


@block("chapter-picture", "reach")
def chapter_picture(drawing: Annotated[list[SvgElement], Words(lesson_picture)]) -> Picture:
    """Draw the picture of a chapter, to stand beside a link to the chapter.

    `drawing` is parsed from the name of the picture.
    """
    return card_picture(*drawing)


@block("course", "")
def course() -> Element:
    """Return an element without content.

    Its script marks the cards of the chapters whose questions the reader has solved.
    """
    return Element("queens-course", "Your course", {})
