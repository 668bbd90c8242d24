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
NEW = "## [0.2.0] - 2026-12-01"
READY = f"# Changelog\n\n## [Unreleased]\n\n{NEW}\n\n- New.\n\n## [0.1.0] - 2026-11-21\n"


@pytest.mark.parametrize(
    ("tag", "old", "new", "message"),
    [
        ("v0.2.0", "", "", ""),
        ("0.2.0", "", "", "the tag must be v0.2.0, as in pyproject.toml, got 0.2.0"),
        ("v0.2.0", "Unreleased]\n", "Unreleased]\n\n- Late.\n", "must have nothing below"),
        ("v0.2.0", f"{NEW}\n\n- New.\n\n", "", "version in CHANGELOG.md must be 0.2.0"),
        ("v0.2.0", " - 2026-12-01", "", "[0.2.0] in CHANGELOG.md must have its day, got none"),
        ("v0.2.0", READY, "# Changelog\n", "must have chapters [Unreleased] and [0.2.0]"),
    ],
)
def test_refusal_names_the_mismatch_of_a_tag(
    tmp_path: Path, tag: str, old: str, new: str, message: str
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(READY.replace(old, new, 1))
    refused = refusal(tag, tmp_path)
    assert message in refused
    assert bool(message) == bool(refused)


def test_tool_exits_1_with_one_line() -> None:
    done = subprocess.run([sys.executable, TOOL, "v0"], capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
