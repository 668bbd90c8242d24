"""`queens list` and `queens export`: formats, time, and files that are complete or absent."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from site_builder.cli import listing
from site_builder.data import files, parquet
from site_builder.data.listings import Listing, list_fundamental
from site_builder.data.site import data_assets
from site_builder.terminal import progress
from site_builder.terminal.progress import Progress
from site_builder.values.config import SiteConfig
from site_builder.values.text import bytes_text
from tests.helpers.command_line import Queens
from tests.helpers.records import write_records


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
    written_sizes: list[int] = []

    # A fake listing, which claims its usual length but has no rows, so that it takes no time.
    def pretend(n: int) -> Listing:
        known = list_fundamental(n)
        return Listing(n, known.count, (), known.has_sizes)

    monkeypatch.setattr(listing, "list_fundamental", pretend)
    monkeypatch.setattr(listing, "write_listing", lambda each, *_: written_sizes.append(each.n))
    assert queens("list 16") == ""
    assert written_sizes == [16]
    message = "listing N = 18 takes about 83 seconds on 1 core\n"
    assert queens.run("list 18") == (0, "", message)
    assert queens.refusal("list 27").endswith(" on 1 core: add --yes to begin it all the same")
    assert 27 not in written_sizes
    assert queens.run("list 27 --yes")[0] == 0
    assert written_sizes[-1] == 27


def names(folder: str = ".") -> list[str]:
    """Return the paths of all files below a folder, also of hidden files."""
    paths = (path for path in Path(folder).rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in paths)


def test_the_folder_has_the_files_of_the_site(queens: Queens) -> None:
    printed = queens("export new --n 4-5")
    config = SiteConfig(downloads=range(4, 6), records=Path("none"))
    expected = {asset.path.removeprefix("data/"): asset.content for asset in data_assets(config)}
    assert names("new") == sorted(expected)
    assert all(Path("new", path).read_bytes() == content for path, content in expected.items())
    size = bytes_text(sum(map(len, expected.values())))
    assert printed.splitlines() == [
        "lists of N = 4 to 5 as text, csv, json, npy, parquet: about 1 kB",
        f"{len(expected)} files, {size}; {Path('new', 'SHA256SUMS')} lists them",
    ]


def test_only_the_named_formats_are_exported(queens: Queens) -> None:
    queens("export new --n 6 --formats npy,csv,npy")
    lists = [name for name in names("new") if name.startswith("6/")]
    assert lists == ["6/all.csv", "6/all.npy", "6/fundamental.csv", "6/fundamental.npy"]


@pytest.mark.parametrize(("folder", "option"), [("records", ""), ("mine", "--records mine")])
def test_records_of_the_usual_or_a_named_folder_are_exported(
    folder: str, option: str, queens: Queens
) -> None:
    write_records(Path(folder, "timings"))
    queens(f"export new --n 4 --formats csv {option}")
    assert len(list(Path("new", "timings").glob("*.json"))) == 2


@pytest.mark.parametrize(
    ("end", "status", "message"),
    [
        (KeyboardInterrupt(), 130, "interrupted\n"),
        (OSError(errno.ENOSPC, "full"), 2, "cannot write new/data: full\n"),
    ],
)
def test_interrupted_export_leaves_nothing(
    end: BaseException, status: int, message: str, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object) -> None:
        raise end

    monkeypatch.setattr(files, "_n_file", ended)
    result = queens.run("export new/data --n 4-5")
    assert (result[0], result[2]) == (status, message)
    assert os.listdir() == []


def test_export_beyond_the_free_disk_is_refused(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk: Any = type("Usage", (), {"free": 10**9})
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: disk)
    message = "new needs about 109 GB, and its disk has 1.0 GB left: choose fewer n or formats"
    assert queens.refusal("export new --n 19-20 --formats npy") == message
    assert os.listdir() == []


def test_without_pyarrow_parquet_is_left_out_or_refused(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    message = queens.refusal("export new --n 4 --formats csv,parquet")
    assert message.startswith("Parquet needs pyarrow: pip install")
    status, _, errors = queens.run("export new --n 4")
    assert status == 0
    assert errors.startswith("Parquet is left out, as it needs pyarrow: pip install ")
    assert not [name for name in names() if name.endswith(".parquet")]


def test_without_pyarrow_a_list_is_refused_before_the_search(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    monkeypatch.setattr(listing, "list_fundamental", lambda n: pytest.fail("it is searched"))
    for options in ("--output b.parquet", "--format parquet"):
        message = queens.refusal(f"list 16 {options}")
        assert message.startswith("Parquet needs pyarrow: pip install"), options


def test_progress_goes_from_file_to_file_up_to_the_end(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    meters: list[Progress] = []

    class Noted(Progress):
        def __init__(self, total: float) -> None:
            super().__init__(total)
            meters.append(self)

    monkeypatch.setattr(progress, "Progress", Noted)
    queens("export new --n 7-8")
    assert [meter.share for meter in meters] == [1.0]
