"""The choices of Find: boards by property, by buttons and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import labels, property_columns, solutions
from tests.helpers.browser import expect_address, violations
from tests.helpers.finder import expect_status, part
from tests.helpers.site import below_a_path

pytestmark = [pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


def choice(page: Page, key: str, value: str) -> Locator:
    """A button of a filter."""
    return page.locator(f"queens-finder [data-qa-key={key}][value='{value}']")


def test_one_board_of_eight_has_no_three_in_a_line(page: Page, address: str) -> None:
    page.goto(f"{address}find/")
    expect(choice(page, "lines", "no")).to_have_text("no1")
    choice(page, "lines", "no").click()
    expect_status(page, "8 solutions remain, 1 up to symmetry.")
    expect_address(page, "/find/?with=8.lines-no")
    expect(part(page, "typed")).to_have_value("no three in a line")
    expect(choice(page, "lines", "no")).to_have_attribute("aria-pressed", "true")
    part(page, "cards").locator("a").click()
    page.wait_for_url("**/boards/8/8.8.10/")


def test_the_address_chooses_and_keys_alone_suffice(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=10.diagonal_queens-2#by-property")
    expect(part(page, "cards").locator(".qa-card")).to_have_count(24)
    more = page.get_by_role("button", name="Show more")
    more.press("Enter")
    expect(part(page, "cards").locator(".qa-card")).to_have_count(48)
    choice(page, "knight_pairs", "yes").press("Enter")
    expect_status(page, "No solution has all of this.")
    choice(page, "diagonal_queens", "2").press("Enter")
    expect_status(page, "4 solutions remain, 1 up to symmetry.")
    expect(more).to_be_hidden()


def test_where_nothing_is_left_a_choice_can_be_left_out(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=8.lines-no.conflicts-yes")
    expect_status(page, "No solution has all of this.")
    page.get_by_role("button", name="Without “on the torus”: 1 fundamental solution").press("Enter")
    expect_status(page, "8 solutions remain, 1 up to symmetry.")
    expect(part(page, "drop")).to_be_empty()
    expect(choice(page, "conflicts", "yes")).to_be_focused()


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("no three in a line", "?with=8.lines-no"),
        ("Superqueens, N = 10", "?with=10.knight_pairs-yes"),
        ("a board of 11 queens on the torus", "?with=11.conflicts-yes"),
        ("orbit of 2 with a queen on h12, n=12", "?q=h12&with=12.size-2"),
        ("b5, not d8 and no queen on a1, three in a row", "?q=b5&x=d8+a1&with=8.lines-yes"),
        (
            "not a superqueen, no queens on the diagonals",
            "?with=8.knight_pairs-no.diagonal_queens-0",
        ),
        ("6 queens", "?n=6"),
        ("not e8", "?n=8&x=e8"),
    ],
)
def test_words_and_squares_are_typed_together(
    page: Page, address: str, typed: str, asked: str
) -> None:
    page.goto(f"{address}find/")
    part(page, "typed").fill(typed)
    part(page, "typed").press("Enter")
    expect_address(page, f"/find/{asked}")
    expect(part(page, "status")).to_contain_text("remain")
    part(page, "typed").press("Enter")  # what the box has now means the same
    expect_address(page, f"/find/{asked}")
    expect(part(page, "mistake")).to_have_text("")


@pytest.mark.parametrize(
    ("typed", "mistake"),
    [
        ("superqueens and kings", "not understood: kings"),
        ("superqueens, N = 14", "properties are found for N = 4 to 12, got N = 14"),
        ("N = 20", "boards are found here up to N = 18, got 20"),
    ],
)
def test_words_that_cannot_be_answered_say_why(
    page: Page, address: str, typed: str, mistake: str
) -> None:
    page.goto(f"{address}find/")
    part(page, "typed").fill(typed)
    part(page, "typed").press("Enter")
    expect(part(page, "mistake")).to_have_text(mistake)


@pytest.mark.parametrize(
    ("n", "queen", "closed"), [(8, "b5", "d8"), (9, "c6", "a1"), (12, "l2", "a2")]
)
def test_squares_and_properties_leave_what_the_core_says(
    page: Page, address: str, n: int, queen: str, closed: str
) -> None:
    boards = solutions(n)
    (row, column), (other, none) = (square_at(name, n) for name in (queen, closed))
    fitting = boards[(boards[:, row] == column) & (boards[:, other] != none)]
    measured = property_columns(fitting)
    without, superqueens = measured["lines"] == 0, measured["knight_pairs"] == 0
    page.goto(f"{address}find/?q={queen}&x={closed}&with={n}.lines-no")
    expect_status(page, re.compile(rf"^{without.sum()} solutions? remains?"))
    orbits = [
        len({*labels(fitting[each]).tolist()})
        for each in (without, ~without, without & superqueens)
    ]
    expect(part(page, "remaining-head")).to_contain_text(f"{orbits[0]} fundamental solution")
    expect(choice(page, "lines", "yes").locator("small")).to_have_text(f"{orbits[1]}")
    expect(choice(page, "knight_pairs", "yes").locator("small")).to_have_text(f"{orbits[2]}")


def square_at(name: str, n: int) -> tuple[int, int]:
    """The row and the column of a square such as `b5`."""
    return n - int(name[1:]), ord(name[0]) - ord("a")


def test_larger_boards_are_found_without_properties(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=12.lines-no")
    expect(part(page, "choices")).to_be_visible()
    part(page, "n").select_option("13")
    expect_address(page, "/find/?n=13")
    expect(part(page, "choices")).to_be_hidden()
    expect(part(page, "typed")).to_have_value("")


def test_choices_keep_the_rules_of_axe(page: Page, address: str) -> None:
    page.goto(f"{address}find/?with=9.lines-no.conflicts-yes")
    expect(part(page, "drop").locator("button")).not_to_have_count(0)
    assert violations(page, "queens-finder") == []
