"""The finder of a page, its worker and its parts, for tests in a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from re import Pattern
from typing import Any

from playwright.sync_api import Locator, Page, expect

# Asks the worker of the page many things at once.
_ASK = """async (asked) => {
    const stopped = new AbortController();
    const { qaWorker } = document.querySelector("queens-finder").dataset;
    const worker = new queensWorker.SearchWorker(qaWorker, stopped.signal);
    const answers = await Promise.all(asked.map(([name, ...values]) => worker.ask(name, values)));
    stopped.abort();
    return answers;
}"""
_GO = """(query) => {
    history.pushState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(page: Page, name: str, queries: Sequence[Sequence[object]]) -> Any:
    """What the worker answers; the page needs the module of `queensWorker`."""
    return page.evaluate(_ASK, [[name, *values] for values in queries])


def go(page: Page, query: str) -> None:
    """Another address of the same page, as the back button would."""
    page.evaluate(_GO, query)


def part(page: Page | Locator, name: str) -> Locator:
    """A part of the finder by its name."""
    return page.locator(f'[data-qa-part="{name}"]')


def square(page: Page | Locator, name: str) -> Locator:
    """A square of the board to click."""
    names = (f"[role=gridcell][aria-label{rule}]" for rule in (f'^="{name},"', f'="{name}"'))
    return page.locator(", ".join(names))


def expect_status(page: Page | Locator, text: str | Pattern[str]) -> None:
    """Wait until this is said of the board, after what was done last."""
    end = re.compile(re.escape(text) + "$") if isinstance(text, str) else text
    expect(part(page, "status")).to_have_text(end)
