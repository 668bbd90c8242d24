"""The cells of a sudoku, and puzzles as people type them."""

from __future__ import annotations

import re

import pytest

from cy_core import InputError
from cy_core.puzzles.grid import RELATED, box_of, parse_grid

EMPTY = "." * 81


def test_each_cell_shares_a_line_or_a_box_with_21_cells_itself_among_them() -> None:
    assert {len(cells) for cells in RELATED} == {21}
    assert all(k in cells for k, cells in enumerate(RELATED))
    assert RELATED[0] == tuple(sorted({*range(9), *range(0, 81, 9), 10, 11, 19, 20}))


def test_boxes_are_three_by_three() -> None:
    for box in range(9):
        cells = [k for k in range(81) if box_of(k) == box]
        row, column = divmod(cells[0], 9)
        assert cells == [9 * r + c for r in range(row, row + 3) for c in range(column, column + 3)]


@pytest.mark.parametrize(
    "text",
    [
        "5" + "0" * 80,
        "5" + "." * 80,
        "5........\n" + "\n".join(["." * 9] * 8) + "\n",
        "5..|...|...\n...|...|...\n...|...|...\n---+---+---\n"
        + "...|...|...\n" * 3
        + "-----------\n"
        + "... ... ...\r\n" * 3,
    ],
)
def test_frames_and_line_breaks_are_left_out(text: str) -> None:
    assert parse_grid(text) == bytes([5, *[0] * 80])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (EMPTY[1:], "a puzzle has 81 cells, got 80: write . or 0 for an empty one"),
        (EMPTY + "1", "a puzzle has 81 cells, got 82: write . or 0 for an empty one"),
        ("", "a puzzle has 81 cells, got 0: write . or 0 for an empty one"),
        ("x" + EMPTY[1:], "a puzzle holds 1 to 9, and . or 0 for an empty cell, got x"),
        ("\u0662" + EMPTY[1:], "a puzzle holds 1 to 9, and . or 0 for an empty cell, got \u0662"),
        ("\0" + EMPTY[1:], r"a puzzle holds 1 to 9, and . or 0 for an empty cell, got '\x00'"),
        ("5.....5" + "." * 74, "r1c1 and r1c7 both hold 5"),
        ("5" + "." * 35 + "5" + "." * 44, "r1c1 and r5c1 both hold 5"),
        ("..5" + "." * 15 + "5" + "." * 62, "r1c3 and r3c1 both hold 5"),
        (b"." * 81, "a puzzle must be text, got b'" + EMPTY + "'"),
        (None, "a puzzle must be text, got None"),
    ],
)
def test_what_is_no_puzzle_is_told_in_one_line(text: str, message: str) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        parse_grid(text)
