"""The chapter "Half, then an eighth": a reader turns a board and collects its orbit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import Symmetry, count, orbit, queens_per_square, solution
from exhibits.learn_symmetry.blocks import first_queens
from site_builder.values.text import SYMMETRY_NAMES, square_name, squares
from tests.browser.conftest import press
from tests.helpers.browser import part_of

TIMES = "\N{MULTIPLICATION SIGN}"
PRESS_AND_WATCH = """(slot) => {
    slot.click();
    const board = slot.closest("queens-turning").querySelector("[data-qa-part=board] > .qa-board");
    return board.getAnimations().length > 0;
}"""


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The board that turns."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """Open the chapter and return the board that turns."""
    page.goto(f"{atlas}learn/symmetry/")
    return page.locator("queens-turning")


def slot(figure: Locator, symmetry: Symmetry) -> Locator:
    """Return the button of a symmetry. A click on it moves the board and collects its image."""
    return figure.locator(f"[data-qa-symmetry={symmetry}]")


def expect_board(figure: Locator, columns: tuple[int, ...]) -> None:
    """Wait until the board shows the solution with these columns."""
    name = f"Queens on {' '.join(squares(columns))}"
    expect(part_of(figure, "board").get_by_role("img")).to_have_attribute("aria-label", name)


def test_all_eight_fall_together_until_the_reader_stops_them(paused_page: Page, atlas: str) -> None:
    paused_page.emulate_media(reduced_motion="reduce")
    figure = visit(paused_page, atlas)
    for label in ("8.4.1", "8.8.1", "4.2.1"):
        figure.get_by_role("button", name=label).click()
        part_of(figure, "all").click()
        paused_page.clock.run_for(15_000)
        size = orbit(solution(label)).size
        tally = part_of(figure, "tally")
        expect(tally).to_contain_text(f"{size} different images {TIMES} {8 // size} ")
        status = figure.get_by_role("status")
        expect(status).to_contain_text(f"All eight shown: {size} different images")
        repeats = figure.locator(".qa-turning-same").filter(has_text="same as")
        expect(repeats).to_have_count(8 - size)
        counts = figure.locator(".qa-turning-count").filter(has_text=f"{TIMES} {8 // size}")
        expect(counts).to_have_count(size if size < 8 else 0)
    figure = visit(paused_page, atlas)
    part_of(figure, "all").click()
    paused_page.clock.run_for(2000)
    part_of(figure, "all").click()
    paused_page.clock.run_for(15_000)
    expect(part_of(figure, "tally")).to_contain_text("3 of 8")
    expect(figure.get_by_role("status")).to_contain_text("Turned by 180°")
    expect(part_of(figure, "all")).to_have_text("Show all eight")


def test_each_symmetry_shows_the_image_of_the_core_by_clicks_and_digits(
    figure: Locator, page: Page
) -> None:
    slot(figure, Symmetry.ROTATE_180).click()
    expect(part_of(figure, "outcome")).to_contain_text("All 8 queens stand where queens stood")
    expect(part_of(figure, "reason")).to_contain_text("unchanged")
    first = slot(figure, Symmetry.IDENTITY)
    expect(first.locator(".qa-turning-count")).to_have_text(f"{TIMES} 2")
    name = SYMMETRY_NAMES[Symmetry.IDENTITY]
    expect(slot(figure, Symmetry.ROTATE_180)).to_contain_text(f"same as {name}")
    images = [slot(figure, each) for each in (Symmetry.IDENTITY, Symmetry.ROTATE_180)]
    boxes = [image.locator(".qa-turning-image").bounding_box() for image in images]
    assert boxes[0]
    assert boxes[1]
    assert 0 < boxes[1]["x"] - boxes[0]["x"] < boxes[0]["width"] / 2
    slot(figure, Symmetry.LEFT_RIGHT).click()
    expect(part_of(figure, "reason")).to_contain_text("another board")
    press(figure, "8.8.1")
    # Each symmetry applies to the solution itself, not to the image that is shown.
    for symmetry in Symmetry:
        slot(figure, symmetry).click()
        expect_board(figure, orbit(solution("8.8.1")).images[symmetry])
    page.reload()
    page.keyboard.press("3")
    expect(part_of(figure, "tally")).to_contain_text("1 of 8")
    slot(figure, Symmetry.IDENTITY).focus()
    page.keyboard.press("2")
    expect_board(figure, orbit(solution("8.4.1")).images[Symmetry.ROTATE_90])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(part_of(figure, "tally")).to_contain_text("2 of 8")


def test_links_of_the_text_turn_a_board(page: Page, figure: Locator) -> None:
    page.get_by_role("link", name="after a quarter turn").click()
    expect_board(figure, solution("4.2.1"))
    expect(part_of(figure, "outcome")).to_contain_text("All 4 queens")
    page.get_by_role("link", name="all eight images differ").click()
    expect(part_of(figure, "tally")).to_contain_text("8 different images")


def test_motion_ends_where_a_plain_change_does(new_page: Page, atlas: str) -> None:
    figure = visit(new_page, atlas)
    for symmetry in (Symmetry.ROTATE_90, Symmetry.LEFT_RIGHT):
        assert slot(figure, symmetry).evaluate(PRESS_AND_WATCH)
        expect_board(figure, orbit(solution("8.4.1")).images[symmetry])
        expect(slot(figure, symmetry)).to_have_class("qa-turning-full qa-turning-here")
    # Each click comes while the board still moves, and must finish the move before its own.
    for symmetry in Symmetry:
        slot(figure, symmetry).evaluate("(slot) => slot.click()")
    expect_board(figure, orbit(solution("8.4.1")).images[Symmetry.ANTI_DIAGONAL])


def test_the_first_row_lights_piles_and_folds(page: Page, figure: Locator) -> None:
    figure = page.locator("queens-first-row")
    counts = queens_per_square(8)[0]
    lit = figure.locator("g.qa-first-row-lit")
    for column in range(8):
        figure.get_by_role("button", name=f"{square_name((0, column), 8)}:").click()
        expect(lit).to_have_count(2 * counts[column])
        columns = lit.evaluate_all("(all) => all.map((each) => each.dataset.qaColumn)")
        assert set(map(int, columns)) == {column, 7 - column}
        twin = square_name((0, 7 - column), 8)
        expect(part_of(figure, "message")).to_contain_text(f"{twin}: {counts[column]}")
    middles = """(groups) => groups.map((group) => {
        const box = group.getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)].join();
    })"""
    for n in (5, 6, 7, 8):
        press(figure, str(n))
        part_of(figure, "fold").click()
        total = count(n).total
        expect(part_of(figure, "message")).to_contain_text(f"2 {TIMES} {total // 2} = {total}")
        expect(figure.locator(".qa-first-row-fold > g")).to_have_count(total // 2)
    fixed, folded = (
        figure.locator(f"g{which}:has(> g) > g").evaluate_all(middles)
        for which in (":not(.qa-first-row-fold)", ".qa-first-row-fold")
    )
    assert fixed == folded, "they lie on their mirror images"
    part_of(figure, "fold").press("Enter")
    expect(part_of(figure, "fold")).to_have_text("Fold in half")
    message = part_of(page.locator("queens-first-row"), "message")
    page.get_by_role("link", name="on c5").click()
    expect(message).to_contain_text("First queen on c5, the middle square")
    page.get_by_role("link", name="twice that is 92").click()
    expect(message).to_contain_text("4 + 8 + 16 + 18 = 46")


def test_each_forbidden_square_says_where_an_image_takes_it(page: Page, figure: Locator) -> None:
    figure = page.locator("queens-forbidden-squares")
    message = part_of(figure, "message")
    for queen in first_queens(8):
        # Press a key, because a click might miss while the page moves.
        figure.get_by_role("button", name=queen.name, exact=True).press("Enter")
        for square in queen.forbidden:
            name = square_name(square, 8)
            figure.get_by_role("gridcell", name=f"{name}, empty, forbidden").press("Enter")
            expect(message).to_contain_text(f"a queen on {name} moves to")
            target = message.inner_text().partition("moves to ")[2][:2]
            assert target[1] == "8"
            assert target > queen.name
        for square, letter in queen.ties:
            figure.get_by_role("gridcell", name=f"tie {letter}").press("Enter")
            text = f"a queen on {square_name(square, 8)} moves exactly to {queen.name}"
            expect(message).to_contain_text(text)
    page.get_by_role("link", name="on e8").press("Enter")
    expect(message).to_contain_text("first queen on e8, 14 squares")
    page.get_by_role("link", name="on C", exact=True).press("Enter")
    expect(message).to_contain_text("turned by 90° clockwise, a queen on a6")
