"""Long counts on the command line: a ledger keeps them, and tells of them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cy_core import known_census
from site_builder.counts.plans import site_summaries
from site_builder.values.config import SiteConfig
from tests.helpers.command_line import Queens

TOTAL = known_census(15).total


@pytest.fixture
def ledger(queens: Queens) -> None:
    """The complete ledger of N = 15."""
    assert queens.json("count 15 --resume a.ledger")["total"] == TOTAL


def alter(*statements: str) -> None:
    """Change a ledger behind its back."""
    with closing(sqlite3.connect("a.ledger")) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def fields(text: str) -> dict[str, str]:
    """The values that a command told, by their names."""
    return dict(re.split("  +", line, maxsplit=1) for line in text.splitlines())


@pytest.mark.usefixtures("ledger")
def test_complete_ledger_is_reported_and_leaves_a_summary(queens: Queens) -> None:
    report = queens.json("ledger a.ledger")
    assert (report["n"], report["boards"], report["damaged"]) == (15, TOTAL, 0)
    assert report["finished"] == report["parts"]
    assert report["core_seconds_left"] == 0
    lines = fields(queens("ledger a.ledger"))
    assert lines["total"] == str(TOTAL)
    assert lines["parts"] == "2401 of 2401, 100.0% of the work"
    assert lines["proof"].endswith(f"add up to {TOTAL}, as published")
    Path("ledgers").mkdir()
    Path("ledgers/15.json").write_text(queens("ledger a.ledger --summary"))
    (summary,) = site_summaries(SiteConfig(records=Path()))
    assert (summary.n, summary.search, summary.total) == (15, "depth-first", TOTAL)
    assert summary.rows == summary.parts == 2401
    assert summary.orbits_by_size == known_census(15).orbits_by_size
    assert summary.first <= summary.last


@pytest.mark.usefixtures("ledger")
def test_unfinished_ledger_is_reported_and_gone_on_with(queens: Queens) -> None:
    alter(
        "DELETE FROM part WHERE number % 2",
        "UPDATE part SET boards = boards + 8 WHERE number = 8",
    )
    report = queens.json("ledger a.ledger")
    assert (report["finished"], report["damaged"]) == (1200, 1)
    assert 0 < report["boards"] < TOTAL
    assert report["core_seconds_left"] > 0
    lines = fields(queens("ledger a.ledger"))
    assert lines["total so far"] == str(report["boards"])
    assert lines["damaged"] == "1, to be counted again"
    assert "proof" not in lines
    message = queens.refusal("ledger a.ledger --summary")
    assert "complete ledger, got 1200 of 2401 parts in a.ledger: go on with it first" in message
    _, printed, errors = queens.ended("count 15 --resume a.ledger")
    assert fields(printed)["total"] == str(TOTAL)
    assert errors.splitlines() == [
        "damaged rows in a.ledger: 1; their parts are counted again",
        "going on from a.ledger: it has 1200 of 2401 parts",
    ]
