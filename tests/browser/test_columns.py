"""Figures in the columns, the letters and on the paper of other people's pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from site_builder.blocks.one_file import html_file

pytestmark = [pytest.mark.slow]

COLUMNS = """(section) => getComputedStyle(section).gridTemplateColumns.split(" ").length"""
CUT = """() => [...document.querySelectorAll("svg text")].filter((text) => {
    const picture = text.ownerSVGElement;
    const [letters, box] = [text, picture].map((element) => element.getBoundingClientRect());
    return (letters.left < box.left || letters.right > box.right)
        && getComputedStyle(picture).overflow !== "visible";
}).map((text) => text.textContent)"""
HEIGHTS = "(name) => [...document.querySelectorAll(name)].map((each) => each.offsetHeight)"
# As Material has it on paper.
TABS = """() => {
    document.body.style.cssText = "display: flex; flex-flow: column wrap; width: 686px";
    for (const figure of document.querySelectorAll(".qa-block")) {
        const tab = Object.assign(document.createElement("div"), { className: "tabbed-block" });
        figure.replaceWith(tab);
        tab.append(figure);
    }
}"""


def show(page: Page, folder: Path, *blocks: str, width: int = 688) -> None:
    """Show blocks in a column."""
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    column = f"<style>body {{ box-sizing: content-box; max-width: {width}px !important }}</style>"
    file = folder / "blocks.html"
    html = html_file("Blocks", text).replace("</head>", f"{column}</head>")
    file.write_text(html, encoding="utf-8")
    page.goto(file.as_uri())


@pytest.mark.parametrize(("width", "boards"), [(688, 4), (940, 6)])
def test_a_finder_lists_boards_in_the_whole_column(
    page: Page, tmp_path: Path, width: int, boards: int
) -> None:
    show(page, tmp_path, "find\n6", width=width)
    cards = page.locator("[data-qa-part=cards]")
    expect(cards.locator("figure")).to_have_count(4)
    assert cards.evaluate(COLUMNS) == boards


def test_no_letters_of_a_chart_are_cut(page: Page, tmp_path: Path) -> None:
    charts = ("totals 1-27", "orbits 1-27", "heat 8", "timings recursive", "speed-up recursive")
    show(page, tmp_path, *(f"chart\n{chart}" for chart in charts))
    page.add_style_tag(content="svg text { letter-spacing: .1em }")
    assert page.evaluate(CUT) == []


def test_figures_in_tabs_are_as_high_on_paper_as_elsewhere(page: Page, tmp_path: Path) -> None:
    show(page, tmp_path, "tree\nbitmap 4", "steps\nbitmap 4 1-8", width=686)
    page.emulate_media(media="print")
    heights = page.evaluate(HEIGHTS, ".qa-block")
    page.evaluate(TABS)
    tabs = page.evaluate(HEIGHTS, ".tabbed-block")
    assert tabs == pytest.approx(heights, abs=80)  # margins


@pytest.mark.parametrize("block", ["row-laboratory\n10110\n~x", "queen-laboratory\n5: 3 1"])
def test_a_laboratory_stands_once_on_paper(page: Page, tmp_path: Path, block: str) -> None:
    show(page, tmp_path, block)
    expect(page.locator(".qa-lab-live")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".qa-lab-live")).to_be_hidden()
    expect(page.locator(".qa-still")).to_be_visible()
