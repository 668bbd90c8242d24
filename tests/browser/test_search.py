"""The search of our site: what a reader may look for leads first to the page that has it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.helpers.browser import PHONE, settle
from tests.helpers.finder import expect_status

pytestmark = [pytest.mark.slow, pytest.mark.soak]

# What is typed, and the page that must come first.
FIRST = {
    "popcount": "algorithms/bits/",
    "ENDBIT": "glossary/",
    "SIDEMASK": "glossary/",
    "corner case": "algorithms/symmetry-elimination/",
    "call stack": "learn/recursion/",
    "dead end": "learn/search/",
    "stabilizer": "glossary/",
    "two's complement": "learn/lowest-bit/",
    "exclusive or": "glossary/",
    "forbidden square": "glossary/",
    "recursion": "learn/recursion/",
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
    "free squares": "learn/bitmap/",
    "lowest zero": "algorithms/lowest-zero/",
    "middle column": "algorithms/mirror/",
    "weights": "algorithms/carry-chain/",
    "AVX-512": "algorithms/engine/",
    "negative numbers": "algorithms/bits/",
    "permutations": "bit-tricks/permutations/",
    "sudoku": "bit-tricks/sudoku/",
    "orbit": "symmetry/",
    "quarter turn": "symmetry/",
    "representative": "conventions/",
    "label": "conventions/",
    "Kraitchik": "history/",
    "errata": "about/",
    "licence": "about/",
    "citation": "about/",
    "Simkin": "numbers/",
    "FPGA": "numbers/",
    "threads": "timings/engine/",
    "time complexity": "learn/compare/",
    "one solution for any N": "learn/place/",
    "why no solution for N = 2 and 3": "learn/place/",
    "which method to choose": "learn/compare/",
    "operator precedence": "algorithms/bits/",
    "order of solutions": "algorithms/",
    "stepper": "figures/searches/",
    "embed": "plugin/",
    "blog": "plugin/",
    "exercise": "teach/",
    "homework": "teach/",
    "teacher": "teach/",
    "lesson plan": "teach/",
    "GPU": "about/",
    "CUDA": "about/",
    "how many solutions": "numbers/",
    "OEIS": "numbers/",
    "proof": "symmetry/",
    "rotate": "symmetry/",
    "why 92": "symmetry/",
    "Python": "python/",
    "pip": "python/",
    "API": "python/",
    "C program": "algorithms/bitmap/",
    "how fast is my computer": "timings/how-long/",
    "performance": "timings/",
    "multithreading": "timings/engine/",
    "download all solutions": "data/",
    "poster": "wall/",
    "game": "play/",
    "puzzle of the day": "play/",
    "tutorial": "learn/",
}
# Written first, and used while the search was made: what is typed, and the pages that answer it.
DEVELOPED = {
    "how does backtracking work": ("learn/search/", "algorithms/backtracking/"),
    "n queens python code": ("algorithms/bitmap/", "learn/bitmap/", "algorithms/backtracking/"),
    "mask & ~(left | down | right)": ("learn/attacks/", "learn/bitmap/"),
    "-x & x": ("learn/lowest-bit/",),
    "bit = free & -free": ("learn/lowest-bit/",),
    "N=9": ("boards/9/",),
    "12 queens": ("boards/12/",),
    "N = 27": ("numbers/",),
    "worksheet": ("teach/",),
    "embed a board in my blog": ("plugin/",),
    "export to LaTeX": ("find/", "boards/", "figures/boards/"),
    "cuda": ("about/", "numbers/"),
    "burnside lemma": ("symmetry/",),
    "why does no reflection fix a solution": ("symmetry/",),
    "difference between recursion and iteration": ("learn/recursion/",),
    "how long would n=20 take": ("timings/how-long/",),
    "fastest algorithm": ("timings/methods/", "learn/compare/"),
    "A000170": ("numbers/",),
    "cite this site": ("about/",),
    "json download": ("data/",),
    "sudoku solver": ("bit-tricks/sudoku/",),
    "complete a partial board": ("find/",),
}
# Written at the same time, and kept to check with.
KEPT = {
    "8x8 board 92 solutions": ("boards/8/", "boards/"),
    "unique solutions up to rotation": ("symmetry/",),
    "free ^= bit": ("learn/bitmap/", "algorithms/bitmap/"),
    "x & (x - 1)": ("learn/lowest-bit/", "algorithms/bits/"),
    "7 queens": ("boards/7/",),
    "gallery 10": ("boards/10/",),
    "26": ("numbers/",),
    "lesson for my class": ("teach/",),
    "print sheets for students": ("teach/", "teach/maker/"),
    "iframe": ("without-mkdocs/", "plugin/"),
    "nqueens in C": ("algorithms/bitmap/",),
    "how to install": ("python/", "plugin/"),
    "command line": ("python/",),
    "why is brute force slow": ("algorithms/brute-force/",),
    "stack instead of recursion": ("learn/recursion/",),
    "multicore speedup": ("timings/engine/",),
    "which processor was used": ("timings/method/", "timings/"),
    "sequence A002562": ("numbers/",),
    "Gauss": ("about/", "history/"),
    "dihedral group": ("symmetry/", "glossary/"),
    "parquet": ("data/",),
    "daily puzzle": ("play/",),
}
# Types each query, and asks the worker of the theme with what its search field gives.
ASK = """async (queries) => {
    const { base, search } = JSON.parse(document.getElementById("__config").textContent);
    const root = new URL(`${base.replace(/\\/$/, "")}/`, location.href).href;
    const ready = new Promise((done) => addEventListener("qa-index", done, { once: true }));
    document.querySelector("[data-md-toggle=search]").click();
    await ready;
    const index = await (await fetch(`${base}/search/search_index.json`)).json();
    const worker = new Worker(search);
    const ask = (type, data) => new Promise((done) => {
        worker.onmessage = (answer) => done(answer.data.data);
        worker.postMessage({ type, data });
    });
    await ask(0, { ...index, options: { suggest: false } });
    const field = document.querySelector("[data-md-component=search-query]");
    const found = {};
    for (const query of queries) {
        field.value = query;
        field.dispatchEvent(new Event("input"));
        const offer = document.querySelector(".qa-offer")?.href.replace(root, "");
        const first = offer ?? (await ask(2, field.value)).items[0]?.[0].location ?? "nothing";
        found[query] = first.replace(/#.*/, "");
    }
    return found;
}"""


PAGES_OF_BITS = re.compile(r"/(learn/(lowest-bit|attacks)|algorithms/lowest-zero)/")


def test_what_is_looked_for_is_found_first(page: Page, whole_atlas: str) -> None:
    page.goto(f"{whole_atlas}404.html")
    found = page.evaluate(ASK, [*FIRST, *DEVELOPED, *KEPT])
    assert {query: found[query] for query in FIRST} == FIRST
    for questions in (DEVELOPED, KEPT):
        wrong = {query: found[query] for query in questions if found[query] not in questions[query]}
        assert len(wrong) <= 2, wrong


def test_the_index_is_light_and_loaded_when_the_search_is_opened(
    page: Page, whole_atlas: str, site: Path
) -> None:
    index = "**/search/search_index.json"
    asked: list[Route] = []
    page.route(index, lambda route: asked.append(route))
    page.set_viewport_size({"width": PHONE, "height": 640})
    page.goto(f"{whole_atlas}symmetry/")
    settle(page)
    assert not asked
    with page.expect_request(index):
        page.locator("label[for=__search]").first.click()
    # A slow line: the words are typed before the index is there.
    page.get_by_role("textbox", name="Search").fill("burnside")
    asked[0].continue_()
    expect(page.locator(".md-search-result__link[href*=symmetry]").first).to_be_visible()
    assert len(asked) == 1
    assert len(gzip.compress((site / "search" / "search_index.json").read_bytes())) < 105_000


@pytest.fixture
def symmetry(page: Page, whole_atlas: str) -> Page:
    """A page whose search is opened by its key."""
    page.goto(f"{whole_atlas}symmetry/")
    page.keyboard.press("/")
    return page


def typed(page: Page, text: str) -> Locator:
    """What comes first for it."""
    page.get_by_role("textbox", name="Search").fill("")
    page.keyboard.type(text)
    return page.locator(".md-search-result__list > li").first


def test_operators_and_lines_of_code_are_found(symmetry: Page) -> None:
    link = symmetry.locator(".md-search-result__link").first
    for query in ("-x & x", "mask & ~(left | down | right)", "(x + 1) & ~x"):
        typed(symmetry, query)
        expect(link).to_have_attribute("href", PAGES_OF_BITS)
    first = typed(symmetry, "bit = free & -free")
    expect(first).to_contain_text("bit = free & -free")
    expect(first.get_by_role("link")).to_have_attribute("href", re.compile(r"/learn/[a-z-]+/#."))


def test_a_board_is_offered_first_and_found_by_enter(symmetry: Page) -> None:
    address = symmetry.url
    for text in (
        *("8.4.1", "5 3 6 0 7 1 4 2", "53607142", "f8 d7 g6 a5 h4 b3 e2 c1"),
        "[5, 3, 6, 0, 7, 1, 4, 2]",
    ):
        first = typed(symmetry, text)
        expect(first).to_have_text(f"{text}Find this board")
        place = urljoin(address, f"../find/?{urlencode({'q': text})}")
        expect(first.get_by_role("link")).to_have_attribute("href", place)
    symmetry.keyboard.press("Enter")
    symmetry.wait_for_url("**/find/?q=*")
    expect(symmetry.locator("[data-qa-part=images] .qa-card")).to_have_count(8)
    # Of the same address the theme would make a search of its own.
    expect_status(symmetry, re.compile("^This is "))
    expect(symmetry.locator("[data-md-toggle=search]")).not_to_be_checked()


def test_a_size_leads_to_its_gallery_or_count(symmetry: Page) -> None:
    for text, n, end in (
        ("N=9", 9, "/boards/9/"),
        ("9 queens", 9, "/boards/9/"),
        ("gallery 12", 12, "/boards/12/"),
        ("27", 27, "/numbers/"),
        ("n = 27", 27, "/numbers/"),
        ("how many solutions for 8 queens?", 8, "/boards/8/"),
    ):
        first = typed(symmetry, text)
        expect(first.locator("h2")).to_have_text(f"N = {n}")
        expect(first.locator("svg circle")).to_have_count(n)
        expect(first.get_by_role("link")).to_have_attribute("href", re.compile(end))
    typed(symmetry, "28 queens")  # nobody counted them
    expect(symmetry.locator(".md-search-result__item").first).to_be_visible()
    expect(symmetry.locator(".qa-offer")).to_have_count(0)


def test_enter_finds_a_board_before_the_theme_knows_that_its_search_is_open(
    symmetry: Page,
) -> None:
    toggle = symmetry.locator("[data-md-toggle=search]")
    expect(toggle).to_be_checked()
    symmetry.keyboard.type("8.4.1x")
    toggle.evaluate("(open) => { open.checked = false; }")
    symmetry.keyboard.press("Enter")  # which is no board, and loads nothing
    symmetry.keyboard.press("Backspace")
    symmetry.keyboard.press("Enter")
    symmetry.wait_for_url("**/find/?q=8.4.1")
