"""The lines of a block are parsed into arguments by the annotations of the function."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import pytest

from cy_core import Form
from site_builder.values.block import (
    Block,
    Drawn,
    Fundamental,
    Lines,
    Word,
    Words,
    choice,
    fundamental,
    number,
    size,
    solution,
)
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, Figure, Picture, Pictures, SiteLink
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.page import Asset
from site_builder.values.table import Table, text_columns

Size = Annotated[int, size(1, 8)]


def stepper(
    n: Size,
    queens: Annotated[str, Words(str)],
    form: Form = "recursive",
    predict: Literal["predict", ""] = "",
) -> str:
    return f"{n}|{queens}|{form}|{predict}"


def boards(lines: Annotated[Sequence[str], Lines(str.upper)], config: SiteConfig) -> str:
    return f"{lines} {config.folder}"


def coloured(colour: Annotated[str, choice("red", "blue")]) -> str:
    return colour


def tree(colour: Annotated[str, choice("red", "blue")], n: Size) -> str:
    return f"{colour} {n}"


def rows(board: Fundamental, first_rows: Size, which: Literal["all", ""] = "") -> str:
    return f"{board} {first_rows} {which}"


def nothing() -> str:
    return "drawn"


def forgetful() -> None:
    """Return nothing, which is a mistake, because a block must return a drawing."""


def unread(n: int) -> str:
    return f"{n}"


def draw_block(function: Drawn | object, *lines: str) -> object:
    """Return the figure that a block with `function` draws of some lines."""
    assert callable(function)
    return Block("name", "an example", function).figure(lines, SiteConfig())


@pytest.mark.parametrize(
    ("line", "result"),
    [
        ("5: 3 1", "5|3 1|recursive|"),
        ("5 3 iterative", "5|3|iterative|"),
        ("5 3 1 iterative predict", "5|3 1|iterative|predict"),
        ("5 3 predict", "5|3|recursive|predict"),
        ("5", "5||recursive|"),
    ],
)
def test_words_are_dealt_from_both_ends(line: str, result: str) -> None:
    assert draw_block(stepper, line) == result


def test_pictures_bring_what_boards_of_their_size_share() -> None:
    draw_block = [Picture("<svg>", n=8), Picture("<svg>", n=5), Picture("<svg>")]
    figure = Block("name", "", lambda: draw_block).figure([], SiteConfig())
    assert isinstance(figure, Pictures)
    assert (figure.shown, figure.sizes) == (draw_block, (5, 8))


def test_tables_bring_their_files_and_elements_the_built_scripts_that_they_link_to() -> None:
    notes = Asset("a.txt", "1")
    table = Table("Queens", text_columns("row"), (("1",),), path="queens", others=(notes,))
    element = Element("queens-any", "Any", {"worker": SiteLink("assets/queens-search-worker.js")})
    tables = Block("name", "", lambda: [table, "a note"]).figure([], SiteConfig())
    linked = Block("name", "", lambda: element).figure([], SiteConfig())
    assert isinstance(tables, Figure)
    assert isinstance(linked, Figure)
    assert [asset.path for asset in tables.files()] == ["queens.csv", "queens.json", "a.txt"]
    assert [asset.path for asset in linked.files()] == ["assets/queens-search-worker.js"]


def test_lines_are_read_whole() -> None:
    assert draw_block(boards, "a b", "c") == "['A B', 'C'] boards"
    assert draw_block(nothing) == draw_block(nothing, "") == "drawn"


@pytest.mark.parametrize(
    ("function", "lines", "message"),
    [
        (stepper, ["9 3"], "this block takes N = 1 to 8, got 9"),
        (stepper, [], "this block needs a text, got nothing: write an example"),
        (tree, ["5"], "the word for colour is missing, got 5: write an example"),
        (tree, ["red"], "the word for n is missing, got red: write an example"),
        (tree, ["rod 5"], "choose one of red, blue, got rod"),
        (rows, ["4.2.1"], "the word for first rows is missing, got 4.2.1: write an example"),
        (
            rows,
            ["4.2.1 all"],
            "the word for first rows is missing, got 4.2.1 all: write an example",
        ),
        (rows, ["3"], "the word for board is missing, got 3: write an example"),
        (rows, ["4.2.1 x all"], "N must be a whole number, got x"),
        (stepper, ["5", "3"], "this block takes one line, got 2: write an example"),
        (boards, [], "this block takes one line or more, got none: write an example"),
        (forgetful, [], "the function of name must return a drawing or text, got NoneType"),
        (
            unread,
            ["5"],
            f"a parameter needs one of queens_atlas.blocks in its annotation, got {int}",
        ),
        (coloured, ["green"], "choose one of red, blue, got green"),
        (nothing, ["more"], "this block takes no more words, got more: write an example"),
    ],
)
def test_a_mistake_says_what_to_write(function: object, lines: list[str], message: str) -> None:
    with pytest.raises(UserError) as error:
        draw_block(function, *lines)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("converter", "text", "value"),
    [
        (number(1, 16, "width"), "16", 16),
        (solution(4, 8), "4.2.1", (2, 0, 3, 1)),
        (fundamental(4, 8), "4.2.1", FundamentalSolution("4.2.1", (2, 0, 3, 1), 2)),
    ],
)
def test_numbers_and_solutions_are_read(converter: Word | Words, text: str, value: object) -> None:
    assert converter.read(text) == value


@pytest.mark.parametrize(
    ("converter", "text", "message"),
    [
        (number(1, 16, "width"), "17", "the width is 1 to 16, got 17"),
        (number(1, 16, "width"), "x", "the width is 1 to 16, got x"),
        (solution(4, 8), "0", "this board has N = 4 to 8, got 1"),
        (fundamental(4, 8), "0", "this board has N = 4 to 8, got 1"),
    ],
)
def test_a_value_out_of_bounds_is_refused(converter: Word | Words, text: str, message: str) -> None:
    with pytest.raises(UserError) as error:
        converter.read(text)
    assert str(error.value) == message
