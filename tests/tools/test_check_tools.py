"""An installation says on one line which tool it lacks, and how to get it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

CHECK = ROOT / "tools" / "check_tools.py"


def checked(change: str = "", **environment: str) -> tuple[int, str]:
    """Exit status and standard error of the check, in a Python that was changed before."""
    code = f"import runpy, sys, sysconfig\n{change}\nrunpy.run_path(sys.argv[1], {{}}, '__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code, CHECK],
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def compiler(folder: Path, program: str) -> str:
    """The command of a compiler that is this program in Python."""
    file = folder / "a compiler.py"
    file.write_text(program)
    return f'"{Path(sys.executable).as_posix()}" "{file.as_posix()}"'


def test_nothing_is_said_where_nothing_is_missing(tmp_path: Path) -> None:
    assert checked(CC=compiler(tmp_path, "")) == (0, "")


def test_an_old_python_is_named_with_its_version() -> None:
    status, told = checked("sys.version_info = (3, 9, 2); sys.version = '3.9.2 (default)'")
    assert (status, told.count("\n")) == (1, 1)
    assert told.startswith("Python must be 3.11 or newer, got 3.9.2: https://www.python.org/")
    assert "make serve PYTHON=" in told


def test_an_old_python_can_read_it() -> None:
    ast.parse(CHECK.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_python_without_environments_is_named(tmp_path: Path) -> None:
    for module in ("venv", "ensurepip"):
        (tmp_path / module).mkdir()
        (tmp_path / module / f"{module}.py").write_text("raise ImportError\n")
        status, told = checked(PYTHONPATH=str(tmp_path / module))
        assert (status, told.count("\n")) == (1, 1)
        assert told.startswith("Python must have venv and ensurepip: ")
        assert "apt install python3-venv" in told


def test_a_missing_compiler_is_named() -> None:
    status, told = checked(CC="no-such-compiler -pthread")
    assert (status, told.count("\n")) == (1, 1)
    assert told.startswith("a C compiler must be installed, tried no-such-compiler: ")
    assert "apt install build-essential" in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows finds a compiler in its registry")
def test_the_compiler_is_looked_for_where_the_shell_would(tmp_path: Path) -> None:
    status, told = checked(
        "sysconfig.get_config_vars()['CC'] = 'cc -pthread'", PATH=str(tmp_path), CC=""
    )
    assert status == 1
    assert told.startswith("a C compiler must be installed, tried cc: ")


def test_missing_headers_are_named(tmp_path: Path) -> None:
    knows_its_version = "import sys\nsys.exit('--version' not in sys.argv)\n"
    status, told = checked(CC=compiler(tmp_path, knows_its_version))
    assert (status, told.count("\n")) == (1, 1)
    assert told.startswith("the headers of Python and C must be installed, tried Python.h: ")
    assert "apt install build-essential python3-dev" in told
