"""Solutions written down: as squares, as columns, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from site_builder.errors import UserError
from site_builder.svg.board import column_letter


def squares(solution: Sequence[int]) -> tuple[str, ...]:
    """The names of the occupied squares, row by row from the top; ``a1`` is at bottom left.

    Columns after ``z`` are ``aa``, ``ab`` and so on, as in a spreadsheet.

    >>> squares((1, 3, 0, 2))
    ('b4', 'd3', 'a2', 'c1')
    """
    n = len(solution)
    return tuple(f"{column_letter(column)}{n - row}" for row, column in enumerate(solution))


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


def canonical_label(text: str) -> str:
    """A label as it is written everywhere, of one that a person typed and the core understood.

    >>> canonical_label(" 008.04.0001")
    '8.4.1'
    """
    return ".".join(str(int(number)) for number in text.split("."))
