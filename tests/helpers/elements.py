"""Custom elements that leave a page and come back, as themes and readers' scripts move them."""

from __future__ import annotations

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
