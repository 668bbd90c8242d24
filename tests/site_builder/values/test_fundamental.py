"""Fundamental solutions: their labels, and their order in a gallery."""

from __future__ import annotations

from cy_core import label, solution
from site_builder.values.fundamental import (
    first_solutions,
    fundamental_solutions,
    rank_labels,
)


def test_fundamental_solutions_have_the_labels_of_the_core() -> None:
    for fundamental in fundamental_solutions(8):
        assert label(fundamental.columns) == fundamental.label
        assert solution(fundamental.label) == fundamental.columns


def test_ranks_count_each_size_apart() -> None:
    labels = ["12.8.1", "12.4.1", "12.8.2", "12.8.3", "12.4.2"]
    assert list(rank_labels(12, [8, 4, 8, 8, 4])) == labels


def test_fundamental_solutions_are_in_order_of_size_then_rank() -> None:
    labels = [fundamental.label for fundamental in fundamental_solutions(12)]
    keys = [tuple(map(int, label.split(".")[1:])) for label in labels]
    assert keys == sorted(keys)
    assert len(keys) == 1787


def test_the_first_solutions_of_an_n_are_found_without_its_gallery() -> None:
    for n in range(1, 12):
        assert first_solutions(n, 20) == fundamental_solutions(n)[:20]
    labels = [fundamental.label for fundamental in first_solutions(13, 40)]
    assert (labels[0], labels[4], labels[36]) == ("13.2.1", "13.4.1", "13.8.1")
    assert [fundamental.label for fundamental in first_solutions(18, 2)] == ["18.4.1", "18.4.2"]
