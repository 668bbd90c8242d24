"""The size of a list of solutions in bytes, before it is written."""

from __future__ import annotations

from cy_core import known_census

NPY_HEADER = 128  # bytes, whatever the shape of our arrays
# The text around labels and columns: once in a file, and in each row with a label.
_ONCE = {"text": "", "csv": "label,orbit_size,columns\n", "json": "[\n]\n"}
_ONCE_FOR_ALL = _ONCE | {"csv": "columns\n"}
_BESIDE_LABEL = {"text": "  8  ", "csv": ",8,", "json": '"label": "", "orbit_size": 8, '}


def list_bytes(n: int, content: str, format: str) -> int:
    """The size of a list.

    >>> list_bytes(8, "fundamental", "csv"), list_bytes(8, "all", "npy")
    (315, 864)
    """
    known = known_census(n)
    rows = (known.fundamental if content == "fundamental" else known.total) or 0
    if format in ("npy", "parquet"):
        return NPY_HEADER + rows * n
    columns = rows * _columns_bytes(n, format) - (1 if rows and format == "json" else 0)
    if content == "all":
        return len(_ONCE_FOR_ALL[format]) + columns
    return len(_ONCE[format]) + columns + _label_bytes(n) + rows * len(_BESIDE_LABEL[format])


def _columns_bytes(n: int, format: str) -> int:
    """The bytes of one row of columns with the end of its line, the same for every row."""
    digits = sum(len(str(column)) for column in range(n))
    if format == "json":
        return len('  {"columns": []},\n') + digits + len(", ") * (n - 1)
    return digits + n


def _label_bytes(n: int) -> int:
    """The bytes of all labels of one n."""
    counts = known_census(n).orbits_by_size or {}
    return sum(count * len(f"{n}.{size}.") + _digits(count) for size, count in counts.items())


def _digits(last: int) -> int:
    """The number of digits of all numbers from 1 to the last.

    >>> _digits(0), _digits(9), _digits(12)
    (0, 9, 15)
    """
    return sum(last - 10**power + 1 for power in range(len(str(last))) if last)
