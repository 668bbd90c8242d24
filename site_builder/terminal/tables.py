"""Tables in plain letters: the same on a terminal, in a file, and to be copied."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

WIDEST = 1000  # characters; a line may be longer than a terminal is wide, but it stays a line
NUMBER = 7  # characters that a column of numbers has at least


def text_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lines of equal length: the first column to the left, numbers to the right.

    >>> print(text_table(["", "n = 8"], [["bitmap", "12 µs"], ["mirror", "-"]]))
              n = 8
    bitmap    12 µs
    mirror        -
    """
    table = Table(box=None, padding=(0, 0, 0, 2), pad_edge=False)
    first, *others = headings
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right", min_width=NUMBER)
    for row in rows:
        table.add_row(*row)
    text = io.StringIO()
    plain = Console(file=text, width=WIDEST, force_terminal=False, markup=False, emoji=False)
    plain.print(table, highlight=False)
    return text.getvalue().removesuffix("\n")
