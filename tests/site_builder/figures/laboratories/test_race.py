"""The block of a race: what it takes, what it refuses, and what stands without script."""

from __future__ import annotations

import re

import pytest

from cy_core import StepKind, trace
from site_builder.figures.laboratories.node_times import NodeTime, NodeTimes
from site_builder.figures.laboratories.race import (
    Race,
    node_times_note,
    race_of,
    race_pictures,
    race_table,
)
from site_builder.values.errors import UserError

RACE = Race(("bitmap", "carry_chain"), 6)
NODE_TIMES = NodeTimes(
    "Test Whole, 2 cores",
    "2026-01-31",
    "timings/machines/test/index.md",
    9,
    {"bitmap": NodeTime(3e-9, 9), "carry_chain": NodeTime(2e-8, 8)},
)

REFUSED = {
    "bitmap 6": "a race takes 2 or 3 methods and N, got bitmap 6: write bitmap mirror",
    "bitmap mirror list_based lowest_zero 6": "a race takes 2 or 3 methods and N, got",
    "bitmap bitmap 6": "a race takes each method once, got bitmap bitmap 6: write",
    "bitmap mirrors 6": "unknown method mirrors: choose one of brute_force,",
    "bitmap mirror": "a race takes 2 or 3 methods and N, got bitmap mirror: write",
    "bitmap mirror x": "N must be a whole number, got x",
    "bitmap mirror 9": "a race of bitmap takes N = 4 to 8, got 9",
    "bitmap brute_force 7": "a race of brute_force takes N = 4 to 6, got 7",
}


def test_a_method_without_times_leaves_nodes_only() -> None:
    race = Race(("bitmap", "mirror"), 6)
    assert race_table(race, NODE_TIMES) == race_table(race, None)


@pytest.mark.parametrize("line", REFUSED)
def test_mistake_is_refused_in_one_line(line: str) -> None:
    with pytest.raises(UserError, match=f"^{re.escape(REFUSED[line])}.*$"):
        race_of(line)


def test_a_block_names_its_methods_and_n() -> None:
    assert race_of("bitmap carry_chain 6") == RACE


def ends(key: str) -> list[int]:
    """Nodes until the first and the last solution, and of the whole search."""
    steps = [*trace(RACE.n, key)]
    nodes = [step.nodes for step in steps if step.kind is StepKind.SOLUTION]
    return [nodes[0], nodes[-1], steps[-1].nodes]


def test_without_script_a_table_has_the_nodes_of_the_trace() -> None:
    table = race_table(RACE, None)
    assert [[cell.text for cell in row] for row in table.cells] == [
        ["Bitmap", *map(str, ends("bitmap"))],
        ["Carry chain", *map(str, ends("carry_chain"))],
    ]
    assert table.note == "The least of each column is marked."
    marked = [[cell.mark for cell in row[1:]] for row in table.cells]
    least = [min(column) for column in zip(ends("bitmap"), ends("carry_chain"), strict=True)]
    assert [mark == "best" for mark in marked[0]] == [
        end == best for end, best in zip(ends("bitmap"), least, strict=True)
    ]


def test_with_paces_the_table_has_times_and_says_where_they_come_from() -> None:
    table = race_table(RACE, NODE_TIMES)
    first, last, _ = ends("bitmap")
    values = [cell.value for cell in table.cells[0][4:]]
    assert values == [3e-9, 3e-9 * first, 3e-9 * last]
    assert table.note.endswith(node_times_note(NODE_TIMES))
    assert "N = 9 (carry chain: N = 8), measured on Test Whole, 2 cores, 2026-01-31" in table.note


def test_the_boards_of_the_first_and_the_last_solution_are_drawn() -> None:
    captions = [picture.caption for picture in race_pictures(RACE)]
    first, last, _ = ends("bitmap")
    assert captions[:2] == [
        f"Bitmap, first solution: 420531, after {first} nodes",
        f"Bitmap, last solution: 135024, after {last} nodes",
    ]
    (only,) = {*ends("carry_chain")[:2]}
    assert captions[2:] == [f"Carry chain, only solution: 135024, after {only} nodes"]
