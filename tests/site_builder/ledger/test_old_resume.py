"""What version 0.1.0 has left is taken over, as far as it can be believed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cy_core import count, count_parts, known_census
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.store import read_ledger
from site_builder.values.errors import UserError

N = 15
PARTS = count_parts(N)


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Of every second part."""
    path = tmp_path_factory.mktemp("whole") / "ledger"
    with Checkpoint(path) as followed:
        count(N, progress=followed)
    return {str(k): row.boards for k, row in read_ledger(path).rows.items() if k % 2}


@pytest.fixture
def path(tmp_path: Path, boards: dict[str, int]) -> Path:
    """An old file."""
    path = tmp_path / "15.json"
    head = {"format": 1, "core": "0.1.0", "n": N, "parts": len(PARTS)}
    path.write_text(json.dumps(head | {"boards": boards}), "utf-8")
    return path


def total(path: Path) -> int:
    """What a count that goes on from a file finds."""
    with Checkpoint(path) as followed:
        return count(N, progress=followed).total


def changed(path: Path, change: dict[str, object]) -> str:
    """Change an old file; its text."""
    text = json.dumps(json.loads(path.read_text("utf-8")) | change)
    path.write_text(text, "utf-8")
    return text


def test_an_old_file_becomes_a_ledger(path: Path, boards: dict[str, int]) -> None:
    with Checkpoint(path) as followed:
        known = followed.begin(N, "portable", PARTS)
    assert known == {int(number): count for number, count in boards.items()}
    assert {row.seconds for row in read_ledger(path).rows.values()} == {None}
    assert total(path) == known_census(N).total
    assert [name.name for name in path.parent.iterdir()] == [path.name]


def test_a_wrong_part_of_an_old_file_is_no_result(path: Path, boards: dict[str, int]) -> None:
    changed(path, {"boards": boards | {"1": boards["1"] + 8}})
    with pytest.raises(UserError, match=f"remove {path}, or name another file: n = 15 has"):
        total(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n": 16}, "belongs to N = 16, got N = 15: name another file, or remove it to count anew"),
        ({"core": "0.0.1"}, "was written by another version: name another file"),
        ({"format": 0}, "was written by another version: name another file"),
        ({"parts": 7}, "was written by another version: name another file"),
        ({"boards": {"2401": 8}}, "names part 2401 of 2401: name another file"),
        ({"boards": {"-1": 8}}, "names part -1 of 2401: name another file"),
        ({"boards": {"0": -8}}, "stands for 8 boards or a multiple, got -8: name another file"),
        ({"boards": {"0": 12}}, "stands for 8 boards or a multiple, got 12: name another file"),
        ({"boards": {"0": 8.0}}, "stands for 8 boards or a multiple, got 8.0: name another"),
        ({"boards": {"0": True}}, "stands for 8 boards or a multiple, got True: name another"),
        ({"boards": {"0": 1 << 63}}, "stands for 8 boards or a multiple, got 92233720368547"),
        ({"boards": {"x": 8}}, "must be a file that --resume has written: name another file"),
        ({"boards": []}, "must be a file that --resume has written: name another file"),
    ],
)
def test_what_does_not_fit_is_refused(path: Path, change: dict[str, object], message: str) -> None:
    text = changed(path, change)
    with pytest.raises(UserError) as refused:
        total(path)
    assert message in str(refused.value)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("text", ["{", "{}", '{"n": 15}', "{" * 100_000, '{"n":' * 100_000])
def test_what_is_no_old_file_is_refused(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    with pytest.raises(UserError, match="must be a file that --resume has written"):
        total(path)
    assert path.read_text("utf-8") == text
