"""What the soak repeats: every test that a busy machine could make fail, and where it stops."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT, files
from tests.soak.__main__ import SPIN, busy, marked

# Whoever imports from these starts processes or threads, sends signals, waits or uses the browser.
MODULES = ("_thread", "playwright", "signal", "subprocess", "threading", "time")
HELPERS = {"browser", "served", "time_limit", "until", "waiting"}
# They wait for the end of one process after the other, and for nothing else.
BUILDERS = {
    "tests/cy_core/test_compiled.py",
    "tests/site_builder/svg/test_figures.py",
    "tests/test_documents.py",
    "tests/test_makefile.py",
    "tests/test_packaging.py",
}
TESTS = [
    path
    for path in files(".py", under=("tests",))
    if path.name.startswith("test_") and path.as_posix() not in BUILDERS
]

Definition = ast.FunctionDef | ast.ClassDef


def names(node: ast.AST) -> set[str]:
    """All names in a piece of source, those of parameters and of fixtures in use included."""
    inside = list(ast.walk(node))
    words = {each.id for each in inside if isinstance(each, ast.Name)}
    words |= {each.arg for each in inside if isinstance(each, ast.arg)}
    return words | {str(each.value) for each in inside if isinstance(each, ast.Constant)}


def imported(tree: ast.Module) -> Iterator[str]:
    """Names that a file has from the modules above."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] in MODULES:
            yield from (each.name for each in node.names)


def restless(tree: ast.Module) -> list[Definition]:
    """Functions and classes that a busy machine could disturb, by what they use."""
    remaining = {node: names(node) for node in tree.body if isinstance(node, Definition)}
    used, definitions = {*imported(tree), *HELPERS}, list[Definition]()
    while users := [node for node, its_names in remaining.items() if its_names & used]:
        used |= {node.name for node in users}
        definitions += users
        remaining = {node: its_names for node, its_names in remaining.items() if node not in users}
    return definitions


def is_marked(node: ast.Module | Definition) -> bool:
    """Whether the soak runs a test, or all of a file."""
    decorators = node.decorator_list if isinstance(node, Definition) else node.body
    return any("pytest.mark.soak" in ast.unparse(each) for each in decorators)


def unmarked(source: str) -> list[str]:
    """Tests that are missing in the soak."""
    tree = ast.parse(source)
    marks = [node for node in tree.body if isinstance(node, ast.Assign)]
    if is_marked(ast.Module(marks, [])):
        return []
    tests = (node for node in restless(tree) if node.name.startswith("test_"))
    return [node.name for node in tests if not is_marked(node)]


def test_every_test_with_processes_threads_or_browser_is_marked_soak() -> None:
    missing = {
        path.as_posix(): unmarked((ROOT / path).read_text(encoding="utf-8")) for path in TESTS
    }
    assert {path: tests for path, tests in missing.items() if tests} == {}


SAMPLE = """
from threading import Timer
def press(): Timer(1, print).start()
@fixture
def pressed(): press()
def test_by_a_fixture(pressed): pass
@usefixtures("pressed")
def test_by_its_name(): pass
@pytest.mark.soak
def test_marked(): press()
def test_quiet(): pass
"""


def test_unmarked_finds_indirect_uses_of_threads() -> None:
    assert unmarked(SAMPLE) == ["test_by_a_fixture", "test_by_its_name"]
    assert unmarked("pytestmark = pytest.mark.soak" + SAMPLE) == []


def test_marked_lists_the_files_with_soak_tests() -> None:
    assert Path("tests/test_browser_stepper.py") in marked()
    assert Path("tests/site_builder/test_config.py") not in marked()


@pytest.mark.soak
def test_busy_processes_end_with_the_block() -> None:
    with busy(2) as spinning:
        assert [process.poll() for process in spinning] == [None, None]
    assert None not in [process.poll() for process in spinning]


@pytest.mark.soak
def test_busy_process_ends_after_its_time() -> None:
    assert subprocess.run([sys.executable, "-c", SPIN, "0", str(os.getpid())]).returncode == 0


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows gives orphans no new parent")
def test_busy_process_ends_with_its_parent() -> None:
    start = f"""
import os, subprocess, sys
subprocess.Popen([sys.executable, "-c", {SPIN!r}, "300", str(os.getpid())])
"""
    # The output ends when the last process that has it ends.
    assert subprocess.run([sys.executable, "-c", start], stdout=subprocess.PIPE).returncode == 0
