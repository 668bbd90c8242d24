"""``-`` in place of a file is standard input or output."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path

import pytest

from site_builder.cli import main
from tests.helpers.command_line import Capture, complaint, output

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> io.BytesIO:
    """What standard input holds."""
    content = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(content))
    return content


def put(stream: io.BytesIO, text: str) -> None:
    """Make a text all that a stream has left to be read."""
    stream.write(text.encode())
    stream.seek(0)


@pytest.mark.parametrize("kind", ["text", "fen", "binary"])
def test_identify_reads_what_show_prints(
    kind: str, standard_input: io.BytesIO, capsys: Capture
) -> None:
    put(standard_input, output(capsys, "show", "8.4.1", "--as", kind))
    assert json.loads(output(capsys, "identify", "-", "--json"))["label"] == "8.4.1"


@pytest.mark.parametrize(
    ("line", "text"),
    [("identify -", "1 3 0 2"), ("complete -", "....q..."), ("puzzles sudoku -", PUZZLE)],
)
def test_a_terminal_is_asked_for_the_text(
    line: str,
    text: str,
    standard_input: io.BytesIO,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(standard_input, text)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    assert main(line.split()) == 0
    assert "reading from the terminal" in capsys.readouterr().err


def test_complete_reads_a_board(standard_input: io.BytesIO, capsys: Capture) -> None:
    put(standard_input, "....q...\n")
    assert "completions  18\n" in output(capsys, "complete", "-", "--limit", "0")


@pytest.mark.parametrize("words", [["-"], ["--file", "-"], []])
def test_sudoku_reads_puzzles(
    words: list[str], standard_input: io.BytesIO, capsys: Capture
) -> None:
    put(standard_input, f"{PUZZLE}\n{PUZZLE}\n")
    lines = output(capsys, "puzzles", "sudoku", *words, "--format", "line").splitlines()
    assert [line[:9] for line in lines] == ["534678912"] * 2


def test_a_board_on_standard_input_has_an_end(standard_input: io.BytesIO, capsys: Capture) -> None:
    put(standard_input, "q" * 10_001)
    rule = "standard input must have 10000 bytes at most, got more: give one board"
    assert complaint(capsys, "identify", "-") == rule


@pytest.mark.parametrize("line", ["identify -", "complete -", "puzzles sudoku -"])
def test_closed_input_is_one_line(
    line: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert complaint(capsys, *line.split()) == "cannot read standard input: it is closed"


def test_a_drawing_on_standard_output(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output(capsys, "show", "8.4.1", "--svg", "board.svg")
    text = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert output(capsys, "show", "8.4.1", "--svg", "-") == text
    assert os.listdir() == ["board.svg"]


def test_a_list_on_standard_output(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = output(capsys, "list", "6", "--output", "-")
    assert text == output(capsys, "list", "6")
    assert os.listdir() == []
    assert output(capsys, "list", "6", "--output", "./-") == ""
    assert (tmp_path / "-").read_text(encoding="utf-8") == text


def test_a_new_site_needs_no_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "is ready" in output(capsys, "new", str(tmp_path / "site"))


def test_a_figure_goes_to_standard_output(capsys: Capture) -> None:
    assert output(capsys, "figure", "board 8.4.1").startswith("<!doctype html>")
