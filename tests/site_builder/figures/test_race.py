"""A race of methods: its courses are traces of the core, its times come from the records."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from string import ascii_letters, digits

import pytest

from cy_core import METHODS, StepKind, known_census, trace
from site_builder.figures.race.blocks import (
    NodeTime,
    NodeTimes,
    Race,
    course,
    node_times,
    race_of,
    race_table,
    sizes_raced,
)
from site_builder.timings.comparisons import MIN_COMPARED
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from tests.helpers.blocks import block_figure, parse_figure
from tests.helpers.sources import ROOT

KEYS = [method.key for method in METHODS if method.form == "recursive"]
(OURS, *_) = site_records(SiteConfig(records=ROOT / "records"))
RACE = Race(("bitmap", "carry_chain"), 6)
NODE_TIMES = NodeTimes(
    "Test Whole, 2 cores",
    "2026-01-31",
    9,
    {"bitmap": NodeTime(3e-9, 9), "carry_chain": NodeTime(2e-8, 8)},
)


def ends(key: str) -> list[int]:
    """Return the nodes of a method until its first solution, until its last one, and in all."""
    steps = list(trace(RACE.n, key))
    nodes = [step.nodes for step in steps if step.kind is StepKind.SOLUTION]
    return [nodes[0], nodes[-1], steps[-1].nodes]


def test_without_script_a_table_has_the_nodes_of_the_trace_and_marks_the_least() -> None:
    assert race_of("bitmap carry_chain 6") == RACE
    table = race_table(RACE, None)
    both = [ends("bitmap"), ends("carry_chain")]
    assert [[cell.text for cell in row] for row in table.cells] == [
        ["Bitmap", *map(str, both[0])],
        ["Carry chain", *map(str, both[1])],
    ]
    for row, nodes in zip(table.cells, both, strict=True):
        least = [min(column) for column in zip(*both, strict=True)]
        assert [cell.mark == "best" for cell in row[1:]] == [
            end == best for end, best in zip(nodes, least, strict=True)
        ]


def test_with_node_times_the_table_has_times_and_says_where_they_come_from() -> None:
    table = race_table(RACE, NODE_TIMES)
    first, last, _ = ends("bitmap")
    values = [cell.value for cell in table.cells[0][4:]]
    assert values == [3e-9, 3e-9 * first, 3e-9 * last]
    assert "N = 9 (carry chain: N = 8) on Test Whole, 2 cores, 2026-01-31" in table.note
    race = Race(("bitmap", "mirror"), 6)
    assert race_table(race, NODE_TIMES) == race_table(race, None)


def test_race_has_a_course_for_each_choice() -> None:
    figure = block_figure("race", "brute_force bitmap 6")
    courses = {asset.path: asset.content for asset in figure.files() if ".json" in asset.path}
    (race,) = parse_figure(figure).iter("queens-race")
    choices = [(method["key"], method["maxN"]) for method in json.loads(race.get("methods") or "")]
    assert set(choices) == {(key, sizes_raced(key)[-1]) for key in KEYS}
    expected = {f"assets/race/{key}/{n}.json" for key, most in choices for n in range(4, most + 1)}
    assert set(courses) == expected
    within = {part.get("data-qa-file"): part.text for part in parse_figure(figure).iter("template")}
    assert within == {"../assets/race/bitmap/6.json": courses["assets/race/bitmap/6.json"]}


@pytest.mark.parametrize("key", KEYS)
def test_a_course_has_every_node_and_every_solution_of_the_trace(key: str) -> None:
    signs = digits + ascii_letters + "-_"
    for n in (4, 5):
        steps = list(trace(n, key))
        placed = [step for step in steps if step.kind is StepKind.PLACE]
        solutions = [[s.nodes, s.solutions] for s in steps if s.kind is StepKind.SOLUTION]
        read = json.loads(course(key, n).encoded())
        squares = [divmod(signs.index(sign), n) for sign in read["squares"]]
        assert squares == [(step.row, step.column) for step in placed]
        depths = list(map(int, read["depths"])) or [row + 1 for row, _ in squares]
        assert depths == [step.depth for step in placed]
        assert read["found"] == solutions
        assert solutions[-1][1] == known_census(n).total


# The time of a node ------------------------------------------------------------------------------


def test_node_times_are_best_times_by_nodes_at_the_smallest_sufficient_n() -> None:
    result = node_times((OURS,))
    assert result is not None
    sooner = []
    for key, time in result.of.items():
        cells = {cell.n: cell for cell in OURS.of(Subject(key, "recursive"))}
        best = min(cells[time.n].samples)
        assert time.seconds * (cells[time.n].nodes or 0) == pytest.approx(best)
        assert best >= MIN_COMPARED
        sooner += [min(cells[n].samples) for n in cells if n == result.n - 1]
    assert min(sooner) < MIN_COMPARED
    assert {key for key, time in result.of.items() if time.n != result.n} == {"brute_force"}


def test_machine_with_the_most_methods_is_taken() -> None:
    some = tuple(cell for cell in OURS.cells if cell.subject.method != "mirror")
    partial = replace(OURS, name="partial", cells=some)
    alone = node_times((partial,))
    both = node_times((partial, OURS))
    assert node_times(()) is node_times((replace(OURS, cells=()),)) is None
    assert alone is not None
    assert both is not None
    assert set(both.of) - set(alone.of) == {"mirror"}
    assert both.date == OURS.date


def test_without_records_there_is_no_clock_of_time() -> None:
    figure = block_figure("race", "bitmap mirror 6", config=SiteConfig(records=Path("nowhere")))
    (race,) = parse_figure(figure).iter("queens-race")
    assert race.get("node-times") == "{}"
