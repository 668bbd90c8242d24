"""Copies of a board are as stored, and can be read again."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

import pytest

from site_builder.figures.copies import ADDRESSED, COPIES, Copy, LabelledBoard, copies
from site_builder.values.notations import readings
from tests.helpers.blocks import drawn_page
from tests.helpers.sources import ROOT

CASES = json.loads((ROOT / "tests" / "copies.json").read_text(encoding="utf-8"))["cases"]
# What the box of the site reads, and any other reader of this notation.
READ = {
    "fen": "fen",
    "text": "rows",
    "unicode": "rows",
    "columns-0": "columns_from_0",
    "columns-1": "columns_from_1",
    "squares": "squares",
    "python": "columns_from_0",
    "leetcode": "rows",
    "binary": "bits_in_binary",
    "decimal": "bits_in_decimal",
}


def copied(case: dict[str, Any]) -> LabelledBoard:
    """The board of a case."""
    return LabelledBoard(case["label"], tuple(case["columns"]), case["page"], case["picture"])


def copied_texts(board: LabelledBoard) -> dict[str, str]:
    """All ways to copy it."""
    return {copy.key: copy.text for copy in copies(board)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["label"])
def test_copies_equal_the_stored_table(case: dict[str, Any]) -> None:
    assert copied_texts(copied(case)) == case["copies"]
    assert [*case["copies"]] == [*COPIES]


@pytest.mark.parametrize("case", CASES[1:], ids=lambda case: case["label"])
def test_copies_can_be_parsed(case: dict[str, Any]) -> None:
    for key, notation in READ.items():
        (reading,) = readings(case["copies"][key])
        assert (reading.notation, reading.columns) == (notation, tuple(case["columns"]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["label"])
def test_the_block_that_is_copied_draws_the_board(case: dict[str, Any]) -> None:
    page = drawn_page(case["copies"]["markdown"])
    assert page.problems == []
    points = " ".join(f"{column},{row}" for row, column in enumerate(case["columns"]))
    assert f'points="0,0 {points} 0,0"' in page.html


def test_without_an_address_nothing_refers_to_a_page() -> None:
    images = copies(LabelledBoard("4.2.1", (2, 0, 3, 1)))
    assert [copy.key for copy in images] == [key for key in COPIES if key not in ADDRESSED]
    assert Copy("fen", "FEN", "2Q1/Q3/3Q/1Q2") in images


def test_html_copy_has_the_picture_with_its_text() -> None:
    board = LabelledBoard("4.2.1", (2, 0, 3, 1), "https://a.b/?x=1&y=2", "https://a.b/4.svg")
    tags: list[tuple[str, dict[str, str | None]]] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: tags.append((tag, dict(attributes)))  # type: ignore[method-assign]
    parser.feed(copied_texts(board)["link"])
    size = {"width": "480", "height": "480", "alt": "Solution 4.2.1: queens on c4 a3 d2 b1"}
    link = {"href": "https://a.b/?x=1&y=2"}
    assert tags == [("a", link), ("img", {"src": "https://a.b/4.svg", **size})]
