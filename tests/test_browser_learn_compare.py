"""The chapter "Compare and count": a reader guesses who wins a race, and how long N = 16 takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from site_builder.figures.laboratories.node_times import node_times
from site_builder.figures.learn.race_guess import SCALE, Outcome, Round, outcome, rounds_of
from site_builder.figures.learn.time_guess import KNOWN, Question, measure
from site_builder.timings.record_files import load_records
from site_builder.values.block_type import Block
from tests.helpers.browser import violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

RACES, TIMES = "queens-race-guess", "queens-time-guess"
PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")
RECORDS = load_records(ROOT / "timings")
TIE = len(SCALE) // 2
SLIDE = """(input, share) => {
    input.value = input.max * share;
    input.dispatchEvent(new Event("input", {bubbles: true}));
}"""


def rounds() -> list[tuple[Round, Outcome]]:
    """The races of the chapter, and how they end."""
    block = re.search(r"```queens race-guess\n(.*?)```", PAGE, re.DOTALL)
    times = node_times(RECORDS)
    assert block
    assert times
    parsed = rounds_of(Block(block[1].splitlines(), "race guess", ""))
    return [(each, outcome(each, times)) for each in parsed]


ROUNDS = rounds()
NUMBERS = range(1, len(ROUNDS) + 1)


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "compare")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/compare/"


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]').first


def visit(page: Page, address: str) -> Locator:
    """The races, which have started."""
    page.goto(address)
    figure = page.locator(RACES)
    expect(figure).to_have_attribute("data-qa-clock", re.compile("."))
    return figure


def open_race(figure: Locator, number: int) -> Outcome:
    """Open a race by its number."""
    figure.get_by_role("button", name=str(number), exact=True).click()
    expect(figure.locator("fieldset").nth(number - 1)).to_be_visible()
    return ROUNDS[number - 1][1]


def guess(figure: Locator, place: int) -> None:
    """Choose a place of the scale, as a finger does."""
    figure.locator("fieldset:visible label").nth(place).click()


def run(figure: Locator) -> None:
    """Start the race, and skip to its finish."""
    part(figure, "start").click()
    expect(part(figure, "play")).to_have_attribute("aria-pressed", "true")
    part(figure, "last").click()


# Guess, then race --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", NUMBERS)
def test_right_guess_is_right_and_says_why(page: Page, address: str, number: int) -> None:
    figure = visit(page, address)
    found = open_race(figure, number)
    guess(figure, found.answer)
    run(figure)
    expect(part(figure, "verdict")).to_have_text(f"Right: {found.sentence}.")
    expect(part(figure, "reason")).to_have_text(found.reason)
    expect(figure.locator(".qa-compare-right:visible input")).to_have_value(str(found.answer))
    expect(figure.locator(".qa-compare-wrong")).to_have_count(0)


@pytest.mark.parametrize("number", NUMBERS)
def test_wrong_guess_is_wrong_and_shows_the_right_one(
    page: Page, address: str, number: int
) -> None:
    figure = visit(page, address)
    found = open_race(figure, number)
    place = 0 if found.answer >= TIE else len(SCALE) - 1
    guess(figure, place)
    run(figure)
    expect(part(figure, "verdict")).to_have_text(f"No: {found.sentence}.")
    expect(part(figure, "reason")).to_have_text(found.reason)
    expect(figure.locator(".qa-compare-wrong input")).to_have_value(str(place))
    expect(figure.locator(".qa-compare-right input")).to_have_value(str(found.answer))


def test_right_method_with_another_factor_is_half_right(page: Page, address: str) -> None:
    figure = visit(page, address)
    found = open_race(figure, 2)
    guess(figure, found.answer - 1)
    run(figure)
    expect(part(figure, "verdict")).to_have_text(f"The right method, but {found.sentence}.")


def test_race_agrees_with_the_verdict(page: Page, address: str) -> None:
    """What the lanes count at the finish is what the record and the core say."""
    figure = visit(page, address)
    for number in NUMBERS:
        found = open_race(figure, number)
        run(figure)
        expect(part(figure, "verdict")).to_have_text(re.compile("^[A-Z].*[.]$"))
        ranks = figure.locator(".qa-race-tracks b").all_inner_texts()
        titles = ROUNDS[number - 1][0].titles
        firsts = [t for t, rank in zip(titles, ranks, strict=True) if rank.startswith("1st")]
        if found.answer == TIE:
            assert len(firsts) == 2
        else:
            assert firsts[0].lower() in found.sentence


def test_race_runs_by_itself_to_the_verdict(still: Page, address: str) -> None:
    figure = visit(still, address)
    guess(figure, TIE)
    expect(part(figure, "start")).to_have_text("Start")
    part(figure, "start").press("Enter")
    expect(part(figure, "play")).to_have_attribute("aria-pressed", "true")
    still.clock.run_for(3_000)
    expect(part(figure, "verdict")).to_be_empty()
    still.clock.run_for(7_000)
    expect(part(figure, "verdict")).to_contain_text("Right")
    expect(part(figure, "next")).to_be_focused()
    still.keyboard.press("Enter")
    expect(figure.locator("fieldset").nth(1)).to_be_visible()
    expect(figure.locator("fieldset:visible input").first).to_be_focused()
    expect(part(figure, "verdict")).to_be_empty()


def test_nothing_gives_the_answer_away_before_the_race(page: Page, address: str) -> None:
    figure = visit(page, address)
    open_race(figure, 2)
    for hint in (part(figure, "per node"), part(figure, "tick"), part(figure, "tracks")):
        expect(hint).to_be_hidden()
    run(figure)
    expect(part(figure, "per node")).to_be_visible()
    expect(part(figure, "tracks")).to_be_visible()


def test_another_guess_begins_anew(page: Page, address: str) -> None:
    figure = visit(page, address)
    run(figure)
    expect(part(figure, "next")).to_be_visible()
    guess(figure, 0)
    expect(part(figure, "verdict")).to_be_empty()
    expect(part(figure, "start")).to_have_text("Start")
    expect(part(figure, "progress")).to_have_text(re.compile("^node 0 of"))


def test_guess_is_kept_and_the_next_race_is_open(page: Page, address: str) -> None:
    figure = visit(page, address)
    found = ROUNDS[0][1]
    guess(figure, 0)
    run(figure)
    expect(part(figure, "verdict")).to_contain_text("No")
    figure = visit(page, address)
    expect(figure.locator("fieldset").nth(1)).to_be_visible()
    open_race(figure, 1)
    expect(part(figure, "verdict")).to_have_text(f"No: {found.sentence}.")
    assert page.url == address


def test_links_of_the_text_open_races(page: Page, address: str) -> None:
    figure = visit(page, address)
    page.get_by_role("link", name="Carry chain", exact=True).click()
    expect(figure.locator("fieldset").nth(3)).to_be_visible()
    expect(part(figure, "name")).to_have_text("Bitmap")


def test_race_that_cannot_be_loaded_says_so(page: Page, address: str) -> None:
    figure = visit(page, address)
    page.route("**/assets/race/carry_chain/8.json*", lambda route: route.abort())
    open_race(figure, 4)
    part(figure, "start").click()
    expect(part(figure, "reason")).to_contain_text("could not be loaded")


# Guess a time ------------------------------------------------------------------------------------


def times(page: Page, address: str) -> Locator:
    """The times, of which the last are hidden."""
    visit(page, address)
    figure = page.locator(TIMES)
    expect(part(figure, "show")).to_have_text("Just show me")
    return figure


def slide(figure: Locator, seconds: float, question: Question) -> None:
    """Guess so many seconds."""
    found = measure(question, RECORDS[0])
    assert found
    figure.locator("input:visible").evaluate(SLIDE, found.share(seconds))


QUESTIONS = [Question("bitmap", 16), Question("symmetry_elimination", 18)]


@pytest.mark.parametrize(("factor", "words"), [(1.1, "Right"), (0.1, "Too low"), (5.0, "Too high")])
@pytest.mark.parametrize("question", QUESTIONS)
def test_guess_of_a_time_is_judged(
    page: Page, address: str, question: Question, factor: float, words: str
) -> None:
    figure = times(page, address)
    figure.get_by_role("button", name=question.method.replace("_", " ").capitalize()).click()
    found = measure(question, RECORDS[0])
    assert found
    hidden = figure.locator("fieldset:visible tr[data-qa-hidden] td:last-child")
    expect(hidden).to_have_count(len(found.rows) - KNOWN)
    for cell in hidden.all():
        expect(cell).to_be_hidden()
    slide(figure, found.rows[-1].seconds * factor, question)
    part(figure, "show").click()
    verdict = figure.locator("fieldset:visible [role=status]")
    expect(verdict).to_contain_text(f"{words}: it takes {found.rows[-1].time}")
    expect(verdict).to_contain_text(found.steps)
    for cell in hidden.all():
        expect(cell).to_be_visible()


def test_slider_says_its_time_and_stands_on_the_scale(page: Page, address: str) -> None:
    figure = times(page, address)
    found = measure(QUESTIONS[0], RECORDS[0])
    assert found
    slide(figure, 1.0, QUESTIONS[0])
    expect(figure.locator("output:visible")).to_have_text(re.compile(r"^1\.0\d? s$|^9\d\d ms$"))
    figure.locator("input:visible").press("End")
    expect(figure.locator("output:visible")).to_have_text(found.ticks[-1].replace(",", ""))
    figure.locator("input:visible").press("ArrowLeft")
    value = figure.locator("input:visible").get_attribute("aria-valuetext")
    expect(figure.locator("output:visible")).to_have_text(str(value))


def test_time_may_be_shown_without_a_guess(page: Page, address: str) -> None:
    figure = times(page, address)
    part(figure, "show").click()
    expect(figure.locator("[role=status]:visible")).to_have_text(re.compile(r"^It takes \d"))
    expect(part(figure, "show")).to_be_disabled()
    page.get_by_role("link", name="Try it with symmetry elimination").click()
    expect(figure.locator("legend:visible")).to_contain_text("N = 18")
    expect(part(figure, "show")).to_be_enabled()


def test_time_that_was_guessed_is_kept(page: Page, address: str) -> None:
    figure = times(page, address)
    slide(figure, 0.1, QUESTIONS[0])
    before = figure.locator("output:visible").inner_text()
    part(figure, "show").click()
    visit(page, address)
    expect(figure.locator("output:visible")).to_have_text(before)
    expect(figure.locator("[role=status]:visible")).to_contain_text("Too low")


# The chapter -------------------------------------------------------------------------------------


def test_first_screen_has_the_scale_and_start(page: Page, address: str) -> None:
    visit(page, address)
    scale = f"{RACES} fieldset:not([hidden]) .qa-guess-scale"
    first_touch_is_in_view(page, f"{scale}, {RACES} [data-qa-part=start]")


def test_narrow_columns_need_no_horizontal_scroll(page: Page, address: str) -> None:
    visit(page, address)
    for figure in map(page.locator, (RACES, TIMES)):
        for width in (300, 420, 560, 700):
            figure.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
            assert figure.evaluate("(element) => element.scrollWidth") <= width


def test_is_accessible_with_an_empty_console(page: Page, address: str) -> None:
    messages = list[str]()
    page.on("console", lambda message: messages.append(message.text))
    figure = visit(page, address)
    guess(figure, 0)
    run(figure)
    expect(part(figure, "verdict")).to_contain_text("No")
    slide(page.locator(TIMES), 1.0, QUESTIONS[0])
    part(page.locator(TIMES), "show").click()
    assert violations_by_day_and_night(page, ".qa-beside") == []
    assert messages == []


def test_without_script_answers_and_times_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    races = scriptless.locator(RACES)
    for item, (_, found) in zip(races.locator(".qa-compare-still li").all(), ROUNDS, strict=True):
        expect(item).to_contain_text(found.reason)
    expect(races.locator("form")).to_be_hidden()
    for cell in scriptless.locator(f"{TIMES} tr[data-qa-hidden] td:last-child").all():
        expect(cell).to_be_visible()
    expect(scriptless.locator(f"{TIMES} input").first).to_be_hidden()
