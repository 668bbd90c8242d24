"""Sudoku puzzles in text: out of a file, and solutions as lines, as grids or for programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from cy_core.puzzles import SudokuSolutions
from site_builder.values.text import counted, grouped

FRAME = str.maketrans("", "", "|-+ \t\r\n")
ROWS = 9


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it was given."""

    # Where it begins, for a message: `puzzles.txt, line 3: `; empty for a word of a command.
    place: str
    cells: str  # its 81 cells, if it is one


def puzzles_in(lines: Iterable[str], name: str) -> Iterator[Puzzle]:
    """The puzzles of a text, each on a line of its own or as nine rows, with or without a frame.

    Lines that are empty, or begin with ``#``, say nothing.

    >>> [puzzle.place for puzzle in puzzles_in(["# mine", "." * 81, *["." * 9] * 9], "a.txt")]
    ['a.txt, line 2: ', 'a.txt, line 3: ']
    """
    rows: dict[int, str] = {}
    for number, line in enumerate(lines, start=1):
        if cells := "" if line.startswith("#") else line.translate(FRAME):
            rows[number] = cells
        if len(rows) == ROWS or len(cells) > ROWS:
            yield _puzzle(rows, name)
            rows = {}
    if rows:
        yield _puzzle(rows, name)


def _puzzle(rows: Mapping[int, str], name: str) -> Puzzle:
    return Puzzle(f"{name}, line {min(rows)}: ", "".join(rows.values()))


def _grid(puzzle: str, found: SudokuSolutions, seconds: float) -> str:
    return "\n\n".join([*map(drawn_grid, found.solutions), _count_text(found)])


def drawn_grid(cells: str) -> str:
    """The cells of a sudoku as a grid, with lines between the boxes.

    >>> print(drawn_grid("53..7...." + "." * 72).splitlines()[0])
    5 3 . | . 7 . | . . .
    """
    rows = [" | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6)) for row in _rows(cells)]
    return "\n------+-------+------\n".join("\n".join(rows[at : at + 3]) for at in (0, 3, 6))


def _rows(cells: str) -> list[str]:
    return [cells[at : at + ROWS] for at in range(0, len(cells), ROWS)]


def _count_text(found: SudokuSolutions) -> str:
    """How many solutions there are, as far as that was looked into."""
    count = len(found.solutions)
    many = counted(count, "solution") if count else "no solution"
    more = "" if found.complete else ", and more: add --all" if count == 1 else ", and perhaps more"
    return f"{many}{more}; digits placed: {grouped(found.nodes)}"


def _line(puzzle: str, found: SudokuSolutions, seconds: float) -> str:
    return "\n".join(found.solutions)


def _json(puzzle: str, found: SudokuSolutions, seconds: float) -> str:
    return json.dumps(
        {
            "puzzle": puzzle,
            "method": found.method,
            "solutions": found.solutions,
            "complete": found.complete,
            "nodes": found.nodes,
            "seconds": round(seconds, 9),
        }
    )


SUDOKU_FORMATS: Mapping[str, Callable[[str, SudokuSolutions, float], str]] = {
    "grid": _grid,
    "line": _line,
    "json": _json,
}
