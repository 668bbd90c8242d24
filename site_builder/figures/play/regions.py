"""The figure of region puzzles; without script, one puzzle with its solution."""

from __future__ import annotations

from cy_core.variants import RegionPuzzle, region_puzzle
from site_builder.svg.regions import regions_board
from site_builder.values.cache import disk_cache
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, Picture
from site_builder.values.text import squares

SIZES = range(5, 10)
PUZZLES = 30  # of each size: one for each day of a month
SHOWN_N = 8  # without script


def regions_figure(_: None, config: SiteConfig) -> Figure:
    """Make the figure: puzzles of five sizes, to play and to print."""
    puzzle = region_puzzle(SHOWN_N)
    names = ", ".join(squares(puzzle.solution))
    context = {
        "question": [_picture(puzzle, (), f"Puzzle 1 of {SHOWN_N} x {SHOWN_N} squares.")],
        "answer": [_picture(puzzle, puzzle.solution, f"The queens stand on {names}.")],
        "puzzles": {n: _puzzle_texts(n) for n in SIZES},
    }
    return Figure("regions.html.jinja", context, tuple(SIZES))


@disk_cache
def _puzzle_texts(n: int) -> list[str]:
    """The puzzles of an N as the script reads them: ``AAB/ABB/CCC:021``."""
    return [_text(region_puzzle(n, seed)) for seed in range(1, PUZZLES + 1)]


def _text(puzzle: RegionPuzzle) -> str:
    return f"{'/'.join(puzzle.rows)}:{''.join(map(str, puzzle.solution))}"


def _picture(puzzle: RegionPuzzle, solution: tuple[int, ...], caption: str) -> Picture:
    description = " ".join(puzzle.rows)
    title = "Region puzzle, solved" if solution else "Region puzzle"
    queens = [*enumerate(solution)]
    return Picture(
        regions_board(puzzle.regions, queens, title=title, description=description), caption
    )
