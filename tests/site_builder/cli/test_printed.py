"""The output of each command for people and for programs. The snapshot has every number."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.helpers.command_line import Queens

FULL = "".join(
    str((shift + column) % 9 + 1) for shift in (0, 3, 6, 1, 4, 7, 2, 5, 8) for column in range(9)
)
ONE, EMPTY = f".{FULL[1:]}", "." * 81
# A solution of N = 22, which is too large for a label.
KNIGHT_MOVES = " ".join(str(2 * column % 23) for column in range(1, 23))
LINES = {
    "count": (
        *("count 8", "count 12 --json", "count 12 --search join --json", "count 3"),
        "count 8 --method symmetry_elimination --form iterative --json",
        "count 6 --method bitmap --json",
        "count 6 --method carry-chain",
    ),
    "table": (
        "table 4 6 --method bitmap",
        "table 8 8 --method symmetry_elimination --form iterative",
    ),
    "list": (
        *("list 5", "list 5 --all", "list 4 --format csv", "list 4 --format json"),
        "list 4 --all --format frame",
    ),
    "show": (
        *("show 5.2.1", "show 5.8.1 --json", "show 4.2.1 5.2.1 --json"),
        *("show 4.2.1 5.2.1", "show 4.2.1 5.2.1 --as fen"),
    ),
    "figure": (
        *("figure board 5.2.1 --as text", "figure source bitmap recursive call --as text"),
        "figure table census 4-6 --as text",
    ),
    "properties": ("properties 8", "properties 5 --json", "properties 3"),
    "identify": (
        *("identify 0 4 7 5 2 6 1 3", "identify 1 3 0 2 4 --json", "identify 15863724 --json"),
        *(f"identify {KNIGHT_MOVES}", f"identify {KNIGHT_MOVES} --json"),
    ),
    "complete": (
        *("complete ....q... --limit 2", "complete 1 5 . . . . . . --json"),
        *("complete .q../x... --json", "complete .q../...x", "complete 1 5 . . . . . . --limit 0"),
    ),
    "puzzles permutations": (
        *("puzzles permutations 8", "puzzles permutations 9 --form list --json"),
        *(f"puzzles permutations 3 --list --form {form}" for form in ("list", "bits", "iterative")),
    ),
    "puzzles sudoku": (f"puzzles sudoku {ONE}", f"puzzles sudoku {ONE} {EMPTY} --json"),
    "puzzles regions": ("puzzles regions AABBB DDBBB DDDDC DDDEC DDDEE", "puzzles regions AB AA"),
    "terms": ("terms lines 8 --json", "terms quarter-turn 12 --program masks"),
}
SECONDS = re.compile(r'(seconds\w*(?: \w+)?(?:": | +))[\d.e-]+|(\d\d:){2}\d\d\.\d\d')


@pytest.mark.parametrize("command", LINES)
def test_what_a_command_prints(command: str, queens: Queens, snapshot: Any) -> None:
    printed = "\n".join(f"$ queens {line}\n{queens(line)}" for line in LINES[command])
    assert SECONDS.sub(r"\1...", printed) == snapshot
