from __future__ import annotations

import pytest

from cy_core import METHODS, InputError, census, count, known_census


@pytest.mark.parametrize("n", range(1, 13))
def test_census_equals_the_published_counts(n: int) -> None:
    counted, known = census(n), known_census(n)
    assert (counted.total, counted.fundamental) == (known.total, known.fundamental)
    assert counted.orbits_by_size == known.orbits_by_size


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_do_not_change_the_count(threads: int) -> None:
    for n in (*range(1, 13), 15):
        assert count(n, threads=threads) == count(n)


def test_a_method_and_a_form_can_be_chosen() -> None:
    for method in METHODS:
        if method.key != "brute_force":
            assert count(9, method=method.key, form=method.form) == method.search(9)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 29}, "n must be between 1 and 28, got 29"),
        ({"n": 8, "method": "bitmaps"}, "unknown method bitmaps: choose one of brute_force, "),
        ({"n": 8, "method": "bitmap", "form": "flat"}, "form must be recursive or iterative"),
        ({"n": 8, "threads": 1025}, "threads must be between 1 and 1024, got 1025"),
        ({"n": 8, "form": "iterative"}, "a form belongs to a method, got iterative: name the"),
        ({"n": 8, "threads": 2, "method": "bitmap"}, "bitmap runs on one thread, got 2: leave out"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        count(**options)
