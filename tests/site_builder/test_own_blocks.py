"""A figure of a site's own: the example of our page, in a project that loads it by a hook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_builder.values.block import BLOCKS
from tests.helpers.projects import configure, made, refusal, write
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "plugin.md").read_text("utf-8")
SECTION = PAGE.partition("## Figures of your own")[2].partition("\n## ")[0]


def example(language: str, fence: str = "```") -> str:
    """The code of our page in this language."""
    (code,) = re.findall(rf"^{fence}{language}\n(.*?)^{fence}$", SECTION, re.DOTALL | re.MULTILINE)
    return str(code)


@pytest.fixture
def club(project: Path) -> Iterator[Path]:
    """A project with the function."""
    before = dict(BLOCKS)
    (project / "figures.py").write_text(example("python"), "utf-8")
    configure(project, more=example("yaml"))
    yield project
    BLOCKS.clear()
    BLOCKS.update(before)


def test_a_function_in_a_hook_is_a_block(club: Path) -> None:
    write(club, f"# Club\n\n{example('markdown', '````')}")
    home = (made(club) / "index.html").read_text("utf-8")
    (words,) = re.findall('<img alt="(.*?)" src="data:image/svg', home)
    assert "f8 d7 g6" in words


def test_its_text_is_checked_as_its_annotations_say(club: Path) -> None:
    write(club, "# Club\n\n```queens first-rows\n8.4.1 33\n```\n")
    assert "index.md, line 3: this block takes N = 1 to 32, got 33" in refusal(club)


RESULTS = """\
from queens_atlas.blocks import Element, Picture, Table, block, number_columns, text_columns


@block("my-table", "")
def table() -> Table:
    return Table("Mine", (*text_columns("row"), *number_columns("column")), (("1", 4200),))


@block("my-board", "")
def element() -> Element:
    return Element("my-board", "My board", {"n": 8, "rows": [1, "<"]}, [Picture("<svg></svg>")])
"""


ANTI_DIAGONAL = """\
from queens_atlas.blocks import AnnotatedBoard, Board, Fundamental, block


@block("anti-diagonal", "8.4.1")
def anti_diagonal(solution: Fundamental) -> AnnotatedBoard:
    squares = [(row, solution.n - 1 - row) for row in range(solution.n)]
    board = Board(solution.n, [*enumerate(solution.columns)], tints=squares)
    return AnnotatedBoard(board, solution.label, "Its anti-diagonal", "From a1 to h8")
"""


def test_a_function_may_mark_squares_of_a_board(club: Path) -> None:
    (club / "figures.py").write_text(ANTI_DIAGONAL, "utf-8")
    write(club, "# Club\n\n```queens anti-diagonal\n8.4.1\n```\n")
    home = (made(club) / "index.html").read_text("utf-8")
    assert "<figcaption>From a1 to h8</figcaption>" in home


def test_a_function_may_return_a_table_or_an_element(club: Path) -> None:
    (club / "figures.py").write_text(RESULTS, "utf-8")
    write(club, "# Club\n\n```queens my-table\n```\n\n```queens my-board\n```\n")
    home = (made(club) / "index.html").read_text("utf-8")
    assert "4,200" in home
    (attributes, inside) = re.findall("<my-board (.*?)>(.*?)</my-board>", home, re.DOTALL)[0]
    assert """n="8" rows='[1, "\\u003c"]\'""" in attributes
    assert "<svg></svg>" in inside
