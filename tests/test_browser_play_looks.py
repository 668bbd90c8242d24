"""The page "Play" on a phone, on paper, without script, and for all readers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import DESK, PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import first_touch_is_in_view, site_of
from tests.helpers.play import part, solution, solve, square, visit
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TODAY = "2026-11-26"
SHOWN_ON_PAPER = """() => [...document.querySelectorAll("article *")]
    .filter((each) => !each.closest(".qa-play-sheet, .qa-definitions"))
    .filter((each) => each.matches("p, h1, h2, table, button, svg") && each.checkVisibility())
    .map((each) => each.outerHTML.slice(0, 80))"""


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


def test_the_board_is_on_the_first_screen(figure: Locator, page: Page) -> None:
    first_touch_is_in_view(page, ".qa-play [role=gridcell]")


def test_a_phone_shows_the_whole_page_without_scrolling_aside(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=PHONE, has_touch=True) as page:
        figure = visit(page, f"{address}?day=2026-11-24&level=hard")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
        (name, *_), _ = solution(figure)
        square(figure, name).tap()
        expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, queen")


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_it_is_accessible_while_it_is_played_and_solved(
    browser: Browser, address: str, width: int
) -> None:
    for is_solved in (False, True):
        with opened(browser, width=width) as page:
            figure = visit(page, f"{address}?day=2026-11-24&level=easy")
            if is_solved:
                solve(figure)
            else:
                part(figure, "hint").click()
            assert violations_by_day_and_night(page, "article") == []


def test_it_prints_as_one_sheet_with_the_answers_upside_down(figure: Locator, page: Page) -> None:
    _, found = solution(figure)
    page.emulate_media(media="print")
    sheet = part(figure, "sheet")
    expect(sheet.locator("svg")).to_have_count(3)
    expect(sheet).to_contain_text("Positions of Thursday 26 November 2026")
    answers = sheet.locator(".qa-play-answers")
    expect(answers).to_contain_text(f"Easy: {found}")
    expect(answers).to_have_css("transform", "matrix(-1, 0, 0, -1, 0, 0)")
    assert page.evaluate(SHOWN_ON_PAPER) == []
    assert page.evaluate("document.querySelector('#qa-queen').parentElement.checkVisibility()")
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1


def test_without_script_a_position_has_its_answer_in_a_fold(browser: Browser, address: str) -> None:
    with opened(browser, java_script_enabled=False) as page:
        page.goto(address)
        still = page.locator(".qa-play-still")
        expect(still.locator("svg").first).to_be_visible()
        expect(still).to_contain_text("there is one way")
        expect(still.locator("svg").last).to_be_hidden()
        still.locator("summary").click()
        expect(still.locator("svg").last).to_be_visible()
