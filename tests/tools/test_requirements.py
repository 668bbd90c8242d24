"""What is installed for serving, and what for the tests on top."""

from __future__ import annotations

import subprocess
import sys
import tomllib

from tests.helpers.sources import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]


def printed(*arguments: str) -> list[str]:
    """The lines that pip is given."""
    command = [sys.executable, ROOT / "tools" / "requirements.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_serving_takes_what_builds_and_what_runs() -> None:
    assert printed() == PYPROJECT["build-system"]["requires"] + PROJECT["dependencies"]


def test_the_tests_add_their_extra() -> None:
    assert printed("test") == PROJECT["optional-dependencies"]["test"]
    assert not set(printed("test")) & set(printed())
