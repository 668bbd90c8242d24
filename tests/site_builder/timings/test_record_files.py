"""Records survive a round trip, and what is not one is named by its place with its remedy."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from site_builder.timings.record_checks import InvalidRecord
from site_builder.timings.record_files import (
    MAX_BYTES,
    check_files,
    load_record,
    load_records,
    site_records,
)
from site_builder.timings.record_format import format_record, read_record
from site_builder.timings.records import Reason, Record, Timing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import ENGINE, WHOLE, finished, two_records, write_records
from tests.helpers.sources import ROOT

FULL, PARTIAL = two_records()
BITMAP = PARTIAL.cells[1].subject
SOUND = json.loads(format_record(PARTIAL))
ENDING = ": move it away and run `queens bench`"


def test_records_come_back_as_they_were_written(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert load_records(tmp_path) == (PARTIAL, FULL)
    assert site_records(SiteConfig(timings=tmp_path)) == (FULL, PARTIAL), "the fullest first"
    cells = (
        replace(finished(ENGINE[0], 12, 0.01), search="join"),
        Timing(BITMAP, 8, (1.23456789e-4, 0.25), 92, nodes=2056),
        *(Timing(BITMAP, n, reason=Reason("slow", 8, 0.5)) for n in (9, 10)),
        Timing(BITMAP, 11, reason=Reason("backend")),
    )
    record = Record("x", replace(WHOLE, memory=None), "0.1.0", "2026-01-31", cells)
    read = read_record("x", format_record(record))
    assert read.cells[1].samples == (0.000123457, 0.25), "to the nanosecond"
    assert replace(read, cells=()) == replace(record, cells=())
    assert (read.cells[0], *read.cells[2:]) == (cells[0], *cells[2:])


def test_a_record_is_written_a_cell_a_line_without_default_values() -> None:
    text = format_record(FULL)
    assert sum('"method"' in line for line in text.splitlines()) == len(FULL.cells)
    cells = json.loads(text)["cells"]
    assert list(cells[18]) == ["method", "form", "n", "total", "nodes", "seconds"]
    subjects = {(c["method"], c.get("backend"), c.get("threads"), c.get("task")) for c in cells}
    assert subjects >= {("engine", "avx512", 2, None), ("engine", "avx2", None, "fundamental")}


def machine(**changes: Any) -> dict[str, Any]:
    """The sound record with another machine."""
    return SOUND | {"machine": SOUND["machine"] | changes}


def cell(**changes: Any) -> dict[str, Any]:
    """The sound record with one cell only, in which something is different."""
    sound = {"method": "bitmap", "form": "recursive", "n": 8, "total": 92, "nodes": 2056}
    return SOUND | {"cells": [sound | {"seconds": [0.0001]} | changes]}


DOUBLE = json.dumps(cell()).replace('"n": ', '"n": 4, "n": ')


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (DOUBLE, 'a key must stand once, got "n"'),
        ([1], "the file must hold an object, got [1]"),
        (SOUND | {"format": 3}, '"format" must be 4, got 3'),
        ({key: value for key, value in SOUND.items() if key != "cells"}, '"cells" is missing'),
        (SOUND | {"extra": 1}, 'a key must be known, got "extra"'),
        (machine(memory=1.5), "machine.memory: expected `int | null`, got 1.5"),
        (cell(seconds=["1 s"]), 'cells[0].seconds[0]: expected `float`, got "1 s"'),
        (cell(nodes=1 << 63), "cells[0].nodes: expected `int` <= 9223372036854775807, got 92233"),
        (cell(task="a - at `$.b`"), 'cells[0].task: invalid enum value, got "a - at `$.b`"'),
        (cell(task="\ud800"), r'a text must be of whole letters, got "\ud800"'),
    ],
)
def test_invalid_record_names_the_path_and_the_value(data: object, message: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        read_record("abacus", data if isinstance(data, str) else json.dumps(data))
    assert str(caught.value).startswith(message)
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)


def test_the_committed_records_are_sound() -> None:
    results = list(check_files([ROOT / "timings"]))
    assert results
    assert [result.line for result in results if not result.is_valid] == []


def test_verdicts_name_each_file(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "a.json").write_text("{")
    broken, partial, full = check_files([tmp_path])
    assert (broken.is_valid, partial.is_valid, full.is_valid) == (False, True, True)
    assert broken.line.startswith(f"{tmp_path / 'a.json'}: not JSON (")
    assert partial.line == f"{tmp_path / 'test-partial-4-cores.json'}: ok, 7 measured, 3 not run"
    for path in (tmp_path / "none", tmp_path / "missing.json"):
        with pytest.raises(UserError, match=r"^no record in .*: run `queens bench`, or name a"):
            list(check_files([path]))


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"", "not JSON ("),
        (b"\xff\xfe", "not JSON ("),
        (b'{"format": 4,\n<<<<<<< HEAD\n', "not JSON ("),
        (b"[" * 100_000, "maximum recursion depth exceeded"),
        (b'{"format": 3}', '"format" must be 4, got 3'),
    ],
)
def test_a_broken_file_is_named_with_the_remedy(tmp_path: Path, content: bytes, rule: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(UserError) as caught:
        load_record(path)
    assert str(caught.value).startswith(f"{path}: {rule}")
    assert str(caught.value).endswith(ENDING)
    assert "\n" not in str(caught.value)


def test_what_is_no_file_of_sensible_length_is_not_read(tmp_path: Path) -> None:
    paths = [tmp_path, Path("/dev/zero"), tmp_path / "missing.json", tmp_path / "long.json"]
    with paths[-1].open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    if hasattr(os, "mkfifo"):  # on Windows no pipes have names
        paths.append(tmp_path / "pipe.json")
        os.mkfifo(paths[-1])
    for path in paths:
        with pytest.raises(UserError, match=str(path)):
            load_record(path)


def test_records_place_as_many_queens_as_each_other(tmp_path: Path) -> None:
    write_records(tmp_path)
    timing = replace(PARTIAL.cells[2], nodes=8395)
    first = tmp_path / "a.json"
    first.write_text(format_record(replace(PARTIAL, name="a", cells=(timing,))))
    message = f'bitmap, n = 9: "nodes" must be 8395 as in {first}, got 8393: move the wrong one'
    with pytest.raises(UserError) as caught:
        load_records(tmp_path)
    assert message in str(caught.value)
    assert [result.is_valid for result in check_files([tmp_path])] == [True, False, False]
    assert [result.is_valid for result in check_files([first, first])] == [True, True]


def test_the_records_must_be_in_a_folder_of_files_that_can_be_read(tmp_path: Path) -> None:
    assert load_records(tmp_path / "none") == site_records(SiteConfig(timings=tmp_path)) == ()
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("gone")
    with pytest.raises(UserError, match=r"file must be a folder, got a file: name another folder$"):
        load_records(tmp_path / "file")
    for name in ("file", "link"):
        with pytest.raises(
            UserError, match=r"^timings must be the name of a folder, got .*" + name
        ):
            site_records(SiteConfig(timings=tmp_path / name))
    (tmp_path / "a.json").symlink_to(tmp_path / "gone")
    with pytest.raises(UserError, match=r"^cannot read .*a\.json"):
        site_records(SiteConfig(timings=tmp_path))


def test_new_removed_or_broken_record_is_noticed(tmp_path: Path) -> None:
    config = SiteConfig(timings=tmp_path)
    write_records(tmp_path)
    assert len(site_records(config)) == 2
    path = tmp_path / "test-partial-4-cores.json"
    path.unlink()
    assert len(site_records(config)) == 1
    path.write_text("{", encoding="utf-8")
    with pytest.raises(UserError, match="not JSON"):
        site_records(config)
