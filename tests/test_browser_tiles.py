"""The wall of a gallery: all its boards as tiles on one screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import orbit, solution
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import columns_text
from tests.helpers.browser import PHONE, expect_address, opened, violations
from tests.helpers.elements import copy, move, taken_out
from tests.helpers.finder import part
from tests.helpers.site import below_a_path

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MOVED = """moved = 0;
new PerformanceObserver((found) => found.getEntries().forEach((each) => { moved += each.value; }))
    .observe({type: "layout-shift", buffered: true});"""


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The galleries of our own site, below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield f"{root}boards/"


def of_few_tiles(wall: Page) -> list[tuple[str, str]]:
    """What axe finds on a wall; of its tiles, which are alike, a hundred stand for all."""
    wall.evaluate("void (others = [...document.querySelectorAll('.qa-tile')].slice(100))")
    wall.evaluate("room = others[0].parentElement, others.forEach((tile) => tile.remove())")
    found = violations(wall, {"include": [["#wall"]]})
    wall.evaluate("room.append(...others)")
    return found


@pytest.fixture(scope="module")
def wall(browser: Browser, address: str) -> Iterator[Page]:
    """The gallery of N = 12 with its wall."""
    with opened(browser) as page:
        page.goto(f"{address}12/")
        yield page


def test_all_boards_are_on_one_screen(wall: Page) -> None:
    wall.get_by_role("link", name="All on one screen").click()
    tiles = wall.locator(".qa-tile")
    expect(tiles).to_have_count(1787)
    told = tiles.evaluate_all("(all) => all.map((each) => [each.ariaLabel, each.className])")
    solutions = fundamental_solutions(12)
    looks = [[each.label, f"qa-tile qa-orbit-{each.orbit_size}"] for each in solutions]
    assert told == looks
    room = part(wall, "tiles")
    assert room.evaluate("(it) => it.scrollHeight - it.clientHeight") == 0
    assert room.evaluate("(it) => it.scrollWidth - it.clientWidth") == 0
    dots = tiles.nth(500).locator("path").get_attribute("d")
    columns = solution(looks[500][0])
    assert dots == "".join(f"M{column}.5 {row}.5h0" for row, column in enumerate(columns))
    assert of_few_tiles(wall) == []
    part(wall, "close").click()


def test_a_tile_is_enlarged_by_keys_alone(wall: Page) -> None:
    wall.get_by_role("link", name="All on one screen").click()
    expect(wall.get_by_role("button", name="12.2.1", exact=True)).to_be_focused()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "End", "Home", *["ArrowRight"] * 3, "Enter"):
        wall.keyboard.press(key)
    enlarged = part(wall, "enlarged")
    expect(enlarged.get_by_role("heading")).to_have_text("12.2.4 2")
    expect(part(wall, "columns")).to_have_text(columns_text(solution("12.2.4")))
    links = (
        part(wall, "links")
        .locator("a")
        .evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    )
    assert links == ["./#12.2.4", "../../find/?label=12.2.4"]
    wall.keyboard.press("ArrowRight")
    expect(enlarged.get_by_role("heading")).to_have_text("12.4.1 4")
    assert of_few_tiles(wall) == []
    wall.keyboard.press("Escape")
    expect(wall.get_by_role("button", name="12.4.1", exact=True)).to_be_focused()
    wall.keyboard.press("Escape")
    expect(wall.locator("#wall")).to_be_hidden()
    expect_address(wall, "/12/")


def test_the_back_button_closes_the_wall(wall: Page) -> None:
    wall.get_by_role("link", name="All on one screen").click()
    wall.get_by_role("button", name="12.8.400", exact=True).click()
    expect(part(wall, "enlarged")).to_be_visible()
    expect(part(wall, "links").get_by_text("In the gallery")).to_have_attribute(
        "href", "5/#12.8.400"
    )
    wall.go_back()
    expect(wall.locator("#wall")).to_be_hidden()
    expect(part(wall, "enlarged")).to_be_hidden()


def test_a_wall_has_an_address(wall: Page, address: str) -> None:
    wall.goto(f"{address}9/#wall")
    tile = wall.get_by_role("button", name="9.4.1", exact=True)
    tile.click()
    expect(part(wall, "links").get_by_text("Its page")).to_have_attribute("href", "9.4.1/")
    assert orbit(solution("9.4.1")).size == 4
    part(wall, "back").click()
    part(wall, "close").click()
    expect(wall.locator("#wall")).to_be_hidden()


def test_a_wall_that_is_opened_again_while_it_loads_has_each_board_once(
    wall: Page, address: str
) -> None:
    wall.goto(f"{address}12/")
    hurry = """async () => {
        const told = (target, name) =>
            new Promise((done) => target.addEventListener(name, done, { once: true }));
        location.hash = "#wall";
        await told(window, "hashchange");
        location.hash = "";
        await told(document.getElementById("wall"), "close");
        location.hash = "#wall";
    }"""
    wall.evaluate(hurry)
    expect(wall.get_by_role("button", name="12.2.1", exact=True)).to_be_focused()
    expect(wall.locator(".qa-tile")).to_have_count(1787)


def test_a_wall_opens_only_while_it_is_in_the_page(wall: Page, address: str) -> None:
    wall.goto(f"{address}9/#wall")
    tile = wall.get_by_role("button", name="9.4.1", exact=True)
    expect(tile).to_be_visible()
    with taken_out(wall.locator("queens-tiles")):
        assert not wall.evaluate("takenOut.figure.querySelector('dialog').open")
    expect(tile).to_be_visible()
    part(wall, "close").click()
    expect_address(wall, "/9/")
    move(wall.locator("queens-tiles"))
    copy(wall.locator("queens-tiles"))
    wall.get_by_role("link", name="All on one screen").click()
    expect(wall.locator("dialog.qa-tiles[open]")).to_have_count(1)


def test_a_wall_without_its_search_says_so(wall: Page, address: str) -> None:
    wall.route("**/queens-search-worker.js", lambda route: route.abort())
    wall.goto(f"{address}11/#wall")
    said = "They could not be found: this page cannot search."
    expect(part(wall, "tiles")).to_have_text(said)
    wall.unroute("**/queens-search-worker.js")


def test_a_finger_finds_the_tiles_of_a_wall(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE, has_touch=True) as page:
        page.add_init_script(MOVED)
        page.goto(f"{address}12/")
        page.get_by_role("link", name="All on one screen").tap()
        assert page.evaluate("moved") < 0.02
        tile = page.get_by_role("button", name="12.8.1765", exact=True)
        tile.tap()
        box = tile.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 22
        expect(part(page, "enlarged").get_by_role("heading")).to_have_text("12.8.1765 8")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
