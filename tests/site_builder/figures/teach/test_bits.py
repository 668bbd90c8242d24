"""The worksheet of bits: its answers are right, and its sheet does not have them."""

from __future__ import annotations

from cy_core import completions
from site_builder.figures.teach.bits import LOWEST, WIDTH, LowestTask, free_names, mask_lines
from tests.helpers.blocks import expanded


def test_lowest_ones_are_powers_of_two_that_divide() -> None:
    for task in map(LowestTask, LOWEST):
        x, minus, lowest = (int(line.bits, 2) for line in task.lines)
        assert (x + minus) % 256 == 0
        assert x % lowest == 0
        assert x % (2 * lowest) != 0


def test_free_squares_are_where_no_queen_above_attacks() -> None:
    above = completions(WIDTH, limit=1)[0].tolist()[:3]
    free = [
        f"{chr(97 + column)}3"
        for column in range(WIDTH)
        if all(abs(column - queen) not in (0, 3 - row) for row, queen in enumerate(above))
    ]
    assert free_names() == ", ".join(free)
    assert mask_lines()[-1].bits.count("1") == len(free)


def test_answers_are_on_their_own_sheet() -> None:
    html, problems = expanded("worksheet-bits")
    sheet, answers = html.split('<section class="qa-worksheet"')[1:]
    assert problems == ()
    assert "<td>1</td>" in answers
    assert "<td>1</td>" not in sheet
    assert free_names() in answers
    assert free_names() not in sheet
