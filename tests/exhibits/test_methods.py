"""Tests of the overview of the methods: the search trees on its cards, and its table."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from cy_core import StepKind, count, trace
from exhibits.algorithms.blocks import method_picture, methods_table
from exhibits.algorithms.trees import LEVEL, N
from site_builder.values.census import recursive_methods
from tests.helpers.sources import ROOT

KEYS = [method.key for method in recursive_methods()]
LINE = re.compile(r"M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)")


def lines_of(key: str, style_class: str) -> list[tuple[float, ...]]:
    """Return (x, y, end x, end y) of each line of a class in the picture of the method `key`."""
    svg = str(method_picture(key).svg)
    path = re.search(rf'class="{style_class}" d="([^"]+)"|d="([^"]+)" class="{style_class}"', svg)
    commands = (path[1] or path[2]) if path else ""
    return [tuple(map(float, ends)) for ends in LINE.findall(commands)]


@pytest.mark.parametrize("key", [key for key in KEYS if key != "brute_force"])
def test_a_tree_has_an_edge_for_each_node_and_a_stub_for_each_refused_square(key: str) -> None:
    edges = lines_of(key, "qa-rule")
    assert len(edges) == count(N, method=key).nodes
    refused = [step for step in trace(N, key) if step.kind is StepKind.REJECT]
    stubs = lines_of(key, "qa-frame")
    assert len(stubs) == len([step for step in refused if not step.is_of_board])
    assert {y for _, y, _, _ in stubs} <= {y for ends in edges for y in ends[1::2]}


@pytest.mark.parametrize("key", KEYS)
def test_all_trees_have_one_scale(key: str) -> None:
    svg = str(method_picture(key).svg)
    assert re.search('viewBox="0 0 512 384"', svg)
    edges = lines_of(key, "qa-rule")
    assert {end_y - y for _, y, _, end_y in edges} == {LEVEL}
    # In all pictures a leaf in the last row takes a fifteenth of the width, so the distances of the
    # leaves are multiples of it.
    leaves = sorted(end_x for _, _, end_x, end_y in edges if end_y > N * LEVEL)
    widths = [right - left for left, right in pairwise(leaves)]
    assert all(
        width == pytest.approx(round(width * 15 / 512) * 512 / 15, abs=0.1) for width in widths
    )


def test_the_middle_of_the_tree_of_brute_force_is_drawn() -> None:
    edges = lines_of("brute_force", "qa-rule")
    assert N < len(edges) < 100
    # The first line begins at the root, in the middle of a picture with the width 512.
    assert edges[0][0] == pytest.approx(256, abs=1)


def test_the_table_has_nodes_where_a_method_is_run() -> None:
    rows = {row[0].value: row[1:3] for row in methods_table().rows}
    assert rows["Brute force"] == (19_173_960, None)
    assert rows["Bitmap"] == (2056, 856_188)


def test_each_method_has_a_card() -> None:
    text = (ROOT / "content" / "algorithms" / "index.md").read_text("utf-8")
    assert re.findall(r"method-picture\n(\w+)", text) == KEYS
    assert re.findall(r"nodes (\w+) 8`", text) == KEYS
