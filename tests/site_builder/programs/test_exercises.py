"""Each exercise has the mistake that it claims, and is right after its corrections."""

from __future__ import annotations

import re

import pytest

from cy_core import known_census
from site_builder.programs.exercises import (
    BLANK,
    LEFT_OUT,
    exercise_names,
    find_exercise,
    programs_folder,
)
from site_builder.programs.running import with_n
from site_builder.values.errors import UserError

EXERCISES = [name for name in exercise_names() if find_exercise(name).corrections]
SIZES = range(4, 9)
# For each broken program, its wrong counts for N = 4 to 8.
WRONG = {
    "bitmap-broken-1": (8, 20, 92, 274, 1686),
    "bitmap-broken-2": (7, 23, 83, 405, 2113),
    "bitmap-broken-4": (0, 1, 0, 0, 0),
    "mirror-broken-1": (2, 12, 4, 46, 92),
}


def corrected(name: str) -> str:
    """Return the program of an exercise after all its corrections."""
    exercise = find_exercise(name)
    lines = exercise.source.splitlines()
    for correction in reversed(exercise.corrections):
        kind, number = correction.where.rsplit(" ", 1)
        start = int(number) - (kind == "Line")
        lines[start : int(number)] = correction.lines
    return "\n".join(lines)


def printed(source: str, n: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output of a program with N = `n`."""
    exec(compile(with_n(source, n), "program", "exec"), {})
    return capsys.readouterr().out


@pytest.mark.parametrize("name", EXERCISES)
def test_answer_makes_the_right_program(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    right = find_exercise(re.sub("-(skeleton|broken-.*)$", "", name))
    assert corrected(name) == right.source
    assert right.corrections == ()
    for n in SIZES:
        assert printed(right.source, n, capsys) == f"{n} {known_census(n).total}\n"


@pytest.mark.parametrize("name", WRONG)
def test_broken_program_counts_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = find_exercise(name).source
    output = [printed(source, n, capsys) for n in SIZES]
    assert output == [f"{n} {total}\n" for n, total in zip(SIZES, WRONG[name], strict=True)]


def test_every_broken_program_is_run_but_the_endless_one() -> None:
    assert {name for name in EXERCISES if "-broken-" in name} == {*WRONG, "bitmap-broken-3"}


@pytest.mark.parametrize("name", EXERCISES)
def test_task_tells_how_many_lines_to_change(name: str) -> None:
    exercise = find_exercise(name)
    many = {"One line": 1, "Two lines": 2, "Four lines": 4}
    assert many[" ".join(exercise.task.split()[:2])] == len(exercise.corrections)
    blanks = sum(BLANK in line for line in exercise.source.splitlines())
    assert blanks == (len(exercise.corrections) if "skeleton" in name else 0)


def test_tasks_name_the_totals_of_four_queens() -> None:
    for name in ("bitmap-broken-1", "bitmap-broken-4"):
        counts = re.findall(r"counts (\d+)", find_exercise(name).task)
        assert counts == [str(WRONG[name][0])]


def test_programs_to_copy_can_be_edited() -> None:
    files = {path.stem for path in programs_folder().glob("*.py")}
    assert set(exercise_names()) - set(EXERCISES) == files - LEFT_OUT | {"your-program"}


def test_unknown_program_is_refused() -> None:
    with pytest.raises(UserError, match="unknown program bitmpa: did you mean bitmap"):
        find_exercise("bitmpa")
