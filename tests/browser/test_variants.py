"""Boards on which a reader tries the rule of a variant."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.finder import part, square

pytestmark = [pytest.mark.slow, pytest.mark.soak]


def test_a_rule_is_tried_until_it_is_solved(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}variants/torus/")
    message = part(page, "message")
    for name in ("a4", "d2"):
        square(page, name).click()
    expect(message).to_contain_text("a4 and d2 attack each other around the edge")
    part(page, "show").click()
    expect(message).to_contain_text("Solved")
    part(page, "undo").click()
    expect(message).to_contain_text("around the edge")
    page.get_by_role("button", name="7", exact=True).click()
    expect(message).to_contain_text("Click a square")


def test_armies_take_turns(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}variants/peaceable/")
    for name in ("a2", "d4", "b1", "c3"):
        square(page, name).click()
    expect(square(page, "d4")).to_have_attribute("aria-label", "d4, queen in outline")
    expect(part(page, "message")).to_contain_text("Solved")


def test_a_given_queen_stays(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}variants/completion/")
    square(page, "d5").click()
    expect(square(page, "d5")).to_have_attribute("aria-label", "d5, queen, given")
    expect(part(page, "message")).to_contain_text("2 of 8 queens stand")
