"""The short programs of the stepper: steps have lines, and changes of a program are noticed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from cy_core import METHODS, StepKind, program_lines, trace
from site_builder.figures.stepper.plain_programs import (
    PlainProgram,
    plain_programs,
    read_program,
)

KEYS = [method.key for method in METHODS if method.form == "recursive"]
PROGRAMS = [program for key in KEYS for program in plain_programs(key)]
TRACED = {StepKind.PLACE: "place", StepKind.SOLUTION: "solution"}
SEVERAL_STEPS_IN_A_LINE = "brute-force.py"
IN_PYTHON = [
    pytest.param(key, program, id=program.file)
    for key in KEYS
    for program in plain_programs(key)
    if program.file.endswith(".py") and program.file != SEVERAL_STEPS_IN_A_LINE
]


def steps_at(program: PlainProgram) -> dict[int, str]:
    """The last line, counted from 1, at which a queen is placed or a solution counted."""
    last = dict(program.marks())
    kinds = {kind: kind.split("_")[0] for kind in last}
    return {last[kind] + 1: name for kind, name in kinds.items() if name in TRACED.values()}


def steps_run(program: PlainProgram, n: int) -> list[str]:
    """The queens placed and solutions counted, in the order in which the program does it."""
    steps: list[str] = []
    at = steps_at(program)

    def look(frame: FrameType, event: str, _: object) -> Callable[..., object] | None:
        if frame.f_code.co_filename != program.file:
            return None
        if event == "line" and frame.f_lineno in at:
            steps.append(at[frame.f_lineno])
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


@pytest.mark.parametrize("key", KEYS)
def test_each_program_has_the_kinds_of_steps_of_its_method(key: str) -> None:
    for program in plain_programs(key):
        assert program.fragments.keys() == program_lines(key, program.form).keys(), program.file


@pytest.mark.parametrize(("key", "program"), IN_PYTHON)
def test_program_takes_the_steps_that_are_traced(key: str, program: PlainProgram) -> None:
    for n in (4, 5):
        steps = [TRACED[step.kind] for step in trace(n, key) if step.kind in TRACED]
        assert steps_run(program, n) == steps


@pytest.mark.parametrize(("fragment", "number"), [("while not", 0), ("found", 3)])
def test_fragment_that_does_not_occur_once_is_refused(fragment: str, number: int) -> None:
    program = PlainProgram("bitmap.py", "recursive", {"place": [fragment]})
    with pytest.raises(ValueError, match=rf'^bitmap.py has "{fragment}" {number} times$'):
        [*program.marks()]


def test_program_begins_with_its_code_and_has_no_double_blank_lines() -> None:
    source = read_program("bitmap.py")
    assert source.startswith("N = 8")
    assert "\n\n\n" not in source
    assert read_program("bitmap.c").startswith("#include")
