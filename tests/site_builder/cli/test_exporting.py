"""`queens export` writes what the site has, whole or not at all."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from site_builder.cli import exporting, main
from site_builder.cli.exporting import export, records_of
from site_builder.data import package, parquet
from site_builder.data.site import site_data
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.text import bytes_text
from tests.helpers.records import write_records

ALL = ("text", "csv", "json", "npy", "parquet")


class Usage(NamedTuple):
    """What a disk has left."""

    free: int


@pytest.fixture(autouse=True)
def no_records(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one works, there is no usual folder of them."""
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))


def write_export(folder: Path, *formats: str, n: tuple[int, ...] = (4, 5)) -> None:
    """A small export, without records."""
    assert export.callback
    export.callback(folder, n, formats or None, None)


def names(folder: Path) -> list[str]:
    """Every file below a folder, hidden ones too."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in files)


def test_the_folder_has_the_files_of_the_site(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_export(tmp_path / "data")
    config = SiteConfig(downloads=range(4, 6), timings=tmp_path / "none")
    expected = {asset.path: asset.content for asset in site_data(config).assets()}
    paths, size = names(tmp_path), bytes_text(sum(map(len, expected.values())))
    assert paths == sorted(expected)
    assert all((tmp_path / path).read_bytes() == content for path, content in expected.items())
    assert capsys.readouterr().out.splitlines() == [
        "lists of N = 4 to 5 as text, csv, json, npy, parquet: about 2 kB",
        f"{len(paths)} files, {size}; {tmp_path / 'data' / 'datapackage.json'} lists them",
    ]


def test_only_the_named_formats_are_exported(tmp_path: Path) -> None:
    words = ["--n", "6", "--formats", "npy,csv,npy"]
    assert main(["export", str(tmp_path / "data"), *words]) == 0
    lists = [name for name in names(tmp_path / "data") if name.startswith("6/")]
    assert [name for name in lists if "6.4.1" not in name] == [
        *("6/all.csv", "6/all.npy", "6/fundamental.csv", "6/fundamental.npy"),
    ]


@pytest.mark.parametrize("mistyped", ["timing", "empty"])
def test_named_folder_without_records_is_refused(
    mistyped: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    folder = tmp_path / mistyped
    assert main(["export", str(tmp_path / "data"), "--n", "4", "--timings", str(folder)]) == 2
    message = f"no record in {folder}: name another folder, or leave out --timings\n"
    assert capsys.readouterr().err == message
    assert names(tmp_path) == []


@pytest.mark.parametrize("named", [None, Path("mine")])
def test_records_are_found_in_named_and_default_folders(named: Path | None) -> None:
    write_records(named or Path("timings"))
    assert len(records_of(named)) == 2


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UserError, match="must be a new or an empty folder"):
        write_export(tmp_path)
    assert names(tmp_path) == ["mine.txt"]


@pytest.mark.parametrize("end", [KeyboardInterrupt(), OSError(errno.ENOSPC, "No space left")])
def test_interrupted_export_leaves_nothing(
    end: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object) -> None:
        raise end

    monkeypatch.setattr(package, "n_document", ended)
    with pytest.raises((KeyboardInterrupt, UserError), match=r"^$|cannot write .*: No space left"):
        write_export(tmp_path / "new" / "data")
    assert [*tmp_path.iterdir()] == []


def test_export_beyond_the_free_disk_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10**9))
    words = ["--n", "19-20", "--formats", "npy"]
    assert main(["export", str(tmp_path / "data"), *words]) == 2
    message = "needs about 109 GB, and its disk has 1.0 GB left: choose fewer n or formats"
    assert capsys.readouterr().err == f"{tmp_path / 'data'} {message}\n"
    assert names(tmp_path) == []


def test_without_pyarrow_parquet_is_left_out_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(UserError, match=r"^Parquet needs pyarrow: pip install"):
        write_export(tmp_path / "data", "csv", "parquet")
    write_export(tmp_path / "data")
    message = 'Parquet is left out, as it needs pyarrow: pip install "queens-atlas[data]"\n'
    assert capsys.readouterr().err == message
    assert not [name for name in names(tmp_path) if name.endswith(".parquet")]


def test_progress_goes_from_file_to_file_up_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    meters: list[exporting.Progress] = []

    class Noted(exporting.Progress):
        def __init__(self) -> None:
            super().__init__()
            meters.append(self)

    monkeypatch.setattr(exporting, "Progress", Noted)
    write_export(tmp_path / "data", n=(7, 8))
    assert [meter.share for meter in meters] == [1.0]
