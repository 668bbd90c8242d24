"""The chapter "Attacks that move": a reader predicts free squares, rightly and wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import attack_masks, solution
from site_builder.figures.laboratories.queens import SIZES
from site_builder.values.text import square_name
from tests.helpers.browser import DESK, PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TAG = "queens-moving-attacks"
WRONG = re.compile("qa-wrong")
CENTRES = """(cells) => cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    return box.x + box.width / 2;
})"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "attacks")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/attacks/"


@pytest.fixture
def stage(page: Page, address: str) -> Locator:
    """The board, which asks for the free squares of its second row."""
    page.goto(address)
    figure = page.locator(TAG)
    expect(part(figure, "message")).to_contain_text("Which squares of row 4 are free?")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def click(figure: Locator, *squares: str) -> None:
    """Click squares."""
    for square in squares:
        figure.locator(f'[role=gridcell][aria-label^="{square}"]').click()


def free_squares(n: int, columns: Sequence[int]) -> list[str]:
    """The names of the free squares of the row below queens."""
    row = len(columns)
    attacked = attack_masks(n, enumerate(columns), row).attacked
    return [square_name((row, c), n) for c in range(n) if not attacked >> (n - 1 - c) & 1]


def expect_masks(figure: Locator, n: int, columns: Sequence[int], *, is_shown: bool) -> None:
    """Wait until the masks are those of the next row, or of the last queen's row with its bit."""
    masks = attack_masks(n, enumerate(columns), len(columns))
    if not is_shown:
        last = len(columns) - 1
        bit = 1 << n - 1 - columns[last]
        masks = type(masks)(
            *(mask | bit for mask in attack_masks(n, enumerate(columns[:last]), last))
        )
    for name, mask in masks._asdict().items():
        expect(part(figure, name)).to_have_text(f"{mask:0{n}b}")
    full = (1 << n) - 1
    free = f"{full & ~masks.attacked:0{n}b}" if is_shown else "?" * n
    expect(part(figure, "free")).to_have_text(free)


@pytest.mark.parametrize("label", ["5.8.1", "8.4.1"])
def test_a_reader_predicts_each_row_of_a_solution(stage: Locator, label: str) -> None:
    board = solution(label)
    n = len(board)
    stage.get_by_role("button", name=str(n), exact=True).click()
    for row, column in enumerate(board):
        columns = board[:row]
        if row:
            expect_masks(stage, n, columns, is_shown=False)
            free = free_squares(n, columns)
            click(stage, *free)
            part(stage, "check").click()
            expect(part(stage, "message")).to_contain_text(f"Right: {free[0]}")
            expect_masks(stage, n, columns, is_shown=True)
        click(stage, square_name((row, column), n))
    expect(part(stage, "message")).to_contain_text("A solution.")
    expect(part(stage, "score")).to_have_text(f"Rows predicted right: {n - 1}")
    stage.page.reload()
    expect(part(stage, "score")).to_have_text(f"Rows predicted right: {n - 1}")


def test_a_wrong_prediction_is_explained_for_each_square(stage: Locator) -> None:
    click(stage, "b4", "c4")
    part(stage, "check").click()
    message = part(stage, "message")
    expect(message).to_contain_text("a4 is free: no mask has a 1 there.")
    expect(message).to_contain_text("c4 is attacked along left by the queen on d5.")
    expect(message).to_have_class(WRONG)
    expect(stage.locator(".qa-moving-mistake")).to_have_count(2)
    expect(part(stage, "score")).to_be_empty()
    click(stage, "e4")
    expect(message).to_have_text("e4 is attacked along right by the queen on d5.")
    click(stage, "d4")
    expect(message).to_have_text("d4 is attacked along down by the queen on d5.")


def test_two_attackers_are_named(page: Page, stage: Locator) -> None:
    page.get_by_role("link", name="After two queens").click()
    part(stage, "skip").click()
    click(stage, "b3")
    text = "b3 is attacked along left by the queen on d5 and along right by the queen on a4."
    expect(part(stage, "message")).to_have_text(text)


def test_a_guess_is_taken_back_by_a_second_click(stage: Locator) -> None:
    click(stage, "a4", "b4", "c4", "c4")
    part(stage, "check").click()
    text = "Right: a4 and b4 are free. Put a queen on a free square."
    expect(part(stage, "message")).to_have_text(text)


def test_other_rows_wait(stage: Locator) -> None:
    for square in ("a3", "a5"):
        click(stage, square)
        expect(part(stage, "message")).to_have_text("Click squares of row 4: it comes next.")
    expect_masks(stage, 5, [3], is_shown=False)


def test_a_row_can_be_shown_and_queens_taken_back(stage: Locator) -> None:
    part(stage, "skip").click()
    expect(part(stage, "message")).to_contain_text("A4 and b4 are free.")
    click(stage, "a4")
    expect_masks(stage, 5, [3, 0], is_shown=False)
    part(stage, "undo").click()
    expect_masks(stage, 5, [3], is_shown=True)
    part(stage, "undo").click()
    expect(part(stage, "message")).to_contain_text("Put the first queen")
    expect(part(stage, "undo")).to_be_disabled()
    expect(part(stage, "score")).to_be_empty()


def test_links_of_the_text_show_boards(page: Page, stage: Locator) -> None:
    page.get_by_role("link", name="Move the attacks to row 4").click()
    expect_masks(stage, 5, [3], is_shown=True)
    page.get_by_role("link", name="Here nothing is free").click()
    expect(part(stage, "message")).to_have_text(
        re.compile("^No square is free.*A dead end: take the last queen back.$")
    )
    page.get_by_role("link", name="Below b5 and e4").click()
    expect_masks(stage, 5, [1, 4], is_shown=True)
    expect(part(stage, "message")).to_contain_text("A 1 of left has moved off the board.")
    expect(part(stage, "message")).to_contain_text("A 1 of right has moved off the board.")


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_a_link_shows_the_whole_figure(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width) as page:
        page.set_viewport_size({"width": width, "height": 640})
        page.goto(address)
        page.get_by_role("link", name="Here nothing is free").click()
        expect(page.locator(TAG)).to_be_in_viewport(ratio=1)


def test_it_can_be_done_by_keys_alone(page: Page, stage: Locator) -> None:
    stage.locator('[role=gridcell][aria-label^="a5"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    part(stage, "check").focus()
    page.keyboard.press("Enter")
    expect(part(stage, "message")).to_contain_text("Right: a4 and b4 are free.")
    expect(stage.locator('[role=gridcell][aria-label^="a4"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(part(stage, "message")).to_contain_text("Which squares of row 3 are free?")


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("width", [PHONE, 1280])
def test_each_bit_stands_under_its_square(stage: Locator, width: int, n: int) -> None:
    stage.page.set_viewport_size({"width": width, "height": 720})
    stage.get_by_role("button", name=str(n), exact=True).click()
    expect(stage.locator("[role=gridcell]")).to_have_count(n * n)
    squares = stage.locator("[role=row] >> nth=0").locator("[role=gridcell]")
    expected = squares.evaluate_all(CENTRES)
    for name in ("files", "left", "down", "right", "free"):
        centres = part(stage, name).locator("> *").evaluate_all(CENTRES)
        assert centres == pytest.approx(expected, abs=1)


def test_first_screen_has_the_board_and_the_check(page: Page, stage: Locator) -> None:
    for name in ("board", "check"):
        first_touch_is_in_view(page, f"{TAG} [data-qa-part={name}]")


def test_narrow_columns_need_no_horizontal_scroll(stage: Locator) -> None:
    stage.get_by_role("button", name="8", exact=True).click()
    for width in (300, 420, 700, 730, 1200):
        stage.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
        assert stage.evaluate("(element) => element.scrollWidth") <= width


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_is_accessible_with_an_empty_console(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width, reduced_motion="reduce") as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        page.goto(address)
        stage = page.locator(TAG)
        click(stage, "c4")
        part(stage, "check").click()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []


def test_without_script_there_are_pictures(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    expect(scriptless.locator(f"{TAG} figure svg")).to_be_visible()
    expect(part(scriptless.locator(TAG), "stage")).to_be_hidden()


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "attacks" / "index.html").as_uri())
    stage = page.locator(TAG)
    part(stage, "skip").click()
    expect_masks(stage, 5, [3], is_shown=True)
