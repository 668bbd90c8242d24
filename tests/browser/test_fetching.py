"""Race and stepper while files are on their way: what is chosen and pressed meanwhile counts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import GATE, expect_address

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FILES = "**/assets/{race,traces}/**"
LONG = 5_000  # milliseconds: whatever plays has gone on by then


@pytest.fixture
def held(still: Page) -> Page:
    """A page that fetches nothing until `open()`."""
    still.add_init_script(GATE)
    return still


def part(page: Page, name: str, lane: int | None = None) -> Locator:
    """A part of the race or stepper, or of a lane."""
    within = page.locator("queens-race, queens-stepper").first
    if lane is not None:
        within = within.locator("[data-qa-part=lane]").nth(lane)
    return within.locator(f'[data-qa-part="{name}"]')


def expect_nodes(page: Page, *counts: int) -> None:
    """Wait until the lanes have placed so many queens."""
    for lane, count in enumerate(counts):
        expect(part(page, "nodes", lane)).to_have_text(f"{count:,}")


# The race ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("presses", "is_linked"), [(1, True), (2, False)])
def test_play_is_for_the_race_that_is_wanted(
    held: Page, atlas: str, presses: int, is_linked: bool
) -> None:
    held.goto(f"{atlas}algorithms/race/{'?n=4&clock=nodes' if is_linked else ''}")
    if not is_linked:
        part(held, "n").select_option("4")
        part(held, "clock").select_option("nodes")
    part(held, "speed").select_option("slow")
    for _ in range(presses):
        part(held, "play").click()
    held.clock.run_for(LONG)
    expect_nodes(held, 0, 0, 0)
    expect(part(held, "progress")).to_have_text(re.compile("^0 ns of"))  # the first race is there
    held.evaluate("open()")
    expect(part(held, "solutions", 0)).to_have_text("0/2")
    held.clock.run_for(1_100)
    expect_nodes(held, *([2, 2, 2] if presses == 1 else [0, 0, 0]))


def test_all_that_is_chosen_counts_and_a_method_stands_once(held: Page, atlas: str) -> None:
    held.goto(f"{atlas}algorithms/race/?race=bitmap,mirror&n=8&clock=time&tick=40")
    part(held, "method", 0).select_option("list_based")
    expect(part(held, "method", 1).locator("[value=list_based]")).to_be_disabled()
    part(held, "n").select_option("5")
    part(held, "forward").click()
    held.evaluate("open()")
    expect(part(held, "solutions", 0)).to_have_text("0/10")
    expect(part(held, "method", 0)).to_have_value("list_based")
    expect(part(held, "method", 1)).to_have_value("mirror")
    expect(part(held, "clock")).to_have_value("time")
    expect(part(held, "board", 2)).to_be_hidden()


def test_a_race_that_is_left_for_another_stops(still: Page, atlas: str) -> None:
    still.goto(f"{atlas}algorithms/race/")
    part(still, "play").click()
    part(still, "n").select_option("5")
    expect(part(still, "message")).to_have_text(re.compile("Each runs until it has all 10"))
    expect(part(still, "play")).to_have_attribute("aria-pressed", "false")
    still.clock.run_for(LONG)
    expect_nodes(still, 0, 0, 0)


def test_where_courses_cannot_be_loaded_the_race_stays(held: Page, atlas: str) -> None:
    held.goto(f"{atlas}algorithms/race/?clock=nodes&tick=9")
    expect_nodes(held, 9, 9, 9)
    held.route(FILES, lambda route: route.abort())
    part(held, "method", 0).select_option("list_based")
    part(held, "n").select_option("7")
    part(held, "play").click()
    held.evaluate("open()")
    expect(part(held, "message")).to_contain_text("N = 7 could not be loaded")
    held.clock.run_for(LONG)
    expect(part(held, "message")).to_contain_text("N = 7 could not be loaded")
    expect(part(held, "play")).to_have_attribute("aria-pressed", "false")
    expect_nodes(held, 9, 9, 9)
    expect(part(held, "method", 0)).to_have_value("bitmap")
    expect(part(held, "n")).to_have_value("6")


# The stepper ------------------------------------------------------------------------------------


def test_play_is_for_the_steps_that_are_wanted(held: Page, atlas: str) -> None:
    held.goto(f"{atlas}algorithms/bitmap/")
    part(held, "speed").select_option("fast")
    part(held, "n").select_option("7")
    part(held, "play").click()
    held.clock.run_for(LONG)
    expect(part(held, "progress")).to_have_text("step 1 of 106")
    held.evaluate("open()")
    expect(part(held, "progress")).to_have_text("step 1 of 1102")
    held.clock.run_for(2 * 120)
    expect(part(held, "progress")).to_have_text("step 3 of 1102")
    expect(part(held, "play")).to_have_attribute("aria-pressed", "true")


def test_what_is_pressed_meanwhile_but_play_is_left_out(held: Page, atlas: str) -> None:
    held.goto(f"{atlas}algorithms/bitmap/?n=7&step=100")
    part(held, "forward").click()
    part(held, "slider").fill("50")
    expect(part(held, "progress")).to_have_text("step 1 of 106")
    held.evaluate("open()")
    expect(part(held, "progress")).to_have_text("step 100 of 1102")


def test_where_steps_cannot_be_loaded_the_others_stay(held: Page, atlas: str) -> None:
    held.goto(f"{atlas}algorithms/bitmap/?step=3")
    expect(part(held, "progress")).to_have_text("step 3 of 106")
    held.route(FILES, lambda route: route.abort())
    part(held, "n").select_option("8")
    part(held, "play").click()
    held.evaluate("open()")
    expect(part(held, "message")).to_contain_text("N = 8 could not be loaded")
    expect(part(held, "n")).to_have_value("5")
    expect(part(held, "play")).to_have_attribute("aria-pressed", "false")
    part(held, "forward").click()
    expect(part(held, "progress")).to_have_text("step 4 of 106")


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        (
            "race/?race=bitmap,carry-chain&n=8&tick=40",
            "?race=bitmap,mirror,carry-chain&n=6&tick=0&clock=time",
        ),
        ("bitmap/?n=8&step=3", "?n=5&step=1"),
    ],
)
def test_a_link_to_what_cannot_be_loaded_says_so(
    page: Page, atlas: str, wanted: str, given: str
) -> None:
    page.route(FILES, lambda route: route.fulfill(status=404))
    page.goto(f"{atlas}algorithms/{wanted}")
    expect(part(page, "message")).to_contain_text("N = 8 could not be loaded")
    expect_address(page, given)


def test_the_back_button_brings_steps_back_and_a_hash_stops_nothing(
    still: Page, atlas: str
) -> None:
    still.goto(f"{atlas}algorithms/bitmap/?n=7&step=9")
    expect(part(still, "progress")).to_have_text("step 9 of 1102")
    part(still, "speed").select_option("fast")
    part(still, "play").click()
    still.evaluate("location.hash = 'nowhere'")
    still.clock.run_for(2 * 120)
    expect(part(still, "progress")).to_have_text("step 12 of 1102")
    part(still, "n").select_option("5")
    expect(part(still, "progress")).to_have_text("step 1 of 106")
    still.clock.run_for(LONG)
    still.go_back()
    expect(part(still, "progress")).to_have_text("step 9 of 1102")
    expect(part(still, "n")).to_have_value("7")
