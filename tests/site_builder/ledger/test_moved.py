"""A ledger that is moved or removed while a count writes it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cy_core import count, count_parts, known_census
from site_builder.ledger import checkpoint
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.database import make_ledger, read_ledger
from site_builder.ledger.rows import header_of

N, BEFORE = 15, 5


class Losing(Checkpoint):
    """Something happens to the ledger when it has some parts."""

    def __init__(self, path: Path, accident: Callable[[Path], object]) -> None:
        self.warnings: list[str] = []
        self._count, self._path, self._accident = 0, path, accident
        super().__init__(path, "a machine", self.warnings.append)

    def finished(self, number: int, boards: int, seconds: float) -> None:
        self._count += 1
        if self._count == BEFORE:
            self._accident(self._path)
            checkpoint.SECONDS_BETWEEN_WRITES = 60.0  # the next write is the last one
        super().finished(number, boards, seconds)


def put_aside(path: Path) -> None:
    path.rename(path.with_name("aside.ledger"))


def put_another_there(path: Path) -> None:
    path.unlink()
    make_ledger(path, header_of(16, count_parts(16)))


@pytest.fixture(autouse=True)
def _first_parts_are_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the ledger is, in a folder of its own."""
    folder = tmp_path / "folder"
    folder.mkdir()
    return folder / "count.ledger"


@pytest.mark.parametrize("accident", [Path.unlink, put_aside])
def test_a_new_ledger_gets_all_parts(path: Path, accident: Callable[[Path], object]) -> None:
    with Losing(path, accident) as losing:
        assert count(N, progress=losing) == known_census(N)
    ledger = read_ledger(path)
    assert ledger.is_complete
    assert ledger.boards == known_census(N).total
    rule = "was moved or removed during the count; a new one has all finished parts"
    assert losing.warnings == [f"{path} {rule}"]


def test_parts_of_an_earlier_run_are_in_the_new_ledger_too(path: Path) -> None:
    def stop(_: Path) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Losing(path, stop) as stopped:
        count(N, progress=stopped)
    assert len(read_ledger(path).rows) == BEFORE - 1
    with Losing(path, Path.unlink) as losing:
        count(N, progress=losing)
    assert read_ledger(path).is_complete


def test_file_in_place_of_the_ledger_is_kept(path: Path) -> None:
    with Losing(path, put_another_there) as losing:
        assert count(N, progress=losing) == known_census(N)
    assert read_ledger(path).header.n == 16
    (warning,) = losing.warnings
    assert warning.startswith(f"{path} belongs to N = 16, got N = 15: ")
    assert warning.endswith("; 2401 finished parts are not in it")


def test_removed_folder_does_not_stop_the_count(path: Path) -> None:
    with Losing(path, lambda path: shutil.rmtree(path.parent)) as losing:
        assert count(N, progress=losing) == known_census(N)
    (warning,) = losing.warnings
    assert warning.startswith(f"cannot write {path}: ")
    assert warning.endswith("; 2401 finished parts are not in it")
