"""The chapter "Place queens": a reader places queens and answers questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import label, one_solution, solutions
from site_builder.figures.learn.place import SIZES
from site_builder.figures.learn.place_questions import QUESTIONS
from site_builder.values.text import square_name, squares
from tests.helpers.browser import DESK, PHONE, load_modules, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WRONG = re.compile("qa-wrong")
CONSTRUCT = """(most) => Array.from({length: most}, (_, at) => at + 1)
    .filter((n) => n !== 2 && n !== 3).map(construction.oneSolution)"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "place")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/place/"


@pytest.fixture
def stage(page: Page, address: str) -> Locator:
    """The board on which a reader places queens."""
    page.goto(address)
    figure = page.locator("queens-place")
    expect(part(figure, "message")).to_contain_text("Click a square")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def square(figure: Locator, name: str) -> Locator:
    """A square by its name."""
    return figure.locator(f'[role=gridcell][aria-label^="{name}"]')


def click(figure: Locator, *names: str) -> None:
    """Click squares, as a reader does."""
    for name in names:
        square(figure, name).click()


def counts(figure: Locator) -> tuple[int, ...]:
    """The queens, and the squares that are attacked and free."""
    names = ("placed", "attacked", "free")
    return tuple(int(part(figure, name).inner_text()) for name in names)


def drawn(figure: Locator, layer: str) -> str | None:
    """The path of a layer of the board; empty if it shows nothing."""
    return figure.locator(f".qa-attack-{layer}").get_attribute("d")


# The board ---------------------------------------------------------------------------------------


def test_a_click_puts_a_queen_and_another_lifts_it(stage: Locator) -> None:
    click(stage, "d4")
    assert counts(stage) == (1, 27, 36)
    expect(square(stage, "d4")).to_have_attribute("aria-label", "d4, queen")
    expect(square(stage, "h8")).to_have_attribute("aria-label", "h8, attacked")
    click(stage, "d4")
    assert counts(stage) == (0, 0, 64)


@pytest.mark.parametrize(
    ("other", "words"),
    [("g7", "on one diagonal"), ("e2", "in one column"), ("a5", "in one row")],
)
def test_two_queens_that_attack_each_other_are_told_with_their_line(
    stage: Locator, other: str, words: str
) -> None:
    click(stage, "e5", other)
    expect(part(stage, "message")).to_have_text(
        f"e5 and {other} stand {words}, so they attack each other."
    )
    expect(part(stage, "message")).to_have_class(WRONG)
    assert drawn(stage, "clashes")
    click(stage, other)
    expect(part(stage, "message")).not_to_have_class(WRONG)
    assert not drawn(stage, "clashes")


def test_more_than_one_pair_is_counted(stage: Locator) -> None:
    click(stage, "e5", "g7", "e2")
    expect(part(stage, "message")).to_contain_text("e5 and e2 stand in one column")
    expect(part(stage, "message")).to_contain_text("1 other pair of queens clashes, too.")


def test_no_more_queens_are_placed_than_the_board_has_rows(stage: Locator) -> None:
    click(stage, *(f"a{row}" for row in range(1, 9)), "c3")
    assert counts(stage)[0] == 8
    expect(square(stage, "c3")).not_to_have_attribute("aria-label", "c3, queen")
    expect(part(stage, "message")).to_have_class(WRONG)
    click(stage, "a1", "c3")
    expect(square(stage, "c3")).to_have_attribute("aria-label", "c3, queen")


def test_pointing_at_a_square_shows_who_attacks_it(stage: Locator, page: Page) -> None:
    click(stage, "a8", "c7")
    square(stage, "c3").hover()
    expect(part(stage, "here")).to_have_text("c3 is attacked by c7 along the column.")
    assert drawn(stage, "pointed")
    square(stage, "d8").hover()
    expect(part(stage, "here")).to_have_text(
        "d8 is attacked by a8 along the row and by c7 along a diagonal."
    )
    square(stage, "e6").hover()
    expect(part(stage, "here")).to_have_text("e6 is free. A queen there leaves 14 free squares.")
    square(stage, "a8").hover()
    expect(part(stage, "here")).to_have_text("a8 has a queen. It attacks 21 squares.")
    page.mouse.move(0, 0)
    expect(part(stage, "here")).to_be_empty()
    assert not drawn(stage, "reach")


def test_a_board_fails_as_soon_as_a_row_has_no_free_square(stage: Locator) -> None:
    click(stage, "a8", "c7", "e6")
    expect(part(stage, "message")).not_to_have_class(WRONG)
    click(stage, "b5")
    expect(part(stage, "message")).to_contain_text(
        "No free square is left in row 3: this board fails."
    )
    assert drawn(stage, "rows")
    part(stage, "undo").click()
    assert not drawn(stage, "rows")
    assert counts(stage)[0] == 3


@pytest.mark.parametrize("n", SIZES)
def test_a_solution_is_named_and_remembered(stage: Locator, page: Page, n: int) -> None:
    columns = solutions(n)[-1].tolist()
    size = stage.locator(f"[data-qa-choose='{n}']")
    size.click()
    click(stage, *squares(columns))
    expect(part(stage, "message")).to_contain_text(f"Solved. This is board {label(columns)}")
    expect(size.get_by_role("img", name="solved")).to_be_visible()
    page.reload()
    expect(size.get_by_role("img", name="solved")).to_be_visible()


def test_undo_goes_back_over_clear_and_size(stage: Locator) -> None:
    click(stage, "d4", "e2")
    part(stage, "clear").click()
    stage.get_by_role("button", name="5", exact=True).click()
    expect(stage.locator("[role=gridcell]")).to_have_count(25)
    part(stage, "undo").click()
    assert counts(stage) == (0, 0, 64)
    part(stage, "undo").click()
    assert counts(stage)[0] == 2
    for _ in range(3):
        part(stage, "undo").click()
    assert counts(stage)[0] == 0


def test_keys_alone_place_queens(stage: Locator, page: Page) -> None:
    square(stage, "a8").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(part(stage, "here")).to_have_text("b7 is attacked by a8 along a diagonal.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(square(stage, "c7")).to_have_attribute("aria-selected", "true")
    assert counts(stage)[0] == 2


def test_links_of_the_text_show_boards(stage: Locator, page: Page) -> None:
    page.get_by_role("link", name="Four queens stand here").click()
    expect(part(stage, "message")).to_contain_text("row 3")
    expect(square(stage, "b5")).to_be_in_viewport()
    page.get_by_role("link", name="of 3 rows").click()
    expect(stage.locator("[role=gridcell]")).to_have_count(9)
    click(stage, "b3", "a1")
    expect(part(stage, "message")).to_contain_text("No free square is left in row 2")


# Questions ---------------------------------------------------------------------------------------


def question(page: Page, key: str) -> Locator:
    """A question by its key."""
    return page.locator(f"[data-qa-question={key}]")


def test_free_squares_are_found_one_by_one(page: Page, address: str) -> None:
    page.goto(address)
    figure = question(page, "free-squares")
    message = part(figure, "message")
    click(figure, "c6")
    expect(message).to_have_text("c6 is attacked by a4 along a diagonal.")
    expect(message).to_have_class(WRONG)
    click(figure, "a4")
    expect(message).to_have_text("a4 has a queen.")
    names = [square_name(each, QUESTIONS[0].n) for each in QUESTIONS[0].free]
    click(figure, *names[:-1])
    expect(message).to_contain_text("1 free square to go.")
    click(figure, names[-1])
    expect(message).to_have_text(f"Right. {QUESTIONS[0].reason}")
    expect(message).not_to_have_class(WRONG)
    page.reload()
    expect(message).to_have_text("You have solved this one.")


def test_the_row_that_fails_is_found(page: Page, address: str) -> None:
    page.goto(address)
    figure = question(page, "stuck-row")
    message = part(figure, "message")
    click(figure, "b8")
    expect(message).to_have_text("There is a queen in row 8 already, on h8.")
    click(figure, "b5")
    expect(message).to_have_text("A queen still fits into row 5, on a5 and f5.")
    assert drawn(figure, "rings")
    click(figure, "b4")
    expect(message).to_have_text(f"Right. {QUESTIONS[1].reason}")
    assert drawn(figure, "rows")


def test_questions_can_be_skipped(page: Page, address: str) -> None:
    page.goto(address)
    for each in QUESTIONS:
        figure = question(page, each.key)
        part(figure, "skip").click()
        expect(part(figure, "message")).to_have_text(each.reason)
        expect(part(figure, "skip")).to_be_hidden()


# One solution ------------------------------------------------------------------------------------


def test_the_script_constructs_what_the_core_does(page: Page, address: str) -> None:
    page.goto(address)
    load_modules(page, construction="learn/one-solution.js")
    found = page.evaluate(CONSTRUCT, 1000)
    assert found == [list(one_solution(n)) for n in range(1, 1001) if n not in (2, 3)]


def test_a_number_brings_its_board(page: Page, address: str) -> None:
    page.goto(address)
    figure = page.locator("queens-one-solution")
    for n, words in ((14, "From g14"), (15, "The board of N = 14"), (32, "From p32"), (1, "N = 0")):
        part(figure, "n").fill(str(n))
        expect(part(figure, "message")).to_contain_text(words)
        expect(part(figure, "columns")).to_have_text(" ".join(map(str, one_solution(n))))
        expect(figure.get_by_role("img", name=f"One solution of N = {n}")).to_be_visible()
    part(figure, "n").fill("33")
    expect(figure.locator("svg:visible")).to_have_count(0)
    page.get_by_role("link", name="N = 1000").click()
    expect(part(figure, "columns")).to_have_text(" ".join(map(str, one_solution(1000))))
    expect(figure.locator("svg:visible")).to_have_count(0)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("2", "N = 2 has no solution"),
        ("3", "N = 3 has no solution"),
        ("0", "Type a whole number from 1 to 1,000."),
        ("1001", "Type a whole number from 1 to 1,000."),
        ("", "Type a whole number from 1 to 1,000."),
    ],
)
def test_a_number_without_board_says_why(
    page: Page, address: str, typed: str, message: str
) -> None:
    page.goto(address)
    figure = page.locator("queens-one-solution")
    part(figure, "n").fill(typed)
    expect(part(figure, "message")).to_contain_text(message)
    expect(part(figure, "columns")).to_be_hidden()


# The page ----------------------------------------------------------------------------------------


def test_the_board_is_on_the_first_screen(page: Page, address: str) -> None:
    page.goto(address)
    first_touch_is_in_view(page, "queens-place [role=gridcell]")
    first_touch_is_in_view(page, "queens-place [data-qa-part=message]")


@pytest.mark.parametrize("width", [320, 700, 768, 1280])
def test_the_page_never_scrolls_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(address)
    part(page.locator("queens-one-solution"), "n").fill("1000")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "place" / "index.html").as_uri())
    stage = page.locator("queens-place")
    stage.locator("[data-qa-choose='4']").click()
    click(stage, "b4", "d3", "a2", "c1")
    expect(part(stage, "message")).to_contain_text("This is board 4.2.1")


def test_without_script_there_are_pictures_and_answers(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    expect(scriptless.locator("queens-place .qa-picture").last).to_be_visible()
    expect(scriptless.locator("queens-place-questions summary")).to_have_count(2)
    expect(scriptless.locator("queens-one-solution .qa-place-still svg")).to_be_visible()
    expect(scriptless.locator(".qa-place-stage")).to_be_hidden()


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_everybody_can_use_it(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width) as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        page.goto(address)
        stage = page.locator("queens-place")
        click(stage, "e5", "g7")
        square(stage, "e2").focus()
        click(question(page, "free-squares"), "c6")
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []
