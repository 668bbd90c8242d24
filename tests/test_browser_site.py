"""What only a browser does: keys, the filter, the switch of colours, paper, links."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import solution
from site_builder.figures.boards.copies import COPIES, Copied
from site_builder.figures.boards.files import picture
from site_builder.values.page import TEMPLATES, asset_file, own_asset
from site_builder.values.text import TIMES
from tests.helpers.browser import DESK, PHONE, opened, settle
from tests.helpers.elements import copy, move, taken_out
from tests.helpers.finder import part
from tests.helpers.site import PLACE, apply_policy, below_a_path, served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

# Where the page sets out for; it never gets there.
WATCH = """setOutFor = [];
navigation.onnavigate = (event) => {
    setOutFor.push(event.destination.url);
    event.preventDefault();
};"""
# How many lines the words of an element fill.
LINES = """found => found.map((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getClientRects().length;
})"""
GROUPS = "found => found.map((each) => each.closest('section').dataset.qaSize)"
# Adds up how far all moves while the page loads.
MOVES = """moved = 0;
new PerformanceObserver((found) => found.getEntries().forEach((each) => { moved += each.value; }))
    .observe({type: "layout-shift", buffered: true});"""
# What moves or fades is at once where it ends.
SETTLED = "document.getAnimations().forEach((moving) => moving.finish())"
LIGHT, DARK = "rgb(251, 250, 247)", "rgb(21, 24, 28)"
PAPER = "rgb(255, 255, 255)"
# Each rule of a style sheet as the browser reads it; values with var() it keeps as written.
RULES = """async (texts) => texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map(
        (rule) => rule.cssText.replace(/\\b0\\./g, ".").replace(/\\s*([,*<])\\s*/g, "$1"));
})"""


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a phone that goes from test to test."""
    with opened(browser, width=PHONE) as shared:
        yield shared


def test_style_sheets_mean_the_same_as_they_are_sent(desk: Page) -> None:
    paths = [f"assets/{path.name}" for path in TEMPLATES.rglob("*.css")]
    written = [asset_file(path).read_text(encoding="utf-8") for path in paths]
    sent = [own_asset(path).content for path in paths]
    assert sum(map(len, sent)) < sum(map(len, written))
    assert desk.evaluate(RULES, sent) == desk.evaluate(RULES, written)


def test_a_table_that_fits_does_not_look_cut_off(desk: Page, address: str) -> None:
    desk.goto(f"{address}data/")
    tables = desk.locator(".qa-scroll")
    assert tables.count() >= 3
    assert not tables.evaluate_all(
        "found => found.filter((each) => each.scrollWidth > each.clientWidth).length"
    )


def test_a_board_is_taken_along_from_its_page(desk: Page, address: str, site: Path) -> None:
    desk.goto(f"{address}boards/8/8.4.1/")
    with desk.expect_download() as download:
        desk.get_by_role("button", name="PNG, 2048 px").click()
    assert download.value.suggested_filename == "8.4.1-2048.png"
    assert Path(download.value.path()).read_bytes()[16:24] == bytes([0, 0, 8, 0] * 2)
    desk.get_by_text("Copy as LaTeX").click()
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for name, key in (("LaTeX, TikZ", "tikz"), ("FEN", "fen"), ("HTML", "link")):
        desk.get_by_role("button", name=f"Copy: {name}", exact=True).click()
        expect(desk.get_by_role("button", name=f"Copy: {name}", exact=True)).to_have_text("Copied")
        place = f"{PLACE}boards/8/8.4.1"
        board = Copied("8.4.1", solution("8.4.1"), f"{place}/", f"{place}.svg")
        assert desk.evaluate("navigator.clipboard.readText()") == COPIES[key][1](board)


def test_a_picture_that_cannot_be_saved_or_copied_says_so_until_it_can(
    page: Page, address: str
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{address}boards/8/8.4.1/")
    save, copy = page.locator("[data-qa-pixels='512']"), page.locator("[data-qa-part=copy]")
    page.route("**/8.4.1.svg", lambda route: route.abort())
    save.click()
    expect(save).to_have_text("Saving the PNG failed: save the SVG")
    copy.click()
    expect(copy).to_have_text("Copying the picture failed: save the SVG")
    page.unroute("**/8.4.1.svg")
    with page.expect_download():
        save.click()
    expect(save).to_have_text("PNG, 512 px")
    copy.click()
    expect(copy).to_have_text("Picture copied")


def test_a_security_policy_that_forbids_fetching_from_memory_lets_pictures_be_saved(
    page: Page, site: Path
) -> None:
    apply_policy(page, "**/find/*")
    with served(site, alone=True) as root:  # the theme has scripts in its pages
        page.goto(f"{root}/find/?label=12.8.500")
        expect(part(page, "svg")).to_have_attribute("download", "12.8.500.svg")
        with page.expect_download() as download:
            page.get_by_role("button", name="PNG, 512 px").click()
        assert Path(download.value.path()).read_bytes()[16:24] == bytes([0, 0, 2, 0] * 2)
        with page.expect_download() as download:
            page.get_by_role("link", name="SVG").click()
        board = Copied("12.8.500", solution("12.8.500"))
        assert Path(download.value.path()).read_text(encoding="utf-8") == picture(board)


def test_without_script_all_that_can_be_copied_stands_there(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}boards/8/8.4.1/")
    expect(scriptless.locator("queens-copies button:visible")).to_have_count(0)
    scriptless.locator("queens-copies summary").click()
    expect(scriptless.locator(".qa-notations code:visible")).to_have_count(len(COPIES))


def test_the_home_page_is_light(page: Page, address: str, site: Path) -> None:
    urls: set[str] = set()
    page.on("request", lambda request: urls.add(request.url))
    page.goto(address)
    settle(page)
    paths = [urlsplit(url.removeprefix(address)).path for url in urls if url.startswith(address)]
    files = [site / (path or "index.html") for path in paths]
    assert site / "index.html" in files
    # As every web server for static sites sends them, and GitHub Pages does: compressed.
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 111_000
    # What we add to the theme's own files, as it stands: page, styles, scripts.
    ours = [file for file in files if ".min." not in file.name]
    assert len(ours) < len(files)
    assert sum(file.stat().st_size for file in ours) < 150_000


def test_colours_follow_the_reader_and_the_switch(browser: Browser, address: str) -> None:
    with opened(browser, color_scheme="dark") as page:
        page.goto(address + "boards/8/")
        expect(page.locator("body")).to_have_css("background-color", DARK)
        page.emulate_media(color_scheme="light")
        expect(page.locator("body")).to_have_css("background-color", LIGHT)
        page.locator("label[title='Switch to light']").click()
        page.locator("label[title='Switch to dark']").click()
        expect(page.locator("body")).to_have_css("background-color", DARK)


@pytest.mark.parametrize(("scheme", "paper"), [("light", LIGHT), ("dark", DARK)], ids=str)
def test_colours_follow_the_system_without_script(
    scriptless: Page, address: str, scheme: Any, paper: str
) -> None:
    scriptless.emulate_media(color_scheme=scheme)
    scriptless.goto(address + "boards/8/")
    expect(scriptless.locator("body")).to_have_css("background-color", paper)
    scriptless.emulate_media(media="print")
    expect(scriptless.locator("body")).to_have_css("background-color", PAPER)
    scriptless.emulate_media(media="null", color_scheme="light")


def test_cards_of_numbers_print_in_two_columns(browser: Browser, address: str) -> None:
    with opened(browser) as page:
        page.goto(address + "numbers/")
        page.emulate_media(media="print")
        assert not page.locator("queens-count-here > .qa-live").is_visible()
        top = "(card) => card.getBoundingClientRect().top"
        first, second = (page.locator(f"#n-{n}").evaluate(top) for n in (1, 2))
        assert first == second


def test_paper_is_light_and_without_navigation(browser: Browser, address: str) -> None:
    with opened(browser, color_scheme="dark") as page:
        page.goto(address + "boards/8/")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        expect(page.locator("body")).to_have_css("background-color", PAPER)
        expect(page.locator(".qa-printed")).to_contain_text(f"{address}boards/8/, printed on ")
        assert not page.locator(".md-header").is_visible()
        assert page.locator(".qa-steps:visible").count() == 0
        cut = "getComputedStyle(document.querySelector('.qa-card')).breakInside"
        assert page.evaluate(cut) == "avoid"


@pytest.mark.parametrize(
    ("kind", "sheets"), [("boards/8/", 1), ("boards/8/8.4.1/", 1), ("boards/12/", 4)]
)
def test_paper_is_not_wasted(desk: Page, address: str, kind: str, sheets: int) -> None:
    desk.goto(address + kind)
    assert len(re.findall(rb"/Type\s*/Page\b", desk.pdf(format="A4"))) == sheets


def test_boards_are_drawn(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/")
    box = desk.locator("[id='8.4.1'] svg").bounding_box()
    assert box is not None
    assert box["width"] >= 100
    assert abs(box["width"] - box["height"]) < 1
    squares = desk.locator("[id='8.4.1'] use").bounding_box()
    assert squares is not None
    assert squares["width"] > 0.9 * box["width"]


def test_a_gallery_begins_with_its_boards(desk: Page, address: str) -> None:
    """Its columns stand on one line each, which no two numbers leave."""
    desk.goto(address + "boards/12/")
    for width, latest in ((1280, 330), (768, 330), (PHONE, 400), (320, 420)):
        desk.set_viewport_size({"width": width, "height": 800})
        first = desk.locator(".qa-card svg").first.bounding_box()
        assert first is not None
        assert first["y"] <= latest
        assert set(desk.locator(".qa-card .qa-columns").evaluate_all(LINES)) == {1}


def test_the_whole_card_of_an_n_is_its_link(desk: Page, address: str) -> None:
    desk.goto(address + "boards/")
    desk.locator("#n-6 svg").click(force=True)
    desk.wait_for_url("**/boards/6/")


def test_the_filter_shows_one_size_and_is_kept_in_the_address(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/")
    desk.get_by_role("button", name="4", exact=True).click()
    desk.wait_for_url("**/boards/8/?orbits=4")
    assert shown(desk) == ["8.4.1"]
    desk.reload()
    assert shown(desk) == ["8.4.1"]
    assert desk.get_by_role("button", name="4", exact=True).get_attribute("aria-pressed") == "true"
    desk.get_by_role("button", name="all").click()
    desk.wait_for_url("**/boards/8/")
    assert len(shown(desk)) == 12


def test_a_filter_works_only_while_it_is_in_the_page(page: Page, address: str) -> None:
    page.goto(address + "boards/8/?orbits=4")
    orbit_filter = page.locator("queens-orbit-filter")
    with taken_out(orbit_filter):
        assert len(shown(page)) == 12
        page.evaluate("takenOut.figure.querySelector('[data-qa-size=\"8\"]').click()")
    assert shown(page) == ["8.4.1"]
    move(orbit_filter)
    orbit_filter.get_by_role("button", name="8", exact=True).click()
    page.wait_for_url("**/boards/8/?orbits=8")
    assert len(shown(page)) == 11


def test_nothing_moves_in_a_gallery_that_begins_filtered(page: Page, address: str) -> None:
    page.add_init_script(MOVES)
    page.goto(address + "boards/12/?orbits=8")
    assert set(page.locator(".qa-card:visible").evaluate_all(GROUPS)) == {"8"}
    settle(page)
    assert page.evaluate("moved") < 0.02


def test_a_filter_leaves_the_pages_only_where_there_are_more_of_its_size(
    desk: Page, address: str
) -> None:
    desk.goto(address + "boards/12/?orbits=4")
    above, below = desk.locator(".qa-turn"), desk.locator(".qa-pager")
    desk.keyboard.press("ArrowRight")
    expect(above).to_have_text("18 of 18 here", use_inner_text=True)
    expect(below).to_be_hidden()
    desk.get_by_role("button", name="8", exact=True).click()
    expect(above).to_have_text("78 of 1,765 here; the rest on pages 2 to 18 →", use_inner_text=True)
    expect(below).to_be_visible()
    desk.get_by_role("button", name="all").click()
    expect(above).to_have_text("page 1 of 18 →", use_inner_text=True)
    desk.keyboard.press("ArrowRight")
    desk.wait_for_url("**/boards/12/2/")


def test_a_size_that_is_not_there_filters_nothing(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/?orbits=3")
    assert len(shown(desk)) == 12


def shown(page: Page) -> list[str]:
    """Labels of the boards that can be seen."""
    cards = page.locator("section[data-qa-size] .qa-card")
    return [str(card.get_attribute("id")) for card in cards.all() if card.is_visible()]


def test_all_reads_without_script(scriptless: Page, address: str) -> None:
    scriptless.goto(address + "boards/8/")
    assert not scriptless.locator(".qa-filter").is_visible()
    assert scriptless.locator(".qa-card:visible").count() == 12
    scriptless.locator("[id='8.4.1'] a").click()
    scriptless.wait_for_url("**/boards/8/8.4.1/")


def test_arrow_keys_go_to_the_neighbours(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/8.4.1/")
    desk.keyboard.press("ArrowRight")
    desk.wait_for_url("**/8.8.1/")
    desk.keyboard.press("ArrowLeft")
    desk.wait_for_url("**/8.4.1/")


def test_arrow_keys_follow_the_first_links_that_are_in_the_page(page: Page, address: str) -> None:
    page.add_init_script(WATCH)
    page.goto(address + "boards/8/8.8.1/")
    pager = page.locator("queens-pager")
    with taken_out(pager):
        page.keyboard.press("ArrowRight")
        assert page.evaluate("setOutFor") == []
    move(pager)
    copy(pager)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("setOutFor") == [f"{address}boards/8/8.8.2/"]


def test_arrow_keys_stay_out_of_fields_and_shortcuts(page: Page, address: str) -> None:
    page.add_init_script(WATCH)
    page.goto(address + "boards/8/8.8.1/")
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("/")
    page.keyboard.type("queen")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("setOutFor") == []


def test_wide_tables_scroll_in_their_own_box(phone: Page, address: str) -> None:
    phone.goto(address + "numbers/")
    box = phone.locator(".qa-scroll").first
    assert box.evaluate("e => e.scrollWidth > e.clientWidth")
    box.evaluate("e => { e.scrollLeft = 200 }")
    first = box.locator("tbody th").first.bounding_box()
    assert first is not None
    assert 0 <= first["x"] < 40


def test_a_board_of_a_long_gallery_can_be_linked(desk: Page, address: str) -> None:
    desk.goto(address + "boards/12/2/#12.8.100")
    expect(desk.locator("[id='12.8.100']")).to_be_in_viewport()
    top = desk.locator("[id='12.8.100']").bounding_box()
    assert top is not None
    assert 0 < top["y"] < 900


def test_arrow_keys_turn_the_pages_of_a_long_gallery(desk: Page, address: str) -> None:
    desk.goto(address + "boards/12/2/")
    desk.keyboard.press("ArrowRight")
    desk.wait_for_url("**/boards/12/3/")
    desk.keyboard.press("ArrowLeft")
    desk.wait_for_url("**/boards/12/2/")


def test_a_linked_board_is_seen_whatever_the_filter(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/?orbits=4#8.8.9")
    assert desk.locator("[id='8.8.9']").is_visible()


def test_a_board_is_a_link_itself(desk: Page, address: str) -> None:
    desk.goto(address + "boards/8/")
    desk.locator("[id='8.8.2'] svg").click(force=True)
    desk.wait_for_url("**/boards/8/8.8.2/")


@pytest.mark.parametrize("kind", ["", "boards/8/", "boards/8/8.4.1/", "algorithms/bitmap/"])
def test_the_drawer_of_a_phone_leads_somewhere(phone: Page, address: str, kind: str) -> None:
    phone.goto(address + kind)
    phone.locator("header label[for=__drawer]").click()
    phone.locator(".md-nav--primary").wait_for(state="visible")
    phone.evaluate(SETTLED)  # the drawer slides in
    links = phone.locator(".md-nav--primary a.md-nav__link:visible")
    assert links.count() >= 7


def test_why_92_and_12_stands_where_the_page_begins(desk: Page, address: str) -> None:
    desk.goto(f"{address}symmetry/")
    for width in (DESK, PHONE):
        desk.set_viewport_size({"width": width, "height": 800})
        for line in (f"1 {TIMES} 4 + 11 {TIMES} 8 = 92", "(92 + 4) / 8 = 12"):
            expect(desk.get_by_text(line, exact=True)).to_be_in_viewport(ratio=1)
