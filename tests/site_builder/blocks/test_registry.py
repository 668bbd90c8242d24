"""All types of block: each has an example that is drawn, and errors offer the public ones."""

from __future__ import annotations

from importlib import import_module

import pytest

from site_builder.blocks.registry import BLOCK_TYPES, PUBLIC
from tests.helpers.blocks import expanded
from tests.helpers.sources import files, module_name

WITHIN = [name for name in BLOCK_TYPES if " " in name]
ALONE = [name for name in BLOCK_TYPES if " " not in name]


@pytest.mark.parametrize("name", ALONE)
def test_the_example_of_a_block_type_is_drawn(name: str) -> None:
    for example in BLOCK_TYPES[name].example.split(" or "):
        html, problems = expanded(name, *example.split("\n"))
        assert problems == ()
        assert html


@pytest.mark.parametrize("name", WITHIN)
def test_the_example_of_a_chart_or_table_is_drawn(name: str) -> None:
    word, subject = name.split()
    _, problems = expanded(word, f"{subject} {BLOCK_TYPES[name].example}".strip())
    assert problems == ()


@pytest.mark.parametrize("name", WITHIN)
def test_unused_word_is_refused(name: str) -> None:
    word, subject = name.split()
    _, problems = expanded(word, f"{subject} {BLOCK_TYPES[name].example} more words")
    assert problems


@pytest.mark.parametrize(
    ("name", "text", "first"),
    [
        ("bord", "", "unknown figure bord: did you mean board? Choose one of board, "),
        ("chart", "pie", "unknown chart pie: choose one of totals, orbits, "),
        (
            "table",
            "cencus 1-4",
            "unknown table cencus: did you mean census? Choose one of census, ",
        ),
        ("table", "sums", "unknown table sums: choose one of census, ledger, "),
    ],
)
def test_unknown_type_is_refused_with_the_public_types(name: str, text: str, first: str) -> None:
    (problem,) = expanded(name, text)[1]
    assert problem.message.startswith(first)
    word = f"{name} " if name in ("chart", "table") else ""
    choices = problem.message.partition("hoose one of ")[2].split(", ")
    assert {f"{word}{choice}" for choice in choices} - {"chart", "table"} == {
        public for public in PUBLIC if (public.startswith(word) if word else " " not in public)
    }


def test_names_of_block_types_are_unique_and_include_the_public_ones() -> None:
    modules = [path for path in files(".py", under=("site_builder",)) if path.name == "blocks.py"]
    names = [name for path in modules for name in import_module(module_name(path)).BLOCK_TYPES]
    assert sorted(names) == sorted(BLOCK_TYPES)
    assert {*PUBLIC} < {*BLOCK_TYPES}
