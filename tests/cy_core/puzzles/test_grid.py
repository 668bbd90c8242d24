"""The cells of a sudoku, and puzzles as people type them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cy_core import InputError
from cy_core.puzzles.grid import RELATED, parse_grid

# The browser test of the stepper reads it, too: both say the same.
TYPED = json.loads(Path(__file__).with_name("typed.json").read_text("utf-8"))


def test_every_cell_is_related_to_21_cells_including_itself() -> None:
    assert {len(cells) for cells in RELATED} == {21}
    assert all(k in cells for k, cells in enumerate(RELATED))
    assert RELATED[0] == tuple(sorted({*range(9), *range(0, 81, 9), 10, 11, 19, 20}))


def test_parse_grid_reads_what_is_typed_or_names_the_mistake() -> None:
    for case in TYPED["puzzles"]:
        assert parse_grid(case["text"]) == bytes([5, *[0] * 80])
    mistakes = [(case["text"], case["said"]) for case in TYPED["mistakes"]]
    for text, said in (*mistakes, (None, "a puzzle must be text, got None")):
        with pytest.raises(InputError, match=f"^{re.escape(said)}$"):
            parse_grid(text)
