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
from tests.helpers.site import below_a_path
from tests.helpers.visits import NARROWEST, PAPER, TABLET, Visit, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WIDTHS = (NARROWEST, PHONE, TABLET, DESK)


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Who goes from page to page."""
    with opened(browser, width=PHONE, reduced_motion="reduce", color_scheme="light") as page:
        yield Visitor(page)


@pytest.fixture(scope="module", params=VISITED)
def visit(visitor: Visitor, address: str, request: pytest.FixtureRequest) -> Visit:
    """One page of each kind, for all tests that only look at it: loading it takes longest."""
    return visitor.visit(address + request.param)


def test_every_page_is_of_a_kind_that_is_looked_at(site: Path) -> None:
    paths = {*site.rglob("*.html")} - {*forwards(site)}
    pages = [path.relative_to(site).as_posix() for path in paths]
    assert unknown(page.removesuffix("index.html") for page in pages) == []
    assert [each for each in VISITED if not (site / each).exists()] == []


def test_no_page_scrolls_sideways(visit: Visit) -> None:
    assert visit.widths == {width: width for width in WIDTHS}


def test_the_heading_begins_at_the_same_edge_on_every_page(visit: Visit) -> None:
    assert visit.edges == {NARROWEST: 16, PHONE: 16, TABLET: 16, DESK: 46}


def test_a_finger_hits_what_it_aims_at(visit: Visit) -> None:
    assert visit.targets == {PHONE: [], DESK: []}


def test_a_phone_keeps_the_headings_of_tables_in_sight(visit: Visit) -> None:
    assert visit.headings == []
    assert visit.cells == []


def test_words_in_figures_can_be_read_on_a_phone(visit: Visit) -> None:
    assert visit.words == []


def test_axe_finds_nothing(visit: Visit) -> None:
    assert visit.faults == []


def test_colours_follow_the_day(visit: Visit) -> None:
    assert visit.grounds == PAPER


def test_no_request_leaves_and_no_message_appears(visit: Visit, address: str) -> None:
    urls = [url for url in visit.requests if not url.startswith(("data:", "blob:"))]
    assert {urlsplit(url).netloc for url in urls} == {urlsplit(address).netloc}
    assert visit.messages == []


def test_a_first_visit_is_light(visit: Visit, address: str, site: Path) -> None:
    """As every web server for static sites sends it, and GitHub Pages does: compressed."""
    files = {file_of(url, address, site) for url in visit.requests if url.startswith(address)}
    assert sum(map(sent, files)) < 175_000  # a page of all times of a machine is the heaviest
    assert sum(sent(file) for file in files if is_our_script(file)) < 36_000
    (page,) = {file_of(visit.requests[0], address, site)}
    if page.is_relative_to(site / "boards"):
        assert page.stat().st_size < 120_000


def file_of(url: str, address: str, site: Path) -> Path:
    """What the server sends for it."""
    path = site / urlsplit(url.removeprefix(address)).path
    return path / "index.html" if path.is_dir() else path


@cache
def sent(file: Path) -> int:
    """Its size in bytes on its way."""
    return len(gzip.compress(file.read_bytes()))


def is_our_script(file: Path) -> bool:
    """Whether it is a script, and not of the theme."""
    return file.suffix == ".js" and ".min." not in file.name


def test_little_moves_while_a_page_is_loaded(visit: Visit) -> None:
    assert sum(value for value, _ in visit.moved) < 0.02, visit.moved
