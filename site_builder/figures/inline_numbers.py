"""Inline blocks, which put a number into a sentence: computed by the core, or measured."""

from __future__ import annotations

from typing import Annotated, Literal

from cy_core import JOIN, MAX_KNOWN_N, METHODS, StepKind, count_parts, queens_per_square, trace
from cy_core.engine.choice import search_memory
from cy_core.puzzles import count_permutations
from site_builder.figures.boards import free_squares
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.timings.text import format_seconds
from site_builder.values import census
from site_builder.values.block import Method, Words, block, choice, size, sizes
from site_builder.values.cache import disk_cache
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.parsing import MAX_CHARTED, n_within, square_of
from site_builder.values.text import bytes_text, grouped, percent

KnownSizes = Annotated[range, sizes(1, MAX_KNOWN_N)]
BoardSize = Annotated[int, size(1, 12)]
JoinSize = Annotated[int, size(17, 24)]


@block("nodes", "bitmap 8", is_inline=True)
def nodes(method: Method, n: Annotated[int, size(1, MAX_KNOWN_N)]) -> str:
    """Return the number of queens that a method places in its whole search."""
    largest = max(entry.max_n for entry in METHODS if entry.key == method)
    n_within(n, 1, min(largest, MAX_CHARTED), f"the nodes of {method} are counted for")
    return grouped(census.nodes(method, "recursive", n) or 0)


@block("solutions", "8", is_inline=True)
def solutions(sizes: KnownSizes) -> str:
    """Return the number of solutions of one N, or the sum over a range of N."""
    return grouped(sum(census.census(n).total for n in sizes))


@block("fundamental", "8", is_inline=True)
def fundamental(sizes: KnownSizes) -> str:
    """Return the number of fundamental solutions of one N, or the sum over a range of N."""
    return grouped(sum(census.census(n).fundamental or 0 for n in sizes))


@block("orbits", "4 8", is_inline=True)
def orbits(
    orbit_size: Annotated[str, choice("1", "2", "4", "8")],
    n: Annotated[int, size(1, MAX_KNOWN_N)],
) -> str:
    """Return the number of orbits of one size."""
    by_size = census.census(n).orbits_by_size or {}
    return grouped(by_size.get(int(orbit_size), 0))


@block("with-queen", "8 a8", is_inline=True)
def with_queen(n: BoardSize, squares: Annotated[str, Words(str)]) -> str:
    """Return the number of solutions with a queen on one of `squares`, all in one row."""
    places = {square_of(name, n) for name in squares.split()}
    if len({row for row, _ in places}) != 1:
        got = f"got {squares or 'nothing'}: write 8 a8 b8"
        raise UserError(f"this block takes squares of one row, {got}")
    counts = queens_per_square(n)
    return grouped(sum(counts[row][column] for row, column in places))


@block("squares", "free 8: a8 c7", is_inline=True)
def squares(
    what: Literal["attacked", "free"], n: BoardSize, queens: Annotated[str, Words(str)]
) -> str:
    """Return the number of squares that these queens attack or, if `what` is "free", leave free."""
    placed = {square_of(name, n) for name in queens.split()}
    free = len(free_squares(n, tuple(placed)))
    return grouped(free if what == "free" else n * n - len(placed) - free)


@block("orders", "8", is_inline=True)
def orders(n: Annotated[int, size(1, 10)]) -> str:
    """Return the number of orders of N things, as the search for permutations counts them."""
    return grouped(count_permutations(n).total)


@block("parts", "22", is_inline=True)
@disk_cache
def parts(n: JoinSize) -> str:
    """Return the number of parts into which the join divides a count."""
    return grouped(len(count_parts(n, JOIN)))


@block("memory", "22", is_inline=True)
def memory(n: JoinSize) -> str:
    """Return the memory that the join needs."""
    return bytes_text(search_memory(n, JOIN))


@block("frame-queens", "8", is_inline=True)
@disk_cache
def frame_queens(n: Annotated[int, size(4, 10)]) -> str:
    """Return how many queens the carry chain places in the two outer rows or columns of each side.

    The share of all its queens follows in brackets.
    """
    placed = [step for step in trace(n, "carry_chain") if step.kind is StepKind.PLACE]
    inside = range(2, n - 2)
    in_frame = [step for step in placed if step.row not in inside or step.column not in inside]
    return f"{grouped(len(in_frame))} ({percent(len(in_frame) / len(placed))})"


@block("measured", "time bitmap 16", is_inline=True)
def measured(
    what: Literal["nodes", "time", "time-per-node"],
    method: Method,
    n: Annotated[int, size(1, MAX_KNOWN_N)],
    config: SiteConfig,
) -> str:
    """Return a measured value of a method in its recursive form.

    The value is from the first record that has measured the method at N.
    """
    for record in site_records(config):
        for cell in record.of(Subject(method, "recursive")):
            if cell.n == n and cell.best and cell.nodes:
                values = {
                    "nodes": grouped(cell.nodes),
                    "time": format_seconds(cell.best),
                    "time-per-node": f"{1e9 * cell.best / cell.nodes:.1f} ns",
                }
                return values[what]
    raise UserError(f"no record has the time of {method} for N = {n}: run queens bench")
