"""Records are written and read without loss, and errors name the invalid part and a remedy."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from site_builder.timings.record_files import (
    format_record,
    load_record,
    load_records,
    site_records,
)
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import (
    ENGINE_SUBJECTS,
    WHOLE_MACHINE,
    count_timing,
    two_records,
    write_records,
)
from tests.helpers.sources import ROOT

FULL, PARTIAL = two_records()
BITMAP = PARTIAL.cells[1].subject
SOUND = json.loads(format_record(PARTIAL))
ENDING = ": move it away and run `queens bench`"


def test_records_come_back_as_they_were_written(tmp_path: Path) -> None:
    write_records(tmp_path / "timings")
    assert load_records(tmp_path / "timings") == (PARTIAL, FULL)
    assert site_records(SiteConfig(records=tmp_path)) == (FULL, PARTIAL), "the fullest first"
    cells = (
        replace(count_timing(ENGINE_SUBJECTS[0], 12, 0.01), search="join"),
        Timing(BITMAP, 8, (1.23456789e-4, 0.25), 92, nodes=2056),
        Timing(BITMAP, 9, limit=0.5),
    )
    record = Record("x", replace(WHOLE_MACHINE, memory=None), "0.1.0", "2026-01-31", cells)
    path = tmp_path / "x.json"
    path.write_text(format_record(record))
    read = load_record(path)
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


def file_with(**changes: Any) -> bytes:
    """Return the bytes of a valid record file, with some values changed."""
    return json.dumps(SOUND | changes).encode()


def cell(**changes: Any) -> bytes:
    """Return the bytes of a record file with one valid cell, with some values changed."""
    valid = {"method": "bitmap", "form": "recursive", "n": 8, "total": 92, "nodes": 2056}
    return file_with(cells=[valid | {"seconds": [0.0001]} | changes])


def engine(**changes: Any) -> bytes:
    """Return the bytes of a record file with one valid engine timing, with some values changed."""
    return cell(**{"method": "engine", "form": "", "backend": "avx2", "nodes": None} | changes)


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"", "Input data was truncated"),
        (b"\xff\xfe", "JSON is malformed"),
        (b'{"format": 5,\n<<<<<<< HEAD\n', "JSON is malformed"),
        (b"[" * 100_000, "Expected `object`, got `array`"),
        (file_with(format=3), "Expected `int` >= 5 - at `$.format`"),
        (file_with(date="2 May"), "at `$.date`"),
        (file_with(machine=SOUND["machine"] | {"cores": "2"}), "at `$.machine.cores`"),
        (cell(seconds=["1 s"]), "Expected `float`, got `str` - at `$.samples[0]`"),
        (cell(task="sort"), "Invalid enum value 'sort' - at `$.subject.task`"),
        (engine(backend="mmx"), "engine, mmx, n = 8: there is no such program"),
        (cell(form="odd"), "bitmap, odd, n = 8: there is no such program"),
        (cell(method="quantum"), "quantum, recursive, n = 8: there is no such program"),
        (cell(task="solutions"), "bitmap, recursive, solutions, n = 8: there is no such"),
        (cell(n=28), "bitmap, recursive, n = 28: there is no such program"),
        (cell(total=93), 'bitmap, recursive, n = 8: "total" must be 92, got 93'),
        (engine(fundamental=13), 'engine, avx2, n = 8: "fundamental" must be 12, got 13'),
        (cell(n=7, total=40, nodes=552), '"nodes" must be 551, got 552'),
        (cell(method="list", form="", task="permutations", total=40319), '"total" must be 40320'),
        (cell(limit=3.0), '"seconds" or "limit" must be given, and not both'),
        (cell(seconds=[]), '"seconds" or "limit" must be given, and not both'),
        (file_with(cells=SOUND["cells"][:1] * 2), "each cell must stand once"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_the_remedy(
    tmp_path: Path, content: bytes, rule: str
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(UserError) as caught:
        load_record(path)
    message = str(caught.value)
    assert (message.startswith(f"{path}: "), message.endswith(ENDING)) == (True, True)
    assert rule in message
    assert "\n" not in message


def test_both_forms_place_the_same_queens(tmp_path: Path) -> None:
    cells = [count_timing(Subject("bitmap", form), 8, 1e-5) for form in ("recursive", "iterative")]
    wrong = replace(PARTIAL, cells=(cells[0], replace(cells[1], nodes=2055)))
    (tmp_path / "x.json").write_text(format_record(wrong))
    with pytest.raises(
        UserError, match=r'bitmap, iterative, n = 8: "nodes" must be 2056, got 2055'
    ):
        load_record(tmp_path / "x.json")


def test_the_committed_records_are_sound() -> None:
    assert load_records(ROOT / "records" / "timings")


def test_the_records_must_be_in_a_folder_of_files_that_can_be_read(tmp_path: Path) -> None:
    assert load_records(tmp_path / "none") == ()
    assert site_records(SiteConfig(records=tmp_path)) == ()
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("gone")
    with pytest.raises(UserError, match=r"file must be a folder, got a file: name another folder$"):
        load_records(tmp_path / "file")
    for name in ("file", "link"):
        with pytest.raises(
            UserError, match=r"^records must be the name of a folder, got .*" + name
        ):
            site_records(SiteConfig(records=tmp_path / name))
    (tmp_path / "timings").mkdir()
    (tmp_path / "timings" / "a.json").symlink_to(tmp_path / "gone")
    with pytest.raises(UserError, match=r"^cannot read .*a\.json"):
        site_records(SiteConfig(records=tmp_path))


def test_new_removed_or_broken_record_is_noticed(tmp_path: Path) -> None:
    config = SiteConfig(records=tmp_path)
    write_records(tmp_path / "timings")
    assert len(site_records(config)) == 2
    path = tmp_path / "timings" / "test-partial-4-cores.json"
    path.unlink()
    assert len(site_records(config)) == 1
    path.write_text("{", encoding="utf-8")
    with pytest.raises(UserError, match="truncated"):
        site_records(config)
