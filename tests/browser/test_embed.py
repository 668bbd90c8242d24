"""Pages for a frame in pages of others: small, and they show what their address asks for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.browser import opened, report_errors

NAMES = ("board", "turning", "stepper", "play", "regions")
WIDE = "document.documentElement.scrollWidth > innerWidth"
SHOWN = {
    "board/": "8.4.1",
    "board/?5.2.1": "30241",
    "board/?0,4,7,5,2,6,1,3": "8.8.1",
    "board/?18.8.26111998": "18.8.26111998",
    "board/?8.4.2": "There is no solution 8.4.2.",
    "board/?hello": "Not understood: hello",
    "turning/?6.4.1": "Show all eight",
    "stepper/?backtracking,6": "step 1 of 1046",
    "stepper/?bitmap,99": "step 1 of",
    "stepper/?quick,5": "There is no stepper of quick",
    "play/?level=hard": "suppose a queen",
    "regions/": "Timer",
}


@pytest.mark.parametrize("query", SHOWN)
def test_a_frame_shows_what_its_address_asks_for(shared_page: Page, atlas: str, query: str) -> None:
    errors = report_errors(shared_page)
    shared_page.set_viewport_size({"width": 340, "height": 620})
    shared_page.goto(f"{atlas}embed/{query}")
    expect(shared_page.locator("main")).to_contain_text(SHOWN[query])
    assert not shared_page.evaluate(WIDE)
    for button in shared_page.locator("main .qa-main").all():
        expect(button).to_have_css("font-weight", "600")  # it has its style sheet
    assert errors == []


@pytest.mark.parametrize("name", NAMES)
def test_its_page_is_small_and_no_search_finds_it(site: Path, name: str) -> None:
    page = site / "embed" / name / "index.html"
    assert page.stat().st_size < 2_000
    assert '<meta name="robots" content="noindex">' in page.read_text("utf-8")
    assert "/embed/" not in (site / "sitemap.xml").read_text("utf-8")
    index = json.loads((site / "search/search_index.json").read_text("utf-8"))
    assert not [each for each in index["docs"] if each["location"].startswith("embed/")]


def test_without_script_it_leads_to_the_atlas(browser: Browser, atlas: str) -> None:
    with opened(browser, java_script_enabled=False) as page:
        page.goto(f"{atlas}embed/board/?5.2.1")
        expect(page.locator("main")).to_contain_text("needs JavaScript")
        with page.expect_popup() as found:
            page.get_by_role("link", name="Queens Atlas").click()
        assert found.value.url.endswith("/find/")
