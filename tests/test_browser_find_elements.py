"""Finder, heat map and copies as elements: two in a page, moved, removed, put back, and swapped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from site_builder.blocks.one_file import html_file
from tests.helpers.browser import expect_address
from tests.helpers.elements import move, taken_out
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

THEME = "**/bundle.*.js"  # its script, which writes links anew and swaps the page
FIND = """\
# Find

```queens find
6
```

[A solution](find.md?q=1302) and [what follows](#below)

```queens find
5
```

## Below
"""
PAGES = {"index": "# Home\n\n[Two boards](find.md?n=8&q=b4+d5) complete it.", "find": FIND}
GO_BACK = """(query) => {
    history.replaceState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
COUNT_WORKERS = """{
    const { Worker } = globalThis;
    Object.assign(globalThis, { startedWorkers: 0, endedWorkers: 0 });
    globalThis.Worker = class extends Worker {
        constructor(...values) {
            super(...values);
            startedWorkers += 1;
        }
        terminate() {
            super.terminate();
            endedWorkers += 1;
        }
    };
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose theme swaps pages, with two finders on a page."""
    with instant_site(tmp_path_factory.mktemp("finders"), PAGES) as root:
        yield root


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]')


def square(element: Locator, name: str) -> Locator:
    """A square of its board."""
    return element.locator(f'[role=gridcell][aria-label^="{name}"]')


def expect_status(element: Locator, text: str) -> None:
    """Wait until this is said of its board."""
    expect(part(element, "status")).to_have_text(text)


def finders(page: Page, address: str, query: str = "") -> list[Locator]:
    """Both finders of a page, which have answered."""
    page.goto(f"{address}find/{query}")
    found = page.locator("queens-finder").all()
    assert len(found) == 2
    expect_status(found[1], "10 solutions remain.")
    return found


def visit(page: Page, address: str) -> None:
    """The home page, from where links swap the page."""
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")


def go(page: Page, name: str) -> None:
    """Follow a link of the text."""
    page.get_by_role("article").get_by_role("link", name=name, exact=True).click()


def expect_copy(copies: Locator, name: str) -> None:
    """Copy a text of a board, each of which has one button."""
    button = copies.get_by_role("button", name=f"Copy: {name}", exact=True)
    button.click()
    expect(button).to_have_text("Copied")


# In one page ------------------------------------------------------------------------------------


def test_two_finders_work_apart_and_the_first_has_the_address(page: Page, address: str) -> None:
    first, second = finders(page, address, "?n=4")
    expect_status(first, "2 solutions remain.")
    square(second, "a5").click()
    expect_status(second, "2 solutions remain.")
    expect_address(page, "/find/?n=4")
    square(first, "b4").click()
    expect_status(first, "1 solution remains.")
    expect_address(page, "/find/?n=4&q=b4")
    part(second, "box").get_by_role("textbox").fill("5.2.1")
    part(second, "box").get_by_role("button", name="Find").click()
    expect(part(second, "label")).to_contain_text("Solution 5.2.1")
    expect_address(page, "/find/?n=4&q=b4")


def test_a_link_to_a_part_of_the_page_leaves_the_board(page: Page, address: str) -> None:
    page.route(THEME, lambda route: route.abort())
    first, _ = finders(page, address, "?n=4&q=b4")
    expect_status(first, "1 solution remains.")
    go(page, "what follows")
    expect_address(page, "?n=4&q=b4#below")
    expect_status(first, "1 solution remains.")


def test_a_finder_that_is_moved_keeps_its_board(page: Page, address: str) -> None:
    _, second = finders(page, address)
    square(second, "a5").click()
    expect_status(second, "2 solutions remain.")
    move(second)
    expect_status(second, "2 solutions remain.")
    part(second, "undo").click()
    expect_status(second, "10 solutions remain.")


def test_a_finder_that_is_put_back_starts_again(page: Page, address: str) -> None:
    first, _ = finders(page, address, "?n=4")
    square(first, "b4").click()
    expect_status(first, "1 solution remains.")
    with taken_out(first):
        pass
    expect_status(first, "1 solution remains.")
    square(first, "b4").click()
    expect_status(first, "2 solutions remain.")
    page.keyboard.press("ArrowRight")
    expect(square(first, "c4")).to_be_focused()
    expect_address(page, "/find/?n=4")
    page.evaluate(GO_BACK, "?q=1302")
    expect_status(first, "This is 4.2.1, mirrored left to right.")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.locator("summary").click()
    expect_copy(first, "columns from 0")
    assert page.evaluate("navigator.clipboard.readText()") == "1302"


def test_a_finder_that_has_left_does_nothing(page: Page, address: str) -> None:
    page.route(THEME, lambda route: route.abort())
    page.add_init_script(COUNT_WORKERS)
    first, _ = finders(page, address, "?n=16")
    expect(part(first, "done")).to_have_text(re.compile(r"^\d+ %$"))
    assert page.evaluate("endedWorkers") == 0
    with taken_out(first):
        assert page.evaluate("endedWorkers") == 1
        started = page.evaluate("startedWorkers")
        text = page.evaluate("takenOut.figure.textContent")
        page.evaluate(GO_BACK, "?n=8")
        page.evaluate("takenOut.figure.querySelector('[role=gridcell]').click()")
        page.evaluate("takenOut.figure.querySelector('[data-qa-part=random]').click()")
        assert page.evaluate("takenOut.figure.textContent") == text
        assert page.evaluate("[startedWorkers, location.search]") == [started, "?n=8"]
    expect_status(first, "92 solutions remain.")


# The theme swaps the page -------------------------------------------------------------------------


def test_links_of_a_page_that_was_swapped_in_work(page: Page, address: str) -> None:
    visit(page, address)
    first = page.locator("queens-finder").first
    for _ in range(2):
        go(page, "Two boards")
        expect_address(page, "/find/?n=8&q=b4+d5")
        expect_status(first, "2 solutions remain.")
        go(page, "A solution")
        expect_address(page, "/find/?q=1302")
        expect_status(first, "This is 4.2.1, mirrored left to right.")
        expect(first).to_be_in_viewport()
        first.get_by_role("link", name="b4 d5").click()
        expect_status(first, "2 solutions remain.")
        page.locator(".md-nav--primary").get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
        expect_address(page, "/")
    assert page.evaluate("document.isFirst")
    expect(page.locator("[data-md-toggle=search]")).not_to_be_checked()


def test_back_and_forward_lead_through_boards_and_pages(page: Page, address: str) -> None:
    visit(page, address)
    first = page.locator("queens-finder").first
    go(page, "Two boards")
    expect_status(first, "2 solutions remain.")
    go(page, "A solution")
    expect_status(first, "This is 4.2.1, mirrored left to right.")
    page.go_back()
    expect_status(first, "2 solutions remain.")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Home")
    page.go_forward()
    expect_status(first, "2 solutions remain.")
    assert page.evaluate("document.isFirst")


def test_a_heat_map_and_copies_that_were_swapped_in_work(page: Page, address: str) -> None:
    visit(page, f"{address}boards/")
    page.get_by_role("article").locator("a[href$='boards/4/'], a[href='4/']").first.click()
    explorer = page.locator("queens-explorer")
    expect_status(explorer, "2 solutions remain.")
    square(explorer, "b4").click()
    expect_status(explorer, "1 solution remains.")
    part(explorer, "cards").get_by_role("link", name="4.2.1").click()
    expect(page.locator("h1")).to_contain_text("Solution 4.2.1")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copies = page.locator("queens-copies")
    copies.locator("summary").click()
    expect_copy(copies, "FEN")
    with page.expect_download() as download:
        copies.get_by_role("button", name="PNG, 512 px").click()
    assert download.value.suggested_filename == "4.2.1-512.png"
    assert page.evaluate("document.isFirst")


# The heat map and the copies ----------------------------------------------------------------------


def test_a_heat_map_that_is_put_back_starts_again(page: Page, address: str) -> None:
    page.goto(f"{address}boards/4/")
    explorer = page.locator("queens-explorer")
    square(explorer, "b4").click()
    expect_status(explorer, "1 solution remains.")
    move(explorer)
    expect_status(explorer, "1 solution remains.")
    with taken_out(explorer):
        page.evaluate("takenOut.figure.querySelector('[role=gridcell]').click()")
        assert page.evaluate("takenOut.figure.textContent").count("1 solution remains.") == 1
    expect_status(explorer, "2 solutions remain.")
    square(explorer, "b4").click()
    expect_status(explorer, "1 solution remains.")
    part(explorer, "undo").click()
    expect_status(explorer, "2 solutions remain.")
    expect(part(explorer, "undo")).to_be_disabled()


def test_copies_that_are_put_back_have_each_button_once(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{address}boards/4/4.2.1/")
    copies = page.locator("queens-copies")
    with taken_out(copies):
        page.evaluate("takenOut.figure.querySelector('[data-qa-pixels]').click()")
    copies.locator("summary").click()
    expect_copy(copies, "Python")
    with page.expect_download():
        copies.get_by_role("button", name="PNG, 512 px").click()


def test_a_strict_policy_lets_them_work(page: Page, address: str) -> None:
    apply_policy(page, re.compile("/$|/[?][^/]*$"))
    first, _ = finders(page, address, "?label=12.8.500")
    expect(part(first, "label")).to_contain_text("Solution 12.8.500")
    with page.expect_download():
        first.get_by_role("button", name="PNG, 512 px").click()
    page.goto(f"{address}boards/4/")
    square(page.locator("queens-explorer"), "b4").click()
    expect_status(page.locator("queens-explorer"), "1 solution remains.")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("find/?n=8&q=b4+d5", "queens-finder"),
        ("find/?label=18.8.5000", "queens-finder"),
        ("boards/5/", "queens-explorer"),
        ("boards/4/4.2.1/", "queens-copies"),
    ],
)
def test_it_fits_a_narrow_column_of_a_wide_window(
    page: Page, address: str, path: str, name: str
) -> None:
    page.goto(address + path)
    figure = page.locator(name).first
    figure.evaluate("(figure) => { figure.style.width = '300px'; }")
    if "label" in path:
        expect(part(figure, "label")).to_contain_text("Solution 18.8.5000")
    if name == "queens-copies":
        figure.locator("summary").click()
    assert figure.evaluate("(figure) => [figure.clientWidth, figure.scrollWidth]") == [300, 300]


def test_a_finder_in_one_file_searches_from_disk(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "finder.html"
    file.write_text(html_file("Finder", "```queens find\n6\n```"), "utf-8")
    page.goto(file.as_uri())
    finder = page.locator("queens-finder")
    expect_status(finder, "4 solutions remain.")
    square(finder, "b6").click()
    expect_status(finder, "1 solution remains.")
    expect(part(finder, "svg")).to_have_attribute("download", "board-6.svg")
    part(finder, "box").get_by_role("textbox").fill("12.8.500")
    part(finder, "box").get_by_role("button", name="Find").click()
    expect(part(finder, "label")).to_contain_text("Solution 12.8.500")
