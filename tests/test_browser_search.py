"""The search of our site: what a reader may look for leads first to the page that has it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from tests.helpers.browser import PHONE, settle
from tests.helpers.site import below_a_path, served

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


@pytest.fixture(scope="module")
def found(desk: Page, site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The page that comes first, for every query of this file."""
    with below_a_path(site, tmp_path_factory.mktemp("path")) as address:
        desk.goto(f"{address}404.html")
        return desk.evaluate(ASK, [*FIRST, *DEVELOPED, *KEPT])


def test_what_is_looked_for_is_found_first(found: dict[str, str]) -> None:
    assert {query: found[query] for query in FIRST} == FIRST


@pytest.mark.parametrize("questions", [DEVELOPED, KEPT], ids=["developed", "kept"])
def test_questions_lead_to_the_page_that_answers(
    found: dict[str, str], questions: dict[str, tuple[str, ...]]
) -> None:
    wrong = {query: found[query] for query in questions if found[query] not in questions[query]}
    assert len(questions) == 22
    assert len(wrong) <= 2, wrong


def test_the_slash_key_searches(desk: Page, site: Path) -> None:
    with served(site) as root:
        desk.goto(f"{root}/symmetry/")
        desk.keyboard.press("/")
        desk.keyboard.type("burnside")
        expect(desk.locator(".md-search-result__link[href*=symmetry]").first).to_be_visible()


def test_the_index_is_loaded_when_the_search_is_opened(page: Page, site: Path) -> None:
    index = "**/search/search_index.json"
    asked: list[Route] = []
    page.route(index, lambda route: asked.append(route))
    page.set_viewport_size({"width": PHONE, "height": 640})
    with served(site) as root:
        page.goto(f"{root}/symmetry/")
        settle(page)
        assert not asked
        with page.expect_request(index):
            page.locator("label[for=__search]").first.click()
        # A slow line: the words are typed before the index is there.
        page.get_by_role("textbox", name="Search").fill("burnside")
        asked[0].continue_()
        expect(page.locator(".md-search-result__link[href*=symmetry]").first).to_be_visible()
        assert len(asked) == 1


PAGES_OF_BITS = re.compile(r"/(learn/(lowest-bit|attacks)|algorithms/lowest-zero)/")


@pytest.mark.parametrize("query", ["-x & x", "mask & ~(left | down | right)", "(x + 1) & ~x"])
def test_operators_are_no_commands(desk: Page, site: Path, query: str) -> None:
    with served(site) as root:
        desk.goto(f"{root}/about/")
        desk.keyboard.press("/")
        desk.keyboard.type(query)
        first = desk.locator(".md-search-result__link").first
        expect(first).to_have_attribute("href", PAGES_OF_BITS)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """A page of our own site."""
    with served(site) as root:
        yield f"{root}/symmetry/"


LIST = "[5, 3, 6, 0, 7, 1, 4, 2]"


def test_a_board_is_offered_first_and_found_by_enter(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.keyboard.press("/")
    first = desk.locator(".md-search-result__list > li").first
    field = desk.get_by_role("textbox", name="Search")
    for text in ("8.4.1", "5 3 6 0 7 1 4 2", "53607142", "f8 d7 g6 a5 h4 b3 e2 c1", LIST):
        field.fill("")
        desk.keyboard.type(text)
        expect(first).to_have_text(f"{text}Find this board")
        place = urljoin(address, f"../find/?{urlencode({'q': text})}")
        expect(first.get_by_role("link")).to_have_attribute("href", place)
    desk.keyboard.press("Enter")
    desk.wait_for_url("**/find/?q=*")
    expect(desk.locator("[data-qa-part=images] .qa-card")).to_have_count(8)


@pytest.mark.parametrize(
    ("text", "name", "end"),
    [
        ("N=9", "N = 9", "/boards/9/"),
        ("9 queens", "N = 9", "/boards/9/"),
        ("gallery 12", "N = 12", "/boards/12/"),
        ("n = 27", "N = 27", "/numbers/"),
        ("27", "N = 27", "/numbers/"),
        ("how many solutions for 8 queens?", "N = 8", "/boards/8/"),
    ],
)
def test_a_size_leads_to_its_gallery_or_count(
    desk: Page, address: str, text: str, name: str, end: str
) -> None:
    desk.goto(address)
    desk.keyboard.press("/")
    desk.keyboard.type(text)
    first = desk.locator(".md-search-result__list > li").first
    expect(first.locator("h2")).to_have_text(name)
    expect(first.locator("svg circle")).to_have_count(int(name.removeprefix("N = ")))
    desk.keyboard.press("Enter")
    desk.wait_for_url(f"**{end}")


def test_a_line_of_code_leads_to_the_section_that_has_it(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.keyboard.press("/")
    desk.keyboard.type("bit = free & -free")
    first = desk.locator(".md-search-result__list > li").first
    expect(first).to_contain_text("bit = free & -free")
    expect(first.get_by_role("link")).to_have_attribute("href", re.compile(r"/learn/[a-z-]+/#."))


def test_no_size_is_offered_that_nobody_counted(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.keyboard.press("/")
    desk.keyboard.type("28 queens")
    expect(desk.locator(".md-search-result__item").first).to_be_visible()
    expect(desk.locator(".qa-offer")).to_have_count(0)


def test_enter_finds_a_board_before_the_theme_knows_that_its_search_is_open(
    desk: Page, address: str
) -> None:
    desk.goto(address)
    desk.keyboard.press("/")
    toggle = desk.locator("[data-md-toggle=search]")
    expect(toggle).to_be_checked()
    desk.keyboard.type("8.4.1x")
    toggle.evaluate("(open) => { open.checked = false; }")
    desk.keyboard.press("Enter")  # which is no board, and loads nothing
    desk.keyboard.press("Backspace")
    desk.keyboard.press("Enter")
    desk.wait_for_url("**/find/?q=8.4.1")


def test_the_index_is_light_as_it_is_sent(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_bytes()
    assert len(gzip.compress(index)) < 100_000
