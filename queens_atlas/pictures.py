"""Draws with the site builder, which takes long to load: `drawing` imports this when it draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import cast

from cy_core import InputError, label, orbit
from cy_core import fundamental as fundamental_of
from cy_core import solution as solution_of
from site_builder.blocks.registry import draw_block
from site_builder.svg.board import board_file
from site_builder.svg.marked import Marks, marked
from site_builder.svg.orbit import orbit_sheet
from site_builder.svg.png import png
from site_builder.svg.stand_alone import stand_alone, title_of
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Figure
from site_builder.values.files import write_file
from site_builder.values.text import plain_name, square_name

Picture = tuple[str, str]  # SVG and title
Square = tuple[int, int]

MAX_BOARDS = 100


def board(solution: str | Sequence[int | None], attacks: bool) -> Picture:
    """A board; with the lines that its queens attack, if `attacks`."""
    columns = solution_of(solution) if isinstance(solution, str) else tuple(solution)
    n, queens = len(columns), [(row, c) for row, c in enumerate(columns) if c is not None]
    title = (
        f"Solution {solution}" if isinstance(solution, str) else f"{len(queens)} queens, N = {n}"
    )
    about = f"Queens: {' '.join(square_name(queen, n) for queen in queens) or 'none'}"
    if len(queens) == n and not attacks:
        whole = [column for _, column in queens]
        return board_file(whole, title=title, description=about, coordinates=n > 3), title
    lines = [line for queen in queens for line in attack_lines(n, *queen)] if attacks else []
    svg = marked(Marks(n, queens, lines=lines), title=title, description=about)
    return stand_alone(svg, n), title


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


def images(solution: str | Sequence[int]) -> Picture:
    """The eight images of a solution, those that occur twice faint."""
    columns = solution_of(solution) if isinstance(solution, str) else tuple(solution)
    its_orbit = orbit(columns)
    seen: set[tuple[int, ...]] = set()
    sheet = []
    for symmetry, image in its_orbit.images.items():
        sheet.append((plain_name(symmetry), image, image in seen))
        seen.add(image)
    title = f"The eight images of {label(columns)}"
    about = f"{its_orbit.size} of them differ."
    return orbit_sheet(sheet, title=title, description=about), title


def gallery(boards: int | Iterable[Sequence[int]]) -> Picture:
    """Boards in rows of four, with their labels."""
    solutions = fundamental_of(boards)[0] if isinstance(boards, int) else boards
    rows = [tuple(map(int, columns)) for columns in solutions]
    if not 1 <= len(rows) <= MAX_BOARDS:
        remedy = "pass some of them, such as fundamental(12)[0][:40]"
        raise InputError(f"a gallery has 1 to {MAX_BOARDS} boards, got {len(rows)}: {remedy}")
    title = f"{len(rows)} boards of N = {len(rows[0])}"
    sheet = [(label(columns), columns, False) for columns in rows]
    about = ", ".join(name for name, _, _ in sheet)
    return orbit_sheet(sheet, title=title, description=about), title


def chart(text: str) -> Picture:
    """The first picture of a chart block."""
    figure = draw_block("chart", [text], SiteConfig())
    assert isinstance(figure, Figure), text  # no chart is Markdown
    first, *_ = cast("Sequence[Chart]", figure.context["charts"])
    return stand_alone(first.svg), title_of(first.svg)


def write(svg: str, title: str, path: Path) -> None:
    """Write a picture in the format that the name of the file says."""
    if path.suffix == ".svg":
        write_file(path, svg)
    elif path.suffix == ".png":
        write_file(path, png(svg, zoom=2))
    elif path.suffix == ".html":
        write_file(path, f"<!doctype html><title>{escape(title)}</title>\n{_without_head(svg)}")
    else:
        raise InputError(f"a picture is saved as .svg, .png or .html, got {path.name}")


def _without_head(svg: str) -> str:
    return svg.partition("?>\n")[2] or svg
