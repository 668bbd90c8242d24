"""Questions about the search by hand: a prediction, and what the search does next."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core import attack_masks, count
from site_builder.figures.learn.hand_search import (
    METHOD,
    SIZES,
    search_letters,
)
from site_builder.figures.learn.squares_tried import squares_tried
from site_builder.svg import strip
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing, size_of
from site_builder.values.text import square_name

N_OF_EXERCISES = 6


@dataclass(frozen=True, slots=True)
class Answer:
    """A number to choose, and the reply."""

    number: int  # the number of queens
    is_right: bool  # whether the search places so many
    verdict: str  # the first words: right, or in which direction the truth lies
    reason: str  # why the number is wrong; empty for the right one


@dataclass(frozen=True, slots=True)
class Exercise:
    """A board of the search for which a reader says what comes next."""

    columns: tuple[int, ...]  # the columns of the queens, from the top row down
    next_column: int  # the next square that the search tries in the row below them
    question: str  # what has happened
    reason: str  # why the answer is right

    @property
    def answer(self) -> str:
        """The square of the next queen; ``go back`` if there is none."""
        n, row = N_OF_EXERCISES, len(self.columns)
        attacked = attack_masks(n, enumerate(self.columns), row).attacked
        free = (c for c in range(self.next_column, n) if not attacked >> (n - 1 - c) & 1)
        column = next(free, None)
        return "go back" if column is None else square_name((row, column), n)

    @property
    def picture(self) -> str:
        """The board, for a page without script."""
        queens = [*enumerate(self.columns)]
        names = " ".join(square_name(queen, N_OF_EXERCISES) for queen in queens)
        title = "What does the search do next?"
        row = len(self.columns)
        return strip.state(N_OF_EXERCISES, queens, title=title, description=names, row=row)


EXERCISES = (
    Exercise(
        (1, 3),
        0,
        "Two queens stand. The search has just gone down a row.",
        "a4 is the leftmost free square. f4 is free, too, but it has to wait.",
    ),
    Exercise(
        (1,),
        4,
        "The search came back and lifted the queen from d5 (dashed). What now?",
        "The queen moves on to e5. Everything below d5 has been searched.",
    ),
    Exercise(
        (0, 2, 4, 1, 3),
        0,
        "Five of six queens stand, and none attacks another.",
        "All six squares are attacked, f1 by the queen in the far corner. "
        "The search lifts the queen from d2.",
    ),
)


def search_prediction(block: Block) -> Figure:
    """Make the question how many queens the search places for the N of the block."""
    n = size_of(block.line(), SIZES[-1], SIZES[-1], "a prediction takes")
    nodes = {size: count(size, method=METHOD).nodes or 0 for size in SIZES}
    context = {
        "n": n,
        "letters": search_letters(n),
        "nodes": nodes,
        "solutions": count(n).total,
        "answers": answers(n),
    }
    return Figure("search_prediction.html.jinja", context, (n,))


def search_exercises(block: Block) -> Figure:
    """Make the exercises; the block has no text."""
    nothing(" ".join(block.lines))
    context = {
        "n": N_OF_EXERCISES,
        "letters": search_letters(N_OF_EXERCISES),
        "exercises": EXERCISES,
    }
    return Figure("search_exercises.html.jinja", context, (N_OF_EXERCISES,))


def answers(n: int) -> tuple[Answer, ...]:
    """Three numbers: that of a smaller board, the right one, and that of all squares tried.

    >>> [answer.number for answer in answers(6)]
    [50, 152, 900]
    """
    before, right = (count(size, method=METHOD).nodes or 0 for size in (n - 1, n))
    tried = squares_tried(n)
    return (
        Answer(
            before // 10 * 10,
            False,
            "More",
            f"The machine already places {before} for N = {n - 1}, "
            "and each extra row adds branches.",
        ),
        Answer(right, True, "Right", ""),
        Answer(
            round(tried, -2),
            False,
            "Fewer",
            f"It tries {tried} squares, but most of them are attacked and get no queen.",
        ),
    )
