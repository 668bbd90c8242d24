"""What a command loads, and when."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from site_builder.commands.parser import COMMANDS

LINES = (
    "new site",
    "count 9 --method bitmap",
    "count 9 --search join --threads 2",
    "count 15 --resume 15.ledger",
    "ledger 15.ledger",
    "plan 16 --seconds 0.1",
    "plan 18 --seconds 0.1",
    "table 4 6",
)
RUN = """
import sys
from site_builder.cli import main

for line in sys.argv[1:]:
    assert main(line.split()) == 0, line
    assert "numpy" not in sys.modules, line
"""


@pytest.mark.soak
def test_a_command_that_makes_no_arrays_does_without_them(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, *LINES]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    named = {line.split()[0] for line in LINES}
    assert named == {command.name for command in COMMANDS if not command.has_arrays}
