"""The tree that grows beside the stepper: its picture, and the ways along it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.browser import PHONE, opened
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The pages of our own site on methods."""
    with served(site) as root:
        yield f"{root}/algorithms/"


def test_keys_and_pointer_choose_a_node_and_go_to_its_step(page: Page, address: str) -> None:
    """All in one visit: the tree of N = 5 after 20 steps, with two solutions in it."""
    page.goto(f"{address}bitmap/?n=5&step=20")
    tree = page.get_by_role("tree")
    words = page.locator(".qa-stepper-node")
    progress = page.locator("[data-qa-part=progress]")
    expect(words).to_have_text("Row 1, column 0: placed in step 18")
    tree.focus()
    for key, said in [
        ("ArrowLeft", "Row 1, column 1: placed in step 10"),
        ("ArrowDown", "Row 2, column 3: placed in step 11"),
        ("ArrowDown", "Row 3, column 0: placed in step 12"),
        ("ArrowDown", "Row 4, column 2, solution: placed in step 13"),
        ("ArrowDown", "Row 4, column 2, solution: placed in step 13"),
    ]:
        page.keyboard.press(key)
        expect(words).to_have_text(said)
        item = tree.get_by_role("treeitem")
        expect(item).to_have_text(said)
        expect(tree).to_have_attribute("aria-activedescendant", str(item.get_attribute("id")))
    expect(progress).to_have_text("step 20 of 106")
    page.keyboard.press("Enter")
    expect(progress).to_have_text("step 13 of 106")
    page.wait_for_url("**/?n=5&step=13")
    expect(tree).to_be_focused()
    for key, said in [
        ("End", "Row 4, column 2: placed in step 13"),
        ("Home", "Row 0, column 4: placed in step 1"),
    ]:
        page.keyboard.press(key)
        expect(words).to_have_text(said)
    for name, value in {"level": "1", "posinset": "1", "setsize": "1", "selected": "false"}.items():
        expect(tree.get_by_role("treeitem")).to_have_attribute(f"aria-{name}", value)
    page.keyboard.press("Shift+ArrowRight")  # the other keys are those of the stepper
    expect(progress).to_have_text("step 14 of 106")
    box = tree.locator("svg").bounding_box()
    strong = str(tree.locator(".qa-edge-held").get_attribute("d"))
    assert box
    x, y = map(int, strong.split("M")[1].split("L")[1].split())
    page.mouse.click(box["x"] + x + 3, box["y"] + y - 3)
    page.wait_for_url("**/?n=5&step=1")
    assert str(tree.locator(".qa-edge-held").get_attribute("d")).count("M") == 1


def test_on_a_phone_it_is_folded_away_until_it_is_asked_for(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.set_viewport_size({"width": PHONE, "height": 740})
        phone.goto(f"{address}bitmap/?n=8&step=900")
        tree = phone.get_by_role("tree")
        expect(tree).to_be_hidden()
        phone.get_by_label("tree", exact=True).check()
        expect(tree.locator(".qa-edge-held")).to_have_count(1)
        tree.scroll_into_view_if_needed()
        board, play = (
            phone.locator("[data-qa-stage='8'] svg"),
            phone.get_by_role("button", name="Play"),
        )
        for seen in (tree, board, play):
            expect(seen).to_be_in_viewport(ratio=1)
        assert phone.evaluate("document.documentElement.scrollWidth") == PHONE
