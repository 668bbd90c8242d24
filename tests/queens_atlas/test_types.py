"""A program of somebody else passes the strict checks of mypy, and a mistake does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

PROGRAM = """\
import queens_atlas as qa

census: qa.Census = qa.count(8, threads=2)
boards = qa.solutions(8)
names: list[str] = qa.labels(boards).tolist()
labelled = qa.labels([[1, 3, 0, 2]])
representative: tuple[int, ...] = qa.canonical(boards[0])
orbit: qa.Orbit = qa.orbit((1, 3, 0, 2))
name: str = qa.label(orbit.representative)
picture: qa.Drawing = qa.board([4, None, 0, None, None], attacks=True)
pictures = [qa.board(boards[0]), qa.board(name), qa.gallery(8), qa.gallery(boards[:4])]
for representatives, sizes in qa.iter_fundamental(12, 100):
    total = int(sizes.sum())
seconds: float = qa.plan(16).seconds.value
kinds = [step.kind for step in qa.trace(8, "bitmap")]
filled = qa.complete(8, [(3, 3)], limit=3).shape
"""


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
