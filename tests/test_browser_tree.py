"""The tree that grows beside the stepper: its nodes, its picture, and the ways along it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import METHODS, StepKind, trace
from site_builder.figures.stepper.traces import encoded, sizes_offered
from tests.helpers.browser import PHONE, load_modules, opened
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

KEYS = [method.key for method in METHODS if method.form == "recursive"]
NODES = """(trace) => queensTree.treeOf(queensTrace.decode(trace)).nodes.map(
    (node) => [node.step, node.parent?.step ?? 0, node.solvedAt, node.failedAt].map(
        (step) => Number.isFinite(step) ? step : 0))"""
# After each step: the step and place of each node that is seen, and how long the strong path is.
PICTURES = """([trace, width, steps]) => {
    const svg = document.querySelector("svg");
    svg.style.cssText = `display: block; width: ${width}px; height: 190px`;
    const tree = queensTree.treeOf(queensTrace.decode(trace));
    return steps.map((step) => {
        const seen = queensPicture.drawTree(svg, tree, step);
        const strong = svg.querySelector(".qa-edge-held").getAttribute("d");
        return [seen.map(({ node, x, y }) => [node.step, x, y]), strong.split("M").length - 1];
    });
}"""


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    """A page with nothing but the scripts and a picture to draw in."""
    with opened(browser) as page:
        page.set_content("<body style='margin: 0'><svg></svg>")
        load_modules(
            page,
            queensTrace="stepper/trace.js",
            queensTree="stepper/tree.js",
            queensPicture="stepper/tree-picture.js",
        )
        yield page


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The pages of our own site on methods."""
    with served(site) as root:
        yield f"{root}/algorithms/"


def grown(key: str, n: int) -> list[list[int]]:
    """The steps of each node: its own, its parent's, of its first solution, of its end in vain."""
    nodes = [[0, 0, 0, 0]]
    path = [nodes[0]]
    childless = set[int]()
    for number, step in enumerate(trace(n, key), 1):
        if step.kind is StepKind.PLACE:
            del path[step.depth :]
            path.append([number, path[-1][0], 0, 0])
            nodes.append(path[-1])
            childless -= {path[-2][0]}
            childless |= {number}
        elif step.kind is StepKind.SOLUTION:
            for node in path[: step.depth + 1]:
                node[2] = node[2] or number
        elif step.kind is StepKind.REJECT and step.is_of_board:
            path[step.depth][3] = number
        elif step.kind is StepKind.BACKTRACK and path[step.depth + 1][0] in childless:
            path[step.depth + 1][3] = number
    return nodes


@pytest.mark.parametrize("key", KEYS)
def test_it_has_a_node_for_each_queen_that_the_core_placed(blank: Page, key: str) -> None:
    n = 4 if key == "brute_force" else 5
    assert blank.evaluate(NODES, json.loads(encoded(key, n))) == grown(key, n)


@pytest.mark.parametrize("key", ["brute_force", "bitmap", "symmetry_elimination", "carry_chain"])
def test_the_largest_has_room_on_a_desk_and_on_a_phone(blank: Page, key: str) -> None:
    largest = sizes_offered(key)[-1]
    steps = list(trace(largest, key))
    shown = [1, len(steps) // 3, len(steps) // 2, len(steps)]
    for width in (600, 328):
        asked = [json.loads(encoded(key, largest)), width, shown]
        for at, (seen, strong) in zip(shown, blank.evaluate(PICTURES, asked), strict=True):
            assert all(0 < x < width and 0 < y < 190 for _, x, y in seen)
            levels = defaultdict[int, list[int]](list)
            for _, x, y in seen:
                levels[y].append(x)
            gaps = [b - a for level in levels.values() for a, b in pairwise(sorted(level))]
            assert min(gaps, default=9) >= 5
            assert strong == steps[at - 1].depth


def test_a_small_one_is_seen_whole_and_nothing_of_it_moves(blank: Page) -> None:
    steps = list(trace(5, "bitmap"))
    asked = [json.loads(encoded("bitmap", 5)), 328, [*range(1, len(steps) + 1)]]
    places = dict[int, list[int]]()
    for step, (seen, _) in zip(steps, blank.evaluate(PICTURES, asked), strict=True):
        assert len(seen) == step.nodes + 1
        for number, *place in seen:
            assert places.setdefault(number, place) == place


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
