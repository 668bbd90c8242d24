"""The worksheet of the search tree: what it asks for, and what it shows."""

from __future__ import annotations

import re

from cy_core import count
from site_builder.figures.learn.hand_search import METHOD
from site_builder.figures.teach.search_tree import N
from tests.helpers.blocks import expanded


def test_answers_are_those_of_the_search() -> None:
    sheet, answers = sheets()
    census = count(N, method=METHOD)
    queens, dead_ends, solutions = re.findall(r"\? <b>(\d+)</b>", answers)
    assert (int(queens), int(solutions)) == (census.nodes, census.total)
    assert int(dead_ends) == crosses(answers)
    assert f"{(census.nodes or 0) // 2} queens on each side" in answers
    assert "<b>" not in sheet


def test_sheet_has_letters_in_the_first_branch_only() -> None:
    sheet, answers = sheets()
    assert letters(sheet) == ["a", "c", "d", "b"]
    assert letters(answers)[:4] == ["a", "c", "d", "b"]
    assert len(letters(answers)) == count(N, method=METHOD).nodes


def sheets() -> list[str]:
    """The HTML of the sheet and of its answers."""
    html, problems = expanded("worksheet-tree")
    assert problems == ()
    return html.split('<section class="qa-worksheet"')[1:]


def tree_of(sheet: str) -> str:
    """The drawing of the tree."""
    (drawing,) = re.findall('<svg class="qa-tree.*?</svg>', sheet, re.DOTALL)
    return str(drawing)


def letters(sheet: str) -> list[str]:
    """The letters in the nodes."""
    return re.findall(r"<text[^>]*>([a-d])</text>", tree_of(sheet))


def crosses(sheet: str) -> int:
    """How many crosses the tree has."""
    paths = re.findall(r'<path class="qa-refused" d="([^"]*)"', tree_of(sheet))
    return "".join(paths).count("M")
