"""The search of our site: what a reader may look for leads first to the page that has it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.site import below_a_path, served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

# What is typed, and the page that must come first.
FIRST = {
    "popcount": "glossary/",
    "ENDBIT": "glossary/",
    "SIDEMASK": "glossary/",
    "corner case": "algorithms/forbidden-squares/",
    "call stack": "glossary/",
    "dead end": "glossary/",
    "stabilizer": "glossary/",
    "two's complement": "glossary/",
    "exclusive or": "glossary/",
    "forbidden square": "algorithms/forbidden-squares/",
    "recursion": "algorithms/rules/",
    "LASTMASK": "glossary/",
    "対称解除法": "algorithms/symmetry-elimination/",
    "ユニーク解": "glossary/",
    "ビットマップ": "glossary/",
    "効き筋": "glossary/",
    "枝刈り": "glossary/",
    "配置フラグ": "glossary/",
    "再帰": "glossary/",
    "2進数": "glossary/",
    "剪枝": "glossary/",
    "brute force": "algorithms/brute-force/",
    "backtracking": "algorithms/backtracking/",
    "free squares": "algorithms/masks/",
    "lowest zero": "algorithms/lowest-zero/",
    "middle column": "algorithms/mirror/",
    "weights": "algorithms/carry-chain/",
    "AVX-512": "algorithms/engine/",
    "negative numbers": "algorithms/lowest-bit/",
    "permutations": "bit-tricks/permutations/",
    "sudoku": "bit-tricks/sudoku/",
    "orbit": "symmetry/",
    "quarter turn": "symmetry/",
    "representative": "conventions/",
    "label": "conventions/",
    "Kraitchik": "about/",
    "errata": "about/",
    "licence": "about/",
    "citation": "about/",
    "Simkin": "numbers/",
    "FPGA": "numbers/",
    "threads": "timings/threads/",
    "stepper": "figures/stepper/",
}
# Asks the worker of the theme, as its search field does.
ASK = """async (queries) => {
    const { base, search } = JSON.parse(document.getElementById("__config").textContent);
    const index = await (await fetch(`${base}/search/search_index.json`)).json();
    const worker = new Worker(search);
    const ask = (type, data) => new Promise((done) => {
        worker.onmessage = (answer) => done(answer.data.data);
        worker.postMessage({ type, data });
    });
    await ask(0, { ...index, options: { suggest: false } });
    const found = {};
    for (const query of queries) {
        const [first] = (await ask(2, query)).items;
        found[query] = first?.[0].location.replace(/#.*/, "");
    }
    return found;
}"""


def test_what_is_looked_for_is_found_first(desk: Page, site: Path, tmp_path: Path) -> None:
    assert len(FIRST) >= 40
    with below_a_path(site, tmp_path, searched=True) as address:
        desk.goto(f"{address}404.html")
        assert desk.evaluate(ASK, list(FIRST)) == FIRST


def test_the_slash_key_searches(desk: Page, site: Path) -> None:
    with served(site, searched=True) as root:
        desk.goto(f"{root}/symmetry/")
        desk.keyboard.press("/")
        desk.keyboard.type("burnside")
        expect(desk.locator(".md-search-result__link[href*=symmetry]").first).to_be_visible()


def test_the_index_is_light_as_it_is_sent(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_bytes()
    assert len(gzip.compress(index)) < 100_000
