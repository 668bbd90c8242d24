"""The call stack: its steps, questions and text agree with the programs while they run."""

from __future__ import annotations

import re

import pytest

from cy_core import count
from site_builder.figures.learn.recursion import (
    SIZES,
    call_pictures,
)
from site_builder.figures.learn.search import search_letters
from tests.helpers.calls import program, recorded_calls, recorded_entries
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "recursion.md").read_text(encoding="utf-8")
NUMBERS = {"three": 3, "four": 4}


@pytest.mark.parametrize("n", SIZES)
def test_steps_are_those_of_both_programs(n: int) -> None:
    moments = recorded_calls(n)
    first, *steps, last = moments
    assert "".join(step.kind for step in steps) == search_letters(n)
    assert [(frame.row, frame.columns) for frame in first.frames] == [(0, [])]
    assert (last.frames, last.returned) == ([], count(n).total)
    for stack, (kind, frames, _) in zip(recorded_entries(n), moments, strict=True):
        next_columns = [0 if frame.column is None else frame.column + 1 for frame in frames]
        expected = [(f.row, f.columns, c) for f, c in zip(frames, next_columns, strict=True)]
        assert stack == expected, kind


def test_pictures_are_the_calls_to_the_first_solution() -> None:
    calls = [moment.frames for moment in recorded_calls(4) if moment.kind == "p"]
    captions = [picture.caption for picture in call_pictures(4)]
    for frames, caption in zip(calls[1:], captions, strict=False):
        *callers, top = frames
        assert caption.startswith(f"place({top.row}, {top.columns})")
        expected = [(str(frame.row), str(frame.column)) for frame in reversed(callers)]
        assert re.findall(r"Row (\d) waits at column (\d)", caption) == expected
    assert "returns 1" in captions[-1]


def test_step_where_a_call_begins() -> None:
    ((step, row, call),) = re.findall(
        r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}, c3 is free, '
        r"so the call for row (\d) makes another call: `(.+?)`",
        PAGE,
    )
    *_, caller, top = recorded_calls(4)[int(step)].frames
    assert (caller.row, caller.column) == (int(row), "abcd".index("c"))
    assert call == f"place({top.row}, {top.columns})"


def test_steps_where_calls_wait_and_where_the_board_is_full() -> None:
    link = r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}'
    ((step, number, text),) = re.findall(rf"{link}, (\w+) calls wait: (.+)\.", PAGE)
    *callers, _ = recorded_calls(4)[int(step)].frames
    assert len(callers) == NUMBERS[number]
    expected = [(str(frame.row), str(frame.column)) for frame in reversed(callers)]
    assert re.findall(r"row (\d) at column (\d)", text) == expected
    ((full, number),) = re.findall(rf"{link} the board is full: (\w+) calls wait", PAGE)
    frames = recorded_calls(4)[int(full)].frames
    assert len(frames) == 5
    assert len(frames) - 1 == NUMBERS[number]


def test_step_where_a_call_returns() -> None:
    ((step, row, returned, above, column),) = re.findall(
        r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}, row (\d) returns (\d), '
        r"and row (\d) takes column (\d)",
        PAGE,
    )
    moment = recorded_calls(4)[int(step)]
    assert (moment.kind, moment.returned) == ("b", int(returned))
    top = moment.frames[-1]
    assert (top.row + 1, top.row) == (int(row), int(above))
    assert top.column is not None
    assert top.column + 1 == int(column)


def test_calls_and_frames_in_the_text() -> None:
    numbers = re.findall(r"N = (\d) takes ([\d,]+) calls and at most (\d)", PAGE)
    assert [n for n, _, _ in numbers] == ["4", "8"]
    for n, calls, most in numbers:
        begun = [moment.frames for moment in recorded_calls(int(n)) if moment.kind == "p"]
        assert len(begun) == int(calls.replace(",", ""))
        assert len(begun) == 1 + (count(int(n), method="backtracking").nodes or 0)
        assert max(map(len, begun)) == int(most)


def test_loop_that_saves_no_place_ends_as_the_text_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    saving = "stack.append((row, columns, column + 1))"
    assert f"`{saving}`" in PAGE
    assert "for N = 4 stops after two squares, with 0 solutions" in PAGE
    text = program("backtracking-stack.py", 4).replace(f"        {saving}\n", "")
    squares = list[int]()
    text = text.replace("    for above in", "    squares.append(column)\n    for above in")
    exec(text, {"squares": squares})
    assert len(squares) == 2
    assert capsys.readouterr().out == "4 0\n"


def test_calls_of_the_question_are_those_that_wait_and_that_have_begun() -> None:
    moments = recorded_calls(4)
    full = next(k for k, moment in enumerate(moments) if moment.frames[-1].columns == [1, 3, 0, 2])
    waiting = len(moments[full].frames) - 1
    begun = sum(moment.kind == "p" for moment in moments[: full + 1])
    assert "board 4: b4 d3 a2 c1\nnumber calls: " + str(waiting) in PAGE
    assert f"reply {begun}: {begun} calls have begun so far." in PAGE


def test_lines_to_choose_from_are_those_of_the_program() -> None:
    lines = [line.strip() for line in program("backtracking.py", 4).splitlines()]
    chosen = re.findall(r"^(?:choice|right): `(.*)`$", PAGE, re.M)
    assert len(chosen) == 3
    for choice in chosen:
        assert any(line.startswith(choice.removesuffix("…)")) for line in lines)
