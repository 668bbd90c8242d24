"""A count goes on from its file, and from no other."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from site_builder import checkpoint
from site_builder.census import core_version, count, known_census
from site_builder.checkpoint import Checkpoint
from site_builder.errors import UserError

N = 15  # the smallest that is counted part by part
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"


class Stopped(Exception):
    """The end of a run."""


class Stopping(Checkpoint):
    """Ends the run after some parts."""

    parts = 50

    def finished(self, number: int, boards: int) -> None:
        super().finished(number, boards)
        self.parts -= 1
        if not self.parts:
            raise Stopped


class Listening(Checkpoint):
    """Remembers what it has been told."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path)
        self.heard: list[int] = []

    def begin(self, n: int, efforts: Sequence[float]) -> Mapping[int, int]:
        self.all = len(efforts)
        return super().begin(n, efforts)

    def finished(self, number: int, boards: int) -> None:
        super().finished(number, boards)
        self.heard.append(number)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file may be."""
    return tmp_path / "count.json"


def stopped(path: Path) -> dict[str, int]:
    """What a run that was stopped early leaves in its file."""
    run = Stopping(path)
    with pytest.raises(Stopped):
        count(N, watcher=run)
    run.write()
    boards: dict[str, int] = json.loads(path.read_text("utf-8"))["boards"]
    return boards


def test_every_part_is_told_once() -> None:
    run = Listening()
    assert count(N, threads=2, watcher=run).total == known_census(N).total
    assert sorted(run.heard) == list(range(run.all))


@pytest.mark.parametrize("threads", [1, 2])
def test_a_count_goes_on_where_it_stopped(path: Path, threads: int) -> None:
    kept = stopped(path)
    assert len(kept) == 50
    again = Listening(path)
    assert count(N, threads=threads, watcher=again) == count(N)
    assert not set(again.heard) & {int(number) for number in kept}
    assert len(again.heard) + len(kept) == again.all
    again.remove()
    assert not path.exists()


def test_a_complete_file_leaves_nothing_to_do(path: Path) -> None:
    first = Checkpoint(path)
    count(N, watcher=first)
    first.write()
    again = Listening(path)
    assert count(N, watcher=again) == count(N)
    assert again.heard == []


def test_a_file_that_was_not_read_is_left_alone(path: Path) -> None:
    path.write_text("mine")
    run = Checkpoint(path)
    count(8, watcher=run)
    run.write()
    run.remove()
    assert path.read_text() == "mine"


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    run = Checkpoint()
    count(N, watcher=run)
    run.write()
    run.remove()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n": 16}, "belongs to N = 16, got N = 15: name another file, or remove it"),
        ({"core": "0.0.1"}, "was written by another version, 0.0.1: name another file"),
        ({"format": 0}, f"was written by another version, {core_version}: name"),
        ({"parts": 7}, "was written by another version"),
        ({"boards": {"99999": 1}}, "names parts that there are not: name another"),
        ({"boards": {"-1": 1}}, "names parts that there are not: name another"),
        ({"boards": {"1": -1}}, "must be a file that --resume has written"),
        ({"boards": {"1": 1.5}}, "must be a file that --resume has written"),
        ({"boards": {"x": 1}}, "must be a file that --resume has written"),
        ({"boards": []}, "must be a file that --resume has written"),
    ],
)
def test_another_file_is_refused(path: Path, change: dict[str, object], message: str) -> None:
    stopped(path)
    text = json.dumps(json.loads(path.read_text("utf-8")) | change)
    path.write_text(text, "utf-8")
    with pytest.raises(UserError) as refused:
        count(N, watcher=Checkpoint(path))
    assert message in str(refused.value)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("content", ["", "[]", "{", "3", "null", '{"n": 15}', "\x00"])
def test_what_is_no_file_of_ours_is_refused(path: Path, content: str) -> None:
    path.write_text(content, "utf-8")
    with pytest.raises(UserError, match="must be a file that --resume has written"):
        count(N, watcher=Checkpoint(path))
    assert path.read_text("utf-8") == content


def test_the_time_left_is_told_once_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 1000, 10))
    monkeypatch.setattr(checkpoint.time, "monotonic", lambda: next(now))
    run = Checkpoint()
    assert run.said() == ""
    run.begin(N, [1.0] * 4)
    assert run.said() == ""
    run.finished(0, 5)
    assert run.said().startswith("25%, about ")
    assert run.said().endswith(" left")


def test_a_place_that_cannot_be_written_is_known_before_the_work(tmp_path: Path) -> None:
    run = Listening(tmp_path / "nowhere" / "count.json")
    with pytest.raises(UserError, match=r"cannot write .*: No such file or directory"):
        count(N, watcher=run)
    assert run.heard == []


def kept(path: Path) -> bool:
    """Whether the file has a finished part."""
    return path.exists() and bool(json.loads(path.read_text("utf-8"))["boards"])


@pytest.mark.soak
def test_a_killed_run_loses_and_doubles_nothing(path: Path) -> None:
    environment = os.environ | {"QUEENS_ENGINE": "portable"}
    command = [QUEENS, "count", "17", "--threads", "1", "--resume", path]
    run = subprocess.Popen([*command], env=environment, stdout=subprocess.DEVNULL)
    while not kept(path) and run.poll() is None:
        time.sleep(0.01)
    os.kill(run.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    run.wait()
    assert kept(path)
    code = (
        "import sys; from pathlib import Path; from site_builder.checkpoint import Checkpoint;"
        "from cy_core import count; print(count(17, watcher=Checkpoint(Path(sys.argv[1]))).total)"
    )
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True)
    assert done.stdout.strip() == str(known_census(17).total)
