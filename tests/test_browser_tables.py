"""Tables of times in a browser: sorting by mouse and keyboard, and nothing without a script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.elements import copy, move, taken_out
from tests.helpers.projects import made
from tests.helpers.records import write_records
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MKDOCS_YML = """\
site_name: Chess club
theme: {name: material, font: false, features: [content.code.copy]}
plugins:
  - queens-atlas: {galleries: 4, long_galleries: none, solution_pages: 0, cards: false}
"""
PAGE = """\
# Club

```queens table
matrix recursive
```

```queens table
timings bitmap
```
"""
NOT_RUN = "\N{EN DASH}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with the records of two machines."""
    project = tmp_path_factory.mktemp("project")
    write_records(project / "timings")
    write(project, "mkdocs.yml", MKDOCS_YML)
    write(project, "docs/index.md", PAGE)
    with served(made(project)) as root:
        yield root


def write(project: Path, name: str, text: str) -> None:
    """A file of the project, and its folder."""
    path = project / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def club(desk: Page, address: str) -> Page:
    """The page with the tables, loaded anew."""
    desk.goto(address)
    return desk


def heads(table: Locator) -> list[str]:
    """The rows in their order."""
    return table.locator("tbody th").all_inner_texts()


def numbers(table: Locator, column: int) -> list[float | None]:
    """The numbers of one column, from the top; None where it has none."""
    cells = table.locator(f"tbody tr > :nth-child({column + 1})").all()
    values = [cell.get_attribute("data-qa-value") for cell in cells]
    return [None if value is None else float(value) for value in values]


def test_a_heading_sorts_up_then_down_then_restores(club: Page) -> None:
    table = club.locator("table").first
    before = heads(table)
    head = table.get_by_role("columnheader", name="N = 8")
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    rising = numbers(table, 5)
    assert rising == sorted(value for value in rising if value is not None)
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    assert numbers(table, 5) == rising[::-1]
    head.get_by_role("button").click()
    assert head.get_attribute("aria-sort") is None
    assert heads(table) == before


def test_what_was_not_run_comes_last_both_ways(club: Page) -> None:
    table = club.locator("table").first
    button = table.get_by_role("button", name="N = 9")
    for _ in range(2):
        button.click()
        assert heads(table)[-1] == "Brute force"
        assert numbers(table, 6)[-1] is None
    assert table.locator("tbody tr").last.locator("td").last.inner_text() == NOT_RUN


def test_the_keyboard_sorts_one_column_at_a_time(club: Page) -> None:
    table = club.locator("table").first
    method = table.get_by_role("button", name="method")
    method.focus()
    club.keyboard.press("Enter")
    assert heads(table) == sorted(heads(table))
    club.keyboard.press("Tab")
    club.keyboard.press("Space")
    assert table.locator("[aria-sort]").all_inner_texts() == ["N = 4"]


def test_numbers_are_sorted_as_numbers(club: Page) -> None:
    table = club.get_by_role("table", name="Bitmap, recursive").first
    table.get_by_role("button", name="Total").click()
    values = numbers(table, 1)
    assert values[-1] == 352
    assert values == sorted(value for value in values if value is not None)


def test_tables_on_the_page_of_a_machine_sort_as_well(club: Page) -> None:
    club.get_by_role("link", name="The times of all 2 machines").first.click()
    club.get_by_role("link", name="Test Partial").click()
    table = club.locator("table", has_text="N = 8").first
    table.get_by_role("button", name="N = 8").click()
    values = [value for value in numbers(table, 2) if value is not None]
    assert len(values) > 1
    assert values == sorted(values)


def test_each_heading_has_one_button_wherever_its_table_goes(club: Page) -> None:
    assert club.locator('script[src$="queens-table.js"]').count() == 2
    table = club.locator("queens-table").first
    with taken_out(table):
        pass
    move(table)
    copy(table)
    assert club.locator("thead th").count() == club.locator("thead th > button").count()
    assert club.locator("button button").count() == 0


def test_a_table_sorts_only_while_it_is_in_the_page_and_remembers_how_it_was_sent(
    club: Page,
) -> None:
    table = club.locator("queens-table").first
    before = heads(table)
    button = table.get_by_role("button", name="method")
    button.click()
    rising = heads(table)
    assert rising != before
    with taken_out(table):
        club.evaluate("takenOut.figure.querySelector('thead button').click()")
    assert heads(table) == rising
    button.click()
    assert heads(table) == rising[::-1]
    button.click()
    assert heads(table) == before


def test_a_script_that_runs_again_starts_nothing_twice(club: Page) -> None:
    script = club.locator('script[src$="queens-table.js"]').first
    club.add_script_tag(url=script.evaluate("script => script.src"))
    assert club.locator("button button").count() == 0
    table = club.locator("queens-table").first
    table.get_by_role("button", name="method").click()
    expect(table.get_by_role("columnheader", name="method")).to_have_attribute(
        "aria-sort", "ascending"
    )


def test_a_browser_without_the_property_sorts_both_ways(club: Page) -> None:
    club.evaluate("delete Element.prototype.ariaSort")
    head = club.locator("table").first.get_by_role("columnheader", name="N = 8")
    for state in ("ascending", "descending"):
        head.get_by_role("button").click()
        assert head.get_attribute("aria-sort") == state


def test_without_a_script_the_tables_are_plain_and_the_text_can_be_read(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    assert scriptless.locator("table").count() == 3
    assert scriptless.locator(".qa-block button").count() == 0
    details = scriptless.locator("details", has_text="As text").first
    details.locator("summary").click()
    expect(details.locator("pre")).to_contain_text("hh:mm:ss.ms")


def test_the_text_can_be_copied_where_the_theme_copies(club: Page) -> None:
    club.locator("summary", has_text="As text").first.click()
    copy = club.locator("details pre").first.get_by_role("button")
    expect(copy).to_have_attribute("title", "Copy to clipboard")


def test_a_table_goes_out_as_a_file(club: Page) -> None:
    with club.expect_download() as download:
        club.get_by_role("link", name=re.compile("^Best time .* recursive.* CSV$")).first.click()
    assert download.value.suggested_filename == "matrix-recursive.csv"
    first = Path(download.value.path()).read_text(encoding="utf-8").splitlines()[0]
    assert "best_seconds" in first.split(",")
