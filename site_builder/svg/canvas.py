"""The paper the figures are drawn on, and the only importer of svgwrite."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from xml.etree.ElementTree import tostring

import svgwrite
from svgwrite.container import SVG, Defs

from site_builder.svg import palette
from site_builder.values.errors import UserError

Element = Any  # svgwrite has no types
Point = tuple[float, float]

MIN_FONT = 12  # of 360 units, which a phone draws in 328 pixels: smaller words are left out
BASELINE = 0.36  # of the font size: how far below the middle of a line its letters stand

# Makes elements: `draw.rect((x, y), (width, height), class_="qa-light")`. Checking each
# attribute would take three times as long and would refuse `role` and `aria-hidden`.
draw: Element = svgwrite.Drawing(debug=False)

_STEP = 40  # the style sheet has a class `qa-px-N` for every so many pixels
_LEAST, _MOST = 80, 560
_PHONE = 328  # CSS pixels that a page has there


@dataclass(frozen=True, slots=True)
class Sheet:
    """How wide a chart is drawn, which the style sheet shows where that much room is.

    Attributes
    ----------
    width : int
        In units of the drawing.
    font : float
        Height of its letters, in the same; the style sheet has them smaller where there is room.
    style_class : str
        By which the style sheet knows it.
    """

    width: int
    font: float
    style_class: str

    @property
    def line(self) -> float:
        """Height of a line of text."""
        return 1.2 * self.font

    @property
    def padding(self) -> float:
        """Between the points of a plot and the ends of its axis."""
        return 0.75 * self.font


# Shown from 680 pixels on: letters of 16 units are 11 pixels high there.
WIDE = Sheet(960, 16, "qa-sheet-wide")
# What a phone of 360 pixels has for it, one unit a pixel.
NARROW = Sheet(328, 12, "qa-sheet-narrow")
SHEETS = (WIDE, NARROW)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture before it is text.

    Attributes
    ----------
    title : str
        Its name, which a screen reader reads first; not empty.
    description : str
        What it shows, in words; not empty.
    box : tuple of float
        Left, top, width and height of what is seen, in units of the drawing.
    elements : sequence
        What `draw` made, from the back to the front.
    style_class : str
        Class of the root, for stylesheets.

    Raises
    ------
    UserError
        ``a figure needs a title and a description, got ...``.
    """

    title: str
    description: str
    box: tuple[float, float, float, float]
    elements: Sequence[Element]
    style_class: str

    def __post_init__(self) -> None:
        if not (self.title.strip() and self.description.strip()):
            got = f"{self.title!r} and {self.description!r}"
            raise UserError(f"a figure needs a title and a description, got {got}: write both")


def inline_sized(figure: Drawing) -> str:
    """The figure as an element of a page that draws it in its own size, if it has the room.

    It gets some paper at its right, up to the next width that the style sheet has a class for;
    a figure wider than the last of them is drawn smaller. One that is wider than a phone has
    the class ``qa-scrolls``: smaller, it could not be read there.

    >>> inline_sized(Drawing("One", "A line", (0, 0, 101, 20), [], "qa-tree"))[:55]
    '<svg class="qa-tree qa-px-120" role="img" viewBox="0 0 '
    """
    left, top, width, height = figure.box
    wide = min(_MOST, max(_LEAST, -(-width // _STEP) * _STEP))
    box = (left, top, max(wide, width), height)
    style_class = f"{figure.style_class} qa-px-{round(wide)}{' qa-scrolls' * (wide > _PHONE)}"
    return inline(replace(figure, box=box, style_class=style_class))


def inline(figure: Drawing) -> str:
    """The figure as an element of an HTML page, which gives it its size and its colours."""
    return _filled(SVG(factory=draw, **_root(figure)), figure)


def document(figure: Drawing, *, width: int, margin: float) -> str:
    """The figure as a file of its own, in literal light colours: every program draws it alike.

    Parameters
    ----------
    figure : Drawing
        What to draw.
    width : int
        Width in CSS pixels where nobody says otherwise.
    margin : float
        Paper around the figure, in units of the drawing.
    """
    page = _on_paper(figure, margin)
    size = (width, round(width * page.box[3] / page.box[2]))
    root = _filled(svgwrite.Drawing(size=size, debug=False, **_root(page)), page)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{root}\n'


def hidden(*elements: Element) -> str:
    """An element of an HTML page that shows nothing and holds what figures of the page `use`."""
    # With display:none browsers would drop the markers too.
    root = SVG(size=(0, 0), factory=draw, aria_hidden="true", style="position:absolute")
    root.elements = list(elements)
    return _written(root)


def ornament(size: tuple[int, int], style_class: str, *elements: Element) -> str:
    """An element of an HTML page that says nothing which the words beside it do not."""
    box = f"0 0 {size[0]} {size[1]}"
    root = SVG(factory=draw, aria_hidden="true", class_=style_class, viewBox=box)
    root.elements = list(elements)
    return _written(root)


def defs(*elements: Element) -> Element:
    """Elements that are drawn only where others `use` them."""
    group = Defs(factory=draw)
    group.elements = list(elements)
    return group


def use(identifier: str, **attributes: object) -> Element:
    """Another appearance of the element that has this id."""
    # Not `href`: Material's instant navigation assigns to that of every element, and here it is
    # read-only. HTML needs no declaration of xlink, and programs for drawing know it best.
    element = draw.g(**{"xlink:href": f"#{identifier}"}, **attributes)
    element.elementname = "use"
    return element


def text(content: object, x: float, y: float, **attributes: object) -> Element:
    """Words that start, or whatever `text_anchor` says, at a point of their baseline."""
    return draw.text(str(content), insert=(number(x), number(y)), **attributes)


def text_width(content: str, size: float) -> float:
    """About how far words of this font size run; nobody knows the reader's font."""
    return size * sum(0.64 if character.isdigit() else 0.56 for character in content)


def number_width(digits: str) -> float:
    """How far a number runs, as a part of its font size: 0.56 to 0.62 a digit in usual fonts."""
    return 0.6 * len(digits)


def _root(figure: Drawing) -> dict[str, str]:
    box = " ".join(str(number(value)) for value in figure.box)
    return {"viewBox": box, "class_": figure.style_class, "role": "img"}


def _on_paper(figure: Drawing, margin: float) -> Drawing:
    """The figure as it stands alone, with paper below and around it."""
    left, top, width, height = figure.box
    box = (left - margin, top - margin, width + 2 * margin, height + 2 * margin)
    corner, size = [number(value) for value in box[:2]], [number(value) for value in box[2:]]
    paper = draw.rect(corner, size, class_="qa-background")
    group = draw.g(font_family="Helvetica, Arial, sans-serif")
    group.elements = [_painted(element) for element in (paper, *figure.elements)]
    return replace(figure, box=box, elements=[group])


def _painted(element: Element) -> Element:
    """The element with attributes in place of its class, and without the ids of pages."""
    if str(element.attribs.get("id", "")).startswith("qa-"):
        del element.attribs["id"]
    look = palette.worn(element.attribs.pop("class", ""))
    element.attribs = {**look, **element.attribs}
    element.elements = [_painted(part) for part in element.elements]
    return element


def number(value: float) -> float:
    """A coordinate, short: two decimals at most, and none where it is whole.

    >>> number(2.0), number(1 / 3)
    (2, 0.33)
    """
    short = round(value, 2)
    return int(short) if short == int(short) else short


def _filled(root: Element, figure: Drawing) -> str:
    root.elements = list(figure.elements)  # without svgwrite's empty <defs>
    root.set_desc(figure.title, figure.description)
    return _written(root)


def _written(root: Element) -> str:
    """The element as text; svgwrite's own way, through bytes, takes a third longer."""
    return tostring(root.get_xml(), encoding="unicode")
