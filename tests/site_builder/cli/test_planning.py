"""`queens plan` for people and for programs, also when it is interrupted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest

from cy_core import Estimate, estimates
from site_builder.cli import planning
from tests.helpers.command_line import Queens

# The step of a thread's clock on Windows, in seconds.
TICK = 1 / 64


def test_a_plan_is_json_or_a_table(queens: Queens) -> None:
    plan = queens.json("plan 15 --error 40")
    assert (plan["n"], plan["seed"]) == (15, 1)
    assert [entry["search"] for entry in plan["searches"]] == ["depth-first", "join"]
    for entry in plan["searches"]:
        assert entry["core_seconds"] > entry["core_seconds_margin"] > 0
        assert entry["core_hours_least"] < entry["core_hours"] < entry["core_hours_most"]
        assert entry["days_on_1000_cores"] < entry["days_on_this_machine"]
    lines = queens("plan 15 --error 40 --search join").splitlines()
    assert lines[0].split() == ["n", "15"]
    assert any(line.startswith("on 1,000 cores") for line in lines)
    assert "The published total is 2.28e+06 boards." in lines


def test_plan_may_count_all_parts(queens: Queens) -> None:
    (search,) = queens.json("plan 15 --whole --search depth-first")["searches"]
    # The command rounds 2279184 boards to six significant digits.
    assert (search["boards"], search["core_seconds_margin"]) == (2279180.0, 0)


@pytest.mark.soak
@pytest.mark.parametrize("option", ["--seconds 0.01", "--whole"])
def test_plan_with_a_coarse_clock_has_positive_times(
    option: str, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    precise = time.thread_time
    monkeypatch.setattr(time, "thread_time", lambda: precise() // TICK * TICK)
    plan = queens.json(f"plan 15 {option}")
    assert min(entry["core_seconds"] for entry in plan["searches"]) > 0


def test_ctrl_c_prints_the_plan_so_far(queens: Queens, monkeypatch: pytest.MonkeyPatch) -> None:
    def one_estimate(n: int, search: str, *, backend: str | None, seed: int) -> Iterator[Estimate]:
        yield next(estimates(n, search, backend=backend, seed=seed))
        raise KeyboardInterrupt

    monkeypatch.setattr(planning, "estimates", one_estimate)
    status, printed, message = queens.run("plan 15 --error 0.1 --json")
    assert status == 130
    assert [entry["draws"] for entry in json.loads(printed)["searches"]] == [25]
    assert message == "interrupted: the plan is by the shares that were timed until then\n"


def test_join_beyond_the_memory_is_left_out(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cy_core.engine.choice.THREAD_MB", {16: 10**9})
    _, printed, message = queens.run("plan 16 --error 40 --json")
    assert [entry["search"] for entry in json.loads(printed)["searches"]] == ["depth-first"]
    assert message.startswith("joining n = 16 on 1 thread takes at least")
