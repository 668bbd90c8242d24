"""One fenced block: what it shows, and how the words in it are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from site_builder.census import LARGEST_COMPUTED, Entry
from site_builder.config import SiteConfig
from site_builder.core import LARGEST_KNOWN_N, label, orbit, solution
from site_builder.errors import UserError
from site_builder.notation import parse_columns
from site_builder.pages import Asset
from site_builder.svg.board import LARGEST_N

LARGEST_CHARTED = 12


@dataclass(frozen=True, slots=True)
class Block:
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


Made = TypeVar("Made")
Draw = Callable[[Sequence[str], SiteConfig], Block | str]


def entry_of(text: str) -> Entry:
    """The solution that a line names; one too large to be ranked here is called by its N."""
    columns = solution_of(text)
    n, size = len(columns), orbit(columns).size
    return Entry(label(columns) if n <= LARGEST_COMPUTED else f"N = {n}", columns, size)


def solution_of(line: str, least: int = 1, largest: int = LARGEST_N) -> tuple[int, ...]:
    """The solution of a size within bounds that a line names, by its columns or its label.

    >>> solution_of("4.2.1", 4, 8)
    (2, 0, 3, 1)
    """
    if named := re.fullmatch(r"([0-9]{1,3})\.[0-9.]*", line.strip()):
        # Finding the board of a label takes long for large N.
        checked_n(int(named[1]), least, min(largest, LARGEST_COMPUTED))
        return solution(line)
    columns = parse_columns([line])
    checked_n(len(columns), least, largest)
    orbit(columns)  # refuses what is no solution
    return columns


def checked_n(n: int, least: int, largest: int) -> int:
    """N, if a board of this kind can have it.

    Raises
    ------
    UserError
        ``this board has N = 4 to 14, got 3``.
    """
    if not least <= n <= largest:
        raise UserError(f"this board has N = {least} to {largest}, got {n}")
    return n


def sizes_of(shown: Sequence[Entry]) -> tuple[int, ...]:
    return tuple(sorted({entry.n for entry in shown}))


def only_line(body: Sequence[str], what: str, example: str) -> str:
    if len(body) != 1:
        raise UserError(f"a {what} takes one line, got {len(body)}: write {example}")
    return body[0]


def words_of(line: str, count: int, example: str) -> list[str]:
    words = line.split()
    if len(words) != count:
        raise UserError(f"this block takes {count} words, got {line}: write {example}")
    return words


def chosen(what: str, kind: str, made: Mapping[str, Callable[[], Made]]) -> Callable[[], Made]:
    if kind not in made:
        raise UserError(f"unknown {what} {kind}: choose one of {', '.join(made)}")
    return made[kind]


def number_of(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise UserError(f"N must be a whole number, got {text or 'nothing'}")
    return int(text)


def small_n(text: str) -> int:
    """An N of which a chart shows all solutions."""
    n = number_of(text)
    if not 1 <= n <= LARGEST_CHARTED:
        raise UserError(f"N must be between 1 and {LARGEST_CHARTED}, got {n}")
    return n


def range_of(text: str, largest: int = LARGEST_KNOWN_N) -> range:
    first, dash, last = text.partition("-")
    found = range(number_of(first), number_of(last if dash else first) + 1)
    if not found or found[0] < 1 or found[-1] > largest:
        raise UserError(f"this block takes a range within 1-{largest}, got {text}")
    return found


def form_of(text: str) -> str:
    if text not in ("recursive", "iterative"):
        raise UserError(f"a form is recursive or iterative, got {text or 'nothing'}")
    return text
