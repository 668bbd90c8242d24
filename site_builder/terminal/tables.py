"""Tables in plain letters: the same on a terminal, in a file, and to be copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

NUMBER = 7  # characters that a column of numbers has at least


def text_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lines of equal length: the first column to the left, numbers to the right.

    >>> print(text_table(["", "n = 8"], [["bitmap", "12 µs"], ["mirror", "-"]]))
              n = 8
    bitmap    12 µs
    mirror        -
    """
    lines = [headings, *rows]
    first, *others = (max(map(len, column)) for column in zip(*lines, strict=True))
    widths = [max(width, NUMBER) for width in others]
    return "\n".join(
        "  ".join([name.ljust(first), *map(str.rjust, values, widths)]) for name, *values in lines
    )
