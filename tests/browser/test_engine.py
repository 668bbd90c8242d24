"""The engine: its module, workers, stops, pages without WebAssembly, and the figure that counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cy_core import census, known_census
from site_builder.values.text import grouped
from tests.browser.figures import part_selector
from tests.helpers.browser import PHONE

MODULE = "queens-engine.js"
WORKER = "**/queens-engine-worker.js"
COUNT = """async ([n, options]) => {
    const { count } = await import(engine);
    return count(n, options).catch(({ message }) => message);
}"""
PROGRESS = """async () => {
    const { count, estimate } = await import(engine);
    const heard = [];
    await count(13, { workers: 2, progress: (progress) => heard.push(progress) });
    return [heard, await estimate(16, { workers: 1 })];
}"""
# Abort a count after 40 %. The clock of the page runs a second ahead with each report, so that the
# engine saves every report.
STOP = """async () => {
    const { count } = await import(engine);
    const end = new AbortController();
    const progress = ({ done }) => done > 0.4 && end.abort();
    const now = performance.now.bind(performance);
    let reports = 0;
    performance.now = () => now() + 1000 * reports++;
    const options = { key: "kept", workers: 2, signal: end.signal, progress };
    return count(14, options).catch(({ name }) => name);
}"""
GO_ON = """async () => {
    const { count } = await import(engine);
    let first;
    const progress = ({ total }) => (first ??= total);
    const counted = await count(14, { key: "kept", progress });
    return [first, counted.total, localStorage.length];
}"""
NO_VECTORS = """{
    const { Module } = WebAssembly;
    let tries = 0;
    WebAssembly.Module = function (bytes) {
        if (tries++ === 0) throw new WebAssembly.CompileError("no such instruction");
        return new Module(bytes);
    };
}"""


def visit(page: Page, root: str, path: str) -> None:
    """Open the page `root + path`, and give it a global `engine`: the address of our module."""
    page.goto(root + path)
    page.evaluate("(address) => void (globalThis.engine = address)", f"{root}assets/{MODULE}")


@pytest.fixture
def engine(page: Page, atlas: str) -> Page:
    """A page that can import the engine."""
    visit(page, atlas, "numbers/")
    return page


def count(page: Page, n: object, **options: object) -> Any:
    """Return the result of the engine's count of `n`, or the message of its error.

    `options` are options of the module's function `count`.
    """
    return page.evaluate(COUNT, [n, options])


def script(body: str) -> Callable[[Route], None]:
    """Return a handler that answers a request with the script `body`."""
    return lambda route: route.fulfill(body=body, content_type="text/javascript")


def test_every_engine_counts_what_the_core_does_with_a_worker_for_each_core(engine: Page) -> None:
    for backend in ("wasm-simd", "wasm", "javascript"):
        for n in range(1, 11):
            counted = count(engine, n, backend=backend, workers=2)
            assert (counted["total"], counted["backend"]) == (census(n).total, backend)
    known = census(12)
    counted = count(engine, 12)
    assert counted.pop("seconds") > 0
    assert counted == {
        "n": 12,
        "total": known.total,
        "fundamental": known.fundamental,
        "orbitsBySize": {str(size): number for size, number in known.orbits_by_size.items()},
        "workers": engine.evaluate("navigator.hardwareConcurrency"),
        "backend": "wasm-simd",
    }
    heard, seconds = engine.evaluate(PROGRESS)
    assert all(one["done"] < other["done"] for one, other in pairwise(heard))
    assert heard[-1] == {**heard[-1], "done": 1, "total": census(13).total, "secondsLeft": 0}
    assert 0 < seconds < 3600
    for n in (0, 21, 8.5, "8"):
        assert count(engine, n) == f"n must be an integer from 1 to 20, got {n}"


def test_a_signal_stops_it_and_it_goes_on_after_a_reload(engine: Page, atlas: str) -> None:
    assert engine.evaluate(STOP) == "AbortError"
    visit(engine, atlas, "numbers/")
    kept = engine.evaluate("JSON.parse(localStorage.kept)")
    assert 0 < kept["total"] < census(14).total
    first, total, entries = engine.evaluate(GO_ON)
    assert kept["total"] < first
    assert (total, entries) == (census(14).total, 0)
    other = '{"total": 5, "whole": 1, "states": "2", "seconds": 1}'
    engine.evaluate("(text) => localStorage.setItem('kept', text)", other)
    assert count(engine, 9, key="kept")["total"] == census(9).total


def test_a_policy_without_webassembly_leaves_javascript(page: Page, figures_site: str) -> None:
    visit(page, f"{figures_site}/", "count-here.html")
    counted = count(page, 9)
    assert (counted["backend"], counted["total"]) == ("javascript", census(9).total)
    assert "fundamental" not in counted
    figure = page.locator("queens-count-here").first
    figure.locator(part_selector("count")).click()
    expect_counted(figure, 12)
    expect(figure.locator(part_selector("comparison"))).to_contain_text("so JavaScript counted")


def test_a_policy_may_allow_webassembly_alone(page: Page, atlas: str) -> None:
    def answer(route: Route) -> None:
        policy = {"Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'"}
        response = route.fetch()
        route.fulfill(response=response, headers=response.headers | policy)

    page.route(WORKER, answer)
    visit(page, atlas, "numbers/")
    assert count(page, 9)["backend"] == "wasm-simd"


def test_without_vector_instructions_it_takes_the_other_module(engine: Page, site: Path) -> None:
    worker = (site / "assets" / "queens-engine-worker.js").read_text(encoding="utf-8")
    engine.route(WORKER, script(NO_VECTORS + worker))
    counted = count(engine, 9, workers=1)
    assert (counted["backend"], counted["total"]) == ("wasm", census(9).total)


# The figure --------------------------------------------------------------------------------------


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure that counts, on a phone."""
    page.set_viewport_size({"width": PHONE, "height": 900})
    page.goto(f"{atlas}numbers/")
    figure = page.locator("queens-count-here")
    # A figure loads its script only when it comes near the screen.
    figure.scroll_into_view_if_needed()
    return figure


def expect_counted(figure: Locator, n: int) -> None:
    """Wait until the figure has counted N = `n`."""
    same = "^Counted in .* on [0-9]+ cores?. The published total is the same.$"
    expect(figure.locator(part_selector("message"))).to_have_text(re.compile(same))
    expect(figure.locator(part_selector("answer"))).to_have_text(grouped(known_census(n).total))


def test_an_n_is_estimated_and_counted_or_it_is_said_why_not(figure: Locator) -> None:
    status = figure.locator(part_selector("message"))
    expect(status).to_contain_text("Press Count")
    figure.locator(part_selector("n")).select_option("13")
    expect(status).to_have_text(
        re.compile("^(Less than a second|About .*) on your [0-9]+ cores?.$")
    )
    figure.locator(part_selector("count")).press("Enter")
    expect_counted(figure, 13)
    expect(figure.locator(part_selector("comparison"))).to_contain_text("our machine (AMD EPYC")
    expect(figure.locator(part_selector("count"))).to_have_text("Count")
    expect(figure.locator(part_selector("bar"))).to_have_js_property("value", 1)
    assert figure.page.evaluate("document.documentElement.scrollWidth") == PHONE
    figure.page.evaluate("void (Worker = class { constructor() { throw new Error('none') } })")
    figure.locator(part_selector("count")).click()
    expect(figure.locator(part_selector("message"))).to_contain_text("cannot count")
    expect(figure.locator(part_selector("count"))).to_have_text("Count")


def test_a_count_that_was_stopped_goes_on_after_a_reload(figure: Locator) -> None:
    status = figure.locator(part_selector("message"))
    comparison = figure.locator(part_selector("comparison"))
    kept = re.compile("^[0-9]+ % of N = 18 is counted. Press Count to go on.$")
    figure.locator(part_selector("n")).select_option("18")
    expect(status).to_contain_text("on your")
    figure.locator(part_selector("count")).click()
    expect(comparison).to_contain_text("%")
    figure.locator(part_selector("count")).click()
    expect(status).to_have_text(kept)
    figure.page.reload()
    figure.locator(part_selector("n")).select_option("18")
    expect(status).to_have_text(kept)
    assert float(figure.locator(part_selector("bar")).evaluate("(bar) => bar.value")) > 0
    before = figure.page.evaluate("JSON.parse(localStorage['queens-count-18']).total")
    figure.locator(part_selector("count")).click()
    expect(comparison).to_contain_text("%")
    assert int(figure.locator(part_selector("answer")).inner_text().replace(",", "")) > before


def test_it_counts_in_a_page_from_disk(page: Page, figures_folder: Path) -> None:
    page.goto((figures_folder / "count-here.html").as_uri())
    figure = page.locator("queens-count-here").first
    figure.locator(part_selector("count")).click()
    expect_counted(figure, 12)
