"""Figures of capacity queens.

They are a board to try, a search, boards by a rule for c = 2, and the numbers of boards.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, TypedDict

from exhibits.algorithms_min_conflicts.blocks import large_board
from queens_atlas.blocks import (
    AnnotatedBoard,
    Asset,
    Board,
    Column,
    Element,
    Picture,
    Square,
    Table,
    block,
    choice,
    number_columns,
    size,
    sizes,
    squares_text,
)

FOLDER = Path(__file__).parent
PROGRAMS = ("rows.c", "halves.py")
# The sizes of the smallest and the largest board that a reader can try.
MIN_N, MAX_N = 4, 8
# The sizes of the boards that a reader can search for.
SEARCH_SIZES = (20, 50, 100)


class Counts(TypedDict):
    """The numbers of boards of one size and capacity. Both programs print them."""

    capacity: int
    n: int
    boards: int
    # For each kind of symmetry, the number of boards that one symmetry of this kind leaves
    # unchanged.
    half_turn: int
    quarter_turn: int
    mirror: int
    diagonal: int
    # The number of boards up to symmetry.
    orbits: int


@cache
def counts() -> Sequence[Counts]:
    """Return the recorded numbers of boards, on which both programs agree."""
    recorded = json.loads((FOLDER / "counts.json").read_text(encoding="utf-8"))
    found: list[Counts] = recorded["counts"]
    return found


def rule_squares(n: int) -> list[Square]:
    """Return the squares of a board of capacity 2, built by a rule for each `n` of at least 2.

    In each half of the board, two rows at a time share a column. For an odd N, a half turn maps the
    left half to the right one, and the middle column has two more queens.
    """
    half = n // 2
    left = [(row, row // 2) for row in range(2 * half)]
    if n % 2 == 0:
        return sorted([*left, *((row, half + column) for row, column in left)])
    right = [(n - 1 - row, n - 1 - column) for row, column in left]
    return sorted([*left, (0, half), (n - 1, half), *right])


@block("capacity", "6")
def capacity(n: Annotated[int, size(MIN_N, MAX_N, "a board to try takes")]) -> Element:
    """Return a board on which a reader places capacity queens.

    Without script it shows a solution.
    """
    sizes_to_try = tuple(range(MIN_N, MAX_N + 1))
    return Element(
        "queens-capacity",
        "Capacity queens",
        {"n": n, "sizes": sizes_to_try},
        [_rule_board(n).picture()],
        sizes=sizes_to_try,
        style_class="qa-place qa-capacity",
    )


@block("capacity-search", "100")
def capacity_search(n: Annotated[str, choice(*map(str, SEARCH_SIZES))]) -> Element:
    """Return a search for a large board of capacity 2.

    Without script it shows a board by the rule.
    """
    squares = rule_squares(int(n))
    title = f"{len(squares)} queens on {n} x {n} squares"
    caption = "A board by the rule for c = 2."
    return Element(
        "queens-capacity-search",
        "Search for capacity queens",
        {"n": int(n), "sizes": SEARCH_SIZES},
        [Picture(large_board(int(n), squares, title, caption), caption)],
        style_class="qa-lab",
    )


@block("capacity-rule", "8-9")
def capacity_rule(ns: Annotated[range, sizes(2, 16)]) -> list[AnnotatedBoard]:
    """Draw boards of capacity 2 that follow the rule, one for each N."""
    return [_rule_board(n) for n in ns]


def _rule_board(n: int) -> AnnotatedBoard:
    squares = rule_squares(n)
    return AnnotatedBoard(
        Board(n, squares, coordinates=True),
        f"A board of capacity 2, N = {n}",
        squares_text(squares, n),
        f"N = {n}, c = 2: {len(squares)} queens",
    )


@block("table capacity", "")
def counts_table() -> Table:
    """Return a table of the number of boards, and of the number of boards up to symmetry.

    Both programs are files beside it.
    """
    columns = list(number_columns("N"))
    values: dict[tuple[int, int], Counts] = {
        (each["capacity"], each["n"]): each for each in counts()
    }
    capacities = sorted({each["capacity"] for each in counts()})
    for each in capacities:
        columns += [
            Column(f"boards_{each}", f"boards, c = {each}"),
            Column(f"orbits_{each}", "up to symmetry"),
        ]
    rows = []
    for n in sorted({each["n"] for each in counts()}):
        row: list[int | None] = [n]
        for each in capacities:
            found = values.get((each, n))
            row += [found["boards"], found["orbits"]] if found else [None, None]
        rows.append(tuple(row))
    return Table(
        "Boards of capacity queens",
        tuple(columns),
        tuple(rows),
        path="variants/capacity",
        others=tuple(
            Asset(f"variants/{name}", (FOLDER / name).read_text(encoding="utf-8"))
            for name in PROGRAMS
        ),
    )
