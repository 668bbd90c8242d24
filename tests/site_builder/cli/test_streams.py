"""``-`` in place of a file is standard input or output."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.command_line import Queens

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
Put = Callable[[str], io.TextIOWrapper]


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Makes a text all that standard input holds."""

    def put(text: str) -> io.TextIOWrapper:
        stream = io.TextIOWrapper(io.BytesIO(text.encode()))
        monkeypatch.setattr(sys, "stdin", stream)
        return stream

    return put


def test_identify_reads_what_show_prints(put: Put, queens: Queens) -> None:
    for kind in ("text", "fen", "binary"):
        put(queens(f"show 8.4.1 --as {kind}"))
        assert queens.json("identify -")["label"] == "8.4.1"


def test_complete_reads_a_board(put: Put, queens: Queens) -> None:
    put("....q...\n")
    assert "completions  18\n" in queens("complete - --limit 0")


@pytest.mark.parametrize("words", ["-", "--file -", ""])
def test_sudoku_reads_puzzles(words: str, put: Put, queens: Queens) -> None:
    put(f"{PUZZLE}\r\n{PUZZLE}\n")
    lines = queens(f"puzzles sudoku {words}").splitlines()
    assert [line[:9] for line in lines] == ["534678912"] * 2


def test_regions_are_read_behind_a_byte_order_mark(put: Put, queens: Queens) -> None:
    put("\ufeff" + queens("puzzles regions --make 5"))
    assert queens("puzzles regions -").splitlines() == ["a5 c4 e3 b2 d1", "1 solution"]


@pytest.mark.parametrize(
    ("line", "text"),
    [("identify -", "1 3 0 2"), ("complete -", "....q..."), ("puzzles sudoku -", PUZZLE)],
)
def test_a_terminal_is_asked_for_the_text_and_a_closed_input_is_one_line(
    line: str, text: str, put: Put, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(put(text), "isatty", lambda: True)
    status, _, errors = queens.ended(line)
    assert status == 0
    assert "reading from the terminal" in errors
    monkeypatch.setattr(sys, "stdin", None)
    assert queens.refusal(line) == "cannot read standard input: it is closed"


def test_a_terminal_is_not_asked_for_puzzles_without_a_dash(
    put: Put, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(put(""), "isatty", lambda: True)
    message = queens.refusal("puzzles sudoku")
    assert message == "no puzzle was given: add one, --file FILE, or redirect standard input"


def test_a_board_on_standard_input_has_an_end(put: Put, queens: Queens) -> None:
    put("q" * 10_001)
    rule = "standard input must have 10000 bytes at most, got more: give one board"
    assert queens.refusal("identify -") == rule


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such device")
def test_a_stream_without_end_is_refused(queens: Queens, monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/zero", encoding="utf-8") as endless:
        monkeypatch.setattr(sys, "stdin", endless)
        message = queens.refusal("puzzles sudoku")
    assert message.startswith("standard input, line 1: a puzzle holds 1 to 9, and ")


def test_a_dash_is_standard_output_and_a_path_to_it_is_a_file(queens: Queens) -> None:
    text = queens("list 6 --output -")
    assert text == queens("list 6")
    assert os.listdir() == []
    assert queens("list 6 --output ./-") == ""
    assert Path("-").read_text(encoding="utf-8") == text


def test_a_new_site_needs_no_standard_input(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "is ready" in queens("new site")
