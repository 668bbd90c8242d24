"""`queens list` takes its format from the file, and says beforehand what takes long."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from site_builder.cli import listing
from site_builder.data.listings import Listing, list_fundamental
from tests.helpers.command_line import Queens


def test_the_ending_of_the_file_says_the_format(queens: Queens) -> None:
    for name, format in (("b.csv", "csv"), ("b.JSON", "json"), ("b.txt", "text"), ("b", "text")):
        assert queens(f"list 8 --output {name}") == ""
        assert Path(name).read_text("utf-8") == queens(f"list 8 --format {format}")
    queens("list 8 --output b.npy")
    rows = json.loads(Path("b.JSON").read_text())
    assert [row["columns"] for row in rows] == np.load("b.npy").tolist()


@pytest.mark.parametrize("format", ["npy", "parquet"])
def test_a_list_of_bytes_is_not_for_a_terminal(
    format: str, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for option in ("", "--output -"):
        message = queens.refusal(f"list 8 --format {format} {option}")
        assert message.startswith(f"{format} is not for a terminal: add --output FILE, or redirect")


def test_disk_that_fills_up_is_one_error_line(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(listing, "write_listing", full)
    assert queens.refusal("list 8") == "cannot write to standard output: No space left on device"
    assert queens.refusal("list 8 --output a") == "cannot write a: No space left on device"
    assert os.listdir() == []


def test_a_long_listing_says_how_long_it_takes_and_a_very_long_one_needs_a_yes(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def pretend(n: int) -> Listing:  # as long as it should be, but it has no rows
        known = list_fundamental(n)
        return Listing(n, known.count, (), known.has_sizes)

    monkeypatch.setattr(listing, "list_fundamental", pretend)
    monkeypatch.setattr(listing, "write_listing", lambda each, *_: written.append(each.n))
    assert queens("list 16") == ""
    assert written == [16]
    message = "listing N = 18 takes about 83 seconds on 1 core\n"
    assert queens.ended("list 18") == (0, "", message)
    assert queens.refusal("list 27").endswith(" on 1 core: add --yes to begin it all the same")
    assert 27 not in written
    assert queens.ended("list 27 --yes")[0] == 0
    assert written[-1] == 27
