"""`queens list` takes its format from the file, and says beforehand what takes long."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.cli import listing, main
from site_builder.data.listings import Listing, list_fundamental
from tests.helpers.command_line import Capture, complaint, output


@pytest.mark.parametrize("name", ["b.csv", "b.JSON", "b.txt", "b"])
def test_the_ending_of_the_file_says_the_format(name: str, tmp_path: Path, capsys: Capture) -> None:
    format = {"csv": "csv", "JSON": "json"}.get(name.partition(".")[2], "text")
    assert output(capsys, "list", "5", "--output", str(tmp_path / name)) == ""
    printed = output(capsys, "list", "5", "--format", format)
    assert (tmp_path / name).read_text(encoding="utf-8") == printed


def test_boards_are_drawn_in_frames(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "boards.txt"
    output(capsys, "list", "4", "--all", "--format", "frame", "--output", str(file))
    first, second = file.read_text("utf-8").removesuffix("\n\n").split("\n\n")
    lines = second.splitlines()
    assert first.startswith("1 3 0 2\n+-+-+-+-+\n| |Q| | |\n+-+-+-+-+\n")
    assert lines[0] == "2 0 3 1"
    assert [line.index("Q") // 2 for line in lines[2::2]] == [2, 0, 3, 1]


def test_an_ending_that_contradicts_is_refused(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "b.csv"
    message = complaint(capsys, "list", "5", "--format", "json", "--output", str(path))
    remedy = "leave out --format, or name another file"
    assert message == f"{path} ends like csv, got --format json: {remedy}"
    assert not path.exists()


@pytest.fixture
def listed_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The N that were written: those of a list that is as long as it should be, but has no rows."""
    written = []

    def pretend(n: int) -> Listing:
        known = list_fundamental(n)
        return Listing(n, known.count, (), known.has_sizes)

    now = iter(range(1000))
    monkeypatch.setattr(listing, "list_fundamental", pretend)
    monkeypatch.setattr(listing, "write_listing", lambda each, *_: written.append(each.n))
    monkeypatch.setattr(listing.time, "perf_counter", lambda: float(next(now)))
    return written


def test_a_short_listing_says_nothing(capsys: Capture, listed_sizes: list[int]) -> None:
    assert output(capsys, "list", "16") == ""
    assert listed_sizes == [16]


def test_a_long_listing_says_how_long_it_takes(capsys: Capture, listed_sizes: list[int]) -> None:
    assert main(["list", "18"]) == 0  # as many seconds as it has times the solutions of N = 14
    assert capsys.readouterr().err == "listing N = 18 takes about 30 minutes on 1 core\n"
    assert listed_sizes[-1] == 18


def test_a_listing_of_years_begins_only_when_it_is_confirmed(
    capsys: Capture, listed_sizes: list[int]
) -> None:
    message = complaint(capsys, "list", "27")
    assert message.startswith("listing N = 27 takes about ")
    assert message.endswith(" on 1 core: add --yes to begin it all the same")
    assert 27 not in listed_sizes
    assert main(["list", "27", "--yes"]) == 0
    assert listed_sizes[-1] == 27
