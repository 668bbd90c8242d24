"""Galleries, and the scripts of our own site, where the theme swaps pages: `navigation.instant`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.projects import made
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.soak

SITE_URL = "https://club.example/"
MKDOCS_YML = f"""\
site_name: Chess club
site_url: {SITE_URL}
theme: {{name: material, font: false, features: [navigation.instant, content.code.copy]}}
extra_javascript: [site.js, search.js]
nav: [index.md, other.md, Boards: boards/index.md]
markdown_extensions: [tables, pymdownx.superfences]
plugins:
  - search
  - queens-atlas: {{galleries: 8-9, long_galleries: none, solution_pages: 0, cards: false}}
"""
PAGE = """\
# {name}

[eight](boards/8/index.md), [nine](boards/9/index.md)

```python
print(92)
```

| n | solutions |
|---|---|
| 8 | 92 |
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with instant navigation, two galleries, and the scripts of our own site."""
    project = tmp_path_factory.mktemp("instant")
    docs = project / "docs"
    docs.mkdir()
    (project / "mkdocs.yml").write_text(MKDOCS_YML, encoding="utf-8")
    for name in ("index", "other"):
        (docs / f"{name}.md").write_text(PAGE.format(name=name), encoding="utf-8")
    for name in ("site.js", "search.js"):
        shutil.copy(ROOT / "content" / "assets" / name, docs)
    site = made(project)
    with served(site) as root:
        # The theme fetches what its map names; of an address it would mend all but the port.
        pages = (site / "sitemap.xml").read_text("utf-8").replace(SITE_URL, f"{root}/")
        (site / "sitemap.xml").write_text(pages, "utf-8")
        yield f"{root}/"


@pytest.fixture
def club(page: Page, address: str) -> Iterator[Page]:
    """The start page; no page was loaded anew until the end of a test."""
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    yield page
    assert page.evaluate("document.isFirst")


def cards(page: Page) -> int:
    """How many boards can be seen."""
    return page.locator(".qa-groups .qa-card:visible").count()


def test_a_filter_begins_anew_on_each_page(club: Page) -> None:
    club.get_by_role("link", name="nine", exact=True).click()
    expect(club.locator("h1")).to_have_text("N = 9")
    club.get_by_role("button", name="4", exact=True).click()
    club.wait_for_url("**/boards/9/?orbits=4")
    assert cards(club) == 4
    club.keyboard.press("ArrowLeft")
    expect(club.locator("h1")).to_have_text("N = 8")
    assert cards(club) == 12
    club.get_by_role("button", name="4", exact=True).click()
    club.wait_for_url("**/boards/8/?orbits=4")
    assert cards(club) == 1


def test_a_wall_opens_after_a_swap(club: Page) -> None:
    club.get_by_role("link", name="nine", exact=True).click()
    club.get_by_role("link", name="All on one screen").click()
    expect(club.locator(".qa-tile")).to_have_count(46)
    club.get_by_role("button", name="Close").click()
    expect(club.locator("#wall")).to_be_hidden()


def test_code_and_tables_have_their_names_after_a_swap(club: Page) -> None:
    club.locator(".md-nav--primary").get_by_role("link", name="other").click()
    expect(club.locator("h1")).to_have_text("other")
    expect(club.locator(".md-typeset__scrollwrap")).to_have_attribute(
        "aria-label", "Table: n, solutions"
    )
    expect(club.locator("div.md-code__nav")).to_have_count(1)
    expect(club.locator("nav.md-code__nav")).to_have_count(0)


def test_the_search_offers_a_board_from_any_page(club: Page, address: str) -> None:
    club.get_by_role("link", name="eight", exact=True).click()
    expect(club.locator("h1")).to_have_text("N = 8")
    club.keyboard.press("/")
    club.keyboard.type("8.4.1")
    expect(club.locator(".qa-offer")).to_have_attribute("href", f"{address}find/?q=8.4.1")
