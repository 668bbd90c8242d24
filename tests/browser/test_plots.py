"""Plots: their values are read off by slider and pointer; a phone has its own."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import PHONE, SIZE

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PLOT = "figure:has(.qa-reader)"
NOT_RUN = "\N{EN DASH}"
VALUES = "items => items.map((item) => item.dataset.qaValues)"
LETTERS = "svg => parseFloat(getComputedStyle(svg).fontSize) * svg.getScreenCTM().a"


@pytest.fixture
def plot(page: Page, atlas: str) -> Locator:
    """A plot of one frame."""
    page.goto(f"{atlas}timings/measurements/")
    page.get_by_text("Chart: the engine").click()
    return page.locator(f"details[open] {PLOT}")


def values(plot: Locator) -> list[str]:
    """The values below the plot."""
    return plot.locator(".qa-reader b").all_inner_texts()


def test_keys_choose_an_n_and_its_values_stand_below_the_least_first(plot: Locator) -> None:
    slider = plot.get_by_role("slider", name="N")
    slider.press("Home")
    least = plot.locator("output").inner_text()
    slider.press("ArrowRight")
    n = str(int(least) + 1)
    expect(plot.locator("output")).to_have_text(n)
    of_lines = [json.loads(each) for each in plot.locator("li").evaluate_all(VALUES)]
    assert values(plot) == [line.get(n, [0, NOT_RUN])[1] for line in of_lines]
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(f"N = {n}: ")
    places = [spoken.index(value) for value in values(plot) if value != NOT_RUN]
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


def test_a_phone_has_small_frames_with_letters_of_eleven_pixels(page: Page, plot: Locator) -> None:
    page.set_viewport_size({**SIZE, "width": PHONE})
    expect(plot.locator("> .qa-sheet-wide")).to_be_hidden()
    svg = plot.locator("> .qa-sheet-narrow")
    assert svg.locator("text").count()
    assert svg.evaluate(LETTERS) >= 11


def test_without_a_script_the_values_of_one_n_stand_there(scriptless: Page, atlas: str) -> None:
    scriptless.goto(f"{atlas}timings/measurements/")
    scriptless.get_by_text("Chart: the engine").click()
    plot = scriptless.locator(f"details[open] {PLOT}")
    assert re.fullmatch(r"\d+", plot.locator("output").inner_text())
    assert len(values(plot)) == plot.locator("li").count() > 2
    expect(plot.locator("input")).to_be_hidden()
    expect(plot.locator("> .qa-sheet-wide")).to_be_visible()
