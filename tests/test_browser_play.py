"""The page "Play": a reader completes positions, by pointer and by keys, with hints and without."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from site_builder.values.text import square_name
from tests.helpers.browser import expect_address
from tests.helpers.chapters import site_of
from tests.helpers.play import part, solution, solve, square, squares_with, visit
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TODAY = "2026-11-26"
# Of its own keys only: the theme has keys, too, and works otherwise.
FORBIDDEN = """for (const name of ["getItem", "setItem"]) {
    const original = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...values) {
        if (key.startsWith("queens-atlas.")) throw new DOMException("forbidden", "SecurityError");
        return original.call(this, key, ...values);
    };
}"""
CLIPBOARD = """Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => { copied = text; } },
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the page."""
    return site_of(tmp_path_factory.mktemp("play"), "", "play")


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The page."""
    with served(site) as root:
        yield f"{root}/play/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The easy position of a day that is today."""
    page.clock.set_fixed_time(f"{TODAY}T10:00:00")
    return visit(page, address)


# Playing -----------------------------------------------------------------------------------------


def test_clicks_put_a_queen_a_mark_and_nothing(figure: Locator) -> None:
    (name, *_), _ = solution(figure)
    for description in (f"{name}, queen", f"{name}, mark", name):
        square(figure, name).click()
        expect(square(figure, name)).to_have_attribute("aria-label", description)
    expect(part(figure, "undo")).to_be_disabled()


def test_no_more_queens_are_placed_than_the_board_has_rows(figure: Locator) -> None:
    n = int(part(figure, "n").inner_text())
    free = figure.locator("[role=gridcell]:not([aria-label*=queen])")
    for _ in range(n - len(squares_with(figure, "given queen"))):
        free.first.click()
    name = free.first.get_attribute("aria-label") or ""
    free.first.click()
    expect(part(figure, "placed")).to_have_text(str(n))
    expect(square(figure, name)).to_have_attribute("aria-label", name)
    expect(part(figure, "message")).to_contain_text(f"All {n} queens")


def test_a_given_queen_stays(figure: Locator) -> None:
    given = squares_with(figure, "given queen")[0]
    square(figure, given).click()
    expect(square(figure, given)).to_have_attribute("aria-label", f"{given}, given queen")


def test_a_right_click_marks_a_square(figure: Locator) -> None:
    (name, *_), _ = solution(figure)
    square(figure, name).click(button="right")
    expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, mark")


def test_queens_that_attack_each_other_are_told_and_joined_by_a_line(figure: Locator) -> None:
    given = squares_with(figure, "given queen")[0]
    other = given[0] + ("1" if given[1] != "1" else "2")
    square(figure, other).click()
    expect(part(figure, "message")).to_contain_text("so they attack each other")
    expect(square(figure, other)).to_have_attribute("aria-label", f"{other}, queen, in conflict")
    expect(figure.locator(".qa-play-clash")).to_have_count(1)
    part(figure, "undo").click()
    expect(figure.locator(".qa-play-clash")).to_have_count(0)
    expect(part(figure, "message")).not_to_contain_text("attack each other")


def test_undo_takes_back_a_step_and_clear_all(figure: Locator) -> None:
    names, _ = solution(figure)
    for name in names[:2]:
        square(figure, name).click()
    part(figure, "undo").click()
    expect(square(figure, names[1])).to_have_attribute("aria-label", names[1])
    expect(square(figure, names[0])).to_have_attribute("aria-label", f"{names[0]}, queen")
    part(figure, "clear").click()
    assert not squares_with(figure, "queen")
    part(figure, "undo").click()
    assert squares_with(figure, "queen") == names[:1]


def test_the_position_is_played_by_keys_alone(figure: Locator, page: Page) -> None:
    names, found = solution(figure)
    n = int(part(figure, "n").inner_text())
    page.locator("body").press("h")  # letters act on the board only
    expect(part(figure, "do")).to_be_hidden()
    figure.locator("[role=gridcell][tabindex='0']").focus()
    for _ in range(n):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    column, row = 0, 0
    for name in names:
        to_column, to_row = ord(name[0]) - ord("a"), n - int(name[1:])
        for _ in range(to_row - row):
            page.keyboard.press("ArrowDown")
        for _ in range(abs(to_column - column)):
            page.keyboard.press("ArrowRight" if to_column > column else "ArrowLeft")
        column, row = to_column, to_row
        if name == names[0]:
            page.keyboard.press("x")
            expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, mark")
            page.keyboard.press("u")
            expect(square(figure, name)).to_have_attribute("aria-label", name)
            page.keyboard.press("h")
            expect(part(figure, "do")).to_be_visible()
        page.keyboard.press("Enter")
    expect(part(figure, "found")).to_contain_text(f"You found {found}")


def test_attacks_are_shown_if_the_reader_likes(figure: Locator) -> None:
    assert not squares_with(figure, "attacked")
    part(figure, "attacks").check()
    attacked = squares_with(figure, "attacked")
    assert attacked
    square(figure, attacked[0]).hover()
    expect(part(figure, "here")).to_contain_text(f"{attacked[0]} is attacked by")
    expect(figure.locator(".qa-play-pointed")).not_to_have_attribute("d", "")


# Hints -------------------------------------------------------------------------------------------


def test_a_hint_names_its_rule_draws_its_proof_and_places_the_queen(figure: Locator) -> None:
    part(figure, "hint").click()
    message = part(figure, "message")
    expect(message).to_have_text(re.compile(r"^(Row|Column) \w has one free square left: \w\d\.$"))
    for layer in ("band", "ring", "why"):
        expect(figure.locator(f".qa-play-{layer}")).to_have_count(1)
    name = message.inner_text().rstrip(".")[-2:]
    assert name in solution(figure)[0]
    part(figure, "do").click()
    expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, queen")
    expect(figure.locator(".qa-play-band")).to_have_count(0)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_hints_alone_solve_a_position(page: Page, address: str, level: str) -> None:
    figure = visit(page, f"{address}?day=2026-11-24&level={level}")
    _, found = solution(figure)
    rules = {
        "has one free square left": "easy",
        "would attack every free square": "medium",
        "Suppose a queen": "hard",
    }
    met = set[str]()
    while part(figure, "hint").is_visible():
        part(figure, "hint").click()
        text = part(figure, "message").inner_text()
        met |= {rules[rule] for rule in rules if rule in text}
        part(figure, "hint").click()
    expect(part(figure, "found")).to_contain_text(f"You found {found}")
    assert level in met
    assert "▣" in part(figure, "result").inner_text()


def test_a_wrong_queen_and_a_wrong_mark_are_hints_of_their_own(figure: Locator) -> None:
    names, _ = solution(figure)
    part(figure, "attacks").check()
    n = int(part(figure, "n").inner_text())
    all_names = {square_name((row, column), n) for row in range(n) for column in range(n)}
    taken = {*names, *squares_with(figure, "attacked"), *squares_with(figure, "given queen")}
    square(figure, names[0]).click(button="right")
    part(figure, "hint").click()
    expect(part(figure, "message")).to_contain_text(f"The mark on {names[0]} is wrong")
    part(figure, "do").click()
    expect(square(figure, names[0])).to_have_attribute("aria-label", names[0])
    wrong = min(all_names - taken)
    square(figure, wrong).click()
    part(figure, "hint").click()
    expect(part(figure, "message")).to_contain_text(f"The queen on {wrong} is in no solution")
    part(figure, "do").click()
    expect(square(figure, wrong)).to_have_attribute("aria-label", wrong)


# The end -----------------------------------------------------------------------------------------


def test_the_end_names_the_board_and_has_three_lines_to_copy(figure: Locator, page: Page) -> None:
    page.add_init_script(CLIPBOARD)
    visit(page, page.url)
    found = solve(figure)
    expect(part(figure, "found")).to_contain_text(f"You found {found}")
    expect(part(figure, "found")).to_contain_text(f"Its orbit has {found[2]} boards. It is ")
    part(figure, "copy").click()
    expect(part(figure, "copied")).to_have_text("Copied.")
    head, signs, link = page.evaluate("copied").split("\n")
    n = part(figure, "n").inner_text()
    assert head == f"Queens Atlas {TODAY} easy, {n} queens"
    assert re.fullmatch(r"▦+■+ no hints", signs)
    assert link.endswith(f"/play/?day={TODAY}&level=easy")
    visit(page, link)
    expect(part(figure, "solved")).to_be_visible()
    assert part(figure, "result").inner_text().split("\n")[1] == signs


def test_without_a_clipboard_the_result_is_selected(figure: Locator, page: Page) -> None:
    page.add_init_script(CLIPBOARD.replace("copied = text", "throw new Error()"))
    visit(page, page.url)
    solve(figure)
    part(figure, "copy").click()
    expect(part(figure, "copied")).to_contain_text("Selected")
    assert page.evaluate("String(getSelection())").startswith("Queens Atlas")


def test_a_solved_position_can_be_played_again_and_stays_solved(figure: Locator) -> None:
    solve(figure)
    part(figure, "again").click()
    expect(part(figure, "playing")).to_be_visible()
    assert not squares_with(figure, "queen")
    expect(part(figure, "levels").get_by_label("solved")).to_have_count(1)
    solve(figure)


# Days --------------------------------------------------------------------------------------------


def test_other_days_and_levels_are_in_the_address_and_in_the_history(
    figure: Locator, page: Page
) -> None:
    part(figure, "day").get_by_label("Day before").click()
    expect_address(page, "?day=2026-11-25&level=easy")
    expect(part(figure, "day")).to_contain_text("Wednesday 25 November 2026")
    part(figure, "levels").get_by_text("Hard").click()
    expect_address(page, "?day=2026-11-25&level=hard")
    expect(part(figure, "n")).to_have_text("10")
    expect(part(figure, "levels").locator(":focus")).to_have_text("Hard")
    page.go_back()
    expect(part(figure, "levels").locator("[aria-current]")).to_have_text("Easy")
    page.go_back()
    expect(part(figure, "day")).to_contain_text("Thursday 26 November 2026")
    page.go_forward()
    expect(part(figure, "day")).to_contain_text("25 November")


@pytest.mark.parametrize("query", ["?day=2026-11-27", "?day=2026-02-30", "?day=x&level=y"])
def test_an_address_of_no_past_day_shows_today(
    page: Page, figure: Locator, address: str, query: str
) -> None:
    visit(page, address + query)
    expect(part(figure, "day")).to_contain_text("26 November 2026")
    expect(part(figure, "day").get_by_label("Day after")).to_have_count(0)


def test_the_calendar_shows_what_is_solved_and_leads_to_days(figure: Locator, page: Page) -> None:
    month = figure.get_by_role("table")
    month.get_by_label("20 November").click()
    expect_address(page, "?day=2026-11-20&level=easy")
    solve(figure)
    expect(month.get_by_label("20 November, solved: easy")).to_have_attribute(
        "aria-current", "date"
    )
    page.reload()
    expect(part(figure, "solved")).to_be_visible()
    expect(month.locator(".qa-play-solved")).to_have_count(1)
    figure.get_by_label("Month before").click()
    expect(part(figure, "month-name")).to_have_text("October 2026")
    expect(month.get_by_role("link")).to_have_count(31)
    figure.get_by_label("Month after").click()
    expect(month.get_by_role("link")).to_have_count(26)
    expect(figure.get_by_label("Month after")).to_be_disabled()


# What is kept ------------------------------------------------------------------------------------


def test_a_position_goes_on_where_it_was_left(figure: Locator, page: Page) -> None:
    names, _ = solution(figure)
    square(figure, names[0]).click()
    square(figure, names[1]).click(button="right")
    part(figure, "levels").get_by_text("Medium").click()
    part(figure, "levels").get_by_text("Easy").click()
    page.reload()
    expect(square(figure, names[0])).to_have_attribute("aria-label", f"{names[0]}, queen")
    expect(square(figure, names[1])).to_have_attribute("aria-label", f"{names[1]}, mark")


def test_two_tabs_keep_what_each_has_solved(figure: Locator, page: Page, address: str) -> None:
    other = visit(page.context.new_page(), f"{address}?day=2026-11-24&level=easy")
    same = visit(page.context.new_page(), f"{address}?day={TODAY}&level=easy")
    solve(figure)
    solve(other)
    names, _ = solution(same)
    square(same, names[0]).click()  # it began before the position was solved
    page.reload()
    expect(part(figure, "solved")).to_be_visible()
    month = figure.get_by_role("table")
    expect(month.locator(".qa-play-solved")).to_have_count(2)


def test_it_works_where_storage_is_forbidden(page: Page, address: str) -> None:
    page.add_init_script(FORBIDDEN)
    figure = visit(page, f"{address}?day=2026-11-24&level=easy")
    solve(figure)
    part(figure, "levels").get_by_text("Medium").click()
    expect(part(figure, "playing")).to_be_visible()
    part(figure, "levels").get_by_text("Easy").click()
    expect(part(figure, "solved")).to_be_visible()


def test_nothing_is_requested_while_a_reader_plays(figure: Locator, page: Page) -> None:
    page.wait_for_load_state("networkidle")
    requests = list[str]()
    page.on("request", lambda request: requests.append(request.url))
    part(figure, "hint").click()
    solve(figure)
    part(figure, "day").get_by_label("Day before").click()
    assert requests == []
