"""A long count says beforehand how long it takes, and a very long one asks for --yes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import cy_core
from cy_core import Census, Estimate, Span, estimates, known_census
from site_builder.cli import estimating, main
from site_builder.plans.formatting import long_duration
from tests.helpers.command_line import Capture, complaint

ADD_YES = "add --yes to begin it all the same"
SECONDS = {19: 4.0, 20: 100.0, 21: 3000.0, 26: 1e8, 28: 1e10}  # of one core


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The N that were counted; a count takes no time, and an estimate none either."""
    done = []

    def count(n: int, **_: object) -> Census:
        done.append(n)
        return known_census(min(n, 27))

    def pretend(n: int, search: str) -> Iterator[Estimate]:
        whole = next(estimates(15, "depth-first"))
        for seconds in (0.0, SECONDS[n]):  # a coarse clock has no time for the first shares
            yield replace(whole, n=n, search=search, seconds=Span(seconds, 0.0))

    monkeypatch.setattr(cy_core, "count", count)
    monkeypatch.setattr(estimating, "estimates", pretend)
    return done


def printed_estimate(capsys: Capture, *words: str) -> str:
    """What a count says beside its result."""
    assert main(["count", *words]) == 0
    return capsys.readouterr().err


def test_short_count_prints_no_estimate(capsys: Capture) -> None:
    assert printed_estimate(capsys, "15", "--threads", "1") == ""
    assert printed_estimate(capsys, "19", "--threads", "1") == ""
    assert printed_estimate(capsys, "20", "--threads", "2", "--search", "depth-first") == ""
    assert printed_estimate(capsys, "14", "--method", "bitmap") == ""


def test_long_count_prints_an_estimate(capsys: Capture, counted: list[int]) -> None:
    words = ("--threads", "2", "--search", "depth-first")
    message = "counting N = 21 takes about 25 minutes on 2 cores\n"
    assert printed_estimate(capsys, "21", *words) == message
    assert counted == [21]


def test_a_large_join_is_estimated_by_a_smaller_one(capsys: Capture) -> None:
    times = 100.0 * known_census(22).total / known_census(20).total
    message = f"counting N = 22 takes about {long_duration(times)} on 1 core\n"
    assert printed_estimate(capsys, "22", "--threads", "1", "--search", "join") == message


def test_slow_method_prints_an_estimate(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, counted: list[int]
) -> None:
    now = iter((0.0, 0.5, 2.0, 3.0))
    monkeypatch.setattr(estimating.time, "perf_counter", lambda: next(now))
    times = 0.5 * known_census(17).total / known_census(13).total
    message = f"counting N = 17 takes about {long_duration(times)} on 1 core\n"
    assert printed_estimate(capsys, "17", "--method", "bitmap") == message
    assert counted == [13, 17]


@pytest.mark.parametrize(("n", "time"), [("26", "580 days"), ("28", "160 years")])
def test_count_of_years_needs_confirmation(
    n: str, time: str, capsys: Capture, counted: list[int]
) -> None:
    sentence = f"counting N = {n} takes about {time} on 2 cores"
    message = complaint(capsys, "count", n, "--threads", "2")
    assert message == f"{sentence}: {ADD_YES}"
    assert counted == []
    assert printed_estimate(capsys, n, "--threads", "2", "--yes") == f"{sentence}\n"
    assert counted == [int(n)]


def test_completing_for_years_needs_confirmation(capsys: Capture) -> None:
    message = complaint(capsys, "complete", "a1", "--n", "28")
    time = long_duration(8 * SECONDS[28] / 28)
    assert message == f"completing N = 28 takes about {time} on 1 core: {ADD_YES}"


def test_table_of_years_needs_confirmation(capsys: Capture, counted: list[int]) -> None:
    message = complaint(capsys, "table", "4", "28")
    assert message.startswith("counting N = 28 takes about ")
    assert message.endswith(f" on 1 core: {ADD_YES}")
    assert counted == []
