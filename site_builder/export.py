"""Lists of solutions in the formats that other programs read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from site_builder.census import rank_labels


@dataclass(frozen=True, slots=True)
class Listing:
    """Solutions of one n.

    Attributes
    ----------
    columns : ndarray of uint8, shape (count, n)
        One solution a row.
    sizes : ndarray of uint8, shape (count,), or None
        Size of the orbit each stands for, when the rows are all the fundamental solutions in
        descending order; None when they are all solutions.
    """

    columns: NDArray[np.uint8]
    sizes: NDArray[np.uint8] | None


def write_listing(listing: Listing, format: str, stream: BinaryIO) -> None:
    """Write in one of `FORMATS`, line by line, to a binary stream.

    Parameters
    ----------
    format : {"text", "csv", "json", "npy"}
        ``npy`` holds `columns` alone, as NumPy saves them.
    """
    if format == "npy":
        np.save(stream, listing.columns)
        return
    stream.writelines(f"{line}\n".encode() for line in _LINES[format](listing))


def _rows(listing: Listing) -> Iterator[dict[str, object]]:
    """Each solution as a mapping of names to values, columns as text."""
    texts = (" ".join(map(str, row.tolist())) for row in listing.columns)
    if listing.sizes is None:
        for text in texts:
            yield {"columns": text}
    else:
        sizes = listing.sizes.tolist()
        labels = rank_labels(listing.columns.shape[1], sizes)
        for label, size, text in zip(labels, sizes, texts, strict=True):
            yield {"label": label, "orbit_size": size, "columns": text}


def _text(listing: Listing) -> Iterator[str]:
    for row in _rows(listing):
        yield "  ".join(str(value) for value in row.values())


def _csv(listing: Listing) -> Iterator[str]:
    yield "columns" if listing.sizes is None else "label,orbit_size,columns"
    for row in _rows(listing):
        yield ",".join(str(value) for value in row.values())


def _json(listing: Listing) -> Iterator[str]:
    """One array, one object a line; columns as an array of numbers."""
    yield "["
    last = len(listing.columns) - 1
    for index, (row, columns) in enumerate(zip(_rows(listing), listing.columns, strict=True)):
        text = json.dumps(row | {"columns": columns.tolist()})
        yield f"  {text}," if index < last else f"  {text}"
    yield "]"


_LINES: Mapping[str, Callable[[Listing], Iterator[str]]] = {
    "text": _text,
    "csv": _csv,
    "json": _json,
}
FORMATS = (*_LINES, "npy")
