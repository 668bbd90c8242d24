"""Records survive a round trip, and what is not one is named with its remedy."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.timings.record_files import (
    MAX_BYTES,
    check_files,
    load_record,
    load_records,
    site_records,
)
from site_builder.timings.record_format import format_record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import two_records, write_records
from tests.helpers.sources import ROOT

FULL, PARTIAL = two_records()
ENDING = ": move it away and run `queens bench`"


def written(folder: Path, text: str) -> Path:
    """A file of the partial record's name."""
    path = folder / f"{PARTIAL.name}.json"
    path.write_text(text, encoding="utf-8")
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


def test_missing_folder_has_no_records(tmp_path: Path) -> None:
    assert load_records(tmp_path / "none") == ()


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


def test_a_place_without_records_has_no_verdict(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json"):
        with pytest.raises(UserError, match=r"^no record in .*: run `queens bench`, or name a"):
            list(check_files([path]))


def test_a_broken_record_is_named_with_the_remedy(tmp_path: Path) -> None:
    old = format_record(PARTIAL).replace('"format": 4', '"format": 3')
    path = written(tmp_path, old)
    assert complaint(path) == f'{path}: "format" must be 4, got 3{ENDING}'


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"format": 4,\n<<<<<<< HEAD\n'])
def test_file_that_is_not_json_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    message = complaint(path)
    assert message.startswith(f"{path}: not JSON (")
    assert message.endswith(ENDING)


def test_deeply_nested_json_is_refused(tmp_path: Path) -> None:
    assert "maximum recursion depth exceeded" in complaint(written(tmp_path, "[" * 100_000))


def test_records_place_as_many_queens_as_each_other(tmp_path: Path) -> None:
    write_records(tmp_path)
    load_records(tmp_path)
    timing = replace(PARTIAL.cells[2], nodes=8395)
    first = tmp_path / "a.json"
    first.write_text(format_record(replace(PARTIAL, name="a", cells=(timing,))))
    message = (
        f': bitmap, n = 9: "nodes" must be 8395 as in {first}, got 8393: move the wrong one away'
    )
    with pytest.raises(UserError) as caught:
        load_records(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / 'test-partial-4-cores.json'}{message}")
    assert [result.is_valid for result in check_files([tmp_path])] == [True, False, False]
    assert [result.is_valid for result in check_files([first, first])] == [True, True]


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
        stream.truncate(MAX_BYTES + 1)
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


def test_the_fullest_record_comes_first(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert site_records(SiteConfig(timings=tmp_path)) == two_records()


def test_no_folder_and_an_empty_one_have_no_records(tmp_path: Path) -> None:
    assert site_records(SiteConfig(timings=tmp_path / "none")) == ()
    assert site_records(SiteConfig(timings=tmp_path)) == ()


@pytest.mark.parametrize("make", [Path.touch, lambda path: path.symlink_to("gone")])
def test_a_file_or_a_link_to_nowhere_is_no_folder(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "notes")
    with pytest.raises(UserError, match=r"^timings must be the name of a folder, got .*notes$"):
        site_records(SiteConfig(timings=tmp_path / "notes"))


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


def test_a_link_to_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "gone")
    with pytest.raises(UserError, match=r"^cannot read .*a\.json"):
        site_records(SiteConfig(timings=tmp_path))
