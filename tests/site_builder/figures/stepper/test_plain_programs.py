"""The short programs of the stepper: steps have lines, and changes of a program are noticed."""

from __future__ import annotations

import pytest

from cy_core import METHODS
from site_builder.figures.stepper.plain_programs import (
    PlainProgram,
    plain_programs,
    read_program,
)

PROGRAMS = [
    program
    for method in METHODS
    if method.form == "recursive"
    for program in plain_programs(method.key)
]


def test_bitmap_is_shown_in_python_and_c_in_both_forms() -> None:
    shown = [(program.file, program.form) for program in plain_programs("bitmap")]
    assert shown == [
        ("bitmap.py", "recursive"),
        ("bitmap-stack.py", "iterative"),
        ("bitmap.c", "recursive"),
        ("bitmap-stack.c", "iterative"),
    ]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.file)
def test_each_step_has_its_lines(program: PlainProgram) -> None:
    lines = read_program(program.file).splitlines()
    for kind, number in program.marks():
        assert any(fragment in lines[number] for fragment in program.fragments[kind])


@pytest.mark.parametrize(("fragment", "number"), [("while untried or", 0), ("found", 3)])
def test_fragment_that_is_not_in_exactly_one_line_is_refused(fragment: str, number: int) -> None:
    program = PlainProgram("bitmap.py", "recursive", {"place": [fragment]})
    with pytest.raises(ValueError, match=rf'^bitmap.py: {number} lines have "{fragment}"$'):
        [*program.marks()]


def test_program_begins_with_its_code_and_has_no_double_blank_lines() -> None:
    source = read_program("bitmap.py")
    assert source.startswith("N = 8")
    assert "\n\n\n" not in source
    assert read_program("bitmap.c").startswith("#include")
