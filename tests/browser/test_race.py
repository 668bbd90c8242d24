"""The race, its keys, choices and address; race and stepper while their files are loading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import StepKind, find_method, trace
from tests.browser.conftest import replace_query
from tests.helpers.browser import GATE, PHONE, expect_address

EVIL = "<img src=x onerror=alert(1)>"
# Count in `changes` how often the first board changes from now on.
WATCH = """() => {
    changes = 0;
    const board = document.querySelector('[data-qa-part="board"]');
    const of = {attributeFilter: ["points"], subtree: true};
    new MutationObserver(() => (changes += 1)).observe(board, of);
}"""
WORD_AND_VALUE = "(row) => [...row.children].map((each) => each.getBoundingClientRect())"


@pytest.fixture
def address(atlas: str) -> str:
    """The address of the race."""
    return f"{atlas}algorithms/race/"


@pytest.fixture
def race(page: Page, address: str) -> Page:
    """A page with the race."""
    page.goto(address)
    return page


def part(page: Page, name: str, lane: int | None = None) -> Locator:
    """Return the part `name` of the first race or stepper of a page.

    If `lane` is not None, return the part of the lane with this index.
    """
    within = page.locator("queens-race, queens-stepper").first
    if lane is not None:
        within = within.locator("[data-qa-part=lane]").nth(lane)
    return within.locator(f'[data-qa-part="{name}"]')


def expect_nodes(page: Page, *counts: int) -> None:
    """Wait until the lanes have placed these numbers of queens."""
    for lane, count in enumerate(counts):
        expect(part(page, "nodes", lane)).to_have_text(f"{count:,}")


def finish(key: str, n: int) -> int:
    """Return the number of nodes that the method `key` needs until its last solution."""
    return max(step.nodes for step in trace(n, key) if step.kind is StepKind.SOLUTION)


def test_keys_step_and_the_address_keeps_the_tick(race: Page) -> None:
    asked = "?race=bitmap,mirror,carry-chain&n=6&clock=nodes"
    replace_query(race, asked)
    expect(part(race, "progress")).to_have_text("node 0 of 127")
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


def test_an_address_is_taken_up_and_a_reader_chooses_methods_and_n(race: Page) -> None:
    expect(part(race, "clock")).to_have_value("time")
    part(race, "last").click()
    ends = part(race, "tracks").locator("b").all_inner_texts()
    assert sorted(end.split(":")[0] for end in ends) == ["1st", "2nd", "3rd"]
    replace_query(race, "?race=bitmap,carry-chain&n=7&clock=time&tick=100")
    expect_nodes(race, 100)
    expect(part(race, "progress")).to_have_text(re.compile("^[0-9.]+ ns of [0-9.]+ µs$"))
    assert int(part(race, "nodes", 1).inner_text()) < 100
    part(race, "last").click()
    at, of = part(race, "progress").inner_text().split(" of ")
    assert at == of == part(race, "time", 1).inner_text()
    expect(part(race, "board", 2)).to_be_hidden()
    for query in (f"?race={EVIL},bitmap&n=99&tick=-1", "?race=bitmap,bitmap&n=x&clock=sand"):
        replace_query(race, query)
        expect_nodes(race, 0, 0, 0)
        expect(part(race, "name", 2)).to_have_text("Carry chain")
        expect(part(race, "n")).to_have_value("6")
        expect(part(race, "clock")).to_have_value("time")
    assert race.locator("queens-race img").count() == 0
    replace_query(race, "?n=8&clock=nodes&tick=5")
    expect_nodes(race, 5, 5, 5)
    part(race, "method", 0).select_option("brute_force")
    expect(part(race, "n")).to_have_value("6")  # its courses end at N = 6
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
    replace_query(race, "?race=bitmap,mirror,carry-chain&n=8&clock=nodes&tick=300")
    expect_nodes(race, 300, 300, 300)
    boxes = [part(race, name).bounding_box() for name in ("play", "slider")]
    for lane in range(3):
        boxes += [part(race, name, lane).bounding_box() for name in ("board", "tree", "nodes")]
    found = [box for box in boxes if box]
    assert len(found) == len(boxes)
    assert found[2]["width"] > 130  # a board
    top = min(box["y"] for box in found)
    bottom = max(box["y"] + box["height"] for box in found)
    assert bottom - top < 640 - 48  # the header of the theme
    replace_query(race, "?race=backtracking,bitmap,mirror&n=8&clock=time&tick=100000")
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


def test_it_plays_to_the_finish_and_for_some_with_few_pictures(
    paused_page: Page, address: str
) -> None:
    finishes = finish("bitmap", 4), finish("mirror", 4)
    paused_page.goto(f"{address}?race=bitmap,mirror&n=4&clock=nodes")
    expect(part(paused_page, "progress")).to_have_text(re.compile("^node 0 of"))
    part(paused_page, "speed").select_option("slow")
    part(paused_page, "play").click()
    paused_page.clock.run_for(800)  # until the address has the first node
    paused_page.evaluate("location.hash = 'nowhere'")  # changes nothing
    paused_page.clock.run_for(300)
    expect_nodes(paused_page, 3, 3)
    part(paused_page, "play").click()
    paused_page.clock.run_for(5_000)
    expect_nodes(paused_page, 3, 3)
    part(paused_page, "speed").select_option("fast")
    part(paused_page, "play").click()
    paused_page.clock.run_for(2_000)
    expect_nodes(paused_page, *finishes)
    expect(part(paused_page, "play")).to_have_attribute("aria-pressed", "false")
    paused_page.emulate_media(reduced_motion="reduce")
    paused_page.evaluate(WATCH)
    part(paused_page, "play").click()
    paused_page.clock.run_for(3_000)
    assert 0 < paused_page.evaluate("changes") <= 6
    expect_nodes(paused_page, *finishes)


FILES = "**/assets/{race,traces}/**"
LONG = 5_000  # milliseconds that are long enough for a step, if the figure plays


@pytest.fixture
def held(paused_page: Page) -> Page:
    """A page that holds back all its requests for files until a test calls `open()` in it."""
    paused_page.add_init_script(GATE)
    return paused_page


# The race ---------------------------------------------------------------------------------------


def test_play_is_for_the_race_that_is_wanted(held: Page, atlas: str) -> None:
    for presses, is_linked in ((1, True), (2, False)):
        held.goto(f"{atlas}algorithms/race/{'?n=4&clock=nodes' if is_linked else ''}")
        if not is_linked:
            part(held, "n").select_option("4")
            part(held, "clock").select_option("nodes")
        part(held, "speed").select_option("slow")
        for _ in range(presses):
            part(held, "play").click()
        held.clock.run_for(LONG)
        expect_nodes(held, 0, 0, 0)
        # While the files of the new race are loading, the first race is shown.
        expect(part(held, "progress")).to_have_text(re.compile("^0 ns of"))
        held.evaluate("open()")
        expect(part(held, "solutions", 0)).to_have_text("0/2")
        held.clock.run_for(1_100)
        expect_nodes(held, *([2, 2, 2] if presses == 1 else [0, 0, 0]))


def test_a_guess_before_the_start_is_judged_at_the_finish(held: Page, address: str) -> None:
    held.goto(f"{address}?race=bitmap,mirror&n=4&clock=nodes")
    expect(part(held, "guess")).to_have_count(2)
    bitmap = held.get_by_role("button", name="Guess: bitmap finishes first")
    mirror = held.get_by_role("button", name="Guess: mirror finishes first")
    bitmap.press("Space")  # before the race is loaded
    held.evaluate("open()")
    expect(part(held, "progress")).to_have_text(re.compile("^node 0 of"))
    track = part(held, "tracks").locator("li > span + span").first
    expect(track).to_be_hidden()  # its length would give the winner away
    expect(bitmap).to_have_attribute("aria-pressed", "true")
    held.keyboard.press("End")
    expect(part(held, "message")).to_have_text(re.compile("^You guessed bitmap. Nodes to"))
    expect(track).to_be_visible()
    mirror.press("Space")  # too late
    expect(mirror).to_have_attribute("aria-pressed", "false")
    part(held, "first").click()
    mirror.click()
    part(held, "last").click()
    expect(part(held, "message")).to_have_text(re.compile("^You guessed right. Nodes to"))
    part(held, "n").select_option("5")
    expect(mirror).to_have_attribute("aria-pressed", "false")


def test_all_that_is_chosen_counts_unless_it_cannot_be_loaded(held: Page, atlas: str) -> None:
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
    held.evaluate("localStorage.clear()")
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


def test_a_race_that_is_left_for_another_stops(paused_page: Page, atlas: str) -> None:
    paused_page.goto(f"{atlas}algorithms/race/")
    part(paused_page, "play").click()
    part(paused_page, "n").select_option("5")
    expect(part(paused_page, "message")).to_have_text(re.compile("Each runs until it has all 10"))
    expect(part(paused_page, "play")).to_have_attribute("aria-pressed", "false")
    paused_page.clock.run_for(LONG)
    expect_nodes(paused_page, 0, 0, 0)


# The stepper ------------------------------------------------------------------------------------


def test_what_is_pressed_while_steps_are_on_their_way(held: Page, atlas: str) -> None:
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
    held.goto(f"{atlas}algorithms/bitmap/?n=7&step=100")
    part(held, "forward").click()
    part(held, "slider").fill("50")
    expect(part(held, "progress")).to_have_text("step 1 of 106")
    held.evaluate("open()")
    expect(part(held, "progress")).to_have_text("step 100 of 1102")
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


def test_a_link_to_what_cannot_be_loaded_says_so(page: Page, atlas: str) -> None:
    page.route(FILES, lambda route: route.fulfill(status=404))
    race = "?race=bitmap,mirror,carry-chain&n=6&tick=0&clock=time"
    for wanted, given in (
        ("race/?race=bitmap,carry-chain&n=8&tick=40", race),
        ("bitmap/?n=8&step=3", "?n=5&step=1"),
    ):
        page.goto(f"{atlas}algorithms/{wanted}")
        expect(part(page, "message")).to_contain_text("N = 8 could not be loaded")
        expect_address(page, given)


def test_the_back_button_brings_steps_back_and_a_hash_stops_nothing(
    paused_page: Page, atlas: str
) -> None:
    paused_page.goto(f"{atlas}algorithms/bitmap/?n=7&step=9")
    expect(part(paused_page, "progress")).to_have_text("step 9 of 1102")
    part(paused_page, "speed").select_option("fast")
    part(paused_page, "play").click()
    paused_page.evaluate("location.hash = 'nowhere'")
    paused_page.clock.run_for(2 * 120)
    expect(part(paused_page, "progress")).to_have_text("step 12 of 1102")
    part(paused_page, "n").select_option("5")
    expect(part(paused_page, "progress")).to_have_text("step 1 of 106")
    paused_page.clock.run_for(LONG)
    paused_page.go_back()
    expect(part(paused_page, "progress")).to_have_text("step 9 of 1102")
    expect(part(paused_page, "n")).to_have_value("7")
