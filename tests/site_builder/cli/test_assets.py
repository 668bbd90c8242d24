"""`queens assets` writes what figures load, and tells how much it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.figures.stepper.traces import sizes_offered
from site_builder.values.census import recursive_methods
from site_builder.values.text import bytes_text
from tests.helpers.command_line import Capture, complaint, output

SUDOKU = "```queens sudoku-stepper\n" + "." * 79 + "12\n```\n\n```queens bord\n```\n"


@pytest.fixture(autouse=True)
def no_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one works, there is no usual folder of timing records."""
    monkeypatch.chdir(tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_folder_has_the_files_of_all_figures_and_may_be_written_again(capsys: Capture) -> None:
    report = output(capsys, "assets", "docs/queens")
    written = contents(Path("docs/queens"))
    size = bytes_text(sum(map(len, written.values())))
    assert report == f"{len(written)} files, {size} in docs/queens\n"
    for method in recursive_methods():
        for n in sizes_offered(method.key):
            assert f"traces/{method.key}/{n}.json" in written
    assert {"queens-atlas.css", "queens-race.css", "labels/18.index"} <= written.keys()
    Path("docs/queens/queens-atlas.css").write_text("old")
    Path("docs/queens/mine.css").write_text("mine")
    assert output(capsys, "assets", "docs/queens") == report
    assert contents(Path("docs/queens")) == written | {"mine.css": b"mine"}


def test_the_folder_has_only_what_the_pages_use(capsys: Capture) -> None:
    Path("docs").mkdir()
    Path("docs/sudoku.md").write_text(SUDOKU, "utf-8")
    output(capsys, "assets", "all")
    output(capsys, "assets", "few", "--for", "docs")
    few = contents(Path("few")).keys()
    assert any(name.startswith("traces/sudoku/") for name in few)
    assert {"queens-atlas.css", "queens-sudoku-stepper.js"} < few
    assert not few & {"queens-race.css", "queens-plot.js"}
    Path("docs/sudoku.md").write_text("# No figure", "utf-8")
    assert output(capsys, "assets", "none", "--for", "docs") == "0 files, 0 B in none\n"


def test_the_folder_of_pages_must_be_there(capsys: Capture) -> None:
    message = complaint(capsys, "assets", "queens", "--for", "dosc")
    assert message == "there is no folder dosc: name that of your pages with --for"
    assert not Path("queens").exists()


def test_a_file_is_no_folder(capsys: Capture) -> None:
    Path("queens").write_text("mine")
    message = complaint(capsys, "assets", "queens")
    assert message == "queens must be a folder, got a file: name another folder"
