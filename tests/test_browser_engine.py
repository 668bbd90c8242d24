"""The engine in a browser: its module, its workers, stops, and pages without WebAssembly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from cy_core import census
from site_builder.values.page import module_asset, worker_asset
from tests.helpers.browser import opened
from tests.helpers.site import served

pytestmark = pytest.mark.soak

COUNT = """async ([n, options]) => {
    const { count } = await import("./queens-engine.js");
    return count(n, options);
}"""
BACKENDS = ("wasm-simd", "wasm", "javascript")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page below a path, with the two files of the engine beside it."""
    top = tmp_path_factory.mktemp("engine")
    (top / "club").mkdir()
    (top / "club" / "index.html").write_text("<!doctype html><title>Club</title>", encoding="utf-8")
    for asset in module_asset("queens-engine.js"), worker_asset("queens-engine-worker.js"):
        (top / "club" / asset.path).write_text(str(asset.content), encoding="utf-8")
    return top


@pytest.fixture(scope="module")
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    """The page, which goes from test to test."""
    with served(folder) as root, opened(browser) as page:
        page.goto(f"{root}/club/")
        yield page


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_engine_counts_what_the_core_does(page: Page, backend: str) -> None:
    for n in range(1, 11):
        counted = page.evaluate(COUNT, [n, {"backend": backend, "workers": 2}])
        assert counted["total"] == census(n).total
        assert counted["backend"] == backend


def test_it_takes_the_fastest_engine_and_a_worker_for_each_core(page: Page) -> None:
    counted = page.evaluate(COUNT, [12, {}])
    cores = page.evaluate("navigator.hardwareConcurrency")
    known = census(12)
    assert {**counted, "seconds": 0} == {
        "n": 12,
        "total": known.total,
        "fundamental": known.fundamental,
        "orbitsBySize": {str(size): number for size, number in known.orbits_by_size.items()},
        "seconds": 0,
        "workers": cores,
        "backend": "wasm-simd",
    }
    assert counted["seconds"] > 0


def test_progress_goes_from_nothing_to_all(page: Page) -> None:
    heard = page.evaluate(
        """async () => {
            const { count } = await import("./queens-engine.js");
            const heard = [];
            await count(13, { workers: 2, progress: (progress) => heard.push(progress) });
            return heard;
        }"""
    )
    assert all(one["done"] < other["done"] for one, other in pairwise(heard))
    assert heard[-1] == {**heard[-1], "done": 1, "total": census(13).total, "secondsLeft": 0}


def test_a_count_is_estimated(page: Page) -> None:
    seconds = page.evaluate(
        """async () => (await import("./queens-engine.js")).estimate(16, { workers: 1 })"""
    )
    assert 0 < seconds < 3600


def test_a_signal_stops_it_and_it_goes_on_after_a_reload(page: Page) -> None:
    stop = """async () => {
        const { count } = await import("./queens-engine.js");
        const end = new AbortController();
        const progress = ({ done }) => done > 0.4 && end.abort();
        // Its clock runs ahead, so that every report is kept.
        const now = performance.now.bind(performance);
        let reports = 0;
        performance.now = () => now() + 1000 * reports++;
        const options = { key: "kept", workers: 2, signal: end.signal, progress };
        return count(14, options).catch(({ name }) => name);
    }"""
    assert page.evaluate(stop) == "AbortError"
    page.reload()
    kept = page.evaluate("JSON.parse(localStorage.kept)")
    assert 0 < kept["total"] < census(14).total
    go_on = """async () => {
        const { count } = await import("./queens-engine.js");
        let first;
        const progress = ({ total }) => (first ??= total);
        const counted = await count(14, { key: "kept", progress });
        return [first, counted.total, localStorage.length];
    }"""
    first, total, entries = page.evaluate(go_on)
    assert kept["total"] < first
    assert (total, entries) == (census(14).total, 0)


def test_what_was_kept_of_other_parts_is_left_out(page: Page) -> None:
    kept = '{"total": 5, "whole": 1, "states": "2", "seconds": 1}'
    page.evaluate("(text) => localStorage.setItem('kept', text)", kept)
    assert page.evaluate(COUNT, [9, {"key": "kept"}])["total"] == census(9).total


@pytest.mark.parametrize("n", [0, 21, 8.5, "8"])
def test_other_boards_are_refused(page: Page, n: object) -> None:
    refused = page.evaluate(f"([n]) => ({COUNT})([n]).catch(({{ message }}) => message)", [n])
    assert refused == f"n must be an integer from 1 to 20, got {n}"


def test_without_webassembly_it_counts_all_the_same(browser: Browser, folder: Path) -> None:
    """A policy forbids it that has no 'wasm-unsafe-eval'; that of the worker's file counts."""
    with served(folder, strict=True) as root, opened(browser) as page:
        page.goto(f"{root}/club/")
        counted = page.evaluate(COUNT, [9, {}])
    assert counted["backend"] == "javascript"
    assert counted["total"] == census(9).total
    assert "fundamental" not in counted


def test_a_policy_may_allow_webassembly_alone(page: Page) -> None:
    def answer(route: Route) -> None:
        policy = {"Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'"}
        response = route.fetch()
        route.fulfill(response=response, headers=response.headers | policy)

    page.route("**/*", answer)
    page.reload()
    counted = page.evaluate(COUNT, [9, {}])
    page.unroute("**/*")
    assert counted["backend"] == "wasm-simd"


def test_without_vector_instructions_it_takes_the_other_module(page: Page, folder: Path) -> None:
    script = (folder / "club" / "queens-engine-worker.js").read_text(encoding="utf-8")
    lacks = """{
        const { Module } = WebAssembly;
        let tries = 0;
        WebAssembly.Module = function (bytes) {
            if (tries++ === 0) throw new WebAssembly.CompileError("no such instruction");
            return new Module(bytes);
        };
    }"""
    page.route(
        "**/queens-engine-worker.js",
        lambda route: route.fulfill(body=lacks + script, content_type="text/javascript"),
    )
    counted = page.evaluate(COUNT, [9, {"workers": 1}])
    page.unroute("**/queens-engine-worker.js")
    assert counted == {**counted, "backend": "wasm", "total": census(9).total}


def test_workers_without_memory_leave_their_parts_to_the_others(page: Page) -> None:
    fails = """onmessage = ({ data: { id, name } }) =>
        postMessage(name === "prepare" ? { id, answer: {} } : { id, mistake: "memory" })"""
    asked = list[Route]()

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()
        else:
            route.fulfill(body=fails, content_type="text/javascript")

    page.route("**/queens-engine-worker.js", answer)
    page.reload()
    counted = page.evaluate(COUNT, [12, {"workers": 3}])
    page.unroute("**/queens-engine-worker.js")
    assert len(asked) == 3
    assert counted["total"] == census(12).total


def test_a_count_without_any_memory_says_so(page: Page) -> None:
    fails = "onmessage = ({ data: { id } }) => postMessage({ id, mistake: 'memory' })"
    page.route(
        "**/queens-engine-worker.js",
        lambda route: route.fulfill(body=fails, content_type="text/javascript"),
    )
    message = page.evaluate(f"({COUNT})([12, {{}}]).catch(({{ message }}) => message)")
    page.unroute("**/queens-engine-worker.js")
    assert message == "memory"
