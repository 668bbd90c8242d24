"""Worksheets and lessons: answers and numbers agree with the core."""

from __future__ import annotations

import re

import pytest

from cy_core import census, completions, count, orbit, solution, solutions
from exhibits.shared.worksheets.blocks import METHOD, QUEENS, TREE_N, WIDTH
from tests.helpers.blocks import block_figure, block_html
from tests.helpers.sources import ROOT


def sheets(kind: str, *lines: str) -> list[str]:
    """Return the HTML of each sheet that a block of type `kind` gives: worksheet, then answers."""
    return block_html(kind, *lines).split('<section class="qa-worksheet')[1:]


BITS = block_figure("worksheet-bits").sheet
FREE = str(BITS["free"])


def test_lowest_ones_are_powers_of_two_that_divide() -> None:
    lowest_bits = BITS["lowest"]
    for x, lines in lowest_bits.items():
        same, minus, lowest = (int(bits, 2) for bits in lines.values())
        assert same == x
        assert (x + minus) % 256 == 0
        assert x % lowest == 0
        assert x % (2 * lowest) != 0


def test_free_squares_are_where_no_queen_above_attacks() -> None:
    above = completions(WIDTH, limit=1)[0].tolist()[:QUEENS]
    free = [
        f"{chr(97 + column)}{WIDTH - QUEENS}"
        for column in range(WIDTH)
        if all(abs(column - queen) not in (0, QUEENS - row) for row, queen in enumerate(above))
    ]
    assert ", ".join(free) == FREE
    assert isinstance(BITS["masks"], dict)
    assert list(BITS["masks"].values())[-1].count("1") == len(free)


@pytest.mark.parametrize(
    ("kind", "lines", "answer"),
    [
        ("worksheet-bits", [], "<td>1</td>"),
        ("worksheet-bits", [], FREE),
        ("worksheet-orbits", ["5.8.1", "5.2.1"], "5.8.1"),
    ],
)
def test_answers_are_on_their_own_sheet(kind: str, lines: list[str], answer: str) -> None:
    sheet, answers = sheets(kind, *lines)
    assert answer in answers
    assert answer not in sheet


PAGE = (ROOT / "content" / "teach" / "index.md").read_text(encoding="utf-8")


def code(name: str) -> str:
    """Return the block of code with the id `name` on the page."""
    (text,) = re.findall(rf"``` {{ \.python #{name} }}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def completed(*, n: int) -> str:
    """Return the program for N = `n`: the skeleton with its gaps filled in from the key."""
    text = code("skeleton").replace("N = 8", f"N = {n}")
    for gap in code("gaps").splitlines():
        text = re.sub("_{9,}", lambda match, gap=gap: gap, text, count=1)
    assert "____" not in text
    return text


def test_skeleton_is_the_one_of_the_editor() -> None:
    path = ROOT / "content" / "programs" / "exercises" / "bitmap-skeleton.py"
    _, _, editor = path.read_text("utf-8").partition("\n\n")
    assert re.sub(r"_{9,}", "___", re.sub(r"  # \d: .*", "", code("skeleton"))) == editor


@pytest.mark.parametrize("swaps", [False, True])
def test_completed_program_counts_also_with_its_shifts_swapped(
    swaps: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    for n in range(4, 9):
        text = completed(n=n)
        if swaps:
            head, line = text.split("found += ")
            swapped = line.replace("<<", "?").replace(">>", "<<").replace("?", ">>")
            text = f"{head}found += {swapped}"
        exec(text, {})
    totals = [census(n).total for n in range(4, 9)]
    assert capsys.readouterr().out.splitlines() == [
        f"{n} {total}" for n, total in zip(range(4, 9), totals, strict=True)
    ]


def test_boards_to_sort_are_all_solutions_of_five_rows_and_piles_are_orbits() -> None:
    sheet = block_figure("worksheet-orbits", "5.8.1", "5.2.1").sheet
    boards = sheet["boards"]
    piles = sheet["piles"]
    assert [list(board.columns) for board in boards] == solutions(5).tolist()
    for name, pile in piles:
        images = orbit(solution(name)).images.values()
        assert sorted(board.columns for board in pile) == sorted(set(images))


def test_the_tree_and_its_answers_agree_with_the_search() -> None:
    sheet, answers = sheets("worksheet-tree")
    result = count(TREE_N, method=METHOD)
    queens, dead_ends, solved = map(int, re.findall(r"\? <b>(\d+)</b>", answers))
    crosses = "".join(re.findall(r'<path class="qa-refused" d="([^"]*)"', answers)).count("M")
    assert (queens, dead_ends, solved) == (result.nodes, crosses, result.total)
    assert f"{queens // 2} queens on each side" in answers
    assert "<b>" not in sheet
    trees = re.findall('<svg class="qa-tree.*?</svg>', sheet + answers, re.DOTALL)
    letters = [re.findall(r"<text[^>]*>([a-d])</text>", tree) for tree in trees]
    assert letters[0] == letters[1][:4] == ["a", "c", "d", "b"]
    assert len(letters[1]) == queens
