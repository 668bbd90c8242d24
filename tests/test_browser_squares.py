"""The completions of the finder, with WebAssembly and without, are those of the core."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from cy_core import completions, solutions
from tests.helpers.browser import load_modules, opened

pytestmark = pytest.mark.soak

COMPLETE = """(cases) => cases.map(([board, forbidden, limit]) =>
    queensSearch.completions(board, forbidden, limit, () => {}, queensSquares.squareCounter))"""


@pytest.fixture(scope="module", params=["wasm", "javascript"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """An empty page with the search, which may have no WebAssembly."""
    with opened(browser) as page:
        if request.param == "javascript":
            page.evaluate("delete globalThis.WebAssembly")
        load_modules(page, queensSearch="finder/search.js", queensSquares="finder/squares.js")
        has_counter = page.evaluate("!!queensSquares.squareCounter(new Int32Array(4))")
        assert has_counter == (request.param == "wasm")
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
