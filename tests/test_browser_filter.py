"""The filters of Find: boards by property, against the core for N <= 12."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import fundamental, labels, property_columns
from site_builder.figures.finder.blocks import FILTERED, FILTERS
from tests.helpers.browser import load_modules, opened, violations
from tests.helpers.site import below_a_path

pytestmark = [pytest.mark.slow, pytest.mark.soak]

KEEP = """([boards, choices]) => {
    const all = boards.map(filters.measured);
    return choices.map((chosen) => filters.kept(all, chosen).map(({ label }) => label));
}"""
NAMES = "filters.FILTERS.map(({ key, name, choices }) => [key, name, choices.map((c) => c.value)])"
HOLDS: dict[str, dict[str, Callable[[Any], Any]]] = {
    "size": {size: (lambda v, size=int(size): v == size) for size in ("2", "4", "8")},
    "lines": {"yes": lambda v: v > 0, "no": lambda v: v == 0},
    "knight_pairs": {"yes": lambda v: v == 0, "no": lambda v: v > 0},
    "conflicts": {"yes": lambda v: v == 0, "no": lambda v: v > 0},
    "diagonal_queens": {str(k): (lambda v, k=k: v == k) for k in (0, 1, 2)},
}


@pytest.fixture(scope="module")
def modules(browser: Browser) -> Iterator[Page]:
    """A page with the module of the filters."""
    with opened(browser) as page:
        load_modules(page, filters="finder/filters.js")
        yield page


def test_page_and_script_have_the_same_filters(modules: Page) -> None:
    in_script = [(key, name, tuple(values)) for key, name, values in modules.evaluate(NAMES)]
    assert in_script == [*FILTERS]


@pytest.mark.parametrize("n", FILTERED)
def test_every_choice_keeps_the_boards_that_the_core_says(modules: Page, n: int) -> None:
    boards, sizes = fundamental(n)
    names = labels(boards)
    columns = {**property_columns(boards), "size": sizes}
    keys = [key for key, *_ in FILTERS]
    options = [["", *choices] for _, _, choices in FILTERS]
    choices = [dict(zip(keys, choice, strict=True)) for choice in product(*options)]
    sent = [
        {"columns": board, "size": size, "label": name}
        for board, size, name in zip(boards.tolist(), sizes.tolist(), names.tolist(), strict=True)
    ]
    found = modules.evaluate(KEEP, [sent, choices])
    for chosen, kept in zip(choices, found, strict=True):
        holds = sizes > 0
        for key, value in chosen.items():
            if value:
                holds = holds & HOLDS[key][value](columns[key])
        assert kept == names[holds].tolist(), chosen


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


def count(page: Page) -> Locator:
    """How many boards are left."""
    return page.locator("queens-filter [data-qa-part=count]")


def choice(page: Page, key: str, value: str) -> Locator:
    """A button of a filter."""
    return page.locator(f"queens-filter [data-qa-key={key}][value='{value}']")


def test_one_board_of_eight_has_no_three_in_a_line(page: Page, address: str) -> None:
    page.goto(f"{address}find/")
    expect(count(page)).to_have_text("12 boards of 12 for N = 8")
    expect(choice(page, "lines", "no")).to_have_text("no1")
    choice(page, "lines", "no").click()
    expect(count(page)).to_have_text("1 board of 12 for N = 8")
    page.wait_for_url("**/find/?with=8.lines-no")
    page.locator("queens-filter .qa-card a").click()
    page.wait_for_url("**/boards/8/8.8.10/")


def test_the_address_chooses_and_keys_alone_suffice(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=10.knight_pairs-yes")
    expect(count(page)).to_have_text("1 board of 92 for N = 10")
    choice(page, "knight_pairs", "yes").press("Enter")
    expect(count(page)).to_have_text("92 boards of 92 for N = 10")
    more = page.get_by_role("button", name="Show more")
    more.press("Enter")
    expect(page.locator("queens-filter .qa-card")).to_have_count(48)


def test_where_nothing_is_left_a_choice_can_be_left_out(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=8.lines-no.conflicts-yes")
    expect(count(page)).to_have_text("0 boards of 12 for N = 8")
    page.get_by_role("button", name="Solution on the torus: yes").click()
    expect(count(page)).to_have_text("1 board of 12 for N = 8")


def test_filters_keep_the_rules_of_axe(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=9.lines-no")
    expect(count(page)).to_have_text("4 boards of 46 for N = 9")
    assert violations(page, "queens-filter") == []


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("n=8&q=d8+a1+c3", r"^M2\.5 5\.5L0\.5 7\.5M"),
        ("n=8&q=a1+a5", r"^M0\.5 3\.5L0\.5 7\.5M"),
        ("n=8&q=b4+f4", r"^M1\.5 4\.5L5\.5 4\.5M"),
    ],
)
def test_a_clash_is_drawn_with_both_queens_and_their_line(
    page: Page, address: str, typed: str, line: str
) -> None:
    page.goto(f"{address}find/?{typed}")
    mistake = page.locator("queens-finder [data-qa-part=mistake]")
    expect(mistake).to_contain_text("attack each other")
    drawn = page.locator("queens-finder [data-qa-part=board] svg .qa-act").first
    expect(drawn).to_have_attribute("d", re.compile(line))


def test_a_clash_that_is_clicked_is_drawn_and_goes_with_its_queen(page: Page, address: str) -> None:
    page.goto(f"{address}find/?n=8&q=a1")
    page.locator("[role=gridcell][aria-label^=c3]").click()
    drawn = page.locator("queens-finder [data-qa-part=board] svg .qa-act").first
    expect(drawn).to_have_attribute("d", re.compile(r"^M2\.5 5\.5L0\.5 7\.5M"))
    page.locator("[role=gridcell][aria-label^=c3]").click()
    expect(drawn).to_have_attribute("d", "")
