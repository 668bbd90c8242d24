"""The stepper of symmetry elimination: forbidden squares, checks, bounds, and boards refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import (
    StepKind,
    find_rival,
    symmetry_branches,
    trace,
)
from tests.helpers.browser import PHONE, opened
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

STEPS = list(trace(7, "symmetry_elimination"))
REFUSED = [at for at, step in enumerate(STEPS, 1) if step.kind is StepKind.REJECT]
BRANCHES = list(symmetry_branches(7))


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The page with the stepper."""
    with served(site) as root:
        yield f"{root}/algorithms/symmetry-program/"


def hatched(board: str) -> set[tuple[int, int]]:
    """The squares, row and column, that a path of three lines each covers."""
    found = re.findall(r"M(\d+) (\d+)l1-1", board)
    return {(int(bottom) - 1, int(column)) for column, bottom in found}


def test_the_page_leads_to_the_boards_refused() -> None:
    text = (ROOT / "content" / "algorithms" / "symmetry-program.md").read_text("utf-8")
    assert [int(step) for step in re.findall(r"\?n=7&step=(\d+)#", text)] == REFUSED


def test_a_branch_is_drawn_as_the_core_has_it(desk: Page, address: str) -> None:
    """First below the corner, then in a branch with A, B and C, then at a board refused."""
    desk.goto(f"{address}?n=7&step=1")
    board = desk.locator("[data-qa-stage='7'] svg").first
    forbidden = board.locator("[data-qa-part=forbidden]")
    signs = desk.locator(".qa-stepper-branch > :visible")
    rival = desk.locator("[data-qa-part=rival]")
    corner = BRANCHES[0]
    assert hatched(str(forbidden.get_attribute("d"))) == squares(corner.forbidden)
    expect(board.locator("[data-qa-part=names] text")).to_have_text(["1"])
    expect(signs).to_have_text(["forbidden", f"1 BOUND1 = {corner.bounds[0]}"])
    expect(rival).to_be_hidden()

    slider = desk.locator("[data-qa-part=slider]")
    slider.fill(str(REFUSED[1]))
    step = STEPS[REFUSED[1] - 1]
    begun = [one for one in STEPS[: REFUSED[1]] if one.kind is StepKind.PLACE and one.depth == 1]
    branch = BRANCHES[len(begun) - 1]
    assert hatched(str(forbidden.get_attribute("d"))) == squares(branch.forbidden)
    expect(board.locator("[data-qa-part=names] text")).to_have_text(["A", "B", "C", "1", "2"])
    met = [square in step.queens for square in branch.checks]
    assert board.locator(".qa-check-met").count() == sum(met)
    first, second = branch.bounds
    expect(signs.nth(1)).to_have_text(f"1 BOUND1 = {first}")
    expect(signs.nth(2)).to_have_text(f"2 BOUND2 = {second}")

    found = find_rival("symmetry_elimination", 7, step.queens)
    assert found
    expect(rival.locator("caption")).to_have_text(re.compile(rf".*; row {found.first} decides$"))
    rows = rival.locator("tr")
    for line, values in zip(rows.all(), (range(7), found.own, found.other), strict=True):
        expect(line.locator("td")).to_have_text([str(value) for value in values])
        expect(line.locator("[aria-current]")).to_have_text(str(values[found.first]))
    points = rival.locator("polyline").get_attribute("points")
    assert points == " ".join(["0,0", *(f"{c},{r}" for r, c in found.queens), "0,0"])
    for one in (board, rival.locator("svg")):
        assert f"M0.05 {found.first}.05h6.9v0.9" in str(
            one.locator(".qa-differs").get_attribute("d")
        )
    desk.get_by_role("button", name="Forward").click()
    expect(rival).to_be_hidden()


def squares(rows: tuple[int, ...]) -> set[tuple[int, int]]:
    """Bits of rows as squares."""
    n = len(rows)
    return {(r, c) for r, bits in enumerate(rows) for c in range(n) if bits >> (n - 1 - c) & 1}


def test_on_a_phone_both_boards_their_lists_and_the_line_are_seen_at_once(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.set_viewport_size({"width": PHONE, "height": 740})
        phone.goto(f"{address}?n=7&step={REFUSED[0]}")
        boards = phone.locator(".qa-stepper-board svg:visible")
        expect(boards).to_have_count(2)
        line = phone.locator("[data-qa-program=python-recursive] pre [aria-current]")
        table = phone.locator("[data-qa-part=lists]")
        play = phone.get_by_role("button", name="Play")
        for seen in (play, boards.first, boards.last, table, line):
            expect(seen).to_be_in_viewport(ratio=1)
        one, other = (board.bounding_box() for board in boards.all())
        assert one
        assert other
        assert (one["y"], one["width"]) == (other["y"], other["width"])
        assert phone.evaluate("document.documentElement.scrollWidth") == PHONE
