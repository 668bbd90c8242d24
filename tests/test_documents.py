"""What the documents show is so: commands, programs, links, versions, options and colours."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml

import cy_core
from site_builder.cli import main
from site_builder.figures.copies import ATLAS
from site_builder.svg import palette
from tests.helpers.sources import ROOT, first_lines

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
INSTALLING = first_lines("README.md")  # test_packaging.py runs them
PLUGIN_PAGE = (ROOT / "content" / "plugin.md").read_text(encoding="utf-8")
DOCUMENTED_COMMANDS = re.findall(r"^(queens [a-z].*?)(?:\s+#.*)?$", README, re.MULTILINE)


def test_citation_follows_the_published_schema() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    schema = "vendor.citation-file-format"
    done = subprocess.run([*command, schema, ROOT / "CITATION.cff"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_citations_of_boards_have_the_address_of_the_atlas() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["url"] == ATLAS


def test_version_is_the_same_everywhere() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    released = re.findall(r"^## \[(\d.*?)\]", CHANGELOG, re.MULTILINE)
    assert {
        declared["project"]["version"],
        citation["version"],
        released[0],
        cy_core.__version__,
    } == {version("queens-atlas")}


def test_site_and_readme_have_the_same_first_commands() -> None:
    assert first_lines("content/plugin.md") == INSTALLING


def test_about_page_installs_as_the_readme_does() -> None:
    *installing, command = first_lines("content/about.md")
    assert installing == INSTALLING[:3]
    assert main(shlex.split(command)[1:]) == 0


def test_links_between_documents_lead_to_files() -> None:
    for document in ROOT.glob("*.md"):
        targets = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
        assert [target for target in targets if not (ROOT / target).exists()] == [], document


def test_documented_make_targets_exist() -> None:
    paths = [*ROOT.glob("*.md"), *(ROOT / ".github" / "workflows").glob("*.yml"), ROOT / ".ci/run"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {*re.findall(r"(?:^|`|run: )make ([a-z]+)", text, re.MULTILINE)} <= {*targets}


def test_python_examples_of_the_readme_pass() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.slow
def test_commands_of_the_readme_succeed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clone = tmp_path / "clone"  # as far as the commands can tell
    for folder in ("content", "records"):
        shutil.copytree(ROOT / folder, clone / folder)
    monkeypatch.chdir(clone)
    for command in DOCUMENTED_COMMANDS:  # in this order: one shows what another has left
        assert main(shlex.split(command)[1:]) == 0, f"{command}: {capsys.readouterr().err}"


def test_output_in_the_readme_equals_that_of_the_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (session,) = re.findall(r"^```console\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    examples = re.findall(r"^\$ queens (.*)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE)
    assert examples
    for command, output in examples:
        assert main(shlex.split(command)) == 0
        assert capsys.readouterr().out == output


def test_picture_in_the_readme_equals_the_drawing(tmp_path: Path) -> None:
    (columns,) = re.findall(r"^```queens board\n([\d ]+)\n```$", README, re.MULTILINE)
    label = cy_core.label(tuple(map(int, columns.split())))
    assert main(["show", label, "--svg", str(tmp_path / "board.svg")]) == 0
    assert (ROOT / ".github" / "board.svg").read_bytes() == (tmp_path / "board.svg").read_bytes()


def test_documented_colours_equal_the_palette() -> None:
    documented = dict(re.findall(r"^ +(--qa-[a-z0-9-]+): (#[0-9a-f]+);", PLUGIN_PAGE, re.MULTILINE))
    others = {name for name in palette.LIGHT if name.startswith("--qa-series-")}
    assert documented == {name: palette.LIGHT[name] for name in palette.LIGHT if name not in others}
