"""The figure that counts in a browser: estimates, stops, reloads, from disk, and no script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import known_census
from site_builder.figures.laboratories.count_here import draw_count_here
from site_builder.pages.rendering import render
from site_builder.pages.site import site_stylesheet
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from site_builder.values.text import grouped
from tests.helpers.browser import PHONE, opened
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with the figure, and its files."""
    top = tmp_path_factory.mktemp("counting")
    figure = draw_count_here(12, SiteConfig(timings=ROOT / "timings"))
    (top / "assets").mkdir()
    for asset in (*figure.assets, site_stylesheet()):
        (top / asset.path).write_text(str(asset.content), encoding="utf-8")
    html = render(figure.template, figure.context, Links("index.md"))
    style = '<link rel="stylesheet" href="assets/queens-atlas.css">'
    text = f"<!doctype html><meta charset=utf-8><title>Count</title>{style}{html}"
    (top / "index.html").write_text(text, encoding="utf-8")
    return top


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    """The page from a server."""
    with served(folder) as root, opened(browser, width=PHONE) as page:
        page.goto(root)
        yield page


def part(page: Page, name: str) -> Locator:
    """A part of the figure."""
    return page.locator(f"[data-qa-part={name}]")


def expect_counted(page: Page, n: int) -> None:
    """Wait until it has counted."""
    expect(part(page, "status")).to_have_text(
        re.compile("^Counted in .* on [0-9]+ cores?. The ledger has the same total.$")
    )
    expect(part(page, "answer")).to_have_text(grouped(known_census(n).total))


def test_it_counts(page: Page) -> None:
    expect(part(page, "status")).to_have_text("Press Count to count N = 12 in your browser.")
    part(page, "count").press("Enter")
    expect_counted(page, 12)
    expect(part(page, "comparison")).to_contain_text("solutions a second. AMD EPYC")
    expect(part(page, "count")).to_have_text("Count")
    expect(part(page, "bar")).to_have_js_property("value", 1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_another_n_is_estimated_and_then_counted(page: Page) -> None:
    part(page, "n").select_option("14")
    expect(part(page, "status")).to_have_text(
        re.compile("^(Less than a second|About .*) on your [0-9]+ cores?.$")
    )
    part(page, "count").click()
    expect_counted(page, 14)


def test_a_count_that_was_stopped_goes_on_after_a_reload(page: Page) -> None:
    part(page, "n").select_option("18")
    expect(part(page, "status")).to_contain_text("on your")
    part(page, "count").click()
    expect(part(page, "comparison")).to_contain_text("%")
    part(page, "count").click()
    kept = re.compile("^[0-9]+ % of N = 18 is counted. Press Count to go on.$")
    expect(part(page, "status")).to_have_text(kept)
    page.reload()
    part(page, "n").select_option("18")
    expect(part(page, "status")).to_have_text(kept)
    assert float(part(page, "bar").evaluate("(bar) => bar.value")) > 0
    before = page.evaluate("JSON.parse(localStorage['queens-count-18']).total")
    part(page, "count").click()
    expect(part(page, "comparison")).to_contain_text("%")
    counted = int(part(page, "answer").inner_text().replace(",", ""))
    assert counted > before


def test_it_counts_in_a_page_from_disk(browser: Browser, folder: Path) -> None:
    with opened(browser) as page:
        page.goto((folder / "index.html").as_uri())
        part(page, "count").click()
        expect_counted(page, 12)


def test_a_policy_without_webassembly_leaves_javascript(browser: Browser, folder: Path) -> None:
    with served(folder, strict=True) as root, opened(browser) as page:
        page.goto(root)
        part(page, "count").click()
        expect_counted(page, 12)
        expect(part(page, "comparison")).to_contain_text("so JavaScript counted")


def test_without_workers_it_says_so(page: Page) -> None:
    page.evaluate("void (Worker = class { constructor() { throw new Error('none') } })")
    part(page, "count").click()
    expect(part(page, "status")).to_have_text("This browser cannot count beside the page.")
    expect(part(page, "count")).to_have_text("Count")


def test_without_script_a_table_has_the_totals(browser: Browser, folder: Path) -> None:
    with served(folder) as root, opened(browser, java_script_enabled=False) as page:
        page.goto(root)
        expect(page.get_by_role("cell", name="666,090,624")).to_be_visible()
        expect(part(page, "count")).to_be_hidden()
