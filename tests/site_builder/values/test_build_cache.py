"""Results that outlive a build."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from site_builder.values.cache import BuildCache, file_stamps, use_cache


def test_a_result_is_made_again_when_its_source_changes() -> None:
    kept, made = BuildCache("results"), list[str]()

    def make(source: str) -> str:
        return kept.result("page", source, lambda: made.append(source) or source.upper())

    kept.begin("basis")
    assert [make("a"), make("a"), make("b"), make("a")] == ["A", "A", "B", "A"]
    assert made == ["a", "b", "a"]


def test_all_results_are_made_again_when_their_basis_changes() -> None:
    kept = BuildCache("results")
    made = []
    for basis in ("one", "one", "two"):
        made.append(kept.begin(basis))
        assert kept.result("page", None, lambda basis=basis: basis) == basis
    assert made == [True, False, True]


def test_the_next_process_finds_results_of_the_same_basis(tmp_path: Path) -> None:
    use_cache(tmp_path)
    made = list[str]()
    for basis in ("one", "one", "two", "one", "forgotten", "forgotten"):
        kept = BuildCache("results")
        kept.begin(basis)
        kept.result("page", "source", lambda basis=basis: made.append(basis))
        if basis == "forgotten":
            kept.forget()
    assert made == ["one", "two", "one", "forgotten", "forgotten"]


def test_stamps_tell_files_apart_that_were_added_changed_and_removed(tmp_path: Path) -> None:
    folder, file = tmp_path / "a", tmp_path / "a" / "b" / "c.txt"
    seen = [file_stamps([folder])]
    file.parent.mkdir(parents=True)
    for text in ("one", "three"):
        file.write_text(text)
        seen.append(file_stamps([folder]))
    status = file.stat()
    file.write_text("seven")  # as long as before
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    seen.append(file_stamps([folder]))
    assert file_stamps([folder]) == seen[-1]
    file.unlink()
    seen.append(file_stamps([folder]))
    assert all(one != another for at, one in enumerate(seen) for another in seen[:at])


def test_a_file_that_goes_while_it_is_looked_at_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "rglob", lambda *arguments: [tmp_path / "gone"])
    assert [*file_stamps([tmp_path])] == [tmp_path]
