"""The question how many boards the orbit of a solution has."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.figures.learn.turning import MAX_N, MIN_N
from site_builder.figures.solutions import named_images
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import fundamental_of, n_within

SIZES = (1, 2, 4, 8)
# What holds for the orbits of each size, which the figure shows.
REASONS = {
    2: "A quarter turn leaves the board unchanged. Its only other image is its mirror image.",
    4: "A half turn leaves the board unchanged, and a quarter turn does not. "
    "So its eight images fall together in pairs.",
    8: "Each turn and each mirror makes another board.",
}


@dataclass(frozen=True, slots=True)
class OrbitAnswer:
    """A size to choose, and the first word of the reply."""

    size: int
    verdict: str


def orbit_prediction(block: Block) -> Figure:
    """Make the question for the solution that the block names."""
    solution = fundamental_of(block.line())
    n_within(solution.n, MIN_N, MAX_N, "a prediction takes a board that has")
    size = solution.orbit_size
    context = {
        "solution": solution,
        "images": named_images(solution),
        "answers": [OrbitAnswer(each, _verdict(each, size)) for each in SIZES],
        "reason": REASONS[size],
    }
    return Figure("orbit_prediction.html.jinja", context, (solution.n,))


def _verdict(answer: int, size: int) -> str:
    if answer == size:
        return "Right"
    return "More" if answer < size else "Fewer"
