"""What every interactive figure promises, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import filter_orbits, turn_the_page
from tests.browser.figures import FIGURES, part, state, use
from tests.helpers.browser import COLOURS, opened, report_errors, settle, violations
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.patience import until

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WIDTHS = (300, 480, 700, 1200)
OPEN = "(figure) => { figure.parentElement.open = true; }"
FITS = """(figure, width) => {
    figure.style.width = `${width}px`;
    return figure.scrollWidth <= width + 2;
}"""
PRESS_ALL = (
    "removed.querySelectorAll('button, label, [role=gridcell]').forEach((each) => each.click())"
)
REMOVED = "removed.textContent"
# Watchers are told in the order in which they began to watch.
SEE = """(figure, isSeen) => {
    figure.style.display = isSeen ? "" : "none";
    const isTold = (entries) => entries.at(-1).isIntersecting === isSeen;
    return new Promise((done) =>
        new IntersectionObserver((entries) => isTold(entries) && done()).observe(figure));
}"""


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page that goes from figure to figure, and the errors in its console."""
    with opened(browser, reduced_motion="reduce") as page:
        yield page, report_errors(page)


@pytest.mark.parametrize("name", FIGURES)
def test_two_work_apart_and_one_may_be_moved(
    reader: tuple[Page, list[str]], figures_site: str, name: str
) -> None:
    """Under a strict policy, in columns of any width, and with nothing that axe finds."""
    page, errors = reader
    page.goto(f"{figures_site}/{name}.html")
    page.evaluate("localStorage.clear()")
    page.goto(f"{figures_site}/{name}.html")
    first, second = page.locator(FIGURES[name].selector).all()
    settle(page)
    for figure in (first, second):
        expect(figure).to_contain_text(FIGURES[name].says)
    untouched = state(second)
    use(name, first)
    used = state(first)
    assert state(second) == untouched
    second.evaluate(REMOVE)
    page.evaluate("localStorage.clear()")
    page.evaluate(PUT_BACK)
    use(name, second)
    # Each click is heard once; where a worker answers, `used` may have been seen too early.
    until(lambda: state(second) in (used, state(first)), patience=30)
    second.evaluate(FOLD)
    second.evaluate(OPEN)
    if not FIGURES[name].once:
        use(name, second)  # one that is moved goes on
    assert [width for width in WIDTHS if not second.evaluate(FITS, width)] == []
    first.evaluate(REMOVE)
    text = page.evaluate(REMOVED)
    page.evaluate(PRESS_ALL)
    assert page.evaluate(REMOVED) == text, "one that has left does nothing"
    assert violations(page, FIGURES[name].selector) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, FIGURES[name].selector, runOnly=COLOURS) == []
    page.emulate_media(color_scheme="light")
    assert errors == []


@pytest.mark.parametrize("name", [name for name, each in FIGURES.items() if each.plays])
def test_one_that_plays_waits_unseen_and_stops_when_it_leaves(
    still: Page, figures_site: str, name: str
) -> None:
    still.goto(f"{figures_site}/{name}.html")
    figure = still.locator(FIGURES[name].selector).first
    button = figure.locator(part("play")).first
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    still.clock.run_for(600)
    figure.evaluate(SEE, False)
    before = state(figure)
    still.clock.run_for(20_000)
    assert state(figure) == before
    figure.evaluate(SEE, True)
    still.clock.run_for(5000)
    assert state(figure) != before
    figure.evaluate(REMOVE)
    text = still.evaluate(REMOVED)
    still.clock.run_for(20_000)
    assert still.evaluate(REMOVED) == text


def test_all_work_in_a_page_opened_from_disk(page: Page, figures_folder: Path) -> None:
    page.goto((figures_folder / "all.html").as_uri())
    for name, figure in FIGURES.items():
        if figure.works_from_disk:
            use(name, page.locator(figure.selector).first)


def test_without_script_each_shows_what_it_is_about(scriptless: Page, figures_site: str) -> None:
    scriptless.goto(f"{figures_site}/all.html")
    expect(scriptless.locator(".qa-live:visible")).to_have_count(0)
    for name, figure in FIGURES.items():
        element = scriptless.locator(figure.selector).first
        block = element.locator("xpath=ancestor-or-self::*[contains(@class, 'qa-block')][1]")
        content = block.locator("svg, summary, table, pre, p, a").locator("visible=true")
        assert content.count() > 0, name


def test_galleries_and_saved_pictures_work_under_a_strict_policy(
    page: Page, figures_site: str
) -> None:
    page.goto(f"{figures_site}/boards/9/index.html")
    filter_orbits(page.locator("main"))
    page.locator("queens-explorer [role=gridcell]").first.click()
    page.goto(f"{figures_site}/boards/13/index.html")
    turn_the_page(page.locator("main"))
    page.goto(f"{figures_site}/find.html?label=13.8.5")
    page.locator("a[download='13.8.5.svg']").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG, 512 px").first.click()
    assert download.value.suggested_filename == "13.8.5-512.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_finder_opened_from_disk_says_that_it_cannot_search(
    page: Page, figures_folder: Path
) -> None:
    page.goto((figures_folder / "find.html").as_uri())
    expect(page.get_by_role("status").first).to_contain_text("could not be found")
