"""The wall: a reader zooms, jumps, colours and saves it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import count, orbit, properties
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import columns_text
from tests.helpers.browser import (
    PHONE,
    expect_address,
    open_page,
    part_of,
    violations_in_both_schemes,
)

PIXELS = """(canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((sum, value, index) => (sum * 31 + value * (index % 7)) % 1000003, 0);
}"""


@pytest.fixture
def wall(page: Page, atlas: str) -> Locator:
    """The figure that shows all boards of N = 8 on a wall."""
    return visit(page, f"{atlas}wall/?n=8")


def visit(page: Page, address: str, n: int = 8) -> Locator:
    """Open an address and return the wall, once it is drawn."""
    page.goto(address)
    figure = page.locator("queens-wall").first
    expect(figure).to_have_attribute("data-qa-ready", f"{n}")
    expect(figure).to_have_attribute("data-qa-scale", re.compile(r"\d"))
    return figure


def scale(wall: Locator) -> float:
    """Return the width of a square in pixels at the current zoom."""
    return float(wall.get_attribute("data-qa-scale") or 0)


def jump(wall: Locator, name: str) -> None:
    """Jump to the board with the label `name` by typing it into the field of the wall."""
    part_of(wall, "typed").fill(name)
    part_of(wall, "typed").press("Enter")


def expect_other_scale(wall: Locator, before: float) -> None:
    """Wait until the wall is drawn in another scale than `before`."""
    expect(wall).not_to_have_attribute("data-qa-scale", f"{before:.3f}")


def test_wheel_keys_buttons_and_the_map_move_the_view(wall: Locator) -> None:
    canvas = part_of(wall, "canvas")
    whole = scale(wall)
    canvas.hover()
    wall.page.mouse.wheel(0, -240)
    expect_other_scale(wall, whole)
    by_wheel = scale(wall)
    assert by_wheel > whole
    canvas.press("+")
    expect_other_scale(wall, by_wheel)
    assert scale(wall) > by_wheel
    canvas.press("Home")
    expect(wall).to_have_attribute("data-qa-scale", f"{whole:.3f}")
    part_of(wall, "in").click()
    expect_other_scale(wall, whole)
    part_of(wall, "whole").click()
    expect(wall).to_have_attribute("data-qa-scale", f"{whole:.3f}")
    overview = part_of(wall, "map")
    expect(overview).to_be_hidden()
    jump(wall, "8.8.1")
    part_of(wall, "canvas").press("Enter")
    expect(overview).to_be_visible()
    frame = overview.locator("i")
    before = frame.get_attribute("style") or ""
    size = overview.bounding_box()
    assert size
    overview.click(position={"x": size["width"] - 4, "y": size["height"] - 4})
    expect(frame).not_to_have_attribute("style", before)
    part_of(wall, "whole").click()
    expect(overview).to_be_hidden()


def test_a_reader_jumps_to_an_image_and_goes_back(wall: Locator) -> None:
    jump(wall, "8.8.3/6")
    image = list(dict.fromkeys(orbit(fundamental_solutions(8)[3].columns).images.values()))[5]
    expect(part_of(wall, "name")).to_contain_text("8.8.3/6")
    expect(part_of(wall, "columns")).to_have_text(columns_text(image))
    expect(part_of(wall, "meaning")).to_contain_text("Image 6 of 8")
    expect_address(wall.page, "#8.8.3/6")
    jump(wall, "10.4.2")
    expect(part_of(wall, "name")).to_contain_text("10.4.2")
    wall.page.go_back()
    expect(part_of(wall, "name")).to_contain_text("8.8.3/6")
    wall.page.go_forward()
    expect(part_of(wall, "name")).to_contain_text("10.4.2")
    assert violations_in_both_schemes(wall.page, "[aria-label='The wall']") == []


def test_addresses_lead_to_a_board_or_a_size_and_a_finger_chooses(
    page: Page, browser: Browser, atlas: str
) -> None:
    figure = visit(page, f"{atlas}wall/#12.8.1690/3", 12)
    expect(part_of(figure, "name")).to_contain_text("12.8.1690/3")
    figure = visit(page, f"{atlas}wall/?n=6", 6)
    expect(part_of(figure, "name")).to_contain_text("N = 6: 4 boards")
    part_of(figure, "sizes").get_by_role("button", name="N = 7").click()
    page.get_by_role("link", name="Find by property").click()
    expect_address(page, "/find/?with=7#by-property")
    expect(part_of(page.locator("queens-finder"), "n")).to_have_value("7")
    with open_page(browser, width=PHONE, has_touch=True) as phone:
        figure = visit(phone, f"{atlas}wall/?n=8")
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE
        part_of(figure, "canvas").tap()
        expect(part_of(figure, "name")).to_contain_text("8.")


def test_a_label_without_a_board_is_refused(wall: Locator) -> None:
    for name in ("8.8.12", "8.4.1/5", "14.8.1", "queen"):
        jump(wall, "8")
        expect(part_of(wall, "typed")).to_have_attribute("aria-invalid", "false")
        jump(wall, name)
        expect(wall.get_by_role("status")).to_contain_text(f"The wall has no board “{name}”")
        expect(part_of(wall, "typed")).to_have_attribute("aria-invalid", "true")
        expect(wall).to_have_attribute("data-qa-ready", "8")
    said = wall.get_by_role("status").locator("span").element_handle()
    jump(wall, "queen")
    assert said.evaluate("(span) => !span.isConnected"), "it is said again"


def test_keys_and_presses_choose_boards_and_say_what_is_seen(wall: Locator) -> None:
    canvas = part_of(wall, "canvas")
    status = wall.get_by_role("status")
    canvas.press("Space")
    expect(status).to_contain_text("No board is chosen")
    canvas.press("Home")
    expect(status).to_have_text("All boards are in view.")
    canvas.press("-")
    expect(status).to_have_text("All boards are in view.")
    jump(wall, "8.8.2")
    expect(canvas).to_be_focused()
    canvas.press("Enter")
    expect(status).to_have_text("Board 8.8.2 is enlarged.")
    canvas.press("Shift+ArrowDown")
    expect(status).to_contain_text("No board is in view")
    jump(wall, "8.8.2")
    name = part_of(wall, "name")
    expect(canvas).to_be_focused()
    canvas.press("ArrowDown")
    expect(name).to_contain_text("8.8.2/2")
    canvas.press("ArrowRight")
    expect(name).to_contain_text("8.8.2/6")
    expect_address(wall.page, "#8.8.2/6")
    jump(wall, "8.4.1")
    expect(part_of(wall, "name")).to_contain_text("8.4.1")
    part_of(wall, "canvas").press("Enter")
    part_of(wall, "canvas").press("Escape")
    expect(part_of(wall, "name")).to_contain_text("N = 8")
    part_of(wall, "canvas").click(position={"x": 200, "y": 200})
    expect(part_of(wall, "name")).to_contain_text("8.4.1")


def test_colours_bars_and_the_poster_have_every_board(wall: Locator) -> None:
    canvas = part_of(wall, "canvas")
    legend = part_of(wall, "legend")
    seen = {canvas.evaluate(PIXELS)}
    part_of(wall, "colour").select_option("size")
    expect(legend.get_by_role("button")).to_have_count(2)
    legend.get_by_role("button", name="orbits of 4").click()
    expect(part_of(wall, "name")).to_have_text("4 boards: orbits of 4")
    for tint, bars in (("size", 2), ("plain", 1)):
        part_of(wall, "colour").select_option(tint)
        expect(legend.get_by_role("button")).to_have_count(bars)
        wall.page.evaluate("() => new Promise(requestAnimationFrame)")
        seen.add(canvas.evaluate(PIXELS))
    assert len(seen) == 3
    for name in ("lines", "knight_pairs", "conflicts", "diagonal_queens"):
        boards = Counter[int]()
        for fundamental in fundamental_solutions(8):
            boards[getattr(properties(fundamental.columns), name)] += fundamental.orbit_size
        part_of(wall, "colour").select_option(name)
        bars_shown = legend.get_by_role("button").all()
        shown = {
            int(bar.get_attribute("data-qa-value") or ""): int(bar.locator("small").inner_text())
            for bar in bars_shown
        }
        assert shown == boards
    with wall.page.expect_download() as download:
        part_of(wall, "poster").click()
    assert download.value.suggested_filename == "queens-wall-8.svg"
    expect(wall.get_by_role("status")).to_contain_text("queens-wall-8.svg")
    text = download.value.path().read_text(encoding="utf-8")
    paths = text.split('class="queens"')[1:]
    assert sum(path.split("/>")[0].count("M") for path in paths) == 8 * count(8).total
    assert 'width="594mm"' in text
