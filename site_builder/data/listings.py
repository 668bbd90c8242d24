"""Lists of solutions in formats that other programs read, and their sizes in bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, BinaryIO, TypeAlias

from cy_core import Properties, iter_fundamental, known_census, property_columns, solutions
from site_builder.data.parquet import write_parquet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from site_builder.data.row_text import Batch

FORMATS = ("text", "csv", "json", "npy", "parquet")
# The file extensions that differ from the name of the format.
EXTENSIONS = {"text": "txt"}
# The columns of three kinds of lists: of all solutions, of fundamental solutions, and of
# fundamental solutions of several N.
EVERY = ("columns",)
FUNDAMENTAL = ("label", "orbit_size", "columns")
FUNDAMENTALS = ("n", *FUNDAMENTAL, *(field.name for field in fields(Properties)))
# The number of solutions in a chunk, which takes one or two megabytes as an array, and about ten as
# text.
CHUNK = 1 << 16
# The number of solutions in a chunk with properties, which are measured in at most a tenth of a
# second.
MEASURED_CHUNK = 1 << 7

Columns: TypeAlias = "NDArray[np.uint8]"
Sizes: TypeAlias = "NDArray[np.uint8] | None"
Done = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Listing:
    """The solutions of one n, which can be iterated once."""

    # The side of the board.
    n: int
    # The number of solutions.
    count: int
    # Chunks of solutions: the columns, one solution a row, and the size of the orbit of each
    # solution. The sizes are None in a list of all solutions. Fundamental solutions are in
    # descending order.
    chunks: Iterable[tuple[Columns, Sizes]]
    # Whether the chunks have sizes.
    has_sizes: bool


def write_together(
    sizes: Sequence[int], file_format: str, stream: BinaryIO, done: Done = lambda _: None
) -> None:
    """Write the fundamental solutions of several n with their properties to a stream.

    `done` is called with the number of rows written so far.
    """
    batches = chain.from_iterable(_batches(list_fundamental(n, MEASURED_CHUNK)) for n in sizes)
    _write_rows(FUNDAMENTALS, _with_properties(batches, done), file_format, stream)


def _with_properties(batches: Iterable[Batch], done: Done) -> Iterator[Batch]:
    written = 0
    for batch in batches:
        columns = batch["columns"]
        yield {**batch, **_measured(columns.shape[1], columns.tobytes())}
        written += len(columns)
        done(written)


# Cached, so that all formats use one measurement, because measuring takes longer than writing.
@cache
def _measured(n: int, columns: bytes) -> Batch:
    """Measure the properties of solutions. `columns` has one byte for each queen, row by row."""
    import numpy as np

    return property_columns(np.frombuffer(columns, np.uint8).reshape(-1, n))


def list_fundamental(n: int, chunk: int | None = None) -> Listing:
    """Return the fundamental solutions of one n. The search runs while the result is iterated."""
    chunks = iter_fundamental(n, chunk=chunk or CHUNK)
    return Listing(n, known_census(n).fundamental or 0, chunks, has_sizes=True)


def list_all(n: int) -> Listing:
    """Return all solutions of one n.

    They are in memory, because their order is known only at the end.
    """
    boards = solutions(n)
    chunks = ((boards[start : start + CHUNK], None) for start in range(0, len(boards), CHUNK))
    return Listing(n, len(boards), chunks, has_sizes=False)


def write_listing(
    listing: Listing, file_format: str, stream: BinaryIO, done: Done = lambda _: None
) -> None:
    """Write a listing to a binary stream in one of `FORMATS` or as ``frame``.

    Solutions are searched and written chunk by chunk. `done` is called with the number of rows
    written so far.
    """
    reported = replace(listing, chunks=_report_rows(listing, done))
    if file_format == "npy":
        _write_npy(reported, stream)
    else:
        names = FUNDAMENTAL if listing.has_sizes else EVERY
        _write_rows(names, _batches(reported), file_format, stream)


def _report_rows(listing: Listing, done: Done) -> Iterator[tuple[Columns, Sizes]]:
    written = 0
    for columns, sizes in listing.chunks:
        yield columns, sizes
        written += len(columns)
        done(written)


def _write_npy(listing: Listing, stream: BinaryIO) -> None:
    # Imported here, so that commands that only count do not have to load NumPy.
    from numpy.lib.format import write_array_header_1_0

    shape = (listing.count, listing.n)
    header = {"descr": "|u1", "fortran_order": False, "shape": shape}
    write_array_header_1_0(stream, header)
    for columns, _ in listing.chunks:
        stream.write(columns.data)


def _write_rows(
    names: Sequence[str], batches: Iterable[Batch], file_format: str, stream: BinaryIO
) -> None:
    if file_format == "parquet":
        write_parquet(names, batches, stream)
    else:
        # Imported here, because it loads NumPy.
        from site_builder.data.row_text import format_lines

        stream.writelines(format_lines(file_format, names, batches))


def _batches(listing: Listing) -> Iterator[Batch]:
    """Yield the columns of a listing in batches, by their names."""
    import numpy as np

    counts: Counter[int] = Counter()
    for columns, sizes in listing.chunks:
        if sizes is None:
            yield {"columns": columns}
        else:
            n = np.full(len(sizes), listing.n, np.uint8)
            ranks = _ranks(sizes, counts)
            yield {"n": n, "orbit_size": sizes, "rank": ranks, "columns": columns}


def _ranks(sizes: Columns, counts: Counter[int]) -> NDArray[np.int64]:
    """Return the rank of each solution: its number among the solutions with the same orbit size.

    `counts` has the number of solutions in earlier batches by size. This function updates it.
    """
    import numpy as np

    ranks = np.empty(len(sizes), np.int64)
    for size in (1, 2, 4, 8):
        positions = np.flatnonzero(sizes == size)
        ranks[positions] = np.arange(1, len(positions) + 1) + counts[size]
        counts[size] += len(positions)
    return ranks


# Bytes of a fundamental solution of N = 12, divided by N.
_BYTES_PER_QUEEN = {"npy": 1, "parquet": 1, "text": 3, "csv": 3, "json": 8}


def about_bytes(n: int, rows: int, file_format: str) -> int:
    """Return the approximate size of a list in bytes."""
    return rows * n * _BYTES_PER_QUEEN[file_format]
