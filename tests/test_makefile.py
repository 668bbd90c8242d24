"""`make` installs in the order it says, takes up what failed, and does nothing twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows goes without make")

# Stands in for Python: makes an environment of itself, and fails to install where it is told to.
PYTHON = """\
#!/bin/sh
echo "$*" >>asked
case "$*" in
    *"$(cat broken)"*) exit 1 ;;
    "-m venv "*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    "-m pip config list") cat index ;;
esac
"""
COMPILE = "--no-build-isolation --no-deps --editable ."


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What `make` needs of a clone, in a folder with a space in its name."""
    folder = tmp_path / "a clone"
    shutil.copytree(ROOT / "tools", folder / "tools")
    (folder / "cy_core").mkdir()
    for name in ("Makefile", "pyproject.toml", "setup.py", "cy_core/symmetry.pyx"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "broken").write_text("nothing")
    (folder / "index").write_text("global.extra-index-url='file:///wheels'")
    (folder / "python").write_text(PYTHON)
    (folder / "python").chmod(0o755)
    return folder


def made(clone: Path, *words: str, **variables: str) -> tuple[int, list[str], str]:
    """Exit status, lines and errors of a target, as far as this make is concerned."""
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if name not in outer}
    environment, command = environment | variables, ["make", *words]
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout.splitlines(), done.stderr


def installed(clone: Path, stage: str, python: str = "./python") -> tuple[int, list[str], str]:
    """The same of what `make` installs."""
    return made(clone, f".venv/{stage}", f"PYTHON={python}")


def asked(clone: Path) -> list[str]:
    """What Python was asked to do since this was last read."""
    lines = (clone / "asked").read_text().splitlines() if (clone / "asked").exists() else []
    (clone / "asked").unlink(missing_ok=True)
    return lines


def test_each_stage_is_announced_on_a_line(clone: Path) -> None:
    status, lines, errors = installed(clone, "installed")
    assert (status, errors) == (0, "")
    assert [line[:6] for line in lines] == ["1 of 2", "2 of 2"]
    assert all("about" in line for line in lines)


def test_serving_installs_no_test_tools_and_tests_install_them_on_top(clone: Path) -> None:
    installed(clone, "installed")
    assert not any("test" in line for line in asked(clone))
    status, lines, _ = installed(clone, "tested")
    assert (status, len(lines)) == (0, 1)
    assert asked(clone)[0] == "tools/requirements.py test"


def test_a_clone_that_is_tested_at_once_fetches_all_at_once(clone: Path) -> None:
    status, lines, _ = installed(clone, "tested")
    assert (status, len(lines)) == (0, 2)
    tools = [line for line in asked(clone) if line.startswith("tools/requirements.py")]
    assert tools == ["tools/requirements.py build", "tools/requirements.py run test"]


def test_what_is_installed_is_not_installed_again(clone: Path) -> None:
    installed(clone, "tested")
    asked(clone)
    assert installed(clone, "tested")[0] == 0
    assert asked(clone) == []


@pytest.mark.parametrize("stage", ["build.txt", "packages.txt", "--editable"])
def test_an_installation_that_failed_is_tried_again(clone: Path, stage: str) -> None:
    (clone / "broken").write_text(stage)
    assert installed(clone, "installed")[0] != 0
    (clone / "broken").write_text("nothing")
    asked(clone)
    assert installed(clone, "installed")[0] == 0
    assert any(line.endswith(COMPILE) for line in asked(clone))


def fetching(clone: Path) -> list[str]:
    """Which tool was asked for the packages, one after the other."""
    lines = [line for line in asked(clone) if line.endswith("--requirement .venv/packages.txt")]
    return [line.split()[1] for line in lines]


def test_uv_fetches_and_pip_where_uv_cannot(clone: Path) -> None:
    assert installed(clone, "installed")[0] == 0
    assert fetching(clone) == ["uv"]
    (clone / "broken").write_text("uv")  # neither to be had nor there
    (clone / ".venv" / "installed").unlink()
    assert installed(clone, "installed")[0] == 0
    assert fetching(clone) == ["uv", "pip"]


def test_a_python_without_pip_makes_one(clone: Path) -> None:
    (clone / "broken").write_text("-m pip --python")
    assert installed(clone, "installed")[0] == 0
    begun = [line for line in asked(clone) if "-m venv" in line or line.endswith(" uv")]
    assert [line.split()[-1] for line in begun] == [".venv", "uv", ".venv", "uv"]
    (clone / "broken").write_text("-m venv")
    (clone / ".venv" / "installed").unlink()
    assert installed(clone, "installed")[0] != 0


@pytest.mark.parametrize("index", ["global.index-url='https://within'", ":env:.no-index='1'"])
def test_pip_fetches_where_it_has_an_index_of_its_own(clone: Path, index: str) -> None:
    (clone / "index").write_text(f"global.cert='/a'\n{index}\n")
    assert installed(clone, "installed")[0] == 0
    assert fetching(clone) == ["pip"]


@pytest.mark.parametrize("name", ["pyproject.toml", "setup.py", "cy_core/symmetry.pyx"])
def test_a_source_that_changed_is_compiled_again(clone: Path, name: str) -> None:
    installed(clone, "installed")
    asked(clone)
    stamp = (clone / ".venv" / "installed").stat().st_mtime
    os.utime(clone / name, (stamp + 1, stamp + 1))
    installed(clone, "installed")
    assert any(line.endswith(COMPILE) for line in asked(clone))


def test_a_tool_that_is_missing_ends_it_at_once(clone: Path) -> None:
    (clone / "broken").write_text("tools/check_tools.py")
    status, lines, _ = installed(clone, "installed")
    assert (status != 0, lines) == (True, [])
    assert asked(clone) == ["tools/check_tools.py"]


def test_a_missing_python_is_one_line(clone: Path) -> None:
    status, lines, errors = installed(clone, "installed", "no-such-python")
    assert (status != 0, lines) == (True, [])
    told, of_make = errors.splitlines()
    assert told.startswith("Python must be installed, tried no-such-python: https://")
    assert of_make.startswith("make: ***")


# Stands in for the compiler: the program it makes says its name, and for threads runs only where
# `setarch` has fixed its memory.
COMPILER = """\
#!/bin/sh
for last; do :; done
case "$*" in
    *" build/probe.c "*) echo '[ "$FIXED" ]' >"$last" ;;
    *) echo 'echo ran "$0" "$@"' >"$last" ;;
esac
chmod +x "$last"
case "$*" in *=thread*) exit "$(cat no_threads)" ;; esac
"""
FIXING = """\
#!/bin/sh
[ "$1" = -R ] && FIXED=1 exec "$2"
"""


@pytest.mark.parametrize(
    ("no_threads", "fixing", "last"),
    [
        ("1", "true", "no ThreadSanitizer: ./cc cannot build for it; "),
        ("0", "exit 1", "no ThreadSanitizer: it does not run on this machine, "),
        ("0", FIXING, "ran build/test_threads"),
    ],
)
def test_threads_are_sanitized_where_that_can_be(
    clone: Path, no_threads: str, fixing: str, last: str
) -> None:
    for folder in ("cy_core/engine/c", "cy_core/engine/join", "tests/cy_core/engine"):
        shutil.copytree(ROOT / folder, clone / folder)
    (clone / "no_threads").write_text(no_threads)
    for name, text in (("cc", COMPILER), ("setarch", fixing)):
        (clone / name).write_text(text)
        (clone / name).chmod(0o755)
    status, lines, _ = made(clone, "sanitize", "CC=./cc", PATH=f"{clone}:{os.environ['PATH']}")
    assert status == 0
    assert {"ran build/test_engine 12", "ran build/test_join 14"} <= set(lines)
    assert lines[-1].startswith(last)
