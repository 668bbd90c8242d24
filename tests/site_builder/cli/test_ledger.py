"""Long counts on the command line: a ledger keeps them, and tells of them."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cy_core import known_census
from site_builder.cli import main
from site_builder.plans.summary import read_summary
from tests.helpers.command_line import Capture, complaint, output

TOTAL = known_census(15).total


@pytest.fixture
def ledger(tmp_path: Path, capsys: Capture) -> str:
    """The complete ledger of N = 15."""
    path = str(tmp_path / "15.ledger")
    assert json.loads(output(capsys, "count", "15", "--resume", path, "--json"))["total"] == TOTAL
    return path


def alter(path: str, statement: str) -> None:
    """Change a ledger behind its back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def fields(text: str) -> dict[str, str]:
    """The values that a command told, by their names."""
    return dict(re.split("  +", line, maxsplit=1) for line in text.splitlines())


def test_complete_ledger_is_reported(ledger: str, capsys: Capture) -> None:
    report = json.loads(output(capsys, "ledger", ledger, "--json"))
    assert (report["n"], report["boards"], report["damaged"]) == (15, TOTAL, 0)
    assert report["finished"] == report["parts"]
    assert report["core_seconds_left"] == 0
    lines = fields(output(capsys, "ledger", ledger))
    assert lines["total"] == str(TOTAL)
    assert lines["parts"] == "2401 of 2401, 100.0% of the work"
    assert lines["proof"].endswith(f"add up to {TOTAL}, as published")


def test_a_complete_ledger_leaves_a_summary(ledger: str, capsys: Capture) -> None:
    text = output(capsys, "ledger", ledger, "--summary")
    summary = read_summary("15.json", text.encode())
    assert (summary.n, summary.search, summary.total) == (15, "depth-first", TOTAL)
    assert summary.rows == summary.parts == 2401
    assert summary.orbits_by_size == known_census(15).orbits_by_size
    assert summary.first <= summary.last
    alter(ledger, "DELETE FROM part WHERE number = 8")
    message = complaint(capsys, "ledger", ledger, "--summary")
    rule = "a summary is of a complete ledger, got 2400 of 2401 parts"
    assert message == f"{rule} in {ledger}: go on with it first"


def test_unfinished_ledger_is_reported(ledger: str, capsys: Capture) -> None:
    alter(ledger, "DELETE FROM part WHERE number % 2")
    alter(ledger, "UPDATE part SET boards = boards + 8 WHERE number = 8")
    report = json.loads(output(capsys, "ledger", ledger, "--json"))
    assert (report["finished"], report["damaged"]) == (1200, 1)
    assert 0 < report["boards"] < TOTAL
    assert report["core_seconds_left"] > 0
    lines = fields(output(capsys, "ledger", ledger))
    assert lines["total so far"] == str(report["boards"])
    assert lines["damaged"] == "1, to be counted again"
    assert "proof" not in lines


def test_resumed_count_names_the_finished_parts(ledger: str, capsys: Capture) -> None:
    alter(ledger, "UPDATE part SET boards = boards + 8 WHERE number = 8")
    assert main(["count", "15", "--resume", ledger]) == 0
    printed, message = capsys.readouterr()
    assert f"total           {TOTAL}" in printed.splitlines()
    assert message.splitlines() == [
        f"damaged rows in {ledger}: 1; their parts are counted again",
        f"going on from {ledger}: it has 2400 of 2401 parts",
    ]


def test_the_ledger_of_another_search_is_refused(ledger: str, capsys: Capture) -> None:
    message = complaint(capsys, "count", "15", "--resume", ledger, "--search", "join")
    remedy = "name another file, or remove it to count anew"
    assert message == f"{ledger} has parts of another search, depth-first: {remedy}"


def test_the_ledger_of_another_n_is_refused(ledger: str, capsys: Capture) -> None:
    message = complaint(capsys, "count", "16", "--resume", ledger)
    remedy = "name another file, or remove it to count anew"
    assert message == f"{ledger} belongs to N = 15, got N = 16: {remedy}"


def test_path_that_is_not_a_file_is_refused_at_once(tmp_path: Path, capsys: Capture) -> None:
    message = complaint(capsys, "count", "15", "--resume", str(tmp_path))
    assert message == f"{tmp_path} must be a regular file, got a folder: name another file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("words", [("count", "15", "--resume"), ("ledger",)])
def test_a_pipe_is_refused_at_once(words: tuple[str, ...], tmp_path: Path, capsys: Capture) -> None:
    os.mkfifo(tmp_path / "pipe")
    message = complaint(capsys, *words, str(tmp_path / "pipe"))
    assert message == f"{tmp_path}/pipe must be a regular file, got a pipe: name another file"


@pytest.mark.parametrize("words", [("count", "15", "--resume"), ("ledger",)])
def test_file_that_is_not_a_ledger_is_not_changed(
    words: tuple[str, ...], tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "mine").write_text("mine")
    message = complaint(capsys, *words, str(tmp_path / "mine"))
    assert "must be a ledger that --resume has written: name another file" in message
    assert (tmp_path / "mine").read_text() == "mine"
