"""The quadrant join in each backend: against the counts, the reference, the depth-first search."""

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


def boards(counter: JoinCounter, parts: JoinParts) -> int:
    """All boards of all parts."""
    return sum(counter.boards(parts, number) for number in range(len(parts)))


@EACH_BACKEND
def test_counts_equal_the_published_ones(backend: str) -> None:
    for n in range(4, 15):
        assert boards(JoinCounter(backend, Stop()), JoinParts(n, Stop())) == known_census(n).total


@EACH_BACKEND
def test_backends_agree_on_full_groups(backend: str) -> None:
    parts = JoinParts(18, Stop())
    counter, portable = JoinCounter(backend, Stop()), JoinCounter("portable", Stop())
    middle = [len(parts) // 2, len(parts) // 2 + 1]
    for number in middle:
        assert counter.boards(parts, number) == portable.boards(parts, number) > 0


def lines(board: tuple[int, ...]) -> tuple[Rows, Rows, Rows, Rows]:
    """Rows and columns of the upper left quadrant, then of the lower right one from its corner."""
    n, half = len(board), len(board) // 2
    first = [(row, column) for row, column in enumerate(board) if row < half and column < half]
    last = [(n - 1 - r, n - 1 - c) for r, c in enumerate(board) if n - 1 - r < half > n - 1 - c]
    a, b = sorted(row for row, _ in first), sorted(column for _, column in first)
    c, d = sorted(row for row, _ in last), sorted(column for _, column in last)
    return tuple(a), tuple(b), tuple(c), tuple(d)


def shares(c_tied: bool, b_tied: bool, d_tied: bool) -> int:
    """Boards that one stands for if others of its four sets are as early as the first."""
    if c_tied and b_tied != d_tied:
        return 3
    return 8 // (1 << c_tied + b_tied + d_tied) or 2


@pytest.mark.parametrize("n", [6, 8, 11])
def test_part_counts_the_boards_whose_first_set_comes_first(n: int) -> None:
    half, parts, counter = n // 2, JoinParts(n, Stop()), JoinCounter("portable", Stop())
    centre = ((half, half),) if n % 2 else ()
    place = {}
    for number in range(len(parts)):
        if parts.squares(number) == centre:
            rows = parts.rows(number)
            place[rows] = number
            if 2 * len(rows) == half:
                place[tuple(row for row in range(half) if row not in rows)] = number
    sums = dict.fromkeys(place.values(), 0)
    for board in map(tuple, solutions(n).tolist()):
        a, b, c, d = lines(board)
        number = place.get(a, -1)
        if number < 0 or parts.rows(number) != a or not all(board[r] == c for r, c in centre):
            continue
        if number == min(map(place.get, (a, b, c, d))):
            sums[number] += shares(*(place[each] == number for each in (c, b, d)))
    assert sums == {number: counter.boards(parts, number) for number in sums}


def apart_parts(parts: JoinParts) -> dict[Rows, int]:
    """The parts of an odd board without a queen in the centre, by their rows."""
    return {parts.rows(k): k for k in range(len(parts)) if not parts.squares(k)}


@pytest.mark.parametrize("n", [7, 9])
def test_part_without_the_centre_counts_the_boards_whose_rows_come_first(n: int) -> None:
    half, parts, counter = n // 2, JoinParts(n, Stop()), JoinCounter("portable", Stop())
    place = apart_parts(parts)
    sums = dict.fromkeys(place.values(), 0)
    for board in map(tuple, solutions(n).tolist()):
        a, b, _, _ = lines(board)
        if board[half] > half < board.index(half) and place[a] <= place[b]:
            sums[place[a]] += 8 if place[a] < place[b] else 4
    assert sums == {number: counter.boards(parts, number) for number in sums}


def closed(n: int, rows: Rows, *, of_columns: bool, from_end: bool) -> Iterator[Square]:
    """Squares left empty if just these rows, or columns, of a corner's quadrant are filled."""
    half = n // 2
    for line, place in product(range(half), range(n)):
        in_quadrant = (n - 1 - place if from_end else place) < half
        if in_quadrant != (line in rows):
            square = (n - 1 - line if from_end else line, place)
            yield square[::-1] if of_columns else square


@EACH_BACKEND
def test_part_of_an_even_board_equals_depth_first_search(backend: str) -> None:
    n, parts, search = 14, JoinParts(14, Stop()), Counter(backend, Stop())
    number = next(k for k in range(len(parts)) if len(parts.rows(k)) == 2)  # comes before all
    rows = parts.rows(number)
    least = {}  # boards where these sets are tied with the first, and maybe others
    for ties in product((False, True), repeat=3):
        ways = ((False, True), (True, False), (True, True))
        forbidden = list(closed(n, rows, of_columns=False, from_end=False))
        for (of_columns, from_end), tied in zip(ways, ties, strict=True):
            if tied:
                forbidden += closed(n, rows, of_columns=of_columns, from_end=from_end)
        least[ties] = search.completions(n, [], forbidden)
    expected = 0
    for ties in least:
        more = [k for k in range(3) if not ties[k]]
        exactly = sum(
            (-1) ** size * least[tuple(tie or k in added for k, tie in enumerate(ties))]
            for size in range(len(more) + 1)
            for added in combinations(more, size)
        )
        expected += shares(*ties) * exactly
    assert JoinCounter(backend, Stop()).boards(parts, number) == expected > 0


@EACH_BACKEND
def test_parts_of_an_odd_board_equal_depth_first_search(backend: str) -> None:
    n, half, parts = 13, 6, JoinParts(13, Stop())
    counter, search = JoinCounter(backend, Stop()), Counter(backend, Stop())
    middle = [(half, column) for column in range(half + 1)]
    middle += [(row, half) for row in range(half + 1)]
    first = {len(rows): (rows, k) for rows, k in reversed(apart_parts(parts).items())}
    for rows, number in first.values():  # these come before all with as many rows
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
    assert west.sum() > 0 < east.sum()
    # The class is of diagonals that many half boards have: few have none of them.
    assert west[0] < west.sum() / 2
