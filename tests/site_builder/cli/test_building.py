"""`queens build` and `queens assets` write files for other site generators."""

from __future__ import annotations

from pathlib import Path

from site_builder.figures.stepper import sizes_offered
from site_builder.values.census import recursive_methods
from site_builder.values.text import bytes_text
from tests.helpers.command_line import Queens

SUDOKU = "```queens sudoku-stepper\n" + "." * 79 + "12\n```\n\n```queens bord\n```\n"


def contents(folder: str) -> dict[str, bytes]:
    """Every file of a folder."""
    files = (path for path in Path(folder).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_build_writes_a_docs_folder(queens: Queens) -> None:
    Path("essays").mkdir()
    Path("essays/index.md").write_text("# Hello\n")
    options = "--galleries 4-5 --solution-pages 4 --coordinates --folder club/queens"
    assert queens(f"build --docs docs --content essays {options}") == ""
    docs = contents("docs")
    assert docs["index.md"] == b"# Hello\n"
    assert "club/queens/4/4.2.1.md" in docs
    assert not {"club/queens/5/5.8.1.md", "boards/4/4.2.1.md"} & docs.keys()


def test_assets_are_those_of_all_figures_and_may_be_written_again(queens: Queens) -> None:
    report = queens("assets docs/queens")
    written = contents("docs/queens")
    size = bytes_text(sum(map(len, written.values())))
    assert report == f"{len(written)} files, {size} in docs/queens\n"
    for method in recursive_methods():
        for n in sizes_offered(method.key):
            assert f"traces/{method.key}/{n}.json" in written
    assert {"queens-atlas.css", "queens-race.css", "labels/18.index"} <= written.keys()
    Path("docs/queens/queens-atlas.css").write_text("old")
    Path("docs/queens/mine.css").write_text("mine")
    assert queens("assets docs/queens") == report
    assert contents("docs/queens") == written | {"mine.css": b"mine"}


def test_assets_may_be_only_those_that_the_pages_use(queens: Queens) -> None:
    Path("docs").mkdir()
    Path("docs/sudoku.md").write_text(SUDOKU, "utf-8")
    queens("assets few --for docs")
    few = contents("few").keys()
    assert any(name.startswith("traces/sudoku/") for name in few)
    assert {"queens-atlas.css", "queens-sudoku-stepper.js"} < few
    assert not few & {"queens-race.css", "queens-editor.js"}
    Path("docs/sudoku.md").write_text("# No figure", "utf-8")
    assert queens("assets none --for docs") == "0 files, 0 B in none\n"
