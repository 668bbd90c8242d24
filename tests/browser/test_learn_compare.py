"""The chapter "Compare and count": a reader guesses which method wins a race."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from exhibits.learn_compare.blocks import (
    SCALE,
    Outcome,
    RaceRound,
    outcome,
    parse_round,
)
from site_builder.figures.race.blocks import node_times
from site_builder.timings.record_files import load_records
from tests.browser.conftest import press
from tests.helpers.browser import part_of
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")
RECORDS = load_records(ROOT / "records" / "timings")
TIE = len(SCALE) // 2


def rounds() -> list[tuple[RaceRound, Outcome]]:
    """Return (race, its outcome) for each race of the chapter."""
    block = re.search(r"```queens race-guess\n(.*?)```", PAGE, re.DOTALL)
    times = node_times(RECORDS)
    assert block
    assert times
    parsed = map(parse_round, block[1].splitlines())
    return [(each, outcome(each, times)) for each in parsed]


ROUNDS = rounds()
NUMBERS = range(1, len(ROUNDS) + 1)


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure with the races."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """Open the chapter and return the figure with the races, once it has started."""
    page.goto(f"{atlas}learn/compare/")
    figure = page.locator("queens-race-guess")
    expect(figure).to_have_attribute("data-qa-clock", re.compile("."))
    return figure


def open_race(figure: Locator, number: int) -> Outcome:
    """Open a race by its number, counted from 1, and return its outcome."""
    press(figure, str(number))
    expect_race(figure, number)
    return ROUNDS[number - 1][1]


def expect_race(figure: Locator, number: int) -> None:
    """Wait until the race with this number, counted from 1, is open."""
    button = figure.get_by_role("button", name=str(number), exact=True)
    expect(button).to_have_attribute("aria-pressed", "true")


def guess(figure: Locator, place: int) -> None:
    """Choose the answer with the index `place` on the scale by a click on its label."""
    figure.locator("fieldset:visible label").nth(place).click()


def run(figure: Locator) -> None:
    """Start the race and skip to its finish."""
    part_of(figure, "start").click()
    expect(part_of(figure, "play")).to_have_attribute("aria-pressed", "true")
    part_of(figure, "last").click()


def test_each_guess_is_judged_as_the_race_ends(figure: Locator) -> None:
    found = open_race(figure, 2)
    for hint in ("per node", "tick", "tracks"):
        # These hints are hidden before the race, because they would give the answer away.
        expect(part_of(figure, hint).first).to_be_hidden()
    guess(figure, found.answer - 1)
    run(figure)
    expect(part_of(figure, "verdict")).to_have_text(f"The right method, but {found.sentence}.")
    for hint in ("per node", "tracks"):
        expect(part_of(figure, hint).first).to_be_visible()
    expect(part_of(figure, "next")).to_be_visible()
    guess(figure, 0)
    expect(part_of(figure, "verdict")).to_have_count(0)
    expect(part_of(figure, "progress")).to_have_text(re.compile("^0 ns of"))
    for number in NUMBERS:
        found = open_race(figure, number)
        guess(figure, found.answer)
        run(figure)
        expect(part_of(figure, "verdict")).to_have_text(f"Right: {found.sentence}.")
        expect(part_of(figure, "reason")).to_have_text(found.reason)
        right = figure.locator(".qa-compare-right:visible input")
        expect(right).to_have_value(str(found.answer))
        expect(figure.locator(".qa-compare-wrong:visible")).to_have_count(0)
        ranks = figure.locator(".qa-race-tracks b").all_inner_texts()
        titles = ROUNDS[number - 1][0].titles
        firsts = [t for t, rank in zip(titles, ranks, strict=True) if rank.startswith("1st")]
        if found.answer == TIE:
            assert len(firsts) == 2
        else:
            assert firsts[0].lower() in found.sentence
        place = 0 if found.answer >= TIE else len(SCALE) - 1
        guess(figure, place)
        run(figure)
        expect(part_of(figure, "verdict")).to_have_text(f"No: {found.sentence}.")
        expect(figure.locator(".qa-compare-wrong:visible input")).to_have_value(str(place))
        expect(right).to_have_value(str(found.answer))


def test_race_runs_by_itself_to_the_verdict(paused_page: Page, atlas: str) -> None:
    figure = visit(paused_page, atlas)
    guess(figure, TIE)
    part_of(figure, "start").press("Enter")
    expect(part_of(figure, "play")).to_have_attribute("aria-pressed", "true")
    paused_page.clock.run_for(3_000)
    expect(part_of(figure, "verdict")).to_have_count(0)
    paused_page.clock.run_for(7_000)
    expect(part_of(figure, "verdict")).to_contain_text("Right")
    expect(part_of(figure, "next")).to_be_focused()
    paused_page.keyboard.press("Enter")
    expect_race(figure, 2)
    expect(figure.locator("fieldset:visible input").first).to_be_focused()
    expect(part_of(figure, "verdict")).to_have_count(0)


def test_a_guess_is_kept_and_links_open_races(page: Page, figure: Locator, atlas: str) -> None:
    found = ROUNDS[0][1]
    guess(figure, 0)
    run(figure)
    expect(part_of(figure, "verdict")).to_contain_text("No")
    visit(page, atlas)
    expect_race(figure, 2)
    open_race(figure, 1)
    expect(part_of(figure, "verdict")).to_have_text(f"No: {found.sentence}.")
    assert page.url == f"{atlas}learn/compare/"
    page.get_by_role("link", name="Carry chain", exact=True).click()
    expect_race(figure, 4)
    expect(part_of(figure, "name").first).to_have_text("Bitmap")
    page.route("**/assets/race/carry_chain/8.json*", lambda route: route.abort())
    page.reload()
    open_race(figure, 4)
    part_of(figure, "start").click()
    message = part_of(figure, "message").get_by_role("status").first
    expect(message).to_contain_text("could not be loaded")
