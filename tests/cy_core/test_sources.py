"""Sections of compiled files, and lines in them."""

from __future__ import annotations

from cy_core.sources import line_of, sections
from tests.helpers.sources import ROOT


def test_sections_are_the_file_without_its_headings() -> None:
    text = (ROOT / "cy_core" / "puzzles" / "grid_search.pyx").read_text("utf-8")
    parts = sections("cy_core.puzzles", "grid_search")
    assert [*parts] == ["", "cells", "bits", "fewest", "called from Python"]
    assert all(part in text and part == part.strip("\n") for part in parts.values())
    assert "# ---" not in "".join(parts.values())


def test_a_fragment_of_two_lines_names_the_second() -> None:
    assert line_of("a\nb", "c\na\nb\nd") == 2
