"""What a page shows between its words, before it is HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from site_builder.values.page import Asset
from site_builder.values.table import Table


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure before it is HTML.

    Attributes
    ----------
    template : str
        File name below ``templates/``.
    context : mapping of str to object
        What the template shows.
    sizes : tuple of int
        The N of its boards: their shared parts must stand on the same page.
    assets : tuple of Asset
        Files of the site that its HTML loads.
    """

    template: str
    context: Mapping[str, object] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()
    assets: tuple[Asset, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing for ``pictures.html.jinja``.

    Attributes
    ----------
    svg : str
        From `site_builder.svg`; it has a title and a description of its own.
    caption : str
        What stands below it.
    """

    svg: str
    caption: str = ""


def pictures(drawn: Sequence[Picture], *sizes: int) -> Figure:
    """Drawings one after the other, some with boards of these N."""
    return Figure("pictures.html.jinja", {"pictures": drawn}, sizes)


@dataclass(frozen=True, slots=True)
class PlottedLine:
    """What a reader may ask of one line of a plot.

    Attributes
    ----------
    name : str
        Of the line.
    sample : str
        SVG: a piece of it.
    values : mapping of int to (float, str)
        By x: a value to sort by, and in words.
    """

    name: str
    sample: str
    values: Mapping[int, tuple[float, str]]


@dataclass(frozen=True, slots=True)
class Reader:
    """The values of all lines of a plot at one x; a script lets the reader choose which.

    Attributes
    ----------
    lines : sequence of PlottedLine
        At least one, each with a value.
    shown : int
        The x at first.
    """

    lines: Sequence[PlottedLine]
    shown: int

    @classmethod
    def of(
        cls,
        values: Mapping[str, Mapping[int, float]],
        samples: Mapping[str, str],
        format: Callable[[float], str],
        shown: int,
    ) -> Reader:
        """The reader of lines whose values, by x, and samples have their names."""
        words = {
            name: {x: (value, format(value)) for x, value in by_x.items()}
            for name, by_x in values.items()
        }
        return cls([PlottedLine(name, samples[name], said) for name, said in words.items()], shown)

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the greatest x."""
        xs = [x for line in self.lines for x in line.values]
        return min(xs), max(xs)

    @property
    def ordered(self) -> Sequence[PlottedLine]:
        """The lines by what they have at the x that is shown, then those that have nothing."""
        none = (float("inf"), "")
        return sorted(self.lines, key=lambda line: line.values.get(self.shown, none)[0])


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its data.

    Attributes
    ----------
    svg : str
        The picture, which has a title and a description of its own.
    table : Table
        What it was drawn from.
    wide : bool
        It needs the width of the text; otherwise two stand side by side.
    caption : str
        What stands below it; empty where the text around it says enough.
    narrow : str
        The picture as a phone shows it; empty where one serves all.
    reader : Reader or None
        Where its values can be read off; None where they stand in the picture.
    """

    svg: str
    table: Table
    wide: bool = False
    caption: str = ""
    narrow: str = ""
    reader: Reader | None = None
