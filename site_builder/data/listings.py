"""Lists of solutions in the formats that other programs read, however many they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import tee
from typing import TYPE_CHECKING, BinaryIO, TypeAlias

from site_builder.core import iter_fundamental, known_census, solutions
from site_builder.data.parquet import write_parquet
from site_builder.values.gallery import rank_labels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHUNK = 1 << 16  # solutions at a time: a megabyte or two as an array, some twenty as rows

Columns: TypeAlias = "NDArray[np.uint8]"
Sizes: TypeAlias = "NDArray[np.uint8] | None"
Row = Mapping[str, object]
Done = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Listing:
    """Solutions of one n, to be read once.

    Attributes
    ----------
    n : int
        Side of the board.
    count : int
        How many solutions there are.
    chunks : iterable of (ndarray of uint8, shape (any, n); ndarray of uint8, shape (any,), or None)
        Columns, one solution a row, and the sizes of the orbits they stand for, when they are all
        the fundamental solutions in descending order; None when they are all solutions.
    has_sizes : bool
        Whether there are sizes.
    """

    n: int
    count: int
    chunks: Iterable[tuple[Columns, Sizes]]
    has_sizes: bool


def write_together(sizes: Sequence[int], format: str, stream: BinaryIO) -> None:
    """Write the fundamental solutions of several n, each with its n, in a format of rows."""
    numbered = ({"n": n, **row} for n in sizes for row in labelled_rows(n))
    names = ("n", "label", "orbit_size", "columns")
    count = sum(known_census(n).fundamental or 0 for n in sizes)
    write_rows(Rows(names, count, numbered), format, stream)


def labelled_rows(n: int) -> Iterator[Row]:
    """The fundamental solutions of one n as the files have them, in descending order."""
    return _labelled(list_fundamental(n))


def list_fundamental(n: int) -> Listing:
    """The fundamental solutions, found while they are read.

    Raises
    ------
    InputError
        ``n must be between 1 and 27, got 28``.
    """
    found = iter_fundamental(n, chunk=CHUNK)
    return Listing(n, known_census(n).fundamental or 0, found, has_sizes=True)


def list_all(n: int) -> Listing:
    """All solutions: they must fit the memory, since their order is known only at the end.

    Raises
    ------
    InputError
        As `cy_core.solutions`.
    """
    boards = solutions(n)
    chunks = ((boards[at : at + CHUNK], None) for at in range(0, len(boards), CHUNK))
    return Listing(n, len(boards), chunks, has_sizes=False)


def write_listing(
    listing: Listing, format: str, stream: BinaryIO, done: Done = lambda _: None
) -> None:
    """Write in one of `FORMATS`, as the solutions are read, to a binary stream.

    Parameters
    ----------
    format : {"text", "csv", "json", "npy", "parquet"}
        ``npy`` holds the columns alone, as NumPy saves them.
    done : callable of (int)
        Told how many solutions have been written, from time to time.

    Raises
    ------
    UserError
        As `require_pyarrow`, for ``parquet``.
    """
    followed = replace(listing, chunks=_followed(listing, done))
    if format == "npy":
        _write_npy(followed, stream)
    else:
        write_rows(_rows_of(followed), format, stream)


def _followed(listing: Listing, done: Done) -> Iterator[tuple[Columns, Sizes]]:
    written = 0
    for columns, sizes in listing.chunks:
        yield columns, sizes
        written += len(columns)
        done(written)


def _write_npy(listing: Listing, stream: BinaryIO) -> None:
    from numpy.lib.format import write_array_header_1_0  # not for a command that only counts

    shape = (listing.count, listing.n)
    header = {"descr": "|u1", "fortran_order": False, "shape": shape}
    write_array_header_1_0(stream, header)
    for columns, _ in listing.chunks:
        stream.write(columns.data)


@dataclass(frozen=True, slots=True)
class Rows:
    """What all formats but ``npy`` hold: rows of the same names, the last of them ``columns``."""

    names: tuple[str, ...]
    count: int
    rows: Iterable[Row]


def write_rows(rows: Rows, format: str, stream: BinaryIO) -> None:
    """Write rows in one of the formats that have them."""
    if format == "parquet":
        write_parquet(rows.names, rows.rows, stream)
    else:
        stream.writelines(f"{line}\n".encode() for line in _LINES[format](rows))


def _text(rows: Rows) -> Iterator[str]:
    for row in rows.rows:
        yield "  ".join(_words(row))


def _csv(rows: Rows) -> Iterator[str]:
    yield ",".join(rows.names)
    for row in rows.rows:
        yield ",".join(_words(row))


def _json(rows: Rows) -> Iterator[str]:
    """One array, one object a line."""
    yield "["
    for number, row in enumerate(rows.rows, start=1):
        comma = "," if number < rows.count else ""
        yield f"  {json.dumps(row)}{comma}"
    yield "]"


_LINES: Mapping[str, Callable[[Rows], Iterator[str]]] = {
    "text": _text,
    "csv": _csv,
    "json": _json,
}


FORMATS = (*_LINES, "npy", "parquet")


def _words(row: Row) -> list[str]:
    *others, columns = row.values()
    assert isinstance(columns, list)
    return [*map(str, others), " ".join(map(str, columns))]


def _rows_of(listing: Listing) -> Rows:
    """Each solution as a mapping of names to values, columns as numbers."""
    if not listing.has_sizes:
        rows: Iterator[Row] = ({"columns": columns} for columns, _ in _solutions(listing))
        return Rows(("columns",), listing.count, rows)
    return Rows(("label", "orbit_size", "columns"), listing.count, _labelled(listing))


def _labelled(listing: Listing) -> Iterator[Row]:
    first, again = tee(_solutions(listing))
    labels = rank_labels(listing.n, (size for _, size in first))
    for label, (columns, size) in zip(labels, again, strict=True):
        yield {"label": label, "orbit_size": size, "columns": columns}


def _solutions(listing: Listing) -> Iterator[tuple[list[int], int]]:
    """The columns of each solution, and its size; 0 where there are none."""
    for columns, sizes in listing.chunks:
        known = [0] * len(columns) if sizes is None else sizes.tolist()
        yield from zip(columns.tolist(), known, strict=True)
