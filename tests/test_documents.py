"""The papers of the house say what is so: README, workflows, make targets, versions."""

from __future__ import annotations

import doctest
import os
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

from cy_core import __version__
from site_builder.cli import main
from site_builder.plugin import QueensAtlasPlugin
from site_builder.svg import palette
from tests.helpers.sources import ROOT, first_lines

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAPERS = sorted(ROOT.glob("*.md"))
WORKFLOWS = [
    *sorted((ROOT / ".github" / "workflows").glob("*.yml")),
    ROOT / "templates" / "project" / "pages.yml",
]
INSTALLING = first_lines("README.md")  # test_packaging.py runs them
DOCUMENTED_COMMANDS = re.findall(r"^(queens [a-z].*?)(?:\s+#.*)?$", README, re.MULTILINE)


def schema_errors(schema: str, *paths: Path) -> str:
    """What the published schema finds wrong with the files; nothing if they are valid."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    done = subprocess.run([*command, *paths], capture_output=True, text=True)
    return done.stdout + done.stderr if done.returncode else ""


def test_workflows_follow_the_published_schema() -> None:
    assert schema_errors("github-workflows", *WORKFLOWS) == ""


def test_the_schema_finds_mistakes(tmp_path: Path) -> None:
    (tmp_path / "bad.yml").write_text("on: push\njobs: {test: {runs-on: [], stepz: []}}\n")
    assert "stepz" in schema_errors("github-workflows", tmp_path / "bad.yml")


def test_the_citation_follows_the_published_schema() -> None:
    assert schema_errors("citation-file-format", ROOT / "CITATION.cff") == ""


def test_one_version_everywhere() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    released = re.findall(r"^## \[(\d.*?)\]", CHANGELOG, re.MULTILINE)
    assert {declared["project"]["version"], citation["version"], released[0], __version__} == {
        version("queens-atlas")
    }


TARGETS = ("bench", "build", "clean", "coverage", "help", "lint", "serve", "soak", "test")


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_is_there_and_says_what_it_does(target: str) -> None:
    assert re.search(rf"^{target}:.*## \S", MAKEFILE, re.MULTILINE)


def test_documented_targets_exist() -> None:
    scripts = [*PAPERS, *WORKFLOWS, ROOT / ".ci" / "run"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in scripts)
    named = set(re.findall(r"(?:^|`|run: )make ([a-z]+)", text, re.MULTILINE))
    assert {"serve", "test", "bench", "build"} <= named
    assert named <= set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))


def test_the_continuous_check_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_readme_opens_with_a_picture_and_the_ways_in() -> None:
    first_screen = README.splitlines()[:40]
    ways = ("![", "make serve", "make test", *INSTALLING)
    places = [
        next(number for number, line in enumerate(first_screen) if line.startswith(way))
        for way in ways
    ]
    assert places == sorted(places)


@pytest.mark.parametrize("page", ["index.md", "plugin.md"])
def test_a_site_of_ones_own_begins_on_the_site_as_in_the_readme(page: str) -> None:
    assert first_lines(f"content/{page}") == INSTALLING


def test_the_package_is_installed_on_the_site_as_in_the_readme() -> None:
    *installing, command = first_lines("content/about.md")
    assert installing == INSTALLING[:3]
    assert main(shlex.split(command)[1:]) == 0


def test_what_else_there_is_has_a_day_and_an_address_for_each() -> None:
    chapter = README.partition("## What else there is\n")[2].partition("\n## ")[0]
    assert re.search(r"on \d{4}-\d{2}-\d{2};", chapter)
    ours, *others = re.findall(r"^\| (?!\||---)(.*?) \|", chapter, re.MULTILINE)
    assert ours == "**Queens Atlas**"
    assert len(others) > 5
    assert [other for other in others if "](https://" not in other] == []


def test_no_figure_of_the_readme_is_left_to_measure() -> None:
    measured = README.partition("## Measured")[2].partition("## ")[0]
    rows = re.findall(r"^\| (?!what|---)(.+?) \| (.+?) \|$", measured, re.MULTILINE)
    assert len(rows) >= 6
    assert all(re.match(r"\d", figure) for _, figure in rows)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_links_between_papers_lead_somewhere(paper: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", paper.read_text(encoding="utf-8"))
    assert [target for target in targets if not (paper.parent / target).exists()] == []


def test_the_python_of_the_readme_runs_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.slow
def test_the_commands_of_the_readme_run_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clone = tmp_path / "clone"  # as far as the commands can tell
    for folder in ("content", "timings"):
        shutil.copytree(ROOT / folder, clone / folder)
    monkeypatch.chdir(clone)
    for command in DOCUMENTED_COMMANDS:  # in this order: one shows what another has left
        assert main(shlex.split(command)[1:]) == 0, f"{command}: {capsys.readouterr().err}"


def test_every_option_of_the_plugin_is_documented_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| `(.*?)` \|", README, re.MULTILINE)
    documented = {name: yaml.safe_load(default) for name, default in rows}
    assert documented == {name: option.default for name, option in QueensAtlasPlugin.config_scheme}


def test_every_colour_of_the_readme_is_that_of_the_palette() -> None:
    shown = dict(re.findall(r"^ +(--qa-[a-z0-9-]+): (#[0-9a-f]+);", README, re.MULTILINE))
    others = {name for name in palette.LIGHT if name.startswith("--qa-series-")}
    assert shown == {name: palette.LIGHT[name] for name in palette.LIGHT if name not in others}
