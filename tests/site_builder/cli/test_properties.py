"""`queens properties` counts solutions by their properties."""

from __future__ import annotations

import json

from tests.helpers.command_line import Capture, complaint, output


def test_counts_are_lines_of_a_table(capsys: Capture) -> None:
    lines = output(capsys, "properties", "8").splitlines()
    assert lines[0].split() == ["property", "value", "fundamental", "all"]
    assert ["lines", "0", "1", "8"] in [line.split() for line in lines]
    assert ["determining", "queens", "3", "1", "8"] in [line.split() for line in lines]


def test_counts_are_json(capsys: Capture) -> None:
    counts = json.loads(output(capsys, "properties", "5", "--json"))
    assert counts["conflicts"] == [{"value": 0, "fundamental": 2, "total": 10}]


def test_n_without_solutions_has_no_lines(capsys: Capture) -> None:
    assert len(output(capsys, "properties", "3").splitlines()) == 1


def test_larger_boards_are_refused(capsys: Capture) -> None:
    message = complaint(capsys, "properties", "19")
    assert message == "n must be a whole number from 1 to 18, got 19"
