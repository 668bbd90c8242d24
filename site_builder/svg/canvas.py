"""Makes SVG elements and turns finished drawings into text; the only importer of svgwrite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from xml.etree.ElementTree import tostring

import svgwrite
from svgwrite.container import SVG, Defs

from site_builder.svg import palette
from site_builder.values.errors import UserError

SvgElement = Any  # svgwrite has no types
Point = tuple[float, float]

# In a drawing 360 units wide, which a phone shows in 328 pixels. Smaller text is left out.
MIN_FONT = 12
BASELINE = 0.36  # from the middle of a line of text down to its baseline, in font sizes

# Makes elements: `draw.rect((x, y), (width, height), class_="qa-light")`. Checking each
# attribute would take three times as long and would refuse `role` and `aria-hidden`.
draw: SvgElement = svgwrite.Drawing(debug=False)

_WIDTH_STEP = 40  # CSS pixels: pictures of about one width beside each other have the same
_MIN_WIDTH, _MAX_WIDTH = 80, 560
_PHONE_WIDTH = 328  # CSS pixels that a page has on a phone


@dataclass(frozen=True, slots=True)
class Sheet:
    """A width of charts; the style sheet shows the one that the page has room for."""

    width: int  # in units of the drawing
    font: float  # font size, in the same units; the style sheet makes it smaller on wide pages
    style_class: str  # the class that the style sheet uses

    @property
    def line(self) -> float:
        """Height of a line of text."""
        return 1.2 * self.font

    @property
    def padding(self) -> float:
        """Distance from the first and last points of a plot to the ends of its axis."""
        return 0.75 * self.font


# Shown from 680 pixels on: letters of 16 units are 11 pixels high there.
WIDE = Sheet(960, 16, "qa-sheet-wide")
# What a phone of 360 pixels has for it, one unit a pixel.
NARROW = Sheet(328, 12, "qa-sheet-narrow")
SHEETS = (WIDE, NARROW)
# For charts that stay narrow on a wide page: letters are 12 pixels high on a phone.
SMALL = Sheet(360, 13, "qa-sheet-small")
MEDIUM = Sheet(440, 16, "qa-wide")


@dataclass(frozen=True, slots=True)
class Svg:
    """A picture before it becomes text."""

    title: str  # the name that a screen reader reads first; not empty
    description: str  # what the picture shows, in words; not empty
    # left, top, width and height of the visible part, in units of the drawing
    box: tuple[float, float, float, float]
    elements: Sequence[SvgElement]  # SVG elements made by `draw`, from the back to the front
    style_class: str  # classes of the root element, for style sheets

    def __post_init__(self) -> None:
        if not (self.title.strip() and self.description.strip()):
            got = f"{self.title!r} and {self.description!r}"
            raise UserError(f"a figure needs a title and a description, got {got}: write both")


def inline_sized(figure: Svg) -> str:
    """Return the figure as an HTML element that is shown in its own size where the page has room.

    The drawing grows at the right to a width from 80 to 560 pixels, in steps of 40. A wider
    figure is shown smaller. A figure wider than a phone gets the class ``qa-scrolls``, because
    nobody could read it any smaller.

    >>> inline_sized(Svg("One", "A line", (0, 0, 101, 20), [], "qa-tree"))[:64]
    '<svg class="qa-tree" role="img" viewBox="0 0 120 20" width="120"'
    """
    left, top, width, height = figure.box
    size = min(_MAX_WIDTH, max(_MIN_WIDTH, -(-width // _WIDTH_STEP) * _WIDTH_STEP))
    box = (left, top, max(size, width), height)
    scrolls = " qa-scrolls" if size > _PHONE_WIDTH else ""
    sized = replace(figure, box=box, style_class=f"{figure.style_class}{scrolls}")
    return inline(sized, width=round(size))


def inline(figure: Svg, *, width: int | None = None) -> str:
    """Return the figure as an HTML element; the page sets its colours, and its size if no width."""
    size = {"width": width} if width else {}
    return _figure_text(SVG(factory=draw, **_root_attributes(figure), **size), figure)


def document(figure: Svg, *, width: int, margin: float) -> str:
    """Return the figure as an SVG file, with literal light colours that every program can draw."""
    page = _with_background(figure, margin)
    size = (width, round(width * page.box[3] / page.box[2]))
    root = svgwrite.Drawing(size=size, debug=False, **_root_attributes(page))
    return f'<?xml version="1.0" encoding="utf-8"?>\n{_figure_text(root, page)}\n'


def hidden(*elements: SvgElement) -> str:
    """Return an invisible HTML element with definitions that the figures of a page `use`."""
    # With display:none browsers would drop the markers too.
    attributes = {"size": (0, 0), "style": "position:absolute"}
    return _element_text(_filled(SVG(factory=draw, aria_hidden="true", **attributes), elements))


def ornament(size: tuple[int, int], style_class: str, *elements: SvgElement) -> str:
    """Return an HTML element that screen readers skip: the text beside it says the same."""
    box = f"0 0 {size[0]} {size[1]}"
    root = SVG(factory=draw, aria_hidden="true", class_=style_class, viewBox=box)
    return _element_text(_filled(root, elements))


def _figure_text(root: SvgElement, figure: Svg) -> str:
    _filled(root, figure.elements).set_desc(figure.title, figure.description)
    return _element_text(root)


def _root_attributes(figure: Svg) -> dict[str, str]:
    box = " ".join(str(number(value)) for value in figure.box)
    return {"viewBox": box, "class_": figure.style_class, "role": "img"}


def _with_background(figure: Svg, margin: float) -> Svg:
    """Return the figure for a file: with a margin, a background, and colours as attributes."""
    left, top, width, height = figure.box
    box = (left - margin, top - margin, width + 2 * margin, height + 2 * margin)
    corner, size = [number(value) for value in box[:2]], [number(value) for value in box[2:]]
    background = draw.rect(corner, size, class_="qa-background")
    styled = (_with_attributes(element) for element in (background, *figure.elements))
    everything = group(styled, font_family="Helvetica, Arial, sans-serif")
    return replace(figure, box=box, elements=[everything])


def _with_attributes(element: SvgElement) -> SvgElement:
    """Replace the class of an element by attributes, and drop the ids that pages use."""
    if str(element.attribs.get("id", "")).startswith("qa-"):
        del element.attribs["id"]
    style = palette.presentation_attributes(element.attribs.pop("class", ""))
    element.attribs = {**style, **element.attribs}
    return _filled(element, [_with_attributes(part) for part in element.elements])


def defs(*elements: SvgElement) -> SvgElement:
    """Return a ``<defs>``: its elements appear only where others `use` them."""
    return _filled(Defs(factory=draw), elements)


def group(elements: Iterable[SvgElement], **attributes: object) -> SvgElement:
    """Return a ``<g>`` around the elements."""
    return _filled(draw.g(**attributes), elements)


def _filled(element: SvgElement, parts: Iterable[SvgElement]) -> SvgElement:
    """Make these the only parts of an element, without the empty <defs> that svgwrite adds."""
    element.elements = list(parts)
    return element


def _element_text(root: SvgElement) -> str:
    """Return an element as text; svgwrite's own way, through bytes, takes a third longer."""
    return tostring(root.get_xml(), encoding="unicode")


def use(identifier: str, **attributes: object) -> SvgElement:
    """Return another copy of the element that has this id."""
    # Not `href`: Material's instant navigation assigns to that of every element, and here it is
    # read-only. HTML needs no declaration of xlink, and drawing programs know it best.
    element = draw.g(**{"xlink:href": f"#{identifier}"}, **attributes)
    element.elementname = "use"
    return element


def paths(parts: Iterable[str], style_class: str) -> list[SvgElement]:
    """Return one path made of these parts, or no path if there are no parts."""
    commands = "".join(parts)
    return [draw.path(commands, class_=style_class)] if commands else []


def rectangle_path(x: float, y: float, width: float, height: float) -> str:
    """Return the path commands for a rectangle; `x`, `y` is its upper left corner.

    >>> rectangle_path(2, 0.5, 1, 1)
    'M2 0.5h1v1h-1z'
    """
    w, h = number(width), number(height)
    return f"M{number(x)} {number(y)}h{w}v{h}h-{w}z"


def cross_path(x: float, y: float, arm: float) -> str:
    """Return the path commands for a diagonal cross around a point, `arm` units to each side."""
    size = number(2 * arm)
    return f"M{number(x - arm)} {number(y - arm)}l{size} {size}m0-{size}l-{size} {size}"


def text(content: object, x: float, y: float, **attributes: object) -> SvgElement:
    """Return a line of text whose baseline starts at a point, unless `text_anchor` differs."""
    return draw.text(str(content), insert=(number(x), number(y)), **attributes)


def text_width(content: str, size: float) -> float:
    """Estimate the width of a text of this font size; the reader's font is unknown."""
    return size * sum(0.64 if character.isdigit() else 0.56 for character in content)


def number_width(digits: str) -> float:
    """Estimate the width of a number in font sizes; usual fonts take 0.56 to 0.62 a digit."""
    return 0.6 * len(digits)


def number(value: float) -> float:
    """Shorten a coordinate to two decimals, or to none if it is whole.

    >>> number(2.0), number(1 / 3)
    (2, 0.33)
    """
    short = round(value, 2)
    return int(short) if short == int(short) else short
