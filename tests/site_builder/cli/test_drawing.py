"""`queens figure` draws a block into a file or onto standard output."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.command_line import Capture, complaint, output


def test_a_figure_goes_to_standard_output_or_into_a_file(capsys: Capture, tmp_path: Path) -> None:
    html = output(capsys, "figure", "board 5.8.1")
    assert html.startswith("<!doctype html>")
    assert output(capsys, "figure", "board 5.8.1", "--output", str(tmp_path / "board.html")) == ""
    assert (tmp_path / "board.html").read_text("utf-8").strip() == html.strip()


def test_a_block_is_typed_as_in_a_page(capsys: Capture) -> None:
    html = output(capsys, "figure", "board\n5.8.1\n8.4.1\n")
    assert "5.8.1" in html
    assert "8.4.1" in html
    assert "<svg" in output(capsys, "figure", "moves"), "its text is empty"


def test_a_figure_needs_a_type(capsys: Capture) -> None:
    wrong = "a figure is a type and a text, such as 'stepper bitmap 5', got ''"
    assert complaint(capsys, "figure", "") == wrong
