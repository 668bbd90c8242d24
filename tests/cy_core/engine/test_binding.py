"""Test each backend of the engine against published counts, the reference, and each other."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations, islice
from random import Random

import numpy as np
import pytest

from cy_core import InputError, WrongCount, known_census
from cy_core.engine.binding import (
    AVAILABLE_BACKENDS,
    Counter,
    Lister,
    PartQueue,
    Parts,
    Stop,
    count_orbits,
    has_backend,
)
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.model import Square
from tests import reference

EACH_BACKEND = pytest.mark.parametrize("backend", AVAILABLE_BACKENDS)


def total_boards(counter: Counter, parts: Parts) -> int:
    """Return the sum of the solutions that a counter finds in all parts."""
    return sum(counter.boards(parts, number) for number in range(len(parts)))


@EACH_BACKEND
def test_counts_equal_the_published_ones(backend: str) -> None:
    counter = Counter(backend, Stop())
    for n in range(1, 16):
        known = known_census(n)
        census = count_orbits(n, counter.total(PartQueue(Parts(n))), Stop())
        assert (census.total, census.fundamental) == (known.total, known.fundamental)
        assert census.orbits_by_size == known.orbits_by_size


@EACH_BACKEND
def test_split_parts_have_the_same_total(backend: str) -> None:
    for n in range(1, 12):
        parts = Parts(n)
        for _ in range(3):
            parts.split()
        assert len(parts.work()) == len(parts)
        assert total_boards(Counter(backend, Stop()), parts) == known_census(n).total


@pytest.mark.parametrize("n", [4, 7, 8, 11, 12])
def test_boards_of_a_part_are_weight_times_completions(n: int) -> None:
    counter, parts = Counter("portable", Stop()), Parts(n)
    centre = {(n - 1) // 2, n // 2}
    for number in range(len(parts)):
        squares, weight = parts.squares(number), parts.weight(number)
        assert squares == tuple(sorted(squares))
        assert centre <= {row for row, _ in squares}
        assert centre <= {column for _, column in squares}
        assert not any(attacks(one, other) for one, other in combinations(squares, 2))
        assert weight in (2, 4, 8)
        assert weight * counter.completions(n, squares) == counter.boards(parts, number)


def test_parts_of_a_part_add_up_to_it() -> None:
    parts, counter = Parts(12), Counter("portable", Stop())
    for number in range(0, len(parts), 40):
        split_parts = Parts(12, parts, number)
        assert {split_parts.weight(k) for k in range(len(split_parts))} <= {parts.weight(number)}
        assert total_boards(counter, split_parts) == counter.boards(parts, number)


def test_counters_share_a_queue_of_parts() -> None:
    first, second = Counter("portable", Stop()), Counter("portable", Stop())
    queue = PartQueue(Parts(12), heaviest_first=True)
    stop = Stop()
    stop.set()
    assert Counter("portable", stop).total(queue) == 0
    with ThreadPoolExecutor(2) as pool:
        totals = [pool.submit(counter.total, queue) for counter in (first, second)]
    assert sum(total.result() for total in totals) == known_census(12).total
    assert first.total(queue) == 0, "the queue is empty"


def test_part_numbers_out_of_range_raise_index_error() -> None:
    counter, parts = Counter("portable", Stop()), Parts(8)
    for number in (-1, len(parts)):
        for function in (parts.squares, parts.weight, partial(counter.boards, parts)):
            with pytest.raises(IndexError, match=f"parts have numbers 0 to 27, got {number}"):
                function(number)


def random_partial_board(random: Random, n: int, max_empty: int) -> tuple[Square, ...]:
    """Return queens on random squares that do not attack each other.

    At most `max_empty` rows stay empty.
    """
    while True:
        queens: list[Square] = []
        for row in random.sample(range(n), n - random.randint(0, min(n, max_empty))):
            free = [c for c in range(n) if not any(attacks(q, (row, c)) for q in queens)]
            if not free:
                break
            queens.append((row, random.choice(free)))
        else:
            return tuple(queens)


def attacks(one: Square, other: Square) -> bool:
    """Return whether two queens in different rows attack each other."""
    distance = abs(one[1] - other[1])
    return distance in (0, abs(one[0] - other[0]))


@EACH_BACKEND
def test_completions_agree_with_the_reference(backend: str) -> None:
    random, counter = Random(1), Counter(backend, Stop())
    for n in list(range(1, 9)) * 20:
        queens = random_partial_board(random, n, n)
        expected = sum(set(queens) <= set(enumerate(b)) for b in reference.all_solutions(n))
        assert counter.completions(n, queens) == expected, (n, queens)


def test_backends_count_the_same_completions_of_random_boards() -> None:
    random, counters = Random(2), [Counter(backend, Stop()) for backend in AVAILABLE_BACKENDS]
    boards_with_completions = 0
    for _ in range(500):
        n = random.randint(9, 28)
        queens = random_partial_board(random, n, 10)
        counts = {counter.completions(n, queens) for counter in counters}
        assert len(counts) == 1, (n, queens)
        boards_with_completions += counts != {0}
    assert boards_with_completions > 50


def test_orbits_refuse_an_impossible_total() -> None:
    for total in (-1, 0, 93, 1 << 64):
        with pytest.raises(WrongCount, match=f"{total}"):
            count_orbits(8, total, Stop())


@pytest.mark.soak
@EACH_BACKEND
def test_stop_ends_a_count(backend: str) -> None:
    """Each part of N = 24 takes minutes, so that without the stop the test would not end."""
    stop = Stop()
    counter, parts = Counter(backend, stop), Parts(24)
    timer = threading.Timer(0.1, stop.set)
    timer.start()
    total_boards(counter, parts)
    timer.join()
    assert stop


@pytest.mark.parametrize("n", range(4, 15))
def test_lister_equals_the_scalar_search(n: int) -> None:
    expected = fundamental_scalar(n)
    for backend in AVAILABLE_BACKENDS:
        parts = [np.column_stack(part) for part in Lister(n, backend)]
        assert np.array_equal(np.concatenate(parts), expected)


@pytest.mark.core
@pytest.mark.parametrize("n", [16, 17, 18, 21, 28])
def test_backends_list_the_same_large_boards(n: int) -> None:
    """Compare the first arrays of the lists of all backends.

    From N = 17 on, edge columns get their queens first; from N = 18 on, prefixes are longer. Up to
    N = 20, three arrays have enough solutions for a comparison.
    """
    # For larger n the arrays are smaller, and some of them are empty.
    if n < 21:
        length = 3
    elif n == 21:
        length = 10
    else:
        length = 40
    lists = [islice(Lister(n, backend), length) for backend in AVAILABLE_BACKENDS]
    for (representatives, sizes), *others in zip(*lists, strict=True):
        assert n > 20 or len(sizes) > 100
        for other_boards, other_sizes in others:
            assert np.array_equal(other_boards, representatives)
            assert np.array_equal(other_sizes, sizes)


@pytest.mark.parametrize("n", [17, 19, 21, 24, 27, 28])
def test_listed_large_boards_descend_and_are_representatives(n: int) -> None:
    parts = islice(Lister(n, AVAILABLE_BACKENDS[-1]), 400 if n > 21 else 2)
    rows = [tuple(row) for boards, _ in parts for row in boards[:300].tolist()]
    assert rows == sorted(set(rows), reverse=True)
    for row in rows[::29]:
        assert row == max(reference.eight_images(row))
        assert len({r + c for r, c in enumerate(row)}) == n
        assert len({r - c for r, c in enumerate(row)}) == n


def test_unknown_backend_is_refused() -> None:
    for function in (has_backend, partial(Lister, 8), lambda backend: Counter(backend, Stop())):
        with pytest.raises(InputError, match=r"a backend must be one of portable, sse, .* got mmx"):
            function("mmx")


@pytest.mark.soak
def test_lister_refuses_a_second_thread() -> None:
    lister, refused = Lister(15, AVAILABLE_BACKENDS[-1]), list[str]()

    def run() -> None:
        try:
            for _ in lister:
                pass
        except ValueError as error:
            refused.append(str(error))

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(refused) <= {"a Lister works for one thread at a time"}
    assert len(refused) < 8, "one of the threads lists the solutions"
