"""Search trees: as many nodes as the methods place queens, and what each method leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from cy_core import METHODS, StepKind, trace
from site_builder.figures.searches.trees import (
    as_bits,
    as_list,
    cuts_tree,
    method_tree,
    outline,
    permutation_tree,
)
from site_builder.svg.tree import Node
from site_builder.values.census import nodes

KEYS = sorted({method.key for method in METHODS})


def below(node: Node) -> Iterator[Node]:
    """All nodes of a tree but its root."""
    for child in node.children:
        yield child
        yield from below(child)


@pytest.mark.parametrize("key", KEYS)
def test_a_tree_has_a_node_for_each_queen_placed(key: str) -> None:
    grown = method_tree(key, 4, 400)
    assert grown
    assert len([*below(grown.root)]) == grown.nodes == nodes(key, "recursive", 4)
    assert sum(node.is_end for node in below(grown.root)) == grown.ends > 0


@pytest.mark.parametrize("key", KEYS)
def test_leaves_are_solutions_or_dead_ends(key: str) -> None:
    grown = method_tree(key, 4, 400)
    assert grown
    for node in below(grown.root):
        assert bool(node.children) + node.is_end + node.is_dead == 1


def test_children_of_a_node_continue_its_board() -> None:
    grown = method_tree("backtracking", 4, 20)
    assert grown
    (first, second) = grown.root.children[1].children[0].children, grown.root.children[0].children
    assert [node.label for node in first] == ["0"]
    assert [node.label for node in second] == ["2", "3"]


def test_method_tree_is_omitted_beyond_the_limit() -> None:
    assert method_tree("bitmap", 4, 15) is None
    assert method_tree("bitmap", 28, 150) is None


def test_cuts_are_counted_as_by_the_methods() -> None:
    looks = Counter(node.look for node in below(cuts_tree(4)))
    assert looks == {"kept": 6, "second": 2, "third": 8}
    assert looks["kept"] == nodes("symmetry_elimination", "recursive", 4)
    assert looks["kept"] + looks["second"] == nodes("mirror", "recursive", 4)
    assert looks.total() == nodes("backtracking", "recursive", 4)


@pytest.mark.parametrize("n", [4, 5])
def test_refused_squares_equal_those_backtracking_rejects(n: int) -> None:
    rejected = sum(step.kind is StepKind.REJECT for step in trace(n, "backtracking"))
    assert sum(node.refused for node in below(cuts_tree(n))) == rejected


@pytest.mark.parametrize("n", [4, 5])
def test_every_square_of_the_next_row_is_a_child_or_refused(n: int) -> None:
    for node in below(cuts_tree(n)):
        assert len(node.children) + node.refused == (0 if node.is_end else n)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_permutations_are_all_and_in_order(n: int) -> None:
    ends = [node.label for node in below(permutation_tree(n, as_bits)) if node.is_end]
    assert ends == [" ".join(map(str, order)) for order in permutations(range(n))]


def test_taken_bit_is_missing_below() -> None:
    for node in [permutation_tree(4, as_bits), *below(permutation_tree(4, as_bits))]:
        for child in node.children:
            if not child.is_end:
                assert int(child.label, 2) == int(node.label, 2) & ~int(child.edge, 2)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_permutation_trees_of_lists_and_bits_are_equal(n: int) -> None:
    trees = permutation_tree(n, as_list), permutation_tree(n, as_bits)
    lists, bits = ([*below(tree)] for tree in trees)
    for by_list, by_bits in zip(lists, bits, strict=True):
        thing = int(by_bits.edge, 2).bit_length() - 1
        assert by_list.edge == str(thing)
        assert by_list.is_end == by_bits.is_end
        if not by_list.is_end:
            left = int(by_bits.label, 2)
            assert by_list.label.split() == [str(k) for k in range(n) if left >> k & 1]


def test_an_outline_names_every_node() -> None:
    assert outline(permutation_tree(2, as_bits)) == "10 (0 1 found), 01 (1 0 found)"
