"""The searches of the finder, with WebAssembly and without, find what the core finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from cy_core import completions, fundamental, solutions
from tests.helpers.browser import load_modules, opened

pytestmark = pytest.mark.soak

COMPLETE = "(cases) => cases.map((each) => queensSearch.completions(...each))"
# All that is found, or as many as are wanted; and whether the search ended then.
VISIT = """(cases) => cases.map(([n, prefix, wanted, fromLeast]) => {
    const found = [];
    const visit = (board, size) => found.push([size, ...board]) === wanted;
    return [queensSearch.eachRepresentative(n, prefix, visit, fromLeast), found];
})"""


@pytest.fixture(scope="module", params=["wasm", "javascript"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """An empty page with the search, which may have no WebAssembly."""
    with opened(browser) as page:
        if request.param == "javascript":
            page.evaluate("delete globalThis.WebAssembly")
        load_modules(page, queensSearch="finder/search.js", queensSquares="finder/squares.js")
        has_counter = page.evaluate("!!queensSquares.squareCounter(new Int32Array(4))")
        assert has_counter == (request.param == "wasm")
        page.evaluate("queensSearch.accelerate(queensSquares)")
        yield page


def partial(random: Random, n: int, queens: int) -> tuple[list[int | None], list[tuple[int, int]]]:
    """Some queens of a solution, and some squares that are forbidden."""
    solution = random.choice(solutions(n)).tolist()
    rows = random.sample(range(n), queens)
    board = [solution[row] if row in rows else None for row in range(n)]
    forbidden = [
        (random.randrange(n), random.randrange(n)) for _ in range(random.choice((0, 0, 1, 4)))
    ]
    return board, forbidden


def check(page: Page, random: Random, cases: list[tuple[int, int]]) -> None:
    boards = [(*partial(random, *case), random.choice((0, 1, 5, 1000))) for case in cases]
    for (board, forbidden, limit), found in zip(
        boards, page.evaluate(COMPLETE, boards), strict=True
    ):
        n = len(board)
        fixed = [(row, column) for row, column in enumerate(board) if column is not None]
        wanted = completions(n, fixed, forbidden)
        counts = [np.bincount(wanted[:, row], minlength=n).tolist() for row in range(n)]
        assert found["total"] == len(wanted)
        assert found["counts"] == [count for row in counts for count in row]
        assert found["solutions"] == wanted[:limit].tolist()


def test_small_boards(page: Page) -> None:
    random = Random(0)
    sizes = [random.choice((1, 4, 5, 6, 7, 8, 9, 10)) for _ in range(300)]
    check(page, random, [(n, random.randint(0, n)) for n in sizes])


def test_large_boards(page: Page) -> None:
    check(page, Random(1), [(n, queens) for n in (12, 13, 14) for queens in (1, 2, 3, 5)])


def check_visits(page: Page, random: Random, n: int, prefixes: list[list[int]]) -> None:
    boards, sizes = fundamental(n)
    for prefix, wanted in [(prefix, random.choice((0, 1, 3))) for prefix in prefixes]:
        begin_so = (boards[:, : len(prefix)] == prefix).all(axis=1)
        named = np.column_stack((sizes, boards))[begin_so].tolist()
        cases = [(n, prefix, wanted, False), (n, prefix, wanted, True)]
        ends = 0 < wanted <= len(named)
        most = wanted or None
        assert page.evaluate(VISIT, cases) == [[ends, named[:most]], [ends, named[::-1][:most]]]


@pytest.mark.parametrize(("n", "rows"), [(4, 2), (5, 2), (6, 3), (7, 2), (8, 4), (9, 2), (10, 3)])
def test_representatives_of_each_beginning(page: Page, n: int, rows: int) -> None:
    prefixes = page.evaluate("(values) => queensSearch.prefixes(...values)", [n, rows])
    check_visits(page, Random(n), n, prefixes)


@pytest.mark.parametrize("n", [11, 12, 13, 14])
def test_representatives_of_some_beginnings(page: Page, n: int) -> None:
    random = Random(n)
    prefixes = page.evaluate("(n) => queensSearch.prefixes(n, 4)", n)
    check_visits(page, random, n, random.sample(prefixes, 100))
