"""Draw pictures with the site builder.

`drawing` imports this module only when it draws, because the site builder takes long to load.
Charts need most of its modules, so the functions that draw charts import them themselves. This
halves the time to draw a board.
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
from site_builder.svg.board import (
    Board,
    board_file,
    board_rows,
    draw_board,
    orbit_sheet,
    require_columns,
)
from site_builder.svg.files import has_resvg, png, stand_alone
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Chart, Charts
from site_builder.values.files import write_file
from site_builder.values.plain_text import description_of, printed, title_of
from site_builder.values.text import counted, plain_name, square_name

Picture = tuple[str, str, str]  # SVG, title and plain text
Square = tuple[int, int]

MAX_BOARDS = 100
# Pixels; the least width of a PNG for a notebook, so that a printed notebook is sharp.
MIN_WIDTH = 900


@contextmanager
def input_errors() -> Iterator[None]:
    """Convert each `UserError` to an `InputError`, the type of error that the package documents."""
    try:
        yield
    except UserError as error:
        raise InputError(one_line(str(error))) from None


@input_errors()
def board(solution: object, attacks: bool) -> Picture:
    """Draw a board. If `attacks`, also draw the lines that its queens attack."""
    columns = columns_of(solution)
    require_columns(columns)
    n = len(columns)
    queens = [(row, column) for row, column in enumerate(columns) if column is not None]
    if isinstance(solution, str):
        title = f"Solution {solution}"
    else:
        title = f"{len(queens)} queens, N = {n}"
    names = " ".join(square_name(queen, n) for queen in queens)
    description = f"Queens: {names or 'none'}"
    if len(queens) == n and not attacks:
        full_board = [column for _, column in queens]
        svg = board_file(full_board, title=title, description=description, coordinates=n > 3)
        return svg, title, svg.text
    lines = [line for queen in queens for line in attack_lines(n, *queen)] if attacks else []
    svg = draw_board(Board(n, queens, faint_lines=lines), title=title, description=description)
    if not attacks:
        return stand_alone(svg, n), title, svg.text
    squares = {square for line in lines for square in _squares_of(*line)} - set(queens)
    rows = board_rows(Board(n, queens, crosses=sorted(squares)))
    return stand_alone(svg, n), title, f"{rows}\n{svg.words}"


def columns_of(solution: object) -> tuple[int | None, ...]:
    """Convert a label or a sequence of columns to a tuple of columns.

    A row without a queen has None.
    """
    if isinstance(solution, str):
        return solution_of(solution)
    try:
        columns = islice(cast("Sequence[object]", solution), MAX_N + 1)
        return tuple(None if column is None else whole_number(column) for column in columns)
    except TypeError:
        rule = "a board is a label such as 8.4.1, or the column of each row's queen"
        raise InputError(f"{rule}, got {format_value(solution, tuple)}") from None


def attack_lines(n: int, row: int, column: int) -> Iterator[tuple[Square, Square]]:
    """Yield the row, the column and the two diagonals of a queen, from edge to edge.

    >>> list(attack_lines(4, 1, 0))
    [((1, 0), (1, 3)), ((0, 0), (3, 0)), ((1, 0), (3, 2)), ((0, 1), (1, 0))]
    """
    last = n - 1
    yield (row, 0), (row, last)
    yield (0, column), (last, column)
    up, down = min(row, column), min(last - row, last - column)
    yield (row - up, column - up), (row + down, column + down)
    up, down = min(row, last - column), min(last - row, column)
    yield (row - up, column + up), (row + down, column - down)


def _squares_of(start: Square, end: Square) -> Iterator[Square]:
    """Yield the squares of a row, column or diagonal from `start` to `end`.

    >>> list(_squares_of((1, 0), (3, 2)))
    [(1, 0), (2, 1), (3, 2)]
    """
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        row, column = ((last - first) // steps for first, last in zip(start, end, strict=True))
        yield start[0] + row * step, start[1] + column * step


def images(solution: Solution) -> Picture:
    """Draw the eight images of a solution. An image that repeats an earlier one is faint."""
    images_orbit = orbit(solution)
    drawn: set[tuple[int, ...]] = set()
    sheet = []
    for symmetry, image in images_orbit.images.items():
        sheet.append((plain_name(symmetry), image, image in drawn))
        drawn.add(image)
    title = f"The eight images of {label(solution)}"
    description = f"{images_orbit.size} of them differ."
    svg = orbit_sheet(sheet, title=title, description=description)
    return svg, title, svg.text


@input_errors()
def gallery(boards: object) -> Picture:
    """Draw boards in rows of four, with their labels."""
    rows = solutions_of(boards)
    sizes = sorted({len(columns) for columns in rows})
    if len(sizes) > 1:
        raise InputError(f"a gallery has boards of one size, got {sizes[0]} and {sizes[1]} rows")
    title = f"{counted(len(rows), 'board')} of N = {sizes[0]}"
    sheet = [(label(columns), columns, False) for columns in rows]
    description = ", ".join(name for name, _, _ in sheet)
    svg = orbit_sheet(sheet, title=title, description=description)
    return svg, title, svg.text


def solutions_of(boards: object) -> list[Solution]:
    """Return the solutions of a gallery: if `boards` is N, all fundamental solutions of N.

    Otherwise `boards` are the solutions. Raise an `InputError` for more than MAX_BOARDS solutions.
    """
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
    """Return the `boards` of a gallery as tuples of int, if they are solutions of one size.

    Otherwise raise an `InputError`.
    """
    try:
        rows = list(islice(cast("Sequence[Sequence[int]]", boards), MAX_BOARDS + 1))
        is_list = all(isinstance(columns, Iterable) for columns in rows)
    except TypeError:
        is_list = False
    # Without this check, a single board or a label would be taken for a list of boards.
    if not is_list or isinstance(boards, str):
        rule = "a gallery takes N, or a list of solutions such as fundamental(8)[0]"
        remedy = "to draw one board, call board"
        raise InputError(f"{rule}, got {format_value(boards, tuple)}: {remedy}")
    require_few(len(rows))
    return [checked_solution(columns) for columns in rows]


def require_few(count: int) -> None:
    """Raise an `InputError` unless a gallery of `count` boards has 1 to MAX_BOARDS boards."""
    if not 1 <= count <= MAX_BOARDS:
        number = count if count != MAX_BOARDS + 1 else "more"
        remedy = "pass some of them, such as fundamental(12)[0][:40]"
        raise InputError(f"a gallery has 1 to {MAX_BOARDS} boards, got {number}: {remedy}")


def heatmap(n: SupportsIndex) -> Picture:
    """Draw the number of solutions with a queen on each square."""
    from site_builder.figures.totals import heat_chart

    return _chart_picture(heat_chart(counts_per_square(n)))


@input_errors()
def chart(text: str) -> Picture:
    """Draw the chart that `text` names, as its block does.

    If the block has several, draw the first.
    """
    from site_builder.blocks.registry import draw_block

    if not isinstance(text, str) or not text.split():
        rule = "a chart is its kind and its range, such as totals 1-27"
        raise InputError(f"{rule}, got {format_value(text, str)}")
    figure = draw_block("chart", [text], SiteConfig())
    assert isinstance(figure, Charts), text
    return _chart_picture(figure.shown[0])


def _chart_picture(chart: Chart) -> Picture:
    return stand_alone(chart.svg), title_of(chart.svg), printed(chart.text_parts())


def image_element(svg: str) -> str:
    """Render a picture as an HTML image, so that its styles do not affect the rest of the page."""
    alternative_text = escape(f"{title_of(svg)}. {description_of(svg)}")
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{alternative_text}" src="data:image/svg+xml;base64,{data}">'


def png_if_possible(svg: str) -> bytes | None:
    """Convert a picture to PNG, wide enough to be printed. Return None without resvg-py."""
    if not has_resvg():
        return None
    width = float(re.findall(r'\bwidth="([0-9.]+)"', svg)[0])
    return png(svg, zoom=ceil(MIN_WIDTH / width))


def svg_if_needed(svg: str) -> str | None:
    """Return the SVG if resvg-py is missing, so that there is no PNG. Otherwise return None.

    If a notebook has both, its export to PDF does not use the PNG.
    """
    return None if has_resvg() else svg


@input_errors()
def write(svg: str, title: str, path: Path) -> None:
    """Write a picture to a file. The extension of the file's name chooses the format."""
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
