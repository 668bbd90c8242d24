"""Figures before they are HTML: pictures, charts, and the values that a reader can look up."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.page import Asset, built_asset
from site_builder.values.plain_text import (
    TextPart,
    drawn_svg,
    paragraph,
    picture_part,
    table_parts,
)
from site_builder.values.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure before it is converted to HTML.

    The template with the name of its class renders it.
    """

    # The N of the boards in the figure. The page embeds the shared SVG parts of boards of these N.
    sizes: tuple[int, ...] = ()
    # The files that the HTML of the figure loads.
    assets: tuple[Asset, ...] = ()
    # A hint for the owner of the site, such as a package that would show more.
    note: str = ""
    # The caption from the block, a line of Markdown. None keeps the figure's own caption, an empty
    # text removes it.
    caption: str | None = None
    # The id and below it the classes that the block gives to the root element.
    id: str = ""
    classes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the class with underscores, such as `all_boards` for `AllBoards`.

        The template has this name, and so has the figure in the template.
        """
        return re.sub("(?<=[a-z])(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def elements(self) -> Sequence[str]:
        """The custom elements in the figure that need a script, besides those in its template."""
        return ()

    def files(self) -> Sequence[Asset]:
        """Return the files that the HTML loads, besides those that the template names."""
        return self.assets

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the figure as text. `address` is the URL of its page, empty if it is not known.

        By default, the text is a sentence with the address of the figure. Override this method for
        more.
        """
        return [TextPart(f"{self.name.replace('_', ' ').capitalize()}: {_see(address)}.")]


def figure_text(figure: Figure, address: str = "") -> Sequence[TextPart]:
    """Return a figure as text. If its block has a caption, the text ends with it."""
    parts = figure.text_parts(address)
    return [*parts, TextPart(figure.caption)] if figure.caption else parts


def _see(address: str) -> str:
    return f"see {address}" if address else "a figure for a page with scripts"


@dataclass(frozen=True, slots=True)
class MarkdownFigure:
    """Markdown that replaces a block. The extensions of the page convert it."""

    text: str
    # The caption from the block, as HTML, below the Markdown.
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing in a page."""

    # SVG from `site_builder.svg`, with a title and a description.
    svg: str
    # The text below the picture.
    caption: str = ""
    # The N of the board in the picture, so that the page embeds its shared SVG parts. 0 without a
    # board.
    n: int = 0

    def text_parts(self, *, captioned: bool = True) -> list[TextPart]:
        """Return the picture as text, without its caption if `captioned` is false."""
        part = picture_part(self.svg)
        # Leave out a caption that repeats the description, as many captions do.
        is_new = captioned and self.caption.rstrip(".") not in part.text
        return [part, TextPart(self.caption)] if self.caption and is_new else [part]


class Pictured(Protocol):
    """An object that can be drawn, such as a board with marks."""

    def picture(self) -> Picture:
        """Draw the object."""


# The CSS classes of a grid of cards with four columns.
FOUR_COLUMNS = "qa-boards qa-eight"


@dataclass(frozen=True, slots=True)
class Card:
    """A small board in a grid of boards, with a name below it."""

    svg: str
    # The text below the board, such as the name of a symmetry.
    name: str
    # The column of the queen in each row, as text. Empty if the card does not show it.
    columns: str = ""
    # The name of an earlier card with the same board. Empty if there is no such card.
    same_as: str = ""
    # If `name` is the label of a solution, the size of its orbit. Otherwise 0.
    orbit_size: int = 0
    # The source path of the page that the name links to.
    link: str | None = None

    def text_parts(self) -> list[TextPart]:
        """Return the board as text, with its name and the name of an earlier, equal card."""
        if self.same_as:
            return [TextPart(f"{self.name}: same board as {self.same_as}.")]
        words = drawn_svg(self.svg).words
        return [picture_part(self.svg, words if self.orbit_size else f"{self.name}. {words}")]


@dataclass(frozen=True, slots=True)
class CardsHeading:
    """The heading above the images of a solution: the text before and after its label."""

    before: str
    solution: FundamentalSolution
    # The source path of the solution's page, or of its gallery with an anchor.
    link: str | None
    after: str = ""


@dataclass(frozen=True, slots=True)
class Cards(Figure):
    """Boards in a grid."""

    shown: Sequence[Card]
    style: str = FOUR_COLUMNS
    heading: CardsHeading | None = None

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the boards as text, below their heading."""
        parts = [part for card in self.shown for part in card.text_parts()]
        if self.heading is None or self.caption is not None:
            return parts
        heading = self.heading
        return [TextPart(f"{heading.before} {heading.solution.label}{heading.after}"), *parts]


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a question or an answer: a paragraph, or lines of a program."""

    is_program: bool
    # The HTML of a paragraph, or the lines of a program.
    text: str

    @property
    def part(self) -> TextPart:
        """The passage as text."""
        return TextPart(self.text, is_verbatim=True) if self.is_program else paragraph(self.text)


@dataclass(frozen=True, slots=True)
class Question(Figure):
    """A question with a folded answer. The reader can try to answer before opening it."""

    # A request to the reader above the question. Empty if the reader can type an answer.
    task: str
    question: Sequence[Passage]
    answer: Sequence[Passage]
    # The pictures that the question is about.
    pictures: Sequence[Picture]
    # The data with which the script judges an answer. None if the question has no input.
    asked: Mapping[str, object] | None
    # The boards that are shown with the answer.
    images: Sequence[Card]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the question, its pictures and its choices, then its answer."""
        choices = (self.asked or {}).get("choices")
        listed = "\n".join(f"- {choice}" for choice in choices) if isinstance(choices, list) else ""
        return [
            TextPart(f"**{self.task or 'Question'}.**"),
            *(passage.part for passage in self.question),
            *(part for picture in self.pictures for part in picture.text_parts()),
            *([TextPart(listed)] if listed else []),
            TextPart("Answer:"),
            *(passage.part for passage in self.answer),
            *(part for image in self.images for part in image.text_parts()),
        ]


@dataclass(frozen=True, slots=True)
class SiteLink:
    """The address of a page or a file of the site, as an attribute of an `Element`."""

    target: str
    # Whether the attribute is left out if the site lacks the target.
    is_optional: bool = False


@dataclass(frozen=True, slots=True)
class Element(Figure):
    """A custom element, which its script renders. Without JavaScript, `still` is shown instead."""

    # The name of the element, such as `queens-place`.
    tag: str
    # The accessible name, for screen readers.
    label: str
    # The attributes of the element. A value other than a text, a number or a `SiteLink` is written
    # as JSON. An attribute with the value None is left out.
    data: Mapping[str, object]
    # The static fallback for readers without JavaScript.
    still: Sequence[Picture | Card | Table | Chart] = ()
    # A paragraph above the element.
    text: str = ""
    # The content of a part below the element that the reader can unfold.
    answer: Sequence[Picture | Card | Table | Chart] = ()
    # The assets that are embedded in the page.
    inline: Sequence[Asset] = ()
    # Another element inside this element, which the script of this element uses.
    inner: Element | None = None
    style_class: str = ""
    # The text for readers of Markdown, in place of `still`, such as the steps of a search.
    in_words: str = ""

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return a sentence with the address of the figure, then its static fallback as text."""
        play = f"Its interactive version is at {address}" if address else "Interactive in a page"
        parts = [TextPart(f"{self.label}. {play}."), *([TextPart(self.text)] if self.text else [])]
        parts += [TextPart(self.in_words)] if self.in_words else _still_parts(self.still)
        parts += [TextPart("Answer:"), *_still_parts(self.answer)] if self.answer else []
        return [*parts, *(self.inner.text_parts(address) if self.inner else [])]

    @property
    def elements(self) -> Sequence[str]:
        """The tags of this element and of the element inside it."""
        return [element.tag for element in (self, self.inner) if element]

    def files(self) -> Sequence[Asset]:
        """Return the files that the script fetches: `assets`, and built files linked in `data`."""
        links = (value.target for value in self.data.values() if isinstance(value, SiteLink))
        built = (built_asset(link) for link in links if link.startswith("assets/queens-"))
        return (*self.assets, *built)


def _still_parts(shown: Sequence[Picture | Card | Table | Chart]) -> list[TextPart]:
    """Return the static fallback of an element as text."""
    parts: list[TextPart] = []
    for item in shown:
        parts += table_parts(item) if isinstance(item, Table) else item.text_parts()
    return parts


@dataclass(frozen=True, slots=True)
class PlottedLine:
    """One line of a plot, with the values that a reader can look up."""

    name: str
    # SVG of a short piece of the line, as in a legend.
    sample: str
    # The value for each x, as a number and as text.
    values: Mapping[int, tuple[float, str]]


@dataclass(frozen=True, slots=True)
class ValueSlider:
    """A slider by which a reader chooses an x, to see the values of all lines of a plot there."""

    # The lines. There is at least one, and each has at least one value.
    lines: Sequence[PlottedLine]
    # The x that is selected at first.
    shown: int

    @classmethod
    def of(
        cls,
        values: Mapping[str, Mapping[int, float]],
        samples: Mapping[str, str],
        format_value: Callable[[float], str],
        shown: int,
    ) -> ValueSlider:
        """Return a slider for `values`, which has the values of each line by x.

        `samples` has a short piece of each line as SVG. `format_value` returns a value as text.
        `shown` is the x that is selected at first.
        """
        lines = []
        for name, by_x in values.items():
            points = {x: (_rounded(y), format_value(y)) for x, y in by_x.items()}
            lines.append(PlottedLine(name, samples[name], points))
        return cls(lines, shown)

    @property
    def ends(self) -> tuple[int, int]:
        """The smallest and the largest x."""
        xs = [x for line in self.lines for x in line.values]
        return min(xs), max(xs)

    @property
    def ordered(self) -> Sequence[PlottedLine]:
        """The lines, sorted by their values at `shown`. Lines without a value there come last."""
        missing = (float("inf"), "")
        return sorted(self.lines, key=lambda line: line.values.get(self.shown, missing)[0])


def _rounded(value: float) -> float:
    """Return `value` rounded to four digits, which is enough for sorting: readers see three."""
    return value if isinstance(value, int) else float(f"{value:.4g}")


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart, and the table of its data."""

    # The chart, with a title and a description.
    svg: str
    # The data of the chart.
    table: Table
    # Whether the chart takes the whole width of the text. Two narrow charts are side by side.
    wide: bool = False
    # The text below the chart. It may be empty.
    caption: str = ""
    # The chart for phones. Empty if `svg` is for all widths.
    narrow: str = ""
    # The slider that shows the values of the lines. None if the chart shows all values itself.
    reader: ValueSlider | None = None
    # The text on the fold that contains the chart. Empty if the chart is not folded.
    folded: str = ""

    def text_parts(self, *, captioned: bool = True) -> list[TextPart]:
        """Return the table of the chart as text. If `captioned`, also return the caption."""
        caption = [TextPart(self.caption)] if self.caption and captioned else []
        return [*table_parts(self.table), *caption]


@dataclass(frozen=True, slots=True)
class Pictures(Figure):
    """Pictures, side by side where they fit."""

    shown: Sequence[Picture]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the pictures as text.

        If the block has a caption, this caption replaces the caption of a single picture.
        """
        captioned = self.caption is None or (bool(self.caption) and len(self.shown) > 1)
        return [part for each in self.shown for part in each.text_parts(captioned=captioned)]


@dataclass(frozen=True, slots=True)
class Charts(Figure):
    """Charts, one below another or side by side."""

    shown: Sequence[Chart]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the tables of the charts as text."""
        captioned = self.caption is None
        return [part for each in self.shown for part in each.text_parts(captioned=captioned)]


@dataclass(frozen=True, slots=True)
class Tables(Figure):
    """Tables, and notes below them."""

    shown: Sequence[Table | str]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the tables as Markdown, and the notes below them."""
        parts: list[TextPart] = []
        for item in self.shown:
            parts += [TextPart(item)] if isinstance(item, str) else table_parts(item)
        return parts

    def files(self) -> Sequence[Asset]:
        """Return the files of the tables, which readers can download."""
        tables = [item for item in self.shown if isinstance(item, Table)]
        return tuple(asset for table in tables for asset in table.files())
