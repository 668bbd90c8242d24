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


EMULATORS = {
    "qemu-aarch64": "Please install QEMU for programs. ",
    "node": "Please install Node 20 or newer: https://",
    "wine": "Please install Wine. ",
}


def refusal(folder: Path, *words: str, **variables: str) -> str:
    """What `make` says of a command for which something is missing; it must install nothing."""
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder)
    (folder / "cy_core").mkdir()
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if name not in outer}
    command = [shutil.which("make") or "make", "--silent", *words]
    done = subprocess.run(
        command, cwd=folder, env=environment | variables, capture_output=True, text=True
    )
    assert done.returncode != 0
    line, from_make = done.stderr.splitlines()
    assert from_make.startswith("make: *** ")
    assert not (folder / ".venv").exists()
    return line


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ("PYTHON=no-such-python", "Please install Python 3.11 or newer: https://"),
        ("CC=no-such-compiler", "Please install a C compiler and the headers of Python. "),
    ],
)
def test_make_names_a_missing_program(tmp_path: Path, missing: str, message: str) -> None:
    assert refusal(tmp_path, "serve", missing).startswith(message)


@pytest.mark.parametrize("missing", EMULATORS)
def test_make_names_a_missing_emulator(tmp_path: Path, missing: str) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("env", "find", "sh"):
        (programs / name).symlink_to(shutil.which(name) or name)
    for name in EMULATORS.keys() - {missing}:
        (programs / name).write_text("#!/bin/sh\n")
        (programs / name).chmod(0o755)
    line = refusal(tmp_path, "emulate", PATH=str(programs))
    assert line.startswith(EMULATORS[missing])
