"""`queens plan` for people and for programs, and what it says when it is stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest

from cy_core import Estimate, estimates
from site_builder.cli import main, planning
from site_builder.plans.plan import read_plan
from tests.helpers.command_line import Capture, complaint, output

TICK = 1 / 64  # seconds: that of the clock of a thread on Windows


def test_plan_prints_json(capsys: Capture) -> None:
    plan = json.loads(output(capsys, "plan", "15", "--error", "40", "--json"))
    assert (plan["n"], plan["seed"]) == (15, 1)
    assert [entry["search"] for entry in plan["searches"]] == ["depth-first", "join"]
    for entry in plan["searches"]:
        assert entry["core_seconds"] > entry["core_seconds_margin"] > 0
        assert entry["core_hours_least"] < entry["core_hours"] < entry["core_hours_most"]
        assert entry["days_on_1000_cores"] < entry["days_on_this_machine"]


def test_plan_prints_a_table(capsys: Capture) -> None:
    lines = output(capsys, "plan", "15", "--error", "40", "--search", "join").splitlines()
    assert lines[0].split() == ["n", "15"]
    assert any(line.startswith("on 1,000 cores") for line in lines)
    assert "The published total is 2.28e+06 boards." in lines


def test_plan_may_count_all_parts(capsys: Capture) -> None:
    words = ("plan", "15", "--whole", "--search", "depth-first", "--json")
    (search,) = json.loads(output(capsys, *words))["searches"]
    assert (search["boards"], search["core_seconds_margin"]) == (2279180.0, 0)  # in six figures


@pytest.mark.soak
@pytest.mark.parametrize("words", [("--seconds", "0.01"), ("--whole",)])
def test_plan_with_a_coarse_clock_has_positive_times(
    words: tuple[str, ...], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    precise = time.thread_time
    monkeypatch.setattr(time, "thread_time", lambda: precise() // TICK * TICK)
    plan = read_plan("15.json", output(capsys, "plan", "15", *words, "--json").encode())
    assert min(entry.core_seconds for entry in plan.searches) > 0


def test_ctrl_c_prints_the_plan_so_far(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def one_estimate(n: int, search: str, *, backend: str | None, seed: int) -> Iterator[Estimate]:
        yield next(estimates(n, search, backend=backend, seed=seed))
        raise KeyboardInterrupt

    monkeypatch.setattr(planning, "estimates", one_estimate)
    assert main(["plan", "15", "--error", "0.1", "--json"]) == 130
    printed, message = capsys.readouterr()
    assert [entry["draws"] for entry in json.loads(printed)["searches"]] == [25]
    assert message == "interrupted: the plan is by the shares that were timed until then\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("14",), "a plan is for n = 15 to 28, got 14: smaller ones are counted in milliseconds"),
        (("25", "--search", "join"), "the join takes n = 4 to 24, got 25"),
        (
            ("20", "--error", "0"),
            "--error must be a percentage from 0.1 to 100 without a sign, got 0",
        ),
        (("20", "--seed", "x"), "--seed must be a whole number from 0 to 1000000, got x"),
    ],
)
def test_bad_plans_are_refused(words: tuple[str, ...], message: str, capsys: Capture) -> None:
    assert complaint(capsys, "plan", *words) == message


@pytest.mark.parametrize("name", ["", " Zen", "Zen\t5", "Zen" * 99])
def test_invalid_plan_is_not_written(
    name: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "processor_name", lambda: name)
    monkeypatch.setattr(planning, "estimates", None)  # nothing is timed before
    message = complaint(capsys, "plan", "15", "--json")
    assert message.startswith('a plan cannot hold what this machine calls itself: "processor" must')


def test_join_beyond_the_memory_is_left_out(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cy_core.engine.search_choice.THREAD_MB", {16: 10**9})
    assert main(["plan", "16", "--error", "40", "--json"]) == 0
    printed, message = capsys.readouterr()
    assert [entry["search"] for entry in json.loads(printed)["searches"]] == ["depth-first"]
    assert message.startswith("joining n = 16 on 1 thread takes at least")
