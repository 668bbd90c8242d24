"""The form that makes posters: it saves what the command writes, and prints one sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from site_builder.figures.posters import chosen_boards
from site_builder.svg.poster import Poster, poster_svg
from tests.browser.figures import part
from tests.helpers.browser import expect_address

pytestmark = [pytest.mark.slow, pytest.mark.soak]


def test_it_saves_what_the_command_writes(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}make/?of=orbit&label=8.4.1&paper=A4&ink=9a3b2e&caption=")
    figure = page.locator("queens-poster")
    expect(figure.locator(part("message"))).to_contain_text("4 boards of 8 queens on A4")
    with page.expect_download() as download:
        figure.locator(part("save")).click()
    assert download.value.suggested_filename == "queens-orbit-8.4.1-A4.svg"
    text = download.value.path().read_text(encoding="utf-8")
    poster = Poster(chosen_boards("8.4.1", "orbit"), paper="A4", ink="#9a3b2e")
    assert text == poster_svg(poster)
    figure.locator(part("label")).fill("8.4.2")
    figure.locator(part("label")).press("Enter")
    expect(figure.locator(part("message"))).to_contain_text("no solution 8.4.2")
    expect(figure.locator(part("save"))).to_have_attribute("aria-disabled", "true")
    look = "paper=A4&ink=9a3b2e"
    expect_address(page, f"?of=orbit&label=8.4.2&{look}&caption=&shape=queens")
    figure.locator(part("boards")).select_option("all")
    expect(figure.locator(part("message"))).to_contain_text("92 boards")
    expect(figure.locator(part("caption"))).to_have_value("All 92 solutions of 8 queens")
    expect_address(page, f"?of=all&{look}&shape=queens&n=8")


def test_it_prints_one_sheet_of_its_size(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}make/?n=6&paper=A2")
    page.evaluate("window.print = () => {}")
    page.locator(part("print")).click()
    page.wait_for_selector(".qa-poster-printed", state="attached")
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    (box,) = re.findall(rb"/MediaBox\s*\[0 0 ([0-9.]+) ([0-9.]+)\]", pdf)
    assert [round(float(points) / 72 * 25.4) for points in box] == [420, 594]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".qa-poster-printed")).to_have_count(0)
