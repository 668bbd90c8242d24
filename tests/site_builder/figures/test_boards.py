"""Boards in pages: their pictures, copies, all of them on the home page, and their solutions."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any, Literal

import numpy as np
import pytest

from cy_core import Symmetry, census, count, label, orbit, solution, solutions
from exhibits.algorithms.blocks import apart_board
from exhibits.algorithms_placement_flags.blocks import numbered_diagonals
from exhibits.home.blocks import all_boards, orbit_boards
from site_builder.figures.boards import (
    attack_board,
    rays,
    reach_board,
)
from site_builder.figures.finder.copies import FORMS, LabelledBoard
from site_builder.figures.solutions import notations_table
from site_builder.figures.symmetry.blocks import ACTIONS, numbered_moves
from site_builder.figures.wall.blocks import SIZES
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.notations import readings
from site_builder.values.text import MOVES_IN_WORDS
from tests.helpers.blocks import block_figure, block_html, render_block, render_page
from tests.helpers.markup import parse_fragment
from tests.helpers.sources import ROOT
from tests.helpers.tables import cell_texts

LETTERS = {-1: "L", 0: "D", 1: "R"}


def attacked(columns: tuple[int, ...], n: int) -> dict[tuple[int, int], str]:
    """Return the attacked squares in the rows below queens, with the letters of the directions.

    `columns` has the columns of the queens in the top rows.
    """
    attacks: dict[tuple[int, int], set[str]] = {}
    for row in range(len(columns), n):
        for queen, column in enumerate(columns):
            for way, letter in LETTERS.items():
                hit = column + way * (row - queen)
                if 0 <= hit < n:
                    attacks.setdefault((row, hit), set()).add(letter)
    return {square: "".join(sorted(ways, key="LDR".index)) for square, ways in attacks.items()}


@pytest.mark.parametrize("columns", [(), (3,), (0, 2), (1, 4), (4, 2, 0), (4, 2, 0, 3, 1)])
def test_every_attacked_square_has_the_letters_of_its_attacks(columns: tuple[int, ...]) -> None:
    board = attack_board(f"5: {' '.join(map(str, columns))}")
    assert dict(board.marks.letters) == attacked(columns, 5)


def test_the_masks_of_the_next_row_stand_below_in_bits_and_decimal() -> None:
    assert attack_board("4: 2 0").marks.below == [
        ("1000", "left = 8"),
        ("1010", "down = 10"),
        ("0100", "right = 4"),
        ("0001", "free = 1"),
    ]
    assert attack_board("4:").marks.below[-1] == ("1111", "free = 15")


def test_lines_of_attack_end_at_the_edge_and_a_full_board_has_no_next_row() -> None:
    assert rays(5, (0, 3)) == [((0, 3), (3, 0)), ((0, 3), (4, 3)), ((0, 3), (1, 4))]
    assert rays(5, (4, 0)) == []
    marks = attack_board("4: 1 3 0 2").marks
    assert (marks.below, marks.outlines, marks.letters) == ([], [], [])


def test_offsets_count_columns_from_the_queen() -> None:
    marks = attack_board("8: 3 offsets").marks
    words = dict(marks.letters)
    assert words[3, 0] == "\u22123"
    assert words[4, 7] == "+4"
    assert len(words) == 3 + 4
    assert list(marks.beside[1]) == ["32", "16", "8"]
    assert list(marks.beside[7]) == ["0", "16", "0"]
    assert [word for _, _, word in marks.above] == ["128", "64", "32", "16", "8", "4", "2", "1"]


@pytest.mark.parametrize(("kind", "corner"), [("rising", (0, 0)), ("falling", (0, 4))])
def test_diagonals_are_numbered_from_0_to_2n_minus_2(
    kind: Literal["rising", "falling"], corner: tuple[int, int]
) -> None:
    marks = numbered_diagonals(5, kind).marks
    values = dict(marks.letters)
    assert values[corner] == "0"
    assert sorted(set(map(int, values.values()))) == list(range(9))
    assert [values[square] for square in marks.tints] == ["4"] * 5


def test_each_line_is_a_board_and_each_size_is_defined_once() -> None:
    done, problems = render_block("attacks", "4: 1\n4: 1 3\n5: 3")
    assert problems == ()
    assert done.count("qa-marked") == 3
    assert done.count('id="qa-squares-4"') == done.count('id="qa-squares-5"') == 1


SQUARES = list(product(range(5), range(5)))


@pytest.mark.parametrize("queen", SQUARES, ids=str)
def test_the_crossed_squares_are_those_in_line_with_the_queen(queen: tuple[int, int]) -> None:
    row, column = queen
    hit = {
        (r, c)
        for r, c in SQUARES
        if (r == row or c == column or abs(r - row) == abs(c - column)) and (r, c) != queen
    }
    marks = reach_board(5, queen).marks
    assert sorted(hit) == marks.crosses
    assert len(marks.faint_lines) == len(
        {(r, c) for r, c in hit if max(abs(r - row), abs(c - column)) == 1}
    )


@pytest.mark.parametrize(
    ("line", "message", "lines"),
    [
        ("6: 1 1, 4 4", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 4 4, 1 1", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 0 4, 3 1", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 0 2, 5 2", "5 rows apart, and 0 columns apart: they share a column", 1),
        ("6: 1 1, 4 3", "3 rows apart, and 2 columns apart: they do not attack each other", 0),
    ],
)
def test_two_queens_attack_where_rows_and_columns_apart_are_equal(
    line: str, message: str, lines: int
) -> None:
    board = apart_board(line)
    assert message in board.caption
    assert len(board.marks.faint_lines) == lines


def test_steps_are_counted_on_the_way_round_the_corner() -> None:
    assert apart_board("6: 1 1, 4 3").marks.letters == [
        *[((2, 1), "1"), ((3, 1), "2"), ((4, 1), "3")],
        ((4, 2), "1"),
    ]
    assert apart_board("6: 0 2, 2 2").marks.letters == [((1, 2), "1")]


CASES = json.loads((ROOT / "tests" / "copies.json").read_text(encoding="utf-8"))["cases"]
# For each text that a page copies and the search box can parse, the notation that is recognized.
READ = {
    "FEN": "fen",
    "LaTeX, chessboard": "squares",
    "ASCII": "rows",
    "ASCII, framed": "rows",
    "Unicode": "rows",
    "columns from 0": "columns_from_0",
    "columns from 1": "columns_from_1",
    "squares": "squares",
    "Python": "columns_from_0",
    "LeetCode": "rows",
    "rows in binary": "bits_in_binary",
    "rows in decimal": "bits_in_decimal",
    "JSON": "columns_from_0",
    "Markdown": "columns_from_0",
}
# For each form of `queens show --as`, the name that a page gives to this text.
NAMES = {
    "iframe": "iframe, for any blog",
    "markdown": "Markdown",
    "latex": "LaTeX, TikZ",
    "fen": "FEN",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["label"])
def test_the_command_prints_what_a_page_copies(case: dict[str, Any]) -> None:
    board = LabelledBoard(case["label"], tuple(case["columns"]))
    assert {key: write(board) for key, write in FORMS.items()} == {
        key: case["copies"][name] for key, name in NAMES.items()
    }


@pytest.mark.parametrize("case", CASES[1:], ids=lambda case: case["label"])
def test_copies_can_be_parsed(case: dict[str, Any]) -> None:
    for key, notation in READ.items():
        (reading,) = readings(case["copies"][key])
        assert (reading.notation, reading.columns) == (notation, tuple(case["columns"]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["label"])
def test_the_block_that_is_copied_draws_the_board(case: dict[str, Any]) -> None:
    page = render_page(case["copies"]["Markdown"])
    assert page.problems == []
    points = " ".join(f"{column},{row}" for row, column in enumerate(case["columns"]))
    assert f'points="0,0 {points} 0,0"' in page.html


def test_all_92_boards_are_links_in_12_orbits() -> None:
    html = block_html("all-boards", "8")
    named = re.findall(r'<a href="[^"]*8\.\d\.\d+[^"]*" aria-label="(8[\d.]+), ', html)
    assert len(named) == census(8).total == 92
    assert len(set(named)) == census(8).fundamental == 12
    assert html.count('<path class="qa-dot"') == 92
    assert len(html) < 50_000


@pytest.mark.parametrize("n", range(4, 9))
def test_every_solution_is_drawn_once_in_its_orbit(n: int) -> None:
    drawn = [
        (one.label, board.columns)
        for one in fundamental_solutions(n)
        for board in orbit_boards(one)
    ]
    expected = [(label(columns), columns) for columns in map(tuple, solutions(n).tolist())]
    assert sorted(drawn) == sorted(expected)


def test_the_move_makes_the_board_of_its_representative() -> None:
    for one in fundamental_solutions(8):
        for board in orbit_boards(one):
            (symmetry,) = (key for key, words in MOVES_IN_WORDS.items() if words == board.move)
            assert orbit(solution(one.label)).images[symmetry] == board.columns


def test_boards_lead_to_their_galleries_where_solutions_have_no_pages() -> None:
    figure = all_boards(5, SiteConfig(solution_pages=0))
    targets = [orbit_block.target for orbit_block in figure.orbits]
    assert targets == ["boards/5/index.md#5.2.1", "boards/5/index.md#5.8.1"]
    alone = all_boards(5, SiteConfig(galleries=range(8, 9), long_galleries=range(0)))
    assert [board.target for board in alone.orbits] == [None, None]


@pytest.mark.parametrize(
    ("block", "line"),
    [("live-orbit", "8.8.1"), ("live-search", "4"), ("live-blocks", "4 2 0 3 1")],
)
def test_each_has_a_still_picture_and_a_button(block: str, line: str) -> None:
    html = block_html(block, line)
    assert html.count('<svg class="qa-board"') == html.count("<button") == 1


def test_only_the_first_block_is_shown_at_first() -> None:
    html = block_html("live-blocks", "4 2 0 3 1", "8.4.1")
    assert re.findall(r'<div class="qa-live-example"( hidden)?>', html) == ["", " hidden"]
    assert "```queens board\n8.4.1\n```" in html


def test_pages_get_the_parts_of_their_boards() -> None:
    assert block_figure("live-orbit", "8.8.1").sizes == (8,)
    assert block_figure("live-search", "5").sizes == (5,)
    assert block_figure("live-blocks", "8.4.1", "4 2 0 3 1", "5.8.1").sizes == (5, 8)


def test_a_wall_offers_every_size_and_begins_with_the_named_one() -> None:
    figure = block_figure("wall", "9")
    assert (figure.data["n"], figure.data["sizes"]) == (9, list(SIZES))
    assert figure.sizes == tuple(SIZES)


def test_without_script_the_wall_has_every_board_of_eight_queens() -> None:
    tree = parse_fragment(block_figure("wall", "12").still[0].svg)
    squares = [path for path in tree.iter() if path.get("class") == "qa-dark"]
    assert sum((path.get("d") or "").count("M") for path in squares) == count(8).total


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("label", ["5.8.1", "6.4.1", "8.8.3"])
def test_squares_go_where_the_core_takes_queens(symmetry: Symmetry, label: str) -> None:
    boards = orbit(solution(label))
    n = len(boards.representative)
    squares = np.zeros((n, n), dtype=np.int64)
    squares[np.arange(n), boards.representative] = 1
    assert tuple(ACTIONS[symmetry](squares).argmax(axis=1).tolist()) == boards.images[symmetry]


def test_the_eight_pictures_differ() -> None:
    pictures = dict(numbered_moves())
    assert list(pictures) == list(Symmetry)
    assert len(set(pictures.values())) == 8
    assert "<desc>3 1 / 4 2</desc>" in pictures[Symmetry.ROTATE_90]


def test_one_orbit_in_five_notations() -> None:
    rows = cell_texts(notations_table("8.8.1"))
    assert [row[2] for row in rows[:4]] == [
        "73025164",
        "84136275",
        "15863724",
        "h8 d7 a6 c5 f4 b3 g2 e1",
    ]
    assert rows[4][2].startswith("00000001 00010000 10000000")
