"""Steppers that leave their page, come back, move, are folded away, or have a strict policy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import trace
from site_builder.values.page import own_asset
from tests.helpers.browser import settle
from tests.helpers.projects import configure, made, write
from tests.helpers.site import apply_policy, served
from tests.helpers.sudoku_page import HARD, MOST, length

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LONG = 60_000  # milliseconds
STEPS = 106  # of bitmap 5
TEXT = f"""\
# Steppers

```queens stepper
bitmap 5
```

```queens stepper
mirror 6
```

```queens sudoku-stepper
{HARD}
```
"""
# What a theme does as it swaps pages: it takes the text from a file, and runs its scripts again.
SWAP = """async () => {
    const page = new DOMParser().parseFromString(await (await fetch(location)).text(), "text/html");
    document.querySelector(".md-content").replaceWith(page.querySelector(".md-content"));
    for (const script of document.querySelectorAll(".md-content script")) {
        const again = document.createElement("script");
        again.src = script.src;
        script.replaceWith(again);
    }
}"""
ENDLESS = "onmessage = () => postMessage({ solutions: 17, nodes: 18, ended: false });"
COUNT_ENDED_WORKERS = """{
    const { terminate } = Worker.prototype;
    globalThis.endedWorkers = 0;
    Worker.prototype.terminate = function () {
        endedWorkers += 1;
        terminate.call(this);
    };
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page with two steppers of queens and one of a sudoku."""
    project = tmp_path_factory.mktemp("life")
    (project / "docs").mkdir()
    write(project, TEXT)
    configure(project)
    with served(made(project), alone=True) as root:
        yield f"{root}/"


def stepper(page: Page, name: str = "queens-stepper") -> Locator:
    """The first stepper of its kind."""
    return page.locator(name).first


def part(page: Page, name: str) -> Locator:
    """A part of the first stepper of queens."""
    return stepper(page).locator(f"[data-qa-part={name}]").first


def expect_step(page: Page, step: int, of: int = STEPS) -> None:
    """Wait until the first stepper of queens is there."""
    expect(part(page, "progress")).to_have_text(f"step {step} of {of}")


def remove(page: Page, name: str = "queens-stepper") -> None:
    """Take the first stepper of a kind out of the page, and keep it."""
    page.evaluate(f"globalThis.kept = document.querySelector('{name}'); kept.remove()")


def put_back(page: Page) -> None:
    """Put it below the heading."""
    page.evaluate("document.querySelector('h1').after(kept)")


def test_one_that_is_removed_stops(still: Page, address: str) -> None:
    still.goto(address)
    part(still, "play").click()
    still.clock.run_for(600)
    expect_step(still, 2)
    remove(still)
    still.evaluate("kept.querySelector('[data-qa-part=forward]').click()")
    still.clock.run_for(LONG)
    progress = "kept.querySelector('[data-qa-part=progress]').textContent"
    assert still.evaluate(progress) == f"step 2 of {STEPS}"
    assert "step" not in still.url


def test_one_that_is_put_back_starts_again(still: Page, address: str) -> None:
    still.goto(address)
    part(still, "forward").click()
    remove(still)
    put_back(still)
    expect_step(still, 1)
    part(still, "forward").click()
    expect_step(still, 2)
    stepper(still).locator(".qa-stepper-board").focus()
    still.keyboard.press("ArrowRight")
    expect_step(still, 3)
    still.get_by_role("tree").first.press("Home")
    expect(stepper(still).locator(".qa-stepper-node")).to_contain_text("placed in step 1")
    part(still, "n").select_option("6")
    expect_step(still, 1, 304)


def test_one_that_is_moved_goes_on(still: Page, address: str) -> None:
    still.goto(address)
    part(still, "play").click()
    still.clock.run_for(600)
    still.evaluate("document.querySelector('h1').before(document.querySelector('queens-stepper'))")
    still.clock.run_for(500)
    expect_step(still, 3)
    part(still, "forward").click()
    expect_step(still, 4)


def test_the_second_has_the_address_when_the_first_is_gone(still: Page, address: str) -> None:
    still.goto(f"{address}?step=5")
    expect_step(still, 5)
    remove(still)
    part(still, "forward").click()
    still.clock.run_for(LONG)
    assert still.url.endswith("?step=2&n=6")


def test_pages_may_be_swapped_and_scripts_run_again(page: Page, address: str) -> None:
    page.goto(f"{address}?n=6&step=7")
    expect_step(page, 7, 304)
    for _ in range(2):
        page.evaluate(SWAP)
        expect_step(page, 7, 304)
    page.get_by_role("button", name="Forward").first.click()
    expect_step(page, 8, 304)


def test_in_a_tab_it_is_complete_once_it_is_seen(page: Page, address: str) -> None:
    page.goto(address)
    expect_step(page, 1)
    show = "(value) => document.querySelector('queens-stepper').style.display = value"
    page.evaluate(show, "none")
    settle(page)
    page.evaluate("""() => {
        const slider = document.querySelector("[data-qa-part=slider]");
        slider.value = 20;
        slider.dispatchEvent(new Event("input"));
    }""")
    page.evaluate(show, "")
    expect_step(page, 20)
    nodes = next(islice(trace(5, "bitmap"), 19, None)).nodes
    expect(part(page, "tree").locator("text")).to_have_count(nodes)
    part(page, "source").evaluate("box => box.scrollIntoView()")
    line = stepper(page).locator("[data-qa-program=python-recursive] pre [aria-current]").last
    expect(line).to_be_in_viewport(ratio=1)


def test_a_count_ends_when_its_sudoku_leaves(page: Page, address: str) -> None:
    page.add_init_script(COUNT_ENDED_WORKERS)
    script = {"content_type": "text/javascript", "body": ENDLESS}
    page.route("**/queens-sudoku-worker.js", lambda route: route.fulfill(**script))
    page.goto(address)
    button = page.get_by_role("button", name="Count its solutions")
    button.click()
    expect(page.get_by_text("17 solutions so far, 18 digits placed")).to_be_visible()
    remove(page, "queens-sudoku-stepper")
    assert page.evaluate("endedWorkers") == 1
    put_back(page)
    expect(button).to_be_visible()
    sudoku = stepper(page, "queens-sudoku-stepper")
    sudoku.locator("[data-qa-part=puzzle]").select_option("22 givens")
    expect(sudoku.locator("[data-qa-part=progress]")).to_have_text(f"step 1 of {MOST}")
    button.click()
    expect(page.get_by_text("17 solutions so far, 18 digits placed")).to_be_visible()


def test_a_strict_policy_forbids_nothing_that_they_do(page: Page, address: str) -> None:
    apply_policy(page, address)
    page.goto(address)
    part(page, "n").select_option("7")
    expect_step(page, 1, 1102)
    sudoku = stepper(page, "queens-sudoku-stepper")
    sudoku.get_by_label("method").select_option("cells")
    steps = length(str(sudoku.get_attribute("data-qa-puzzle")), "cells")
    expect(sudoku.locator("[data-qa-part=progress]")).to_have_text(f"step 1 of {steps}")
    sudoku.get_by_role("button", name="Count its solutions").click()
    expect(sudoku.get_by_text("1 solution, ")).to_be_visible()


@pytest.mark.parametrize("width", [300, 420, 599, 600, 690, 919, 920])
def test_everything_fits_the_column(page: Page, address: str, width: int) -> None:
    """In a window that is wide enough for any layout."""
    page.goto(address)
    page.add_style_tag(content=f".qa-stepper {{ width: {width}px }}")
    page.get_by_label("tree", exact=True).first.evaluate("box => box.checked = true")
    for name in ("queens-stepper", "queens-sudoku-stepper"):
        wide = stepper(page, name).evaluate("""(stepper) => {
            const right = stepper.getBoundingClientRect().right + 1;
            const boxes = [...stepper.querySelectorAll("*:not(.qa-scroll *, svg *)")];
            return boxes.filter((box) => box.getBoundingClientRect().right > right).length;
        }""")
        assert wide == 0
    tree, board = stepper(page).get_by_role("tree"), stepper(page).locator(".qa-stepper-board")
    expect(tree).to_be_visible()
    for box in (tree.bounding_box(), board.bounding_box()):
        assert box
        assert box["width"] >= 240


def test_a_page_of_one_file_counts_with_the_worker_within_it(page: Page, address: str) -> None:
    """As on a disk: no file is fetched."""
    page.route("**/assets/queens-sudoku-worker.js", lambda route: route.abort())
    page.goto(address)
    embed = """(text) => {
        const template = document.createElement("template");
        template.dataset.qaFile = document.querySelector("queens-sudoku-stepper").dataset.qaWorker;
        template.content.append(text);
        document.body.append(template);
    }"""
    page.evaluate(embed, own_asset("assets/queens-sudoku-worker.js").content)
    page.get_by_role("button", name="Count its solutions").click()
    expect(page.get_by_text("1 solution, ")).to_be_visible()
