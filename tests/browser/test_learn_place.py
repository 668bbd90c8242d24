"""The chapter "Place queens": a reader places queens and answers questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import label, one_solution, solutions
from site_builder.figures.learn_place.blocks import SIZES
from site_builder.values.text import squares
from tests.browser.conftest import click_squares, press
from tests.helpers.browser import part_of

WRONG = re.compile("qa-wrong")


@pytest.fixture
def stage(page: Page, atlas: str) -> Locator:
    """The board on which a reader places queens."""
    page.goto(f"{atlas}learn/place/")
    return page.locator("queens-place")


def square(figure: Locator, name: str) -> Locator:
    """Return the square of the board with a name such as `c3`."""
    return figure.locator(f'[role=gridcell][aria-label^="{name}"]')


def counts(figure: Locator) -> tuple[int, ...]:
    """Return the numbers of queens, attacked squares and free squares."""
    names = ("placed", "attacked", "free")
    return tuple(int(part_of(figure, name).inner_text()) for name in names)


def drawn(figure: Locator, layer: str) -> str | None:
    """Return the SVG path data of the layer of attacks `layer`.

    An empty text means that the layer shows nothing, None that it has no path data.
    """
    return figure.locator(f".qa-attack-{layer}").get_attribute("d")


def test_clicks_put_and_lift_queens_and_undo_goes_back(stage: Locator) -> None:
    click_squares(stage, "d4")
    assert counts(stage) == (1, 27, 36)
    expect(square(stage, "d4")).to_have_attribute("aria-label", "d4, queen")
    expect(square(stage, "h8")).to_have_attribute("aria-label", "h8, empty, attacked by d4")
    click_squares(stage, "d4")
    assert counts(stage) == (0, 0, 64)
    click_squares(stage, *(f"a{row}" for row in range(1, 9)), "c3")
    assert counts(stage)[0] == 8
    expect(part_of(stage, "message")).to_have_class(WRONG)
    click_squares(stage, "a1", "c3")
    expect(square(stage, "c3")).to_have_attribute("aria-label", re.compile("^c3, queen"))
    stage.page.reload()
    click_squares(stage, "d4", "e2")
    part_of(stage, "clear").click()
    press(stage, "5", "5")  # the second press changes nothing
    expect(stage.locator("[role=gridcell]")).to_have_count(25)
    for queens in (0, 2, 1, 0):
        part_of(stage, "undo").click()
        assert counts(stage)[0] == queens
    assert counts(stage) == (0, 0, 64)
    expect(part_of(stage, "undo")).to_be_disabled()


def test_attacks_are_drawn_and_named_while_a_reader_points(stage: Locator, page: Page) -> None:
    """Do not check whole sentences here, because tests in Node check them."""
    message = part_of(stage, "message")
    click_squares(stage, "e5")
    for other in ("g7", "e2", "a5"):
        click_squares(stage, other)
        expect(message).to_contain_text(f"e5 and {other}")
        expect(message).to_have_class(WRONG)
        assert drawn(stage, "clashes")
        click_squares(stage, other)
        expect(message).not_to_have_class(WRONG)
        assert not drawn(stage, "clashes")
    part_of(stage, "clear").click()
    click_squares(stage, "a8", "c7", "e6")
    expect(part_of(stage, "message")).not_to_have_class(WRONG)
    click_squares(stage, "b5")
    expect(part_of(stage, "message")).to_have_class(WRONG)
    assert drawn(stage, "rows")
    part_of(stage, "undo").click()
    assert not drawn(stage, "rows")
    assert counts(stage)[0] == 3
    part_of(stage, "clear").click()
    click_squares(stage, "a8", "c7")
    here = part_of(stage, "here")
    for name, text in [
        ("d8", "d8 is attacked by a8 along the row and by c7 along a diagonal"),
        ("e6", "e6 is free"),
    ]:
        square(stage, name).hover()
        expect(here).to_contain_text(text)
    page.mouse.move(0, 0)
    expect(here).to_be_empty()
    assert not drawn(stage, "reach")


def test_solutions_are_named_and_remembered(stage: Locator, page: Page) -> None:
    for solved, n in enumerate(SIZES, start=1):
        columns = solutions(n)[-1].tolist()
        press(stage, str(n))
        click_squares(stage, *squares(columns))
        expect(part_of(stage, "message")).to_contain_text(f"board {label(columns)}")
        expect(stage.get_by_role("img", name="solved")).to_have_count(solved)
    page.reload()
    expect(stage.get_by_role("img", name="solved")).to_have_count(len(SIZES))


def test_a_solution_links_to_its_page_or_to_the_finder(
    page: Page, stage: Locator, figures_site: str
) -> None:
    """Our own site has a page for the solution; the site with all figures has not."""
    for shown in (page.locator("h1"), part_of(page, "label").first):
        press(page.locator("queens-place").first, "4")
        click_squares(page.locator("queens-place").first, "b4", "d3", "a2", "c1")
        page.get_by_role("link", name="4.2.1").first.click()
        expect(shown).to_contain_text("4.2.1")
        page.goto(f"{figures_site}/place.html")


def test_links_of_the_text_and_numbers_bring_boards(stage: Locator, page: Page) -> None:
    page.get_by_role("link", name="Four queens stand here").click()
    expect(part_of(stage, "message")).to_have_class(WRONG)
    expect(square(stage, "b5")).to_be_in_viewport()
    page.get_by_role("link", name="3 rows").click()
    expect(stage.locator("[role=gridcell]")).to_have_count(9)
    figure = page.locator("queens-one-solution")
    for n in (14, 15, 20, 1, 21, 1000):
        part_of(figure, "n").fill(str(n))
        expect(part_of(figure, "columns")).to_have_text(" ".join(map(str, one_solution(n))))
        picture = figure.get_by_role("img", name=f"One solution of N = {n}")
        expect(picture).to_have_count(int(n <= 20))
    for typed, message in [("2", "no solution"), ("3", "no solution"), ("0", "1 to 1,000")]:
        part_of(figure, "n").fill(typed)
        expect(part_of(figure, "message")).to_contain_text(message)
        expect(part_of(figure, "columns")).to_be_hidden()
    for typed in ("1001", ""):
        part_of(figure, "n").fill(typed)
        expect(part_of(figure, "message")).to_contain_text("1 to 1,000")
    page.get_by_role("link", name="14", exact=True).click()
    expect(part_of(figure, "columns")).to_have_text(" ".join(map(str, one_solution(14))))
