"""Test each backend of the quadrant join against published counts and the depth-first search.

The queens of the upper left quadrant fill a set of rows and a set of columns. So do the queens of
the lower right quadrant, counted from its corner. By symmetry, a part counts only the boards where
its set of rows comes first among these four sets, and weighs them.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cy_core import known_census, solutions
from cy_core.engine.binding import AVAILABLE_BACKENDS, Counter, Stop
from cy_core.engine.joining import JoinCounter, JoinParts
from cy_core.model import Square

EACH_BACKEND = pytest.mark.parametrize("backend", AVAILABLE_BACKENDS)

Rows = tuple[int, ...]


def total_boards(counter: JoinCounter, parts: JoinParts) -> int:
    """Return the sum of the solutions that a counter finds in all parts."""
    return sum(counter.boards(parts, number) for number in range(len(parts)))


@EACH_BACKEND
def test_counts_equal_the_published_ones(backend: str) -> None:
    for n in range(4, 15):
        counter = JoinCounter(backend, Stop())
        assert total_boards(counter, JoinParts(n, Stop())) == known_census(n).total


@EACH_BACKEND
def test_backends_agree_on_full_groups(backend: str) -> None:
    parts = JoinParts(18, Stop())
    counter, portable = JoinCounter(backend, Stop()), JoinCounter("portable", Stop())
    for number in (len(parts) // 2, len(parts) // 2 + 1):
        expected = portable.boards(parts, number)
        assert expected > 0
        assert counter.boards(parts, number) == expected


def lines(board: tuple[int, ...]) -> tuple[Rows, Rows, Rows, Rows]:
    """Return the sets of rows and columns that the queens of two quadrants fill.

    The first two sets are the rows and columns of the upper left quadrant. The other two are the
    rows and columns of the lower right quadrant, counted from its corner.
    """
    n = len(board)
    half = n // 2
    turned = [(n - 1 - row, n - 1 - column) for row, column in enumerate(board)]
    upper_left = [(row, column) for row, column in enumerate(board) if max(row, column) < half]
    lower_right = [(row, column) for row, column in turned if max(row, column) < half]
    return (
        tuple(sorted(row for row, _ in upper_left)),
        tuple(sorted(column for _, column in upper_left)),
        tuple(sorted(row for row, _ in lower_right)),
        tuple(sorted(column for _, column in lower_right)),
    )


def weight(c_tied: bool, b_tied: bool, d_tied: bool) -> int:
    """Return for how many solutions a board counts whose first set of `lines` comes first.

    The arguments tell which of the other three sets tie with the first one. If a set ties, other
    images of the board are counted, too, so that each of them counts for fewer solutions.
    """
    if c_tied and b_tied != d_tied:
        return 3
    return 8 // (1 << c_tied + b_tied + d_tied) or 2


@pytest.mark.parametrize("n", [6, 8, 11])
def test_part_counts_the_boards_whose_first_set_comes_first(n: int) -> None:
    half = n // 2
    parts, counter = JoinParts(n, Stop()), JoinCounter("portable", Stop())
    centre = ((half, half),) if n % 2 else ()
    # Maps each set of rows to the number of its part. If the set has half of the rows, its
    # complement belongs to the same part.
    part_of = {}
    for number in range(len(parts)):
        if parts.squares(number) == centre:
            rows = parts.rows(number)
            part_of[rows] = number
            if 2 * len(rows) == half:
                part_of[tuple(row for row in range(half) if row not in rows)] = number
    sums = dict.fromkeys(part_of.values(), 0)
    for board in map(tuple, solutions(n).tolist()):
        a, b, c, d = lines(board)
        number = part_of.get(a, -1)
        if number < 0 or parts.rows(number) != a:
            continue
        if not all(board[row] == column for row, column in centre):
            continue
        if number == min(map(part_of.get, (a, b, c, d))):
            sums[number] += weight(*(part_of[line_set] == number for line_set in (c, b, d)))
    assert sums == {number: counter.boards(parts, number) for number in sums}


def apart_parts(parts: JoinParts) -> dict[Rows, int]:
    """Map the rows of each part of an odd board without a queen in the centre to its number."""
    return {parts.rows(k): k for k in range(len(parts)) if not parts.squares(k)}


@pytest.mark.parametrize("n", [7, 9])
def test_part_without_the_centre_counts_the_boards_whose_rows_come_first(n: int) -> None:
    half = n // 2
    parts, counter = JoinParts(n, Stop()), JoinCounter("portable", Stop())
    part_of = apart_parts(parts)
    sums = dict.fromkeys(part_of.values(), 0)
    for board in map(tuple, solutions(n).tolist()):
        a, b, _, _ = lines(board)
        # The parts count only the images whose queen in the middle row is right of the centre, and
        # whose queen in the middle column is below it.
        if board[half] > half and board.index(half) > half and part_of[a] <= part_of[b]:
            sums[part_of[a]] += 8 if part_of[a] < part_of[b] else 4
    assert sums == {number: counter.boards(parts, number) for number in sums}


def closed(n: int, rows: Rows, *, of_columns: bool, from_end: bool) -> Iterator[Square]:
    """Yield the squares that are empty if the queens of a quadrant fill exactly these rows.

    The quadrant is the upper left one, or with `from_end` the lower right one, whose rows count
    from the bottom. If `of_columns` is true, `rows` are columns.
    """
    half = n // 2
    for line, position in product(range(half), range(n)):
        in_quadrant = (n - 1 - position if from_end else position) < half
        if in_quadrant != (line in rows):
            square = (n - 1 - line if from_end else line, position)
            yield square[::-1] if of_columns else square


@EACH_BACKEND
def test_part_of_an_even_board_equals_depth_first_search(backend: str) -> None:
    """Count the boards of one part by a depth-first search that leaves closed squares empty."""
    n = 14
    parts, search = JoinParts(n, Stop()), Counter(backend, Stop())
    # In the part whose set of rows comes first, no other set comes before it: it can only tie.
    number = next(k for k in range(len(parts)) if len(parts.rows(k)) == 2)
    rows = parts.rows(number)
    # For each choice of the other sets, the number of boards where at least these sets tie.
    at_least = {}
    for ties in product((False, True), repeat=3):
        ways = ((False, True), (True, False), (True, True))
        forbidden = list(closed(n, rows, of_columns=False, from_end=False))
        for (of_columns, from_end), tied in zip(ways, ties, strict=True):
            if tied:
                forbidden += closed(n, rows, of_columns=of_columns, from_end=from_end)
        at_least[ties] = search.completions(n, [], forbidden)
    expected = 0
    for ties in at_least:
        # Inclusion and exclusion give the number of boards where exactly these sets tie.
        others = [k for k in range(3) if not ties[k]]
        exactly = sum(
            (-1) ** size * at_least[tuple(tie or k in added for k, tie in enumerate(ties))]
            for size in range(len(others) + 1)
            for added in combinations(others, size)
        )
        expected += weight(*ties) * exactly
    assert expected > 0
    assert JoinCounter(backend, Stop()).boards(parts, number) == expected


@EACH_BACKEND
def test_parts_of_an_odd_board_equal_depth_first_search(backend: str) -> None:
    n = 13
    half = n // 2
    parts = JoinParts(n, Stop())
    counter, search = JoinCounter(backend, Stop()), Counter(backend, Stop())
    middle = [(half, column) for column in range(half + 1)]
    middle += [(row, half) for row in range(half + 1)]
    # For each number of rows, the first part whose set has this number. Its set comes before all
    # other sets of this number.
    first = {len(rows): (rows, k) for rows, k in reversed(apart_parts(parts).items())}
    for rows, number in first.values():
        upper = list(closed(n, rows, of_columns=False, from_end=False))
        left = list(closed(n, rows, of_columns=True, from_end=False))
        boards = search.completions(n, [], [*middle, *upper])
        tied = search.completions(n, [], [*middle, *upper, *left])
        assert counter.boards(parts, number) == 8 * boards - 4 * tied, rows


def test_parts_have_distinct_squares_and_rows() -> None:
    for n in (12, 13):
        parts = JoinParts(n, Stop())
        distinct = {(parts.squares(k), parts.rows(k)) for k in range(len(parts))}
        assert len(distinct) == len(parts) == len(parts.work())
        assert {parts.weight(k) for k in range(len(parts))} == {1}


def test_part_numbers_out_of_range_raise_index_error() -> None:
    parts, counter = JoinParts(8, Stop()), JoinCounter("portable", Stop())
    for number in (-1, len(parts)):
        with pytest.raises(IndexError, match=f"parts have numbers 0 to 6, got {number}"):
            counter.boards(parts, number)


def test_stop_ends_the_search_for_parts() -> None:
    stop = Stop()
    stop.set()
    assert len(JoinParts(24, stop)) == 0


@pytest.mark.soak
def test_stop_ends_the_count_of_a_part() -> None:
    stop, parts = Stop(), JoinParts(20, Stop())
    thread = threading.Thread(target=JoinCounter("portable", stop).boards, args=(parts, 0))
    thread.start()
    stop.set()
    thread.join(timeout=60)
    assert not thread.is_alive()


@pytest.mark.parametrize("n", [12, 13])
def test_boards_of_the_jobs_add_up_to_the_part(n: int) -> None:
    parts, counter = JoinParts(n, Stop()), JoinCounter("portable", Stop())
    for number in range(len(parts)):
        jobs = counter.jobs(parts, number)
        counts = [counter.boards_of(parts, number, [job]) for job in jobs]
        assert (
            sum(counts) == counter.boards(parts, number) == counter.boards_of(parts, number, jobs)
        )
    assert counter.boards_of(parts, 0, []) == 0
    first = counter.jobs(parts, 0)[0]
    for wrong_jobs in ([1 << 12], [first, first]):
        with pytest.raises(ValueError, match="part 0 has no such jobs"):
            counter.boards_of(parts, 0, wrong_jobs)


def test_half_boards_of_a_job_are_spread_over_classes() -> None:
    parts, counter = JoinParts(16, Stop()), JoinCounter("portable", Stop())
    counter.boards_of(parts, 64, counter.jobs(parts, 64)[:1])
    west, east = counter.classes()
    assert len(west) == len(east) == 16
    assert west.sum() > 0
    assert east.sum() > 0
    # The number of a class has a bit for each of some common diagonals, and class 0 has the half
    # boards with queens on none of them. These are few.
    assert west[0] < west.sum() / 2
