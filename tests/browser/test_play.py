"""The position of the day: played by pointer and by keys, with hints and without."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import (
    expect_address,
    part_of,
)
from tests.helpers.finder import size, solution, solve, square, squares_with, visit

PAST = "?day=2026-11-24&level=easy"
TODAY = "2026-11-26"
# Forbid the storage of the figures' own keys only, because the theme needs its keys.
FORBIDDEN = """for (const name of ["getItem", "setItem"]) {
    const original = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...values) {
        if (key.startsWith("queens-atlas.")) throw new DOMException("forbidden", "SecurityError");
        return original.call(this, key, ...values);
    };
}"""
CLIPBOARD = """Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => { if (text) copied = text; } },
})"""
SHOWN_ON_PAPER = """() => [...document.querySelectorAll("main *")]
    .filter((each) => !each.closest(".qa-play-sheet, .qa-definitions"))
    .filter((each) => each.matches("p, h1, h2, table, button, svg") && each.checkVisibility())
    .map((each) => each.outerHTML.slice(0, 80))"""


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The easy position of a past day."""
    return visit(page, f"{atlas}play/{PAST}")


@pytest.fixture
def today(new_page: Page, atlas: str) -> Locator:
    """The easy position of today; the clock is set to `TODAY`."""
    new_page.clock.set_fixed_time(f"{TODAY}T10:00:00")
    new_page.add_init_script(CLIPBOARD)
    return visit(new_page, f"{atlas}play/")


# Playing ------------------------------------------------------------------------------------------


def test_clicks_and_letters_put_a_queen_a_mark_and_nothing(figure: Locator, page: Page) -> None:
    (name, other, *_), _ = solution(figure)
    for content in ("queen", "mark", "empty"):
        square(figure, name).click()
        expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, {content}")
        expect(part_of(figure, "message")).to_contain_text(name)
    for content in ("mark", "queen", "empty"):  # one step back for each click
        part_of(figure, "undo").click()
        expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, {content}")
    expect(part_of(figure, "undo")).to_be_disabled()
    square(figure, other).click(button="right")
    expect(square(figure, other)).to_have_attribute("aria-label", f"{other}, mark")
    given = squares_with(figure, "given queen")[0]
    square(figure, given).click()
    expect(square(figure, given)).to_have_attribute("aria-label", f"{given}, given queen")
    part_of(figure, "clear").click()
    name = solution(figure)[0][0]
    page.locator("body").press("h")
    expect(part_of(figure, "do")).to_be_hidden()
    square(figure, name).focus()
    for key, content in (("x", "mark"), ("u", "empty"), ("Enter", "queen")):
        page.keyboard.press(key)
        expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, {content}")
    for _ in range(3):  # points, names, places
        expect(part_of(figure, "do")).to_be_hidden()
        page.keyboard.press("h")
    expect(part_of(figure, "do")).to_be_visible()
    part_of(figure, "clear").click()
    n = size(figure)
    free = figure.locator("[role=gridcell]:not([aria-label*=queen])")
    for _ in range(n - len(squares_with(figure, "given queen"))):
        free.first.click()
    name = free.first.get_attribute("aria-label") or ""
    free.first.click()
    assert len(squares_with(figure, "queen") + squares_with(figure, "given queen")) == n
    expect(square(figure, name[:2])).to_have_attribute("aria-label", name)
    expect(part_of(figure, "message")).to_contain_text(f"All {n} queens")


def test_attacks_are_named_and_steps_undone(figure: Locator) -> None:
    given = squares_with(figure, "given queen")[0]
    other = given[0] + ("1" if given[1] != "1" else "2")
    square(figure, other).click()
    reason = f"attacked by {given} along the column"
    expect(part_of(figure, "message")).to_contain_text(f"Queen on {other}, {reason}")
    expect(square(figure, other)).to_have_attribute(
        "aria-label", re.compile(f"{other}, queen, attacked by .*{given}")
    )
    expect(figure.locator(".qa-play-clash")).to_have_count(1)
    part_of(figure, "hint").click()
    expect(part_of(figure, "message")).to_contain_text(f"{other} is attacked by")
    part_of(figure, "do").click()
    expect(figure.locator(".qa-play-clash")).to_have_count(0)
    names, _ = solution(figure)
    for name in names[:2]:
        square(figure, name).click()
    part_of(figure, "undo").click()
    assert squares_with(figure, "queen") == names[:1]
    part_of(figure, "clear").click()
    assert not squares_with(figure, "queen")
    part_of(figure, "undo").click()
    assert squares_with(figure, "queen") == names[:1]
    part_of(figure, "attacks").check()
    attacked = squares_with(figure, "empty, attacked")[0]
    square(figure, attacked).hover()
    expect(part_of(figure, "here")).to_contain_text(f"{attacked} is attacked by")
    expect(figure.locator(".qa-play-pointed")).not_to_have_attribute("d", "")


# Hints --------------------------------------------------------------------------------------------


def test_a_hint_draws_its_proof_and_does_what_it_says(figure: Locator) -> None:
    """Check few hints here, because tests in Node check which hints are given, and their texts."""
    names, _ = solution(figure)
    layers = [figure.locator(f".qa-play-{layer}") for layer in ("band", "ring", "why")]
    for _ in range(3):
        part_of(figure, "hint").click()
    for layer in layers:
        expect(layer).to_have_count(1)
    name = part_of(figure, "do").inner_text().removeprefix("Place ")
    assert name in names
    part_of(figure, "do").click()
    expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, queen")
    for layer in layers:
        expect(layer).to_have_count(0)
    part_of(figure, "undo").click()
    square(figure, names[0]).click(button="right")
    part_of(figure, "hint").click()
    expect(part_of(figure, "message")).to_contain_text(names[0])
    part_of(figure, "do").click()
    expect(square(figure, names[0])).to_have_attribute("aria-label", f"{names[0]}, empty")


def test_hints_alone_solve_a_position(page: Page, atlas: str) -> None:
    figure = visit(page, f"{atlas}play/?day=2026-11-24&level=hard")
    _, found = solution(figure)
    while part_of(figure, "hint").is_visible():
        part_of(figure, "hint").click()
    expect(part_of(figure, "found")).to_contain_text(f"You found {found}")
    # The buttons for hints have disappeared, so the focus must move to the board.
    expect(figure.locator("[role=gridcell]:focus")).to_have_count(1)
    assert "▣" in part_of(figure, "result").inner_text()
    part_of(figure, "found").get_by_role("link").click()
    named = page.locator("h1, [data-qa-part=label]").filter(has_text=found)
    expect(named.first).to_be_visible()


# The end, days, and what is kept ------------------------------------------------------------------


def test_the_end_names_the_board_and_has_three_lines_to_copy(today: Locator) -> None:
    page = today.page
    n = size(today)
    found = solve(today)
    expect(part_of(today, "found")).to_contain_text(f"You found {found}")
    expect(part_of(today, "found")).to_contain_text(f"Its orbit has {found[2]} boards. It is ")
    part_of(today, "copy").click()
    expect(part_of(today, "message")).to_have_text("Solved. Copied.")
    head, signs, link = page.evaluate("copied").split("\n")
    assert head == f"Queens Atlas {TODAY} easy, {n} queens"
    assert re.fullmatch(r"▦+■+ no hints", signs)
    assert link.endswith(f"/play/?day={TODAY}&level=easy")
    visit(page, link)
    expect(part_of(today, "solved")).to_be_visible()
    assert part_of(today, "result").inner_text().split("\n")[1] == signs
    today.get_by_role("gridcell").first.press("u")
    expect(part_of(today, "message").get_by_role("status")).to_contain_text("Solved.")
    page.evaluate("void (navigator.clipboard.writeText = async () => { throw new Error(); })")
    part_of(today, "copy").click()
    expect(part_of(today, "message")).to_contain_text("Selected")
    assert page.evaluate("String(getSelection())").startswith("Queens Atlas")


def test_days_and_levels_are_in_the_address_and_in_the_history(today: Locator, atlas: str) -> None:
    page = today.page
    day = part_of(today, "day")
    levels = part_of(today, "levels")
    day.get_by_label("Day before").click()
    expect_address(page, "?day=2026-11-25&level=easy")
    expect(day).to_contain_text("Wednesday 25 November 2026")
    levels.get_by_text("Hard").click()
    expect_address(page, "?day=2026-11-25&level=hard")
    expect(today.get_by_role("grid").first.get_by_role("row")).to_have_count(10)
    expect(levels.locator(":focus")).to_have_text("Hard")
    page.go_back()
    expect(levels.locator("[aria-current]")).to_have_text("Easy")
    page.go_back()
    expect(day).to_contain_text("Thursday 26 November 2026")
    page.go_forward()
    expect(day).to_contain_text("25 November")
    for query in ("?day=2026-11-27", "?day=2026-02-30", "?day=x&level=y"):  # not past days
        visit(page, f"{atlas}play/{query}")
        expect(day).to_contain_text("26 November 2026")
        expect(day.get_by_label("Day after")).to_have_count(0)
    visit(page, f"{atlas}play/")  # a reader who returns on another day
    page.clock.set_fixed_time("2026-11-27T09:00:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(part_of(today, "day")).to_contain_text("Friday 27 November 2026")


def test_the_calendar_shows_what_is_solved_and_leads_to_days(today: Locator) -> None:
    month = today.locator(".qa-play-month")
    month.get_by_label("20 November").click()
    expect_address(today.page, "?day=2026-11-20&level=easy")
    solve(today)
    solved = month.get_by_label("20 November, solved: position easy")
    expect(solved).to_have_attribute("aria-current", "date")
    today.page.reload()
    expect(part_of(today, "solved")).to_be_visible()
    expect(month.locator(".qa-play-solved")).to_have_count(1)
    today.get_by_label("Month before").click()
    expect(part_of(today, "month-name")).to_have_text("October 2026")
    expect(part_of(today, "message")).to_have_text("Solved. October 2026.")
    expect(month.get_by_role("link")).to_have_count(31)
    today.get_by_label("Month after").click()
    expect(month.get_by_role("link")).to_have_count(26)
    month.locator("[tabindex='0']").press("ArrowUp")
    expect(month.get_by_label("13 November")).to_be_focused()
    expect(today.get_by_label("Month after")).to_be_disabled()


def test_unsolved_puzzles_of_the_month_are_counted_and_open(today: Locator) -> None:
    unsolved = part_of(today, "unsolved").get_by_role("row", name="Position").get_by_role("link")
    expect(unsolved).to_have_text(["26"] * 3)
    solve(today)
    expect(unsolved).to_have_text(["25", "26", "26"])
    expect(part_of(today, "streak")).to_have_text("1 day in a row.")
    unsolved.first.click()
    expect_address(today.page, "?day=2026-11-25&level=easy")
    solve(today)
    expect(part_of(today, "streak")).to_have_text("2 days in a row.")
    regions = part_of(today, "unsolved").get_by_label("26 hard, regions")
    regions.click()
    expect_address(today.page, "?game=regions&day=2026-11-26&level=hard")


def test_a_position_goes_on_where_it_was_left_and_can_be_played_again(
    figure: Locator, page: Page
) -> None:
    names, _ = solution(figure)
    square(figure, names[0]).click()
    square(figure, names[1]).click(button="right")
    part_of(figure, "levels").get_by_text("Medium").click()
    part_of(figure, "levels").get_by_text("Easy").click()
    page.reload()
    expect(square(figure, names[0])).to_have_attribute("aria-label", f"{names[0]}, queen")
    expect(square(figure, names[1])).to_have_attribute("aria-label", f"{names[1]}, mark")
    part_of(figure, "clear").click()
    solve(figure)
    part_of(figure, "again").click()
    expect(part_of(figure, "playing")).to_be_visible()
    assert not squares_with(figure, "queen")
    expect(part_of(figure, "levels").get_by_label("solved")).to_have_count(1)
    solve(figure)


def test_two_tabs_keep_what_each_has_solved(today: Locator, atlas: str) -> None:
    page = today.page
    other = visit(page.context.new_page(), f"{atlas}play/{PAST}")
    same = visit(page.context.new_page(), f"{atlas}play/?day={TODAY}&level=easy")
    solve(today)
    solve(other)
    names, _ = solution(same)
    # This tab was opened before the position was solved in the first tab. A click in it must not
    # undo the stored solution.
    square(same, names[0]).click()
    page.reload()
    expect(part_of(today, "solved")).to_be_visible()
    expect(today.locator(".qa-play-month .qa-play-solved")).to_have_count(2)


def test_it_works_where_storage_is_forbidden_and_asks_for_nothing(
    new_page: Page, atlas: str
) -> None:
    new_page.add_init_script(FORBIDDEN)
    figure = visit(new_page, f"{atlas}play/{PAST}")
    new_page.wait_for_load_state("networkidle")
    requests = list[str]()
    new_page.on("request", lambda request: requests.append(request.url))
    solve(figure)
    part_of(figure, "levels").get_by_text("Medium").click()
    expect(part_of(figure, "playing")).to_be_visible()
    part_of(figure, "levels").get_by_text("Easy").click()
    expect(part_of(figure, "solved")).to_be_visible()
    assert requests == []


# The page -----------------------------------------------------------------------------------------


def test_it_prints_as_one_sheet_with_the_answers_upside_down(figure: Locator, page: Page) -> None:
    _, found = solution(figure)
    page.emulate_media(media="print")
    sheet = part_of(figure, "sheet")
    expect(sheet.locator("svg")).to_have_count(3)
    expect(sheet).to_contain_text("Positions of Tuesday 24 November 2026")
    answers = sheet.locator(".qa-play-answers")
    expect(answers).to_contain_text(f"Easy: {found}")
    expect(answers).to_have_css("transform", "matrix(-1, 0, 0, -1, 0, 0)")
    assert page.evaluate(SHOWN_ON_PAPER) == []
    assert page.evaluate("document.querySelector('#qa-queen').parentElement.checkVisibility()")
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
