"""The figure in which three programs ask about one square, and questions to predict."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.learn.asked_squares import PROGRAMS, SIZES, AskedSquare, asked_square
from site_builder.figures.learn.questions_asked import questions_asked
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure


def asking(block: Block) -> Figure:
    """Make the figure; it begins with the square that the block names."""
    square = asked_square(block.line())
    context = {"square": square, "sizes": SIZES, "totals": questions_asked(square.n).totals}
    return _figure("asking.html.jinja", context, SIZES)


def asking_predictions(block: Block) -> Figure:
    """Make a form for each line, to predict how many questions each program asks."""
    squares = [asked_square(line) for line in block.all_lines()]
    return _figure("asking_predictions.html.jinja", {"squares": squares}, _sizes(squares))


def _sizes(squares: list[AskedSquare]) -> tuple[int, ...]:
    return tuple(sorted({square.n for square in squares}))


def _figure(template: str, context: Mapping[str, object], sizes: range | tuple[int, ...]) -> Figure:
    files = {"programs": tuple(PROGRAMS)}
    return Figure(template, {**context, **files}, tuple(sizes))
