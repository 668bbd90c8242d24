"""What a look at each kind of page shows, on screens of four widths, by day and by night."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.helpers.browser import DESK, PHONE, opened
from tests.helpers.page_types import VISITED, unknown
from tests.helpers.projects import forwards
from tests.helpers.visits import NARROWEST, PAPER, TABLET, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WIDTHS = (NARROWEST, PHONE, TABLET, DESK)


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Who goes from page to page."""
    with opened(browser, width=PHONE, reduced_motion="reduce", color_scheme="light") as page:
        yield Visitor(page)


def test_every_page_is_of_a_kind_that_is_looked_at(site: Path) -> None:
    paths = {*site.rglob("*.html")} - {*forwards(site)}
    pages = [path.relative_to(site).as_posix() for path in paths]
    assert unknown(page.removesuffix("index.html") for page in pages) == []
    assert [each for each in VISITED if not (site / each).exists()] == []


@pytest.mark.parametrize("path", VISITED)
def test_a_page_has_no_fault(visitor: Visitor, whole_atlas: str, site: Path, path: str) -> None:
    visit = visitor.visit(whole_atlas + path)
    urls = [url for url in visit.requests if not url.startswith(("data:", "blob:"))]
    files = {file_of(url, whole_atlas, site) for url in urls if url.startswith(whole_atlas)}
    page = file_of(visit.requests[0], whole_atlas, site)
    # All of it together, as one fault often explains another.
    faults = {
        "scrolls sideways": {w: it for w, it in visit.widths.items() if it != w},
        "heading at another edge": {
            w: it for w, it in visit.edges.items() if it != (46 if w == DESK else 16)
        },
        "small for a finger": visit.targets[PHONE] + visit.targets[DESK],
        "headings of tables out of sight": visit.headings,
        "high or overlapping cells": visit.cells,
        "small words in figures": visit.words,
        "axe": visit.faults,
        "colour of the page": {} if visit.grounds == PAPER else visit.grounds,
        "messages": visit.messages,
        "requests elsewhere": [url for url in urls if not url.startswith(origin(whole_atlas))],
        "heavy": sum(map(sent, files)) // 175_000,  # all times of a machine are the heaviest
        "heavy scripts": sum(sent(file) for file in files if is_our_script(file)) // 40_000,
        "heavy gallery": "boards/" in path and page.stat().st_size // 120_000,
        "moves while it loads": sum(value for value, _ in visit.moved) >= 0.02 and visit.moved,
    }
    assert set(WIDTHS) == set(visit.widths) == set(visit.edges)
    assert {name: fault for name, fault in faults.items() if fault} == {}


def test_the_home_page_is_light(visitor: Visitor, whole_atlas: str, site: Path) -> None:
    visit = visitor.visit(whole_atlas)
    urls = {url for url in visit.requests if url.startswith(whole_atlas)}
    files = {file_of(url, whole_atlas, site) for url in urls}
    assert sum(map(sent, files)) < 111_000
    # What we add to the theme's own files, as it stands: page, styles, scripts.
    ours = {file for file in files if ".min." not in file.name}
    assert len(ours) < len(files)
    assert sum(file.stat().st_size for file in ours) < 150_000


def origin(address: str) -> str:
    """The scheme and the host."""
    return urlsplit(address)._replace(path="/").geturl()


def file_of(url: str, address: str, site: Path) -> Path:
    """What the server sends for it."""
    path = site / urlsplit(url.removeprefix(address)).path
    return path / "index.html" if path.is_dir() else path


@cache
def sent(file: Path) -> int:
    """Its size in bytes on its way, compressed, as GitHub Pages sends it."""
    return len(gzip.compress(file.read_bytes()))


def is_our_script(file: Path) -> bool:
    """Whether it is a script, and not of the theme."""
    return file.suffix == ".js" and ".min." not in file.name
