"""Boards: every queen on its square, and little weight."""

from __future__ import annotations

import re

import pytest

from site_builder.svg.board import (
    board,
    board_file,
    dark_squares,
    definitions,
    empty_board,
    rectangle,
)
from site_builder.values.errors import UserError
from site_builder.values.text import column_letter
from tests.helpers.drawings import EIGHT, HREF, TITLES, parse, svg_texts

# The knight's walk solves every N here that leaves 4 or 0 when divided by 6.
WALKS = [(*range(1, n, 2), *range(0, n, 2)) for n in (4, 6, 10, 12, 16, 28, 30)]


def queens_of(markup: str) -> list[tuple[int, int]]:
    """Column and row of each queen: the points between the first and the last."""
    (line,) = parse(markup).iter("polyline")
    points = [tuple(map(int, point.split(","))) for point in line.get("points", "").split()]
    assert points[0] == points[-1] == (0, 0)
    return [(column, row) for column, row in points[1:-1]]


def paths_of(markup: str) -> list[tuple[int, int]]:
    """The same where each queen is a path of its own."""
    moves = re.findall(r"translate\((\d+) (\d+)\) scale", markup)
    return [(int(column), int(row)) for column, row in moves]


@pytest.mark.parametrize("solution", [(0,), EIGHT, *WALKS, tuple(range(32))], ids=len)
def test_every_queen_stands_on_its_square(solution: tuple[int, ...]) -> None:
    expected = [(column, row) for row, column in enumerate(solution)]
    assert queens_of(board(solution, **TITLES)) == expected
    assert paths_of(board_file(solution, **TITLES)) == expected


@pytest.mark.parametrize("n", range(1, 33))
def test_the_square_at_bottom_left_is_dark_and_half_of_all_are(n: int) -> None:
    dark = {
        (int(column), int(row))
        for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", dark_squares(n, n))
    }
    assert dark == {(c, r) for c in range(n) for r in range(n) if (c + n - 1 - r) % 2 == 0}


def test_the_page_defines_each_size_once_whatever_the_order() -> None:
    shared = definitions(5, 8, 5)
    assert shared == definitions(8, 5)
    assert re.findall(r' id="([^"]+)"', shared) == [
        *("qa-queen", "qa-disc"),
        *("qa-squares-5", "qa-coordinates-5", "qa-squares-8", "qa-coordinates-8"),
    ]


def test_definitions_are_invisible_and_hidden_from_readers() -> None:
    root = parse(definitions(4))
    assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    assert "display:none" not in (root.get("style") or "")


def test_the_grid_is_two_tones_and_a_frame() -> None:
    (squares,) = (g for g in parse(definitions(8)).iter("g") if g.get("id") == "qa-squares-8")
    assert [part.get("class") for part in squares] == ["qa-light", "qa-dark", "qa-frame"]


def test_coordinates_are_those_of_chess() -> None:
    assert sorted(svg_texts(parse(definitions(4)), "qa-coordinate")) == sorted("abcd1234")
    assert ' xlink:href="#qa-coordinates-8"' in board(EIGHT, coordinates=True, **TITLES)
    assert "coordinates" not in board(EIGHT, **TITLES)


@pytest.mark.parametrize("n", [4, 8, 12, 13, 16, 18])
def test_coordinates_can_be_read_on_a_phone(n: int) -> None:
    picture = parse(board(range(n), coordinates=True, **TITLES))
    width = float(picture.get("viewBox", "").split()[2])
    (letters,) = (
        g for g in parse(definitions(n)).iter("g") if g.get("id") == f"qa-coordinates-{n}"
    )
    size = float(letters.get("font-size", "")) / 20
    assert size * 328 / width >= 11


def test_letters_go_on_after_z() -> None:
    assert [column_letter(c) for c in (0, 25, 26, 31)] == ["a", "z", "aa", "af"]


def test_a_board_may_be_empty() -> None:
    root = parse(empty_board(3, **TITLES))
    assert [use.get(HREF) for use in root.iter("use")] == ["#qa-squares-3"]
    assert root.get("viewBox") == parse(board((0, 2, 1), **TITLES)).get("viewBox")
    assert not list(root.iter("polyline"))


def test_small_squares_take_discs() -> None:
    assert "url(#qa-queen)" in board(EIGHT, **TITLES)
    assert "url(#qa-disc)" in board(EIGHT, glyph=False, **TITLES)


def test_a_hundred_boards_of_twelve_are_light() -> None:
    solution = (11, 9, 7, 10, 2, 0, 5, 1, 8, 4, 6, 3)
    squares = "12 queens: " + " ".join(
        f"{column_letter(c)}{12 - r}" for r, c in enumerate(solution)
    )
    assert len(board(solution, title="12.8.1765", description=squares)) < 340
    assert len(definitions(12)) < 3000


@pytest.mark.parametrize(
    "solution",
    [(), (1,), (4, 2, 0, 3, 5), (0, -1), tuple(range(33))],
    ids=["none", "one", "five", "negative", "33"],
)
def test_queens_beside_the_board_are_refused(solution: tuple[int, ...]) -> None:
    message = r"^a board of N = 1\.\.32 rows takes columns 0\.\.N-1, got [-\d none]+$"
    with pytest.raises(UserError, match=message):
        board(solution, **TITLES)
    with pytest.raises(UserError):
        board_file(solution, **TITLES)


@pytest.mark.parametrize("n", [0, -1, 33])
def test_sizes_out_of_range_are_refused(n: int) -> None:
    with pytest.raises(UserError, match=f"^a board has 1..32 rows, got {n}$"):
        definitions(4, n)


def test_a_file_may_leave_the_coordinates_out() -> None:
    plain, named = (board_file(EIGHT, coordinates=flag, **TITLES) for flag in (False, True))
    assert sorted(svg_texts(parse(named))) == sorted("abcdefgh12345678")
    assert svg_texts(parse(plain)) == []
    assert parse(plain).get("width") == parse(named).get("width") == "480"


def test_a_rectangle_is_as_wide_and_high_as_its_sides() -> None:
    root = parse(rectangle((0, 2), 4, **TITLES))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert (round(width), round(height)) == (4, 2)
    (line,) = root.iter("polyline")
    assert line.get("points") == "0,0 0,0 2,1 0,0"
    assert "M0 1h1v1h-1z" in dark_squares(2, 4)  # bottom left
    assert dark_squares(2, 4).count("M") == 4
