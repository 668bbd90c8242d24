"""What no search of ours does to the tables of the join: more words than their places can tell."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no cc"),
]

FOLDER = ROOT / "cy_core" / "engine"
PROGRAM = """\
#include "tables.c"
#include <stdio.h>

int main(void)
{
    uint32_t start[] = {%s, 1, 0};
    printf("%%zu", begin_cells(start, 2));
    return 0;
}
"""


def run_begin_cells(folder: Path, size: str) -> subprocess.CompletedProcess[str]:
    """A program that begins a cell of this size and one of a single word."""
    (folder / "cells.c").write_text(PROGRAM % size)
    included = (f"-I{FOLDER / 'join'}", f"-I{FOLDER / 'c'}")
    command = ["cc", "-std=c11", *included, str(folder / "cells.c"), "-o", str(folder / "cells")]
    subprocess.run(command, check=True)
    return subprocess.run([folder / "cells"], capture_output=True, text=True)


def test_begin_cells_reaches_the_end_of_32_bits(tmp_path: Path) -> None:
    assert run_begin_cells(tmp_path, "UINT32_MAX - 1").stdout == str(2**32 - 1)


def test_begin_cells_beyond_32_bits_aborts_a_checked_build(tmp_path: Path) -> None:
    done = run_begin_cells(tmp_path, "UINT32_MAX")
    assert done.returncode == -signal.SIGABRT
    assert "begin_cells" in done.stderr
