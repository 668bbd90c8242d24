"""The finder of a page, its worker and its parts, for tests in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

# Asks the worker of the page many things at once.
_ASK = """async (asked) => {
    const root = document.querySelector("[data-qa-find]");
    const worker = queensAsking.asker(root.dataset.qaWorker);
    const answers = await Promise.all(asked.map(([name, ...values]) => worker.ask(name, values)));
    worker.stop();
    return answers;
}"""
_GO = """(query) => {
    history.pushState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(page: Page, name: str, queries: Sequence[Sequence[object]]) -> Any:
    """What the worker answers."""
    return page.evaluate(_ASK, [[name, *values] for values in queries])


def as_label(answer: dict[str, int]) -> str:
    """The label that an answer tells."""
    return f"{answer['n']}.{answer['size']}.{answer['rank']}"


def go(page: Page, query: str) -> None:
    """Another address of the same page, as the back button would."""
    page.evaluate(_GO, query)


def part(page: Page, name: str) -> Locator:
    """A part of the finder by its name."""
    return page.locator(f'[data-qa-part="{name}"]')


def square(page: Page, name: str) -> Locator:
    """A square of the board to click."""
    names = (f"[role=gridcell][aria-label{rule}]" for rule in (f'^="{name},"', f'="{name}"'))
    return page.locator(", ".join(names))


def expect_said(page: Page, words: str) -> None:
    """Wait until this is said of the board."""
    expect(part(page, "said")).to_have_text(words)
