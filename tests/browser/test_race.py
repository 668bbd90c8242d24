"""The race: who wins, its keys and choices, its address, a guess, and a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import StepKind, find_method, trace
from tests.browser.conftest import go
from tests.helpers.browser import PHONE, expect_address

pytestmark = [pytest.mark.slow, pytest.mark.soak]

EVIL = "<img src=x onerror=alert(1)>"
# How often the first board changes from now on.
WATCH = """() => {
    changes = 0;
    const board = document.querySelector('[data-qa-part="board"]');
    const of = {attributeFilter: ["points"], subtree: true};
    new MutationObserver(() => (changes += 1)).observe(board, of);
}"""
WORD_AND_VALUE = "(row) => [...row.children].map((each) => each.getBoundingClientRect())"


@pytest.fixture
def address(atlas: str) -> str:
    """The page of the race."""
    return f"{atlas}algorithms/race/"


@pytest.fixture
def race(page: Page, address: str) -> Page:
    """The race, as the page has it."""
    page.goto(address)
    return page


def part(page: Page, name: str, lane: int | None = None) -> Locator:
    """A part of the race, or of one of its lanes."""
    race = page.locator("queens-race").first
    within = race if lane is None else race.locator("[data-qa-part=lane]").nth(lane)
    return within.locator(f'[data-qa-part="{name}"]')


def expect_nodes(page: Page, *counts: int) -> None:
    """Wait until the lanes have placed so many queens."""
    for lane, count in enumerate(counts):
        expect(part(page, "nodes", lane)).to_have_text(f"{count:,}")


def finish(key: str, n: int) -> int:
    """Nodes until the last solution, as the core counts them."""
    return max(step.nodes for step in trace(n, key) if step.kind is StepKind.SOLUTION)


def test_keys_step_and_the_address_keeps_the_tick(race: Page) -> None:
    asked = "?race=bitmap,mirror,carry-chain&n=6&clock=nodes"
    go(race, asked)
    expect_nodes(race, 0, 0, 0)
    part(race, "forward").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        race.keyboard.press(key)
    expect_nodes(race, 2, 2, 2)
    expect(part(race, "progress")).to_have_text("node 2 of 127")
    expect_address(race, f"{asked}&tick=2")
    race.keyboard.press("End")
    last = [finish(key, 6) for key in ("bitmap", "mirror", "carry_chain")]
    expect_nodes(race, *last)
    expect(part(race, "message")).to_contain_text(
        f"carry chain {last[2]}, mirror {last[1]}, bitmap"
    )
    expect(part(race, "tracks").locator("b")).to_have_text(
        [f"3rd: {last[0]} nodes", f"2nd: {last[1]} nodes", f"1st: {last[2]} nodes"]
    )
    race.keyboard.press("Home")
    expect_nodes(race, 0, 0, 0)


def test_an_address_is_taken_up_and_what_makes_no_sense_is_left_out(race: Page) -> None:
    expect(part(race, "clock")).to_have_value("time")
    part(race, "last").click()
    ends = part(race, "tracks").locator("b").all_inner_texts()
    assert sorted(end.split(":")[0] for end in ends) == ["1st", "2nd", "3rd"]
    go(race, "?race=bitmap,carry-chain&n=7&clock=time&tick=100")
    expect_nodes(race, 100)
    expect(part(race, "progress")).to_have_text(re.compile("^[0-9.]+ ns of [0-9.]+ µs$"))
    assert int(part(race, "nodes", 1).inner_text()) < 100
    part(race, "last").click()
    at, of = part(race, "progress").inner_text().split(" of ")
    assert at == of == part(race, "time", 1).inner_text()
    expect(part(race, "board", 2)).to_be_hidden()
    for query in (f"?race={EVIL},bitmap&n=99&tick=-1", "?race=bitmap,bitmap&n=x&clock=sand"):
        go(race, query)
        expect_nodes(race, 0, 0, 0)
        expect(part(race, "name", 2)).to_have_text("Carry chain")
        expect(part(race, "n")).to_have_value("6")
        expect(part(race, "clock")).to_have_value("time")
    assert race.locator("queens-race img").count() == 0


def test_a_guess_before_the_start_is_judged_at_the_finish(race: Page) -> None:
    go(race, "?race=bitmap,mirror&n=4&clock=nodes")
    expect_nodes(race, 0, 0)
    guesses = part(race, "guess").locator("button:visible")
    expect(guesses).to_have_text(["Bitmap", "Mirror"])
    bitmap, mirror = guesses.filter(has_text="Bitmap"), guesses.filter(has_text="Mirror")
    track = part(race, "tracks").locator("li > span + span").first
    expect(track).to_be_hidden()  # its length would tell who wins
    bitmap.press("Space")
    expect(bitmap).to_have_attribute("aria-pressed", "true")
    race.keyboard.press("End")
    expect(part(race, "message")).to_have_text(re.compile("^You guessed bitmap. Nodes to"))
    expect(track).to_be_visible()
    mirror.press("Space")  # too late
    expect(mirror).to_have_attribute("aria-pressed", "false")
    part(race, "first").click()
    mirror.click()
    part(race, "last").click()
    expect(part(race, "message")).to_have_text(re.compile("^You guessed right. Nodes to"))
    part(race, "n").select_option("5")
    expect(mirror).to_have_attribute("aria-pressed", "false")


def test_a_reader_chooses_methods_and_n(race: Page) -> None:
    go(race, "?n=8&clock=nodes&tick=5")
    expect_nodes(race, 5, 5, 5)
    part(race, "method", 0).select_option("brute_force")
    expect(part(race, "n")).to_have_value("6")  # it goes no further
    expect_nodes(race, 0, 0, 0)
    expect(part(race, "n").locator("option:disabled")).to_have_text(["7", "8"])
    titles = [find_method(key).title for key in ("brute_force", "carry_chain")]
    expect(part(race, "method", 1).locator("option:disabled")).to_have_text(titles)
    part(race, "method", 2).select_option("")
    part(race, "n").select_option("5")
    expect(part(race, "solutions", 1)).to_have_text("0/10")
    part(race, "last").click()
    expect_nodes(race, finish("brute_force", 5), finish("mirror", 5))
    expect(part(race, "solutions", 1)).to_have_text("10/10")


def test_a_phone_has_all_in_view_and_no_word_on_another(race: Page) -> None:
    race.set_viewport_size({"width": PHONE, "height": 640})
    go(race, "?race=bitmap,mirror,carry-chain&n=8&clock=nodes&tick=300")
    expect_nodes(race, 300, 300, 300)
    boxes = [part(race, name).bounding_box() for name in ("play", "slider")]
    for lane in range(3):
        boxes += [part(race, name, lane).bounding_box() for name in ("board", "tree", "nodes")]
    found = [box for box in boxes if box]
    assert len(found) == len(boxes)
    assert found[2]["width"] > 130  # a board
    top, bottom = min(b["y"] for b in found), max(b["y"] + b["height"] for b in found)
    assert bottom - top < 640 - 48  # the header of the theme
    go(race, "?race=backtracking,bitmap,mirror&n=8&clock=time&tick=100000")
    expect(part(race, "per node", 0)).to_have_text(re.compile("[0-9] ns"))
    for width in (320, 345, PHONE):
        race.set_viewport_size({"width": width, "height": 640})
        for lane in range(3):
            room = race.locator("[data-qa-part=lane]").nth(lane).bounding_box()
            assert room
            for name in ("nodes", "solutions", "time", "per node"):
                row = part(race, name, lane).locator("..")
                word, value = row.evaluate(WORD_AND_VALUE)
                assert room["x"] <= word["left"] < word["right"] < value["left"], (lane, name)
                assert value["right"] <= room["x"] + room["width"] + 0.5, (lane, name)
                assert word["top"] == value["top"], (lane, name)


def test_it_plays_to_the_finish_and_for_some_with_few_pictures(still: Page, address: str) -> None:
    finishes = finish("bitmap", 4), finish("mirror", 4)
    still.goto(f"{address}?race=bitmap,mirror&n=4&clock=nodes")
    expect(part(still, "n")).to_have_value("4")
    part(still, "speed").select_option("slow")
    part(still, "play").click()
    still.clock.run_for(800)  # until the address has the first node
    still.evaluate("location.hash = 'nowhere'")  # stops nothing
    still.clock.run_for(300)
    expect_nodes(still, 3, 3)
    part(still, "play").click()
    still.clock.run_for(5_000)
    expect_nodes(still, 3, 3)
    part(still, "speed").select_option("fast")
    part(still, "play").click()
    still.clock.run_for(2_000)
    expect_nodes(still, *finishes)
    expect(part(still, "play")).to_have_attribute("aria-pressed", "false")
    still.emulate_media(reduced_motion="reduce")
    still.evaluate(WATCH)
    part(still, "play").click()
    still.clock.run_for(3_000)
    assert 0 < still.evaluate("changes") <= 6
    expect_nodes(still, *finishes)
