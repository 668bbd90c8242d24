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
    """A figure before it is HTML; the template of its name shows it, `cards.html.jinja` `Cards`."""

    sizes: tuple[int, ...] = ()  # the N of its boards: the page needs the shared parts of these
    assets: tuple[Asset, ...] = ()  # files that its HTML loads
    # what the owner of the site may want to know, such as a package that would show more
    note: str = ""
    # the caption of its author, a line of Markdown in place of its own; empty for none at all
    caption: str | None = None
    id: str = ""  # of its author, for its root element, as the classes
    classes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of its template, and of its variable there: `all_boards` for `AllBoards`."""
        return re.sub("(?<=[a-z])(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def elements(self) -> Sequence[str]:
        """The custom elements that its template does not name."""
        return ()

    def files(self) -> Sequence[Asset]:
        """All files that its HTML loads, besides those that its template names."""
        return self.assets


@dataclass(frozen=True, slots=True)
class MarkdownFigure:
    """Markdown that the page shows in place of a figure, so that its own extensions read it."""

    text: str
    caption: str = ""  # the paragraph of its author below it, as HTML


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing in a page."""

    svg: str  # from `site_builder.svg`, with a title and a description
    caption: str = ""  # the text below it
    n: int = 0  # the side of its board: the page needs the shared parts of these; 0 for no board


class Pictured(Protocol):
    """What becomes a picture, such as a board with marks."""

    def picture(self) -> Picture:
        """Draw it."""


FOUR_COLUMNS = "qa-boards qa-eight"  # the style of a grid of cards


@dataclass(frozen=True, slots=True)
class Card:
    """A small board in a grid of boards, with its name below it."""

    svg: str
    name: str  # what it shows, such as a symmetry
    columns: str = ""  # the column of the queen in each row; empty if they are not written
    same_as: str = ""  # the name of an earlier card with the same board; empty for none
    orbit_size: int = 0  # of a solution whose label is the name
    link: str | None = None  # the page that the name leads to


@dataclass(frozen=True, slots=True)
class CardsHeading:
    """The heading of images of a solution, around its label."""

    before: str
    solution: FundamentalSolution
    link: str | None  # source path of its page, or of its gallery with an anchor
    after: str = ""


@dataclass(frozen=True, slots=True)
class Cards(Figure):
    """Boards in a grid."""

    shown: Sequence[Card]
    style: str = FOUR_COLUMNS
    heading: CardsHeading | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or lines of a program."""

    is_program: bool  # whether it is lines of a program
    text: str  # its lines; of a paragraph its HTML


@dataclass(frozen=True, slots=True)
class Question(Figure):
    """A question, and its answer in a fold; a reader may answer first."""

    task: str  # what a reader is to do; empty if there is an answer to give
    question: Sequence[Passage]
    answer: Sequence[Passage]
    pictures: Sequence[Picture]  # what the question is about
    asked: Mapping[str, object] | None  # what the script needs to know to judge an answer
    images: Sequence[Card]  # in the answer


@dataclass(frozen=True, slots=True)
class SiteLink:
    """The address of a page or a file of the site, as an attribute of an `Element`."""

    target: str
    is_optional: bool = False  # whether the attribute is left out where the site lacks it


@dataclass(frozen=True, slots=True)
class Element(Figure):
    """A custom element that its script draws; without script, what is still is shown."""

    tag: str  # such as queens-place
    label: str  # what it is, for screen readers
    # Its attributes; what is neither text, nor a number, nor a `SiteLink` is written as JSON. One
    # that is None is left out.
    data: Mapping[str, object]
    still: Sequence[Picture | Card | Table | Chart] = ()  # what readers without script see
    text: str = ""  # a paragraph above it
    answer: Sequence[Picture | Card | Table | Chart] = ()  # below it, in a fold
    inline: Sequence[Asset] = ()  # those of its files that travel within the page
    inner: Element | None = None  # another element, which its script uses
    style_class: str = ""

    @property
    def elements(self) -> Sequence[str]:
        """Its tag, and the tag of the element in it."""
        return [each.tag for each in (self, self.inner) if each]

    def files(self) -> Sequence[Asset]:
        """The files that its script fetches, with the built ones in `data`."""
        links = (each.target for each in self.data.values() if isinstance(each, SiteLink))
        built = (built_asset(link) for link in links if link.startswith("assets/queens-"))
        return (*self.assets, *built)


@dataclass(frozen=True, slots=True)
class PlottedLine:
    """One line of a plot, with the values that a reader can look up."""

    name: str  # name of the line
    sample: str  # SVG of a piece of the line, as in a legend
    values: Mapping[int, tuple[float, str]]  # for each x the value, and the same as text


@dataclass(frozen=True, slots=True)
class ValueSlider:
    """The values of all lines of a plot at one x, which the reader chooses."""

    lines: Sequence[PlottedLine]  # one or more, each with a value or more
    shown: int  # the x that is chosen at first

    @classmethod
    def of(
        cls,
        values: Mapping[str, Mapping[int, float]],
        samples: Mapping[str, str],
        format: Callable[[float], str],
        shown: int,
    ) -> ValueSlider:
        """Make a reader."""
        lines = [
            PlottedLine(name, samples[name], {x: (_rounded(y), format(y)) for x, y in by_x.items()})
            for name, by_x in values.items()
        ]
        return cls(lines, shown)

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the greatest x."""
        xs = [x for line in self.lines for x in line.values]
        return min(xs), max(xs)

    @property
    def ordered(self) -> Sequence[PlottedLine]:
        """The lines by their values at `shown`, then those without a value there."""
        missing = (float("inf"), "")
        return sorted(self.lines, key=lambda line: line.values.get(self.shown, missing)[0])


def _rounded(value: float) -> float:
    """The value to the digits that readers see, and one more, which is enough to sort by."""
    return value if isinstance(value, int) else float(f"{value:.4g}")


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its data."""

    svg: str  # the picture, with a title and a description
    table: Table  # the data that it was drawn from
    # whether it takes the whole width of the text; two narrow charts are side by side
    wide: bool = False
    caption: str = ""  # the text below it; may be empty
    narrow: str = ""  # the picture for a phone; empty if `svg` serves all widths
    # shows the values of its lines; None if the picture has them
    reader: ValueSlider | None = None
    folded: str = ""  # the line that opens it, below the others; empty for one that is open


@dataclass(frozen=True, slots=True)
class Pictures(Figure):
    """Drawings side by side as far as they fit."""

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
        """The files that a reader can download."""
        tables = [each for each in self.shown if isinstance(each, Table)]
        return tuple(asset for table in tables for asset in table.files())
