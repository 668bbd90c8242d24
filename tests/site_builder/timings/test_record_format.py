"""The JSON of records: what is written comes back, and what is none is told by its place."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_builder.timings.record_checks import InvalidRecord
from site_builder.timings.record_format import format_record, read_record
from site_builder.timings.records import Reason, Record, Timing
from tests.helpers.records import ENGINE, WHOLE, two_records

FULL, PARTIAL = two_records()
SOUND = json.loads(format_record(PARTIAL))


def error_of(text: str) -> str:
    """What is wrong with a text."""
    with pytest.raises(InvalidRecord) as caught:
        read_record("abacus", text)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 250
    return message


def test_a_record_is_written_a_cell_a_line() -> None:
    lines = format_record(PARTIAL).splitlines()
    assert sum('"method"' in line for line in lines) == len(PARTIAL.cells)
    assert len(lines) == len(PARTIAL.cells) + 16


def test_cell_omits_default_values() -> None:
    cells = json.loads(format_record(FULL))["cells"]
    assert list(cells[18]) == ["method", "form", "n", "total", "nodes", "seconds"]
    by_words = {(c["method"], c.get("backend"), c.get("threads"), c.get("task")): c for c in cells}
    assert ("engine", "avx512", 2, None) in by_words
    assert list(by_words["engine", "avx2", None, "fundamental"])[:3] == [
        "method",
        "backend",
        "task",
    ]
    assert {key for cell in cells if "reason" in cell for key in cell} == {
        *("method", "form", "n", "reason")
    }


def test_a_record_keeps_by_which_search_was_counted() -> None:
    cells = [replace(cell, search="join") for cell in FULL.cells if cell.subject in ENGINE]
    of_engine = replace(FULL, cells=tuple(cell for cell in cells if cell.samples))
    assert read_record("full", format_record(of_engine)).cells == of_engine.cells
    assert '"search"' not in format_record(FULL)


def changed(**changes: Any) -> dict[str, Any]:
    """The sound record with other values at the top."""
    return SOUND | changes


def machine(**changes: Any) -> dict[str, Any]:
    """The sound record with another machine."""
    return changed(machine=SOUND["machine"] | changes)


def cell(**changes: Any) -> dict[str, Any]:
    """The sound record with one cell only, in which something is different or None is left out."""
    sound = {"method": "bitmap", "form": "recursive", "n": 8, "total": 92, "nodes": 2056}
    values = sound | {"seconds": [0.0001]} | changes
    return changed(cells=[{key: value for key, value in values.items() if value is not None}])


def without(*keys: str) -> dict[str, Any]:
    """The sound record without some keys of its top."""
    return {key: value for key, value in SOUND.items() if key not in keys}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([1], "the file must hold an object, got [1]"),
        (changed(format=3), '"format" must be 4, got 3'),
        (without("format"), '"format" must be 4, got null'),
        (without("cells"), '"cells" is missing'),
        (changed(extra=1), 'a key must be known, got "extra"'),
        (changed(machine=[]), "machine: expected `object`, got []"),
        (changed(machine={}), 'machine: "processor" is missing'),
        (changed(core_version=1), "core_version: expected `str`, got 1"),
        (changed(date=None), "date: expected `str`, got null"),
        (machine(cores="2"), 'machine.cores: expected `int`, got "2"'),
        (machine(memory=1.5), "machine.memory: expected `int | null`, got 1.5"),
        (machine(host="mine"), 'machine: a key must be known, got "host"'),
        (changed(cells={}), "cells: expected `array`, got {}"),
        (changed(cells=[8]), "cells[0]: expected `object`, got 8"),
        (cell(n=True), "cells[0].n: expected `int`, got true"),
        (cell(n=8.0), "cells[0].n: expected `int`, got 8.0"),
        (cell(total="92"), 'cells[0].total: expected `int | null`, got "92"'),
        (cell(seconds=0.1), "cells[0].seconds: expected `array`, got 0.1"),
        (cell(seconds=["1 s"]), 'cells[0].seconds[0]: expected `float`, got "1 s"'),
        (cell(milliseconds=[1]), 'cells[0]: a key must be known, got "milliseconds"'),
        (
            cell(nodes=1 << 63),
            "cells[0].nodes: expected `int` <= 9223372036854775807, got 9223372036854775808",
        ),
        (cell(total=-(10**400)), "cells[0].total: expected `int` >= 0, got -1000"),
        (cell(seconds=[10**400]), "cells[0].seconds[0]: number out of range, got 1000"),
        (changed(cells=[*SOUND["cells"], 8]), "cells[10]: expected `object`, got 8"),
        (machine(memory=1 << 63), "machine.memory: expected `int` <= 9223372036854775807"),
        (machine(cores=1 << 63), "machine.cores: expected `int` <= 9223372036854775807"),
        (cell(task="sort"), 'cells[0].task: invalid enum value, got "sort"'),
        (cell(task="missing"), 'cells[0].task: invalid enum value, got "missing"'),
        (cell(task="unknown field"), 'cells[0].task: invalid enum value, got "unknown field"'),
        (cell(task="a - at `$.b`"), 'cells[0].task: invalid enum value, got "a - at `$.b`"'),
        (cell(reason="no time"), 'cells[0].reason: expected `object | null`, got "no time"'),
        (cell(reason={}), 'cells[0].reason: "kind" is missing'),
        (cell(reason={"kind": "x"}), 'cells[0].reason.kind: invalid enum value, got "x"'),
        (
            cell(reason={"kind": "backend", "\n": 8}),
            r'cells[0].reason: a key must be known, got "\n"',
        ),
        (changed(**{"a - at `$.b": 1}), 'b: a key must be known, got "a"'),
        (cell(task="\ud800"), r'a text must be of whole letters, got "\ud800"'),
        (changed(**{"\ud800": 1}), r'a text must be of whole letters, got "\ud800"'),
        (cell(form=None), '"form" must be one of recursive, iterative, got ""'),
    ],
)
def test_invalid_record_names_the_path_and_the_value(data: object, message: str) -> None:
    assert error_of(json.dumps(data)).startswith(message)


@pytest.mark.parametrize(
    ("key", "message"),
    [("date", 'a key must stand once, got "date"'), ("n", 'a key must stand once, got "n"')],
)
def test_duplicate_keys_are_refused(key: str, message: str) -> None:
    text = json.dumps(cell()).replace(f'"{key}": ', f'"{key}": 4, "{key}": ')
    assert error_of(text) == message


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KEYS = [*SOUND, *SOUND["machine"], *cell()["cells"][0], "backend", "threads", "task", "reason"]


def put_at(data: Any, key: str, value: object) -> None:
    """Put a value under a key wherever it may stand: at the top, in the machine, in a cell."""
    for mapping in (data, data["machine"], data["cells"][0]):
        if key in mapping or mapping is data["cells"][0]:
            mapping[key] = value
            return


@given(key=st.sampled_from(KEYS), value=JUNK)
def test_random_values_are_read_or_refused_in_one_line(key: str, value: object) -> None:
    data = json.loads(json.dumps(cell()))
    put_at(data, key, value)
    message = ""
    try:
        read_record("abacus", json.dumps(data))
    except InvalidRecord as error:
        message = str(error)
    assert "\n" not in message


def test_memory_may_be_unknown() -> None:
    for change in (lambda machine: machine.pop("memory"), forgotten):
        data = json.loads(format_record(FULL))
        change(data["machine"])
        assert read_record("abacus", json.dumps(data)).machine.memory is None


def forgotten(machine: dict[str, Any]) -> None:
    machine["memory"] = None


def test_samples_keep_nanoseconds() -> None:
    timing = Timing(PARTIAL.cells[1].subject, 8, (1.23456789e-4, 0.25), 92, nodes=2056)
    record = Record("x", WHOLE, "0.1.0", "2026-01-31", (timing,))
    assert read_record("x", format_record(record)).cells[0].samples == (0.000123457, 0.25)


@pytest.mark.parametrize(
    "reason", [Reason("backend"), Reason("largest", 7), Reason("slow", 7, 0.5)]
)
def test_a_reason_comes_back_as_it_was_written(reason: Reason) -> None:
    timing = Timing(PARTIAL.cells[1].subject, 8, reason=reason)
    record = Record("x", WHOLE, "0.1.0", "2026-01-31", (timing,))
    assert read_record("x", format_record(record)) == record
