"""`queens export` writes what the site has, whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from site_builder.data import files, parquet
from site_builder.data.site import data_assets
from site_builder.terminal import progress
from site_builder.terminal.progress import Progress
from site_builder.values.config import SiteConfig
from site_builder.values.text import bytes_text
from tests.helpers.command_line import Queens
from tests.helpers.records import write_records


def names(folder: str = ".") -> list[str]:
    """Every file below a folder, hidden ones too."""
    found = (path for path in Path(folder).rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in found)


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
    assert lists == [
        *("6/all.csv", "6/all.npy", "6/fundamental.csv", "6/fundamental.npy"),
    ]


@pytest.mark.parametrize(("folder", "option"), [("records", ""), ("mine", "--records mine")])
def test_records_of_the_usual_or_a_named_folder_are_exported(
    folder: str, option: str, queens: Queens
) -> None:
    write_records(Path(folder, "timings"))
    queens(f"export new --n 4 --formats csv {option}")
    assert len([*Path("new", "timings").glob("*.json")]) == 2


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
    result = queens.ended("export new/data --n 4-5")
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
    status, _, errors = queens.ended("export new --n 4")
    assert status == 0
    assert errors.startswith("Parquet is left out, as it needs pyarrow: pip install ")
    assert not [name for name in names() if name.endswith(".parquet")]


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
