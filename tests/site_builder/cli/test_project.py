"""A new project builds as it stands, says what can be chosen, and replaces nothing."""

from __future__ import annotations

import errno
import os
import re
import sys
from pathlib import Path

import pytest
import yaml
from mkdocs.utils import yaml_load

from cy_core import __version__
from site_builder.cli.project import FILES
from site_builder.plugin_options import Options
from site_builder.values.page import TEMPLATES
from tests.helpers.command_line import Capture, complaint, output
from tests.helpers.projects import broken_links, made

TEMPLATE = TEMPLATES / "project"


def test_a_new_project_builds_strictly(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site of mine"
    message = output(capsys, "new", str(folder))
    assert message.endswith(f"\n    cd '{folder}'\n    mkdocs serve\n")
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    assert written - {".github"} == set(FILES)
    site = made(folder)
    pages = [(site / page / "index.html").read_text("utf-8") for page in ("", "search", "counts")]
    assert all("```queens" not in page and page.count("<svg") >= 4 for page in pages)
    assert broken_links(site) == []
    assert not [*site.rglob("card.png")], "links need the address of the site to tell of it"


def test_a_new_project_tells_of_its_theme_where_it_is_missing(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "material", None)
    message = output(capsys, "new", str(tmp_path / "site"))
    assert "\n    pip install mkdocs-material\n    cd " in message


@pytest.mark.parametrize(
    ("folder", "words", "title"),
    [
        ("my-board_site", [], "My board site"),
        ("x", ["--name", 'Rooks & "Queens"'], 'Rooks & "Queens"'),
        ("x", ["--name", "Königinnen 👑"], "Königinnen 👑"),
    ],
)
def test_the_site_has_a_name(
    capsys: Capture, tmp_path: Path, folder: str, words: list[str], title: str
) -> None:
    output(capsys, "new", str(tmp_path / folder), *words)
    settings = (tmp_path / folder / "mkdocs.yml").read_text("utf-8")
    assert yaml_load(settings)["site_name"] == title
    assert f"\n# {title}\n" in (tmp_path / folder / "docs" / "index.md").read_text("utf-8")
    assert (tmp_path / folder / "README.md").read_text("utf-8").startswith(f"# {title}\n")


@pytest.mark.parametrize("name", ["", " ", "two\nlines"])
def test_a_name_is_one_line(capsys: Capture, tmp_path: Path, name: str) -> None:
    message = complaint(capsys, "new", str(tmp_path / "site"), "--name", name)
    assert message == f"--name must be one line of text, got {name!r}"
    assert not (tmp_path / "site").exists()


def test_the_comment_has_every_option_with_its_default() -> None:
    text = (TEMPLATE / "mkdocs.yml").read_text(encoding="utf-8")
    settings = re.findall(r"^ +# (\w+: .*  # .*)$", text, re.MULTILINE)
    options = {name: option.default for name, option in Options._schema}
    assert yaml.safe_load("\n".join(settings)) == options


def test_every_file_of_the_template_is_written() -> None:
    assert {path.name for path in TEMPLATE.iterdir()} == set(FILES.values())


def test_the_requirement_is_this_version_or_a_later_one() -> None:
    lines = (TEMPLATE / "requirements.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if line[:1] != "#"] == [
        f"queens-atlas[cards,material]>={__version__}"
    ]


def test_empty_folder_is_accepted(capsys: Capture, tmp_path: Path) -> None:
    output(capsys, "new", str(tmp_path))
    assert (tmp_path / "docs" / "index.md").is_file()


def test_a_project_is_written_whole_or_not_at_all(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text = Path.write_text

    def full(path: Path, text: str, encoding: str) -> int:
        if path.name == "requirements.txt":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write_text(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    wrong = complaint(capsys, "new", str(tmp_path / "site"))
    assert wrong == f"cannot write {tmp_path / 'site'}: No space left on device"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("full", "must be a new or an empty folder: name another one"),
        ("full/file", "must be a folder, got a file: name another folder"),
    ],
)
def test_existing_files_are_kept(capsys: Capture, tmp_path: Path, name: str, rule: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("mine")
    assert complaint(capsys, "new", str(tmp_path / name)) == f"{tmp_path / name} {rule}"
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["file"]
