"""The traces of the stepper, what it knows of each method, and how much of it is loaded."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from cy_core import (
    METHODS,
    StepKind,
    find_method,
    known_census,
    method_source,
    trace,
)
from site_builder.figures.stepper import traces as stepper
from site_builder.figures.stepper.programs import programs

KB = 1_000
KEYS = [method.key for method in METHODS if method.form == "recursive"]
KINDS = list(StepKind)


def decoded(key: str, n: int) -> dict[str, Any]:
    """A trace as JSON gives it."""
    trace: dict[str, Any] = json.loads(stepper.encoded(key, n))
    return trace


def test_every_method_has_a_memory_and_sizes() -> None:
    assert all(method.memory for method in METHODS)
    for key in KEYS:
        assert {4, 5} <= set(stepper.sizes_offered(key)) <= set(range(4, 9))


@pytest.mark.parametrize("key", KEYS)
def test_a_trace_holds_every_step_and_every_solution(key: str) -> None:
    steps = list(trace(5, key))
    codes = [code[0] if isinstance(code, list) else code for code in decoded(key, 5)["steps"]]
    squares = [divmod(code // 4, 5) for code in codes]
    assert [KINDS[code % 4] for code in codes] == [step.kind for step in steps]
    assert squares == [(step.row, step.column) for step in steps]
    assert sum(decoded(key, 5)["weights"]) == known_census(5).total


def test_masks_are_written_only_where_they_cannot_be_derived() -> None:
    for key in ("backtracking", "placement_flags", "list_based", "bitmap", "lowest_zero"):
        assert all(isinstance(code, int) for code in decoded(key, 6)["steps"]), key
    # Both searches of an odd N begin with a row that is not wholly free.
    mask_codes = [code for code in decoded("mirror", 5)["steps"] if isinstance(code, list)]
    assert [len(code) for code in mask_codes] == [2, 2]
    # The rings leap from row to row, where all four masks are news.
    lengths = {len(code) for code in decoded("carry_chain", 5)["steps"] if isinstance(code, list)}
    assert lengths == {5}


def test_squares_and_bounds_come_branch_by_branch() -> None:
    corner, below_corner, other = decoded("symmetry_elimination", 5)["branches"]
    assert corner == {"forbidden": [0, 0, 0, 0, 0], "bounds": [2], "checks": []}
    assert below_corner == {"forbidden": [0, 0, 2, 0, 0], "bounds": [3], "checks": []}
    assert other == {
        "forbidden": [0b10001, 0, 0, 0, 0b10001],
        "bounds": [1, 3],
        "checks": [[3, 4], [4, 1], [1, 0]],
    }
    assert "branches" not in decoded("bitmap", 5)


def test_refused_boards_have_the_image_that_beats_them() -> None:
    assert decoded("symmetry_elimination", 5)["rivals"] == []
    trace = decoded("symmetry_elimination", 7)
    assert trace["compared"] == ["row", *range(7)]
    move, queens, own, other, first, area = trace["rivals"][1]
    assert move == "turned by 90\N{DEGREE SIGN} clockwise"
    assert own == [5, 0, 2, 4, 6, 1, 3]
    assert other == [5, 1, 4, 0, 3, 6, 2] == [column for _, column in queens]
    assert (first, area) == (1, [1, 0, 1, 7])
    rings = decoded("carry_chain", 5)
    assert rings["compared"] == ["side", "top", "right", "bottom", "left"]
    assert len(rings["rivals"]) == 11
    assert "rivals" not in decoded("brute_force", 4)


def test_the_files_are_the_same_each_time_and_light_as_a_whole() -> None:
    files = {asset.path: asset.content for key in KEYS for asset in stepper.assets(key)}
    assert files == {asset.path: asset.content for key in KEYS for asset in stepper.assets(key)}
    assert {stepper.SCRIPT, stepper.STYLESHEET, "assets/traces/bitmap/8.json"} <= files.keys()
    assert "assets/traces/brute_force/6.json" not in files
    assert sum(len(text) for path, text in files.items() if "traces" in path) < 1500 * KB


@pytest.mark.parametrize("key", KEYS)
def test_no_stepper_loads_more_than_24_kb_up_to_n_6(key: str) -> None:
    """As sent, with gzip."""
    files = {
        asset.path: len(gzip.compress(asset.content.encode())) for asset in stepper.assets(key)
    }
    always = sum(files[path] for path in (stepper.SCRIPT, stepper.STYLESHEET))
    for n in stepper.sizes_offered(key):
        if n <= 6:
            assert always + files[f"{stepper.TRACES}/{key}/{n}.json"] <= 24 * KB


def test_long_trace_is_not_inlined() -> None:
    assert stepper.inline_trace("bitmap", 5) == stepper.encoded("bitmap", 5)
    assert stepper.inline_trace("brute_force", 5) == ""


@pytest.mark.parametrize("key", KEYS)
def test_each_step_has_its_line_in_every_program(key: str) -> None:
    taken = {
        "refuse" if step.kind is StepKind.REJECT and step.is_of_board else step.kind.value
        for step in trace(5, key)
    }
    for program in programs(key):
        marks = " ".join(line.marks for line in program.lines).split()
        assert taken <= set(marks), program.key


@pytest.mark.parametrize("key", KEYS)
def test_memory_names_occur_in_the_source(key: str) -> None:
    shared = method_source(key, "shared")
    for program in programs(key):
        source = "\n".join(line.text for line in program.lines)
        for name in program.columns:
            assert name.removesuffix("[]") in source + shared, name


@pytest.mark.parametrize("key", KEYS)
def test_refusals_have_a_reason(key: str) -> None:
    steps = (step for n in stepper.sizes_offered(key) for step in trace(n, key))
    refuses = any(step.kind is StepKind.REJECT and step.is_of_board for step in steps)
    assert bool(find_method(key).refusal) == refuses
