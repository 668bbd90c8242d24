"""The cells of a sudoku, and puzzles as people type them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cy_core import InputError
from cy_core.puzzles.grid import RELATED, box_of, parse_grid

# The browser test of the stepper reads it, too: both say the same.
TYPED = json.loads(Path(__file__).with_name("typed.json").read_text("utf-8"))


def test_every_cell_is_related_to_21_cells_including_itself() -> None:
    assert {len(cells) for cells in RELATED} == {21}
    assert all(k in cells for k, cells in enumerate(RELATED))
    assert RELATED[0] == tuple(sorted({*range(9), *range(0, 81, 9), 10, 11, 19, 20}))


def test_boxes_are_three_by_three() -> None:
    for box in range(9):
        cells = [k for k in range(81) if box_of(k) == box]
        row, column = divmod(cells[0], 9)
        assert cells == [9 * r + c for r in range(row, row + 3) for c in range(column, column + 3)]


@pytest.mark.parametrize("case", TYPED["puzzles"], ids=str)
def test_parse_grid_ignores_frames_and_line_breaks(case: dict[str, str]) -> None:
    assert parse_grid(case["text"]) == bytes([5, *[0] * 80])


@pytest.mark.parametrize("case", TYPED["mistakes"], ids=str)
def test_parse_grid_refuses_invalid_text(case: dict[str, str]) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(case['said'])}$"):
        parse_grid(case["text"])


@pytest.mark.parametrize("value", [None, b"." * 81])
def test_parse_grid_refuses_values_that_are_not_text(value: object) -> None:
    with pytest.raises(InputError, match=re.escape(f"a puzzle must be text, got {value}")):
        parse_grid(value)  # type: ignore[arg-type]
