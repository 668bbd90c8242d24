"""A new project builds as it stands, says what can be chosen, and replaces nothing."""

from __future__ import annotations

import errno
import os
import re
from dataclasses import fields
from pathlib import Path
from shutil import copyfile

import pytest
import yaml

from cy_core import __version__
from site_builder.cli import project
from site_builder.cli.project import FILES
from site_builder.values.config import SiteConfig, default_of
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
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "```queens" not in home
    assert home.count("<svg") > 10
    assert broken_links(site) == []
    assert not [*site.rglob("card.png")], "links need the address of the site to tell of it"


def test_the_comment_has_every_option_with_its_default() -> None:
    text = (TEMPLATE / "mkdocs.yml").read_text(encoding="utf-8")
    settings = re.findall(r"^ +# (\w+: .*  # .*)$", text, re.MULTILINE)
    options = {field.name: default_of(field.name) for field in fields(SiteConfig)}
    assert yaml.safe_load("\n".join(settings)) == options


def test_every_file_of_the_template_is_written() -> None:
    assert {path.name for path in TEMPLATE.iterdir()} == set(FILES.values())


def test_the_requirement_is_this_version_or_a_later_one() -> None:
    lines = (TEMPLATE / "requirements.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if line[:1] != "#"] == [f"queens-atlas>={__version__}"]


def test_an_empty_folder_will_do(capsys: Capture, tmp_path: Path) -> None:
    output(capsys, "new", str(tmp_path))
    assert (tmp_path / "docs" / "index.md").is_file()


def test_a_project_is_written_whole_or_not_at_all(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, to: Path) -> None:
        if source.name == "requirements.txt":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        copyfile(source, to)

    monkeypatch.setattr(project, "copyfile", full)
    wrong = complaint(capsys, "new", str(tmp_path / "site"))
    assert wrong == f"cannot write {tmp_path / 'site'}: No space left on device"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("full", "must be a new or an empty folder: remove it, or name another"),
        ("full/file", "must be a folder, got a file: name another folder"),
    ],
)
def test_what_is_there_already_is_kept(
    capsys: Capture, tmp_path: Path, name: str, rule: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("mine")
    assert complaint(capsys, "new", str(tmp_path / name)) == f"{tmp_path / name} {rule}"
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["file"]
