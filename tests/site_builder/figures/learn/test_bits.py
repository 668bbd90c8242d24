"""The chapters on attacks, rows, lowest bits and bitmaps."""

from __future__ import annotations

import itertools
import re
from math import factorial

import pytest

from cy_core import attack_masks, count
from cy_core.puzzles import count_permutations, permutations
from site_builder.figures.laboratories import evaluated as in_laboratory
from site_builder.figures.learn.attacks import masks_by_name
from site_builder.figures.learn.lowest_bit import WIDTH
from site_builder.figures.learn.rows import (
    OPERATIONS,
    WIDTHS,
    evaluated,
)
from site_builder.values.parsing import bits_of
from site_builder.values.text import square_name
from tests.helpers.asking_steps import AskingStep, asking_steps
from tests.helpers.blocks import shown
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "attacks.md").read_text(encoding="utf-8")
SOLUTION = [4, 2, 0, 3, 1]
LINKS = re.findall(r'data-qa-attacks="(\d): ([\d ]+?)(?: shown)?"', PAGE)


def free(n: int, columns: list[int]) -> int:
    """The free squares of the row below queens."""
    attacked = attack_masks(n, enumerate(columns), len(columns)).attacked
    return ((1 << n) - 1) & ~attacked


@pytest.mark.parametrize(("n", "columns"), LINKS)
def test_boards_of_links_have_queens_on_free_squares(n: str, columns: str) -> None:
    queens, size = [*map(int, columns.split())], int(n)
    for row, column in enumerate(queens):
        assert free(size, queens[:row]) >> (size - 1 - column) & 1


def test_masks_below_the_first_queen_are_as_the_text_says() -> None:
    left, down, right = (f"`{mask:05b}`" for mask in attack_masks(5, [(0, 3)], 1))
    text = f"`left` becomes {left}, `down` stays {down}, and `right` becomes {right}."
    assert text in PAGE
    attacked = attack_masks(5, [(0, 3)], 1).attacked
    assert f"is `{attacked:05b}`, so `{free(5, [3]):05b}` is free: a4 and b4." in PAGE
    names = [square_name((1, column), 5) for column in range(5) if free(5, [3]) >> 4 - column & 1]
    assert names == ["a4", "b4"]
    assert square_name((0, 3), 5) == "d5"


def test_formulas_move_the_masks_of_the_core() -> None:
    (program,) = re.findall(r"``` python\n(.*?)```", PAGE, re.DOTALL)
    columns, masks = SOLUTION, {"left": 0, "down": 0, "right": 0}
    for row, column in enumerate(columns[:-1]):
        masks["bit"] = 1 << 4 - column
        exec(program, {}, masks)
        expected = attack_masks(5, enumerate(columns[: row + 1]), row + 1)
        assert tuple(masks[name] & 31 for name in expected._fields) == expected


def test_boards_named_in_the_text_are_as_it_says() -> None:
    assert f"`(0 | 0b00010) >> 1` is `0b{(0 | 0b00010) >> 1:05b}`" in PAGE
    queens, left = [1, 4], 0
    for column in queens:
        left = (left | 1 << 4 - column) << 1
    assert [square_name(queen, 5) for queen in enumerate(queens)] == ["b5", "e4"]
    assert '[Below b5 and e4](#attacks-that-move){ data-qa-attacks="5: 1 4 shown" }' in PAGE
    assert f"`left` is `{left:b}`, six bits" in PAGE
    assert left & 31 == attack_masks(5, enumerate(queens), 2).left
    assert 'data-qa-attacks="4: 0 2 shown"' in PAGE
    assert free(4, [0, 2]) == 0, "a dead end"
    assert "```queens moving-masks\n4 2 0 3 1\n```" in PAGE


def test_masks_of_all_rows_are_those_of_the_core_and_run_as_the_text_says() -> None:
    masks = masks_by_name(SOLUTION)
    for row in range(5):
        expected = attack_masks(5, enumerate(SOLUTION[:row]), row)._asdict()
        assert {name: int(masks[name][row], 2) for name in expected} == expected
        assert int(masks["free"][row], 2) == free(5, SOLUTION[:row])
    for name, shift in (("left", -1), ("right", 1)):
        for above, below in itertools.pairwise(masks[name]):
            ends = [column + shift for column in range(5) if above[column] == "1"]
            assert all(below[column] == "1" for column in ends if 0 <= column < 5)


LOWEST_BIT_PAGE = (ROOT / "content" / "learn" / "lowest-bit.md").read_text(encoding="utf-8")
(ROW,) = re.findall(r"```queens lowest-bit\n([01]+)\n", LOWEST_BIT_PAGE)


def program(name: str) -> str:
    """A program of the page."""
    (text,) = re.findall(rf"``` {{ \.python #{name} }}\n(.*?)```", LOWEST_BIT_PAGE, re.DOTALL)
    return str(text)


def test_page_without_script_has_the_lines() -> None:
    html, x = shown("lowest-bit", ROW), int(ROW, 2)
    for formula in ("~x", "-x", "-x & x", "x & (x - 1)"):
        assert f"{in_laboratory(x, WIDTH)[formula]:08b}" in html


def test_links_of_the_text_show_steps_of_the_row_of_the_figure() -> None:
    x, targets = int(ROW, 2), re.findall(r'data-qa-lowest="(\d+) (\w+)(?: (\d))?"', LOWEST_BIT_PAGE)
    lowest = (x & -x).bit_length() - 1
    assert {int(number) for number, _, _ in targets} == {x}
    bits = [int(bit) for _, kind, bit in targets if kind == "carry"]
    assert bits == [lowest - 1, lowest]
    assert {kind for _, kind, _ in targets} == {"flip", "carry", "rest", "and", "take"}


def test_loop_of_the_page_takes_each_1_from_the_right() -> None:
    lines = program("take-loop").replace("# put", "bits.append(bit)  # put")
    names = {"free": int(ROW, 2), "bits": list[int]()}
    exec(lines, names)
    assert names["bits"] == [1 << bit for bit in range(WIDTH) if int(ROW, 2) >> bit & 1]
    assert names["free"] == 0


def test_position_of_the_page_is_that_of_the_bit() -> None:
    (formula,) = re.findall(r"`(bit\.\S+ - 1)`", LOWEST_BIT_PAGE)
    assert [eval(formula, {"bit": 1 << place}) for place in range(32)] == [*range(32)]


def test_program_of_the_page_prints_all_permutations(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("permutation-program"), {})
    printed = [eval(line) for line in capsys.readouterr().out.splitlines()]
    positions = [tuple(bit.bit_length() - 1 for bit in bits) for bits in printed]
    assert positions == [tuple(order) for block in permutations(4) for order in block.tolist()]


def test_numbers_of_orders_in_the_text_are_those_of_the_core() -> None:
    stated = re.findall(r"([\d,]+) for (\d)(?: things)?[,.]", LOWEST_BIT_PAGE.partition("N! = ")[2])
    assert [(total, int(n)) for total, n in stated] == [
        (f"{count_permutations(n).total:,}", n) for n in (4, 8)
    ]
    total = count(8).total
    assert f"{factorial(8):,} orders of 8 columns, {total} have no two queens on" in LOWEST_BIT_PAGE


def test_replies_about_bits_say_what_they_are() -> None:
    replies = dict(re.findall(r"^reply ([01, ]+): (.*)$", LOWEST_BIT_PAGE, re.M))
    said = {int(bits, 2): reply for each, reply in replies.items() for bits in each.split(", ")}
    x, full = 0b10110, 0b11111111
    assert said[~x & full].startswith("That is ~x")
    assert said[-x & full].startswith("That is -x")
    assert said[x].startswith("That is x itself")
    assert said[x & (x - 1)].startswith("That is what the loop leaves")
    for bit in (1 << place for place in range(8) if 1 << place != x & -x):
        assert said[bit].startswith(f"x has a {int(bool(x & bit))} there")


ROWS_PAGE = (ROOT / "content" / "learn" / "rows.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_have_the_values_of_python(name: str) -> None:
    for width in WIDTHS:
        a, b, mask = 0b1100, 0b0101, 2**width - 1
        assert evaluated(a, b, width)[name] == eval(name, {"a": a, "b": b, "mask": mask})


def test_figure_without_script_shows_the_row_and_its_sum() -> None:
    html = shown("row-number", "10110")
    assert "16 + 4 + 2 = 22" in html


def test_figure_of_operations_draws_each_of_them() -> None:
    html = shown("row-operations", "01100 00101")
    assert all(f"{name} is" in html.replace("&amp;", "&") for name in OPERATIONS)
    assert "\N{MINUS SIGN}13" in html


def test_links_of_the_text_show_rows_and_operations() -> None:
    links = re.findall(r"\[`(\d+)`\]\([^)]*\)\{ data-qa-row=\"(\d+)\" \}", ROWS_PAGE)
    assert links
    for text, bits in links:
        assert text == bits_of(bits, 4, 8)
    lights = re.findall(r'data-qa-light="([^"]+)"', ROWS_PAGE)
    assert {*lights} == {*OPERATIONS}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0b00101, "is 4 + 1 = 5"),
        (0b11111, 'data-qa-row="11111" } is 31'),
        (0b0101, 'data-qa-row="0101" } is 5 again'),
        (22, f'data-qa-row="{22:05b}"'),
        (1 << 3, f"`1 << 3` is a 1 that has moved 3 places to the left: [`{1 << 3:05b}`]"),
        (~12, " is -13."),
        ((1 << 5) - 1, "that is 32 - 1 = 31, in binary `11111`"),
        (((1 << 5) - 1) & ~12, f"19, in binary `{19:05b}`"),
    ],
)
def test_numbers_in_the_text_are_right(value: int, text: str) -> None:
    assert text in ROWS_PAGE
    decimal, binary = rf"(?<!\d)-?{abs(value)}(?!\d)", f"(?<!\\d)0*{value:b}(?!\\d)"
    assert re.search(f"{decimal}|{binary}", text)


TEXT = (ROOT / "content" / "learn" / "bitmap.md").read_text("utf-8")
STEPS = [*asking_steps(5)]


def at(number: int) -> AskingStep:
    """A step by the number that the chapter gives it."""
    return STEPS[number - 1]


def squares(step: AskingStep) -> list[str]:
    """Where the queens stand."""
    return [square_name(square, 5) for square in enumerate(step.columns)]


def bits(mask: int) -> str:
    """As the chapter writes them."""
    return f"{mask:05b}"


# What the chapter says of each step that it names.
KINDS = {
    3: ("free", 1),
    4: ("place", 1),
    5: ("free", 2),
    11: ("solution", 4),
    14: ("backtrack", 1),
    15: ("place", 1),
    18: ("free", 3),
    29: ("free", 3),
}


def test_links_name_the_step_to_which_they_lead() -> None:
    links = re.findall(r'\[step (\d+)\]\(#[a-z-]+\)\{ data-qa-step="(\d+)" \}', TEXT)
    assert len(links) == TEXT.count("data-qa-step")
    assert all(said == meant for said, meant in links)
    assert {int(said) for said, _ in links} == KINDS.keys()


def test_each_step_is_of_the_kind_that_the_text_says() -> None:
    assert {number: (at(number).kind, at(number).row) for number in KINDS} == KINDS


def test_boards_and_masks_of_the_steps_are_as_the_text_says() -> None:
    assert squares(at(3)) == ["e5"]
    assert [bits(mask) for mask in at(3).masks] == ["00010", "00001", "00000"]
    assert at(3).untried.bit_count() == 3
    assert squares(at(4))[-1] == "c4"
    assert len(at(11).columns) == 5
    assert not any(step.kind == "solution" for step in STEPS[:10])
    assert bits(at(14).untried) == "11000"
    assert at(14).masks == at(3).masks
    assert squares(at(15))[-1] == "b4"
    assert len(squares(at(18))) == 3
    assert len(squares(at(29))) == 3
    assert at(29).untried == 0


def test_numbers_of_queens_and_solutions_are_those_of_the_core() -> None:
    rows = re.findall(r"^\| (\d) \| ([\d,]+) \| (\d+) \|$", TEXT, re.MULTILINE)
    assert [int(n) for n, *_ in rows] == [4, 5, 6, 7, 8]
    for n, nodes, total in rows:
        census = count(int(n), method="bitmap")
        assert (int(nodes.replace(",", "")), int(total)) == (census.nodes, census.total)
        assert census.nodes == count(int(n), method="backtracking").nodes
