"""Tests for the cache on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from site_builder.values import disk_cache
from site_builder.values.disk_cache import FOLDER, use_cache

Squares = tuple[Callable[[int], list[int]], list[int]]


@pytest.fixture(autouse=True)
def unused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No folder is used but that of the test."""
    monkeypatch.setattr(disk_cache, "_used", [])


@pytest.fixture
def squares() -> Squares:
    """A function that is kept, and the arguments for which it was computed."""
    computed: list[int] = []

    @disk_cache.disk_cache
    def first_squares(n: int) -> list[int]:
        computed.append(n)
        return [i * i for i in range(n)]

    return first_squares, computed


def entries(project: Path) -> list[Path]:
    return [path for path in (project / FOLDER).glob("*/*") if path.is_file()]


def test_results_are_kept_between_builds(tmp_path: Path, squares: Squares) -> None:
    function, computed = squares
    for _ in range(2):
        use_cache(tmp_path)
        assert [function(3), function(4)] == [[0, 1, 4], [0, 1, 4, 9]]
    assert computed == [3, 4]
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"


def test_nothing_is_kept_without_a_folder(squares: Squares) -> None:
    function, computed = squares
    assert function(2) == function(2) == [0, 1]
    assert computed == [2, 2]


@pytest.mark.parametrize(
    "damage", [lambda entry: entry[:-1], lambda entry: b"", lambda entry: b"\x80" * 99]
)
def test_a_damaged_entry_is_computed_again(
    tmp_path: Path, squares: Squares, damage: Callable[[bytes], bytes]
) -> None:
    function, computed = squares
    use_cache(tmp_path)
    function(3)
    (entry,) = entries(tmp_path)
    entry.write_bytes(damage(entry.read_bytes()))
    assert function(3) == function(3) == [0, 1, 4]
    assert computed == [3, 3]


def test_entries_of_other_versions_are_removed(
    tmp_path: Path, squares: Squares, monkeypatch: pytest.MonkeyPatch
) -> None:
    function, computed = squares
    use_cache(tmp_path)
    function(3)
    (before,) = entries(tmp_path)
    monkeypatch.setattr(disk_cache, "_code_version", lambda: "next")
    use_cache(tmp_path)
    function(3)
    (after,) = entries(tmp_path)
    assert before.parent != after.parent
    assert computed == [3, 3]


@pytest.mark.parametrize("name", ["a.js", "a.jinja", "a.py", "a.csv", "a.json", "a.toml", "a.txt"])
def test_a_change_of_code_or_data_makes_another_version(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_cache, "TEMPLATES", tmp_path)
    versions = set()
    for text in ("before", "after"):
        (tmp_path / name).write_text(text)
        versions.add(disk_cache._code_version.__wrapped__())
    assert len(versions) == 2


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path, squares: Squares) -> None:
    function, computed = squares
    (tmp_path / ".cache").write_text("a file")
    use_cache(tmp_path)
    assert function(3) == function(3) == [0, 1, 4]
    assert computed == [3, 3]


def test_a_deleted_folder_is_done_without(tmp_path: Path, squares: Squares) -> None:
    function, _ = squares
    use_cache(tmp_path)
    for path in (tmp_path / FOLDER).glob("*/"):
        path.rmdir()
    assert function(3) == [0, 1, 4]
