"""The home page: a board that plays a solution, all boards of eight queens, doors, and motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import solution
from site_builder.values.text import columns_text
from tests.helpers.browser import DESK, PHONE, part_of, settle
from tests.helpers.finder import expect_status
from tests.helpers.visits import WATCH

TOPS = """(figure) => [...figure.querySelectorAll(".qa-all-orbit, .qa-all-line")]
    .map((each) => Math.round(each.getBoundingClientRect().top))"""
FADED = """(figure) => [...figure.querySelectorAll(".qa-all-orbit")]
    .filter((each) => getComputedStyle(each).opacity < 1).length"""
BOXES = """(figure) => [...figure.querySelectorAll("a")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height];
})"""
IN_VIEW = "(figure) => figure.scrollIntoView()"


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure with all boards, on the home page."""
    page.goto(atlas)
    return all_boards(page)


def all_boards(page: Page) -> Locator:
    """Return the figure with all boards, once its script has started."""
    found = page.locator("queens-all-boards")
    expect(found.locator("a[tabindex='0']")).to_have_count(1)
    return found


def board(figure: Locator, label: str, move: str) -> Locator:
    """Return the board with the label of its orbit and its symmetry, such as `as it is`."""
    return figure.get_by_role("link", name=f"{label}, {move}", exact=True)


def focused(page: Page) -> str | None:
    """Return the name of the focused element."""
    return page.locator(":focus").get_attribute("aria-label")


def test_pointing_and_keys_go_from_board_to_board(page: Page, figure: Locator) -> None:
    figure.scroll_into_view_if_needed()
    before = figure.evaluate(TOPS)
    assert figure.evaluate(FADED) == 0
    board(figure, "8.8.3", "turned by 90° clockwise").hover()
    name = part_of(figure, "told")
    expect(name).to_contain_text("8.8.3 turned by 90° clockwise")
    assert figure.evaluate(FADED) == 11
    board(figure, "8.4.1", "as it is").hover()
    expect(name).to_have_text(f"8.4.1 as it is {columns_text(solution('8.4.1'))}")
    assert figure.evaluate(TOPS) == before
    page.mouse.move(1, 1)
    expect(name).to_be_empty()
    expect(part_of(figure, "still")).to_contain_text("= 92")
    assert figure.evaluate(FADED) == 0
    board(figure, "8.8.3", "mirrored top to bottom").click()
    page.wait_for_url("**/boards/8/8.8.3/")
    page.go_back()
    all_boards(page)
    expect(part_of(figure, "told")).to_be_empty()
    page.locator("form.qa-box button").focus()
    page.keyboard.press("Tab")
    assert focused(page) == "8.4.1, as it is"
    expect(part_of(figure, "told")).to_contain_text("8.4.1 as it is")
    assert figure.evaluate(FADED) == 11
    for key, name in (
        ("ArrowRight", "8.8.1, as it is"),
        ("ArrowDown", "8.8.1, turned by 90° clockwise"),
        ("ArrowRight", "8.8.1, mirrored top to bottom"),
        ("ArrowRight", "8.8.2, turned by 90° clockwise"),
        ("ArrowUp", "8.8.2, as it is"),
        ("ArrowUp", "8.8.2, as it is"),
        ("End", "8.8.11, mirrored in the anti-diagonal"),
        ("ArrowRight", "8.8.11, mirrored in the anti-diagonal"),
        ("ArrowLeft", "8.8.11, turned by 270° clockwise"),
        ("Home", "8.4.1, as it is"),
        ("ArrowLeft", "8.4.1, as it is"),
    ):
        page.keyboard.press(key)
        assert focused(page) == name, key
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(figure.locator(":focus")).to_have_count(0)
    expect(part_of(figure, "told")).to_be_empty()
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "8.4.1, turned by 90° clockwise"
    page.set_viewport_size({"width": PHONE, "height": 640})
    board(figure, "8.8.1", "turned by 270° clockwise").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "8.8.5, as it is"
    page.keyboard.press("Enter")
    page.wait_for_url("**/boards/8/8.8.5/")


def test_boxes_lead_to_the_page_that_finds(
    page: Page, page_without_scripts: Page, atlas: str
) -> None:
    for place in ("", "404.html"):
        page.goto(atlas + place)
        page.locator("form.qa-box input").fill("15863724")
        page.get_by_role("button", name="Find it").click()
        expect_status(page, "This is 8.8.1, mirrored left to right.")
    page_without_scripts.goto(atlas)
    links = page_without_scripts.locator("queens-all-boards a")
    expect(links).to_have_count(92)
    expect(links.last).to_have_attribute("href", "boards/8/8.8.11/")
    expect(page_without_scripts.locator("queens-live svg:visible")).to_have_count(4)
    page_without_scripts.locator("form.qa-box input").fill("8.4.1")
    page_without_scripts.get_by_role("button", name="Find it").click()
    page_without_scripts.wait_for_url("**/find/?q=8.4.1")


def test_doors_and_pictures_lead_to_every_tab_and_to_three_pages(
    page_without_scripts: Page, atlas: str
) -> None:
    page_without_scripts.goto(atlas)
    hrefs = "(links) => links.map((link) => link.getAttribute('href'))"
    tabs = page_without_scripts.locator(".atlas-tabs a").evaluate_all(hrefs)
    doors = page_without_scripts.locator(".qa-door h2 a:not(.headerlink)").evaluate_all(hrefs)
    assert len(tabs) == 6
    assert doors == tabs
    pictures = page_without_scripts.locator(".qa-glimpses a").evaluate_all(hrefs)
    assert pictures == ["wall/", "play/?game=regions", "map/"]


def test_the_field_shows_examples_until_a_reader_types(page: Page, atlas: str) -> None:
    page.goto(atlas)
    examples = page.locator("form.qa-box span")
    expect(examples).to_be_visible()
    field = page.get_by_role("textbox", name="Or find a board", exact=True)
    field.focus()
    expect(examples).to_be_hidden()
    field.fill("8.4.1")
    field.blur()
    expect(examples).to_be_hidden()


# Figures that move --------------------------------------------------------------------------------


def placed(page: Page) -> Locator:
    """Return the element that shows the number of queens on the board at the top."""
    return page.locator("queens-place [data-qa-part=placed]")


def test_the_board_plays_a_solution_until_a_reader_begins(new_page: Page, atlas: str) -> None:
    new_page.clock.install()
    new_page.goto(atlas)
    board = new_page.locator("queens-place")
    expect(placed(new_page)).to_have_text("0")
    settle(new_page)
    new_page.clock.run_for(5000)
    expect(placed(new_page)).to_have_text("8")
    expect(part_of(board, "message").get_by_role("link", name="8.4.1")).to_be_visible()
    expect(part_of(board, "message").get_by_role("status")).to_be_empty()
    new_page.get_by_role("gridcell", name="d4").click()
    expect(placed(new_page)).to_have_text("1")
    expect(part_of(board, "message")).to_contain_text("attacks 27 squares")
    new_page.clock.run_for(5000)
    expect(placed(new_page)).to_have_text("1")
    part_of(board, "undo").click()
    expect(placed(new_page)).to_have_text("0")
    new_page.reload()
    settle(new_page)
    new_page.clock.run_for(1500)
    live(new_page, "search").evaluate(IN_VIEW)
    settle(new_page)
    before = placed(new_page).inner_text()
    new_page.clock.run_for(5000)
    expect(placed(new_page)).to_have_text(before)
    part_of(board, "clear").click()
    expect(placed(new_page)).to_have_text("0")
    expect(part_of(board, "undo")).to_be_disabled()


def live(page: Page, shown: str) -> Locator:
    """Return the moving figure of the kind `shown`, such as `search`."""
    return page.locator(f"queens-live[data-qa-shown={shown}]")


def test_figures_move_only_in_view_and_pause(new_page: Page, atlas: str) -> None:
    new_page.set_viewport_size({"width": PHONE, "height": 900})
    new_page.clock.install()
    new_page.goto(atlas)
    search = live(new_page, "search")
    text = part_of(search, "text").first
    new_page.clock.run_for(5000)
    expect(text).to_contain_text("One queen in each row")
    search.evaluate(IN_VIEW)
    expect(search).to_be_in_viewport()
    expect(part_of(search, "play").first).to_have_attribute("aria-pressed", "true")
    settle(new_page)
    new_page.clock.run_for(2000)
    expect(text).to_contain_text("tried")
    part_of(search, "play").first.click()
    words = text.inner_text()
    new_page.clock.run_for(5000)
    assert text.inner_text() == words
    part_of(search, "play").first.click()
    new_page.clock.run_for(2000)
    expect(text).not_to_have_text(words)


def test_a_reader_who_wants_no_motion_plays_them(new_page: Page, atlas: str) -> None:
    new_page.emulate_media(reduced_motion="reduce")
    new_page.clock.install()
    new_page.goto(atlas)
    expect(placed(new_page)).to_have_text("8")
    animations = "(text) => text.getAnimations().length"
    assert new_page.locator("form.qa-box code").evaluate(animations) == 0
    orbit, search, blocks = (live(new_page, shown) for shown in ("orbit", "search", "blocks"))
    orbit.evaluate(IN_VIEW)
    play = part_of(orbit, "play").first
    text = part_of(orbit, "text").first
    expect(play).to_have_attribute("aria-pressed", "false")
    new_page.clock.run_for(5000)
    expect(text).to_have_text("as it is")
    play.click()
    new_page.clock.run_for(100)
    expect(text).to_have_text("turned by 90° clockwise")
    met = [text.inner_text()]
    for _ in range(8):
        new_page.clock.run_for(1500)
        met.append(text.inner_text())
    assert len(set(met)) == 8
    assert met[7] == "as it is"
    assert met[8] == met[0]
    play.click()
    search.evaluate(IN_VIEW)
    text = part_of(search, "text").first
    part_of(search, "play").first.click()
    met = list[str]()
    while "60 squares tried, 2 solutions found" not in met:
        new_page.clock.fast_forward(1500)
        met.append(text.inner_text())
        assert len(met) < 100, met
    new_page.clock.fast_forward(1500)
    expect(text).to_contain_text("0 solutions found")
    blocks.evaluate(IN_VIEW)
    expect(blocks.locator("pre:visible")).to_contain_text("4 2 0 3 1")
    part_of(blocks, "play").first.click()
    new_page.clock.run_for(100)
    expect(blocks.locator("pre:visible")).to_contain_text("8.4.1")
    expect(blocks.locator("svg.qa-board:visible")).to_have_count(1)


def test_nothing_shifts_while_it_loads_and_while_a_reader_points(
    new_page: Page, atlas: str
) -> None:
    new_page.add_init_script(WATCH)
    for width in (DESK, PHONE):
        new_page.set_viewport_size({"width": width, "height": 900})
        new_page.goto(atlas)
        settle(new_page)
        figure = all_boards(new_page)
        for label in ("8.4.1", "8.8.7", "8.8.11"):
            board(figure, label, "turned by 90° clockwise").hover()
            expect(part_of(figure, "told")).to_contain_text(label)
        # Scroll to the search last, so that it stays in view for the next check, because figures
        # move only in view.
        for shown in ("orbit", "blocks", "position", "search"):
            live(new_page, shown).evaluate(IN_VIEW)
        expect(part_of(live(new_page, "search"), "text").first).to_contain_text("tried")
        assert new_page.evaluate("shifts") == [], width


def test_boards_are_square_on_the_first_screen_and_on_one_sheet(
    page: Page, figure: Locator, atlas: str
) -> None:
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    for width in (320, PHONE, 600, 768, 1000, DESK, 1600):
        page.set_viewport_size({"width": width, "height": 800})
        whole = figure.bounding_box()
        assert whole
        boxes = figure.evaluate(BOXES)
        assert len(boxes) == 92
        for x, _, across, down in boxes:
            assert abs(across - down) < 1
            assert across >= 24
            assert x + across <= whole["x"] + whole["width"] + 0.5
        if width >= 1000:
            assert len({round(y) for _, y, _, _ in boxes}) == 4  # rows
    for width, height, square in ((DESK, 720, "h1"), (PHONE, 720, "h3")):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(atlas)
        expect(page.get_by_role("gridcell", name=square)).to_be_in_viewport(ratio=1)
    page.get_by_role("gridcell", name="d4").click()
    expect(page.locator("queens-place [data-qa-part=attacked]")).to_have_text("27")
