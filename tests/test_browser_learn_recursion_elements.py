"""The figures of the chapter on recursion as elements: two, moved, removed, put back, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TEXT = "removed.textContent"
PROGRAMS = {"recursive-program": "backtracking.py", "loop-program": "backtracking-stack.py"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    blocks = ("call-stack\n4", "call-stack\n5", *["recursion-questions"] * 2)
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    for name, file in PROGRAMS.items():
        program = (ROOT / "content" / "programs" / file).read_text(encoding="utf-8")
        text += f'\n\n<div id="{name}"><pre><code>{program}</code></pre></div>\n'
    pages = {"index": "# Home\n\nWords.", "calls": f"# Calls\n\n{text}"}
    with instant_site(tmp_path_factory.mktemp("calls"), pages) as root:
        yield root


def visit(page: Page, address: str, tag: str = "queens-call-stack") -> list[Locator]:
    """Both figures of a kind."""
    page.goto(f"{address}calls/")
    found = page.locator(tag).all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def expect_step(figure: Locator, step: int) -> None:
    """Wait until the figure shows a step."""
    expect(part(figure, "progress")).to_contain_text(f"step {step} ")


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    part(second, "forward").click()
    expect_step(second, 1)
    expect_step(first, 0)
    for figure in (first, second):
        expect(part(figure, "program")).to_contain_text("def place(row, columns):")
        figure.get_by_role("button", name="one loop").click()
        expect(part(figure, "program")).to_contain_text("while stack:")


def test_one_that_is_put_back_goes_on_and_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    part(second, "slider").fill("12")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect_step(second, 12)
    part(second, "forward").click()
    expect_step(second, 13)
    second.locator("[data-qa-frame='1']").click()
    expect(second.locator("[data-qa-frame='1']")).to_have_attribute("aria-pressed", "true")


def test_one_that_is_moved_into_a_fold_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    part(second, "forward").click()
    second.evaluate(FOLD)
    second.evaluate("(element) => (element.parentElement.open = true)")
    part(second, "forward").click()
    expect_step(second, 2)


def test_one_that_plays_stops_when_it_leaves(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    part(first, "play").click()
    still.clock.run_for(1_000)
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.clock.run_for(20_000)
    still.evaluate("removed.querySelector('[data-qa-part=forward]').click()")
    assert still.evaluate(TEXT) == text
    still.evaluate(PUT_BACK)
    expect(part(first, "play")).to_have_attribute("aria-pressed", "false")


def test_questions_that_are_put_back_hear_each_click_once(page: Page, address: str) -> None:
    first, second = visit(page, address, "queens-recursion-questions")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    second.get_by_role("gridcell", name="c2").click()
    message = second.locator("[data-qa-question=square] [data-qa-part=message]")
    expect(message).to_contain_text("Right.")
    expect(second.locator(".qa-hand-squares")).to_have_count(1)
    expect(first.locator("[data-qa-question=square] [data-qa-part=message]")).to_be_empty()


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Calls").first.click()
        expect_address(page, "/calls/")
        first = page.locator("queens-call-stack").first
        part(first, "forward").click()
        expect_step(first, 1)
        expect(part(first, "program")).to_contain_text("def place")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}calls/")
    first, _ = visit(page, address)
    part(first, "forward").click()
    expect_step(first, 1)
