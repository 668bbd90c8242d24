"""The stepper of a sudoku in a browser: what each step shows, and its address."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core.puzzles import (
    SUDOKU_METHODS,
    candidates,
    trace_sudoku,
)
from tests.helpers.browser import PHONE, opened, places, violations_by_day_and_night
from tests.helpers.sudoku_page import (
    EASY,
    MOST,
    STUCK,
    expect_step,
    length,
    part,
    sudoku_page,
)

pytestmark = [pytest.mark.slow, pytest.mark.soak]

# Steps, one after the other, and those that are not shown as they should be. Nobody looks at them
# meanwhile: each would have the whole page laid out anew.
SHOWN = """(stride) => {
    const root = document.querySelector("queens-sudoku-stepper");
    const slider = root.querySelector("[data-qa-part=slider]");
    const odd = [];
    root.style.display = "none";
    for (let step = 1; step <= Number(slider.max); step += stride) {
        slider.value = step;
        slider.dispatchEvent(new Event("input"));
        const marked = (where) => root.querySelectorAll(`${where} [aria-current]`).length;
        const isMarked = marked("[data-qa-program]:not([hidden])") === 1;
        const text = root.querySelector("[data-qa-part=live]").textContent;
        if (!isMarked || marked("tr") !== 1 || /undefined|NaN/.test(text)) odd.push(step);
    }
    return [Number(slider.max), odd];
}"""
EACH_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A small site with the stepper, with and without the script of the theme."""
    with sudoku_page(tmp_path_factory.mktemp("sudoku")) as both:
        yield both


@pytest.fixture
def themed(addresses: tuple[str, str]) -> str:
    """The one with that script."""
    return addresses[0]


@pytest.fixture
def address(addresses: tuple[str, str]) -> str:
    """The one without."""
    return addresses[1]


# The search ------------------------------------------------------------------------------------


@EACH_METHOD
def test_every_step_is_shown_with_its_line(desk: Page, address: str, method: str) -> None:
    desk.goto(f"{address}?method={method}")
    expect_step(desk, 1, length(EASY, method))
    stride = {"cells": 11, "bits": 3}.get(method, 1)  # of many that look alike
    shown = desk.evaluate(SHOWN, stride)
    assert shown == [length(EASY, method), []]


# What is shown ---------------------------------------------------------------------------------


def test_a_refused_digit_in_full(desk: Page, address: str) -> None:
    steps = [*trace_sudoku(EASY, "cells")]
    place = next(at for at, step in enumerate(steps) if step.kind.value == "reject")
    step = steps[place]
    desk.goto(f"{address}?method=cells&step={place + 1}")
    row, column = step.cell // 9 + 1, step.cell % 9 + 1
    expect(part(desk, "message")).to_have_text(
        re.compile(rf"^r{row}c{column} may not get {step.digit}: r\dc\d has it\.$")
    )
    current = part(desk, "grid").locator("td[aria-current]")
    assert current.get_attribute("class") == "qa-cell-near qa-cell-refused"
    assert current.text_content() == str(step.digit)
    clashes = part(desk, "grid").locator(".qa-cell-clash").all_text_contents()
    assert {*clashes} == {str(step.digit)}
    masks = part(desk, "masks").locator("td:nth-child(2)").all_text_contents()
    left = step.masks[0] & step.masks[1] & step.masks[2]
    assert masks == [f"{bits:010b}" for bits in (*step.masks, left, 1 << step.digit)]
    line = desk.locator("[data-qa-program=cells] pre [aria-current]").text_content() or ""
    assert line.strip() == "if not fits(search, k, digit):"


def test_givens_are_told_from_what_was_found_and_candidates_are_small(
    desk: Page, address: str
) -> None:
    desk.goto(f"{address}?step=1")
    first = next(trace_sudoku(EASY, "bits"))
    cells = part(desk, "grid").locator("td")
    assert part(desk, "grid").locator(".qa-cell-given").count() == 81 - EASY.count(".")
    assert cells.nth(first.cell).text_content() == str(first.digit)
    assert part(desk, "grid").locator("small").count() == EASY.count(".") - 1
    told = [str(cell.get_attribute("aria-label")) for cell in cells.all()]
    assert [k for k, words in enumerate(told) if words.endswith(", given")] == [
        k for k, sign in enumerate(EASY) if sign != "."
    ]
    left = [" ".join(map(str, candidates(first.grid, k))) for k in range(81) if not first.grid[k]]
    assert [words for words in told if "may" in words] == [
        f"may get {digits or 'nothing'}" for digits in left
    ]
    assert [part(desk, name).text_content() for name in ("depth", "nodes", "solutions")] == [
        *("1", "1", "0")
    ]


def test_only_the_chosen_method_shows_its_source(desk: Page, address: str) -> None:
    desk.goto(address)
    for method in ("fewest", "cells", "bits"):
        part(desk, "method").select_option(method)
        expect_step(desk, 1, length(EASY, method))
        expect(desk.locator(f"[data-qa-program={method}]")).to_be_visible()
        assert desk.locator("queens-sudoku-stepper [data-qa-program]:visible").count() == 1


def test_of_a_long_search_the_first_steps_are_shown_and_it_says_so(
    desk: Page, address: str
) -> None:
    desk.goto(address)
    part(desk, "puzzle").select_option("22 givens")
    expect_step(desk, 1, MOST)
    expect(part(desk, "cut")).to_have_text("The first 5,000 steps; the search goes on.")
    part(desk, "puzzle").select_option(index=0)
    expect_step(desk, 1, length(EASY, "bits"))
    expect(part(desk, "cut")).to_have_text("")


# Keys and the address --------------------------------------------------------------------------


def test_keys_step_as_for_queens(desk: Page, themed: str) -> None:
    desk.goto(themed)
    last = length(EASY, "bits")
    desk.locator(".qa-stepper-board").first.focus()
    for key, step in [("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 1)]:
        desk.keyboard.press(key)
        expect_step(desk, step, last)
    desk.keyboard.press("End")
    expect(part(desk, "message")).not_to_have_text("")


def test_a_step_can_be_linked(desk: Page, address: str) -> None:
    desk.goto(address)
    part(desk, "method").select_option("cells")
    expect_step(desk, 1, length(EASY, "cells"))
    desk.get_by_role("button", name="Forward").first.click()
    desk.wait_for_url(re.compile(rf"\?puzzle={re.escape(EASY)}&method=cells&step=2$"))
    desk.reload()
    expect_step(desk, 2, length(EASY, "cells"))
    expect(part(desk, "method")).to_have_value("cells")


@pytest.mark.parametrize(
    "query",
    [
        "method=mirror&step=0",
        "method=__proto__&puzzle=__proto__",
        f"puzzle={'.' * 80}",
        f"puzzle=55{'.' * 79}",
        "puzzle=%3Cimg%20src=x%20onerror=document.title=1%3E&method=%3Cb%3E",
        f"puzzle={STUCK}",
    ],
)
def test_nonsense_in_the_address_is_overlooked(desk: Page, address: str, query: str) -> None:
    desk.goto(f"{address}?{query}")
    expect_step(desk, 1, length(EASY, "bits"))
    expect(part(desk, "puzzle")).to_have_value(EASY)
    assert desk.locator(".qa-stepper img").count() == 0


# Loading and reading ---------------------------------------------------------------------------


def test_traces_are_loaded_on_demand_and_once(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(address)
    expect_step(page, 1, length(EASY, "bits"))
    assert [url for url in loaded if "/traces/" in url] == []
    for method in ("cells", "bits", "cells"):
        part(page, "method").select_option(method)
        expect_step(page, 1, length(EASY, method))
    assert [url.rpartition("/")[2] for url in loaded if "/traces/" in url] == ["cells.json"]


def test_without_script_there_are_the_key_steps(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    assert part(scriptless, "strip").locator("figure:visible").count() == 4
    assert not part(scriptless, "live").is_visible()


def test_it_is_accessible(desk: Page, themed: str) -> None:
    desk.goto(f"{themed}?method=cells&step=20")
    part(desk, "typed").fill("x")
    desk.get_by_role("button", name="Show its search").click()
    expect(part(desk, "mistake")).not_to_have_text("")
    assert violations_by_day_and_night(desk, ".qa-stepper") == []


def test_a_phone_does_not_scroll_sideways(browser: Browser, themed: str) -> None:
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as page:
        page.goto(f"{themed}?method=cells&step=500")
        expect(part(page, "live")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_nothing_moves_from_step_to_step(desk: Page, themed: str) -> None:
    desk.goto(f"{themed}?step=1")
    expect(part(desk, "live")).to_be_visible()
    assert len(places(desk, 30, ["[data-qa-program]:not([hidden]) pre", ".qa-stepper"])) == 1
