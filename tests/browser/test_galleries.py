"""Galleries: filter, pages, the heat map to place queens, and all boards on one screen."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import completions, known_census, label, solution
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import columns_text
from tests.helpers.browser import (
    PHONE,
    SIZE,
    expect_address,
    open_page,
    part_of,
    settle,
    violations,
)
from tests.helpers.finder import expect_status, push_query, square
from tests.helpers.visits import WATCH

# Return the number of lines that the text of each element fills.
LINES = """found => found.map((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getClientRects().length;
})"""
# Return [label, columns, address of the link] for each card.
CARDS = """() => [...document.querySelectorAll("[data-qa-part=boards] .qa-card")].map((card) => {
    const [name, columns] = card.querySelectorAll("a, .qa-columns");
    return [card.id, columns.textContent, name.getAttribute("href")];
})"""
# Make the script draw the first page, which was sent as HTML, again. Return the parts of the sent
# page that differ.
REDRAWN = """async () => {
    const boards = document.querySelector("[data-qa-part=boards]");
    const sent = [...boards.cloneNode(true).children];
    const drawn = () => new Promise((done) => {
        new MutationObserver(done).observe(boards, { childList: true });
    });
    for (const page of [2, 1]) {
        const change = drawn();
        document.querySelector(`[data-qa-part=pager] [data-qa-page="${page}"]`).click();
        await change;
    }
    // Ignore space between elements and comments. The script also splits texts, and files use the
    // old name of `href`. Only sent pictures have a width, for readers without a style sheet.
    const isNothing = (each) => each.nodeType === Node.COMMENT_NODE ||
        (each.nodeType === Node.TEXT_NODE && !each.data.trim());
    const bare = (node) => {
        [...node.childNodes].filter(isNothing).forEach((each) => each.remove());
        if (node.localName === "svg") node.removeAttribute("width");
        if (node.localName === "use") node.replaceWith(`${node.href.baseVal}`);
        [...node.children].forEach(bare);
        node.normalize();
        return node;
    };
    const now = [...boards.children].map((section) => bare(section.cloneNode(true)));
    const differ = (section, at) => [...section.children].filter(
        (each, place) => !each.isEqualNode(now[at]?.children[place]));
    return sent.map(bare).flatMap(differ).map((each) => each.outerHTML);
}"""
TILES = "(all) => all.map((each) => [each.ariaLabel, each.className])"
OVERFLOW = "(it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]"
# Keep only a hundred tiles, because all are alike and checking each takes long.
FEW_TILES = "[...document.querySelectorAll('.qa-tile')].slice(100).forEach((tile) => tile.remove())"
OPEN_TWICE = """async () => {
    const event = (target, name) =>
        new Promise((done) => target.addEventListener(name, done, { once: true }));
    location.hash = "#wall";
    await event(window, "hashchange");
    location.hash = "";
    await event(document.getElementById("wall"), "close");
    location.hash = "#wall";
}"""


def shown(page: Page) -> list[str]:
    """Return the labels of the visible boards."""
    cards = page.locator("section[data-qa-size] .qa-card").locator("visible=true")
    labels: list[str] = cards.evaluate_all("(all) => all.map((each) => each.id)")
    return labels


def moved(page: Page) -> float:
    """Return the sum of the layout shifts since the page was opened."""
    settle(page)
    return sum(value for value, _ in page.evaluate("shifts"))


# Short galleries ----------------------------------------------------------------------------------


def test_a_gallery_begins_with_its_boards_and_whole_cards_are_links(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}boards/12/")
    for width, latest in ((1280, 330), (768, 330), (PHONE, 400), (320, 480)):
        page.set_viewport_size({"width": width, "height": 800})
        first = page.locator(".qa-card svg").first.bounding_box()
        assert first is not None
        assert first["y"] <= latest
        assert set(page.locator(".qa-card .qa-columns").evaluate_all(LINES)) == {1}
    page.goto(f"{atlas}boards/8/")
    board, squares = (
        page.locator(f"[id='8.4.1'] {each}").bounding_box() for each in ("svg", "use")
    )
    assert board
    assert squares
    assert board["width"] >= 100
    assert abs(board["width"] - board["height"]) < 1
    assert squares["width"] > 0.9 * board["width"]
    # Click on the picture, because the whole card must be a link.
    page.goto(f"{atlas}boards/")
    page.locator("#n-8 svg").click(force=True)
    page.wait_for_url("**/boards/8/")
    page.locator("[id='8.8.2'] svg").click(force=True)
    page.wait_for_url("**/boards/8/8.8.2/")
    page.goto(f"{atlas}boards/12/2/#12.8.100")
    expect(page.locator("[id='12.8.100']")).to_be_in_viewport()


def test_the_filter_shows_one_size_and_is_kept_in_the_address(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}boards/8/")
    four = page.get_by_role("button", name="orbit of 4", exact=True)
    four.click()
    page.wait_for_url("**/boards/8/?orbits=4")
    assert shown(page) == ["8.4.1"]
    page.reload()
    assert shown(page) == ["8.4.1"]
    expect(four).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="all").click()
    page.wait_for_url("**/boards/8/")
    assert len(shown(page)) == 12
    page.goto(f"{atlas}boards/8/?orbits=3")  # no such orbit size
    assert len(shown(page)) == 12
    page.goto(f"{atlas}boards/8/?orbits=4#8.8.9")
    expect(page.locator("[id='8.8.9']")).to_be_visible()
    page.goto(f"{atlas}boards/12/?orbits=4")
    above = page.locator(".qa-turn")
    below = page.locator(".qa-pager")
    page.keyboard.press("ArrowRight")
    expect(above).to_have_text("18 of 18 here", use_inner_text=True)
    expect(below).to_be_hidden()
    page.get_by_role("button", name="orbit of 8", exact=True).click()
    expect(above).to_have_text("78 of 1,765 here; the rest on pages 2 to 18 →", use_inner_text=True)
    expect(below).to_be_visible()
    page.get_by_role("button", name="all").click()
    expect(above).to_have_text("page 1 of 18 →", use_inner_text=True)
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/boards/12/{number}/")


def test_nothing_moves_in_a_gallery_that_begins_filtered_or_on_a_phone(
    new_page: Page, atlas: str
) -> None:
    new_page.add_init_script(WATCH)
    new_page.goto(f"{atlas}boards/12/?orbits=8")
    assert {each.split(".")[1] for each in shown(new_page)} == {"8"}
    assert moved(new_page) < 0.02
    new_page.set_viewport_size({**SIZE, "width": PHONE})
    new_page.goto(f"{atlas}boards/16/?page=18470")
    expect_page(new_page, "1,846,901 to 1,846,955 of 1,846,955")
    assert new_page.evaluate("document.documentElement.scrollWidth") == PHONE
    assert moved(new_page) < 0.02
    part_of(new_page, "typed").press("Enter")
    assert violations(new_page, "queens-long-gallery") == []


def explore(page: Page, address: str) -> None:
    """Open a gallery and scroll to the heat map, whose script is loaded then."""
    page.goto(address)
    page.locator("queens-explorer").evaluate("(figure) => figure.scrollIntoView()")


# The heat map -------------------------------------------------------------------------------------


def test_heat_maps_search_for_their_example_and_for_hundreds_of_boards(
    page: Page, atlas: str
) -> None:
    explore(page, f"{atlas}boards/8/")
    expect_status(page, "92 solutions remain.")
    expect(square(page, "e8")).to_have_attribute("aria-label", "e8, empty, 18 solutions")
    part_of(page, "example").click()
    expect_status(page, "2 solutions remain.")
    expect(part_of(page, "trail")).to_have_text("92 → 2")
    labels = [label(each) for each in completions(8, [(4, 1), (3, 3)]).tolist()]
    expect(part_of(page, "cards").locator("a")).to_have_text(labels)
    moves = part_of(page, "cards").locator(".qa-move .qa-unseen")
    expect(moves).to_have_text(["(turned by 270° clockwise)"] * 2)
    expect(square(page, "b4")).to_have_attribute("aria-label", "b4, queen")
    expect(square(page, "e8")).to_have_attribute("aria-label", "e8, empty, 2 solutions")
    part_of(page, "clear").click()
    expect_status(page, "92 solutions remain.")
    explore(page, f"{atlas}boards/11/")
    square(page, "a1").click()
    found = completions(11, [(10, 0)])
    expect_status(page, f"{len(found)} solutions remain.")
    first = part_of(page, "cards").locator("a").first
    expect(first).to_have_attribute("href", f"../../find/?label={label(found[0].tolist())}")
    page.goto(f"{atlas}boards/3/")
    square(page, "b2").click()
    expect(square(page, "b2")).to_have_attribute("aria-label", "b2, queen")
    page.get_by_role("link", name="Learn how queens attack").click()
    page.wait_for_url("**/learn/place/")


# Long galleries, which the browser draws ----------------------------------------------------------


@pytest.fixture
def gallery(page: Page, atlas: str) -> Page:
    """A page with the gallery of N = 16."""
    page.goto(f"{atlas}boards/16/")
    return page


def expect_page(page: Page, words: str) -> None:
    """Wait until the gallery shows the boards `words`, such as `101 to 200 of 734`."""
    expect(part_of(page, "status")).to_have_text(f"Boards {words}")
    expect(page.locator("queens-long-gallery")).not_to_have_attribute("aria-busy", "true")


def drawn(n: int, size: int, first: int, last: int) -> list[list[str]]:
    """Return the cards that `CARDS` must return for one orbit size.

    They are the cards of the representatives with the numbers `first` to `last`.
    """
    labels = [f"{n}.{size}.{rank}" for rank in range(first, last + 1)]
    return [[each, columns_text(solution(each)), f"../../find/?label={each}"] for each in labels]


def test_pages_are_drawn_as_they_are_sent_up_to_the_last(gallery: Page) -> None:
    assert gallery.evaluate(CARDS)[:32] == drawn(16, 2, 1, 32)
    assert gallery.evaluate(REDRAWN) == []
    part_of(gallery, "pager").get_by_text("18,470").press("Enter")
    expect_page(gallery, "1,846,901 to 1,846,955 of 1,846,955")
    assert gallery.evaluate(CARDS) == drawn(16, 8, 1_846_135, 1_846_189)
    expect_address(gallery, "?page=18470")
    expect(gallery).to_have_title(re.compile(r"^16 queens, page 18,470: "))
    expect(gallery.locator("#orbits-of-8")).to_contain_text("here 1,846,135 to 1,846,189")
    assert part_of(gallery, "turn").inner_text().split() == ["←", "page", "18,470", "of", "18,470"]
    gallery.go_back()
    expect_page(gallery, "1 to 100 of 1,846,955")
    assert gallery.evaluate(CARDS)[-1:] == drawn(16, 4, 68, 68)


def test_one_orbit_size_is_kept_in_the_address_and_arrows_turn_pages(gallery: Page) -> None:
    push_query(gallery, "?page=7")
    part_of(gallery, "filter").locator("[data-qa-size='4']").click()
    expect_page(gallery, "1 to 100 of 734")
    expect_address(gallery, "?orbits=4")
    part_of(gallery, "turn").locator("[rel=next]").click()
    expect_page(gallery, "101 to 200 of 734")
    assert gallery.evaluate(CARDS) == drawn(16, 4, 101, 200)
    expect_address(gallery, "?orbits=4&page=2")
    gallery.go_back()
    gallery.go_back()
    expect_page(gallery, "601 to 700 of 1,846,955")
    expect(part_of(gallery, "filter").locator("[aria-pressed=true]")).to_have_text("all")
    push_query(gallery, "?page=18")
    expect_page(gallery, "1,701 to 1,800 of 1,846,955")
    for key, words in (("ArrowRight", "1,801 to 1,900"), ("ArrowLeft", "1,701 to 1,800")):
        gallery.keyboard.press(key)
        expect_page(gallery, f"{words} of 1,846,955")
    part_of(gallery, "turn").locator("[rel=next]").press("Enter")
    expect_page(gallery, "1,801 to 1,900 of 1,846,955")
    expect(part_of(gallery, "turn").locator("[rel=next]")).to_be_focused()
    part_of(gallery, "pager").locator("[rel=next]").press("Enter")
    expect_page(gallery, "1,901 to 2,000 of 1,846,955")
    expect(part_of(gallery, "boards")).to_be_focused()


def test_a_rank_or_a_label_leads_to_its_board_or_is_refused(gallery: Page) -> None:
    for typed, mistake in (
        ("", "a rank from 1 to 1,846,955, or a label such as 16.2.1"),
        ("1846956", "a rank from 1 to 1,846,955"),
        ("<b>1</b>", "a rank from 1 to 1,846,955"),
        ("16.4.735", "there is no 16.4.735: N = 16 has 734 orbits of size 4"),
        ("16.1.1", "N = 16 has 0 orbits of size 1"),
    ):
        part_of(gallery, "typed").fill(typed)
        part_of(gallery, "typed").press("Enter")
        expect(part_of(gallery, "mistake")).to_contain_text(mistake)
    found = gallery.locator(".qa-found")
    for query, typed, name in (
        ("", "16.8.1234567", "16.8.1234567"),
        ("?orbits=4", " 734 ", "16.4.734"),
        ("?orbits=4", "16.8.2", "16.8.2"),
        ("", "33", "16.4.1"),
        ("", "1,846,955", "16.8.1846189"),
    ):
        push_query(gallery, query)
        part_of(gallery, "typed").fill(typed)
        part_of(gallery, "typed").press("Enter")
        expect(found).to_have_id(name)
        expect(found.locator("a")).to_be_focused()
        expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(name)))
        expect_address(gallery, f"#{name}")
        expect(part_of(gallery, "mistake")).to_be_hidden()
    push_query(gallery, "?orbits=4&page=2")
    part_of(gallery, "random").click()
    expect(found).to_have_id(re.compile(r"^16\.4\.\d+$"))
    name = str(found.get_attribute("id"))
    expect_address(gallery, f"?orbits=4#{name}")
    expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(name)))
    part_of(gallery, "typed").fill("12.8.500")  # another N
    part_of(gallery, "typed").press("Enter")
    gallery.wait_for_url("**/find/?label=12.8.500")


def test_addresses_of_boards_lead_there_and_nonsense_to_the_first_page(
    gallery: Page, atlas: str
) -> None:
    for query in (
        *("?page=0", "?page=-1", "?page=1e3", "?orbits=1", "?#16.8.1846190", "?#15.8.1"),
        "?page=%3Cimg%20src=x%20onerror=alert(1)%3E&orbits=%3Cb%3E",
        "?#%3Cb%3E16.8.1",
    ):
        push_query(gallery, "?page=3")
        expect_page(gallery, "201 to 300 of 1,846,955")
        push_query(gallery, query)
        expect_page(gallery, "1 to 100 of 1,846,955")
    push_query(gallery, "?orbits=2&page=9999999999")
    expect_page(gallery, "1 to 32 of 32")
    expect(part_of(gallery, "pager")).to_be_hidden()
    gallery.goto("about:blank")
    n = 18
    counts = known_census(n).orbits_by_size or {}
    last = [f"{n}.{size}.{count}" for size, count in counts.items() if count]
    for name in (*last, f"{n}.8.{Random(n).randint(1, counts[8])}"):
        gallery.goto(f"{atlas}boards/{n}/#{name}")
        found = gallery.locator(".qa-found")
        expect(found).to_have_id(name)
        expect(found).to_be_in_viewport()
        expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(name)))
        gallery.goto("about:blank")
    gallery.goto(f"{atlas}boards/16/#16.8.1234567")
    found = gallery.locator(".qa-found")
    expect(found).to_have_id("16.8.1234567")
    part_of(gallery, "turn").locator("[href='#pages']").click()
    expect_address(gallery, "#pages")
    part_of(gallery, "pager").locator("[rel=next]").press("Enter")
    expect_page(gallery, "1,235,401 to 1,235,500 of 1,846,955")
    gallery.go_back()
    gallery.go_back()
    expect_address(gallery, "#16.8.1234567")
    expect(found).to_be_in_viewport()


def test_without_scripts_and_from_disk_the_first_boards_are_there(
    page: Page, page_without_scripts: Page, site: Path, atlas: str
) -> None:
    page_without_scripts.goto(f"{atlas}boards/16/")
    expect(page_without_scripts.locator(".qa-card")).to_have_count(100)
    expect(page_without_scripts.locator(".qa-long noscript p")).to_be_visible()
    for name in ("filter", "turn", "jump", "pager"):
        expect(part_of(page_without_scripts, name)).to_be_hidden()
    link = page_without_scripts.locator(".qa-card a").first
    expect(link).to_have_attribute("href", "../../find/?label=16.2.1")
    page_without_scripts.goto(f"{atlas}boards/8/")
    expect(page_without_scripts.locator(".qa-filter")).to_be_hidden()
    expect(page_without_scripts.locator(".qa-card:visible")).to_have_count(12)
    page.goto((site / "boards/12/index.html").as_uri() + "?orbits=4")
    expect(page.locator("[id='12.4.1']")).to_be_visible()
    expect(page.locator("[id='12.8.1']")).to_be_hidden()
    page.goto((site / "boards/16/index.html").as_uri())
    part_of(page, "turn").locator("[rel=next]").click()
    expect(part_of(page, "mistake")).not_to_be_empty()
    expect(part_of(page, "turn")).to_contain_text("page 1 of")
    expect(page.locator(".qa-card:visible")).to_have_count(100)


# All on one screen --------------------------------------------------------------------------------


@pytest.fixture
def tiles(page: Page, atlas: str) -> Locator:
    """The tiles of N = 12 (all boards on one screen), opened by a click."""
    page.goto(f"{atlas}boards/12/")
    page.get_by_role("link", name="All on one screen").click()
    found = page.locator(".qa-tile")
    expect(found).to_have_count(1787)
    return found


def test_all_boards_are_on_one_screen_until_the_back_button(page: Page, tiles: Locator) -> None:
    solutions = fundamental_solutions(12)
    looks = [[each.label, f"qa-tile qa-orbit-{each.orbit_size}"] for each in solutions]
    assert tiles.evaluate_all(TILES) == looks
    assert part_of(page, "tiles").evaluate(OVERFLOW) == [0, 0]
    dots = tiles.nth(500).locator("path").get_attribute("d")
    columns = solution(looks[500][0])
    assert dots == "".join(f"M{column}.5 {row}.5h0" for row, column in enumerate(columns))
    page.evaluate(FEW_TILES)
    assert violations(page, "#wall") == []
    page.reload()
    page.get_by_role("button", name="12.8.400", exact=True).click()
    expect(part_of(page, "enlarged")).to_be_visible()
    link = part_of(page, "links").get_by_text("In the gallery")
    expect(link).to_have_attribute("href", "5/#12.8.400")
    page.go_back()
    expect(page.locator("#wall")).to_be_hidden()
    expect(part_of(page, "enlarged")).to_be_hidden()


def test_a_tile_is_enlarged_by_keys_alone(page: Page, tiles: Locator) -> None:
    expect(page.get_by_role("button", name="12.2.1", exact=True)).to_be_focused()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "End", "Home", *["ArrowRight"] * 3, "Enter"):
        page.keyboard.press(key)
    heading = part_of(page, "enlarged").get_by_role("heading")
    expect(heading).to_have_text("12.2.4 orbit of 2")
    expect(part_of(page, "columns")).to_have_text(columns_text(solution("12.2.4")))
    links = part_of(page, "links").locator("a")
    expect(links.first).to_have_attribute("href", "./#12.2.4")
    expect(links.last).to_have_attribute("href", "../../find/?label=12.2.4")
    page.keyboard.press("ArrowRight")
    expect(heading).to_have_text("12.4.1 orbit of 4")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="12.4.1", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#wall")).to_be_hidden()
    expect_address(page, "/12/")


def test_tiles_have_an_address_and_load_once(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}boards/9/#wall")
    page.get_by_role("button", name="9.4.1", exact=True).click()
    expect(part_of(page, "links").get_by_text("Its page")).to_have_attribute("href", "../9/9.4.1/")
    part_of(page, "back").click()
    part_of(page, "close").click()
    expect(page.locator("#wall")).to_be_hidden()
    page.goto(f"{atlas}boards/12/")
    page.evaluate(OPEN_TWICE)
    expect(page.get_by_role("button", name="12.2.1", exact=True)).to_be_focused()
    expect(page.locator(".qa-tile")).to_have_count(1787)
    page.route("**/queens-search-worker.js", lambda route: route.abort())
    page.goto(f"{atlas}boards/11/#wall")
    expect(part_of(page, "tiles")).to_contain_text("could not be found")


def test_a_finger_finds_the_tiles(browser: Browser, atlas: str) -> None:
    with open_page(browser, width=PHONE, has_touch=True) as page:
        page.goto(f"{atlas}boards/12/")
        page.get_by_role("link", name="All on one screen").tap()
        tile = page.get_by_role("button", name="12.8.1765", exact=True)
        tile.tap()
        box = tile.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 22
        expect(part_of(page, "enlarged").get_by_role("heading")).to_have_text(
            "12.8.1765 orbit of 8"
        )
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
