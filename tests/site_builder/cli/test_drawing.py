"""`queens figure` draws a block into a file or onto standard output."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.command_line import Capture, output


def test_a_figure_goes_to_standard_output_or_into_a_file(capsys: Capture, tmp_path: Path) -> None:
    html = output(capsys, "figure", "board 5.8.1")
    assert html.startswith("<!doctype html>")
    assert output(capsys, "figure", "board 5.8.1", "--output", str(tmp_path / "board.html")) == ""
    assert (tmp_path / "board.html").read_text("utf-8").strip() == html.strip()
