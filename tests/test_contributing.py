"""The paths through the house that CONTRIBUTING shows are there, and go one way."""

from __future__ import annotations

import re

import pytest

from tests.helpers.sources import ROOT

PAPER = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHAPTER = PAPER.partition("\n## Three paths\n")[2].partition("\n## ")[0]
PATHS = dict(re.findall(r"^### (.*)\n((?:.*\n)*?)(?=###|\Z)", f"{CHAPTER}\n", re.MULTILINE))
# How Python, Cython, C and Jinja begin what has a name; C ends a mere announcement with ;
BEGINNING = r"^(?:.*\b(?:def|class|macro) {name}\b|[a-z][^=\n]*\b{name}\([^;\n]*$)"


def steps(path: str) -> list[tuple[str, list[str]]]:
    """The files of a path, each with the names to read there."""
    entries = re.findall(r"^\d+\. `(\S+)`: ((?:.*\n)+?)(?=\d+\. |\Z|\n)", path, re.MULTILINE)
    return [(file, re.findall(r"`(\w+)`", words)) for file, words in entries]


def lines_of(names: list[str], source: str) -> list[int]:
    """The line at which each of them begins, from 0; -1 where none does."""
    found = (re.search(BEGINNING.format(name=name), source, re.MULTILINE) for name in names)
    return [source.count("\n", 0, each.start()) if each else -1 for each in found]


def test_there_are_three_paths() -> None:
    assert len(PATHS) == 3
    for path in PATHS.values():
        numbers = re.findall(r"^(\d+)\. ", path, re.MULTILINE)
        assert numbers == [str(number) for number in range(1, len(steps(path)) + 1)]


def test_a_beginning_is_told_from_a_use() -> None:
    c = "void announced(int n);\n\n    called(1);\nstatic int begun(int n,\n"
    python = "x = called(1)\n@cache\ndef begun(n): ...\n"
    assert lines_of(["announced", "called", "begun"], c) == [-1, -1, 3]
    assert lines_of(["called", "begun"], python) == [-1, 2]
    assert lines_of(["card"], "{% macro card(entry) -%}") == [0]


@pytest.mark.parametrize("title", PATHS)
def test_what_a_path_names_is_there_from_the_top_down(title: str) -> None:
    for file, names in steps(PATHS[title]):
        lines = lines_of(names, (ROOT / file).read_text(encoding="utf-8"))
        assert -1 not in lines, f"{file} has not all of {names}"
        assert lines == sorted(lines), f"{file} has {names} in another order"


@pytest.mark.parametrize("title", PATHS)
def test_a_path_comes_back_to_no_file(title: str) -> None:
    files = [file for file, _ in steps(PATHS[title])]
    assert len(files) > 5
    assert len(files) == len(set(files))
