"""Blocks of searches: what each draws, and each mistake."""

from __future__ import annotations

import pytest

from cy_core import METHODS, InputError
from site_builder.figures.searches.blocks import BLOCK_TYPES
from site_builder.figures.searches.charts import depth_chart
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from tests.helpers.drawings import parse


def pictures(kind: str, *body: str) -> list[Picture]:
    """What a block draws."""
    block = BLOCK_TYPES[kind].figure(body, SiteConfig())
    assert isinstance(block, Figure)
    assert block.template == "pictures.html.jinja"
    strip = block.context["pictures"]
    assert isinstance(strip, list)
    return strip


@pytest.mark.parametrize(
    ("line", "captions"),
    [
        ("mirror 4", 16),
        ("bitmap 4", 6),
        ("bitmap 5 1-12", 12),
        ("bitmap 5 12-12", 1),
        ("backtracking 5 solutions", 10),
        ("backtracking 4 moves", 13),
        ("4 2 0 3 1", 5),
        ("5.2.1", 5),
        ("42031", 5),
    ],
)
def test_strip_has_the_requested_steps(line: str, captions: int) -> None:
    strip = pictures("steps", line)
    assert len(strip) == captions
    assert all(parse(picture.svg) is not None and picture.caption for picture in strip)


def test_a_range_keeps_the_numbers_of_its_steps() -> None:
    assert [picture.caption[:3] for picture in pictures("steps", "bitmap 5 9-11")] == [
        "9. ",
        "10.",
        "11.",
    ]


def test_moves_are_numbered_anew_and_end_with_the_first_solution() -> None:
    captions = [picture.caption for picture in pictures("steps", "backtracking 4 moves")]
    assert [caption.split(".")[0] for caption in captions] == [*map(str, range(1, 14))]
    assert captions[0] == "1. queen to row 0, column 0"
    assert captions[-1] == "13. solution: 1 so far"


def test_figure_names_the_board_sizes_it_needs() -> None:
    for kind, line, sizes in (("steps", "bitmap 6", (6,)), ("found", "bitmap 4", (4,))):
        block = BLOCK_TYPES[kind].figure([line], SiteConfig())
        assert isinstance(block, Figure)
        assert block.sizes == sizes


def test_solutions_stand_in_the_order_of_the_method() -> None:
    captions = [picture.caption for picture in pictures("found", "bitmap 5")]
    assert captions[0] == "1. 42031"
    assert captions[-1] == "10. 02413"


@pytest.mark.parametrize(
    "line", ["bitmap 4", "carry_chain 5", "permutations 3", "permutations-of-lists 3", "cuts 4"]
)
def test_a_tree_is_one_picture(line: str) -> None:
    (picture,) = pictures("tree", line)
    assert parse(picture.svg).get("class", "").startswith("qa-tree ")


def test_the_tree_of_four_has_its_nodes_marked() -> None:
    (picture,) = pictures("tree", "cuts 4")
    root = parse(picture.svg)
    looks = [part.get("class", "") for part in root.iter("rect")]
    legend = 1
    assert looks.count("qa-node qa-node-kept") == 6 + legend
    assert looks.count("qa-node qa-node-second") == 2 + legend
    assert looks.count("qa-node qa-node-third") == 8 + legend


@pytest.mark.parametrize(
    ("kind", "line", "message"),
    [
        ("steps", "", "a strip of steps takes one line, got 0: write bitmap 4"),
        ("steps", "bitmaps 4", "unknown method bitmaps: choose one of brute_force"),
        ("steps", "bitmap", "a strip takes a method, N and which steps, got bitmap: write"),
        ("steps", "bitmap 4 1-2 3", "a strip takes a method, N and which steps, got bitmap 4 1-2"),
        ("steps", "bitmap 9", "a strip of bitmap takes N = 1 to 8, got 9"),
        ("steps", "brute_force 7", "a strip of brute_force takes N = 1 to 6, got 7"),
        ("steps", "bitmap 0", "a strip of bitmap takes N = 1 to 8, got 0"),
        ("steps", "bitmap \u00b2", "N must be a whole number, got \u00b2"),
        ("steps", "bitmap 4 3-1", "steps are solutions, or a range within 1-32, got 3-1"),
        ("steps", "bitmap 4 0-1", "steps are solutions, or a range within 1-32, got 0-1"),
        ("steps", "bitmap 4 30-33", "steps are solutions, or a range within 1-32, got 30-33"),
        ("steps", "bitmap 4 all", "steps are solutions, or a range within 1-32, got all"),
        ("steps", "bitmap 5 1-61", "a strip shows 1 to 60 steps, got 61 steps of bitmap for N = 5"),
        ("steps", "bitmap 3 solutions", "got 0 steps of bitmap for N = 3: choose others"),
        ("steps", "symmetry_elimination 3", "got 0 steps of symmetry_elimination for N = 3"),
        ("steps", "0 1 2 3", "attack each other"),
        ("steps", "5.8.2", "there is no 5.8.2"),
        ("steps", "0 2 4 6 8 10 12 1 3 5 7 9 11", "a board is built for N = 1 to 12, got 13"),
        ("found", "bitmap", "this block takes 2 words, got bitmap: write bitmap 5"),
        ("found", "bitmap 7", "a list of what is found takes N = 1 to 6, got 7"),
        ("found", "bitmap 3", "there is a solution for N = 1 and from 4 on, got 3"),
        ("found", "bit 5", "unknown method bit: choose one of"),
        ("tree", "bitmap", "this block takes 2 words, got bitmap: write bitmap 4"),
        ("tree", "bitmap 7", "a tree of bitmap takes N = 1, 2, 3, 4, 5, 6, got 7"),
        ("tree", "symmetry_elimination 2", "takes N = 1, 4, 5, 6, 7, got 2"),
        ("tree", "brute_force 9999", "a tree of brute_force takes N = 1, 2, 3, got 9999"),
        ("tree", "oak 4", "unknown method oak: choose one of"),
        ("tree", "permutations 5", "a tree of permutations takes N = 1 to 4, got 5"),
        ("tree", "cuts 6", "a tree of cuts takes N = 4 to 5, got 6"),
    ],
)
def test_mistake_is_refused_with_a_remedy(kind: str, line: str, message: str) -> None:
    with pytest.raises((UserError, InputError)) as mistake:
        BLOCK_TYPES[kind].figure([line] if line else [], SiteConfig())
    assert message in str(mistake.value)
    assert "\n" not in str(mistake.value)


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("table found", "7", "a table of what is found takes N = 1 to 6, got 7"),
        ("table found", "", "N must be a whole number, got nothing"),
        ("chart depth", "10", "a chart by depth takes N = 1 to 9, got 10"),
        ("chart depth", "-6", "N must be a whole number, got -6"),
    ],
)
def test_a_table_or_a_chart_is_refused_in_one_line(kind: str, text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        BLOCK_TYPES[kind].figure([text], SiteConfig())


VALUES = ["", "x", "0", "1", "2", "3", "4", "4 1-2", "4 -", "28", "99999", "\u0664", "-1", "4 4 4"]


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_odd_values_are_drawn_or_refused_in_one_line(kind: str) -> None:
    subjects = ["", "permutations", "cuts", "\u00e9", *sorted({method.key for method in METHODS})]
    problems = []
    for line in [f"{subject} {value}".strip() for subject in subjects for value in VALUES]:
        try:
            BLOCK_TYPES[kind].figure([line], SiteConfig())
        except (UserError, InputError) as mistake:
            problems.append(str(mistake))
    assert problems
    assert all("\n" not in message for message in problems)


@pytest.mark.parametrize("n", range(1, 10))
def test_every_n_has_a_chart_by_depth(n: int) -> None:
    assert len(depth_chart(n).table.rows) == n + 1


@pytest.mark.parametrize(
    "line",
    ["bitmap 4", "bitmap 6", "permutations 3", "permutations-of-lists 3", "cuts 4", "cuts 5"],
)
def test_a_tree_has_room_on_a_phone(line: str) -> None:
    (picture,) = pictures("tree", line)
    assert float(parse(picture.svg).get("viewBox", "").split()[2]) <= 360
