"""Every interactive figure: the block that draws it, and a click of a reader with its effect."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.helpers.sources import ROOT

# Options of the plugin for which a small site has every kind of figure and of gallery.
OPTIONS = f"galleries: 9, long_galleries: 13, solution_pages: 0, timings: '{ROOT / 'timings'}'"


@dataclass(frozen=True)
class InteractiveFigure:
    """A figure that answers its reader.

    Attributes
    ----------
    block : str
        What asks for it, below ``queens``.
    root : str
        The selector of what it is drawn in.
    use : function of a locator
        Does one thing with it, waits for what a reader sees of that, and can do so again.
    """

    block: str
    root: str
    use: Callable[[Locator], None]


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure by its name."""
    return figure.locator(f"[data-qa-part={name}]").first


def expect_change(shown: Locator, act: Callable[[], object]) -> None:
    """Do something, and wait until something else is shown here."""
    before = shown.inner_text()
    act()
    expect(shown).not_to_have_text(before)


def step(figure: Locator) -> None:
    """Go to the next step, of a stepper or of a race."""
    forward = figure.get_by_label("Forward", exact=True)
    expect_change(part(figure, "progress"), forward.click)


def turn_a_bit(figure: Locator) -> None:
    """Click a bit: another number stands beside it."""
    expect_change(
        figure.locator("[data-qa-line=x]"), part(figure, "bits").locator("> *").last.click
    )


def click_a_square(figure: Locator) -> None:
    """Click the last square of a board: the queens are others."""
    queens = part(figure, "board").locator("polyline")
    before = queens.get_attribute("points") or ""
    figure.get_by_role("gridcell").last.click()
    expect(queens).not_to_have_attribute("points", before)


def complete(figure: Locator) -> None:
    """Click a square of a finder or of an explorer: other solutions remain."""
    status = figure.get_by_role("status").first
    expect(status).to_contain_text("remain")
    expect_change(status, figure.get_by_role("gridcell").first.click)
    expect(status).to_contain_text(re.compile("remain|solution"))


def choose_another_n(figure: Locator) -> None:
    """Choose another N: the answer is another one."""
    n = "14" if part(figure, "n").input_value() == "15" else "15"
    expect_change(part(figure, "answer"), lambda: part(figure, "n").select_option(n))


def count_another_n(figure: Locator) -> None:
    """Choose another N: it is estimated how long that takes to count."""
    n = part(figure, "n")
    n.select_option("13" if n.input_value() == "12" else "12")
    expect(part(figure, "status")).to_have_text(re.compile("on your [0-9]+ core"))


def read_off(figure: Locator) -> None:
    """Move the line of a plot to the next N."""
    slider = figure.get_by_label("N", exact=True)
    end = slider.get_attribute("max") or ""
    key = "ArrowLeft" if slider.input_value() == end else "ArrowRight"
    expect_change(figure.locator("output"), lambda: slider.press(key))


def sort(figure: Locator) -> None:
    """Sort a table by its last column."""
    heading = figure.get_by_role("columnheader").last
    before = heading.get_attribute("aria-sort") or ""
    heading.get_by_role("button").click()
    expect(heading).not_to_have_attribute("aria-sort", before)
    expect(heading).to_have_attribute("aria-sort", re.compile("ending"))


def put_a_queen(figure: Locator) -> None:
    """Click an empty square of the position of the day, and take the queen back."""
    placed = part(figure, "placed")
    expect_change(placed, figure.locator("[role=gridcell]:not([aria-label*=','])").first.click)
    expect_change(placed, part(figure, "undo").click)


def turn_the_board(figure: Locator) -> None:
    """Turn a board, then back: each is another board."""
    for symmetry in ("rotate_90", "identity"):
        button = figure.locator(f"[data-qa-symmetry={symmetry}]")
        expect_change(part(figure, "outcome"), button.click)


def choose_another_wall(figure: Locator) -> None:
    """Choose another N: the wall has other boards."""
    sizes = part(figure, "sizes")
    other = sizes.locator("[aria-pressed=false]").first
    expect_change(part(figure, "name"), other.click)


def write_and_reset(figure: Locator) -> None:
    """Change the program of an editor, and take it back."""
    text = part(figure, "text")
    expect(text).not_to_have_value("")  # its script fills it
    source = text.input_value()
    text.fill("print(4)")
    part(figure, "reset").click()
    expect(text).to_have_value(source)


def unfold(figure: Locator) -> None:
    """Open or fold the answer to a question."""
    answer = figure.locator("details > :not(summary)").first
    was_open = answer.is_visible()
    figure.locator("summary").first.click()
    expect(answer).to_be_visible(visible=not was_open)


FIGURES: Mapping[str, InteractiveFigure] = {
    "stepper": InteractiveFigure(
        "stepper\nbitmap 5", ".qa-stepper:not(:has([data-qa-part=grid]))", step
    ),
    "sudoku": InteractiveFigure(
        "sudoku-stepper\n"
        "....3.4..18.......3......75....8.5..9.26......6..1.........2....1.9..34....7...92",
        ".qa-stepper:has([data-qa-part=grid])",
        step,
    ),
    "row": InteractiveFigure(
        "row-laboratory\n00010110\n-x & x", "[aria-label='Row laboratory']", turn_a_bit
    ),
    "queens": InteractiveFigure(
        "queen-laboratory\n5: 3 1", "[aria-label='Queen laboratory']", click_a_square
    ),
    "race": InteractiveFigure(
        "race\nbitmap carry_chain mirror 6", ".qa-race[aria-label=Race]", step
    ),
    "count": InteractiveFigure("count-here\n12", "[aria-label='Count here']", count_another_n),
    "duration": InteractiveFigure(
        "duration\n16 bitmap python", "[aria-label='How long it takes']", choose_another_n
    ),
    "finder": InteractiveFigure("find\n6", "[aria-label='Find a board']", complete),
    "play": InteractiveFigure("play", "queens-play", put_a_queen),
    "turning": InteractiveFigure("turning\n6.4.1", "queens-turning", turn_the_board),
    "wall": InteractiveFigure("wall\n6", "queens-wall", choose_another_wall),
    "editor": InteractiveFigure("editor\nbitmap-skeleton", "queens-editor", write_and_reset),
    "plot": InteractiveFigure("chart\ntotals 1-12", ".qa-block:has(.qa-reader)", read_off),
    "table": InteractiveFigure("table\ntimings mirror", ".qa-block:has(.qa-timed)", sort),
    "question": InteractiveFigure(
        "question\nWhat is `~7` in five bits?\ncheck bits 5: ~7\nanswer: `11000`.",
        ".qa-block:has(> details)",
        unfold,
    ),
}


def block(name: str) -> str:
    """The block of a figure, as a page has it."""
    return f"```queens {FIGURES[name].block}\n```\n"


def use_wall(page: Locator) -> None:
    """Open the wall of a gallery, and close it."""
    page.get_by_role("link", name="All on one screen").click()
    wall = page.get_by_role("dialog")
    expect(wall.locator("svg, canvas, button, a").nth(20)).to_be_visible()
    wall.get_by_role("button", name="Close").first.click()
    expect(wall).to_be_hidden()


def filter_orbits(page: Locator) -> None:
    """Show one orbit size only, and all again."""
    groups = page.locator(".qa-groups > .qa-group > h2")
    buttons = page.get_by_role("group", name="Show orbits of").get_by_role("button")
    for button, count in [(buttons.nth(1), 1), (buttons.first, 2)]:
        button.click()
        expect(groups.locator("visible=true")).to_have_count(count)


def turn_the_page(page: Locator) -> None:
    """Go to another page of a gallery that the browser draws."""
    pager = part(page, "pager")
    number = pager.locator("a").first.inner_text()
    pager.locator("a").first.click()
    expect(pager.locator("[aria-current]")).to_have_text(number)
