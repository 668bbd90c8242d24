"""The appearance of each kind of page, on screens of four widths, in light and dark colours."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.helpers.browser import DESK, PHONE, open_page, settle
from tests.helpers.page_types import TYPICAL, VISITED, pages_of_unvisited_types
from tests.helpers.visits import NARROWEST, PAPER, TABLET, Visitor

WIDTHS = (NARROWEST, PHONE, TABLET, DESK)
# For each width, the left edges that main headings may have: the edge of the page, and the edge of
# the text beside the navigation. At all other widths, headings begin at 16 pixels.
EDGES = {DESK: (46, 322)}


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Visitor]:
    """A visitor that goes from page to page."""
    with open_page(browser, width=PHONE, reduced_motion="reduce", color_scheme="light") as page:
        yield Visitor(page)


def test_every_page_is_of_a_kind_that_is_looked_at(site: Path) -> None:
    pages = [path.relative_to(site).as_posix() for path in site.rglob("*.html")]
    assert pages_of_unvisited_types(page.removesuffix("index.html") for page in pages) == []
    assert [each for each in VISITED if not (site / each).exists()] == []
    assert set(TYPICAL) <= set(VISITED)


# The most kilobytes, with gzip, of all scripts of a page, also of figures that load later. The page
# with every laboratory may have more.
MAX_SCRIPTS = 42
MAX_SCRIPTS_OF = {"figures/laboratories/": 60}
PAGES = [
    pytest.param(path, id=path or "home", marks=[] if path in TYPICAL else pytest.mark.every_page)
    for path in VISITED
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_fault(visitor: Visitor, atlas: str, site: Path, path: str) -> None:
    visit = visitor.visit(atlas + path)
    urls = [url for url in visit.requests if not url.startswith(("data:", "blob:"))]
    files = {file_of(url, atlas, site) for url in urls if url.startswith(atlas)}
    page = file_of(visit.requests[0], atlas, site)
    scripts = sum(sent(file) for file in files if file.suffix == ".js")
    # Report all faults together, because one fault often explains another.
    faults = {
        "scrolls sideways": {w: it for w, it in visit.widths.items() if it != w},
        "heading at another edge": {
            w: it for w, it in visit.edges.items() if it not in EDGES.get(w, (16,))
        },
        "small for a finger": visit.targets[PHONE] + visit.targets[DESK],
        "headings of tables out of sight": visit.headings,
        "high or overlapping cells": visit.cells,
        "small words in figures": visit.small_texts,
        "axe": visit.violations,
        "colour of the page": {} if visit.backgrounds == PAPER else visit.backgrounds,
        "messages": visit.messages,
        "requests elsewhere": [url for url in urls if not url.startswith(origin(atlas))],
        # The page with the times of all methods is the heaviest.
        "heavy": sum(map(sent, files)) // 120_000,
        "heavy scripts": scripts // (MAX_SCRIPTS_OF.get(path, MAX_SCRIPTS) * 1000),
        "heavy gallery": "boards/" in path and page.stat().st_size // 120_000,
        "moves while it loads": sum(value for value, _ in visit.shifts) >= 0.02 and visit.shifts,
    }
    assert set(WIDTHS) == set(visit.widths) == set(visit.edges)
    assert {name: fault for name, fault in faults.items() if fault} == {}


# For some pages, the most kilobytes, with gzip, of all files at a first visit. The search is not
# included, because it loads when it is opened.
BUDGET = {
    # The board on the home page and the heat map of a gallery need the script that all figures
    # share, a quarter of these weights.
    "": 40.2,
    "boards/8/": 40.2,
    "timings/": 22.1,
    "numbers/": 34.1,
    "find/": 49.5,
    "learn/bitmap/": 62.1,
}


def test_a_first_visit_is_light(visitor: Visitor, atlas: str, site: Path) -> None:
    heavy = dict[str, dict[str, int]]()
    for path, kilobytes in BUDGET.items():
        visit = visitor.open(atlas + path)
        visitor.resize(DESK)
        settle(visitor.page)
        visitor.resize(PHONE)
        files = {file_of(url, atlas, site) for url in visit.requests if url.startswith(atlas)}
        weights = {file.relative_to(site).as_posix(): sent(file) for file in files}
        if sum(weights.values()) > kilobytes * 1000:
            heavy[path] = weights
    assert heavy == {}


# For each folder, the most kilobytes, with gzip, of the scripts that a page loads before a reader
# scrolls. Scripts that all figures share are included.
SCRIPTS = {"algorithms": 28.5, "learn": 30}
LATER = re.compile("<template data-qa-later>.*?</template>")


def test_the_scripts_of_a_page_are_small(site: Path) -> None:
    assert sent(site / "assets" / "queens-base.js") <= 16_000
    weights = dict[str, int]()
    for folder, kilobytes in SCRIPTS.items():
        for page in (site / folder).glob("*/index.html"):
            text = LATER.sub("", page.read_text("utf-8"))
            linked = set(re.findall(r'src="([^"]+/queens-[^"]+)"', text))
            size = sum(sent((page.parent / path).resolve()) for path in linked)
            if size > kilobytes * 1000:
                weights[f"{folder}/{page.parent.name}"] = size
    assert weights == {}


def origin(address: str) -> str:
    """Return the scheme and the host of an address."""
    return urlsplit(address)._replace(path="/").geturl()


def file_of(url: str, address: str, site: Path) -> Path:
    """Return the file of `site` for a URL of the server whose root has the address `address`."""
    path = site / urlsplit(url.removeprefix(address)).path
    return path / "index.html" if path.is_dir() else path


@cache
def sent(file: Path) -> int:
    """Return the bytes of a file with gzip, as GitHub Pages sends it."""
    return len(gzip.compress(file.read_bytes()))


# For each style sheet of the theme that only some pages load, a pattern of the parts that need it.
PARTS = {
    "text": r'class="(?:[^"]* )?(?:highlight|admonition|tabbed-set|atlas-terms)["\s]|<table>',
    "home": r'class="(?:[^"]* )?qa-(?:hero|door)["\s]',
    "course": r'class="(?:[^"]* )?(?:atlas-cards?|qa-beside|qa-chapter-text)["\s]',
}


def test_a_page_with_a_part_has_its_style_sheet(site: Path) -> None:
    with_part = dict[str, list[str]]()
    without_sheet = list[str]()
    for path in site.rglob("*.html"):
        head, main, body = path.read_text("utf-8").partition("<main id=")
        page = path.relative_to(site).as_posix()
        for part in [part for part, look in PARTS.items() if main and re.search(look, body)]:
            with_part.setdefault(part, []).append(page)
            if f"assets/atlas-{part}.css" not in head:
                without_sheet.append(f"{page}: {part}")
    assert set(with_part) == set(PARTS)
    assert without_sheet == []
