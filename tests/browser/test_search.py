"""The search of our site: for queries of readers, the page with the answer comes first."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.helpers.browser import PHONE, settle
from tests.helpers.finder import expect_status

# For each query, the page that must come first.
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
    "forbidden square": "learn/symmetry/",
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
    "lowest zero": "algorithms/bitmap-variants/",
    "middle column": "algorithms/mirror/",
    "weights": "algorithms/carry-chain/",
    "AVX-512": "algorithms/engine/",
    "negative numbers": "algorithms/bits/",
    "permutations": "bit-tricks/permutations/",
    "sudoku": "bit-tricks/sudoku/",
    "orbit": "symmetry/",
    "quarter turn": "symmetry/",
    "representative": "glossary/",
    "label": "glossary/",
    "Kraitchik": "history/",
    "errata": "about/",
    "licence": "about/",
    "citation": "about/",
    "Simkin": "numbers/",
    "FPGA": "numbers/",
    "threads": "timings/measurements/",
    "time complexity": "learn/complexity/",
    "one solution for any N": "learn/place/",
    "why no solution for N = 2 and 3": "learn/place/",
    "which method to choose": "learn/complexity/",
    "operator precedence": "algorithms/bits/",
    "order of solutions": "algorithms/search-trees/",
    "stepper": "figures/",
    "embed": "plugin/",
    "blog": "frames/",
    "exercise": "teach/",
    "homework": "teach/",
    "teacher": "teach/",
    "lesson plan": "teach/",
    "GPU": "about/",
    "CUDA": "about/",
    "how many solutions": "numbers/",
    "OEIS": "numbers/",
    "is there a formula": "numbers/",
    "point symmetric": "symmetry/",
    "queens in all corners": "find/",
    "proof": "symmetry/",
    "rotate": "symmetry/",
    "why 92": "symmetry/",
    "Python": "python/",
    "pip": "python/",
    "API": "python/",
    "C program": "algorithms/bitmap/",
    "LeetCode 51": "algorithms/bitmap/",
    "multiprocessing": "algorithms/bitmap/",
    "hill climbing": "algorithms/min-conflicts/",
    "how fast is my computer": "timings/how-long/",
    "performance": "timings/",
    "multithreading": "timings/measurements/",
    "download all solutions": "data/",
    "poster": "make/",
    "game": "play/",
    "puzzle of the day": "play/",
    "tutorial": "learn/",
    "print all solutions in Java": "algorithms/bitmap/",
    "3D queens": "glossary/",
    "dancing links": "learn/complexity/",
    "SAT solver": "learn/complexity/",
}
# Queries that were written first, and used to tune the search. Each has the pages that answer it.
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
    "embed a board in my blog": ("frames/", "plugin/"),
    "export to LaTeX": ("find/", "boards/", "figures/"),
    "cuda": ("about/", "numbers/"),
    "burnside lemma": ("symmetry/",),
    "why does no reflection fix a solution": ("symmetry/",),
    "difference between recursion and iteration": ("learn/recursion/",),
    "how long would n=20 take": ("timings/how-long/",),
    "fastest algorithm": ("timings/", "learn/compare/"),
    "A000170": ("numbers/",),
    "cite this site": ("about/",),
    "json download": ("data/",),
    "sudoku solver": ("bit-tricks/sudoku/",),
    "complete a partial board": ("find/",),
}
# Queries that were written together with DEVELOPED, but not used to tune the search, so that they
# can check it.
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
    "iframe": ("frames/", "plugin/", "without-mkdocs/"),
    "nqueens in C": ("algorithms/bitmap/",),
    "how to install": ("python/", "plugin/"),
    "command line": ("python/",),
    "why is brute force slow": ("algorithms/brute-force/",),
    "stack instead of recursion": ("learn/recursion/",),
    "multicore speedup": ("timings/measurements/",),
    "which processor was used": ("timings/measurements/", "timings/"),
    "sequence A002562": ("numbers/",),
    "Gauss": ("about/", "history/"),
    "dihedral group": ("symmetry/", "glossary/"),
    "parquet": ("data/",),
    "daily puzzle": ("play/",),
}
# More queries like KEPT, which were written later.
LATER = {
    "where do queens attack": ("learn/place/", "learn/attacks/", "glossary/"),
    "prove there are twelve": ("symmetry/",),
    "shift left operator": ("learn/attacks/", "algorithms/bits/"),
    "count without recursion": ("learn/recursion/", "algorithms/"),
    "print a board as text": ("python/", "plugin/", "reference/", "find/"),
    "fundamental solution meaning": ("glossary/", "symmetry/"),
    "install mkdocs plugin": ("plugin/",),
    "toroidal board": ("variants/torus/",),
    "superqueen": ("variants/superqueens/",),
    "no three in a line": ("properties/", "results/", "variants/"),
    "C++ source": ("algorithms/bitmap/", "algorithms/backtracking/", "algorithms/"),
    "popcont": ("algorithms/bits/", "glossary/"),
    "backtraking": ("algorithms/backtracking/", "learn/search/"),
    "random solution": ("find/", "python/", "reference/"),
    "time per solution": ("timings/", "timings/measurements/", "timings/how-long/"),
    "largest known N": ("numbers/", "history/", "results/"),
}
# Queries of readers who once did not find the answer.
MISSED = {
    "symmetric solutions": ("symmetry/",),
    "symmetrical solutions": ("symmetry/",),
    "unique solutions 8 queens": ("boards/8/",),
    "12 fundamental solutions": ("boards/8/",),
    "all 92 solutions": ("boards/8/",),
    "n=8 all solutions pictures": ("boards/8/",),
    "gallery": ("boards/",),
    "symmetry": ("symmetry/",),
    "what does 8.4.1 mean": ("find/",),
    "from total to fundamental": ("symmetry/",),
    "solutions with queen in the corner": ("find/",),
    "C++": ("algorithms/bitmap/",),
    "animation": ("learn/search/",),
    "quiz": ("learn/",),
    "LinkedIn queens": ("variants/regions/",),
    "backtracking vs bitmask": ("algorithms/race/",),
    "JavaScript": ("algorithms/bitmap/",),
    "rooks": ("bit-tricks/permutations/",),
    "bishops": ("variants/",),
    "all boards in C++": ("algorithms/bitmap/",),
    "formula for n queens": ("numbers/",),
    "queens and knights together": ("glossary/",),
    "three dimensions": ("glossary/",),
    "exact cover": ("learn/complexity/",),
}
# Type each query, and return the pages of its results in their order.
ASK = """async (queries) => {
    const dialog = document.querySelector(".atlas-search");
    const [field, list] = [dialog.querySelector("input"), dialog.querySelector("ol")];
    const root = new URL(`${dialog.dataset.base}/`, location.href).href;
    const found = {};
    for (const query of queries) {
        const shown = new Promise((done) => {
            new MutationObserver((_, observer) => (observer.disconnect(), done()))
                .observe(list, {childList: true});
        });
        field.value = query;
        field.dispatchEvent(new Event("input"));
        await shown;
        const pages = [...list.querySelectorAll("a")].map(
            ({href}) => href.replace(root, "").replace(/[?#].*/, ""));
        found[query] = [...new Set(pages)];
    }
    return found;
}"""


PAGES_OF_BITS = re.compile(r"/(learn/(lowest-bit|attacks)|algorithms/bitmap-variants)/")


def test_what_is_looked_for_is_found_first(symmetry: Page) -> None:
    typed(symmetry, "queen")
    found = symmetry.evaluate(ASK, [*FIRST, *DEVELOPED, *KEPT, *LATER, *MISSED])
    assert {query: found[query][0] for query in FIRST} == FIRST
    for questions in (DEVELOPED, KEPT, LATER, MISSED):
        wrong = {
            query: found[query][:3]
            for query, pages in questions.items()
            if not set(found[query][:3]) & set(pages)
        }
        assert len(wrong) <= 1, wrong


def test_the_index_is_light_and_loaded_when_the_search_is_opened(
    page: Page, atlas: str, site: Path
) -> None:
    index = "**/search/search_index.js"
    asked: list[Route] = []
    page.route(index, lambda route: asked.append(route))
    page.set_viewport_size({"width": PHONE, "height": 640})
    page.goto(f"{atlas}symmetry/")
    settle(page)
    assert not asked
    with page.expect_request(index):
        page.get_by_role("button", name="Search").click()
    # Type before the index has loaded, as a reader on a slow line does.
    page.get_by_role("searchbox", name="Search").fill("burnside")
    asked[0].continue_()
    expect(results(page).first).to_have_attribute("href", re.compile("symmetry"))
    assert len(asked) == 1
    assert len(gzip.compress((site / "search" / "search_index.js").read_bytes())) < 105_000


@pytest.fixture
def symmetry(page: Page, atlas: str) -> Page:
    """The page on symmetry, whose search has been opened by the key `/`."""
    page.goto(f"{atlas}symmetry/")
    page.keyboard.press("/")
    return page


def results(page: Page) -> Locator:
    """Return the links of the search results."""
    return page.locator(".atlas-search li a")


def typed(page: Page, text: str) -> Locator:
    """Type a query into the search and return its first result."""
    page.get_by_role("searchbox", name="Search").fill(text)
    return results(page).first


def test_boards_sizes_and_lines_of_code_are_offered_first(symmetry: Page) -> None:
    """Check few queries here, because tests in Node have more examples."""
    for query in ("-x & x", "mask & ~(left | down | right)", "(x + 1) & ~x"):
        expect(typed(symmetry, query)).to_have_attribute("href", PAGES_OF_BITS)
    first = typed(symmetry, "bit = free & -free")
    expect(first).to_contain_text("bit = free & -free")
    expect(first).to_have_attribute("href", re.compile(r"/learn/[a-z-]+/#."))
    for text, n, end in (
        ("gallery 12", 12, "/boards/12/"),
        ("27", 27, "/numbers/"),
    ):
        first = typed(symmetry, text)
        expect(first.locator("b")).to_have_text(f"N = {n}")
        expect(first.locator("svg circle")).to_have_count(n)
        expect(first).to_have_attribute("href", re.compile(end))
    # N = 28 has not been counted, so this N is not offered.
    expect(typed(symmetry, "28 queens").locator("svg")).to_have_count(0)
    address = symmetry.url
    for text in (
        *("8.4.1", "5 3 6 0 7 1 4 2", "53607142", "f8 d7 g6 a5 h4 b3 e2 c1"),
        "[5, 3, 6, 0, 7, 1, 4, 2]",
    ):
        first = typed(symmetry, text)
        expect(first).to_have_text(f"{text} Find this board")
        place = urljoin(address, f"../find/?{urlencode({'q': text})}")
        expect(first).to_have_attribute("href", place)
    symmetry.keyboard.press("Enter")
    symmetry.wait_for_url("**/find/?q=*")
    expect(symmetry.locator("[data-qa-part=images] .qa-card")).to_have_count(8)
    expect_status(symmetry, re.compile("^This is "))


def test_results_are_chosen_by_keys_and_their_count_is_announced(symmetry: Page) -> None:
    status = symmetry.locator(".atlas-search [role=status]")
    field = symmetry.get_by_role("searchbox", name="Search")
    status.evaluate(
        "(status) => new MutationObserver(() => (status.heard ??= []).push("
        "status.textContent)).observe(status, {childList: true})"
    )
    field.fill("")
    field.press_sequentially("xyzzyq")
    expect(status).to_contain_text("“xyzzyq”")
    heard = status.evaluate("(status) => status.heard")
    assert len([text for text in heard if text.startswith("Nothing")]) == 1
    expect(typed(symmetry, "stabilizer")).to_have_accessible_name(re.compile(r" in Glossary "))
    expect(status).to_have_text(re.compile(r"^\d+ results?\.$"))
    typed(symmetry, "burnside")
    expect(symmetry.locator(".atlas-search mark").first).to_have_text(re.compile("Burnside"))
    for key, place in (("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0)):
        symmetry.keyboard.press(key)
        expect(results(symmetry).nth(place)).to_be_focused()
    symmetry.keyboard.press("ArrowUp")
    symmetry.keyboard.press("Escape")
    expect(symmetry.locator(".atlas-search")).to_be_hidden()
    symmetry.keyboard.press("/")
    symmetry.get_by_role("button", name="Close").click()
    expect(symmetry.locator(".atlas-search")).to_be_hidden()
    symmetry.goto(urljoin(symmetry.url, "../glossary/"))
    symmetry.keyboard.press("/")
    expect(symmetry.get_by_role("searchbox", name="Search")).to_have_value("burnside")
    expect(results(symmetry).first).to_be_visible()
    typed(symmetry, "xyzzyq")
    expect(symmetry.locator(".atlas-search [role=status]")).to_contain_text("xyzzyq")
    expect(results(symmetry).first).to_have_text("Learn")


def test_the_search_works_from_disk(page: Page, site: Path) -> None:
    page.goto((site / "symmetry" / "index.html").as_uri())
    page.keyboard.press("/")
    expect(typed(page, "burnside")).to_have_attribute("href", re.compile("symmetry"))
