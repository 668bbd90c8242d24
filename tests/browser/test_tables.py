"""Tables of times: sorted by mouse and keys, plain without a script, taken along as files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = [pytest.mark.slow, pytest.mark.soak]

NUMBERS = """(rows, column) => rows.map((row) => {
    const value = row.children[column].dataset.qaValue;
    return value === undefined ? null : Number(value);
})"""


@pytest.fixture
def times(page: Page, atlas: str) -> Locator:
    """The times of each method."""
    page.goto(f"{atlas}timings/measurements/")
    return page.locator("queens-table table").first


def heads(table: Locator) -> list[str]:
    """The rows in their order."""
    return table.locator("tbody th").all_inner_texts()


def numbers(table: Locator, head: str) -> list[float | None]:
    """The numbers of one column, from the top; None where it has none."""
    column = table.locator("thead th").all_inner_texts().index(head)
    found: list[float | None] = table.locator("tbody tr").evaluate_all(NUMBERS, column)
    return found


def test_a_heading_sorts_up_then_down_then_restores(page: Page, times: Locator) -> None:
    before = heads(times)
    head = times.get_by_role("columnheader", name="N = 8", exact=True)
    for step, state in enumerate(("ascending", "descending")):
        head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", state)
        measured = numbers(times, "N = 8")
        values = [value for value in measured if value is not None]
        assert len(values) > 5
        assert values == sorted(values, reverse=bool(step))
        assert measured[: len(values)] == values, "what was not run comes last both ways"
        assert heads(times) != before
    head.get_by_role("button").click()
    assert head.get_attribute("aria-sort") is None
    assert heads(times) == before
    page.evaluate("delete Element.prototype.ariaSort")  # as an older browser
    for state in ("ascending", "descending"):
        head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", state)


def test_keys_sort_one_column_at_a_time(page: Page, times: Locator) -> None:
    names = sorted(heads(times))
    times.get_by_role("button", name="method").focus()
    page.keyboard.press("Enter")
    assert (heads(times)[0], heads(times)[-1]) == (names[0], names[-1])
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert times.locator("[aria-sort]").all_inner_texts() == ["N = 4"]


def test_counts_are_sorted_as_numbers(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}algorithms/backtracking/")
    page.get_by_text("Times of both forms").click()
    table = page.get_by_role("table", name="Backtracking, recursive").first
    table.get_by_role("button", name="Total").click()
    values = numbers(table, "Total")
    assert values[-1] == max(value for value in values if value is not None)
    assert values == sorted(value for value in values if value is not None)


def test_a_script_that_runs_again_starts_nothing_twice(page: Page, times: Locator) -> None:
    script = page.locator('script[src$="queens-table.js"]').first
    page.add_script_tag(url=script.evaluate("script => script.src"))
    assert page.locator("button button").count() == 0
    times.get_by_role("button", name="method").click()
    head = times.get_by_role("columnheader", name="method")
    expect(head).to_have_attribute("aria-sort", "ascending")


def test_a_table_goes_out_as_a_file_and_is_plain_without_a_script(
    page: Page, times: Locator, scriptless: Page
) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^Best time .* recursive.* CSV$")).first.click()
    assert download.value.suggested_filename == "recursive.csv"
    first = Path(download.value.path()).read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("method,n_4_seconds,")
    scriptless.goto(page.url)
    expect(scriptless.locator("queens-table table").first).to_be_visible()
    expect(scriptless.locator("queens-table button")).to_have_count(0)
    scriptless.goto(f"{page.url}../../algorithms/backtracking/")
    scriptless.get_by_text("Times of both forms").click()
    details = scriptless.locator("details details", has_text="As text").first
    details.locator("summary").click()
    expect(details.locator("pre")).to_contain_text("hh:mm:ss.ms")


def test_a_column_that_an_edge_cuts_is_pale(page: Page, times: Locator) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    box = times.locator("..")
    for position, side, cut in ((5, "left", r"[^0]"), (0, "left", "0px"), (10_000, "right", "0px")):
        box.evaluate("(box, position) => box.scrollTo(position, 0)", position)
        expect(box).to_have_attribute("style", re.compile(f"--qa-cut-{side}: {cut}"))
