"""A type of block: how its text is parsed, and how its figure is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.table import Table

Parsed = TypeVar("Parsed")


@dataclass(frozen=True, slots=True)
class Block:
    """The text of a block: its lines, or what follows the name of a chart or a table."""

    lines: Sequence[str]  # the lines that are not empty
    name: str  # What errors call the block: `strip of steps`.
    example: str  # a text that errors propose

    def all_lines(self) -> Sequence[str]:
        """The lines of a block that takes one or more."""
        if not self.lines:
            raise UserError(f"{self._name} takes one line or more, got none: write {self.example}")
        return self.lines

    def line(self) -> str:
        """The line of a block that takes exactly one."""
        if len(self.lines) != 1:
            got = f"{len(self.lines)}: write {self.example}"
            raise UserError(f"{self._name} takes one line, got {got}")
        return self.lines[0]

    def pair(self) -> tuple[str, str]:
        """The words of a block that takes one line of two words."""
        match self.line().split():
            case [first, second]:
                return first, second
        raise UserError(f"this block takes 2 words, got {self.line()}: write {self.example}")

    @property
    def _name(self) -> str:
        return f"{'an' if self.name[0] in 'aeio' else 'a'} {self.name}"


@dataclass(frozen=True, slots=True)
class BlockType:
    """A type of block, chart or table, made by `block_type` and the functions below it."""

    name: str  # What errors call it: `strip of steps`.
    example: str  # a text that can be drawn; empty if the block takes none
    parse: Callable[[Block], Any]  # from the text of a block to a value; a mistake is a `UserError`
    # from this value and the options of the site to a figure, or to Markdown
    draw: Callable[[Any, SiteConfig], Figure | str]

    def read(self, lines: Sequence[str]) -> Any:
        """Parse the lines of a block."""
        return self.parse(Block(lines, self.name, self.example))

    def figure(self, lines: Sequence[str], config: SiteConfig) -> Figure | str:
        """Draw the lines of a block: a figure, or Markdown that replaces it."""
        return self.draw(self.read(lines), config)


def block_type(
    name: str,
    example: str,
    parse: Callable[[Block], Parsed],
    draw: Callable[[Parsed, SiteConfig], Figure | str],
) -> BlockType:
    """A type of block whose parser and drawing agree: only here mypy compares the two."""
    return BlockType(name, example, parse, draw)


def figure_type(name: str, example: str, figure: Callable[[Block], Figure | str]) -> BlockType:
    """A type of block that needs no option of the site."""
    return BlockType(name, example, figure, lambda drawn, config: drawn)


def table_type(
    example: str, parse: Callable[[str], Parsed], table: Callable[[Parsed], Table]
) -> BlockType:
    """A type of table that needs no option of the site."""
    return BlockType(
        "table",
        example,
        lambda block: parse(block.line()),
        lambda value, config: Figure("tables.html.jinja", {"tables": [table(value)]}),
    )
