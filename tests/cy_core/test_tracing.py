"""Test the traces of searches, and the source lines at which their steps happen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cy_core import (
    METHODS,
    InputError,
    Step,
    StepKind,
    Symmetry,
    images,
    method_source,
    program_lines,
    trace,
)
from cy_core.model import Method, Square
from cy_core.tracing.landmarks import _FRAGMENTS
from cy_core.tracing.rules import (
    Branch,
    find_greater_rotation,
    find_rival,
    find_smaller_ring_code,
    forbidden_squares,
    mirrored,
    moved,
    ring_codes,
    ring_positions,
    ring_square,
    ring_weight,
    symmetry_branches,
)
from tests import reference
from tests.helpers.sources import ROOT

FOLDER = ROOT / "cy_core" / "methods"


def test_source_of_a_form_is_a_part_of_its_file() -> None:
    for method in METHODS:
        text = (FOLDER / f"{method.key}.pyx").read_text("utf-8")
        part, rest = (method_source(method.key, name) for name in (method.form, "shared"))
        assert part in text
        assert "cdef void" in part
        assert rest.splitlines()[0] in text
        assert part not in rest


def test_unknown_part_is_refused() -> None:
    with pytest.raises(InputError, match="a part must be recursive, iterative or shared, got foo"):
        method_source("bitmap", "foo")


EACH_METHOD = pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")


# For some methods, the names of source lines that `landmark` never returns.
OTHERS = {
    "bitmap": {"free"},
    "lowest_zero": {"free"},
    "mirror": {"place_given"},
    "symmetry_elimination": {"place_given"},
    "carry_chain": {
        *("place_inside", "backtrack_inside", "solution_inside"),
        *("refuse_given", "refuse_rings"),
    },
}


def landmark(step: Step) -> str:
    """Return the name of the source line at which a step happens, such as `place`."""
    rejects_board = step.kind is StepKind.REJECT and step.is_of_board
    return "refuse" if rejects_board else step.kind.value


@EACH_METHOD
def test_each_step_that_occurs_has_its_one_line(method: Method) -> None:
    source = method_source(method.key, method.form)
    for mark, fragment in _FRAGMENTS[method.key, method.form].items():
        assert source.count(fragment) == 1, mark
    marks = {
        landmark(step)
        for n in range(4, 6 if method.key == "brute_force" else 9)
        for step in trace(n, method.key, method.form)
    }
    others = OTHERS.get(method.key, set())
    assert marks | others == set(program_lines(method.key, method.form))


def test_two_line_fragments_find_the_lines_of_the_carry_chain() -> None:
    lines = program_lines("carry_chain", "recursive")
    source = method_source("carry_chain", "recursive")
    expected = [lines["refuse_given"], lines["refuse"]]
    text = "if may_be_least(chain, line):"
    source_lines = source.splitlines()
    assert [number for number, line in enumerate(source_lines) if line.strip() == text] == expected


def bits_of(board: reference.Board) -> list[int]:
    """Return the queen of each row as a bit; bit 0 is the rightmost column."""
    return [1 << (len(board) - 1 - column) for column in board]


def branch_of(rows: list[int]) -> tuple[bool, int]:
    """Return `corner` and `bound` of the branch of a board, given its queens as bits."""
    corner = rows[0] == 1
    return corner, rows[1 if corner else 0].bit_length() - 1


@pytest.mark.parametrize("n", range(4, 9))
def test_no_representative_is_on_a_forbidden_square(n: int) -> None:
    for board, _ in reference.all_fundamental(n):
        rows = bits_of(board)
        forbidden = forbidden_squares(n, *branch_of(rows))
        assert not any(row & squares for row, squares in zip(rows[1:], forbidden[1:], strict=True))


@pytest.mark.parametrize("n", range(4, 9))
def test_only_representatives_avoid_the_forbidden_squares_below_the_corner(n: int) -> None:
    representatives = {board for board, _ in reference.all_fundamental(n)}
    for board in reference.all_solutions(n):
        rows = bits_of(board)
        corner, bound = branch_of(rows)
        if corner:
            forbidden = forbidden_squares(n, corner, bound)
            avoided = not any(map(int.__and__, rows, forbidden))
            assert avoided == (board in representatives)


@pytest.mark.parametrize("n", range(4, 9))
def test_every_representative_is_in_a_branch(n: int) -> None:
    branches = list(symmetry_branches(n))
    assert len(set(branches)) == len(branches)
    of_representatives = {
        Branch(n, *branch_of(bits_of(board))) for board, _ in reference.all_fundamental(n)
    }
    assert of_representatives <= set(branches)


@pytest.mark.parametrize("n", range(5, 9))
def test_only_boards_with_a_queen_on_a_checked_square_have_a_greater_rotation(n: int) -> None:
    """A rotation keeps the first queen of a board exactly if its checked square has a queen.

    The checked square of a rotation is the square that the rotation moves to the square of the
    first queen. A rotation that does not keep the first queen is never greater than the board. Both
    holds only for boards without queens on forbidden squares.
    """
    counts = {5: 0, 6: 0, 7: 2, 8: 4}
    turns = (Symmetry.ROTATE_270, Symmetry.ROTATE_180, Symmetry.ROTATE_90)
    rejected = 0
    for board in reference.all_solutions(n):
        rows = bits_of(board)
        branch = Branch(n, *branch_of(rows))
        if branch.corner or branch not in symmetry_branches(n):
            continue
        if any(map(int.__and__, rows[1:], branch.forbidden[1:])):
            continue
        turned = dict(zip(Symmetry, images(board), strict=True))
        ties = [turn for turn in turns if turned[turn][0] == board[0]]
        queens = set(enumerate(board))
        pairs = zip(branch.checks, turns, strict=True)
        assert ties == [turn for square, turn in pairs if square in queens]
        if rival := find_greater_rotation(n, tuple(enumerate(board))):
            assert rival.symmetry in ties
            rejected += 1
    assert rejected == counts[n]


def test_bounds_are_the_rows_of_squares_c_and_a() -> None:
    for branch in symmetry_branches(8):
        if not branch.corner:
            a, _, c = branch.checks
            assert branch.bounds == (c[0], a[0])
    assert next(symmetry_branches(8)) == Branch(8, corner=True, bound=2)
    assert Branch(8, corner=True, bound=2).bounds == (2,)
    assert Branch(8, corner=True, bound=2).checks == ()


def chain(board: reference.Board) -> list[int]:
    """Return the ring codes of the four sides of a full board."""
    return ring_codes(len(board), ring_positions(len(board), tuple(enumerate(board))))


@pytest.mark.parametrize("n", range(4, 9))
def test_ring_positions_name_the_squares_of_queens(n: int) -> None:
    for board in reference.all_solutions(n):
        queens = tuple(enumerate(board))
        squares = [
            ring_square(n, line, position)  # type: ignore[arg-type]
            for line, position in enumerate(ring_positions(n, queens))
        ]
        assert len(squares) == 8
        assert set(squares) <= set(queens)


@pytest.mark.parametrize("n", range(4, 8))
def test_rotation_turns_the_ring_codes_and_mirroring_reverses_them(n: int) -> None:
    for board in reference.all_solutions(n):
        top, right, bottom, left = chain(board)
        assert chain(reference.rotate(board)) == [left, top, right, bottom]
        flipped = [mirrored(n, code) for code in (top, left, bottom, right)]
        assert chain(reference.mirror(board)) == flipped


@pytest.mark.parametrize("n", range(4, 9))
def test_ring_weight_is_the_number_of_distinct_images(n: int) -> None:
    for board in reference.all_solutions(n):
        images = [chain(image) for image in reference.eight_images(board)]
        distinct = len({tuple(image) for image in images})
        least = chain(board) == min(images)
        assert ring_weight(n, tuple(enumerate(board))) == (distinct if least else 0)


def test_moved_full_board_equals_its_image() -> None:
    for board in ((4, 2, 0, 3, 1), (0, 2, 4, 1, 3)):
        for symmetry, image in zip(Symmetry, images(board), strict=True):
            assert moved(5, tuple(enumerate(board)), symmetry) == tuple(enumerate(image))


@pytest.mark.parametrize("n", range(4, 9))
def test_greater_rotation_is_none_for_the_greatest_rotation_only(n: int) -> None:
    for board in reference.all_solutions(n):
        greatest = max(images(board)[:4])
        rival = find_greater_rotation(n, tuple(enumerate(board)))
        assert (rival is None) == (greatest == board)
        if rival:
            assert rival.own == board
            assert rival.other == tuple(column for _, column in rival.queens)
            assert rival.own[: rival.first] == rival.other[: rival.first]
            assert rival.other[rival.first] > board[rival.first]  # type: ignore[operator]
            assert rival.area == (rival.first, 0, 1, n)


@pytest.mark.parametrize(
    ("method", "n", "count"), [("symmetry_elimination", 8, 4), ("carry_chain", 6, 25)]
)
def test_every_rejected_board_has_a_rival(method: str, n: int, count: int) -> None:
    refused = [
        step.queens
        for step in trace(n, method)
        if step.kind is StepKind.REJECT and step.is_of_board
    ]
    assert len(refused) == count
    for queens in refused:
        rival = find_rival(method, n, queens)
        assert rival
        assert rival.queens == moved(n, queens, rival.symmetry)


def test_smaller_ring_code_compares_the_known_rows_only() -> None:
    assert find_smaller_ring_code(5, ((0, 0), (1, 2))) is None
    rival = find_smaller_ring_code(5, ((0, 4), (1, 2), (2, 0)))
    assert rival
    assert rival.own[0] == 22
    assert rival.other[0] == 2
    assert rival.area == (0, 0, 2, 5)


# For n = 4 to 8, the number of nodes in each level of the tree of backtracking, below the root.
# Source: OEIS A319284.
NODES_BY_DEPTH = {
    4: (4, 6, 4, 2),
    5: (5, 12, 14, 12, 10),
    6: (6, 20, 36, 46, 40, 4),
    7: (7, 30, 76, 140, 164, 94, 40),
    8: (8, 42, 140, 344, 568, 550, 312, 92),
}
KEYS = tuple(dict.fromkeys(method.key for method in METHODS))
EACH_KEY = pytest.mark.parametrize("key", KEYS)


def sizes(key: str) -> range:
    """Return the board sizes for which the method `key` takes few steps."""
    return range(1, 6 if key == "brute_force" else 8)


def solutions_in_order(key: str, n: int) -> list[reference.Board]:
    """List the solutions in the order in which the method finds them."""
    steps = (step for step in trace(n, key) if step.kind is StepKind.SOLUTION)
    return [tuple(column for _, column in sorted(step.queens)) for step in steps]


@pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")
def test_trace_places_the_nodes_of_the_compiled_method(method: Method) -> None:
    for n in range(1, 7 if method.key == "brute_force" else 9):
        steps = list(trace(n, method.key, method.form))
        nodes = sum(step.kind is StepKind.PLACE for step in steps)
        census = method.search(n)
        assert nodes == census.nodes
        if steps:
            assert (steps[-1].nodes, steps[-1].solutions) == (nodes, census.total)


@pytest.mark.parametrize(
    "key", ["backtracking", "placement_flags", "list_based", "columns_left", "bitmap"]
)
def test_nodes_by_depth_equal_the_published_ones(key: str) -> None:
    for n, published in NODES_BY_DEPTH.items():
        depths = Counter(s.depth for s in trace(n, key) if s.kind is StepKind.PLACE)
        assert tuple(depths[depth] for depth in range(1, n + 1)) == published


@EACH_KEY
def test_boards_are_found_in_the_order_of_the_method(key: str) -> None:
    for n in sizes(key)[3:]:
        expected = list(reference.all_solutions(n))
        boards = solutions_in_order(key, n)
        if key in ("brute_force", "backtracking", "placement_flags", "list_based"):
            assert boards == expected  # columns from the left
        elif key in ("columns_left", "bitmap", "lowest_zero"):
            assert boards == expected[::-1]  # columns from the lowest bit
        elif key == "mirror":
            assert sorted([*boards, *map(reference.mirror, boards)]) == expected
        elif key == "symmetry_elimination":
            assert boards == [board for board, _ in reference.all_fundamental(n)]


def test_carry_chain_counts_every_orbit_with_its_size() -> None:
    """The carry chain may count one board for several solutions of its orbit.

    For each orbit these counts add up to the size of the orbit.
    """
    for n in range(4, 8):
        before, total = 0, Counter[reference.Board]()
        for step in trace(n, "carry_chain"):
            if step.kind is StepKind.SOLUTION:
                board = tuple(column for _, column in sorted(step.queens))
                total[max(reference.eight_images(board))] += step.solutions - before
                before = step.solutions
        assert dict(total) == dict(reference.all_fundamental(n))


@EACH_KEY
def test_a_step_changes_the_board_by_one_queen(key: str) -> None:
    for n in sizes(key):
        for before, step in pairwise(trace(n, key)):
            square = (step.row, step.column)
            if step.kind is StepKind.PLACE:
                assert step.queens[-1] == square
                assert step.queens[:-1] == before.queens[: step.depth - 1]
            elif step.kind is StepKind.BACKTRACK:
                assert square not in step.queens
                assert before.queens[: step.depth] == step.queens
                assert before.queens[step.depth] == square
            elif step.is_of_board or step.kind is StepKind.SOLUTION:
                assert (before.kind, before.queens) == (StepKind.PLACE, step.queens)


@EACH_KEY
def test_untried_squares_are_placed_later(key: str) -> None:
    """After each step, `untried` must have the squares of the row that get a queen later."""
    placed: dict[tuple[Square, ...], int] = {}
    for step in reversed(list(trace(sizes(key)[-1], key))):
        if step.kind is StepKind.PLACE:
            # The steps are read backwards, so the steps in the row below this queen end here.
            placed.pop(step.queens, None)
        on_board = step.kind is StepKind.PLACE or step.is_of_board
        above = step.queens[:-1] if on_board else step.queens
        in_a_column = key == "carry_chain" and not step.untried
        # The first row is not checked, because some methods search it in several parts.
        if above and not in_a_column:
            assert step.untried == placed.get(above, 0)
        if step.kind is StepKind.PLACE:
            placed[above] = placed.get(above, 0) | step.bit


def test_trace_is_lazy() -> None:
    assert next(trace(28, "brute_force")).kind is StepKind.PLACE


@EACH_KEY
def test_no_queen_is_placed_on_a_square_that_is_not_free(key: str) -> None:
    for step in trace(sizes(key)[-1], key):
        if key != "brute_force" and step.kind is StepKind.PLACE:
            assert step.bit & step.free & ~(step.left | step.down | step.right)
