"""The guesses before races: what a block takes, and who wins by what factor, and why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cy_core import StepKind, trace
from site_builder.figures.laboratories.node_times import NodeTime, NodeTimes, node_times
from site_builder.figures.laboratories.race import Race
from site_builder.figures.learn.race_guess import (
    EXAMPLE,
    SCALE,
    Round,
    draw_race_guess,
    outcome,
)
from site_builder.timings.record_files import load_records
from site_builder.values.config import SiteConfig
from site_builder.values.text import TIMES
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")
SECONDS = {
    "backtracking": 6e-8,
    "bitmap": 3e-9,
    "mirror": 3e-9,
    "symmetry_elimination": 6e-9,
    "carry_chain": 1.8e-8,
    "brute_force": 5e-9,
}
MEASURED = NodeTimes(
    "Test Whole, 2 cores",
    "2026-01-31",
    "timings/machines/test/index.md",
    9,
    {key: NodeTime(seconds, 9) for key, seconds in SECONDS.items()},
)


def finish(key: str, n: int) -> int:
    """Nodes until the last solution, as the core counts them."""
    return max(step.nodes for step in trace(n, key) if step.kind is StepKind.SOLUTION)


def race(line: str) -> Round:
    """A race such as ``bitmap mirror 6 time``."""
    first, second, n, clock = line.split()
    return Round(Race((first, second), int(n)), "time" if clock == "time" else "nodes")


@pytest.mark.parametrize(
    "line",
    [
        "backtracking bitmap 6 time",
        "bitmap symmetry_elimination 8 time",
        "carry_chain bitmap 8 time",
        "bitmap mirror 7 nodes",
    ],
)
def test_answer_is_the_place_nearest_to_the_truth(line: str) -> None:
    first, second, n, clock = line.split()
    one, other = (finish(key, int(n)) for key in (first, second))
    truth = one * SECONDS[first] / (other * SECONDS[second]) if clock == "time" else one / other
    found = outcome(race(line), MEASURED)
    place = SCALE[found.answer]
    assert all(max(place / truth, truth / place) <= max(p / truth, truth / p) for p in SCALE)
    winner = second if truth > 1 else first
    assert found.sentence.startswith(winner.replace("_", " "))


REASONS = {
    "backtracking bitmap 6 nodes": (
        "both finish after 127 nodes",
        "At each tick both place one queen, and both need the same number.",
    ),
    "backtracking bitmap 6 time": (
        f"bitmap is 20{TIMES} as fast",
        f"Both place 127 queens, but a node of backtracking takes 20{TIMES} as long.",
    ),
    "bitmap symmetry_elimination 8 time": (
        f"symmetry elimination is 2.3{TIMES} as fast",
        f"Bitmap has 4.7{TIMES} as many nodes, and a node of symmetry elimination takes only "
        f"2.0{TIMES} as long.",
    ),
    "bitmap carry_chain 8 time": (
        f"bitmap is 2.4{TIMES} as fast",
        f"Bitmap has 2.5{TIMES} as many nodes, but a node of carry chain takes 6.0{TIMES} as long.",
    ),
    "bitmap mirror 8 time": (
        f"mirror is 2.1{TIMES} as fast",
        f"Bitmap has 2.1{TIMES} as many nodes.",
    ),
    "mirror backtracking 8 time": (
        f"mirror is 42{TIMES} as fast",
        f"Backtracking has 2.1{TIMES} as many nodes, and a node of backtracking takes "
        f"20{TIMES} as long.",
    ),
}


@pytest.mark.parametrize("line", REASONS)
def test_reason_has_nodes_and_the_time_of_a_node(line: str) -> None:
    found = outcome(race(line), MEASURED)
    assert (found.sentence, found.reason) == REASONS[line]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("bitmap mirror 6", "a guess takes 2 methods, N, and nodes or time, got bitmap mirror 6"),
        ("bitmap mirror 6 sand", "a guess takes 2 methods, N, and nodes or time, got bitmap"),
        ("bitmap mirror carry_chain 6 time", "a guess takes 2 methods, N, and nodes or time, got"),
        ("bitmap mirror 9 time", "a race of bitmap takes N = 4 to 8, got 9"),
    ],
)
def test_mistake_is_refused(line: str, message: str) -> None:
    (problem,) = expanded("race-guess", line)[1]
    assert message in problem.message


def test_page_without_script_has_every_answer() -> None:
    html, problems = expanded("race-guess", EXAMPLE, "bitmap mirror 6 nodes")
    assert problems == ()
    assert re.findall("<li>(.*?):", html) == [
        "Backtracking or bitmap, N = 6, by time",
        "Bitmap or mirror, N = 6, by nodes",
    ]


def test_without_measured_times_a_line_says_so(tmp_path: Path) -> None:
    figure = draw_race_guess((race(EXAMPLE),), SiteConfig(timings=tmp_path))
    assert figure.template == "unmeasured.html.jinja"


def test_links_of_the_text_open_races_of_the_block() -> None:
    block = re.search(r"```queens race-guess\n(.*?)```", PAGE, re.DOTALL)
    assert block
    races = block[1].splitlines()
    links = re.findall(r'\[(.*?)\]\(#.*?data-qa-open-race="(\d)"', PAGE)
    assert [int(number) for _, number in links] == [*range(1, len(races) + 1)]
    for text, number in links:
        word = text.lower().removeprefix("by ").replace(" ", "_")
        assert word in races[int(number) - 1].split()


def test_text_names_the_winners_of_the_record() -> None:
    times = node_times(load_records(ROOT / "timings"))
    assert times
    block = re.search(r"```queens race-guess\n(.*?)```", PAGE, re.DOTALL)
    assert block
    nodes, bitmap, elimination, carry = (
        outcome(race(line), times) for line in block[1].splitlines()
    )
    assert nodes.sentence.startswith("both")
    assert bitmap.sentence.startswith("bitmap")
    assert elimination.sentence.startswith("symmetry elimination")
    assert carry.sentence.startswith("bitmap")


def test_times_in_the_text_are_those_of_the_record() -> None:
    record, *_ = load_records(ROOT / "timings")
    best = {
        cell.subject.method: min(cell.samples)
        for cell in record.cells
        if cell.n == 16 and cell.subject.form == "recursive" and cell.samples
    }
    (said,) = re.findall(r"At N = 16 it needs ([\d.]+) s where the bitmap needs ([\d.]+) s", PAGE)
    assert said == (f"{best['carry_chain']:.2f}", f"{best['bitmap']:.2f}")
