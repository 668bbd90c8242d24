"""A tag is a release only where version and changelog agree with it."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

TOOL = ROOT / "tools" / "check_release.py"
refusal = runpy.run_path(str(TOOL))["refusal"]
READY = """\
# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

- New.

## [0.1.0] - 2026-11-21
"""


@pytest.mark.parametrize(
    ("tag", "changes", "message"),
    [
        ("v0.2.0", READY, ""),
        ("0.2.0", READY, "the tag must be v0.2.0, as in pyproject.toml, got 0.2.0"),
        ("v0.1.0", READY, "the tag must be v0.2.0, as in pyproject.toml, got v0.1.0"),
        (
            "v0.2.0",
            READY.replace("]\n", "]\n\n- Late.\n", 1),
            "CHANGELOG.md must have nothing below [Unreleased]: move it below [0.2.0]",
        ),
        (
            "v0.2.0",
            READY.replace("## [0.2.0] - 2026-12-01\n\n- New.\n\n", ""),
            "the newest version in CHANGELOG.md must be 0.2.0, got 0.1.0",
        ),
        (
            "v0.2.0",
            READY.replace(" - 2026-12-01", ""),
            "[0.2.0] in CHANGELOG.md must have its day, got none",
        ),
        (
            "v0.2.0",
            "# Changelog\n\n## [Unreleased]\n",
            "CHANGELOG.md must have chapters [Unreleased] and [0.2.0]: add them",
        ),
    ],
)
def test_refusal_names_the_mismatch_of_a_tag(
    tmp_path: Path, tag: str, changes: str, message: str
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(changes)
    assert refusal(tag, tmp_path) == message


@pytest.mark.soak
def test_tool_exits_1_with_one_line() -> None:
    done = subprocess.run([sys.executable, TOOL, "v0"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("the tag must be v")
    assert done.stderr.count("\n") == 1
