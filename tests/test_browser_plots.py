"""Plots in a browser: their values are read off by slider and pointer; a phone has its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import PHONE, opened
from tests.helpers.elements import copy, move, taken_out
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PLOT = "figure:has(.qa-reader)"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with served(site) as root:
        yield f"{root}/timings/engine/"


@pytest.fixture(scope="module")
def plot(desk: Page, address: str) -> Locator:
    """A plot of one frame."""
    desk.goto(address)
    return desk.locator(PLOT).first


def told(plot: Locator) -> list[str]:
    return plot.locator(".qa-reader b").all_inner_texts()


def values_at(plot: Locator, n: str) -> list[str]:
    """What all lines have at an N in the page, in the order of the list."""
    attributes = plot.locator("li").evaluate_all("items => items.map((i) => i.dataset.qaValues)")
    return [json.loads(one).get(n, [0, "\N{EN DASH}"])[1] for one in attributes]


def test_keys_choose_an_n_and_its_values_stand_below_the_least_first(plot: Locator) -> None:
    slider = plot.get_by_role("slider", name="N")
    slider.press("Home")
    least = plot.locator("output").inner_text()
    slider.press("ArrowRight")
    n = str(int(least) + 1)
    expect(plot.locator("output")).to_have_text(n)
    assert told(plot) == values_at(plot, n)
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(f"N = {n}: ")
    listed = [value for value in told(plot) if value != "\N{EN DASH}"]
    places = [spoken.index(value) for value in listed]
    assert places == sorted(places)


def test_a_pointer_chooses_the_n_it_stands_at(plot: Locator) -> None:
    svg = plot.locator("> .qa-sheet-wide")
    cursor = svg.locator(".qa-cursor")
    box = svg.bounding_box()
    assert box is not None
    low, high, start, end = (
        float(cursor.get_attribute(f"data-qa-{name}") or "")
        for name in ("low", "high", "start", "end")
    )
    middle = (low + high) // 2
    x = start + (middle - low) / (high - low) * (end - start)
    scale = box["width"] / 960
    svg.hover(position={"x": x * scale + 3, "y": box["height"] / 2})
    expect(plot.locator("output")).to_have_text(f"{middle:.0f}")
    expect(plot.get_by_role("slider")).to_have_value(f"{middle:.0f}")
    assert float(cursor.get_attribute("x1") or "") == pytest.approx(x, abs=0.1)


def test_a_plot_reads_only_while_it_is_in_the_page(page: Page, address: str) -> None:
    page.goto(address)
    plot = page.locator("queens-plot").first
    slider = plot.get_by_role("slider", name="N")
    slider.press("Home")
    n = plot.locator("output").inner_text()
    with taken_out(plot):
        change = "slider.stepUp(), slider.dispatchEvent(new Event('input', { bubbles: true }))"
        page.evaluate(f"slider = takenOut.figure.querySelector('input'), {change}")
        assert page.evaluate("takenOut.figure.querySelector('output').textContent") == n
    expect(plot.locator("output")).to_have_text(str(int(n) + 1))
    move(plot)
    slider.press("Home")
    expect(plot.locator("output")).to_have_text(n)


def test_two_plots_of_the_same_markup_read_on_their_own(page: Page, address: str) -> None:
    page.goto(address)
    copy(page.locator("queens-plot").first)
    first, second = (page.locator("queens-plot").nth(place) for place in range(2))
    first.get_by_role("slider").press("Home")
    second.get_by_role("slider").press("End")
    assert int(first.locator("output").inner_text()) < int(second.locator("output").inner_text())


def test_a_phone_has_small_frames_with_letters_of_eleven_pixels(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=PHONE) as page:
        page.goto(address)
        plot = page.locator(PLOT).first
        expect(plot.locator("> .qa-sheet-wide")).to_be_hidden()
        svg = plot.locator("> .qa-sheet-narrow")
        words = svg.locator("text").all()
        heights = svg.evaluate(
            "svg => [parseFloat(getComputedStyle(svg).fontSize), svg.getScreenCTM().a]"
        )
        assert words
        assert heights[0] * heights[1] >= 11


def test_without_a_script_the_values_of_one_n_stand_there_and_no_slider(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    plot = scriptless.locator(PLOT).first
    shown = plot.locator("output").inner_text()
    assert re.fullmatch(r"\d+", shown)
    assert len(told(plot)) == plot.locator("li").count() > 2
    expect(plot.locator("input")).to_be_hidden()
    expect(plot.locator("> .qa-sheet-wide")).to_be_visible()
