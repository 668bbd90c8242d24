"""Figures before they are HTML: pictures, charts, and the values that a reader can look up."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.page import Asset, built_asset
from site_builder.values.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure before it is HTML. The template with the name of its class renders it."""

    # The N of the boards in it. The page embeds the shared SVG parts of boards of these N.
    sizes: tuple[int, ...] = ()
    # The files that its HTML loads.
    assets: tuple[Asset, ...] = ()
    # A hint for the owner of the site, such as a package that would show more.
    note: str = ""
    # The caption from the block, a line of Markdown. None keeps the figure's own caption, an empty
    # text removes it.
    caption: str | None = None
    # The id and the classes that the block gives to the root element.
    id: str = ""
    classes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of its template, and of the variable there: `all_boards` for `AllBoards`."""
        return re.sub("(?<=[a-z])(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def elements(self) -> Sequence[str]:
        """The custom elements that need a script, besides the elements in the template."""
        return ()

    def files(self) -> Sequence[Asset]:
        """Return the files that its HTML loads, besides those that its template names."""
        return self.assets


@dataclass(frozen=True, slots=True)
class MarkdownFigure:
    """Markdown that replaces a block, so that the extensions of the page process it."""

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
    # The side of the board, whose shared SVG parts the page must embed. 0 without a board.
    n: int = 0


class Pictured(Protocol):
    """An object that can be drawn, such as a board with marks."""

    def picture(self) -> Picture:
        """Draw the object."""


# The CSS classes of a grid of cards.
FOUR_COLUMNS = "qa-boards qa-eight"


@dataclass(frozen=True, slots=True)
class Card:
    """A small board in a grid of boards, with its name below it."""

    svg: str
    # The text below the board, such as the name of a symmetry.
    name: str
    # The column of the queen in each row, as text. Empty if it is not shown.
    columns: str = ""
    # The name of an earlier card with the same board. Empty if there is no such card.
    same_as: str = ""
    # The orbit size of a solution whose label is `name`, otherwise 0.
    orbit_size: int = 0
    # The source path of the page that the name links to.
    link: str | None = None


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


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a question or an answer: a paragraph, or lines of a program."""

    is_program: bool
    # The lines of the program, or the HTML of the paragraph.
    text: str


@dataclass(frozen=True, slots=True)
class Question(Figure):
    """A question with a folded answer, which a reader may guess first."""

    # The instruction for the reader. Empty if the reader can type an answer.
    task: str
    question: Sequence[Passage]
    answer: Sequence[Passage]
    # The pictures that the question is about.
    pictures: Sequence[Picture]
    # The data with which the script judges an answer. None without a script.
    asked: Mapping[str, object] | None
    # The boards in the answer.
    images: Sequence[Card]


@dataclass(frozen=True, slots=True)
class SiteLink:
    """The address of a page or a file of the site, as an attribute of an `Element`."""

    target: str
    # Whether the attribute is left out if the site lacks the target.
    is_optional: bool = False


@dataclass(frozen=True, slots=True)
class Element(Figure):
    """A custom element, rendered by its script. Without JavaScript, `still` is shown instead."""

    # The name of the element, such as `queens-place`.
    tag: str
    # The accessible name, for screen readers.
    label: str
    # The attributes. Values other than text, numbers and `SiteLink` are written as JSON. An
    # attribute that is None is left out.
    data: Mapping[str, object]
    # The static fallback for readers without JavaScript.
    still: Sequence[Picture | Card | Table | Chart] = ()
    # A paragraph above the element.
    text: str = ""
    # The content of a fold below the element.
    answer: Sequence[Picture | Card | Table | Chart] = ()
    # The assets that are embedded in the page.
    inline: Sequence[Asset] = ()
    # Another element inside this one, which the script of this one uses.
    inner: Element | None = None
    style_class: str = ""

    @property
    def elements(self) -> Sequence[str]:
        """The tag of this element, and of the element inside it."""
        return [element.tag for element in (self, self.inner) if element]

    def files(self) -> Sequence[Asset]:
        """Return the files that the script fetches: `assets`, and built files linked in `data`."""
        links = (value.target for value in self.data.values() if isinstance(value, SiteLink))
        built = (built_asset(link) for link in links if link.startswith("assets/queens-"))
        return (*self.assets, *built)


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
    """The values of all lines of a plot at one x, which the reader chooses."""

    # The lines. At least one, with at least one value each.
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
        """Return a slider for `values`, by line and by x.

        `samples` has the SVG sample of each line, `format_value` returns a value as text, and
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
        """The lines by their values at `shown`. Lines without a value there come last."""
        missing = (float("inf"), "")
        return sorted(self.lines, key=lambda line: line.values.get(self.shown, missing)[0])


def _rounded(value: float) -> float:
    """Return `value` to four digits, one more than readers see, which is enough to sort by."""
    return value if isinstance(value, int) else float(f"{value:.4g}")


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart with the table of its data."""

    # The chart, with a title and a description.
    svg: str
    # The data of the chart.
    table: Table
    # Whether the chart takes the whole width of the text. Two narrow charts are side by side.
    wide: bool = False
    # The text below the chart. It may be empty.
    caption: str = ""
    # The chart for a phone. Empty if `svg` serves all widths.
    narrow: str = ""
    # Shows the values of the lines. None if the chart shows them itself.
    reader: ValueSlider | None = None
    # The summary of the fold that holds the chart. Empty if the chart is not folded.
    folded: str = ""


@dataclass(frozen=True, slots=True)
class Pictures(Figure):
    """Drawings side by side, as far as they fit."""

    shown: Sequence[Picture]


@dataclass(frozen=True, slots=True)
class Charts(Figure):
    """Charts below or beside each other."""

    shown: Sequence[Chart]


@dataclass(frozen=True, slots=True)
class Tables(Figure):
    """Tables, and notes below them."""

    shown: Sequence[Table | str]

    def files(self) -> Sequence[Asset]:
        """Return the files of the tables, which readers can download."""
        tables = [item for item in self.shown if isinstance(item, Table)]
        return tuple(asset for table in tables for asset in table.files())
