"""What a person typed, read: solutions, sizes, ranges, forms; each mistake is one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from site_builder.core import LARGEST_KNOWN_N, LARGEST_N, label, orbit, solution
from site_builder.values.census import LARGEST_COMPUTED, one_form
from site_builder.values.errors import UserError
from site_builder.values.gallery import Entry

LARGEST_CHARTED = 12


Made = TypeVar("Made")


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
    """The different N of some boards, ascending."""
    return tuple(sorted({entry.n for entry in shown}))


def only_line(body: Sequence[str], what: str, example: str) -> str:
    """The line of a block that has one.

    Raises
    ------
    UserError
        ``a tree takes one line, got 2: write bitmap 4``.
    """
    if len(body) != 1:
        raise UserError(f"a {what} takes one line, got {len(body)}: write {example}")
    return body[0]


def words_of(line: str, count: int, example: str) -> list[str]:
    """The words of a line that has so many.

    Raises
    ------
    UserError
        ``this block takes 2 words, got bitmap: write bitmap 4``.
    """
    words = line.split()
    if len(words) != count:
        raise UserError(f"this block takes {count} words, got {line}: write {example}")
    return words


def chosen(what: str, kind: str, made: Mapping[str, Callable[[], Made]]) -> Callable[[], Made]:
    """What makes a kind of table or chart.

    Raises
    ------
    UserError
        ``unknown table cenus: choose one of census, ...``.
    """
    if kind not in made:
        raise UserError(f"unknown {what} {kind}: choose one of {', '.join(made)}")
    return made[kind]


def number_of(text: str) -> int:
    """A number of queens, of any size yet.

    Raises
    ------
    UserError
        ``N must be a whole number, got x``.
    """
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
    """One N, or the first and the last.

    Raises
    ------
    UserError
        ``this block takes a range within 1-27, got 9-5``.

    >>> range_of("4-7"), range_of("8")
    (range(4, 8), range(8, 9))
    """
    first, dash, last = text.partition("-")
    found = range(number_of(first), number_of(last if dash else first) + 1)
    if not found or found[0] < 1 or found[-1] > largest:
        raise UserError(f"this block takes a range within 1-{largest}, got {text}")
    return found


def form_of(text: str) -> str:
    """The form of a method.

    Raises
    ------
    UserError
        ``a form is recursive or iterative, got x``.
    """
    if text not in ("recursive", "iterative"):
        raise UserError(f"a form is recursive or iterative, got {text or 'nothing'}")
    return text


def parse_columns(words: Sequence[str]) -> tuple[int, ...]:
    """The columns that a person typed: as numbers, or up to N = 10 as one word of digits.

    >>> parse_columns(["4", "2", "0", "3", "1"]) == parse_columns(["42031"])
    True

    Raises
    ------
    UserError
        ``a solution is column numbers such as 4 2 0 3 1, got ...``.
    """
    numbers = re.split(r"[\s,]+", " ".join(words).strip(" ,"))
    if not all(re.fullmatch("[0-9]{1,32}", number) for number in numbers):
        raise UserError(f"a solution is column numbers such as 4 2 0 3 1, got {' '.join(words)}")
    return tuple(map(int, numbers[0] if len(numbers) == 1 else numbers))


def methods_named(key: str) -> str:
    """The key, if it is one.

    Raises
    ------
    UserError
        ``unknown method KEY: choose one of ...``.
    """
    keys = [method.key for method in one_form()]
    if key not in keys:
        raise UserError(f"unknown method {key}: choose one of {', '.join(keys)}")
    return key
