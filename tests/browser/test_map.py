"""The map of solutions: a reader chooses points, and walks from one to the next."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.figures import part


def test_a_point_is_chosen_by_click_and_keys_and_a_walk_goes_on(
    shared_page: Page, atlas: str
) -> None:
    shared_page.goto(f"{atlas}map/?n=8&board=8.8.1")
    figure = shared_page.locator("queens-map")
    chosen = figure.locator("[role=option][aria-selected=true]")
    expect(chosen).to_have_attribute("aria-label", re.compile("^8.8.1,"))
    chosen.press("ArrowRight")
    expect(chosen).not_to_have_attribute("aria-label", re.compile("^8.8.1,"))
    expect(chosen).to_be_focused()
    figure.locator("[role=option]").first.click()
    expect(figure.locator(part("message"))).to_contain_text("8.4.1. Its nearest solution is 3")
    figure.locator(part("forward")).click()
    expect(figure.locator(part("message"))).to_contain_text("3 queens moved. 2 of 92")
    expect(shared_page).to_have_url(re.compile(r"\?n=8&board="))
    figure.locator(part("n")).select_option("10")
    expect(figure.locator("[role=option]")).to_have_count(724)
