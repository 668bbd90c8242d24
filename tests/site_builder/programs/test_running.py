"""A program to copy is run as it stands, in Python and in C, and what ends this one ends it."""

from __future__ import annotations

import sys

import pytest

from site_builder.bench.deadline import TimeLimitReached, time_limit
from site_builder.programs.running import in_c, in_python, output
from site_builder.programs.texts import program_path, with_n


def test_a_program_in_python_prints_nothing_here(capsys: pytest.CaptureFixture[str]) -> None:
    text = program_path("symmetry_elimination", "py").read_text(encoding="utf-8")
    assert in_python(with_n(text, 6))().counts == (6, 4, 1)
    assert capsys.readouterr().out == ""


@pytest.mark.soak
def test_a_program_in_c_says_what_compiled_it() -> None:
    text = program_path("mirror", "c").read_text(encoding="utf-8")
    found = in_c(with_n(text, 7))()
    assert (found.counts, found.seconds) == ((7, 40), None)
    assert found.tool.endswith(" -O2")


@pytest.mark.soak
def test_a_process_ends_with_its_time() -> None:
    with pytest.raises(TimeLimitReached), time_limit(0.05):
        output([sys.executable, "-c", "import time; time.sleep(60)"])
