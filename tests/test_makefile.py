"""`make` names in one line what is missing on a fresh machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows goes without make")


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ("PYTHON=no-such-python", "Please install Python 3.11 or newer: https://"),
        ("CC=no-such-compiler", "Please install a C compiler and the headers of Python. "),
    ],
)
def test_make_names_a_missing_program(tmp_path: Path, missing: str, message: str) -> None:
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "cy_core").mkdir()
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if name not in outer}
    command = ["make", "--silent", "serve", missing]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    line, from_make = done.stderr.splitlines()
    assert line.startswith(message)
    assert from_make.startswith("make: *** ")
    assert not (tmp_path / ".venv").exists()
