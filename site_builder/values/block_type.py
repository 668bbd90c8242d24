"""What a block in a page may ask for: how its text is read, and what is drawn of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from site_builder.values.table import Table

Asked = TypeVar("Asked")


@dataclass(frozen=True, slots=True)
class Block:
    """The text between two fences, or what follows the name of a chart or a table.

    Attributes
    ----------
    lines : sequence of str
        Those that are not empty.
    name : str
        What messages call the block: ``strip of steps``.
    example : str
        What may stand in it.
    """

    lines: Sequence[str]
    name: str
    example: str

    def each(self) -> Sequence[str]:
        """The lines of a block that takes any number of them.

        Raises
        ------
        UserError
            ``a board takes one line or more, got none: write 4 2 0 3 1``.
        """
        if not self.lines:
            raise UserError(f"a {self.name} takes one line or more, got none: write {self.example}")
        return self.lines

    def line(self) -> str:
        """The line of a block that takes one.

        Raises
        ------
        UserError
            ``a tree takes one line, got 2: write bitmap 4``.
        """
        if len(self.lines) != 1:
            got = f"{len(self.lines)}: write {self.example}"
            raise UserError(f"a {self.name} takes one line, got {got}")
        return self.lines[0]

    def pair(self) -> tuple[str, str]:
        """The words of a block that takes two.

        Raises
        ------
        UserError
            ``this block takes 2 words, got bitmap: write bitmap 4``; or as for `line`.
        """
        match self.line().split():
            case [first, second]:
                return first, second
        raise UserError(f"this block takes 2 words, got {self.line()}: write {self.example}")


@dataclass(frozen=True, slots=True)
class BlockType:
    """One kind of block, of chart or of table: `block_type` and those below it make them.

    Attributes
    ----------
    name : str
        What messages call it: ``strip of steps``.
    example : str
        What may stand in its block; empty where it takes nothing.
    parse : callable
        From the text of a block to what it asks for; what is wrong is a `UserError`.
    draw : callable
        From that, and the options of the site, to a figure or to Markdown.
    """

    name: str
    example: str
    parse: Callable[[Block], Any]
    draw: Callable[[Any, SiteConfig], Figure | str]

    def read(self, lines: Sequence[str]) -> Any:
        """What the lines of a block ask for."""
        return self.parse(Block(lines, self.name, self.example))

    def figure(self, lines: Sequence[str], config: SiteConfig) -> Figure | str:
        """What stands in the page instead of the block."""
        return self.draw(self.read(lines), config)


def block_type(
    name: str,
    example: str,
    parse: Callable[[Block], Asked],
    draw: Callable[[Asked, SiteConfig], Figure | str],
) -> BlockType:
    """A kind that draws what it parses: only here can mypy compare the two."""
    return BlockType(name, example, parse, draw)


def table_type(
    example: str, parse: Callable[[str], Asked], table: Callable[[Asked], Table]
) -> BlockType:
    """A kind of table that needs no option of the site."""
    return BlockType(
        "table",
        example,
        lambda block: parse(block.line()),
        lambda value, config: Figure("tables.html.jinja", {"tables": [table(value)]}),
    )


def chart_type(
    example: str, parse: Callable[[str], Asked], chart: Callable[[Asked], Chart]
) -> BlockType:
    """A kind of chart that needs no option of the site."""
    return BlockType(
        "chart",
        example,
        lambda block: parse(block.line()),
        lambda value, config: Figure("charts.html.jinja", {"charts": [chart(value)]}),
    )
