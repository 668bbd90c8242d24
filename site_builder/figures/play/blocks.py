"""Puzzles to play: the position of the day, and coloured regions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from cy_core import completions
from cy_core.variants import MAX_REGION_N, region_solutions
from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.solutions import solution_links
from site_builder.svg.board import Board, Square
from site_builder.svg.puzzles import regions_board
from site_builder.values.block import block
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Picture, SiteLink
from site_builder.values.text import square_name, squares, squares_text

# The position that is shown without JavaScript: its N, and its given queens f7, a5 and b2.
N = 8
GIVEN = ((1, 5), (3, 0), (6, 1))

# The N of the region puzzle that is shown without JavaScript.
REGION_N = 8
# The N of puzzles whose regions readers draw themselves.
DRAWN_SIZES = range(4, MAX_REGION_N + 1)


@block("play", "", is_public=True)
def play(config: SiteConfig) -> Element:
    """Show a position and a region puzzle of the day, and a calendar of the month."""
    (solution,) = completions(N, GIVEN).tolist()
    added = tuple(square for square in enumerate(solution) if square not in GIVEN)
    names = ", ".join(square_name(square, N) for square in added)
    question = f"{len(GIVEN)} queens stand. Place the other {N - len(GIVEN)}: there is one way."
    answer = f"The other queens stand on {names}."
    puzzles = region_puzzles()
    puzzle = puzzles[REGION_N][0].rows
    columns = solve_regions(puzzle)
    region_question = "Place one queen in each row, column and region, so that no two touch."
    region_answer = f"The queens stand on {', '.join(squares(columns))}."
    return Element(
        "queens-play",
        "Puzzles of the day",
        {
            **solution_links(config, position_sizes()),
            "puzzles": puzzles,
            "data-qa-rules": SiteLink("variants/solve-regions.md", is_optional=True),
        },
        [
            position((), caption=question),
            region_picture(puzzle, (), "Region puzzle", region_question),
        ],
        answer=[
            position(added, title="The completed position", caption=answer),
            region_picture(puzzle, columns, "Region puzzle, solved", region_answer),
        ],
        sizes=tuple(sorted({*position_sizes(), *puzzles})),
        style_class="qa-play",
    )


@cache
def position_sizes() -> tuple[int, ...]:
    """Return every N for which the script makes positions, ascending.

    Both this function and the script read `position_boards.json`. For each level it has pairs of N
    and a number of given queens.
    """
    path = Path(__file__).with_name("position_boards.json")
    levels = json.loads(path.read_text("ascii")).values()
    return tuple(sorted({n for boards in levels for n, _ in boards}))


def position(
    added: Sequence[Square], title: str = "A position to complete", caption: str = ""
) -> Picture:
    """Draw the given queens of the position, and the queens `added` as outlines."""
    marks = Board(N, queens=GIVEN, hollow=added, coordinates=True)
    description = f"Queens: {squares_text((*GIVEN, *added), N)}."
    return AnnotatedBoard(marks, title, description, caption).picture()


@cache
def rule_names() -> Mapping[str, str]:
    """Return the names of the rules that hints on region puzzles use, the easiest rule first."""
    path = Path(__file__).with_name("rule_names.json")
    names: dict[str, str] = json.loads(path.read_text("ascii"))
    return names


class RegionPuzzle(NamedTuple):
    """A region puzzle with exactly one solution."""

    # A letter for the region of each square, row by row from the top: `AAB.ABB.CCC`.
    rows: str
    # The easiest level whose rules solve the puzzle: `easy`, `medium` or `hard`. A few hard puzzles
    # need more steps from a supposed queen to the contradiction than any puzzle of a day.
    level: str


@cache
def region_puzzles() -> Mapping[int, Sequence[RegionPuzzle]]:
    """Return twelve region puzzles for each N, read from a file that is kept as it is."""
    path = Path(__file__).with_name("region_puzzles.txt")
    puzzles = dict[int, list[RegionPuzzle]]()
    for line in path.read_text("ascii").splitlines():
        puzzle = RegionPuzzle(*line.split())
        puzzles.setdefault(puzzle.rows.index("."), []).append(puzzle)
    return puzzles


def solve_regions(puzzle: str) -> Sequence[int]:
    """Return the column of the queen in each row of a region puzzle with exactly one solution.

    >>> solve_regions("AABBB.DDBBB.DDDDC.DDDEC.DDDEE")
    [0, 2, 4, 1, 3]
    """
    (solution,) = region_solutions(region_numbers(puzzle))
    return list(map(int, solution))


def region_picture(puzzle: str, solution: Sequence[int], title: str, caption: str) -> Picture:
    """Draw a region puzzle, with a queen in each column of `solution`, row by row.

    `solution` may be empty.
    """
    svg = regions_board(
        region_numbers(puzzle),
        list(enumerate(solution)),
        title=title,
        description=puzzle.replace(".", " "),
    )
    return Picture(svg, caption)


def region_numbers(puzzle: str) -> Sequence[Sequence[int]]:
    """Return the number of the region of each square, row by row."""
    return [[ascii_uppercase.index(letter) for letter in row] for row in puzzle.split(".")]
