"""Three ways to find symmetric duplicates, each run and its work counted."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core import (
    first_method_listing,
    images,
    solutions,
    trace,
)

OTHERS = 7  # images of a board except itself


@dataclass(frozen=True, slots=True)
class Cost:
    """The work of one way for all solutions of one N."""

    looked_at: int  # full boards without an attack that it judged
    made: int  # images that it made of them
    # comparisons of a board or its image with a board in memory, or of a board with its own image
    compared: int
    kept: int  # boards in memory at the end
    found: int  # fundamental solutions


def greatest_image(n: int) -> Cost:
    """Make images of each solution until one is greater; count the solution if none is.

    >>> greatest_image(5)
    Cost(looked_at=10, made=33, compared=33, kept=0, found=2)
    """
    boards = _solutions(n)
    greater = [_first_greater(board) for board in boards]
    made = sum(number or OTHERS for number in greater)
    return Cost(len(boards), made, made, 0, greater.count(None))


def store_and_compare(n: int) -> Cost:
    """Keep the first board of each orbit; search each new board and its images among these.

    >>> store_and_compare(5)
    Cost(looked_at=10, made=46, compared=73, kept=2, found=2)
    """
    boards = _solutions(n)
    kept: list[tuple[int, ...]] = []
    made = compared = 0
    for board in boards:
        images_made, comparisons, is_new = _look_up(board, kept)
        made, compared = made + images_made, compared + comparisons
        if is_new:
            kept.append(board)
    return Cost(len(boards), made, compared, len(kept), len(kept))


def symmetry_elimination(n: int) -> Cost:
    """Forbid squares that lead to greater images; judge the remaining boards by their rotations.

    >>> symmetry_elimination(5)
    Cost(looked_at=2, made=1, compared=1, kept=0, found=2)
    """
    steps = trace(n, first_method_listing("fundamental").key)
    judged = [step for step in steps if step.kind != "place" and step.depth == n]
    boards = [tuple(column for _, column in sorted(step.queens)) for step in judged]
    found = sum(step.kind == "solution" for step in judged)
    made = sum(map(_rotations, boards))
    return Cost(len(boards), made, made, 0, found)


def _first_greater(board: tuple[int, ...]) -> int | None:
    """The number of the first image that is greater than the board, from 1; None if none is."""
    others = enumerate(images(board)[1:], 1)
    return next((number for number, image in others if image > board), None)


def _look_up(board: tuple[int, ...], kept: list[tuple[int, ...]]) -> tuple[int, int, bool]:
    """The images made, the comparisons, and whether no image of the board was kept before."""
    compared = 0
    for made, image in enumerate(images(board)):
        for other in kept:
            compared += 1
            if image == other:
                return made, compared, False
    return OTHERS, compared, True


def _rotations(board: tuple[int, ...]) -> int:
    """How many rotations judge a board: a queen on C, B or A makes one necessary."""
    last = len(board) - 1
    bound = last - board[0]
    if bound == 0:
        return 0
    needed = (board[bound] == 0, board[last] == bound, board[last - bound] == last)
    made = 0
    for turned, is_needed in zip(images(board)[1:4], needed, strict=True):
        if is_needed:
            made += 1
            if turned > board or (turned == board and made == 1 and needed[0]):
                break
    return made


def _solutions(n: int) -> list[tuple[int, ...]]:
    return [tuple(board) for board in solutions(n).tolist()]
