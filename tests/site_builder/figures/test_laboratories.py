"""Laboratories and races: what they know before a script runs is what was measured."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from string import ascii_letters, digits

import pytest

from cy_core import METHODS, StepKind, known_census, trace
from site_builder.figures.laboratories.count_here import SIZES as COUNTED_SIZES
from site_builder.figures.laboratories.count_here import known_counts
from site_builder.figures.laboratories.durations import (
    SIZES,
    TimedProgram,
    browser_seconds,
    durations_table,
    timed_programs,
)
from site_builder.figures.laboratories.node_times import NodeTime, NodeTimes, node_times
from site_builder.figures.laboratories.queens import queen_laboratory, queen_pictures
from site_builder.figures.laboratories.race import Race, race_of, race_pictures, race_table
from site_builder.figures.laboratories.race_courses import course, sizes_raced
from site_builder.figures.laboratories.rows import evaluated, row_laboratory, row_pictures
from site_builder.pages.rendering import render
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import MIN_COMPARED, best_engine
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.blocks import figure_of, parsed
from tests.helpers.drawings import parse
from tests.helpers.records import two_records, write_records
from tests.helpers.sources import ROOT

BODIES = {
    "row-laboratory": ["00010110", "-x & x"],
    "queen-laboratory": ["5: 3 1"],
    "race": ["brute_force bitmap 6"],
    "duration": ["16 bitmap python"],
    "count-here": ["16"],
}
# Files that scripts load, and the module for scripts of others.
LATER = (".json", "queens-pace-worker.js", "queens-engine-worker.js", "queens-engine.js")
KEYS = [method.key for method in METHODS if method.form == "recursive"]
(OURS, *_) = site_records(SiteConfig(timings=ROOT / "timings"))
WHOLE, PARTIAL = two_records()
NOWHERE = SiteConfig(timings=Path("nowhere"))


def laboratory(kind: str, *body: str, config: SiteConfig | None = None) -> Figure:
    """A laboratory as a figure, without text its example."""
    return figure_of(kind, *(body or BODIES[kind]), config=config)


def named_parts(figure: Figure) -> set[str | None]:
    """The names of the parts that a script looks for."""
    return {part.get("data-qa-part") for part in parsed(figure).iter()}


# Rows and queens ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "width"), [(22, 8), (0, 4), (15, 4)])
def test_formulas_have_the_values_of_python(x: int, width: int) -> None:
    mask = (1 << width) - 1
    names = {"x": x, "bit": -x & x, "popcount": lambda bits: (bits & mask).bit_count()}
    for formula, value in evaluated(x, width).items():
        assert value == eval(formula, names) & mask, formula


def test_each_line_is_shown_once_after_its_inputs_and_others_are_hidden() -> None:
    lines = row_laboratory(["0110", "(x + 1) & ~x", "-x & x", "-x & x"]).lines
    assert [(line.label, line.carries) for line in lines if line.is_selected] == [
        ("~x", False),
        ("-x = ~x + 1", True),
        ("bit = -x & x", False),
        ("x + 1", True),
        ("(x + 1) & ~x", False),
    ]
    assert len(lines) == len(evaluated(0, 4))


def test_pictures_without_script_have_the_inputs_of_each_formula() -> None:
    pictures = row_pictures(row_laboratory(["0110", "-x & x", "x >> 1"]))
    assert [parse(picture.svg).findtext("desc") for picture in pictures] == [
        "x is 0110, ~x is 1001, -x = ~x + 1 is 1010, bit = -x & x is 0010.",
        "x is 0110, x >> 1 is 0011.",
    ]
    (picture,) = row_pictures(row_laboratory(["01000", "popcount(bit - 1)"]))
    assert picture.caption == "popcount(bit - 1) = 3"


def test_board_without_script_grows_queen_by_queen() -> None:
    for line, titles in (
        ("5: 3 1", ["1 of 5 queens placed", "2 of 5 queens placed"]),
        ("6:", ["Empty board of N = 6"]),
    ):
        pictures = queen_pictures(queen_laboratory(line))
        assert [parse(picture.svg).findtext("title") for picture in pictures] == titles


# Counts and durations ----------------------------------------------------------------------------


def test_totals_are_those_of_the_ledger_and_times_those_of_the_fastest_engine() -> None:
    counts = known_counts((OURS,))
    assert [count.n for count in counts] == [*COUNTED_SIZES]
    assert all(count.total == known_census(count.n).total for count in counts)
    (subject,) = best_engine(OURS)
    measured = {cell.n for cell in OURS.of(subject) if cell.best}
    assert {count.n for count in counts if count.time} == measured.intersection(COUNTED_SIZES)
    assert {count.time for count in known_counts(())} == {""}


def by_name(record: Record) -> dict[tuple[str, str], TimedProgram]:
    """The programs of a record, each once, by method and language."""
    programs = timed_programs(record)
    named = {(program.method, program.language): program for program in programs}
    assert len(named) == len(programs)
    return named


def test_every_method_has_the_languages_of_its_programs() -> None:
    named = by_name(OURS)
    keys = {method.key for method in METHODS if OURS.of(Subject(method.key, "recursive"))}
    assert {(key, language) for key in keys for language in ("cython", "python")} < {*named}
    assert {key for key, language in named if language == "c"} >= {"mirror", "engine"}
    assert [key for key, language in named if language == "javascript"] == ["bitmap"]


def test_measured_durations_are_not_estimated() -> None:
    program = by_name(OURS)["bitmap", "cython"]
    cells = {cell.n: cell for cell in OURS.of(Subject("bitmap", "recursive"))}
    for n, duration in zip(SIZES, program.durations, strict=True):
        assert duration.is_measured == (n in cells)
        if n in cells:
            assert duration.seconds == cells[n].best


def test_estimates_and_their_margins_grow() -> None:
    for program in timed_programs(OURS):
        is_measured = [duration.is_measured for duration in program.durations]
        last = len(is_measured) - is_measured[::-1].index(True) if True in is_measured else 0
        for first, other in pairwise(program.durations[max(last, 1) - 1 :]):
            assert other.seconds > first.seconds
            assert other.doubt > first.doubt


def without(program: TimedProgram, last: int) -> Record:
    """Our record as if this program had been measured less far, and counted no further."""

    def stays(cell: Timing) -> bool:
        language = "cython" if cell.subject.task == "count" else cell.subject.task
        if cell.subject.method == "engine":
            language = "c"
        own = (cell.subject.method, language) == (program.method, program.language)
        return not own or cell.n <= program.measured_to - last

    of_method = (cell for cell in OURS.cells if cell.subject.method == program.method)
    return replace(OURS, cells=tuple(filter(stays, of_method)))


def test_nine_in_ten_estimates_hold_on_measured_times() -> None:
    within_margin = []
    for program in timed_programs(OURS):
        for last in (1, 2, 3, 4):
            first = program.measured_to - last + 1
            if first <= (10 if program.language == "python" else 11):
                continue  # short runs learn, and begin with a process
            tried = by_name(without(program, last))[program.method, program.language]
            for n in range(first, program.measured_to + 1):
                estimate, truth = (timed.durations[n - SIZES[0]] for timed in (tried, program))
                assert not estimate.is_measured
                low, high = estimate.seconds / estimate.doubt, estimate.seconds * estimate.doubt
                within_margin.append(low <= truth.seconds <= high)
    assert len(within_margin) > 100
    assert sum(within_margin) / len(within_margin) > 0.9


def test_the_table_has_no_estimate() -> None:
    programs = timed_programs(PARTIAL)
    rows = durations_table(programs).rows
    assert [row[1] for row in rows] == [program.language_title for program in programs]
    assert [value is None for value in rows[0][2:]] == [n not in (8, 9) for n in SIZES]


def test_a_browser_is_known_and_measures_only_where_one_was_timed(tmp_path: Path) -> None:
    (cell, *_) = WHOLE.of(Subject("bitmap", task="javascript"))
    assert (browser_seconds(WHOLE), browser_seconds(PARTIAL)) == (cell.best, None)
    write_records(tmp_path)
    (tmp_path / "test-whole-2-cores.json").unlink()
    config = SiteConfig(timings=tmp_path)
    assert "measure" not in named_parts(laboratory("duration", "8 bitmap cython", config=config))


def test_without_records_there_are_no_times() -> None:
    figure = laboratory("duration", config=NOWHERE)
    assert figure.assets == ()
    assert "queens bench" in render(figure.template, figure.context, Links("one.md"))
    parts = named_parts(laboratory("race", config=NOWHERE))
    assert not parts & {"clock", "time", "per node"}
    assert parts >= {"nodes", "solutions", "slider"}


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
    alone, both = node_times((partial,)), node_times((partial, OURS))
    assert node_times(()) is node_times((replace(OURS, cells=()),)) is None
    assert alone is not None
    assert both is not None
    assert {*both.of} - {*alone.of} == {"mirror"}
    assert (both.page, both.date) == (f"timings/machines/{OURS.name}/index.md", OURS.date)


# Races -------------------------------------------------------------------------------------------

RACE = Race(("bitmap", "carry_chain"), 6)
NODE_TIMES = NodeTimes(
    "Test Whole, 2 cores",
    "2026-01-31",
    "timings/machines/test/index.md",
    9,
    {"bitmap": NodeTime(3e-9, 9), "carry_chain": NodeTime(2e-8, 8)},
)


def ends(key: str) -> list[int]:
    """Nodes until the first and the last solution, and of the whole search."""
    steps = [*trace(RACE.n, key)]
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
    assert "N = 9 (carry chain: N = 8), measured on Test Whole, 2 cores, 2026-01-31" in table.note
    race = Race(("bitmap", "mirror"), 6)
    assert race_table(race, NODE_TIMES) == race_table(race, None)


def test_the_boards_of_the_first_and_the_last_solution_are_drawn() -> None:
    first, last, _ = ends("bitmap")
    (only,) = {*ends("carry_chain")[:2]}
    assert [picture.caption for picture in race_pictures(RACE)] == [
        f"Bitmap, first solution: 420531, after {first} nodes",
        f"Bitmap, last solution: 135024, after {last} nodes",
        f"Carry chain, only solution: 135024, after {only} nodes",
    ]


def test_race_has_a_course_for_each_choice() -> None:
    figure = laboratory("race")
    courses = {asset.path: asset.content for asset in figure.assets if ".json" in asset.path}
    choices = {
        (option.get("value"), int(option.get("data-qa-max-n") or 0))
        for option in parsed(figure).iter("option")
        if option.get("data-qa-max-n")
    }
    assert {*choices} == {(key, sizes_raced(key)[-1]) for key in KEYS}
    wanted = {f"assets/race/{key}/{n}.json" for key, most in choices for n in range(4, most + 1)}
    assert {*courses} == wanted
    within = {part.get("data-qa-file"): part.text for part in parsed(figure).iter("template")}
    assert within == {"../assets/race/bitmap/6.json": courses["assets/race/bitmap/6.json"]}


@pytest.mark.parametrize("key", KEYS)
def test_a_course_has_every_node_and_every_solution_of_the_trace(key: str) -> None:
    signs = digits + ascii_letters + "-_"
    for n in (4, 5):
        steps = [*trace(n, key)]
        placed = [step for step in steps if step.kind is StepKind.PLACE]
        solutions = [[s.nodes, s.solutions] for s in steps if s.kind is StepKind.SOLUTION]
        read = json.loads(course(key, n).encoded())
        squares = [divmod(signs.index(sign), n) for sign in read["squares"]]
        assert squares == [(step.row, step.column) for step in placed]
        depths = [*map(int, read["depths"])] or [row + 1 for row, _ in squares]
        assert depths == [step.depth for step in placed]
        assert read["found"] == solutions
        assert solutions[-1][1] == known_census(n).total
