"""`queens show`, `identify` and `figure`: drawings, texts to copy, and names of boards."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import cy_core
from site_builder.blocks.registry import public_blocks
from tests.helpers.command_line import Queens
from tests.reference import mirror, rotate


def test_a_drawing_goes_to_a_file_or_standard_output(queens: Queens) -> None:
    typed = " 008.04.0001\n"
    assert queens("show --svg board.svg", typed) == ""
    text = Path("board.svg").read_text("utf-8")
    assert ">Solution 8.4.1<" in text
    assert queens("show 8.4.1 --as svg") == queens("show 8.4.1 --svg -") == text
    assert queens.json("show", typed)["label"] == "8.4.1"


def test_show_prints_forms_of_a_board(queens: Queens) -> None:
    for kind, beginning in {
        "iframe": '<iframe src="https://queens-atlas.github.io/queens-atlas/embed/board/?12.2.1"',
        "markdown": "```queens board\n",
        "latex": "% \\usepackage{tikz}",
        "fen": "7Q4/9Q2/",
    }.items():
        assert queens(f"show 12.2.1 --as {kind}").startswith(beginning)


def test_a_picture_in_pixels_goes_to_standard_output(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = io.BytesIO()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", io.TextIOWrapper(output, write_through=True))
        queens("show 8.4.1 --as png")
        assert output.getvalue().startswith(b"\x89PNG\r\n")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    message = queens.refusal("show 8.4.1 --as png")
    assert message == "png is not for a terminal: redirect the output to a file"


def test_the_symmetry_makes_the_board_of_its_representative(queens: Queens) -> None:
    board = cy_core.solution("5.8.1")
    turned = rotate(board)
    images = {"identity": board, "rotate_90": turned, "rotate_270": rotate(rotate(turned))}
    images |= {"rotate_180": rotate(turned), "left_right": mirror(board)}
    for name, image in images.items():
        result = queens.json("identify", *map(str, image))
        assert (result["label"], result["symmetry"]) == ("5.8.1", name)


def test_identify_takes_any_notation(queens: Queens) -> None:
    squares = "a8 e7 h6 f5 c4 g3 b2 d1"
    for words in (squares, "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1", "128 8 1 4 32 2 64 16"):
        assert queens.json(f"identify {words}")["label"] == "8.8.1"


def test_a_figure_goes_to_standard_output_or_into_a_file(queens: Queens) -> None:
    html = queens("figure", "board 5.8.1")
    assert html.startswith("<!doctype html>")
    assert queens("figure --output board.html", "board 5.8.1") == ""
    assert Path("board.html").read_text("utf-8").strip() == html.strip()
    two = queens("figure", "board\n5.8.1\n8.4.1\n")
    assert "5.8.1" in two
    assert "8.4.1" in two
    assert "<svg" in queens("figure", "moves"), "its text is empty"
    assert queens.refusal("figure", "").endswith("such as 'stepper bitmap 5', got ''")


def test_figures_are_listed_with_examples_that_can_be_drawn(queens: Queens) -> None:
    entries = re.findall(r"^(\S.*?): .+\.\n((?: {4}.+\n)*)", queens("figure --list"), re.MULTILINE)
    examples = {name: dedent(example) for name, example in entries}
    assert list(examples) == sorted(block.name for block in public_blocks())
    assert "<svg" in queens("figure", f"arithmetic {examples['arithmetic']}")
