"""Test that mypy accepts a program that uses all public names, and rejects a mistake."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import queens_atlas
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

PROGRAM = """\
import numpy as np
import queens_atlas as qa

eight = np.int64(8)
version: str = qa.__version__
census: qa.Census = qa.count(eight, threads=np.int32(2))
assert qa.census(eight).total == census.total
boards = qa.solutions(eight)
one: tuple[int, ...] = qa.one_solution(eight)
names: list[str] = qa.labels(boards).tolist()
labelled = qa.labels([[1, 3, 0, 2]])
representative: tuple[int, ...] = qa.canonical(boards[0])
orbit: qa.Orbit = qa.orbit((1, 3, 0, 2))
turned: tuple[int, ...] = orbit.images[qa.Symmetry.ROTATE_90]
name: str = qa.label(boards[0])
columns: tuple[int, ...] = qa.solution(name)
measured: qa.Properties = qa.properties(boards[0])
lines: int = measured.lines
picture: qa.Drawing = qa.board([4, None, 0, None, None], attacks=True)
pictures = [qa.board(np.arange(8)), qa.board(name), qa.gallery(eight), qa.gallery(boards[:4])]
qa.chart("totals 1-27").save("totals.svg")
heat = qa.heatmap(eight).svg
representatives, sizes = qa.fundamental(eight)
for representatives, sizes in qa.iter_fundamental(12, np.int32(100)):
    total = int(sizes.sum())
estimate: qa.Estimate = qa.plan(np.int64(16))
seconds: qa.Span = estimate.seconds
methods: list[qa.Method] = [method for method in qa.METHODS if method.lists == "solutions"]
steps: list[qa.Step] = list(qa.trace(eight, methods[1].key, methods[0].form))
boards_of_steps = [step.queens for step in steps if step.kind == "solution"]
filled = qa.complete(eight, [(eight - 5, 3)], limit=np.int64(3)).shape


class Listener:
    def begin(self, n: int, backend: str, parts: object) -> dict[int, int]:
        return {}

    def finished(self, number: int, boards: int, seconds: float, worker: object = None) -> None:
        print(number)


listener: qa.ProgressListener = Listener()
try:
    qa.count(16, progress=listener)
except (qa.InputError, qa.WrongCount) as error:
    print(error)
"""


def test_the_program_has_every_public_name() -> None:
    assert [name for name in queens_atlas.__all__ if f"qa.{name}" not in PROGRAM] == []


@pytest.mark.parametrize(
    ("line", "status"), [("", 0), ("qa.count('8')", 1), ("qa.board('8.4.1', size=3)", 1)]
)
def test_a_program_is_checked_strictly(tmp_path: Path, line: str, status: int) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"{PROGRAM}{line}\n", encoding="utf-8")
    settings = str(ROOT / "pyproject.toml")
    options = ["--strict", "--config-file", settings, "--cache-dir", str(ROOT / ".mypy_cache")]
    report, _, ended = api.run([*options, str(program)])
    assert ended == status, report
    assert report.count("error:") == status, report
