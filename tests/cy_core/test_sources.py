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


def test_line_of_a_two_line_fragment_is_the_second() -> None:
    assert line_of("a\nb", "c\na\nb\nd") == 2
