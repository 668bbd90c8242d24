"""Records survive a round trip, and what is not one is named with its remedy."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_builder.timings.record_files import (
    MOST_BYTES,
    checked,
    format_record,
    load_record,
    load_records,
    site_records,
)
from site_builder.timings.records import Record, Timing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import WHOLE, two_records, write_records
from tests.helpers.sources import ROOT

FULL, PARTIAL = two_records()
SOUND = json.loads(format_record(PARTIAL))
ENDING = ": move it away and run `queens bench`"


def written(folder: Path, data: object) -> Path:
    """A file of the partial record's name."""
    path = folder / f"{PARTIAL.name}.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    """What is said about a file that is refused."""
    with pytest.raises(UserError) as caught:
        load_record(path)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < len(str(path)) + 330
    return message


def test_records_come_back_as_they_were_written(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert load_records(tmp_path) == (PARTIAL, FULL)


def test_a_record_is_written_a_cell_a_line() -> None:
    lines = format_record(PARTIAL).splitlines()
    assert sum('"method"' in line for line in lines) == len(PARTIAL.cells)
    assert len(lines) == len(PARTIAL.cells) + 16


def test_a_cell_says_no_more_than_it_has_to() -> None:
    cells = json.loads(format_record(FULL))["cells"]
    assert list(cells[18]) == ["method", "form", "n", "total", "nodes", "seconds"]
    by_words = {(c["method"], c.get("path"), c.get("threads"), c.get("task")): c for c in cells}
    assert ("engine", "avx512", 2, None) in by_words
    assert list(by_words["engine", "avx2", None, "fundamental"])[:3] == ["method", "path", "task"]
    assert {key for cell in cells if "reason" in cell for key in cell} == {
        *("method", "form", "n", "reason")
    }


def test_a_folder_that_is_not_there_has_no_records(tmp_path: Path) -> None:
    assert load_records(tmp_path / "none") == ()


def test_the_committed_records_are_sound() -> None:
    verdicts = list(checked([ROOT / "timings"]))
    assert verdicts
    assert [verdict.line for verdict in verdicts if not verdict.sound] == []


def test_verdicts_name_each_file(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "a.json").write_text("{")
    broken, partial, full = checked([tmp_path])
    assert (broken.sound, partial.sound, full.sound) == (False, True, True)
    assert broken.line.startswith(f"{tmp_path / 'a.json'}: not JSON (")
    assert partial.line == f"{tmp_path / 'test-partial-4-cores.json'}: ok, 7 measured, 3 not run"


def test_a_place_without_records_has_no_verdict(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing.json"):
        with pytest.raises(UserError, match=r"^no record in .*: run `queens bench`, or name a"):
            list(checked([place]))


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
    ("data", "said"),
    [
        ([1], "the file must hold an object, got [1]"),
        (changed(format=1), '"format" must be 2, got 1'),
        (without("format"), '"format" must be 2, got null'),
        (without("cells"), '"cells" is missing'),
        (changed(extra=1), "a key must be one of format, core_version, date, machine, cells"),
        (changed(machine=[]), '"machine" must be an object, got []'),
        (changed(machine={}), '"cores" is missing'),
        (changed(core_version=1), '"core_version" must be a text, got 1'),
        (changed(date=None), '"date" must be a text, got null'),
        (machine(cores="2"), '"cores" must be a whole number, got "2"'),
        (machine(memory=1.5), '"memory" must be a whole number, got 1.5'),
        (machine(host="mine"), "a key must be one of cores, processor"),
        (changed(cells={}), '"cells" must be a list, got {}'),
        (changed(cells=[8]), "cell 1: a cell must be an object, got 8"),
        (cell(n=True), 'cell 1: "n" must be a whole number, got true'),
        (cell(n=8.0), 'cell 1: "n" must be a whole number, got 8.0'),
        (cell(total="92"), 'cell 1: "total" must be a whole number, got "92"'),
        (cell(seconds=0.1), 'cell 1: "seconds" must be a list, got 0.1'),
        (cell(seconds=["1 s"]), 'cell 1: "seconds" must be a list of numbers, got ["1 s"]'),
        (cell(milliseconds=[1]), "cell 1: a key must be one of method, n, form"),
        (
            cell(nodes=1 << 63),
            'cell 1: "nodes" must be a number below 2^63, got 9223372036854775808',
        ),
        (cell(total=-(10**400)), 'cell 1: "total" must be a number below 2^63, got -1000'),
        (cell(seconds=[10**400]), 'cell 1: "seconds" must be a number below 2^63, got 1000'),
        (changed(cells=[*SOUND["cells"], 8]), "cell 11: a cell must be an object, got 8"),
        (machine(memory=1 << 63), '"memory" must be a number below 2^63, got 9223372036854775808'),
        (machine(cores=1 << 63), '"cores" must be a number below 2^63, got 9223372036854775808'),
        (cell(form=None), '"form" must be one of recursive, iterative, got ""'),
    ],
)
def test_a_broken_record_is_named_with_the_remedy(tmp_path: Path, data: object, said: str) -> None:
    path = written(tmp_path, data)
    message = complaint(path)
    assert message.startswith(f"{path}: {said}")
    assert message.endswith(ENDING)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"format": 2,\n<<<<<<< HEAD\n'])
def test_a_file_that_is_no_json_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    message = complaint(path)
    assert message.startswith(f"{path}: not JSON (")
    assert message.endswith(ENDING)


def test_brackets_beyond_all_measure_are_named(tmp_path: Path) -> None:
    assert ": not a record (" in complaint(written(tmp_path, "[" * 100_000))


@pytest.mark.parametrize(
    ("key", "said"),
    [("date", 'a key must stand once, got "date"'), ("n", 'a key must stand once, got "n"')],
)
def test_no_key_hides_another(tmp_path: Path, key: str, said: str) -> None:
    text = json.dumps(cell()).replace(f'"{key}": ', f'"{key}": 4, "{key}": ')
    path = written(tmp_path, text)
    assert complaint(path) == f"{path}: {said}{ENDING}"


def test_records_place_as_many_queens_as_each_other(tmp_path: Path) -> None:
    write_records(tmp_path)
    load_records(tmp_path)
    timing = replace(PARTIAL.cells[2], nodes=8395)
    first = tmp_path / "a.json"
    first.write_text(format_record(replace(PARTIAL, name="a", cells=(timing,))))
    said = f': bitmap, n = 9: "nodes" must be 8395 as in {first}, got 8393: move the wrong one away'
    with pytest.raises(UserError) as caught:
        load_records(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / 'test-partial-4-cores.json'}{said}")
    assert [verdict.sound for verdict in checked([tmp_path])] == [True, False, False]
    assert [verdict.sound for verdict in checked([first, first])] == [True, True]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "x.json"
    os.mkfifo(pipe)
    monkeypatch.setattr(Path, "open", lambda *_, **__: pytest.fail("the pipe is opened"))
    assert complaint(pipe) == f"{pipe} must be a regular file, got a pipe{ENDING}"


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert complaint(tmp_path) == f"{tmp_path} must be a regular file, got a folder{ENDING}"


def test_a_device_is_not_read_without_end() -> None:
    path = Path("/dev/zero")
    assert complaint(path) == f"{path} must be a regular file, got a device{ENDING}"


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    with path.open("wb") as stream:
        stream.truncate(MOST_BYTES + 1)
    assert complaint(path) == f"{path} must have 33554432 bytes at most{ENDING}"


def test_the_records_must_be_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    with pytest.raises(UserError, match=r"a must be a folder, got a file: name another folder$"):
        load_records(tmp_path / "a")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(UserError, match=r"^cannot open .*loop: Too many levels"):
        load_records(tmp_path / "loop")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"cannot read .*missing\.json: No such file"):
        load_record(tmp_path / "missing.json")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KEYS = [*SOUND, *SOUND["machine"], *cell()["cells"][0], "path", "threads", "task", "reason"]


def put_at(data: Any, key: str, value: object) -> None:
    """Put a value under a key wherever it may stand: at the top, in the machine, in a cell."""
    for place in (data, data["machine"], data["cells"][0]):
        if key in place or place is data["cells"][0]:
            place[key] = value
            return


@given(key=st.sampled_from(KEYS), value=JUNK)
def test_no_value_makes_anything_but_a_record_or_one_line(
    tmp_path_factory: pytest.TempPathFactory, key: str, value: object
) -> None:
    data = json.loads(json.dumps(cell()))
    put_at(data, key, value)
    path = written(tmp_path_factory.mktemp("junk"), data)
    said = ""
    try:
        load_record(path)
    except UserError as error:
        said = str(error)
    assert "\n" not in said


def test_memory_may_be_unknown(tmp_path: Path) -> None:
    leave: list[Callable[[dict[str, Any]], object]] = [
        lambda machine: machine.pop("memory"),
        lambda machine: machine.update(memory=None),
    ]
    for forget in leave:
        data = json.loads(format_record(FULL))
        forget(data["machine"])
        (tmp_path / "x.json").write_text(json.dumps(data))
        assert load_record(tmp_path / "x.json").machine.memory is None


def test_samples_keep_nanoseconds(tmp_path: Path) -> None:
    timing = Timing(PARTIAL.cells[1].subject, 8, (1.23456789e-4, 0.25), 92, nodes=2056)
    record = Record("x", WHOLE, "0.1.0", "2026-01-31", (timing,))
    (tmp_path / "x.json").write_text(format_record(record))
    assert load_record(tmp_path / "x.json").cells[0].samples == (0.000123457, 0.25)


def test_the_fullest_record_comes_first(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert site_records(SiteConfig(timings=tmp_path)) == two_records()


def test_no_folder_and_an_empty_one_have_no_records(tmp_path: Path) -> None:
    assert site_records(SiteConfig(timings=tmp_path / "none")) == ()
    assert site_records(SiteConfig(timings=tmp_path)) == ()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    with pytest.raises(UserError, match=r"^timings must be the name of a folder, got .*notes$"):
        site_records(SiteConfig(timings=tmp_path / "notes"))


def test_a_record_that_comes_goes_or_breaks_is_noticed(tmp_path: Path) -> None:
    config = SiteConfig(timings=tmp_path)
    write_records(tmp_path)
    assert len(site_records(config)) == 2
    path = tmp_path / "test-partial-4-cores.json"
    path.unlink()
    assert len(site_records(config)) == 1
    path.write_text("{", encoding="utf-8")
    with pytest.raises(UserError, match="not JSON"):
        site_records(config)


def test_a_link_to_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "gone")
    with pytest.raises(UserError, match=r"^cannot read .*a\.json"):
        site_records(SiteConfig(timings=tmp_path))
