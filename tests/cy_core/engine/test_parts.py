"""The parts of a count as values."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cy_core import InputError, Part, count_parts, known_census
from cy_core.engine.binding import Counter, Stop


@pytest.mark.parametrize("n", [1, 2, 4, 8, 12])
def test_every_board_belongs_to_one_part(n: int) -> None:
    parts, counter = count_parts(n), Counter("portable", Stop())
    assert [part.number for part in parts] == list(range(len(parts)))
    boards = [part.weight * counter.completions(n, part.squares) for part in parts]
    assert sum(boards) == known_census(n).total
    assert boards == [counter.boards(parts.compiled, part.number) for part in parts]


def test_they_are_a_sequence() -> None:
    parts = count_parts(12)
    assert parts[-1] == parts[len(parts) - 1]
    assert parts[2:4] == [parts[2], parts[3]]
    assert parts[0] == Part(0, parts[0].squares, parts[0].weight, parts.efforts[0])
    assert all(part.effort > 0 for part in parts)
    with pytest.raises(IndexError):
        parts[len(parts)]


@pytest.mark.soak
def test_every_process_has_the_same() -> None:
    code = "import cy_core; print([*cy_core.count_parts(15)])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == str([*count_parts(15)])


def test_a_board_that_cannot_be_counted_has_none() -> None:
    with pytest.raises(InputError, match="n must be between 1 and 28, got 40"):
        count_parts(40)
