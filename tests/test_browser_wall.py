"""The wall: a reader zooms, jumps, colours and saves it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import count, orbit, properties
from site_builder.blocks.one_file import html_file
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import columns_text
from tests.helpers.browser import (
    PHONE,
    expect_address,
    opened,
    violations_by_day_and_night,
)
from tests.helpers.elements import WATCH_WORKERS, copy, taken_out
from tests.helpers.finder import part
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PAGES = {
    "index": "# Home\n\nWords.\n",
    "wall": "# Wall\n\n```queens wall\n8\n```\n",
    "find": "# Find\n\n## By property\n\n```queens find\n8\n```\n",
}
PIXELS = """(canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((sum, value, index) => (sum * 31 + value * (index % 7)) % 1000003, 0);
}"""
_ANY = re.compile(r"\d")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a wall, whose theme swaps pages."""
    with instant_site(tmp_path_factory.mktemp("wall"), PAGES) as root:
        yield root


@pytest.fixture
def wall(page: Page, address: str) -> Locator:
    """The wall of N = 8 for a reader who wants no motion."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(WATCH_WORKERS)
    return visit(page, f"{address}wall/")


def visit(page: Page, address: str, n: int = 8) -> Locator:
    """The wall, which is drawn."""
    page.goto(address)
    figure = page.locator("queens-wall")
    expect(figure).to_have_attribute("data-qa-ready", f"{n}")
    expect(figure).to_have_attribute("data-qa-scale", _ANY)
    return figure


def scale(wall: Locator) -> float:
    """Pixels a square."""
    return float(wall.get_attribute("data-qa-scale") or 0)


def jump(wall: Locator, name: str) -> None:
    """Write a label and press Enter."""
    part(wall, "typed").fill(name)
    part(wall, "typed").press("Enter")


def expect_other_scale(wall: Locator, before: float) -> None:
    """Wait until a zoom is drawn."""
    expect(wall).not_to_have_attribute("data-qa-scale", f"{before:.3f}")


def test_wheel_keys_and_buttons_zoom(wall: Locator) -> None:
    canvas, whole = part(wall, "canvas"), scale(wall)
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
    part(wall, "in").click()
    expect_other_scale(wall, whole)
    part(wall, "whole").click()
    expect(wall).to_have_attribute("data-qa-scale", f"{whole:.3f}")


def test_a_reader_jumps_to_an_image_and_goes_back(wall: Locator) -> None:
    jump(wall, "8.8.3/6")
    image = list(dict.fromkeys(orbit(fundamental_solutions(8)[3].columns).images.values()))[5]
    expect(part(wall, "name")).to_contain_text("8.8.3/6")
    expect(part(wall, "columns")).to_have_text(columns_text(image))
    expect(part(wall, "meaning")).to_contain_text("Image 6 of 8")
    expect_address(wall.page, "/wall/#8.8.3/6")
    jump(wall, "10.4.2")
    expect(part(wall, "name")).to_contain_text("10.4.2")
    wall.page.go_back()
    expect(part(wall, "name")).to_contain_text("8.8.3/6")
    wall.page.go_forward()
    expect(part(wall, "name")).to_contain_text("10.4.2")


def test_an_address_shows_its_board(page: Page, address: str) -> None:
    figure = visit(page, f"{address}wall/#12.8.1690/3", 12)
    expect(part(figure, "name")).to_contain_text("12.8.1690/3")


def test_a_gallery_leads_to_the_wall_of_its_size(page: Page, address: str) -> None:
    page.goto(f"{address}wall/?n=6")
    expect(part(page.locator("queens-wall"), "name")).to_contain_text("N = 6: 4 boards")


@pytest.mark.parametrize("name", ["8.8.12", "8.4.1/5", "14.8.1", "queen"])
def test_a_label_without_a_board_is_refused(wall: Locator, name: str) -> None:
    jump(wall, name)
    expect(wall.get_by_role("alert")).to_contain_text("No board has this label")
    expect(part(wall, "typed")).to_have_attribute("aria-invalid", "true")
    expect(part(wall, "name")).to_contain_text("N = 8")


def test_arrow_keys_choose_boards(wall: Locator) -> None:
    jump(wall, "8.8.2")
    canvas = part(wall, "canvas")
    expect(canvas).to_be_focused()
    canvas.press("ArrowDown")
    expect(part(wall, "name")).to_contain_text("8.8.2/2")
    canvas.press("ArrowRight")
    expect(part(wall, "name")).to_contain_text("8.8.2/6")
    expect_address(wall.page, "#8.8.2/6")


def test_a_press_chooses_the_board_below_it(wall: Locator) -> None:
    jump(wall, "8.4.1")
    part(wall, "canvas").press("Enter")
    part(wall, "canvas").press("Escape")
    expect(part(wall, "name")).to_contain_text("N = 8")
    part(wall, "canvas").click()
    expect(part(wall, "name")).to_contain_text("8.4.1")


def test_colours_and_bars_change_the_picture(wall: Locator) -> None:
    canvas = part(wall, "canvas")
    seen = {canvas.evaluate(PIXELS)}
    part(wall, "tint").select_option("size")
    expect(part(wall, "legend").get_by_role("button")).to_have_count(2)
    part(wall, "legend").get_by_role("button", name="orbits of 4").click()
    expect(part(wall, "name")).to_have_text("4 boards: orbits of 4")
    for tint, bars in (("size", 2), ("plain", 1)):
        part(wall, "tint").select_option(tint)
        expect(part(wall, "legend").get_by_role("button")).to_have_count(bars)
        wall.page.evaluate("() => new Promise(requestAnimationFrame)")
        seen.add(canvas.evaluate(PIXELS))
    assert len(seen) == 3


@pytest.mark.parametrize("name", ["lines", "knight_pairs", "conflicts", "diagonal_queens"])
def test_a_property_counts_the_boards_of_each_value(wall: Locator, name: str) -> None:
    boards = Counter[int]()
    for fundamental in fundamental_solutions(8):
        boards[getattr(properties(fundamental.columns), name)] += fundamental.orbit_size
    part(wall, "tint").select_option(name)
    bars = part(wall, "legend").get_by_role("button").all()
    shown = {bar.get_attribute("data-qa-value"): bar.locator("small").inner_text() for bar in bars}
    assert {int(value or ""): int(text) for value, text in shown.items()} == boards


def test_a_wall_leads_to_its_boards_by_property(wall: Locator) -> None:
    part(wall, "sizes").get_by_role("button", name="N = 6").click()
    wall.get_by_role("link", name="Find by property").click()
    expect_address(wall.page, "/find/?with=6#by-property")
    expect(part(wall.page.locator("queens-finder"), "n")).to_have_value("6")


def test_the_map_moves_the_view(wall: Locator) -> None:
    overview = part(wall, "map")
    expect(overview).to_be_hidden()
    jump(wall, "8.8.1")
    part(wall, "canvas").press("Enter")
    expect(overview).to_be_visible()
    frame = overview.locator("i")
    before = frame.get_attribute("style") or ""
    size = overview.bounding_box()
    assert size
    overview.click(position={"x": size["width"] - 4, "y": size["height"] - 4})
    expect(frame).not_to_have_attribute("style", before)
    part(wall, "whole").click()
    expect(overview).to_be_hidden()


def test_the_poster_has_every_queen(wall: Locator, tmp_path: Path) -> None:
    with wall.page.expect_download() as download:
        part(wall, "poster").click()
    assert download.value.suggested_filename == "queens-wall-8.svg"
    text = download.value.path().read_text(encoding="utf-8")
    paths = text.split('class="queens"')[1:]
    assert sum(path.split("/>")[0].count("M") for path in paths) == 8 * count(8).total
    assert 'width="594mm"' in text


def test_the_worker_ends_with_the_wall(wall: Locator) -> None:
    page = wall.page
    assert page.evaluate("[hasStarted, workers.size]") == [True, 1]
    with taken_out(wall):
        assert page.evaluate("workers.size") == 0
    expect(wall).to_have_attribute("data-qa-ready", "8")
    part(wall, "sizes").get_by_role("button", name="N = 6").click()
    expect(part(wall, "name")).to_contain_text("N = 6: 4 boards")


def test_two_walls_do_not_disturb_each_other(wall: Locator) -> None:
    copy(wall)
    second = wall.page.locator("queens-wall").nth(1)
    jump(second, "6.4.1/2")
    expect(part(second, "name")).to_contain_text("6.4.1/2")
    expect(part(wall.first, "name")).to_contain_text("N = 8")
    assert "#" not in wall.page.url


def test_a_wall_opened_from_disk_finds_its_boards(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "wall.html"
    file.write_text(html_file("Wall", "```queens wall\n8\n```"), encoding="utf-8")
    figure = visit(page, file.as_uri())
    expect(part(figure, "name")).to_contain_text("N = 8: 92 boards")


def test_a_wall_works_under_a_strict_policy(page: Page, address: str) -> None:
    apply_policy(page, f"{address}wall/")
    visit(page, f"{address}wall/")


def test_a_wall_is_accessible(wall: Locator) -> None:
    jump(wall, "8.8.3/6")
    expect(part(wall, "name")).to_contain_text("8.8.3/6")
    assert violations_by_day_and_night(wall.page, "[aria-label='The wall']") == []


def test_a_finger_chooses_a_board_on_a_phone(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE, has_touch=True) as page:
        figure = visit(page, f"{address}wall/")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
        part(figure, "canvas").tap()
        expect(part(figure, "name")).to_contain_text("8.")
