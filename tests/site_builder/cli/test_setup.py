"""A new project builds as it stands, says what can be chosen, and replaces nothing."""

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
from site_builder.plugin import Options
from site_builder.values.page import TEMPLATES
from tests.helpers.command_line import Queens
from tests.helpers.projects import broken_links, made

TEMPLATE = TEMPLATES / "project"


def test_a_new_project_builds_strictly(queens: Queens, tmp_path: Path) -> None:
    Path("site of mine").mkdir()  # it may be there, and empty
    message = queens("new", "site of mine")
    assert message.endswith("\n    cd 'site of mine'\n    mkdocs serve\n")
    folder = tmp_path / "site of mine"
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    assert written - {".github"} == set(FILES)
    site = made(folder)
    pages = [(site / page / "index.html").read_text("utf-8") for page in ("", "search", "counts")]
    assert all("```queens" not in page and page.count("<svg") >= 4 for page in pages)
    assert broken_links(site) == []
    assert not [*site.rglob("card.png")], "links need the address of the site to tell of it"


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


def test_a_project_is_written_whole_or_not_at_all(
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
