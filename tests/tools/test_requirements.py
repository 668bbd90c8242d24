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


def test_each_purpose_has_its_own() -> None:
    assert printed("build") == PYPROJECT["build-system"]["requires"]
    assert printed("run") == PROJECT["dependencies"]
    assert printed("test") == PROJECT["optional-dependencies"]["test"]


def test_several_follow_each_other() -> None:
    assert printed("run", "test") == printed("run") + printed("test")
