"""The chapter "Search like a machine": a reader does the search, with right and wrong clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import count
from exhibits.shared.searches import METHOD, squares_tried
from site_builder.values.text import square_name
from tests.browser.conftest import click_squares, press
from tests.helpers.browser import part_of
from tests.helpers.calls import search_letters

LENGTH = len(search_letters(4))


@pytest.fixture
def stage(page: Page, atlas: str) -> Locator:
    """The figure in which a reader searches."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """Open the chapter and return the figure."""
    page.goto(f"{atlas}learn/search/")
    return page.locator("queens-hand-search")


def click(figure: Locator, *squares: str) -> None:
    """Click squares, or the button Back for ``back``."""
    for square in squares:
        if square == "back":
            part_of(figure, "back").click()
        else:
            click_squares(figure, square)


def counts(figure: Locator) -> tuple[int, ...]:
    """Return the numbers of squares tried, queens placed and solutions."""
    names = ("tried", "placed", "solutions")
    return tuple(int(part_of(figure, name).inner_text()) for name in names)


def right_clicks(n: int) -> Iterator[str]:
    """Yield the clicks of a reader who skips attacked squares: squares of queens, and ``back``."""
    queens: list[int] = []
    column = 0
    for letter in search_letters(n):
        if letter == "p":
            yield square_name((len(queens), column), n)
            queens.append(column)
            column = 0
        elif letter == "b":
            yield "back"
            column = queens.pop() + 1
        else:
            column += 1


def test_a_reader_can_do_the_whole_search(stage: Locator) -> None:
    click(stage, *right_clicks(4))
    expect(part_of(stage, "message")).to_contain_text("2 solutions after 16 queens")
    assert counts(stage) == (squares_tried(4), count(4, method=METHOD).nodes, count(4).total)
    expect(part_of(stage, "own")).to_contain_text(f"{LENGTH} of {LENGTH} steps, without a slip")
    expect(stage.locator(".qa-tree-node:visible")).to_have_count(17)
    part_of(stage, "onward").click()
    expect(stage.locator("[role=gridcell]")).to_have_count(25)
    assert counts(stage) == (0, 0, 0)


def test_a_wrong_click_changes_nothing_and_undo_takes_back_a_right_one(stage: Locator) -> None:
    """Check few clicks here: tests in Node check how clicks are judged, and the sentences."""
    attack = stage.locator(".qa-hand-attack")
    clause = stage.locator(".qa-hand-applied")
    for wrong in ("b4", "a3", "back"):
        click(stage, wrong)
        expect(part_of(stage, "message")).to_have_class(re.compile("qa-wrong"))
        assert counts(stage) == (0, 0, 0)
    for square, text, is_attacked in [
        ("a4", "If one is free", False),
        ("b3", "Try squares", True),
        ("c3", "If one is free", False),
        ("back", "If none is left", False),
    ]:
        click(stage, square)
        expect(clause).to_contain_text(text)
        assert bool(attack.get_attribute("d")) == is_attacked
        if is_attacked:
            assert counts(stage) == (3, 1, 0)
    press(stage, "4")
    click(stage, "a4", "a3", "c3", "back")
    for square, tried in [("c3", (4, 2, 0)), ("c3", (2, 1, 0)), ("a3", (1, 1, 0))]:
        part_of(stage, "undo").click()
        expect(part_of(stage, "message")).to_contain_text(square)
        assert counts(stage) == tried
    press(stage, "6")
    expect(stage.locator("[role=gridcell]")).to_have_count(36)
    expect(part_of(stage, "undo")).to_be_disabled()


def test_the_search_can_be_done_by_keys_alone(stage: Locator, page: Page) -> None:
    page.locator("[data-qa-show]").first.focus()
    page.keyboard.press("a")
    assert counts(stage) == (0, 0, 0), "letters elsewhere in the page do nothing"
    stage.locator("[role=gridcell]").first.focus()
    for key in ("Enter", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(stage.locator('[aria-label^="b3"]')).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.press("Backspace")
    expect(part_of(stage, "message")).to_contain_text("c3 has to move on")
    page.keyboard.press("s")
    expect(part_of(stage, "message")).to_contain_text("d3 is free")
    stage.locator(".qa-tree-node[tabindex='0']").press("b")
    expect(part_of(stage, "message")).to_contain_text("d3 is free")
    press(stage, "4")
    part_of(stage, "step").focus()
    for _ in range(LENGTH):
        page.keyboard.press("Enter")
    expect(part_of(stage, "message")).to_contain_text("Finished")
    expect(part_of(stage, "step")).to_be_focused()


def test_the_machine_goes_on_alone_until_a_click(paused_page: Page, atlas: str) -> None:
    stage = visit(paused_page, atlas)
    part_of(stage, "step").click()
    assert counts(stage) == (1, 1, 0)
    part_of(stage, "next-back").click()
    paused_page.clock.run_for(5_000)
    expect(part_of(stage, "message")).to_contain_text("lift the queen from c3")
    part_of(stage, "next-solution").click()
    paused_page.clock.run_for(10_000)
    expect(part_of(stage, "message")).to_contain_text("solution 1")
    part_of(stage, "play").click()
    click(stage, "a3")
    before = counts(stage)
    paused_page.clock.run_for(5_000)
    assert counts(stage) == before
    part_of(stage, "play").click()
    paused_page.clock.run_for(60_000)
    expect(part_of(stage, "message")).to_contain_text("Finished")
    expect(part_of(stage, "play")).to_be_disabled()


def test_nodes_links_and_the_program_follow_the_search(stage: Locator, page: Page) -> None:
    click(stage, "a4", "c3")
    stage.locator('.qa-tree-node[aria-label="a4 c3"]').hover()
    preview = stage.locator(".qa-tree-preview")
    expect(preview).to_have_text(re.compile("a4 c3$"))
    page.mouse.move(0, 0)
    expect(preview).to_be_hidden()
    stage.locator(".qa-tree-node[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    expect(stage.locator('.qa-tree-node[aria-label="a4"]')).to_be_focused()
    expect(preview).to_have_text(re.compile("a4$"))
    page.get_by_role("link", name="Show this board").click()
    expect(stage.locator('[aria-label="c3, queen"]')).to_be_in_viewport()
    expect(stage.locator(".qa-edge-here")).to_have_text("2")
    click(stage, "back")
    expect(part_of(stage, "message")).to_contain_text("c3 has to move on")
    page.get_by_role("link", name="Show the whole tree").click()
    expect(stage.locator(".qa-tree-node:visible")).to_have_count(17)
    page.get_by_role("link", name="Fold the tree").click()
    expect(stage.locator(".qa-tree-half")).to_have_text("8 queens instead of 16")
    expect(part_of(stage, "fold")).to_have_text("Unfold")
    part_of(stage, "fold").click()
    expect(part_of(stage, "fold")).to_contain_text("Fold the tree")
    press(stage, "4")
    part_of(stage, "code").click()
    expect(part_of(stage, "program")).to_contain_text("N = 4")
    lit = part_of(stage, "program").locator(".qa-hand-lit")
    click(stage, "a4")
    expect(lit.first).to_contain_text("queens.append(column)")
    part_of(stage, "next-solution").click()
    expect(lit).to_have_count(5)
