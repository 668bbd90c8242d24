"""The stepper: traces and programs follow the steps of the core, and its page has all parts."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from types import FrameType
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from cy_core import (
    METHODS,
    StepKind,
    find_method,
    known_census,
    method_source,
    program_lines,
    trace,
)
from site_builder.figures.stepper.blocks import TRACES, encoded_trace, sizes_offered, trace_assets
from site_builder.figures.stepper.programs import (
    PlainProgram,
    plain_programs,
    programs,
    read_program,
)
from site_builder.pages.loading import element_files
from site_builder.values.page import built_asset
from tests.helpers.blocks import block_figure, parse_figure

KB = 1_000
KEYS = [method.key for method in METHODS if method.form == "recursive"]
EACH_METHOD = pytest.mark.parametrize("key", KEYS)
WITHOUT_MASKS = ("brute_force", "backtracking", "placement_flags", "list_based")
KINDS = list(StepKind)
TRACED = {StepKind.PLACE: "place", StepKind.SOLUTION: "solution"}
SEVERAL_STEPS_IN_A_LINE = "brute-force.py"


def parse_stepper(*lines: str) -> Element:
    """Return the parsed element that a `stepper` block with these lines draws."""
    (stepper,) = parse_figure(block_figure("stepper", *lines)).iter("queens-stepper")
    return stepper


def data(stepper: Element, name: str) -> Any:
    """Return the value of the attribute `name`, decoded from JSON; None if it is missing."""
    return json.loads(stepper.get(name, "null"))


def decode_trace(key: str, n: int) -> dict[str, Any]:
    """Return the trace of the method `key` for `n`, as a script gets it."""
    found: dict[str, Any] = json.loads(encoded_trace(key, n))
    return found


# Pages -------------------------------------------------------------------------------------------


@EACH_METHOD
def test_every_method_is_drawn_with_its_programs_and_masks(key: str) -> None:
    stepper = parse_stepper(f"{key} {sizes_offered(key)[0]}")
    assert data(stepper, "programs") == json.loads(json.dumps(list(map(asdict, programs(key)))))
    assert len(programs(key)) >= 2
    masks = ["left", "down", "right", "free", "untried", "bit"]
    if key == "columns_left":
        masks = ["remaining", "left", "right", "untried", "bit"]
    assert data(stepper, "masks") == ([] if key in WITHOUT_MASKS else masks)


def test_without_script_the_key_steps_are_seen_and_nothing_else() -> None:
    assert 4 <= len(list(parse_stepper("bitmap 5").iter("figure"))) <= 8


def test_stepper_has_its_files_and_a_short_trace_within() -> None:
    root = parse_figure(block_figure("stepper", "bitmap 5"))
    (stepper,) = root.iter("queens-stepper")
    assert stepper.get("traces") == "../assets/traces/bitmap"
    sheets = [f"../assets/queens-{name}.css" for name in ("base", "player", "stepper")]
    assert [link.get("href") for link in root.iter("link")] == sheets
    scripts = ["../assets/queens-base.js", "../assets/queens-stepper.js"]
    assert [each.get("src") for each in root.iter("script")] == scripts
    assert data(stepper, "trace") == decode_trace("bitmap", 5)
    assert parse_stepper("brute_force 5").get("trace") is None


def test_each_size_can_be_chosen() -> None:
    stepper = parse_stepper("mirror 6")
    assert stepper.get("n") == "6"
    assert data(stepper, "sizes") == [4, 5, 6, 7, 8]
    assert block_figure("stepper", "brute_force 4").sizes == (4, 5)


def test_only_a_stepper_that_predicts_asks() -> None:
    assert parse_stepper("lowest_zero 5 predict").get("asks") is not None
    assert parse_stepper("lowest_zero 5").get("asks") is None


# Traces ------------------------------------------------------------------------------------------


@EACH_METHOD
def test_a_trace_holds_every_step_and_every_solution(key: str) -> None:
    steps = list(trace(5, key))
    codes = [code[0] if isinstance(code, list) else code for code in decode_trace(key, 5)["steps"]]
    assert [KINDS[code % 4] for code in codes] == [step.kind for step in steps]
    squares = [divmod(code // 4, 5) for code in codes]
    assert squares == [(step.row, step.column) for step in steps]
    assert sum(decode_trace(key, 5)["weights"]) == known_census(5).total


def test_masks_are_written_only_where_they_cannot_be_derived() -> None:
    for key in (*WITHOUT_MASKS[1:], "bitmap", "lowest_zero"):
        assert all(isinstance(code, int) for code in decode_trace(key, 6)["steps"]), key
    # For odd N, both searches begin with a row in which not every square is free, so that some
    # steps need masks. The carry chain goes from ring to ring, to distant rows, so that its steps
    # need all four masks.
    for key, lengths in (("mirror", [2, 2]), ("carry_chain", None)):
        found = [len(code) for code in decode_trace(key, 5)["steps"] if isinstance(code, list)]
        assert found == lengths if lengths else set(found) == {5}


def test_squares_and_bounds_come_branch_by_branch() -> None:
    assert decode_trace("symmetry_elimination", 5)["branches"] == [
        {"forbidden": [0, 0, 0, 0, 0], "bounds": [2], "checks": []},
        {"forbidden": [0, 0, 2, 0, 0], "bounds": [3], "checks": []},
        {
            "forbidden": [0b10001, 0, 0, 0, 0b10001],
            "bounds": [1, 3],
            "checks": [[3, 4], [4, 1], [1, 0]],
        },
    ]
    assert "branches" not in decode_trace("bitmap", 5)


def test_refused_boards_have_the_image_that_beats_them() -> None:
    assert decode_trace("symmetry_elimination", 5)["rivals"] == []
    move, queens, own, other, first, area = decode_trace("symmetry_elimination", 7)["rivals"][1]
    assert move == "turned by 90\N{DEGREE SIGN} clockwise"
    assert own == [5, 0, 2, 4, 6, 1, 3]
    assert other == [5, 1, 4, 0, 3, 6, 2] == [column for _, column in queens]
    assert (first, area) == (1, [1, 0, 1, 7])
    rings = decode_trace("carry_chain", 5)
    assert rings["compared"] == ["side", "top", "right", "bottom", "left"]
    assert len(rings["rivals"]) == 11
    assert "rivals" not in decode_trace("brute_force", 4)


def test_scripts_and_traces_are_light() -> None:
    """Scripts and traces up to N = 6 are measured with gzip, as a reader loads them.

    All traces together are measured without gzip, as the site stores them.
    """
    files = map(built_asset, element_files()["queens-stepper"])
    scripts = [str(file.content) for file in files if file.path.endswith(".js")]
    assert sum(len(gzip.compress(script.encode())) for script in scripts) <= 28 * KB
    total = 0
    for key in KEYS:
        traces = {asset.path: asset.content.encode() for asset in trace_assets(key)}
        for n in sizes_offered(key):
            trace_file = traces[f"{TRACES}/{key}/{n}.json"]
            total += len(trace_file)
            assert n > 6 or len(gzip.compress(trace_file)) <= 7 * KB
    assert total < 1500 * KB


# Programs ----------------------------------------------------------------------------------------


@EACH_METHOD
def test_each_step_has_its_line_in_every_program_and_refusals_have_a_reason(key: str) -> None:
    steps = [step for n in sizes_offered(key) for step in trace(n, key)]
    refuses = any(step.kind is StepKind.REJECT and step.is_of_board for step in steps)
    assert bool(find_method(key).refusal) == refuses
    taken = {
        "refuse" if step.kind is StepKind.REJECT and step.is_of_board else step.kind.value
        for step in trace(5, key)
    }
    shared = method_source(key, "shared")
    for program in programs(key):
        assert taken <= set(" ".join(line.marks for line in program.lines).split()), program.key
        source = "\n".join(line.text for line in program.lines)
        for name in program.columns:
            assert name.removesuffix("[]") in source + shared, name
    for plain in plain_programs(key):
        assert plain.fragments.keys() == program_lines(key, plain.form).keys(), plain.file


def steps_run(program: PlainProgram, n: int) -> list[str]:
    """Run a program with N = `n`, and record when it places a queen or counts a solution.

    Return these steps in order, as the values of `TRACED`.
    """
    last = dict(program.marks())
    kinds = {kind: kind.split("_")[0] for kind in last}
    name_by_line = {last[kind] + 1: name for kind, name in kinds.items() if name in TRACED.values()}
    steps: list[str] = []

    def look(frame: FrameType, event: str, _: object) -> Callable[..., object] | None:
        if frame.f_code.co_filename != program.file:
            return None
        if event == "line" and frame.f_lineno in name_by_line:
            steps.append(name_by_line[frame.f_lineno])
        return look

    source = read_program(program.file)
    chosen = source.split("N = ")[1].split()[0]
    code = compile(source.replace(f"N = {chosen}", f"N = {n}", 1), program.file, "exec")
    before = sys.gettrace()
    sys.settrace(look)
    try:
        exec(code, {})
    finally:
        sys.settrace(before)
    return steps


@EACH_METHOD
def test_programs_take_the_steps_that_are_traced(key: str) -> None:
    for program in plain_programs(key):
        if program.file.endswith(".py") and program.file != SEVERAL_STEPS_IN_A_LINE:
            for n in (4, 5):
                steps = [TRACED[step.kind] for step in trace(n, key) if step.kind in TRACED]
                assert steps_run(program, n) == steps, program.file


@pytest.mark.parametrize(("fragment", "number"), [("while not", 0), ("found", 3)])
def test_fragment_that_does_not_occur_once_is_refused(fragment: str, number: int) -> None:
    program = PlainProgram("bitmap.py", "recursive", {"place": [fragment]})
    with pytest.raises(ValueError, match=rf'^bitmap.py has "{fragment}" {number} times$'):
        list(program.marks())


def test_the_programs_of_a_language_come_first() -> None:
    for language in ("Python", "C", "C++", "Cython"):
        stepper = parse_stepper(f"language: {language.lower()}", "bitmap 5")
        titles = [program["title"] for program in data(stepper, "programs")]
        assert titles[0] == language
        assert set(titles) == {program.title for program in programs("bitmap")}
