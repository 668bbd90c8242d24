"""Records survive a round trip, broken ones are named, and tables hold what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from site_builder.errors import UserError
from site_builder.timings import (
    CLASSIC_HEADER,
    ClassicRow,
    Machine,
    Record,
    Timing,
    classic_line,
    classic_rows,
    classic_time,
    format_record,
    format_seconds,
    load_record,
    load_records,
    matrix,
)

MACHINE = Machine("Zuse Z3", 1, 1 << 30, "Linux 6.1", "CPython 3.11.2", "GCC 12.2.0", "-O3")
CELLS = (
    Timing("bitmap", "recursive", 8, (0.002, 0.001, 0.004), 92),
    Timing("bitmap", "recursive", 9, (0.005,), 352),
    Timing("bitmap", "iterative", 8, (0.003,), 92),
    Timing("symmetry_elimination", "recursive", 8, (0.0005,), 92, 12),
    Timing("symmetry_elimination", "recursive", 10, reason="n = 10 takes longer than 1 s"),
)
RECORD = Record("zuse-z3", MACHINE, "0.1.0", "2026-01-31", CELLS)


def written(folder: Path, **changes: Any) -> Path:
    """The record as a file, with some of its top-level keys changed."""
    path = folder / "zuse-z3.json"
    path.write_text(json.dumps(json.loads(format_record(RECORD)) | changes), encoding="utf-8")
    return path


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    (tmp_path / "zuse-z3.json").write_text(format_record(RECORD), encoding="utf-8")
    assert load_records(tmp_path) == (RECORD,)


def test_a_record_is_written_a_cell_a_line() -> None:
    lines = format_record(RECORD).splitlines()
    assert sum('"method"' in line for line in lines) == len(CELLS)
    assert json.loads(format_record(RECORD))["cells"][4] == {
        "method": "symmetry_elimination",
        "form": "recursive",
        "n": 10,
        "reason": "n = 10 takes longer than 1 s",
    }


def test_a_record_without_cells_is_sound() -> None:
    assert json.loads(format_record(Record("z", MACHINE, "0.1.0", "", ())))["cells"] == []


def test_records_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / f"{name}.json").write_text(format_record(RECORD), encoding="utf-8")
    assert [record.name for record in load_records(tmp_path)] == ["a", "b"]


def test_a_folder_that_is_not_there_has_no_records(tmp_path: Path) -> None:
    assert load_records(tmp_path / "none") == ()


def cell(**changes: Any) -> list[dict[str, Any]]:
    """A list of one sound cell, but for the changes."""
    sound = {"method": "bitmap", "form": "recursive", "n": 8, "total": 92, "seconds": [0.1]}
    return [sound | changes]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": 7}, '"format" must be 1, got 7'),
        ({"format": None}, '"format" must be 1, got null'),
        ({"machine": []}, '"machine" must be an object, got []'),
        ({"machine": {}}, '"processor" is missing'),
        ({"core_version": 1}, '"core_version" must be a text, got 1'),
        ({"date": None}, '"date" must be a text, got null'),
        ({"cells": {}}, '"cells" must be a list, got {}'),
        ({"cells": [8]}, "a cell must be an object, got 8"),
        ({"cells": cell(n=33)}, '"n" must be 1..32, got 33'),
        ({"cells": cell(n=True)}, '"n" must be a whole number, got true'),
        ({"cells": cell(form="circular")}, '"form" must be recursive or iterative, got "circular"'),
        ({"cells": cell(seconds=[])}, '"seconds" must be a list of numbers above 0, got []'),
        ({"cells": cell(seconds=[-1])}, '"seconds" must be a list of numbers above 0, got [-1]'),
        ({"cells": cell(seconds=["1 s"])}, "numbers above 0, got"),
        ({"cells": cell(seconds=[float("nan")])}, "numbers above 0, got [NaN]"),
        ({"cells": cell(total="92")}, '"total" must be a whole number, got "92"'),
        ({"cells": cell(fundamental="12")}, '"fundamental" must be a whole number, got "12"'),
        ({"cells": cell() * 2}, 'each cell must stand once, got [["bitmap", "recursive", 8]]'),
    ],
)
def test_a_broken_record_is_named_with_the_remedy(
    tmp_path: Path, changes: dict[str, Any], complaint: str
) -> None:
    path = written(tmp_path, **changes)
    with pytest.raises(UserError) as caught:
        load_record(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert complaint in message
    assert message.endswith(": delete the file and run `queens bench`")
    assert "\n" not in message


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"format": 1,\n<<<<<<< HEAD\n'])
def test_a_file_that_is_no_json_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(UserError, match=r"x\.json: not JSON \(.*\): delete the file and run"):
        load_record(path)


def test_numbers_and_brackets_beyond_all_measure_are_named(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for text in ("[" * 100_000, format_record(RECORD).replace("0.001", "9" * 400, 1)):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(UserError, match=r"x\.json: not a record \(.*\): delete the file"):
            load_record(path)


def test_json_that_is_no_object_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("[1]")
    with pytest.raises(UserError, match=r"the file must hold an object, got \[1\]"):
        load_record(path)


def test_long_values_are_cut_in_a_message(tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        load_record(written(tmp_path, core_version=["x"] * 1000))
    assert len(str(caught.value)) < len(str(tmp_path)) + 200


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"cannot read .*missing\.json: No such file"):
        load_record(tmp_path / "missing.json")


def test_the_best_of_the_samples() -> None:
    assert CELLS[0].best == 0.001
    assert CELLS[4].best is None


def test_the_classic_table_holds_the_finished_cells_of_one_method() -> None:
    assert classic_rows(RECORD, "bitmap", "recursive") == (
        ClassicRow(8, 92, None, 0.001),
        ClassicRow(9, 352, None, 0.005),
    )
    (row,) = classic_rows(RECORD, "symmetry_elimination", "recursive")
    assert (row.total, row.unique) == (92, 12)
    assert classic_rows(RECORD, "mirror", "recursive") == ()


def test_the_matrix_has_every_method_at_every_size() -> None:
    found = matrix(RECORD, "recursive")
    assert found.sizes == (8, 9, 10)
    assert [row.method for row in found.rows] == ["bitmap", "symmetry_elimination"]
    assert found.rows[0].cells == (CELLS[0], CELLS[1], None)
    assert found.rows[1].cells == (CELLS[3], None, CELLS[4])


def test_classic_lines_stand_under_their_header() -> None:
    line = classic_line(ClassicRow(27, 234907967154122528, 29363495934315694, 90061.239))
    assert line == "27: 234907967154122528 29363495934315694  25:01:01.24"
    assert len(line) == len(CLASSIC_HEADER)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (2.5e-07, "0.250 µs"),
        (0.00099996, "1.00 ms"),
        (0.0999, "99.9 ms"),
        (59.96, "60.0 s"),
        (1234.4, "1234 s"),
    ],
)
def test_durations_have_three_figures_and_a_unit(seconds: float, text: str) -> None:
    assert format_seconds(seconds) == text


def test_hundredths_carry_over() -> None:
    assert classic_time(59.999) == "00:01:00.00"
