"""Steps, trees and tables of searches, compared with traces of the core."""

from __future__ import annotations

from collections import Counter

import pytest

from cy_core import METHODS, StepKind, solutions, trace
from exhibits.algorithms.blocks import by_depth, depth_chart, depth_table, found_table
from site_builder.figures.searches import (
    cuts_tree,
    found_solutions,
    key_steps,
    method_tree,
    mirrored_boards,
    placements,
    placements_by_cut,
    step_picture,
)
from site_builder.values.census import nodes
from site_builder.values.table import NOTHING
from tests.helpers.blocks import block_pictures
from tests.helpers.drawings import all_classes, nodes_below, parse, svg_texts
from tests.helpers.tables import row_texts

KEYS = sorted({method.key for method in METHODS})


# Steps -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "captions", "first", "last"),
    [
        ("mirror 4", 16, "1. queen to b4", "16. "),
        ("bitmap 4", 6, "1. queen to d4", "32. nothing left below, the queen leaves a4"),
        ("bitmap 5 9-11", 3, "9. ", "11. "),
        ("backtracking 5 solutions", 10, "", "solution: 10 so far"),
        ("backtracking 4 moves", 13, "1. queen to a4", "13. solution: 1 so far"),
        ("4 2 0 3 1", 5, "row 0: 00001 is 1", "row 4: 01000 is 8"),
        ("5.2.1", 5, "row 0: ", "row 4: "),
    ],
)
def test_strip_has_the_requested_steps(line: str, captions: int, first: str, last: str) -> None:
    strip = block_pictures("steps", line)
    assert len(strip) == captions
    assert first in strip[0].caption
    assert last in strip[-1].caption


def test_solutions_stand_in_the_order_of_the_method_with_their_weight() -> None:
    captions = [picture.caption for picture in block_pictures("found", "bitmap 5")]
    assert (captions[0], captions[-1]) == ("1. 42031", "10. 02413")
    weighted = [picture.caption for picture in block_pictures("found", "symmetry_elimination 5")]
    assert weighted == ["1. 42031, counts as 8", "2. 30241, counts as 2"]


@pytest.mark.parametrize(
    ("key", "number", "words", "looks"),
    [
        ("bitmap", 1, "queen to d4", {"qa-untried", "qa-pointer", "qa-act"}),
        ("bitmap", 2, "queen to b3; the next row has no free square", {"qa-attacked"}),
        (
            "bitmap",
            3,
            "nothing left below, the queen leaves b3",
            {"qa-attacked", "qa-act-backtrack"},
        ),
        ("mirror", 5, "solution: 2 so far", {"qa-act-solution"}),
        ("backtracking", 2, "a3 is attacked", {"qa-untried", "qa-pointer", "qa-act"}),
        ("brute_force", 2, "queen to a3", {"qa-untried", "qa-pointer"}),
        ("brute_force", 5, "full board refused", {"qa-untried", "qa-act-fail"}),
        ("carry_chain", 9, "nothing left below, the queen leaves c3", {"qa-act"}),
    ],
)
def test_step_is_described_and_marked(key: str, number: int, words: str, looks: set[str]) -> None:
    picture = step_picture(key, number, list(trace(4, key))[number - 1])
    assert picture.caption == f"{number}. {words}"
    assert words in picture.svg
    classes = all_classes(parse(picture.svg))
    assert looks <= classes
    assert key not in ("brute_force", "carry_chain") or "qa-attacked" not in classes


def test_a_board_is_built_row_by_row_with_its_bits() -> None:
    digits = [
        "".join(svg_texts(parse(picture.svg))) for picture in block_pictures("steps", "4 2 0 3 1")
    ]
    assert digits[0] == "000011"
    assert digits[-1] == "".join(["000011", "001004", "1000016", "000102", "010008"])


@pytest.mark.parametrize("key", KEYS)
def test_key_steps_are_steps_of_the_trace_in_its_order(key: str) -> None:
    for n in range(1, 6):
        steps = list(trace(n, key))
        chosen = key_steps(key, n)
        numbers = [number for number, _ in chosen]
        assert [step for _, step in chosen] == [steps[number - 1] for number in numbers]
        assert sorted(set(numbers)) == numbers
        assert len(chosen) <= 7
        assert not steps or (numbers[0], numbers[-1]) == (1, len(steps))
    kinds = {step.kind for _, step in chosen}
    assert {StepKind.PLACE, StepKind.BACKTRACK, StepKind.SOLUTION} <= kinds


def test_first_dead_end_attacks_the_whole_next_row() -> None:
    dead = next(step for number, step in key_steps("backtracking", 4) if number == 4)
    assert dead.queens == ((0, 0), (1, 2))
    below = dead._replace(row=2)
    assert below.left | below.down | below.right == 0b1111


# Tables ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_found_boards_represent_every_solution(key: str) -> None:
    for n in (1, 4, 5, 6):
        found_nodes = found_solutions(key, n)
        every = {tuple(board) for board in solutions(n).tolist()}
        assert sum(node.weight for node in found_nodes) == len(every)
        assert {node.columns for node in found_nodes} <= every
        assert len({node.columns for node in found_nodes}) == len(found_nodes)


@pytest.mark.parametrize("n", range(4, 9))
def test_each_method_visits_a_subset_of_the_one_before(n: int) -> None:
    every = placements("backtracking", n)
    half = placements("mirror", n)
    assert every == placements("bitmap", n)
    assert mirrored_boards("symmetry_elimination", n) < half < every
    by_cut = sum(map(len, placements_by_cut(n).values()))
    assert by_cut == len(every) == nodes("bitmap", "recursive", n)


def test_boards_are_counted_by_their_queens() -> None:
    # The numbers are row 6 of OEIS A319284.
    assert by_depth(placements("bitmap", 6), 6) == (6, 20, 36, 46, 40, 4)
    for n in range(1, 6):
        powers = tuple(n**depth for depth in range(1, n + 1))
        assert by_depth(placements("brute_force", n), n) == powers


def test_solutions_are_listed_in_the_order_of_each_method() -> None:
    table = found_table(5)
    rising = row_texts(table, "Backtracking")[1].split()
    assert rising == sorted(rising)
    assert len(rising) == 10
    assert row_texts(table, "Bitmap")[1].split() == rising[::-1]
    assert row_texts(table, "Symmetry elimination")[1:] == ["42031 30241", "8, 2"]
    assert row_texts(found_table(3), "Bitmap")[1:] == [NOTHING, NOTHING]


def test_boards_by_depth_add_up_in_table_and_chart() -> None:
    table = depth_table(6)
    assert row_texts(table, "4") == ["4", "1,296", "46", "23", "12", "16"]
    assert row_texts(table, "all") == ["all", "55,986", "152", "76", "39", "78"]
    assert "places 41 queens, and 2 boards occur twice" in table.note
    assert "Symmetry elimination" not in depth_table(4).note
    chart = depth_chart(6)
    texts = set(svg_texts(parse(chart.svg)))
    assert {"6", "20", "36", "46", "40", "4", "kept by symmetry elimination (39)"} <= texts
    assert chart.table == table


# Trees -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["bitmap 4", "bitmap 6", "permutations 3", "permutations-of-lists 3", "cuts 4", "cuts 5"],
)
def test_a_tree_has_room_on_a_phone(line: str) -> None:
    (picture,) = block_pictures("tree", line)
    assert float(parse(picture.svg).get("viewBox", "").split()[2]) <= 360


@pytest.mark.parametrize("key", KEYS)
def test_a_tree_has_a_node_for_each_queen_placed_and_ends_where_the_search_does(key: str) -> None:
    grown = method_tree(key, 4, 400)
    assert grown
    drawn = list(nodes_below(grown.root))
    assert len(drawn) == grown.nodes == nodes(key, "recursive", 4)
    assert sum(node.is_end for node in drawn) == grown.ends
    assert grown.ends > 0
    assert all(bool(node.children) + node.is_end + node.is_dead == 1 for node in drawn)
    assert method_tree(key, 4, grown.nodes - 1) is None


def test_cuts_are_counted_as_by_the_methods() -> None:
    looks = Counter(node.look for node in nodes_below(cuts_tree(4)))
    assert looks["kept"] == nodes("symmetry_elimination", "recursive", 4)
    assert looks["kept"] + looks["second"] == nodes("mirror", "recursive", 4)
    assert looks.total() == nodes("backtracking", "recursive", 4)
    (picture,) = block_pictures("tree", "cuts 4")
    drawn = Counter(part.get("class") for part in parse(picture.svg).iter("rect"))
    for look, count in looks.items():
        assert drawn[f"qa-node qa-node-{look}"] == count + 1, "one in the legend"


@pytest.mark.parametrize("n", [4, 5])
def test_squares_of_the_next_row_are_children_or_refused_as_backtracking_rejects(n: int) -> None:
    rejected = sum(step.kind is StepKind.REJECT for step in trace(n, "backtracking"))
    drawn = list(nodes_below(cuts_tree(n)))
    assert sum(node.refused for node in drawn) == rejected
    for node in drawn:
        assert len(node.children) + node.refused == (0 if node.is_end else n)
