"""`queens count` and `queens ledger`: threads, messages of long counts, and the ledger."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import cy_core
from cy_core import Census, Estimate, Span, completions, estimates, known_census
from site_builder.cli import estimating
from site_builder.counts.plans import site_summaries
from site_builder.values.config import SiteConfig
from site_builder.values.text import long_duration
from tests.helpers.command_line import Queens

ADD_YES = "add --yes to begin it all the same"
# For each N, the seconds that a count on one core pretends to need.
SECONDS = {19: 4.0, 20: 100.0, 21: 3000.0, 26: 1e8, 28: 1e10}
Counted = list[tuple[int, object]]


@pytest.fixture
def counted_sizes(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Return the list of (N, threads) of all counts that commands begin.

    Counts and estimates are replaced by fakes that take no time.
    """
    done: Counted = []

    def count(n: int, *, threads: int = 1, **_: object) -> Census:
        done.append((n, threads))
        return known_census(min(n, 27))

    def pretend(n: int, search: str) -> Iterator[Estimate]:
        estimate = next(estimates(15, "depth-first"))
        # The first estimate is 0 seconds, as with a coarse clock, which does not notice the time of
        # the first shares.
        for seconds in (0.0, SECONDS[n]):
            yield replace(estimate, n=n, search=search, seconds=Span(seconds, 0.0))

    monkeypatch.setattr(cy_core, "count", count)
    monkeypatch.setattr(cy_core, "estimates", pretend)
    return done


def test_there_are_as_many_threads_as_cores_and_as_may_be(
    queens: Queens, monkeypatch: pytest.MonkeyPatch, counted_sizes: Counted
) -> None:
    for cores in (2, 6, 1536):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        queens("count 15")
    queens("count 8 --method bitmap")
    assert counted_sizes == [(15, 2), (15, 6), (15, 1024), (8, 1)]


@pytest.mark.usefixtures("counted_sizes")
def test_short_count_prints_no_estimate(queens: Queens) -> None:
    for line in ("15 --threads 1", "19 --threads 1", "14 --method bitmap"):
        queens(f"count {line}")
    queens("count 20 --threads 2 --search depth-first")


def test_a_long_count_says_how_long_it_takes(queens: Queens, counted_sizes: Counted) -> None:
    _, _, message = queens.run("count 21 --threads 2 --search depth-first")
    assert message == "counting N = 21 takes about 25 minutes on 2 cores\n"
    # SECONDS has no estimate for N = 22: the command estimates N = 20 and extrapolates.
    _, _, message = queens.run("count 22 --threads 1 --search join")
    time = long_duration(100.0 * known_census(22).total / known_census(20).total)
    assert message == f"counting N = 22 takes about {time} on 1 core\n"
    assert counted_sizes == [(21, 2), (22, 1)]


def test_a_slow_method_is_estimated_by_a_smaller_n(
    queens: Queens, monkeypatch: pytest.MonkeyPatch, counted_sizes: Counted
) -> None:
    now = iter((0.0, 0.5, 2.0, 3.0))
    monkeypatch.setattr(estimating.time, "perf_counter", lambda: next(now))
    time = long_duration(0.5 * known_census(17).total / known_census(13).total)
    _, _, message = queens.run("count 17 --method bitmap")
    assert message == f"counting N = 17 takes about {time} on 1 core\n"
    assert [n for n, _ in counted_sizes] == [13, 17]


@pytest.mark.parametrize(("n", "time"), [(26, "580 days"), (28, "160 years")])
def test_count_of_years_needs_confirmation(
    n: int, time: str, queens: Queens, counted_sizes: Counted
) -> None:
    sentence = f"counting N = {n} takes about {time} on 2 cores"
    assert queens.refusal(f"count {n} --threads 2") == f"{sentence}: {ADD_YES}"
    assert counted_sizes == []
    assert queens.run(f"count {n} --threads 2 --yes")[2] == f"{sentence}\n"
    assert counted_sizes == [(n, 2)]


def test_completing_and_tabling_for_years_need_confirmation(
    queens: Queens, counted_sizes: Counted
) -> None:
    time = long_duration(8 * SECONDS[28] / 28)
    message = f"completing N = 28 takes about {time} on 1 core: {ADD_YES}"
    assert queens.refusal("complete a1 --n 28 --limit 0") == message
    message = queens.refusal("table 4 28")
    assert message.startswith("counting N = 28 takes about ")
    assert message.endswith(f" on 1 core: {ADD_YES}")
    assert counted_sizes == []


def test_a_limit_lists_completions_that_take_years_to_count(
    queens: Queens, counted_sizes: Counted
) -> None:
    status, output, notes = queens.run("complete a1 ab5 --n 28 --limit 2 --json")
    (result,) = json.loads(output)
    assert status == 0
    assert notes.startswith("completing N = 28 takes about ")
    assert result["completions"] is None
    assert result["solutions"] == completions(28, [(27, 0), (23, 27)], limit=2).tolist()
    assert counted_sizes == []


TOTAL = known_census(15).total


@pytest.fixture
def ledger(queens: Queens) -> None:
    """Write the complete ledger of N = 15 into the file `a.ledger`."""
    assert queens.json("count 15 --resume a.ledger")["total"] == TOTAL


def alter(*statements: str) -> None:
    """Change `a.ledger` by SQL statements, as no command would do."""
    with closing(sqlite3.connect("a.ledger")) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def fields(text: str) -> dict[str, str]:
    """Return the values by name from an output with a name and a value in each line."""
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
    _, printed, errors = queens.run("count 15 --resume a.ledger")
    assert fields(printed)["total"] == str(TOTAL)
    assert errors.splitlines() == [
        "damaged rows in a.ledger: 1; their parts are counted again",
        "going on from a.ledger: it has 1200 of 2401 parts",
    ]
