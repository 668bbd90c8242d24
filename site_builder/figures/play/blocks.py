"""Puzzles to play: the position of the day, and coloured regions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import ascii_uppercase

from cy_core import completions
from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.solutions import solution_links
from site_builder.svg.board import Board, Square
from site_builder.svg.puzzles import regions_board
from site_builder.values.block import block
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Picture
from site_builder.values.text import square_name, squares, squares_text

SIZES = (6, 7, 8, 10)  # of the positions that the script makes
N = 8  # of the position without script
GIVEN = ((1, 5), (3, 0), (6, 1))  # its queens: f7, a5 and b2

REGION_N = 8  # without script
MIN_DRAWN_N, MAX_DRAWN_N = 4, 18  # of puzzles that a reader draws, as in regions.js


@block("play", "", is_public=True)
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
    puzzles = region_puzzles()
    puzzle = parse_puzzle(puzzles[REGION_N][0])
    question = f"Puzzle 1 of {REGION_N} x {REGION_N} squares."
    answer = f"The queens stand on {', '.join(squares(puzzle.solution))}."
    return Element(
        "queens-regions",
        "Region puzzle",
        {"puzzles": puzzles},
        [_region_picture(puzzle, (), "Region puzzle", question)],
        answer=[_region_picture(puzzle, puzzle.solution, "Region puzzle, solved", answer)],
        sizes=tuple(puzzles),
        style_class="qa-play qa-regions",
    )


@block("region-editor", "")
def region_editor() -> Element:
    """Regions that a reader draws, with the number of their solutions."""
    puzzle = parse_puzzle(region_puzzles()[MIN_DRAWN_N + 2][0])
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


@dataclass(frozen=True, slots=True)
class RegionPuzzle:
    """A region puzzle with exactly one solution."""

    rows: tuple[str, ...]  # the region of each square as a letter, row by row from the top
    solution: tuple[int, ...]  # column of the queen in each row, from the top


@cache
def region_puzzles() -> Mapping[int, Sequence[str]]:
    """Return twelve region puzzles of each size by N, as texts that `parse_puzzle` reads."""
    path = Path(__file__).with_name("region_puzzles.txt")
    puzzles = dict[int, list[str]]()
    for text in path.read_text("ascii").split():
        puzzles.setdefault(text.index("/"), []).append(text)
    return puzzles


def parse_puzzle(text: str) -> RegionPuzzle:
    """Parse rows and solution of a region puzzle; columns from 10 are letters, `a` for 10.

    >>> parse_puzzle("AAB/ABB/CCC:02a").solution
    (0, 2, 10)
    """
    rows, columns = text.split(":")
    return RegionPuzzle(tuple(rows.split("/")), tuple(int(column, 36) for column in columns))


def _region_picture(
    puzzle: RegionPuzzle, solution: tuple[int, ...], title: str, caption: str
) -> Picture:
    regions = [[ascii_uppercase.index(letter) for letter in row] for row in puzzle.rows]
    description = " ".join(puzzle.rows)
    svg = regions_board(regions, list(enumerate(solution)), title=title, description=description)
    return Picture(svg, caption)
