"""The chapter "Ask faster": a reader compares what three programs ask about squares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import count
from site_builder.figures.learn.asked_squares import PROGRAMS, SIZES, asked_square
from site_builder.figures.learn.hand_search import METHOD
from site_builder.figures.learn.questions_asked import questions_asked
from site_builder.values.text import square_name
from tests.helpers.browser import PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.elements import COPY
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PAGE = (ROOT / "content" / "learn" / "faster.md").read_text(encoding="utf-8")
FIRST = "8 a8 d7 b6 g5 f4"
PREDICTIONS = re.findall(r"^6 .*$", PAGE, re.MULTILINE)
FIGURES = ("queens-asking", "queens-asking-predictions")


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "faster")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/faster/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The figure with the three programs."""
    page.goto(address)
    found = page.locator("queens-asking")
    expect_square(found, FIRST)
    return found


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def choose(figure: Locator, *names: str) -> None:
    """Press buttons by their names."""
    for name in names:
        figure.get_by_role("button", name=name, exact=True).click()


def click(figure: Locator, *squares: str) -> None:
    """Click squares."""
    for square in squares:
        figure.locator(f'[role=gridcell][aria-label^="{square}"]').click()


def expect_square(figure: Locator, line: str) -> None:
    """Wait until all programs ask about a square, as Python has it."""
    square = asked_square(line)
    expect(figure.locator('[aria-label$=", asked about"]')).to_have_attribute(
        "aria-label", re.compile(f"^{square.name},")
    )
    for row, questions in zip(
        figure.locator("[data-qa-row]").all(), square.questions.values(), strict=True
    ):
        expect(row.locator("td").first).to_have_text(str(len(questions)))
        answers = [f"{each.name} {'yes' if each.is_hit else 'no'}" for each in questions]
        expect(row.locator(".qa-asking-answer")).to_have_text(answers)


def totals(figure: Locator) -> tuple[int, ...]:
    """The questions so far."""
    texts = figure.locator("[data-qa-row] td:last-child").all_inner_texts()
    return tuple(int(text.replace(",", "")) for text in texts)


def test_every_square_of_the_row_gets_the_questions_of_python(figure: Locator) -> None:
    for column in range(8):
        name = square_name((4, column), 8)
        click(figure, name)
        expect_square(figure, FIRST.replace("f4", name))


def test_a_reader_goes_up_and_down_the_rows(figure: Locator) -> None:
    click(figure, "c4", "h3")
    expect_square(figure, "8 a8 d7 b6 g5 c4 h3")
    click(figure, "d7")
    expect_square(figure, "8 a8 d7")
    click(figure, "h8", "a7")
    expect_square(figure, "8 h8 a7")


@pytest.mark.parametrize(
    ("square", "message"), [("a3", "is attacked, so no queen goes there"), ("a2", "framed row")]
)
def test_a_click_too_far_down_is_explained_and_changes_nothing(
    figure: Locator, square: str, message: str
) -> None:
    before = totals(figure)
    click(figure, square)
    expect(part(figure, "message")).to_contain_text(message)
    expect(part(figure, "message")).to_have_class(re.compile("qa-wrong"))
    expect_square(figure, FIRST)
    assert totals(figure) == before


@pytest.mark.parametrize("n", SIZES)
def test_a_whole_search_asks_as_often_as_python_counts(figure: Locator, n: int) -> None:
    choose(figure, str(n), "To the end")
    asked, census = questions_asked(n), count(n, method=METHOD)
    text = f"Finished: {asked.squares:,} squares and {census.nodes:,} queens"
    expect(part(figure, "message")).to_contain_text(text)
    expect(part(figure, "message")).to_contain_text(f"lead to {census.total} solution")
    assert totals(figure) == asked.totals


def test_steps_lead_through_the_search(figure: Locator) -> None:
    choose(figure, "4", "Forward")
    expect_square(figure, "4 a4 a3")
    assert totals(figure) == (1, 4, 0)
    choose(figure, "Back")
    expect_square(figure, "4 a4")
    expect(part(figure, "progress")).to_have_text("square 1 of 60")


def test_the_search_plays_to_its_end(still: Page, address: str) -> None:
    still.goto(address)
    figure = still.locator("queens-asking")
    choose(figure, "4", "Play")
    still.clock.run_for(1_000)
    expect(part(figure, "message")).to_have_attribute("aria-live", "off")
    still.clock.run_for(60_000)
    expect(part(figure, "message")).to_have_attribute("aria-live", "polite")
    expect(part(figure, "message")).to_contain_text("Finished: 60 squares")
    choose(figure, "8", "Play")
    still.clock.run_for(30_000)
    expect(part(figure, "message")).to_contain_text("Finished: 15,720 squares")


def test_the_board_shows_the_questions_of_one_program(figure: Locator) -> None:
    lines = figure.locator(".qa-asking-no")
    expect(figure.locator(".qa-asking-order")).to_have_text(["1", "2", "3", "4"])
    choose(figure, "List based")
    expect(figure.locator(".qa-asking-order")).to_have_text(["1"])
    expect(lines).to_have_attribute("d", "")
    expect(part(figure, "memory")).to_contain_text("queens = [0, 3, 1, 6]")
    expect(figure.locator(".qa-asking-gone")).to_have_count(4)
    click(figure, "b4")
    expect(part(figure, "message")).to_contain_text("Column 1 is not in the list", ignore_case=True)
    choose(figure, "Placement flags")
    expect(figure.locator(".qa-asking-order")).to_have_count(0)
    expect(part(figure, "message")).to_contain_text("stops at taken[1]")


def test_both_diagonals_of_a_square_show_their_numbers(figure: Locator) -> None:
    choose(figure, "Placement flags")
    click(figure, "c4")
    square = asked_square("8 a8 d7 b6 g5 c4")
    own_rising, own_falling = (square.row + square.column, square.row - square.column)
    taken = {*enumerate(square.columns), (square.row, square.column)}
    expected = [
        str(rising) if rising == own_rising else str(falling + 7) if falling == own_falling else ""
        for row in range(8)
        for column in range(8)
        for rising, falling in [(row + column, row - column)]
    ]
    for row, column in taken:
        expected[8 * row + column] = ""
    expect(figure.locator("[role=gridcell]")).to_have_text(expected)


def test_looked_up_flags_are_framed_and_set_flags_are_dark(figure: Locator) -> None:
    choose(figure, "Placement flags")
    strips = figure.locator(".qa-asking-cells").all()
    asked = [strip.locator(".qa-asking-asked").all_inner_texts() for strip in strips]
    assert asked == [["5"], ["9"], []]
    queens = [*enumerate(asked_square(FIRST).columns)]
    columns, rising, falling = (
        {*map(int, strip.locator(".qa-asking-set").all_inner_texts())} for strip in strips
    )
    assert columns == {column for _, column in queens}
    assert rising == {row + column for row, column in queens}
    assert falling == {row - column + 7 for row, column in queens}


def test_flags_of_columns_stand_below_their_columns(figure: Locator) -> None:
    choose(figure, "Placement flags")
    cells = figure.locator(".qa-asking-below > span").all()
    squares = figure.locator("[role=gridcell]").all()[:8]
    for cell, square in zip(cells, squares, strict=True):
        below, above = cell.bounding_box(), square.bounding_box()
        assert below
        assert above
        middles = [box["x"] + box["width"] / 2 for box in (below, above)]
        assert middles[0] == pytest.approx(middles[1], abs=1)


def test_links_of_the_text_show_squares(page: Page, figure: Locator, address: str) -> None:
    page.get_by_role("link", name="Light up both diagonals").click()
    expect_square(figure, "8 a8 d7 b6 g5 c4")
    flags = figure.get_by_role("button", name="Placement flags")
    expect(flags).to_have_attribute("aria-pressed", "true")
    assert page.url == address  # the reader stays at the link: the figure is in sight
    page.get_by_role("link", name="For N = 4").click()
    expect_square(figure, "4 b4")
    expect(figure.locator("[role=gridcell]").first).to_be_in_viewport()


def test_a_link_of_the_text_is_for_the_first_figure(page: Page, figure: Locator) -> None:
    figure.evaluate(COPY)
    page.get_by_role("link", name="For N = 4").click()
    expect_square(figure.first, "4 b4")
    expect_square(figure.last, FIRST)


def test_keys_move_on_the_board(page: Page, figure: Locator) -> None:
    click(figure, "f4")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect_square(figure, FIRST.replace("f4", "e4"))


# Predictions --------------------------------------------------------------------------------------


def predict(form: Locator, numbers: tuple[int, ...]) -> None:
    """Write numbers and check them."""
    for field, number in zip(form.locator("input").all(), numbers, strict=True):
        field.fill(str(number))
    form.get_by_role("button", name="Check").click()


@pytest.mark.parametrize("line", PREDICTIONS)
def test_predictions_are_judged_with_reasons_and_remembered(
    page: Page, address: str, line: str
) -> None:
    page.goto(address)
    form = page.locator(f'form[data-qa-square="{line}"]')
    verdicts = form.get_by_role("listitem")
    right = tuple(map(len, asked_square(line).questions.values()))
    predict(form, tuple(number + 1 for number in right))
    for verdict, title, number in zip(range(3), PROGRAMS, right, strict=True):
        shown = verdicts.nth(verdict)
        expect(shown).to_contain_text(f"{title}: {number}, not {number + 1}.")
        expect(shown).to_contain_text(re.compile(r"\. (It|No|Column) .*\."))
    expect(form.locator("[aria-invalid=true]")).to_have_count(3)
    page.reload()
    expect(part(form, "message")).to_have_text("")
    predict(form, right)
    for verdict, title, number in zip(range(3), PROGRAMS, right, strict=True):
        expect(verdicts.nth(verdict)).to_contain_text(f"{title}: {number}, right.")
    page.reload()
    expect(part(form, "message")).to_have_text("You have solved this one.")


def test_a_prediction_needs_all_numbers_and_can_be_skipped(page: Page, address: str) -> None:
    page.goto(address)
    form = page.locator(f'form[data-qa-square="{PREDICTIONS[0]}"]')
    form.locator("input").first.fill("4")
    form.get_by_role("button", name="Check").click()
    expect(part(form, "message")).to_have_text("Write a number for each program.")
    expect(form.locator("input").nth(1)).to_be_focused()
    part(form, "show").click()
    numbers = map(len, asked_square(PREDICTIONS[0]).questions.values())
    heads = [f"{title}: {number}." for title, number in zip(PROGRAMS, numbers, strict=True)]
    expect(form.locator("li > b")).to_have_text(heads)
    page.reload()
    expect(part(form, "message")).to_have_text("")


# The whole chapter --------------------------------------------------------------------------------


def test_the_board_and_the_counts_are_on_the_first_screen(page: Page, address: str) -> None:
    page.goto(address)
    first_touch_is_in_view(page, "queens-asking [data-qa-part=board]")
    page.set_viewport_size({"width": 1280, "height": 720})
    for name in ("memory", "message", "slider"):
        expect(part(page.locator("queens-asking"), name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 620, 800, 1280])
def test_the_page_never_scrolls_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(address)
    choose(page.locator("queens-asking"), "Placement flags")
    for figure in map(page.locator, FIGURES):
        assert figure.evaluate("(element) => element.scrollWidth <= element.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_everybody_can_use_it(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width) as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        page.goto(address)
        choose(page.locator("queens-asking"), "Placement flags")
        part(page.locator("form[data-qa-square]").first, "show").click()
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "faster" / "index.html").as_uri())
    expect_square(page.locator("queens-asking"), FIRST)


def test_without_script_there_are_pictures_answers_and_programs(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    figure = scriptless.locator("queens-asking")
    expect(figure.locator("svg").first).to_be_visible()
    expect(figure.locator(".qa-asking-stage")).to_be_hidden()
    expect(figure.get_by_role("table")).to_contain_text("46,752")
    answers = scriptless.locator("queens-asking-predictions summary")
    expect(answers).to_have_count(3)
    answers.first.click()
    answer = scriptless.locator("queens-asking-predictions li").first
    expect(answer).to_contain_text("Backtracking: 4.")
    expect(answer).to_be_visible()
    expect(scriptless.get_by_text("def is_attacked")).to_be_visible()
