"""JSON documents: one for each fundamental solution, and one for each N."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from cy_core import Symmetry, SymmetryClass, fundamental, orbit
from site_builder.data.schema import (
    COUNT,
    DRAFT,
    FUNDAMENTAL,
    NUMBERS,
    TEXT,
    object_schema,
    row_schema,
)
from site_builder.values.census import Origin, known_counts
from site_builder.values.fundamental import FundamentalSolution, rank_labels
from site_builder.values.text import squares

Document = Mapping[str, Any]
MAX_LISTED_N = 12  # the largest N whose document lists its solutions; N = 13 has 9,233


def solution_document(solution: FundamentalSolution) -> Document:
    """The document of one fundamental solution.

    >>> solution_document(FundamentalSolution("4.2.1", (2, 0, 3, 1), 2))["squares"]
    ['c4', 'a3', 'd2', 'b1']
    """
    solution_orbit = orbit(solution.columns)
    return {
        "label": solution.label,
        "n": solution.n,
        "orbit_size": solution.orbit_size,
        "rank": int(solution.label.rpartition(".")[2]),
        "columns": solution.columns,
        "squares": [*squares(solution.columns)],
        "symmetry_class": solution_orbit.symmetry_class,
        "stabilizer": [*solution_orbit.stabilizer],
        "images": dict(solution_orbit.images),
    }


_SYMMETRY = {"enum": [*Symmetry]}
SOLUTION_SCHEMA = {
    "$schema": DRAFT,
    "title": "A fundamental solution",
    **object_schema(
        {
            "label": {"type": "string", "pattern": FUNDAMENTAL[0].pattern},
            "n": COUNT,
            "orbit_size": {"enum": [1, 2, 4, 8]},
            "rank": COUNT,
            "columns": NUMBERS,
            "squares": {"type": "array", "items": TEXT},
            "symmetry_class": {"enum": [*SymmetryClass]},
            "stabilizer": {"type": "array", "items": _SYMMETRY},
            "images": object_schema(dict.fromkeys(Symmetry, NUMBERS)),
        }
    ),
}


def n_document(n: int, files: list[Document]) -> Document:
    """The document of one N."""
    row = known_counts()[n - 1]
    return {
        "n": n,
        "total": row.census.total,
        "fundamental": row.census.fundamental,
        "orbits_by_size": dict(row.census.orbits_by_size or {}),
        "origin": row.origin,
        "files": files,
        "solutions": _rows(n) if files and n <= MAX_LISTED_N else None,
    }


def _rows(n: int) -> list[Document]:
    """The fundamental solutions in descending order, as in the lists."""
    boards, sizes = fundamental(n)
    labels = rank_labels(n, sizes.tolist())
    return [
        {"label": label, "orbit_size": size, "columns": columns}
        for label, size, columns in zip(labels, sizes.tolist(), boards.tolist(), strict=True)
    ]


FILE_SCHEMA = object_schema(
    {
        "path": TEXT,
        "content": {"enum": ["fundamental", "all"]},
        "format": TEXT,
        "rows": COUNT,
        "bytes": COUNT,
        "sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    }
)
N_SCHEMA = {
    "$schema": DRAFT,
    "title": "One N: its counts, its files, its fundamental solutions",
    **object_schema(
        {
            "n": COUNT,
            "total": COUNT,
            "fundamental": COUNT,
            "orbits_by_size": object_schema({str(size): COUNT for size in (1, 2, 4, 8)}),
            "origin": {"enum": [*get_args(Origin)]},
            "files": {"type": "array", "items": FILE_SCHEMA},
            "solutions": {"type": ["array", "null"], "items": row_schema(FUNDAMENTAL)},
        }
    ),
}
