"""Boards with some queens, for a reader to complete on paper."""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import ascii_uppercase

from cy_core import completions, label
from site_builder.svg.board import Square, board, partial_board
from site_builder.values.block_type import Block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.text import square_name, squares

SIZES = range(4, 9)
MAX_BOARDS = 6  # of a page of paper


@dataclass(frozen=True, slots=True)
class Position:
    """Some queens on a board of side `n`, and the solutions that have them all."""

    letter: str
    n: int
    given: tuple[Square, ...]
    solutions: tuple[tuple[int, ...], ...]

    @property
    def names(self) -> str:
        """The squares of the queens."""
        return " ".join(square_name(square, self.n) for square in self.given)

    @property
    def added(self) -> str:
        """The squares of the queens that complete the board, in the first of its solutions."""
        first = enumerate(self.solutions[0])
        return ", ".join(square_name(pair, self.n) for pair in first if pair not in self.given)

    @property
    def label(self) -> str:
        """The label of the first of its solutions."""
        return label(self.solutions[0])

    @property
    def picture(self) -> str:
        """The board as it is on the sheet."""
        return partial_board(self.n, self.given, title=self.letter, description=self.names)

    @property
    def answer(self) -> str:
        """The board with the queens of the first of its solutions."""
        solution = self.solutions[0]
        description = " ".join(squares(solution))
        return board(solution, title=self.letter, description=description, coordinates=True)


def boards_sheet(block: Block) -> Figure:
    """Make a sheet of the boards that the lines of the block describe."""
    positions = positions_of(block)
    sizes = sorted({position.n for position in positions})
    return Figure("worksheet_boards.html.jinja", {"positions": positions}, tuple(sizes))


def sheet_maker(block: Block) -> Figure:
    """Make the form that makes sheets; without script, a sheet of the boards of the block."""
    positions = positions_of(block)
    context = {
        "positions": positions,
        "n": positions[0].n,
        "given": len(positions[0].given),
        "sizes": SIZES,
        "max_boards": MAX_BOARDS,
    }
    template = "worksheet_maker.html.jinja"
    return Figure(template, context, tuple(SIZES))


def positions_of(block: Block) -> list[Position]:
    """The positions that the lines of a block describe."""
    lines = block.all_lines()
    if len(lines) > MAX_BOARDS:
        raise UserError(f"a worksheet has at most {MAX_BOARDS} boards, got {len(lines)}")
    return [position_of(line, letter) for line, letter in zip(lines, ascii_uppercase, strict=False)]


def position_of(line: str, letter: str = "A") -> Position:
    """The position that a line describes: N, and the squares of its queens.

    >>> position_of("6: b6 d5").solutions
    ((1, 3, 5, 0, 2, 4),)
    """
    match = re.fullmatch(r"([4-8]):((?: +[a-h][1-8])+)", line.strip())
    if not match:
        rule = f"a board to complete is N = {SIZES[0]}..{SIZES[-1]} and squares"
        raise UserError(f"{rule}, got {line.strip()}: write 6: b6 d5")
    n, names = int(match[1]), match[2].split()
    given = tuple(sorted((n - int(name[1]), "abcdefgh".index(name[0])) for name in names))
    rows = solutions_with(n, given)
    if not rows:
        raise UserError(f"no solution of N = {n} has {' '.join(names)}: take a queen away")
    return Position(letter, n, given, rows)


def solutions_with(n: int, given: tuple[Square, ...]) -> tuple[tuple[int, ...], ...]:
    """The solutions that have such queens; none if two of them attack each other."""
    rows = [tuple(row) for row in completions(n).tolist()]
    return tuple(row for row in rows if set(given) <= {*enumerate(row)})
