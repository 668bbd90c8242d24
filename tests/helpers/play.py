"""What readers do with the position of the day, for tests in a browser."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from cy_core import completions, label
from site_builder.values.text import square_name
from tests.helpers.finder import part, square


def visit(page: Page, address: str, name: str = "queens-play") -> Locator:
    """The figure at an address, with its board."""
    page.goto(address)
    found = page.locator(name).first
    expect(found.get_by_role("gridcell").first).to_be_visible()
    return found


def size(figure: Locator) -> int:
    """The number of rows of its board."""
    return figure.get_by_role("grid").first.get_by_role("row").count()


def squares_with(figure: Locator, word: str) -> list[str]:
    """The names of the squares that are described so."""
    cells = figure.locator(f'[role=gridcell][aria-label*=", {word}"]').all()
    return [(cell.get_attribute("aria-label") or "").partition(",")[0] for cell in cells]


def solution(figure: Locator) -> tuple[list[str], str]:
    """The squares that complete the position, and the label of the solution."""
    n = size(figure)
    names = {
        square_name((row, column), n): (row, column) for row in range(n) for column in range(n)
    }
    given = squares_with(figure, "given queen")
    ((*columns,),) = completions(n, [names[name] for name in given]).tolist()
    all_names = [square_name(each, n) for each in enumerate(columns)]
    return [name for name in all_names if name not in given], label(columns)


def solve(figure: Locator) -> str:
    """Place all queens, and tell the label."""
    names, found = solution(figure)
    for name in names:
        square(figure, name).click()
    expect(part(figure, "solved")).to_be_visible()
    return found
