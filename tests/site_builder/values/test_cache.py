"""The cache on disk between builds, and compiled templates that are cached in it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from site_builder.pages.rendering import CompiledTemplates
from site_builder.values import cache
from site_builder.values.cache import FOLDER, BuildCache, file_stamps, use_cache

Squares = tuple[Callable[[int], list[int]], list[int]]


@pytest.fixture
def squares() -> Squares:
    """Return a function with a cache on disk, and a list of arguments.

    The list has each argument for which the function was computed rather than read from the cache.
    """
    computed: list[int] = []

    @cache.disk_cache
    def first_squares(n: int) -> list[int]:
        computed.append(n)
        return [i * i for i in range(n)]

    return first_squares, computed


def entry(project: Path) -> Path:
    """Return the path of the only file in the cache of a project."""
    (entry,) = (project / FOLDER).glob("*.sqlite")
    return entry


def test_results_are_kept_between_builds_in_a_folder(tmp_path: Path, squares: Squares) -> None:
    function, computed = squares
    assert function(2) == function(2) == [0, 1]
    assert computed == [2, 2]
    for _ in range(2):
        use_cache(tmp_path)
        assert [function(3), function(4)] == [[0, 1, 4], [0, 1, 4, 9]]
    assert computed == [2, 2, 3, 4]
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"


def test_a_damaged_cache_is_done_without(tmp_path: Path, squares: Squares) -> None:
    function, computed = squares
    use_cache(tmp_path)
    function(3)
    entry(tmp_path).write_bytes(b"\x80" * 9999)
    use_cache(tmp_path)
    assert function(3) == [0, 1, 4]
    assert computed == [3, 3]


def test_what_pickle_does_not_take_is_not_kept(tmp_path: Path) -> None:
    use_cache(tmp_path)
    cache.write_entry("value", lambda: 0)
    with pytest.raises(LookupError):
        cache.read_entry("value")


def test_entries_of_other_versions_are_removed(
    tmp_path: Path, squares: Squares, monkeypatch: pytest.MonkeyPatch
) -> None:
    function, computed = squares
    use_cache(tmp_path)
    function(3)
    before = entry(tmp_path)
    monkeypatch.setattr(cache, "_code_version", lambda: "next")
    use_cache(tmp_path)
    function(3)
    assert before != entry(tmp_path)
    assert computed == [3, 3]


def test_a_database_that_another_process_may_have_open_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open the cache like a process that looked for the database just before another made it."""
    use_cache(tmp_path)
    cache.write_entry("name", "value")
    monkeypatch.setattr(Path, "exists", lambda path: False)
    use_cache(tmp_path)
    assert cache.read_entry("name") == "value"


def test_a_change_of_code_or_data_makes_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "TEMPLATES", tmp_path)
    versions = {cache._code_version.__wrapped__()}
    for number, ending in enumerate(("js", "jinja", "py", "csv", "json", "toml", "txt"), 2):
        (tmp_path / f"a.{ending}").write_text("a")
        versions.add(cache._code_version.__wrapped__())
        assert len(versions) == number, ending


def test_a_folder_that_cannot_be_used_is_done_without(tmp_path: Path, squares: Squares) -> None:
    function, _ = squares
    use_cache(tmp_path)
    shutil.rmtree(tmp_path / FOLDER)
    assert function(3) == [0, 1, 4]
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / ".cache").write_text("a file")
    use_cache(tmp_path / "b")
    assert function(3) == [0, 1, 4]


class CompilingEnvironment(Environment):
    """An environment of Jinja that records the sources of templates that it compiles."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            loader=FileSystemLoader(folder), cache_size=0, bytecode_cache=CompiledTemplates()
        )
        self.compiled: list[str] = []

    def _parse(self, source, name, filename):  # type: ignore[no-untyped-def]
        self.compiled.append(source)
        return super()._parse(source, name, filename)

    def rendered(self) -> str:
        """Render the template `hello` in the folder of the environment."""
        return self.get_template("hello").render(name="queen")


@pytest.mark.parametrize("is_cached", [True, False])
def test_a_template_is_compiled_once_for_all_builds_or_for_each(
    tmp_path: Path, is_cached: bool
) -> None:
    if is_cached:
        use_cache(tmp_path)
    (tmp_path / "hello").write_text("Hello, {{ name }}")
    first = CompilingEnvironment(tmp_path)
    second = CompilingEnvironment(tmp_path)
    for environment in (first, first, second, second):
        assert environment.rendered() == "Hello, queen"
    assert (len(first.compiled), len(second.compiled)) == (1, 0 if is_cached else 1)
    (tmp_path / "hello").write_text("Good night, {{ name }}")
    for environment in (first, second):
        assert environment.rendered() == "Good night, queen"


@pytest.fixture(autouse=True)
def unused(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget the cache on disk that is in use, so that each test begins without one."""
    used: list[sqlite3.Connection] = []
    monkeypatch.setattr(cache, "_used", used)
    yield
    for database in used:
        database.close()


def test_a_result_is_made_again_when_its_source_changes() -> None:
    cached = BuildCache("results")
    calls: list[str] = []

    def make(source: str) -> str:
        return cached.result("page", source, lambda: calls.append(source) or source.upper())

    cached.begin("basis")
    assert [make("a"), make("a"), make("b"), make("a")] == ["A", "A", "B", "A"]
    assert calls == ["a", "b", "a"]


def test_all_results_are_made_again_when_their_basis_changes() -> None:
    build_cache = BuildCache("results")
    calls = []
    for basis in ("one", "one", "two"):
        calls.append(build_cache.begin(basis))
        assert build_cache.result("page", None, lambda basis=basis: basis) == basis
    assert calls == [True, False, True]


def test_the_next_process_finds_results_of_the_same_basis(tmp_path: Path) -> None:
    use_cache(tmp_path)
    calls = list[str]()
    for basis in ("one", "one", "two", "one", "forgotten", "forgotten"):
        build_cache = BuildCache("results")
        build_cache.begin(basis)
        build_cache.result("page", "source", lambda basis=basis: calls.append(basis))
        if basis == "forgotten":
            build_cache.forget()
    assert calls == ["one", "two", "one", "forgotten", "forgotten"]


def test_stamps_tell_files_apart_that_were_added_changed_and_removed(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    file = tmp_path / "a" / "b" / "c.txt"
    stamps = [file_stamps([folder])]
    file.parent.mkdir(parents=True)
    for text in ("one", "three"):
        file.write_text(text)
        stamps.append(file_stamps([folder]))
    status = file.stat()
    # The new text has as many letters as the old one, so that only the file's time differs.
    file.write_text("seven")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    stamps.append(file_stamps([folder]))
    assert file_stamps([folder]) == stamps[-1]
    file.unlink()
    stamps.append(file_stamps([folder]))
    assert all(one != another for index, one in enumerate(stamps) for another in stamps[:index])


def test_a_file_that_goes_while_it_is_looked_at_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "rglob", lambda *arguments: [tmp_path / "gone"])
    assert list(file_stamps([tmp_path])) == [tmp_path]
