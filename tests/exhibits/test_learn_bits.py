"""The chapters on attacks, rows, lowest bits and bitmaps."""

from __future__ import annotations

import itertools
import re

import pytest

from cy_core import attack_masks
from cy_core.puzzles import permutations
from exhibits.learn_attacks.blocks import masks_by_name
from exhibits.learn_lowest_bit.blocks import WIDTH
from exhibits.learn_rows.blocks import (
    OPERATIONS,
    WIDTHS,
)
from site_builder.figures.laboratories.blocks import evaluated as in_laboratory
from site_builder.values.parsing import bits_of
from tests.helpers.blocks import block_html
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "attacks.md").read_text(encoding="utf-8")
SOLUTION = [4, 2, 0, 3, 1]
LINKS = re.findall(r'data-qa-attacks="(\d): ([\d ]+?)(?: shown)?"', PAGE)


def free(n: int, columns: list[int]) -> int:
    """Return the free squares of the next row as bits.

    `columns` has the columns of the queens in the rows above.
    """
    attacked = attack_masks(n, enumerate(columns), len(columns)).attacked
    return ((1 << n) - 1) & ~attacked


@pytest.mark.parametrize(("n", "columns"), LINKS)
def test_boards_of_links_have_queens_on_free_squares(n: str, columns: str) -> None:
    queens = list(map(int, columns.split()))
    size = int(n)
    for row, column in enumerate(queens):
        assert free(size, queens[:row]) >> (size - 1 - column) & 1


def test_formulas_move_the_masks_of_the_core() -> None:
    (program,) = re.findall(r"``` python\n(.*?)```", PAGE, re.DOTALL)
    columns = SOLUTION
    masks = {"left": 0, "down": 0, "right": 0}
    for row, column in enumerate(columns[:-1]):
        masks["bit"] = 1 << 4 - column
        exec(program, {}, masks)
        expected = attack_masks(5, enumerate(columns[: row + 1]), row + 1)
        assert tuple(masks[name] & 31 for name in expected._fields) == expected


def test_masks_of_all_rows_agree_with_the_core_and_run_as_the_text_says() -> None:
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
    """Return the program with the id `name` on the page about lowest bits."""
    (text,) = re.findall(rf"``` {{ \.python #{name} }}\n(.*?)```", LOWEST_BIT_PAGE, re.DOTALL)
    return str(text)


def test_page_without_script_has_the_lines() -> None:
    html = block_html("lowest-bit", ROW)
    x = int(ROW, 2)
    for formula in ("~x", "-x", "-x & x", "x & (x - 1)"):
        assert f"{in_laboratory(x, WIDTH)[formula]:08b}" in html


def test_links_of_the_text_show_steps_of_the_row_of_the_figure() -> None:
    x = int(ROW, 2)
    targets = re.findall(r'data-qa-lowest="(\d+) (\w+)(?: (\d))?"', LOWEST_BIT_PAGE)
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


def test_program_of_the_page_prints_all_permutations(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("permutation-program"), {})
    printed = [eval(line) for line in capsys.readouterr().out.splitlines()]
    positions = [tuple(bit.bit_length() - 1 for bit in bits) for bits in printed]
    assert positions == [tuple(order) for block in permutations(4) for order in block.tolist()]


ROWS_PAGE = (ROOT / "content" / "learn" / "rows.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", WIDTHS)
def test_figures_without_script_show_the_sum_of_a_row_and_the_value_of_each_operation(
    width: int,
) -> None:
    assert "= 8 + 4" in block_html("row-number", f"{12:0{width}b}")
    html = block_html("row-operations", f"{12:0{width}b} {5:0{width}b}").replace("&amp;", "&")
    for name in OPERATIONS:
        value = eval(name, {"a": 12, "b": 5, "mask": 2**width - 1})
        bits, number = f"{value % 2**width:0{width}b}", f"{value}".replace("-", "\N{MINUS SIGN}")
        assert re.search(rf"{re.escape(name)} …?{bits} {number}[,.]", html)


def test_links_of_the_text_show_rows_and_operations() -> None:
    links = re.findall(r"\[`(\d+)`\]\([^)]*\)\{ data-qa-row=\"(\d+)\" \}", ROWS_PAGE)
    assert links
    for text, bits in links:
        assert text == bits_of(bits, 4, 8)
    lights = re.findall(r'data-qa-light="([^"]+)"', ROWS_PAGE)
    assert set(lights) == set(OPERATIONS)


TEXT = (ROOT / "content" / "learn" / "bitmap.md").read_text("utf-8")


def test_links_name_the_step_to_which_they_lead() -> None:
    links = re.findall(r'\[step (\d+)\]\(#[a-z-]+\)\{ data-qa-step="(\d+)" \}', TEXT)
    assert len(links) == TEXT.count("data-qa-step")
    assert all(text == meant for text, meant in links)
