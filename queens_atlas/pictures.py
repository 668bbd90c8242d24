"""Draws with the site builder, which takes long to load: `drawing` imports this when it draws.

Charts need the most, so their functions import what they need: a board is drawn in half the time.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from itertools import islice
from math import ceil
from pathlib import Path
from typing import SupportsIndex, cast

from cy_core import InputError, format_value, known_census, label, orbit
from cy_core import fundamental as fundamental_of
from cy_core import queens_per_square as counts_per_square
from cy_core import solution as solution_of
from cy_core.checks import MAX_N, whole_number
from cy_core.model import Solution
from cy_core.symmetry import checked_solution
from site_builder.svg.board import Board, board_file, draw_board, orbit_sheet, require_columns
from site_builder.svg.files import description_of, has_resvg, png, stand_alone, title_of
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Charts
from site_builder.values.files import write_file
from site_builder.values.text import plain_name, square_name

Picture = tuple[str, str]  # SVG and title
Square = tuple[int, int]

MAX_BOARDS = 100
MIN_WIDTH = 900  # pixels of a picture that a notebook may print


@contextmanager
def input_errors() -> Iterator[None]:
    """Within this, mistakes of a user have the type that the package documents."""
    try:
        yield
    except UserError as error:
        raise InputError(one_line(str(error))) from None


@input_errors()
def board(solution: object, attacks: bool) -> Picture:
    """A board; with the lines that its queens attack, if `attacks`."""
    columns = columns_of(solution)
    require_columns(columns)
    n, queens = len(columns), [(row, c) for row, c in enumerate(columns) if c is not None]
    title = (
        f"Solution {solution}" if isinstance(solution, str) else f"{len(queens)} queens, N = {n}"
    )
    about = f"Queens: {' '.join(square_name(queen, n) for queen in queens) or 'none'}"
    if len(queens) == n and not attacks:
        whole = [column for _, column in queens]
        return board_file(whole, title=title, description=about, coordinates=n > 3), title
    lines = [line for queen in queens for line in attack_lines(n, *queen)] if attacks else []
    svg = draw_board(Board(n, queens, faint_lines=lines), title=title, description=about)
    return stand_alone(svg, n), title


def columns_of(solution: object) -> tuple[int | None, ...]:
    """The columns of a label, or those that are given, as int; None for a row without a queen."""
    if isinstance(solution, str):
        return solution_of(solution)
    try:
        columns = islice(cast("Sequence[object]", solution), MAX_N + 1)
        return tuple(None if column is None else whole_number(column) for column in columns)
    except TypeError:
        rule = "a board is a label such as 8.4.1, or the column of each row's queen"
        raise InputError(f"{rule}, got {format_value(solution, tuple)}") from None


def attack_lines(n: int, row: int, column: int) -> Iterator[tuple[Square, Square]]:
    """The row, the column and the two diagonals of a queen, from edge to edge.

    >>> [*attack_lines(4, 1, 0)]
    [((1, 0), (1, 3)), ((0, 0), (3, 0)), ((1, 0), (3, 2)), ((0, 1), (1, 0))]
    """
    last = n - 1
    yield (row, 0), (row, last)
    yield (0, column), (last, column)
    up, down = min(row, column), min(last - row, last - column)
    yield (row - up, column - up), (row + down, column + down)
    up, down = min(row, last - column), min(last - row, column)
    yield (row - up, column + up), (row + down, column - down)


def images(solution: Solution) -> Picture:
    """The eight images of a solution, those that occur twice faint."""
    its_orbit = orbit(solution)
    seen: set[tuple[int, ...]] = set()
    sheet = []
    for symmetry, image in its_orbit.images.items():
        sheet.append((plain_name(symmetry), image, image in seen))
        seen.add(image)
    title = f"The eight images of {label(solution)}"
    about = f"{its_orbit.size} of them differ."
    return orbit_sheet(sheet, title=title, description=about), title


@input_errors()
def gallery(boards: object) -> Picture:
    """Boards in rows of four, with their labels."""
    rows = solutions_of(boards)
    sizes = sorted({len(columns) for columns in rows})
    if len(sizes) > 1:
        raise InputError(f"a gallery has boards of one size, got {sizes[0]} and {sizes[1]} rows")
    title = f"{len(rows)} board{'s' * (len(rows) > 1)} of N = {sizes[0]}"
    sheet = [(label(columns), columns, False) for columns in rows]
    about = ", ".join(name for name, _, _ in sheet)
    return orbit_sheet(sheet, title=title, description=about), title


def solutions_of(boards: object) -> list[Solution]:
    """The fundamental solutions of N, or the solutions that are given; at most 100."""
    try:
        n = whole_number(boards)
    except TypeError:
        return given_solutions(boards)
    count = known_census(n).fundamental or 0
    if not count:
        raise InputError(f"a gallery has 1 to {MAX_BOARDS} boards, but N = {n} has no solution")
    require_few(count)
    return [tuple(columns) for columns in fundamental_of(n)[0].tolist()]


def given_solutions(boards: object) -> list[Solution]:
    """The solutions that are given, as tuples of int."""
    try:
        rows = [*islice(cast("Sequence[Sequence[int]]", boards), MAX_BOARDS + 1)]
        is_list = all(isinstance(columns, Iterable) for columns in rows)
    except TypeError:
        is_list = False
    if not is_list or isinstance(boards, str):  # perhaps one board, or a label
        rule = "a gallery takes N, or a list of solutions such as fundamental(8)[0]"
        remedy = "to draw one board, call board"
        raise InputError(f"{rule}, got {format_value(boards, tuple)}: {remedy}")
    require_few(len(rows))
    return [checked_solution(columns) for columns in rows]


def require_few(count: int) -> None:
    """Raise an error if a gallery would be empty, or too large to look at."""
    if not 1 <= count <= MAX_BOARDS:
        number = count if count != MAX_BOARDS + 1 else "more"
        remedy = "pass some of them, such as fundamental(12)[0][:40]"
        raise InputError(f"a gallery has 1 to {MAX_BOARDS} boards, got {number}: {remedy}")


def heatmap(n: SupportsIndex) -> Picture:
    """The number of solutions with a queen on each square."""
    from site_builder.figures.totals import heat_chart

    figure = heat_chart(counts_per_square(n))
    return stand_alone(figure.svg), title_of(figure.svg)


@input_errors()
def chart(text: str) -> Picture:
    """The first picture of a chart block."""
    from site_builder.blocks.registry import draw_block

    if not isinstance(text, str) or not text.split():
        rule = "a chart is its kind and its range, such as totals 1-27"
        raise InputError(f"{rule}, got {format_value(text, str)}")
    figure = draw_block("chart", [text], SiteConfig())
    assert isinstance(figure, Charts), text  # no chart is Markdown
    svg = figure.shown[0].svg
    return stand_alone(svg), title_of(svg)


def image_element(svg: str) -> str:
    """A picture as an HTML element of its own: its styles touch nothing else in a page."""
    words = escape(f"{title_of(svg)}. {description_of(svg)}")
    return f'<img alt="{words}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">'


def png_if_possible(svg: str) -> bytes | None:
    """A picture as pixels, wide enough for paper; None without resvg-py."""
    if not has_resvg():
        return None
    width = float(re.findall(r'\bwidth="([0-9.]+)"', svg)[0])
    return png(svg, zoom=ceil(MIN_WIDTH / width))


def svg_if_needed(svg: str) -> str | None:
    """The picture without resvg-py: beside an SVG, a notebook's export to PDF uses no PNG."""
    return None if has_resvg() else svg


@input_errors()
def write(svg: str, title: str, path: Path) -> None:
    """Write a picture in the format that the name of the file says."""
    if path.suffix == ".svg":
        write_file(path, svg)
    elif path.suffix == ".png":
        write_file(path, png(svg, zoom=2))
    elif path.suffix == ".html":
        element = svg.partition("?>\n")[2] or svg
        write_file(path, f"<!doctype html><title>{escape(title)}</title>\n{element}")
    else:
        raise InputError(
            f"a picture is saved as .svg, .png or .html, got {format_value(path.name)}"
        )
