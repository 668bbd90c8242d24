"""The chapter "Half, then an eighth": a reader turns a board and collects its orbit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import Symmetry, count, orbit, queens_per_square, solution
from site_builder.figures.learn.forbidden import FirstQueen, first_queens
from site_builder.values.text import SYMMETRY_NAMES, square_name
from tests.helpers.browser import DESK, PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIGURE = "queens-turning"
FIGURES = (FIGURE, "queens-first-row", "queens-forbidden-squares")
TIMES = "\N{MULTIPLICATION SIGN}"
PRESS_AND_WATCH = """(slot) => {
    slot.click();
    const board = slot.closest("queens-turning").querySelector("[data-qa-part=board] > .qa-board");
    return board.getAnimations().length > 0;
}"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "symmetry")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/symmetry/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The figure for a reader who wants no motion, so that each press shows its result at once."""
    page.emulate_media(reduced_motion="reduce")
    return visit(page, address)


def visit(page: Page, address: str) -> Locator:
    """The figure, which has started."""
    page.goto(address)
    figure = page.locator(FIGURE)
    expect(part(figure, "tally")).to_contain_text("1 of 8")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def slot(figure: Locator, symmetry: Symmetry) -> Locator:
    """The button of a symmetry, in which its image is collected."""
    return figure.locator(f"[data-qa-symmetry={symmetry}]")


def expect_board(figure: Locator, columns: tuple[int, ...]) -> None:
    """Wait until the board shows a solution."""
    name = f"Columns {' '.join(map(str, columns))}"
    expect(part(figure, "board").get_by_role("img")).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_each_symmetry_shows_the_image_of_the_core(figure: Locator, symmetry: Symmetry) -> None:
    figure.get_by_role("button", name="8.8.1").click()
    slot(figure, Symmetry.ROTATE_90).click()
    slot(figure, symmetry).click()  # always of the first board, not of the one that is shown
    expect_board(figure, orbit(solution("8.8.1")).images[symmetry])


def test_what_leaves_the_board_unchanged_is_told_apart(figure: Locator) -> None:
    slot(figure, Symmetry.ROTATE_180).click()
    expect(part(figure, "outcome")).to_have_text("All 8 queens stand where queens stood.")
    expect(part(figure, "reason")).to_have_text("Turned by 180°, the board is unchanged.")
    slot(figure, Symmetry.LEFT_RIGHT).click()
    expect(part(figure, "reason")).to_have_text("Mirrored left to right, it is another board.")


@pytest.mark.parametrize("label", ["8.4.1", "8.8.1", "4.2.1"])
def test_all_eight_fall_together_as_the_orbit_has_boards(figure: Locator, label: str) -> None:
    figure.get_by_role("button", name=label).click()
    part(figure, "all").click()
    size = orbit(solution(label)).size
    expect(part(figure, "tally")).to_contain_text(f"{size} different images {TIMES} {8 // size} ")
    expect(part(figure, "tally")).to_contain_text("= 8")
    repeats = figure.locator(".qa-turning-same").filter(has_text="same as")
    expect(repeats).to_have_count(8 - size)
    counts = figure.locator(".qa-turning-count").filter(has_text=f"{TIMES} {8 // size}")
    expect(counts).to_have_count(size if size < 8 else 0)


def test_equal_images_lie_on_the_first_of_them(figure: Locator) -> None:
    slot(figure, Symmetry.ROTATE_180).click()
    first = slot(figure, Symmetry.IDENTITY)
    expect(first.locator(".qa-turning-count")).to_have_text(f"{TIMES} 2")
    later = slot(figure, Symmetry.ROTATE_180).locator(".qa-turning-image")
    name = SYMMETRY_NAMES[Symmetry.IDENTITY]
    expect(slot(figure, Symmetry.ROTATE_180)).to_contain_text(f"same as {name}")
    boxes = [each.bounding_box() for each in (first.locator(".qa-turning-image"), later)]
    assert boxes[0]
    assert boxes[1]
    assert 0 < boxes[1]["x"] - boxes[0]["x"] < boxes[0]["width"] / 2


def test_digits_turn_the_board_while_the_figure_has_the_focus(page: Page, figure: Locator) -> None:
    page.keyboard.press("3")
    expect(part(figure, "tally")).to_contain_text("1 of 8")
    slot(figure, Symmetry.IDENTITY).focus()
    page.keyboard.press("2")
    expect_board(figure, orbit(solution("8.4.1")).images[Symmetry.ROTATE_90])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(part(figure, "tally")).to_contain_text("2 of 8")


def test_links_of_the_text_turn_a_board(page: Page, figure: Locator) -> None:
    page.get_by_role("link", name="after a quarter turn").click()
    expect_board(figure, solution("4.2.1"))
    expect(part(figure, "outcome")).to_have_text("All 4 queens stand where queens stood.")
    page.get_by_role("link", name="all eight images differ").click()
    expect(part(figure, "tally")).to_contain_text(f"8 different images {TIMES} 1 symmetry")


def test_motion_ends_where_a_plain_change_does(page: Page, address: str) -> None:
    figure = visit(page, address)
    for symmetry in (Symmetry.ROTATE_90, Symmetry.LEFT_RIGHT):
        assert slot(figure, symmetry).evaluate(PRESS_AND_WATCH)
        expect_board(figure, orbit(solution("8.4.1")).images[symmetry])
        expect(slot(figure, symmetry)).to_have_class("qa-turning-full qa-turning-here")


def test_press_during_a_move_finishes_it_and_starts_the_next(page: Page, address: str) -> None:
    figure = visit(page, address)
    for symmetry in Symmetry:
        slot(figure, symmetry).evaluate("(slot) => slot.click()")
    expect_board(figure, orbit(solution("8.4.1")).images[Symmetry.ANTI_DIAGONAL])
    expect(slot(figure, Symmetry.ANTI_DIAGONAL)).to_contain_text("anti-diagonal")


@pytest.mark.parametrize(("width", "height"), [(DESK, 720), (PHONE, 640)])
def test_first_screen_has_the_board_and_the_first_images(
    browser: Browser, address: str, width: int, height: int
) -> None:
    with opened(browser, width=width) as page:
        page.set_viewport_size({"width": width, "height": height})
        figure = visit(page, address)
        box = part(figure, "board").bounding_box()
        assert box
        assert box["y"] + box["height"] < height
        image = slot(figure, Symmetry.ROTATE_90).bounding_box()
        assert image
        assert image["y"] + 40 < height
        assert page.evaluate("document.documentElement.scrollWidth") == width


# Half of the first row ----------------------------------------------------------------------------


def first_row(page: Page, address: str) -> Locator:
    """The solutions by first queen, as they are at first."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    figure = page.locator("queens-first-row")
    expect(part(figure, "message")).to_contain_text("First queen on c8")
    return figure


@pytest.mark.parametrize("column", range(8))
def test_first_queen_lights_its_pile_and_the_pile_opposite(
    page: Page, address: str, column: int
) -> None:
    figure = first_row(page, address)
    counts = queens_per_square(8)[0]
    figure.get_by_role("button", name=f"{square_name((0, column), 8)}:").click()
    lit = figure.locator("g.qa-first-row-lit")
    expect(lit).to_have_count(2 * counts[column])
    columns = lit.evaluate_all("(all) => all.map((each) => each.dataset.qaColumn)")
    assert {*map(int, columns)} == {column, 7 - column}
    twin = square_name((0, 7 - column), 8)
    expect(part(figure, "message")).to_contain_text(f"begin on {twin}: {counts[column]}, too")


@pytest.mark.parametrize("n", [5, 6, 7, 8])
def test_fold_doubles_half_of_the_solutions(page: Page, address: str, n: int) -> None:
    figure = first_row(page, address)
    figure.get_by_role("button", name=str(n), exact=True).click()
    part(figure, "fold").click()
    total = count(n).total
    expect(part(figure, "message")).to_contain_text(f"2 {TIMES} {total // 2} = {total}")
    expect(figure.locator(".qa-first-row-fold > g")).to_have_count(total // 2)
    part(figure, "fold").press("Enter")
    expect(part(figure, "fold")).to_have_text("Fold in half")


def test_folded_solutions_lie_on_their_mirror_images(page: Page, address: str) -> None:
    figure = first_row(page, address)
    part(figure, "fold").click()
    middles = """(groups) => groups.map((group) => {
        const box = group.getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)].join();
    })"""
    fixed, folded = (
        figure.locator(f"g{which}:has(> g) > g").evaluate_all(middles)
        for which in (":not(.qa-first-row-fold)", ".qa-first-row-fold")
    )
    assert fixed == folded


def test_links_of_the_text_show_a_first_queen_and_fold(page: Page, address: str) -> None:
    figure = first_row(page, address)
    page.get_by_role("link", name="on c5").click()
    expect(part(figure, "message")).to_contain_text("First queen on c5, the middle square")
    page.get_by_role("link", name="twice 46 is 92").click()
    expect(part(figure, "message")).to_contain_text("4 + 8 + 16 + 18 = 46.")


# Forbidden squares -------------------------------------------------------------------------------


def forbidden(page: Page, address: str) -> Locator:
    """The forbidden squares, as they are at first."""
    page.goto(address)
    figure = page.locator("queens-forbidden-squares")
    expect(part(figure, "message")).to_contain_text("With a first queen on f8, 8 squares")
    return figure


@pytest.mark.parametrize("queen", first_queens(8), ids=lambda queen: queen.name)
def test_each_mark_says_where_an_image_takes_it(
    page: Page, address: str, queen: FirstQueen
) -> None:
    figure = forbidden(page, address)
    figure.get_by_role("button", name=queen.name, exact=True).click()
    for square in queen.forbidden:
        name = square_name(square, 8)
        figure.get_by_role("button", name=f"{name}, forbidden").click()
        expect(part(figure, "message")).to_contain_text(f"a queen on {name} moves to")
        text = part(figure, "message").inner_text()
        target = text.partition("moves to ")[2][:2]
        assert target[1] == "8"
        assert target > queen.name
    for square, letter in queen.ties:
        figure.get_by_role("button", name=f"tie {letter}").press("Enter")
        text = f"a queen on {square_name(square, 8)} moves exactly to {queen.name}"
        expect(part(figure, "message")).to_contain_text(text)


def test_links_of_the_text_show_marks(page: Page, address: str) -> None:
    figure = forbidden(page, address)
    page.get_by_role("link", name="on e8").press("Enter")  # a click might miss while a page moves
    expect(part(figure, "message")).to_contain_text("With a first queen on e8, 14 squares")
    page.get_by_role("link", name="on C", exact=True).press("Enter")
    expect(part(figure, "message")).to_contain_text("turned by 90° clockwise, a queen on a6")


# All figures ------------------------------------------------------------------------------------


def test_narrow_columns_need_no_horizontal_scroll(page: Page, address: str) -> None:
    visit(page, address)
    for figure in map(page.locator, (*FIGURES, "queens-orbit-prediction", "queens-editor")):
        for width in (300, 420, 560, 700):
            figure.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
            assert figure.evaluate("(element) => element.scrollWidth") <= width


def test_is_accessible_with_an_empty_console(page: Page, address: str) -> None:
    messages = list[str]()
    page.on("console", lambda message: messages.append(message.text))
    page.emulate_media(reduced_motion="reduce")
    figure = visit(page, address)
    part(figure, "all").click()
    expect(part(figure, "tally")).to_contain_text("= 8")
    page.locator("queens-orbit-prediction [data-qa-answer='8']").click()
    assert violations_by_day_and_night(page, ".qa-beside, .qa-predict") == []
    assert messages == []


def test_without_script_the_images_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    for figure in map(scriptless.locator, FIGURES):
        expect(figure.locator("figure svg").first).to_be_visible()
        expect(part(figure, "stage")).to_be_hidden()


# Predict, and write -------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["1", "2", "4", "8", ""])
def test_prediction_is_judged_and_remembered(page: Page, address: str, answer: str) -> None:
    page.goto(address)
    figure = page.locator("queens-orbit-prediction")
    expect(part(figure, "images")).to_be_hidden()
    figure.locator(f'[data-qa-answer="{answer}"]').click()
    first = {"4": "Right: 4 boards.", "8": "Fewer: 4 boards.", "": "4 boards."}
    for _ in range(2):
        expect(part(figure, "verdict")).to_contain_text(first.get(answer, "More: 4 boards."))
        expect(figure.locator(".qa-predict-wrong")).to_have_count(int(answer in ("1", "2", "8")))
        expect(part(figure, "images").locator(".qa-repeat")).to_have_count(4)
        expect(part(figure, "images")).to_be_visible()
        page.reload()


def test_prediction_without_script_has_its_answer(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    figure = scriptless.locator("queens-orbit-prediction")
    expect(figure).to_contain_text("4 boards. A half turn leaves the board unchanged")
    expect(part(figure, "images")).to_be_visible()


def test_mirror_program_is_written_in_the_chapter(page: Page, address: str) -> None:
    page.goto(address)
    editor = page.locator("queens-editor")
    text = part(editor, "text")
    text.fill(text.input_value().replace("total = ___", "total = place(half, 0, 0, 0)"))
    part(editor, "run").click()
    expect(part(editor, "verdict")).to_contain_text("It finds one of every two mirror images.")
    text.fill(text.input_value().replace("total = place", "total = 2 * place"))
    part(editor, "run").click()
    expect(part(editor, "verdict")).to_contain_text("All totals are right.")
