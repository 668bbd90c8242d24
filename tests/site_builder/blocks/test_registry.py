"""All kinds of block, of chart and of table: one map, and an example of each that is drawn."""

from __future__ import annotations

from importlib import import_module

import pytest

from site_builder.blocks.registry import BLOCK_TYPES, types_within
from tests.helpers.blocks import expanded
from tests.helpers.sources import files, module_name

CHOOSING = ("chart", "table")
WITHIN = [(word, name) for word in CHOOSING for name in types_within(word)]


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_the_example_of_a_kind_is_drawn(kind: str) -> None:
    for example in BLOCK_TYPES[kind].example.split(" or "):
        html, problems = expanded(kind, *example.split("\n"))
        assert problems == ()
        assert html


@pytest.mark.parametrize(("word", "name"), WITHIN)
def test_the_example_of_a_chart_or_table_is_drawn(word: str, name: str) -> None:
    _, problems = expanded(word, f"{name} {types_within(word)[name].example}".strip())
    assert problems == ()


@pytest.mark.parametrize(("word", "name"), WITHIN)
def test_a_word_that_nobody_reads_is_refused(word: str, name: str) -> None:
    _, problems = expanded(word, f"{name} {types_within(word)[name].example} more words")
    assert problems


def test_the_kinds_of_chart_and_table_are_told() -> None:
    for word in CHOOSING:
        (problem,) = expanded(word, "pie")[1]
        assert (
            problem.message == f"unknown {word} pie: choose one of {', '.join(types_within(word))}"
        )


def test_every_fence_is_here_and_no_two_have_one_name() -> None:
    fences = [path for path in files(".py", under=("site_builder",)) if path.name == "blocks.py"]
    names = [name for path in fences for name in import_module(module_name(path)).BLOCK_TYPES]
    known = {*BLOCK_TYPES} - {*CHOOSING} | {f"{word} {name}" for word, name in WITHIN}
    assert sorted(names) == sorted(known)
