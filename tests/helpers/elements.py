"""Custom elements that leave a page and come back, as themes and readers' scripts move them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

TAKE_OUT = """async (figure) => {
    globalThis.takenOut = { figure, hole: document.createComment("") };
    figure.replaceWith(takenOut.hole);
    await 0; // it would start nothing anew if it came back at once
}"""
MOVE = "(figure) => void figure.parentElement.append(figure)"
REMOVE = """async (figure) => {
    figure.replaceWith(place = new Comment());
    await null;
    removed = figure;
}"""
PUT_BACK = "place.replaceWith(removed)"
FOLD = """(figure) => {
    const fold = document.createElement("details");
    figure.replaceWith(fold);
    fold.append(figure);
}"""
# Run before a page: which workers of ours run, and whether one was started. The browser itself
# tells the end of a worker later, and that of one which still loads perhaps never.
WATCH_WORKERS = """
workers = new Set();
hasStarted = false;
globalThis.Worker = class extends Worker {
    constructor(address) {
        super(address);
        if (/queens-/.test(address)) { workers.add(this); hasStarted = true; }
    }
    terminate() { super.terminate(); workers.delete(this); }
};
"""
COPY = "(figure) => void figure.insertAdjacentElement('afterend', figure.cloneNode(true))"


@contextmanager
def taken_out(figure: Locator) -> Iterator[None]:
    """A page without a figure, which is `takenOut.figure` in scripts and comes back at the end."""
    page: Page = figure.page
    figure.evaluate(TAKE_OUT)
    yield
    page.evaluate("takenOut.hole.replaceWith(takenOut.figure)")


def move(figure: Locator) -> None:
    """Put a figure at the end of the element that holds it."""
    figure.evaluate(MOVE)


def copy(figure: Locator) -> None:
    """Put a second figure of the same markup behind it."""
    figure.evaluate(COPY)
