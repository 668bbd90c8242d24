"""The stepper in a browser: keys, address, loading, reading, and every state of every method."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import trace
from site_builder.figures.stepper.traces import sizes_offered
from tests.helpers.browser import (
    DESK,
    PHONE,
    expect_address,
    opened,
    places,
    violations_by_day_and_night,
)
from tests.helpers.site import served
from tests.helpers.stepper_pages import KEYS, stepper_pages

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FAST = 120  # milliseconds of a step
# Another address of the same page, as the back button has it: the stepper reads both alike.
GO = """(query) => {
    history.pushState(null, "", location.pathname + query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
# All steps, one after the other, and those that are not shown as they should be. Nobody looks at
# them meanwhile: each would have the whole page laid out anew.
SHOWN = """() => {
    const slider = document.querySelector("[data-qa-part=slider]");
    const stepper = slider.closest("queens-stepper");
    const odd = [];
    stepper.style.display = "none";
    for (let step = 1; step <= Number(slider.max); step++) {
        slider.value = step;
        slider.dispatchEvent(new Event("input"));
        const programs = [...stepper.querySelectorAll("[data-qa-program]")];
        const isMarked = (program) => program.querySelector("pre [aria-current]") &&
            program.querySelectorAll("tr[aria-current]").length === 1;
        const text = document.querySelector("[data-qa-part=live]").textContent;
        if (!programs.every(isMarked) || /undefined|NaN/.test(text)) odd.push(step);
    }
    return [Number(slider.max), odd];
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site with a stepper for each method and a page with two."""
    return stepper_pages(tmp_path_factory.mktemp("stepper"))


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Its pages without the script of the theme."""
    with served(folder, alone=True) as root:
        yield f"{root}/"


@pytest.fixture(scope="module")
def themed(folder: Path) -> Iterator[str]:
    """Its pages with that script."""
    with served(folder) as root:
        yield f"{root}/"


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a phone that goes from test to test."""
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as shared:
        yield shared


@pytest.fixture(scope="module")
def loaded(browser: Browser, themed: str) -> Iterator[Page]:
    """A page with one stepper that goes from test to test."""
    with opened(browser) as shared:
        shared.goto(f"{themed}bitmap/")
        yield shared


@pytest.fixture
def bitmap(loaded: Page) -> Page:
    """The same as it is loaded, whatever was done there: at the first step, with no focus."""
    loaded.get_by_label("decimal").set_checked(False)
    loaded.evaluate("document.activeElement.blur()")
    for asked, step, of in [("?n=4&step=9", 9, 32), ("?n=5&step=1", 1, 106)]:
        loaded.evaluate(GO, asked)
        expect_step(loaded, step, of)
    return loaded


def part(page: Page, name: str) -> Any:
    """A part of the first stepper by its name."""
    return page.locator("queens-stepper").first.locator(f'[data-qa-part="{name}"]').first


def expect_step(page: Page, step: int, of: int) -> None:
    """Wait until the stepper is at this step."""
    expect(part(page, "progress")).to_have_text(f"step {step} of {of}")


def query(page: Page) -> str:
    """What the address says of the step."""
    return str(page.evaluate("location.search"))


# Every state -----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_step_is_shown_with_a_line_of_each_program(
    desk: Page, address: str, key: str
) -> None:
    desk.goto(f"{address}{key}/")
    steps = len(list(trace(4 if key == "brute_force" else 5, key)))
    assert desk.evaluate(SHOWN) == [steps, []]


def test_a_moment_of_the_search_in_full(bitmap: Page) -> None:
    bitmap.evaluate(GO, "?n=5&step=4")
    expect(part(bitmap, "message")).to_have_text(
        "free = 00010: its lowest 1 is column 3, so the queen goes to d2. "
        "No other square is left in this row."
    )
    rows = bitmap.locator("[data-qa-mask]").all_text_contents()
    assert [re.split("(?<=[a-z])(?=[01])", row.replace("\n", ""))[1][:5] for row in rows] == [
        *("11000", "10101", "01001"),
        *("00010", "00000", "00010"),
    ]
    stack = bitmap.locator("[data-qa-program=python-recursive] tbody tr").nth(2).locator("td")
    assert stack.all_text_contents() == ["01100", "00101", "00010", "00000", "10000"]
    arrays = bitmap.locator("[data-qa-program=cython-iterative] tr[aria-current]")
    assert arrays.locator("th, td").all_text_contents() == ["3", "11000", "10101", "01001", "00000"]
    board = bitmap.locator("[data-qa-stage='5'] svg")
    points = board.locator("polyline").get_attribute("points")
    assert points == "0,0 4,0 2,1 0,2 3,3 0,0"
    assert "row 2, column 0" in str(board.locator("desc").text_content())
    lines = bitmap.locator("[data-qa-program^=cython] pre [aria-current]").all_text_contents()
    assert [line.strip() for line in lines] == ["untried ^= bit", "untried[row] ^= bit"]


def test_decimals_on_demand(bitmap: Page) -> None:
    bitmap.evaluate(GO, "?n=5&step=4")
    column = part(bitmap, "masks").locator(".qa-decimal").first
    expect(column).not_to_be_visible()
    bitmap.get_by_label("decimal").check()
    expect(column).to_be_visible()
    expect(column).to_have_text("24")
    stack = bitmap.locator("[data-qa-program=python-recursive] tbody tr").nth(2).locator("td")
    assert stack.all_text_contents() == ["12", "5", "2", "0", "16"]


def test_the_flags_and_the_codes_that_all_rows_share(desk: Page, address: str) -> None:
    desk.goto(f"{address}placement_flags/?n=5&step=1")
    flags = desk.locator("dd[data-qa-shared]").all_text_contents()
    assert flags == ["10000", "100000000", "000010000"]
    last = len(list(trace(5, "carry_chain")))
    desk.goto(f"{address}carry_chain/?n=5&step={last}")
    assert desk.locator("dd[data-qa-shared]").all_text_contents() == [" ".join("\N{EN DASH}" * 4)]


# Keys and buttons ------------------------------------------------------------------------------


def test_keys_step_while_the_focus_is_in_the_stepper(bitmap: Page) -> None:
    bitmap.keyboard.press("ArrowRight")
    expect_step(bitmap, 1, 106)
    bitmap.locator(".qa-stepper-board").focus()
    for key, step in [("ArrowRight", 2), ("End", 106), ("ArrowLeft", 105), ("Home", 1)]:
        bitmap.keyboard.press(key)
        expect_step(bitmap, step, 106)
    bitmap.keyboard.press("ArrowLeft")
    bitmap.keyboard.press("Alt+ArrowRight")
    expect_step(bitmap, 1, 106)


def test_keys_have_their_own_meaning_in_fields(bitmap: Page) -> None:
    part(bitmap, "slider").focus()
    bitmap.keyboard.press("ArrowRight")
    expect_step(bitmap, 2, 106)
    part(bitmap, "speed").focus()
    bitmap.keyboard.press("ArrowRight")
    expect_step(bitmap, 2, 106)
    part(bitmap, "source").focus()
    bitmap.keyboard.press("End")
    expect_step(bitmap, 2, 106)


def test_buttons_step_and_keep_the_focus_at_the_ends(bitmap: Page) -> None:
    for name, step in [("Forward", 2), ("Last step", 106), ("Back", 105), ("First step", 1)]:
        bitmap.get_by_role("button", name=name, exact=True).focus()
        bitmap.keyboard.press("Enter")
        expect_step(bitmap, step, 106)
        expect(bitmap.get_by_role("button", name=name, exact=True)).to_be_focused()
    back = bitmap.get_by_role("button", name="Back", exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")


def test_play_and_pause(still: Page, address: str) -> None:
    still.goto(f"{address}bitmap/")
    part(still, "speed").select_option("fast")
    still.locator(".qa-stepper-board").focus()
    still.keyboard.press(" ")
    play = still.get_by_role("button", name="Play")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(part(still, "message")).to_have_attribute("aria-live", "off")
    still.clock.run_for(5 * FAST)
    expect_step(still, 6, 106)
    assert query(still) == ""
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(part(still, "message")).to_have_attribute("aria-live", "polite")
    still.clock.run_for(100 * FAST)
    expect_step(still, 6, 106)
    assert query(still) == "?n=5&step=6"


def test_play_ends_with_the_last_step_and_begins_again(still: Page, address: str) -> None:
    still.goto(f"{address}bitmap/?n=5&step=105")
    part(still, "speed").select_option("fast")
    play = still.get_by_role("button", name="Play")
    play.click()
    still.clock.run_for(100 * FAST)
    expect_step(still, 106, 106)
    expect(play).to_have_attribute("aria-pressed", "false")
    assert query(still) == "?n=5&step=106"
    play.click()
    expect_step(still, 1, 106)
    still.clock.run_for(2 * FAST)
    expect_step(still, 3, 106)


# The address -----------------------------------------------------------------------------------


def test_a_step_can_be_linked(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/?n=6&step=17")
    expect_step(desk, 17, 304)
    expect(part(desk, "n")).to_have_value("6")
    assert desk.evaluate("scrollY") > 0
    expect(desk.get_by_role("button", name="Forward")).to_be_in_viewport()


def test_stepping_changes_nothing_else_of_the_address(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/?more=1#words")
    assert "step" not in desk.url
    desk.get_by_role("button", name="Forward").click()
    expect_address(desk, "?more=1&n=5&step=2#words")
    desk.reload()
    expect_step(desk, 2, 106)


@pytest.mark.parametrize(
    ("query", "step", "of"),
    [
        ("step=0", 1, 106),
        ("step=-3", 1, 106),
        ("step=9999", 106, 106),
        ("step=99999999999", 1, 106),
        ("step=two", 1, 106),
        ("step=2.5", 1, 106),
        ("n=3", 1, 106),
        ("n=99&step=7", 7, 106),
        ("n=&step=", 1, 106),
        ("n=__proto__&step=__proto__", 1, 106),
    ],
)
def test_nonsense_in_the_address_is_overlooked(
    bitmap: Page, query: str, step: int, of: int
) -> None:
    bitmap.evaluate(GO, "?n=6&step=17")
    expect_step(bitmap, 17, 304)
    bitmap.evaluate(GO, f"?{query}")
    expect_step(bitmap, step, of)


def test_nonsense_is_overlooked_as_a_page_is_loaded(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/?n=__proto__&step=7.5")
    expect_step(desk, 1, 106)


def test_the_address_belongs_to_the_first_of_two(still: Page, address: str) -> None:
    still.goto(f"{address}?n=5&step=9")
    expect_step(still, 9, 106)
    second = still.locator("queens-stepper").nth(1)
    expect(second.locator("[data-qa-part=progress]")).to_have_text("step 1 of 152")
    second.get_by_role("button", name="Last step").click()
    expect(second.locator("[data-qa-part=progress]")).to_have_text("step 152 of 152")
    still.clock.run_for(60_000)  # the address is not written at once
    assert query(still) == "?n=5&step=9"
    expect_step(still, 9, 106)


# Loading ---------------------------------------------------------------------------------------


def test_another_n_is_loaded_on_demand_and_once(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{address}bitmap/")
    expect_step(page, 1, 106)
    assert [url for url in loaded if "/traces/" in url] == []
    for n, steps in [("7", 1102), ("5", 106), ("7", 1102)]:
        part(page, "n").select_option(n)
        expect_step(page, 1, steps)
        expect(page.locator(f"[data-qa-stage='{n}']")).to_be_visible()
    assert [url for url in loaded if "/traces/" in url] == [f"{address}assets/traces/bitmap/7.json"]
    expect_address(page, "?n=7&step=1")


def test_pages_without_a_stepper_load_nothing_of_it(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{address}boards/")
    assert [url for url in loaded if re.search("stepper|trace", url)] == []


# Reading ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_without_script_there_are_the_key_steps(scriptless: Page, address: str, width: int) -> None:
    scriptless.set_viewport_size({"width": width, "height": 900})
    scriptless.goto(f"{address}bitmap/")
    assert scriptless.locator("[data-qa-part=strip] figure:visible").count() >= 4
    assert not part(scriptless, "live").is_visible()


def test_with_script_the_key_steps_give_way_but_are_printed(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/")
    expect(part(desk, "live")).to_be_visible()
    expect(part(desk, "strip")).not_to_be_visible()
    desk.emulate_media(media="print")
    expect(part(desk, "live")).not_to_be_visible()
    expect(part(desk, "strip")).to_be_visible()
    desk.emulate_media(media="null")


@pytest.mark.parametrize("key", KEYS)
def test_a_phone_does_not_scroll_sideways(phone: Page, themed: str, key: str) -> None:
    phone.goto(f"{themed}{key}/?n={sizes_offered(key)[-1]}&step=500")
    expect(part(phone, "live")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE
    button = phone.get_by_role("button", name="Play").bounding_box()
    assert button is not None
    assert min(button["width"], button["height"]) >= 44


@pytest.mark.parametrize("key", ["bitmap", "placement_flags", "carry_chain"])
def test_it_is_accessible(desk: Page, themed: str, key: str) -> None:
    desk.goto(f"{themed}{key}/?step=20")
    if key != "placement_flags":  # it has no bits
        desk.get_by_label("decimal").check()
    assert violations_by_day_and_night(desk, ".qa-stepper") == []


def test_nothing_moves_from_step_to_step(desk: Page, themed: str) -> None:
    desk.goto(f"{themed}symmetry_elimination/?n=6&step=1")
    desk.get_by_role("button", name="Forward").wait_for()
    assert len(places(desk, 30, ["pre", ".qa-stepper"])) == 1
