"""Make SVG elements, and convert finished drawings to text. No other module imports svgwrite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from xml.etree.ElementTree import tostring

import svgwrite
from svgwrite.container import SVG, Defs

from site_builder.svg import palette
from site_builder.values.errors import UserError
from site_builder.values.plain_text import DrawnSvg, sentences

# Any, because svgwrite has no type annotations.
SvgElement = Any
Point = tuple[float, float]

# The smallest font size in a drawing that is 360 units wide. A phone shows it in 328 pixels. Text
# that would need a smaller size is omitted.
MIN_FONT = 12
# The distance from the middle of a line of text down to its baseline, as a factor of the font size.
BASELINE = 0.36

# Makes elements, such as `draw.rect((x, y), (width, height), class_="qa-light")`. With `debug`, it
# would check each attribute, which takes three times as long, and reject `role` and `aria-hidden`.
draw: SvgElement = svgwrite.Drawing(debug=False)

# Widths in CSS pixels are multiples of this step, so that pictures of similar width side by side
# have the same width.
_WIDTH_STEP = 40
_MIN_WIDTH, _MAX_WIDTH = 80, 560
# The width of a page on a phone, in CSS pixels.
_PHONE_WIDTH = 328


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet for charts of a certain width.

    The style sheet shows the widest one that fits the page.
    """

    # The width in units of the drawing.
    width: int
    # The font size in units of the drawing. The style sheet reduces it on wide pages.
    font: float
    # The class of the sheet in the style sheet.
    style_class: str

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return 1.2 * self.font

    @property
    def padding(self) -> float:
        """The distance from the first and last points of a plot to the ends of its axis."""
        return 0.75 * self.font


# For pages that are 680 pixels wide or wider. There, letters of 16 units are 11 pixels high.
WIDE = Sheet(960, 16, "qa-sheet-wide")
# For a phone that is 360 pixels wide. One unit is one pixel.
NARROW = Sheet(328, 12, "qa-sheet-narrow")
SHEETS = (WIDE, NARROW)
# For charts that are narrow on wide pages, too. Letters are 12 pixels high on a phone.
SMALL = Sheet(360, 13, "qa-sheet-small")
MEDIUM = Sheet(440, 16, "qa-wide")


@dataclass(frozen=True, slots=True)
class Svg:
    """A picture as SVG elements. `inline` and `document` convert it to text."""

    # The accessible name, which a screen reader reads first. Not empty.
    title: str
    # The description of the picture in words. Not empty.
    description: str
    # Left, top, width and height of the visible part, in units of the drawing.
    box: tuple[float, float, float, float]
    # The SVG elements, made with `draw`, from the back to the front.
    elements: Sequence[SvgElement]
    # The classes of the root element, for style sheets.
    style_class: str
    # The lines of a text that shows the same as the picture. Empty if the description is enough.
    rows: str = ""
    # The words below `rows` in the text. If they are empty, the title and the description are used.
    words: str = ""

    def __post_init__(self) -> None:
        if not (self.title.strip() and self.description.strip()):
            got = f"{self.title!r} and {self.description!r}"
            raise UserError(f"a figure needs a title and a description, got {got}: write both")


def inline_sized(figure: Svg) -> DrawnSvg:
    """Return the figure as an HTML element with its own size, reduced if the page is narrower.

    Space is added at the right, so that the width is a multiple of 40, from 80 to 560 pixels. A
    wider figure is reduced to 560 pixels. A figure that is wider than a phone gets the class
    ``qa-scrolls``, because it would be too small to read if it were reduced further.

    >>> inline_sized(Svg("One", "A line", (0, 0, 101, 20), [], "qa-tree"))[:64]
    '<svg class="qa-tree" role="img" viewBox="0 0 120 20" width="120"'
    """
    left, top, width, height = figure.box
    size = min(_MAX_WIDTH, max(_MIN_WIDTH, -(-width // _WIDTH_STEP) * _WIDTH_STEP))
    box = (left, top, max(size, width), height)
    scroll_class = " qa-scrolls" if size > _PHONE_WIDTH else ""
    resized = replace(figure, box=box, style_class=f"{figure.style_class}{scroll_class}")
    return inline(resized, width=round(size))


def inline(figure: Svg, *, width: int | None = None) -> DrawnSvg:
    """Return the figure as an HTML element. If `width` is None, the page sets its size.

    The page sets its colours in any case.
    """
    size = {"width": width} if width else {}
    return _drawn(
        _figure_text(SVG(factory=draw, **_root_attributes(figure), **size), figure), figure
    )


def document(figure: Svg, *, width: int, margin: float) -> DrawnSvg:
    """Return the figure as an SVG file.

    Its colours are literal, because some programs need this.
    """
    page = _with_background(figure, margin)
    size = (width, round(width * page.box[3] / page.box[2]))
    root = svgwrite.Drawing(size=size, debug=False, **_root_attributes(page))
    text = f'<?xml version="1.0" encoding="utf-8"?>\n{_figure_text(root, page)}\n'
    return _drawn(text, figure)


def hidden(*elements: SvgElement) -> str:
    """Return an invisible HTML element with definitions, to which the figures of a page refer."""
    # `display:none` is not possible, because browsers would drop the markers, too.
    attributes = {"size": (0, 0), "style": "position:absolute"}
    return _element_text(_fill(SVG(factory=draw, aria_hidden="true", **attributes), elements))


def ornament(size: tuple[int, int], style_class: str, *elements: SvgElement) -> str:
    """Return an HTML element that screen readers skip, because text on the page says the same."""
    box = f"0 0 {size[0]} {size[1]}"
    root = SVG(factory=draw, aria_hidden="true", class_=style_class, viewBox=box)
    return _element_text(_fill(root, elements))


def _drawn(svg: str, figure: Svg) -> DrawnSvg:
    words = figure.words or sentences(figure.title, figure.description)
    return DrawnSvg(svg, figure.rows, words)


def _figure_text(root: SvgElement, figure: Svg) -> str:
    _fill(root, figure.elements).set_desc(figure.title, figure.description)
    return _element_text(root)


def _root_attributes(figure: Svg) -> dict[str, str]:
    box = " ".join(str(number(value)) for value in figure.box)
    return {"viewBox": box, "class_": figure.style_class, "role": "img"}


def _with_background(figure: Svg, margin: float) -> Svg:
    """Return the figure for a file: with a margin, a background, and colours as attributes."""
    left, top, width, height = figure.box
    box = (left - margin, top - margin, width + 2 * margin, height + 2 * margin)
    corner = [number(value) for value in box[:2]]
    size = [number(value) for value in box[2:]]
    background = draw.rect(corner, size, class_="qa-background")
    elements = (_with_attributes(element) for element in (background, *figure.elements))
    everything = group(elements, font_family="Helvetica, Arial, sans-serif")
    return replace(figure, box=box, elements=[everything])


def _with_attributes(element: SvgElement) -> SvgElement:
    """Replace the class of an element by SVG attributes, and remove ids that only pages use.

    Do this also for all elements inside it.
    """
    if str(element.attribs.get("id", "")).startswith("qa-"):
        del element.attribs["id"]
    style = palette.presentation_attributes(element.attribs.pop("class", ""))
    element.attribs = {**style, **element.attribs}
    return _fill(element, [_with_attributes(part) for part in element.elements])


def defs(*elements: SvgElement) -> SvgElement:
    """Return a ``<defs>``. Its elements are drawn only where a ``<use>`` refers to them."""
    return _fill(Defs(factory=draw), elements)


def group(elements: Iterable[SvgElement], **attributes: object) -> SvgElement:
    """Return a ``<g>`` with these elements."""
    return _fill(draw.g(**attributes), elements)


def _fill(element: SvgElement, parts: Iterable[SvgElement]) -> SvgElement:
    """Set the parts of an element. This removes the empty ``<defs>`` that svgwrite adds."""
    element.elements = list(parts)
    return element


def _element_text(root: SvgElement) -> str:
    """Return an element as text, faster than the method of svgwrite, which takes a third longer."""
    return tostring(root.get_xml(), encoding="unicode")


def use(identifier: str, **attributes: object) -> SvgElement:
    """Return a ``<use>``, which draws the element with this id again."""
    # The attribute is not `href`, because Material's instant navigation assigns to the `href` of
    # every element, and the `href` of a <use> is read-only. Drawing programs support `xlink:href`
    # best, and HTML does not require its namespace to be declared.
    element = draw.g(**{"xlink:href": f"#{identifier}"}, **attributes)
    element.elementname = "use"
    return element


def paths(parts: Iterable[str], style_class: str) -> list[SvgElement]:
    """Return a list with one path that has these parts, or an empty list without parts."""
    commands = "".join(parts)
    return [draw.path(commands, class_=style_class)] if commands else []


def rectangle_path(x: float, y: float, width: float, height: float) -> str:
    """Return the path commands of a rectangle, whose upper left corner is (`x`, `y`).

    >>> rectangle_path(2, 0.5, 1, 1)
    'M2 0.5h1v1h-1z'
    """
    w, h = number(width), number(height)
    return f"M{number(x)} {number(y)}h{w}v{h}h-{w}z"


def cross_path(x: float, y: float, arm: float) -> str:
    """Return the path commands of a diagonal cross around (`x`, `y`), `arm` units to each side."""
    size = number(2 * arm)
    return f"M{number(x - arm)} {number(y - arm)}l{size} {size}m0-{size}l-{size} {size}"


def text(content: object, x: float, y: float, **attributes: object) -> SvgElement:
    """Return a line of text.

    Its baseline starts at (`x`, `y`), unless `text_anchor` says otherwise.
    """
    return draw.text(str(content), insert=(number(x), number(y)), **attributes)


def text_width(content: str, size: float) -> float:
    """Estimate the width of a text in a font of this size, because the reader's font is unknown."""
    return size * sum(0.64 if character.isdigit() else 0.56 for character in content)


def number_width(digits: str) -> float:
    """Estimate the width of a number, divided by the font size.

    In usual fonts, a digit takes 0.56 to 0.62 of the font size.
    """
    return 0.6 * len(digits)


def number(value: float) -> float:
    """Round a coordinate to two decimals, and to an int if the result is whole.

    >>> number(2.0), number(1 / 3)
    (2, 0.33)
    """
    short = round(value, 2)
    return int(short) if short == int(short) else short
