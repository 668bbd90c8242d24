"""The notebook runs from top to bottom, and shows what it promises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from tests.helpers.sources import ROOT

NOTEBOOK = json.loads((ROOT / "content" / "queens.ipynb").read_text("utf-8"))
PROGRAMS = ["".join(c["source"]) for c in NOTEBOOK["cells"] if c["cell_type"] == "code"]


@pytest.fixture
def shell(tmp_path: Path) -> InteractiveShell:
    """What a notebook runs its cells with; it leaves nothing in the home of whoever tests."""
    settings = Config({"HistoryManager": {"enabled": False}})
    return InteractiveShell(config=settings, ipython_dir=str(tmp_path))


def test_every_cell_runs_and_pictures_are_pictures(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not any(cell.get("outputs") for cell in NOTEBOOK["cells"])
    kinds: list[str] = []
    for program in PROGRAMS:
        result = shell.run_cell(program)
        result.raise_error()
        if result.result is not None:
            shown, _ = shell.display_formatter.format(result.result)
            kinds += {*shown} - {"text/plain"}
    assert kinds.count("image/png") == 6
    assert kinds.count("text/html") == 7
    assert "\n14  365,596\n" in capsys.readouterr().out
