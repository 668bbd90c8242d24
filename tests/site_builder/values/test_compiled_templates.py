"""Tests for the compiled templates."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from site_builder.values import disk_cache
from site_builder.values.compiled_templates import CompiledTemplates
from site_builder.values.disk_cache import FOLDER, use_cache


class CompilingEnvironment(Environment):
    """Remembers the sources that it compiled."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            loader=FileSystemLoader(folder), cache_size=0, bytecode_cache=CompiledTemplates()
        )
        self.compiled: list[str] = []

    def _parse(self, source, name, filename):  # type: ignore[no-untyped-def]
        self.compiled.append(source)
        return super()._parse(source, name, filename)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a template, beside a cache on disk."""
    monkeypatch.setattr(disk_cache, "_used", [])
    use_cache(tmp_path)
    (tmp_path / "hello").write_text("Hello, {{ name }}")
    return tmp_path


def rendered(environment: Environment) -> str:
    return environment.get_template("hello").render(name="queen")


def test_a_template_is_compiled_once_for_all_builds(folder: Path) -> None:
    first, next_build = CompilingEnvironment(folder), CompilingEnvironment(folder)
    for environment in (first, first, next_build):
        assert rendered(environment) == "Hello, queen"
    assert (len(first.compiled), next_build.compiled) == (1, [])


def test_a_template_that_has_changed_is_compiled_again(folder: Path) -> None:
    environment = CompilingEnvironment(folder)
    rendered(environment)
    (folder / "hello").write_text("Good night, {{ name }}")
    assert rendered(environment) == rendered(CompilingEnvironment(folder)) == "Good night, queen"


def test_a_damaged_entry_is_compiled_again(folder: Path) -> None:
    rendered(CompilingEnvironment(folder))
    (entry,) = (path for path in (folder / FOLDER).glob("*/*") if path.is_file())
    entry.write_bytes(entry.read_bytes()[:-1])
    environment = CompilingEnvironment(folder)
    assert rendered(environment) == "Hello, queen"
    assert len(environment.compiled) == 1


def test_without_a_folder_a_template_is_compiled_once_for_each_build(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_cache, "_used", [])
    for _ in range(2):
        environment = CompilingEnvironment(folder)
        assert rendered(environment) == rendered(environment) == "Hello, queen"
        assert len(environment.compiled) == 1
