"""Galleries that a browser draws: pages, ranks, labels, orbit sizes, chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import known_census, solution
from site_builder.values.text import columns_text
from tests.helpers.browser import PHONE, expect_address, opened, violations
from tests.helpers.elements import copy, move, taken_out
from tests.helpers.site import apply_policy, below_a_path, served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PAGES_16 = 18_470
OURS = {"include": [["queens-long-gallery"]]}
# Each card as its label, its columns, and where it leads.
CARDS = """() => [...document.querySelectorAll("[data-qa-part=boards] .qa-card")].map((card) => {
    const [name, columns] = card.querySelectorAll("a, .qa-columns");
    return [card.id, columns.textContent, name.getAttribute("href")];
})"""
# Draws the first page, which was sent as HTML, and tells which of its parts are not the same.
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
    // What stands between elements is nothing but line ends, and a script adds words to words.
    const bare = (node) => {
        [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE && !each.data.trim())
            .forEach((each) => each.remove());
        [...node.children].forEach(bare);
        node.normalize();
        return node;
    };
    const now = [...boards.children].map((section) => bare(section.cloneNode(true)));
    const differ = (section, at) => [...section.children].filter(
        (each, place) => !each.isEqualNode(now[at]?.children[place]));
    return sent.map(bare).flatMap(differ).map((each) => each.outerHTML);
}"""
MOVED = """moved = 0;
new PerformanceObserver((found) => found.getEntries().forEach((each) => { moved += each.value; }))
    .observe({type: "layout-shift", buffered: true});"""


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The galleries of our own site, below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield f"{root}boards/"


@pytest.fixture(scope="module")
def gallery(browser: Browser, address: str) -> Iterator[Page]:
    """The gallery of N = 16, which goes from test to test."""
    with opened(browser) as page:
        page.goto(f"{address}16/")
        yield page


def part(page: Page, name: str) -> Any:
    """A part of the page that a script fills."""
    return page.locator(f"[data-qa-part={name}]")


def go(page: Page, query: str) -> None:
    """Take an address as the back button does, without loading the page anew."""
    change = "(to) => { history.pushState(null, '', location.pathname + to);"
    page.evaluate(f"{change} dispatchEvent(new PopStateEvent('popstate')); }}", query)


def expect_page(page: Page, words: str) -> None:
    """Wait until these boards are there."""
    expect(part(page, "status")).to_have_text(words)
    expect(page.locator("queens-long-gallery")).not_to_have_attribute("aria-busy", "true")


def drawn(n: int, size: int, first: int, last: int) -> list[list[str]]:
    """The cards of so many representatives."""
    labels = [f"{n}.{size}.{rank}" for rank in range(first, last + 1)]
    return [[each, columns_text(solution(each)), f"../../find/?label={each}"] for each in labels]


def test_the_first_page_is_drawn_as_it_was_sent(gallery: Page) -> None:
    assert gallery.evaluate(CARDS)[:32] == drawn(16, 2, 1, 32)
    assert gallery.evaluate(REDRAWN) == []


def test_the_last_of_18470_pages_is_a_page_like_any_other(gallery: Page) -> None:
    part(gallery, "pager").get_by_text("18,470").click()
    expect_page(gallery, "Boards 1,846,901 to 1,846,955 of 1,846,955")
    assert gallery.evaluate(CARDS) == drawn(16, 8, 1_846_135, 1_846_189)
    expect_address(gallery, "?page=18470")
    expect(gallery).to_have_title(re.compile(r"^16 queens, page 18,470: "))
    expect(gallery.locator("h2#orbits-of-8")).to_contain_text("here 1,846,135 to 1,846,189")
    assert part(gallery, "turn").inner_text().split() == ["←", "page", "18,470", "of", "18,470"]
    gallery.go_back()
    expect_page(gallery, "Boards 1 to 100 of 1,846,955")
    assert gallery.evaluate(CARDS)[-1:] == drawn(16, 4, 68, 68)


def test_one_orbit_size_is_kept_in_the_address(gallery: Page) -> None:
    go(gallery, "?page=7")
    part(gallery, "filter").locator("[data-qa-size='4']").click()
    expect_page(gallery, "Boards 1 to 100 of 734")
    expect_address(gallery, "?orbits=4")
    part(gallery, "turn").locator("[rel=next]").click()
    expect_page(gallery, "Boards 101 to 200 of 734")
    assert gallery.evaluate(CARDS) == drawn(16, 4, 101, 200)
    expect_address(gallery, "?orbits=4&page=2")
    gallery.go_back()
    gallery.go_back()
    expect_page(gallery, "Boards 601 to 700 of 1,846,955")
    expect(part(gallery, "filter").locator("[aria-pressed=true]")).to_have_text("all")


@pytest.mark.parametrize(
    ("query", "typed", "label"),
    [
        ("", "16.8.1234567", "16.8.1234567"),
        ("?orbits=4", " 734 ", "16.4.734"),
        ("?orbits=4", "16.8.2", "16.8.2"),
        ("", "33", "16.4.1"),
        ("", "1,846,955", "16.8.1846189"),
    ],
)
def test_a_rank_or_a_label_leads_to_its_board(
    gallery: Page, query: str, typed: str, label: str
) -> None:
    go(gallery, query)
    part(gallery, "typed").fill(typed)
    part(gallery, "typed").press("Enter")
    found = gallery.locator(".qa-found")
    expect(found).to_have_id(label)
    expect(found.locator("a")).to_be_focused()
    expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(label)))
    expect_address(gallery, f"#{label}")
    expect(part(gallery, "mistake")).to_be_hidden()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "type a rank from 1 to 1,846,955, or a label such as 16.2.1"),
        ("0", "type a rank from 1 to 1,846,955, or a label such as 16.2.1"),
        ("1846956", "type a rank from 1 to 1,846,955, or a label such as 16.2.1"),
        ("<b>1</b>", "type a rank from 1 to 1,846,955, or a label such as 16.2.1"),
        ("16.4.735", "there is no 16.4.735: N = 16 has 734 orbits of size 4"),
        ("16.1.1", "there is no 16.1.1: N = 16 has 0 orbits of size 1"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(gallery: Page, typed: str, said: str) -> None:
    go(gallery, "")
    expect_page(gallery, "Boards 1 to 100 of 1,846,955")
    part(gallery, "typed").fill(typed)
    part(gallery, "typed").press("Enter")
    expect(part(gallery, "mistake")).to_have_text(said)


@pytest.mark.parametrize(
    "query",
    [
        "?page=0",
        "?page=-1",
        "?page=1e3",
        "?page=%3Cimg%20src=x%20onerror=alert(1)%3E&orbits=%3Cb%3E",
        "?orbits=1",
        "#16.8.1846190",
        "#15.8.1",
        "#%3Cb%3E16.8.1",
    ],
)
def test_of_nonsense_in_an_address_comes_the_first_page(gallery: Page, query: str) -> None:
    go(gallery, "?page=3")
    expect_page(gallery, "Boards 201 to 300 of 1,846,955")
    go(gallery, query)
    expect_page(gallery, "Boards 1 to 100 of 1,846,955")


def test_a_page_beyond_the_last_is_the_last(gallery: Page) -> None:
    go(gallery, "?orbits=2&page=9999999999")
    expect_page(gallery, "Boards 1 to 32 of 32")
    expect(part(gallery, "pager")).to_be_hidden()


def test_chance_takes_a_board_of_the_size_that_is_shown(gallery: Page) -> None:
    go(gallery, "?orbits=4&page=2")
    part(gallery, "random").click()
    found = gallery.locator(".qa-found")
    expect(found).to_have_id(re.compile(r"^16\.4\.\d+$"))
    label = found.get_attribute("id")
    expect_address(gallery, f"?orbits=4#{label}")
    expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(str(label))))


def test_arrow_keys_turn_the_pages(gallery: Page) -> None:
    go(gallery, "?page=18")
    expect_page(gallery, "Boards 1,701 to 1,800 of 1,846,955")
    gallery.evaluate("document.activeElement.blur()")  # in a field, arrows move in it
    for key, words in (("ArrowRight", "1,801 to 1,900"), ("ArrowLeft", "1,701 to 1,800")):
        gallery.keyboard.press(key)
        expect_page(gallery, f"Boards {words} of 1,846,955")
    part(gallery, "turn").locator("[rel=next]").press("Enter")
    expect_page(gallery, "Boards 1,801 to 1,900 of 1,846,955")
    expect(part(gallery, "turn").locator("[rel=next]")).to_be_focused()
    part(gallery, "pager").locator("[rel=next]").press("Enter")
    expect_page(gallery, "Boards 1,901 to 2,000 of 1,846,955")
    expect(part(gallery, "boards")).to_be_focused()


@pytest.mark.parametrize("n", [13, 17, 18])
def test_any_label_is_an_address(gallery: Page, address: str, n: int) -> None:
    random = Random(n)
    counts = known_census(n).orbits_by_size or {}
    last = [f"{n}.{size}.{count}" for size, count in counts.items() if count]
    some = [f"{n}.8.{random.randint(1, counts[8])}" for _ in range(2)]
    for label in (*last, *some):
        gallery.goto(f"{address}{n}/#{label}")
        found = gallery.locator(".qa-found")
        expect(found).to_have_id(label)
        expect(found).to_be_in_viewport()
        expect(found.locator(".qa-columns")).to_have_text(columns_text(solution(label)))


def test_a_gallery_that_has_left_the_page_hears_nothing_until_it_is_back(
    page: Page, address: str
) -> None:
    page.add_init_script(
        """ended = 0;
        const { terminate } = Worker.prototype;
        Worker.prototype.terminate = function () { ended++; terminate.call(this); };"""
    )
    page.goto(f"{address}16/?page=2")
    expect_page(page, "Boards 101 to 200 of 1,846,955")
    gallery = page.locator("queens-long-gallery")
    with taken_out(gallery):
        assert page.evaluate("ended") == 1
        title = page.title()
        go(page, "?page=3")
        assert page.title() == title
        assert page.evaluate("takenOut.figure.querySelector('.qa-card').id") == "16.4.69"
    expect_page(page, "Boards 101 to 200 of 1,846,955")
    part(page, "turn").locator("[rel=next]").click()
    expect_page(page, "Boards 201 to 300 of 1,846,955")
    move(gallery)
    part(page, "turn").locator("[rel=next]").click()
    expect_page(page, "Boards 301 to 400 of 1,846,955")
    assert page.evaluate("ended") == 1


def test_of_two_galleries_the_first_has_the_address(page: Page, address: str) -> None:
    page.goto(f"{address}16/")
    expect_page(page, "Boards 1 to 100 of 1,846,955")
    copy(page.locator("queens-long-gallery"))
    second = page.locator("queens-long-gallery").last
    second.locator("[data-qa-part=filter] [data-qa-size='2']").click()
    expect(second.locator("[data-qa-part=status]")).to_have_text("Boards 1 to 32 of 32")
    expect_address(page, "/16/")
    first = page.locator("queens-long-gallery").first
    first.locator("[data-qa-part=filter] [data-qa-size='4']").click()
    expect(first.locator("[data-qa-part=status]")).to_have_text("Boards 1 to 100 of 734")
    expect_address(page, "?orbits=4")
    expect(second.locator("[data-qa-part=status]")).to_have_text("Boards 1 to 32 of 32")


def test_a_label_of_another_n_opens_its_view(desk: Page, address: str) -> None:
    desk.goto(f"{address}14/")
    part(desk, "typed").fill("12.8.500")
    part(desk, "typed").press("Enter")
    desk.wait_for_url("**/find/?label=12.8.500")
    expect(part(desk, "lead")).to_have_text("Fundamental solution 522 of 1,787 for N = 12.")


def test_a_phone_has_all_of_it_at_once(browser: Browser, address: str) -> None:
    messages: list[str] = []
    with opened(browser, width=PHONE) as page:
        page.on("console", lambda message: messages.append(message.text))
        page.add_init_script(MOVED)
        page.goto(f"{address}16/?page={PAGES_16}")
        expect_page(page, "Boards 1,846,901 to 1,846,955 of 1,846,955")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
        assert page.evaluate("moved") < 0.02
        part(page, "typed").press("Enter")
        assert violations(page, OURS) == []
    assert messages == []


def test_without_script_the_first_boards_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}16/")
    expect(scriptless.locator(".qa-card")).to_have_count(100)
    told = scriptless.locator(".qa-long noscript p")
    expect(told).to_be_visible()
    expect(told).to_contain_text("These are the first 100 boards.")
    for name in ("filter", "turn", "jump", "pager"):
        expect(part(scriptless, name)).to_be_hidden()
    assert (
        scriptless.locator(".qa-card a").first.get_attribute("href") == "../../find/?label=16.2.1"
    )
    scriptless.goto(f"{address}12/")
    told = "columns from the top, from 0. At the end: where the queens stand."
    expect(scriptless.locator("p.qa-note").first).to_contain_text(told, use_inner_text=True)


def test_a_strict_security_policy_lets_galleries_work(page: Page, site: Path) -> None:
    apply_policy(page, "**/boards/*/*")
    with served(site, alone=True) as root:  # the theme has scripts in its pages
        page.goto(f"{root}/boards/12/?orbits=4")
        expect(page.locator("[id='12.4.1']")).to_be_visible()
        expect(page.locator("[id='12.8.1']")).to_be_hidden()
        page.goto(f"{root}/boards/16/#16.8.1234567")
        expect(page.locator(".qa-found")).to_have_id("16.8.1234567")


def test_a_page_that_is_opened_from_disk_has_its_filter_and_its_first_boards(
    page: Page, site: Path
) -> None:
    page.goto((site / "boards/12/index.html").as_uri() + "?orbits=4")
    expect(page.locator("[id='12.4.1']")).to_be_visible()
    expect(page.locator("[id='12.8.1']")).to_be_hidden()
    page.goto((site / "boards/16/index.html").as_uri())
    expect(page.locator(".qa-card")).to_have_count(100)
    part(page, "turn").locator("[rel=next]").click()
    expect(part(page, "mistake")).not_to_be_empty()
    expect(page.locator(".qa-card:visible")).to_have_count(100)
