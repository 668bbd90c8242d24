"""The heat map of a gallery in a browser: what remains, keys, phones, and pages without script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import completions, label
from tests.helpers.browser import PHONE, opened, settle, violations
from tests.helpers.finder import expect_status, part, square
from tests.helpers.site import served
from tests.helpers.visits import WATCH

pytestmark = [pytest.mark.slow, pytest.mark.soak]

OURS = {"include": [["queens-explorer"]]}


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The galleries of our own site."""
    with served(site) as root:
        yield f"{root}/boards/"


@pytest.fixture(scope="module")
def gallery(desk: Page, address: str) -> Page:
    """The gallery of N = 8, which goes from test to test."""
    desk.goto(f"{address}8/")
    return desk


def test_the_counter_falls_as_queens_are_placed(page: Page, address: str) -> None:
    urls = list[str]()
    page.on("request", lambda request: urls.append(request.url))
    page.goto(f"{address}8/")
    expect_status(page, "2 solutions remain.")
    assert not any(url.endswith(".txt") for url in urls)
    part(page, "clear").click()
    expect_status(page, "92 solutions remain.")
    expect(square(page, "d8")).to_have_text("18")
    expect(part(page, "remaining")).to_be_hidden()
    for name, sentence in (
        ("d8", "18 solutions remain."),
        ("f7", "3 solutions remain."),
        ("a6", "1 solution remains."),
    ):
        square(page, name).click()
        expect_status(page, sentence)
    expect(part(page, "trail")).to_have_text("92 → 8 → 2 → 92 → 18 → 3 → 1")
    expect(square(page, "a8")).to_have_class("qa-click-none")
    card = part(page, "cards").locator(".qa-card")
    expect(card).to_have_count(1)
    (found,) = completions(8, [(0, 3), (1, 5), (2, 0)]).tolist()
    expect(card.locator("a")).to_have_text(label(found))
    expect(card.locator("a")).to_have_attribute("href", f"{label(found)}/")
    assert sum(url.endswith("/assets/boards/8.txt") for url in urls) == 1
    assert not any(url.endswith("queens-search-worker.js") for url in urls)


def test_eight_queens_open_with_the_example_of_1850(desk: Page, address: str) -> None:
    urls = list[str]()
    desk.on("request", lambda request: urls.append(request.url))
    desk.goto(f"{address}8/")
    expect_status(desk, "2 solutions remain.")
    expect(part(desk, "trail")).to_have_text("92 → 8 → 2")
    labels = [label(each) for each in completions(8, [(4, 1), (3, 3)]).tolist()]
    expect(part(desk, "cards").locator("a")).to_have_text(labels)
    expect(square(desk, "b4")).to_have_attribute("aria-label", "b4, queen")
    expect(square(desk, "e8")).to_have_attribute("aria-label", "e8, 2 solutions")
    assert not any(url.endswith(".txt") for url in urls)
    for name, words in (("clear", "92"), ("example", "2")):
        part(desk, name).click()
        expect_status(desk, f"{words} solutions remain.")
    desk.goto(f"{address}7/")
    expect_status(desk, "40 solutions remain.")


def test_nothing_moves_while_the_example_is_placed(browser: Browser, address: str) -> None:
    """As a reader on a phone sees it who comes to the board itself."""
    with opened(browser, width=PHONE) as page:
        page.add_init_script(WATCH)
        page.goto(f"{address}8/#where-the-queens-stand")
        expect(part(page, "cards").locator(".qa-card")).to_have_count(2)
        settle(page)
        assert sum(value for value, _ in page.evaluate("moved")) < 0.02


def test_squares_are_forbidden_and_steps_undone(gallery: Page) -> None:
    expect_status(gallery, "2 solutions remain.")
    moves = part(gallery, "cards").locator(".qa-move")
    expect(moves).to_have_text(["↻ 270°", "↻ 270°"])
    square(gallery, "e8").click(button="right")
    expect_status(gallery, "No solution remains: undo, or take a queen.")
    square(gallery, "c5").click()
    expect_status(gallery, "The queens on c5 and b4 attack each other.")
    for _ in range(4):
        part(gallery, "undo").click()
    expect_status(gallery, "92 solutions remain.")
    expect(part(gallery, "undo")).to_be_disabled()
    expect(part(gallery, "trail")).to_have_text("")


def test_hints_lead_to_a_solution(gallery: Page) -> None:
    part(gallery, "clear").click()
    expect_status(gallery, "92 solutions remain.")
    for _ in range(8):
        expect(part(gallery, "hint")).to_be_enabled()
        part(gallery, "hint").click()
    (name,) = part(gallery, "cards").locator("a").all_inner_texts()
    expect(part(gallery, "status")).to_contain_text(f"This is {name}, ")
    part(gallery, "clear").click()
    expect_status(gallery, "92 solutions remain.")


def test_without_the_file_a_worker_answers(page: Page, address: str) -> None:
    page.route("**/assets/boards/*", lambda route: route.abort())
    page.goto(f"{address}11/")
    square(page, "a1").click()
    expect_status(page, f"{len(completions(11, [(10, 0)]))} solutions remain.")
    first = part(page, "cards").locator("a").first
    name = label(completions(11, [(10, 0)])[0].tolist())
    expect(first).to_have_attribute("href", f"../../find/?label={name}")


def test_it_is_played_by_the_keyboard_alone_on_a_phone(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE) as page:
        page.goto(f"{address}4/")
        expect(part(page, "status")).to_have_attribute("aria-live", "polite")
        part(page, "attacked").focus()
        for key in ("Tab", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        expect_status(page, "1 solution remains.")
        expect(page.locator(".qa-explore [data-qa-part=here]")).to_have_text("b4, queen")
        for key in ("ArrowDown", "ArrowRight", "ArrowRight", "x"):
            page.keyboard.press(key)
        expect_status(page, "No solution remains: undo, or take a queen.")
        page.keyboard.press("x")
        expect_status(page, "1 solution remains.")
        assert page.url == f"{address}4/"
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
        assert violations(page, OURS) == []
        page.emulate_media(color_scheme="dark")
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
        assert violations(page, OURS, runOnly=["color-contrast"]) == []


def test_without_script_it_is_the_heat_map(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}8/#where-the-queens-stand")
    expect(scriptless.locator(".qa-heatmap")).to_be_visible()
    for hidden in scriptless.locator(".qa-live, [data-qa-part=remaining]").all():
        expect(hidden).to_be_hidden()
