"""Operate the finder, and the positions and puzzles that readers solve, in a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice
from re import Pattern
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cy_core import completions, label
from cy_core.puzzles import example_puzzles, trace_sudoku
from site_builder.values.text import square_name
from tests.helpers.browser import part_of

# Start a search worker of the page, send it many queries, and return all answers.
_ASK = """async (asked) => {
    const stopped = new AbortController();
    const { qaWorker } = document.querySelector("queens-finder").dataset;
    const worker = new queensWorker.SearchWorker(qaWorker, stopped.signal);
    const answers = await Promise.all(asked.map(([name, ...values]) => worker.ask(name, values)));
    stopped.abort();
    return answers;
}"""
_PUSH_QUERY = """(query) => {
    history.pushState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(page: Page, name: str, queries: Sequence[Sequence[object]]) -> Any:
    """Ask a search worker of the finder's page, and return its answers.

    `name` is the function of the worker to call, and each query a list of its arguments. The page
    must have imported `queensWorker`.
    """
    return page.evaluate(_ASK, [[name, *values] for values in queries])


def push_query(page: Page, query: str) -> None:
    """Push a new query to the history, and notify the page as the Back button does."""
    page.evaluate(_PUSH_QUERY, query)


def square(page: Page | Locator, name: str) -> Locator:
    """Return the square `name` of the board, such as d4."""
    names = (f"[role=gridcell][aria-label{rule}]" for rule in (f'^="{name},"', f'="{name}"'))
    return page.locator(", ".join(names))


def expect_status(page: Page | Locator, text: str | Pattern[str]) -> None:
    """Wait until the status text of the board ends with `text`, or matches it."""
    end = re.compile(re.escape(text) + "$") if isinstance(text, str) else text
    expect(part_of(page, "status")).to_have_text(end)


def visit(page: Page, address: str, name: str = "queens-play") -> Locator:
    """Open an address; return its first element `name` as soon as the board in it is visible."""
    page.goto(address)
    figure = page.locator(name).first
    expect(figure.get_by_role("gridcell").first).to_be_visible()
    return figure


def size(figure: Locator) -> int:
    """Return the number of rows of the figure's board."""
    return figure.get_by_role("grid").first.get_by_role("row").count()


def squares_with(figure: Locator, word: str) -> list[str]:
    """Return the names of the squares whose description, after the name, begins with `word`."""
    cells = figure.locator(f'[role=gridcell][aria-label*=", {word}"]').all()
    return [(cell.get_attribute("aria-label") or "").partition(",")[0] for cell in cells]


def solution(figure: Locator) -> tuple[list[str], str]:
    """Return (names of squares, label) of the only solution that completes a figure's position.

    The squares are only the squares of the missing queens.
    """
    n = size(figure)
    names = {
        square_name((row, column), n): (row, column) for row in range(n) for column in range(n)
    }
    given = squares_with(figure, "given queen")
    (columns,) = completions(n, [names[name] for name in given]).tolist()
    all_names = [square_name(square, n) for square in enumerate(columns)]
    return [name for name in all_names if name not in given], label(columns)


def solve(figure: Locator) -> str:
    """Solve the position of a figure by clicks; return the label of the solution."""
    names, solution_label = solution(figure)
    for name in names:
        square(figure, name).click()
    expect(part_of(figure, "solved")).to_be_visible()
    return solution_label


HARD_SUDOKU = example_puzzles()[-1]
# The hard puzzle with more digits given, as the page makes it. It is a constant, because computing
# it takes half a second.
EASY_SUDOKU = "7...3.4..185.2.6..3......75.7.2895..9.26...1.568.1........427.8.1.9..34....7.3.92"
# The page shows at most this many steps of a trace.
MAX_STEPS = 5000


@cache
def count_steps(puzzle: str, method: str) -> int:
    """Return the number of steps that the page shows of a search of `puzzle` by `method`."""
    return sum(1 for _ in islice(trace_sudoku(puzzle, method), MAX_STEPS))
