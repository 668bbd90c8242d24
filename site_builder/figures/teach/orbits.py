"""A worksheet of boards to cut out, turn, and sort by orbit."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_uppercase

from cy_core import orbit
from site_builder.svg.board import board
from site_builder.values.block_type import Block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.reading import fundamental_of
from site_builder.values.text import squares

MAX_CUT_OUTS = 12  # of a page of paper


@dataclass(frozen=True, slots=True)
class CutOut:
    """A board to cut out, with its letter."""

    letter: str
    columns: tuple[int, ...]

    @property
    def picture(self) -> str:
        """The board."""
        return board(self.columns, title=self.letter, description=" ".join(squares(self.columns)))


@dataclass(frozen=True, slots=True)
class Pile:
    """The boards of one orbit."""

    solution: FundamentalSolution
    boards: tuple[CutOut, ...]

    @property
    def letters(self) -> str:
        """The letters of its boards."""
        return ", ".join(one.letter for one in self.boards)


def orbits_sheet(block: Block) -> Figure:
    """Make a sheet of all boards of the orbits that the lines of the block name."""
    solutions = [fundamental_of(line) for line in block.all_lines()]
    boards = cut_outs(solutions)
    context = {"boards": boards, "piles": [pile(solution, boards) for solution in solutions]}
    sizes = sorted({one.n for one in solutions})
    return Figure("worksheet_orbits.html.jinja", context, tuple(sizes))


def cut_outs(solutions: list[FundamentalSolution]) -> list[CutOut]:
    """All boards of these orbits: in lexicographic order, so that the orbits are mixed."""
    boards = sorted({image for one in solutions for image in orbit(one.columns).images.values()})
    if len(boards) > MAX_CUT_OUTS:
        rule = f"a page has room for {MAX_CUT_OUTS} boards to cut out"
        raise UserError(f"{rule}, got {len(boards)}: name fewer orbits")
    return [
        CutOut(letter, columns) for letter, columns in zip(ascii_uppercase, boards, strict=False)
    ]


def pile(solution: FundamentalSolution, boards: list[CutOut]) -> Pile:
    """The boards that are images of a solution."""
    images = set(orbit(solution.columns).images.values())
    return Pile(solution, tuple(one for one in boards if one.columns in images))
