"""What runs in the repository's host: pinned, without credentials, nothing published untested."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from site_builder.values.disk_cache import FOLDER
from tests.helpers.sources import ROOT

PATHS = {path.name: path for path in (ROOT / ".github" / "workflows").glob("*.yml")}
# What `queens new` gives to others.
PATHS["new"] = ROOT / "templates" / "project" / "pages.yml"
TEXTS = {name: path.read_text(encoding="utf-8") for name, path in PATHS.items()}
JOBS = {name: yaml.safe_load(text)["jobs"] for name, text in TEXTS.items()}
# The host's own, and the package index's.
PINNED = re.compile(r"((?:actions|pypa)/[a-z-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)")


def steps(name: str) -> list[dict[str, Any]]:
    """The steps of every job of a workflow."""
    return [step for job in JOBS[name].values() for step in job.get("steps", [])]


def lint(*paths: Path) -> str:
    """What a linter of workflows finds, without the programs that not every machine has."""
    command = [sys.executable, "-m", "jactionlint", "--no-online", "--shellcheck=", "--pyflakes="]
    return subprocess.run([*command, *paths], capture_output=True, text=True).stdout


@pytest.mark.soak
def test_linter_finds_no_mistakes() -> None:
    assert lint(*PATHS.values()) == ""


@pytest.mark.soak
def test_the_linter_finds_mistakes(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yml"
    bad.write_text(TEXTS["pages.yml"].replace("steps.pages.", "steps.page."), encoding="utf-8")
    assert '"page" is not defined' in lint(bad)


@pytest.mark.parametrize("name", PATHS)
def test_actions_are_pinned_by_hash(name: str) -> None:
    used = re.findall(r"uses: (?!\./)(.*)", TEXTS[name])
    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []


def test_each_action_has_one_version() -> None:
    used = {pin for text in TEXTS.values() for pin in PINNED.findall(text)}
    assert len(used) == len({action for action, _ in used})


@pytest.mark.parametrize("name", PATHS)
def test_checkouts_do_not_persist_credentials(name: str) -> None:
    checkouts = [step for step in steps(name) if "actions/checkout@" in step.get("uses", "")]
    assert checkouts
    assert {step["with"]["persist-credentials"] for step in checkouts} == {False}


@pytest.mark.parametrize("name", PATHS)
def test_workflows_may_only_read_the_repository(name: str) -> None:
    assert yaml.safe_load(TEXTS[name])["permissions"] == {"contents": "read"}


def test_tests_run_on_three_systems() -> None:
    matrix = JOBS["test.yml"]["test"]["strategy"]["matrix"]
    systems = {name.partition("-")[0] for name in matrix["os"]}
    assert systems == {"ubuntu", "macos", "windows"}


def test_test_workflow_runs_the_sanitizers() -> None:
    assert "make sanitize" in [step.get("run") for step in steps("test.yml")]


def test_pages_workflow_tests_before_it_publishes() -> None:
    jobs = JOBS["pages.yml"]
    assert jobs["deploy"]["needs"] == "build"
    assert not [job for job in jobs.values() if "uses" in job]
    commands = [step["run"] for step in jobs["build"]["steps"] if "run" in step]
    assert [command.split()[:2] for command in commands] == [["make", "test"], ["make", "build"]]


def test_release_waits_for_tests_and_wheels() -> None:
    jobs = JOBS["release.yml"]
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    assert set(jobs["publish"]["needs"]) == {"test", "sdist", "wheels"}
    assert {jobs[name]["needs"] for name in jobs["publish"]["needs"]} == {"check"}


def test_only_the_publish_job_may_write_an_id_token() -> None:
    allowed = {name: job.get("permissions") for name, job in JOBS["release.yml"].items()}
    assert {name: rights for name, rights in allowed.items() if rights} == {
        "publish": {"id-token": "write"}
    }
    assert not [step for step in JOBS["release.yml"]["publish"]["steps"] if "run" in step]


def test_wheels_cover_each_python_and_system() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert wanted["build"] == [f"cp3{minor}-*" for minor in range(11, 15)]
    systems = {
        name.partition("-")[0] for name in JOBS["release.yml"]["wheels"]["strategy"]["matrix"]["os"]
    }
    assert systems == {"ubuntu", "macos", "windows"}


def test_tests_of_a_push_run_once() -> None:
    assert "\n  push:\n" in TEXTS["pages.yml"]
    assert "\n  push:\n" not in TEXTS["test.yml"]


def test_new_project_builds_with_our_python_version() -> None:
    used = {
        name: step["with"]["python-version"]
        for name in ("pages.yml", "new")
        for step in steps(name)
        if "actions/setup-python@" in step.get("uses", "")
    }
    assert used["new"] == used["pages.yml"]


def test_pages_workflow_builds_for_the_published_address() -> None:
    build = JOBS["pages.yml"]["build"]["steps"]
    configured = next(at for at, step in enumerate(build) if "configure-pages@" in str(step))
    built = next(at for at, step in enumerate(build) if "make build" in step.get("run", ""))
    assert configured < built
    address = f"${{{{ steps.{build[configured]['id']}.outputs.base_url }}}}/"
    repository = "${{ github.server_url }}/${{ github.repository }}"
    assert build[built]["env"] == {"SITE_URL": address, "REPO_URL": repository}


def test_pages_workflow_keeps_what_depends_on_the_code_alone() -> None:
    build = JOBS["pages.yml"]["build"]["steps"]
    kept = next(at for at, step in enumerate(build) if "actions/cache@" in step.get("uses", ""))
    assert build[kept]["with"]["path"] == FOLDER.as_posix()
    assert "make test" in build[kept + 1]["run"]
