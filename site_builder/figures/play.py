"""Puzzles to play: the position of the day, and coloured regions."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase, digits

from cy_core import completions
from cy_core.variants import RegionPuzzle, region_puzzle
from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.solutions import solution_links
from site_builder.svg.board import Board, Square
from site_builder.svg.puzzles import regions_board
from site_builder.values.block import block
from site_builder.values.cache import disk_cache
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Picture
from site_builder.values.text import square_name, squares, squares_text

SIZES = (6, 7, 8, 10)  # of the positions that the script makes
N = 8  # of the position without script
GIVEN = ((1, 5), (3, 0), (6, 1))  # its queens: f7, a5 and b2

REGION_SIZES = (5, 6, 7, 8, 9, 10, 12, 14, 16, 18)  # of the puzzles that belong to no day
PUZZLES = 12  # of each size
REGION_N = 8  # without script
MIN_DRAWN_N, MAX_DRAWN_N = 4, 18  # of puzzles that a reader draws, as in regions.js
DIGITS = f"{digits}{ascii_lowercase}"  # of columns


@block("play", "")
def play(config: SiteConfig) -> Element:
    """A position of the day at each level, and a calendar of the month."""
    ((*solution,),) = completions(N, GIVEN).tolist()
    added = tuple(square for square in enumerate(solution) if square not in GIVEN)
    names = ", ".join(square_name(square, N) for square in added)
    question = f"{len(GIVEN)} queens stand. Place the other {N - len(GIVEN)}: there is one way."
    answer = f"The other queens stand on {names}."
    return Element(
        "queens-play",
        "Position of the day",
        solution_links(config, SIZES),
        [position((), caption=question)],
        answer=[position(added, title="The completed position", caption=answer)],
        sizes=SIZES,
        style_class="qa-play",
    )


def position(
    added: Sequence[Square],
    title: str = "A position to complete",
    caption: str = "",
    *,
    coordinates: bool = True,
) -> Picture:
    """The given queens, and those added in outline."""
    marks = Board(N, queens=GIVEN, hollow=added, coordinates=coordinates)
    description = f"Queens: {squares_text((*GIVEN, *added), N)}."
    return AnnotatedBoard(marks, title, description, caption).picture()


@block("regions", "")
def regions() -> Element:
    """A region puzzle of each day at each level, and more of several sizes."""
    puzzle = region_puzzle(REGION_N)
    question = f"Puzzle 1 of {REGION_N} x {REGION_N} squares."
    answer = f"The queens stand on {', '.join(squares(puzzle.solution))}."
    return Element(
        "queens-regions",
        "Region puzzle",
        {"puzzles": {n: _puzzle_texts(n) for n in REGION_SIZES}},
        [_region_picture(puzzle, (), "Region puzzle", question)],
        answer=[_region_picture(puzzle, puzzle.solution, "Region puzzle, solved", answer)],
        sizes=REGION_SIZES,
        style_class="qa-play qa-regions",
    )


@block("region-editor", "")
def region_editor() -> Element:
    """Regions that a reader draws, with the number of their solutions."""
    puzzle = region_puzzle(MIN_DRAWN_N + 2)
    return Element(
        "queens-region-editor",
        "Draw regions",
        {},
        [
            _region_picture(
                puzzle, puzzle.solution, "Regions with one solution", "A puzzle, solved."
            )
        ],
        sizes=(*range(MIN_DRAWN_N, MAX_DRAWN_N + 1),),
        style_class="qa-play qa-regions",
    )


@disk_cache
def _puzzle_texts(n: int) -> list[str]:
    """The puzzles of an N as the script reads them: ``AAB/ABB/CCC:021``, a for column 10."""
    puzzles = [region_puzzle(n, seed) for seed in range(1, PUZZLES + 1)]
    return [
        f"{'/'.join(each.rows)}:{''.join(DIGITS[column] for column in each.solution)}"
        for each in puzzles
    ]


def _region_picture(
    puzzle: RegionPuzzle, solution: tuple[int, ...], title: str, caption: str
) -> Picture:
    queens, description = [*enumerate(solution)], " ".join(puzzle.rows)
    svg = regions_board(puzzle.regions, queens, title=title, description=description)
    return Picture(svg, caption)
