"""The finder in a browser: the board, the box, addresses, keys, phones, and what is not in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import Symmetry, orbit, solution
from site_builder.figures.boards.copies import ATLAS, COPIES, Copied
from site_builder.figures.boards.files import picture
from tests.helpers.browser import PHONE, expect_address, opened, violations
from tests.helpers.finder import expect_status, go, part, square
from tests.helpers.site import below_a_path

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TEXTS = """() => [...document.querySelectorAll("[data-qa-part=notations] tr")].map((row) =>
    [row.cells[0].textContent, row.cells[2].textContent])"""
DRAWING = "() => decodeURIComponent(document.querySelector('[data-qa-part=svg]').href)"
OURS = {"include": [["queens-finder"]]}


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The finder of our own site, below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield f"{root}find/"


@pytest.fixture(scope="module")
def finder(browser: Browser, address: str) -> Iterator[Page]:
    """A finder that goes from test to test."""
    with opened(browser) as page:
        page.goto(address)
        yield page


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The same on a phone."""
    with opened(browser, width=PHONE) as page:
        page.goto(address)
        yield page


def test_two_tabs_have_a_board_each(browser: Browser, address: str) -> None:
    with opened(browser) as one:
        two = one.context.new_page()
        one.goto(f"{address}?n=8&q=b4")
        two.goto(f"{address}?n=6")
        for tab, words in ((one, "8 solutions remain."), (two, "4 solutions remain.")):
            expect_status(tab, words)
        square(two, "c6").click()
        expect_status(two, "1 solution remains.")
        expect_address(one, "?n=8&q=b4")
        one.reload()
        expect_status(one, "8 solutions remain.")


# Completions ----------------------------------------------------------------------------------
def test_the_counter_falls_as_queens_are_placed(finder: Page) -> None:
    go(finder, "?n=8")
    expect_status(finder, "92 solutions remain.")
    square(finder, "b4").click()
    expect_status(finder, "8 solutions remain.")
    square(finder, "d5").click()
    expect_status(finder, "2 solutions remain.")
    expect_address(finder, "?n=8&q=d5+b4")
    expect(square(finder, "e8")).to_have_attribute("aria-label", "e8, 2 solutions")
    expect(square(finder, "e8")).to_have_text("2")
    expect(square(finder, "a8")).to_have_text("")
    expect(part(finder, "cards").locator("figcaption")).to_have_text(
        [re.compile(r"^8\.8\.5")] * 1 + [re.compile(r"^8\.8\.10")]
    )
    square(finder, "e8").click(button="right")
    expect_status(finder, "No solution remains: undo, or take a queen.")
    expect_address(finder, "?n=8&q=d5+b4&x=e8")
    for words in ("2 solutions remain.", "8 solutions remain.", "92 solutions remain."):
        part(finder, "undo").click()
        expect_status(finder, words)
    expect(part(finder, "undo")).to_be_disabled()


@pytest.mark.parametrize(
    ("query", "advice"),
    [
        ("?n=3", "N = 3 has no solution."),
        ("?n=4&q=a4", "No solution remains: take a queen."),
        ("?n=4&x=b4+c4", "No solution remains: allow a forbidden square."),
    ],
)
def test_what_to_do_where_no_solution_remains(finder: Page, query: str, advice: str) -> None:
    go(finder, query)
    expect_status(finder, advice)


def test_who_is_faster_than_the_search_gets_the_last_answer(finder: Page) -> None:
    hurry = """async () => {
        for (const n of [4, 5, 6, 7, 9, 10, 11, 12, 8]) {
            history.replaceState(null, "", `?n=${n}`);
            dispatchEvent(new PopStateEvent("popstate"));
            await new Promise(requestAnimationFrame);
        }
    }"""
    finder.evaluate(hurry)
    expect_status(finder, "92 solutions remain.")
    expect(part(finder, "mistake")).to_have_text("")


def test_a_hint_leads_to_a_solution(finder: Page) -> None:
    go(finder, "?n=6")
    expect_status(finder, "4 solutions remain.")
    for _ in range(6):
        expect(part(finder, "hint")).to_be_enabled()
        part(finder, "hint").click()
    expect_status(finder, re.compile(r"^This is 6\.4\.1"))


def test_a_long_search_shows_how_far_it_is_and_can_be_stopped(finder: Page) -> None:
    go(finder, "?n=16")
    expect(part(finder, "done")).to_have_text(re.compile(r"^\d+ %$"))
    part(finder, "stop").click()
    expect_status(finder, "Stopped.")
    expect(part(finder, "busy")).to_be_hidden()
    go(finder, "?n=18&q=a18")
    refusal = "Place 1 queen first: all solutions of so large a board take minutes."
    expect_status(finder, refusal)
    go(finder, "?n=18&q=5")  # read otherwise, it is as large
    expect(part(finder, "other").locator("p span")).to_have_text(refusal)


def test_a_begun_board_is_taken_along(finder: Page) -> None:
    go(finder, "?n=8&q=b4+d5&x=e8")
    named = part(finder, "notations").locator("tr").nth(6).locator("td").last
    expect(named).to_have_text("d5 b4")
    texts = dict(finder.evaluate(TEXTS))
    assert texts["FEN"] == "8/8/8/3Q4/1Q6/8/8/8 w - - 0 1"
    assert texts["LaTeX, chessboard"].endswith("setpieces={Qd5,Qb4}]")
    assert "{3/5, 1/4}" in texts["LaTeX, TikZ"]
    assert texts["ASCII"].splitlines()[3:5] == [". . . Q . . . .", ". Q . . . . . ."]
    assert texts["Python"] == "[None, None, None, 3, 1, None, None, None]"
    assert "/find/?n=8&amp;q=d5+b4&amp;x=e8" in texts["HTML"]
    expect(part(finder, "svg")).to_have_attribute("download", "board-8.svg")
    drawing = finder.evaluate(DRAWING)
    assert "<title>Board of 8 rows with queens on d5 b4</title>" in drawing
    assert re.findall(r"translate\((. .)\)", drawing) == ["3 3", "1 4"]
    for hidden in ("view", "eight"):
        expect(part(finder, hidden)).to_be_hidden()
    square(finder, "a4").click()  # the queen of its row goes there, and attacks none
    square(finder, "a5").click()
    expect_status(finder, "The queens on a5 and a4 attack each other.")
    expect(named).to_have_text("a5 a4")


def test_an_empty_board_is_taken_along(finder: Page) -> None:
    go(finder, "?n=4")
    expect(part(finder, "svg")).to_have_attribute("download", "board-4.svg")
    texts = dict(finder.evaluate(TEXTS))
    assert texts["FEN"] == "4/4/4/4"
    assert "\\foreach \\x/\\y" not in texts["LaTeX, TikZ"]
    assert "translate" not in finder.evaluate(DRAWING)


# What is typed --------------------------------------------------------------------------------


def test_a_board_is_named_with_its_symmetry_and_can_be_linked(finder: Page) -> None:
    go(finder, "?n=8")
    part(finder, "typed").fill("0 4 7 5 2 6 1 3")
    part(finder, "typed").press("Enter")
    expect_status(finder, "This is 8.8.1, mirrored left to right.")
    expect_address(finder, "?q=0+4+7+5+2+6+1+3")
    expect(part(finder, "name").locator("a")).to_have_attribute("href", "../boards/8/8.8.1/")
    expect(part(finder, "rank")).to_have_text("1 of 11 orbits of 8")
    yours = part(finder, "images").locator(".qa-yours")
    expect(yours).to_have_count(1)
    expect(yours.locator(".qa-columns")).to_have_text("04752613")
    expect(part(finder, "notations").locator("th")).to_have_count(len(COPIES))


@pytest.mark.parametrize("symmetry", [*Symmetry])
def test_each_symmetry_is_told(finder: Page, symmetry: Symmetry) -> None:
    board = orbit(solution("8.8.3")).images[symmetry]
    go(finder, f"?q={''.join(map(str, board))}")
    expect(part(finder, "status")).to_contain_text("This is 8.8.3, ")
    number = [*Symmetry].index(symmetry)
    yours = part(finder, "images").locator(".qa-card").nth(number)
    expect(yours).to_have_class(re.compile("qa-yours"))


def test_what_can_be_read_in_two_ways_is_answered_in_both(finder: Page) -> None:
    go(finder, "?q=15......")
    expect_status(finder, "2 solutions remain.")
    other = part(finder, "other")
    expect(other).to_contain_text("Read as columns counted from 0.")
    expect(other.locator("p")).to_have_text("As columns counted from 1: 1 solution remains.")
    other.locator("a").click()
    expect_status(finder, "1 solution remains.")
    expect(part(finder, "typed")).to_have_value("15......")


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("0 1 2 3", "the queens on a4 and b3 attack each other: they share a diagonal"),
        ("8.4.2", "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
        ("19.8.1", "n must be between 1 and 18, got 19"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(finder: Page, text: str, mistake: str) -> None:
    go(finder, "?n=8")
    part(finder, "typed").fill(text)
    part(finder, "typed").press("Enter")
    expect(part(finder, "mistake")).to_have_text(mistake)
    expect(part(finder, "typed")).to_have_attribute("aria-invalid", "true")


def test_a_view_can_be_taken_along(finder: Page) -> None:
    finder.context.grant_permissions(["clipboard-read", "clipboard-write"])
    go(finder, "?label=12.8.500")
    expect(part(finder, "label")).to_contain_text("12.8.500")
    finder.locator("queens-copies summary").click()
    row = finder.locator(".qa-notations tr", has_text="BibTeX")
    row.get_by_role("button", name="Copy: BibTeX").click()
    expect(row.get_by_role("button")).to_have_text("Copied")
    copied = finder.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"url = {{{ATLAS}find/?label=12.8.500}}\n}}")  # not that of the host
    with finder.expect_download() as download:
        finder.get_by_role("button", name="PNG, 512 px").click()
    assert download.value.suggested_filename == "12.8.500-512.png"
    assert Path(download.value.path()).read_bytes()[16:24] == bytes([0, 0, 2, 0] * 2)
    with finder.expect_download() as download:
        finder.get_by_role("link", name="SVG").click()
    assert download.value.suggested_filename == "12.8.500.svg"
    board = Copied("12.8.500", solution("12.8.500"))
    assert Path(download.value.path()).read_text(encoding="utf-8") == picture(board)
    part(finder, "copy").click()
    expect(part(finder, "copy")).to_have_text("Picture copied")


def test_queens_that_attack_each_other_on_the_board_are_told(finder: Page) -> None:
    go(finder, "?n=8&q=b4")
    expect_status(finder, "8 solutions remain.")
    square(finder, "c5").click()
    expect_status(finder, "The queens on c5 and b4 attack each other.")


def test_a_random_board_is_linked_and_its_neighbours_follow(finder: Page) -> None:
    go(finder, "?n=18")
    part(finder, "random").click()
    finder.wait_for_url(re.compile(r"\?label=18\.[248]\.\d+$"))
    expect(part(finder, "lead")).to_contain_text("for N = 18.")
    first = finder.url
    finder.keyboard.press("Enter")  # where the focus is still: another one
    finder.wait_for_url(lambda url: url != first)
    expect(part(finder, "lead")).to_contain_text("for N = 18.")
    go(finder, "?label=14.4.105")
    expect(part(finder, "label")).to_contain_text("14.4.105")
    expect(part(finder, "steps")).to_have_text("14.4.104N = 1414.8.1")
    part(finder, "steps").locator("a[rel=next]").click()
    expect(part(finder, "label")).to_contain_text("14.8.1 ")
    finder.go_back()
    expect(part(finder, "label")).to_contain_text("14.4.105")
    part(finder, "links").get_by_role("link", name="Place its queens").click()
    expect_status(finder, "This is 14.4.105, the representative of its orbit.")


# The page -------------------------------------------------------------------------------------


def test_boxes_elsewhere_lead_here(desk: Page, address: str) -> None:
    for place in ("../", "../404.html"):
        desk.goto(address + place)
        desk.locator("form.qa-box input").fill("15863724")
        desk.get_by_role("button", name="Find it").click()
        expect_status(desk, "This is 8.8.1, mirrored left to right.")


def test_an_old_address_works_and_the_search_of_the_theme_stays_closed(
    desk: Page, address: str
) -> None:
    desk.goto(f"{address}?q=04752613")
    expect_status(desk, "This is 8.8.1, mirrored left to right.")
    assert desk.url == f"{address}?q=04752613"
    expect(desk.locator("[data-md-toggle=search]")).not_to_be_checked()
    desk.goto(f"{address}?label=12.8.500")
    expect(part(desk, "lead")).to_have_text("Fundamental solution 522 of 1,787 for N = 12.")
    desk.go_back()
    expect_status(desk, "This is 8.8.1, mirrored left to right.")


@pytest.mark.parametrize("name", ["q", "label", "n", "x", "as"])
def test_nonsense_in_the_address_never_reaches_the_page_as_html(finder: Page, name: str) -> None:
    nonsense = "%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E"
    go(finder, f"?n=4&q=1.2.3&{name}={nonsense}" if name in ("x", "as") else f"?{name}={nonsense}")
    expect(part(finder, "live")).to_be_visible()
    if name in ("q", "label"):
        expect(part(finder, "mistake")).to_contain_text("<img src=x")
    assert finder.locator("queens-finder img").count() == 0
    assert finder.evaluate("window.hit") is None


def test_the_board_is_played_by_the_keyboard_alone(finder: Page) -> None:
    go(finder, "?n=4")
    expect_status(finder, "2 solutions remain.")
    part(finder, "attacked").focus()
    finder.keyboard.press("Tab")
    expect(
        square(finder, finder.locator("[role=gridcell]:focus").get_attribute("aria-label") or "")
    ).to_be_focused()
    for key in ("ArrowUp",) * 3 + ("ArrowLeft",) * 3 + ("ArrowRight", "Enter"):
        finder.keyboard.press(key)
    expect_status(finder, "1 solution remains.")
    expect(square(finder, "b4")).to_have_attribute("aria-selected", "true")
    expect(part(finder, "status")).to_have_attribute("aria-live", "polite")
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "x"):
        finder.keyboard.press(key)
    expect_status(finder, "No solution remains: undo, or take a queen.")
    expect(part(finder, "here")).to_have_text("d3, forbidden")
    finder.keyboard.press(" ")
    expect_status(finder, "1 solution remains.")
    expect_address(finder, "?n=4&q=b4+d3")


def test_attacked_squares_are_shown_on_demand(finder: Page) -> None:
    go(finder, "?n=4&q=b4")
    expect_status(finder, "1 solution remains.")
    crosses = finder.locator(".qa-click .qa-attacked")
    expect(crosses).to_have_attribute("d", "")
    part(finder, "attacked").check()
    assert (crosses.get_attribute("d") or "").count(
        "M"
    ) == 3 + 3 + 3  # of its row, its column, its diagonals
    part(finder, "attacked").uncheck()


def shown(page: Page, query: str) -> None:
    """Go there, and wait for the answer."""
    go(page, query)
    expect(part(page, "busy")).to_be_hidden()
    name = "lead" if "label" in query else "status"
    expect(part(page, name)).to_have_text(re.compile(r"for N = |^This is|remain"))


@pytest.mark.parametrize(
    "query", ["?n=18&q=a18+c17+e16+b15", "?q=04752613", "?label=13.8.1", "?n=8&q=b4+d5"]
)
def test_it_fits_a_phone(phone: Page, query: str) -> None:
    shown(phone, query)
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE


@pytest.mark.parametrize("query", ["?q=1302", "?label=5.8.1", "?n=5&q=b4"])
def test_it_is_accessible(phone: Page, query: str) -> None:
    shown(phone, query)
    assert violations(phone, OURS) == []


def test_it_can_be_read_by_night(phone: Page) -> None:
    phone.emulate_media(color_scheme="dark")
    expect(phone.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    shown(phone, "?n=5&q=b4")
    assert violations(phone, OURS, runOnly=["color-contrast"]) == []
    phone.emulate_media(color_scheme="light")


def test_it_asks_no_other_host_and_says_nothing_to_the_console(page: Page, address: str) -> None:
    urls, messages = list[str](), list[str]()
    page.on("request", lambda request: urls.append(request.url))
    page.on("console", lambda message: messages.append(message.text))
    page.goto(f"{address}?label=13.8.1")
    expect(part(page, "lead")).to_have_text(re.compile("for N = 13"))
    assert {urlsplit(url).netloc for url in urls} == {urlsplit(address).netloc}
    assert messages == []


def test_without_script_it_says_what_it_would_do(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    expect(scriptless.locator(".qa-find")).to_contain_text("This needs JavaScript")
    expect(part(scriptless, "live")).to_be_hidden()
    expect(scriptless.get_by_role("link", name="galleries", exact=True)).to_be_visible()
