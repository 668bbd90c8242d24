"""Boards with the largest peaceable armies and the fewest dominating queens, from `optima.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.text import counted, squares_text

PEACEABLE, DOMINATION = "peaceable", "domination"


def peaceable_board(line: str) -> AnnotatedBoard:
    """Two armies of as many queens as N allows, none of which attacks one of the other army."""
    rows = _rows(PEACEABLE, line)
    white, black = squares_with("w", rows), squares_with("b", rows)
    caption = f"N = {len(rows)}: {len(white)} against {len(black)}"
    marks = Annotations(len(rows), queens=black, hollow=white)
    description = f"White: {squares_text(white)} Black: {squares_text(black)}"
    return AnnotatedBoard(marks, f"Peaceable queens, N = {len(rows)}", description, caption)


def dominating_board(line: str) -> AnnotatedBoard:
    """As few queens as N allows that attack or occupy every square."""
    rows = _rows(DOMINATION, line)
    queens = squares_with("q", rows)
    caption = f"N = {len(rows)}: {counted(len(queens), 'queen')}"
    title = f"Dominating queens, N = {len(rows)}"
    return AnnotatedBoard(
        Annotations(len(rows), queens=queens), title, squares_text(queens), caption
    )


def _rows(kind: str, text: str) -> Sequence[str]:
    """The rows of the board of an N."""
    boards = optima()[kind]
    if text.strip() in boards:
        return boards[text.strip()]
    name = "peaceable" if kind == PEACEABLE else "dominating"
    sizes = f"N = {min(map(int, boards))} to {max(map(int, boards))}"
    raise UserError(f"{name} queens are drawn for {sizes}, got {text.strip()}")


@cache
def optima() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """For each kind of board, the rows of the board of each N."""
    text = files("site_builder.figures.variants").joinpath("optima.toml").read_text("utf-8")
    return tomllib.loads(text)


def squares_with(letter: str, rows: Sequence[str]) -> list[Square]:
    """The squares that have a letter.

    >>> squares_with("w", [".b", "w."])
    [(1, 0)]
    """
    return [(r, c) for r, row in enumerate(rows) for c, found in enumerate(row) if found == letter]
