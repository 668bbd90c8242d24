"""`queens assets` and `new`, which write files of sites."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
import yaml
from mkdocs.utils import yaml_load

from cy_core import __version__
from site_builder.cli.setup import FILES
from site_builder.figures.stepper.blocks import sizes_offered
from site_builder.plugin import Options
from site_builder.values.census import recursive_methods
from site_builder.values.page import TEMPLATES
from site_builder.values.text import bytes_text
from tests.helpers.command_line import Queens
from tests.helpers.projects import broken_links, build_site

SUDOKU = "```queens sudoku-stepper\n" + "." * 79 + "12\n```\n\n```queens bord\n```\n"


def contents(folder: str) -> dict[str, bytes]:
    """Return the content of every file in a folder, by path."""
    files = (path for path in Path(folder).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_assets_of_all_figures_are_written_and_may_be_written_again(queens: Queens) -> None:
    report = queens("assets docs/queens")
    paths = contents("docs/queens")
    size = bytes_text(sum(map(len, paths.values())))
    assert report == f"{len(paths)} files, {size} in docs/queens\n"
    for method in recursive_methods():
        for n in sizes_offered(method.key):
            assert f"traces/{method.key}/{n}.json" in paths
    assert {"queens-atlas.css", "queens-race.css", "labels/18.index"} <= paths.keys()
    Path("docs/queens/queens-atlas.css").write_text("old")
    Path("docs/queens/mine.css").write_text("mine")
    assert queens("assets docs/queens") == report
    assert contents("docs/queens") == paths | {"mine.css": b"mine"}


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
    Path("docs/latin.md").write_bytes(b"\xe4")
    refusal = queens.refusal("assets none --for docs")
    assert refusal == "docs/latin.md must be UTF-8 text: save it again as such"


def test_pages_with_a_mark_or_behind_a_link_are_read(queens: Queens) -> None:
    Path("docs").mkdir()
    Path("elsewhere").mkdir()
    Path("elsewhere/board.md").write_text("```queens board\n4 2 0 3 1\n```\n", "utf-8-sig")
    Path("docs/linked").symlink_to(Path("elsewhere").absolute())
    queens("assets few --for docs")
    assert "queens-atlas.css" in contents("few")


TEMPLATE = TEMPLATES / "project"


def test_a_new_project_builds_strictly(queens: Queens, tmp_path: Path) -> None:
    # The folder of the new project may exist before if it is empty.
    Path("site of mine").mkdir()
    message = queens("new", "site of mine")
    assert message.endswith("\n    cd 'site of mine'\n    mkdocs serve\n")
    folder = tmp_path / "site of mine"
    paths = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    assert paths - {".github"} == set(FILES)
    site = build_site(folder)
    pages = [(site / page / "index.html").read_text("utf-8") for page in ("", "search", "counts")]
    assert all("```queens" not in page and page.count("<svg") >= 4 for page in pages)
    assert broken_links(site) == []
    assert not list(site.rglob("card.png")), "links need the address of the site to tell of it"


@pytest.mark.parametrize(
    ("folder", "words", "title"),
    [
        ("my-board_site", [], "My board site"),
        ("x", ["--name", 'Rooks & "Queens"'], 'Rooks & "Queens"'),
        ("x", ["--name", "Königinnen 👑"], "Königinnen 👑"),
    ],
)
def test_the_site_has_a_name(queens: Queens, folder: str, words: list[str], title: str) -> None:
    queens(f"new {folder}", *words)
    settings = Path(folder, "mkdocs.yml").read_text("utf-8")
    assert yaml_load(settings)["site_name"] == title
    assert f"\n# {title}\n" in Path(folder, "docs", "index.md").read_text("utf-8")
    assert Path(folder, "README.md").read_text("utf-8").startswith(f"# {title}\n")


@pytest.mark.parametrize("name", ["", " ", "two\nlines"])
def test_a_name_is_one_line(queens: Queens, name: str) -> None:
    message = queens.refusal("new site --name", name)
    assert message == f"--name must be one line of text, got {name!r}"
    assert os.listdir() == []


def test_the_comment_has_every_option_with_its_default() -> None:
    text = (TEMPLATE / "mkdocs.yml").read_text(encoding="utf-8")
    settings = re.findall(r"^ +# (\w+: .*  # .*)$", text, re.MULTILINE)
    options = {name: option.default for name, option in Options._schema}
    assert yaml.safe_load("\n".join(settings)) == options


def test_the_template_is_written_whole_and_requires_this_version() -> None:
    assert {path.name for path in TEMPLATE.iterdir()} == set(FILES.values())
    lines = (TEMPLATE / "requirements.txt").read_text("utf-8").splitlines()
    assert f"queens-atlas[cards]>={__version__}" in lines


def test_a_project_is_written_completely_or_not_at_all(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text = Path.write_text

    def full(path: Path, text: str, encoding: str) -> int:
        if path.name == "requirements.txt":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write_text(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    assert queens.refusal("new site") == "cannot write site: No space left on device"
    assert os.listdir() == []
