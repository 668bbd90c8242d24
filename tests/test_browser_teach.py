"""Worksheets in a browser: they print on one page each, and a reader makes more of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.figures.teach.positions import MAX_BOARDS, SIZES
from tests.helpers.browser import (
    PHONE,
    expect_address,
    opened,
    violations_by_day_and_night,
)
from tests.helpers.chapters import FITS, site_of
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

SHEETS = ("boards", "tree", "bits", "orbits", "maker")
FORMATS = ("A4", "Letter")
MAKER = "queens-worksheet-maker"
PAGE_OF_PDF = rb"/Type\s*/Page\b"


@pytest.fixture(scope="module")
def teach(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the lessons and worksheets."""
    return site_of(tmp_path_factory.mktemp("teach"), "teach", "index", *SHEETS)


@pytest.fixture(scope="module")
def address(teach: Path) -> Iterator[str]:
    """Where the lessons are."""
    with served(teach) as root:
        yield f"{root}/teach/"


@pytest.fixture
def maker(page: Page, address: str) -> Locator:
    """The form, which has made its first sheet."""
    page.goto(f"{address}maker/")
    return made(page)


def made(page: Page) -> Locator:
    """The form, once it has made a sheet."""
    maker = page.locator(MAKER)
    expect(maker.locator(".qa-worksheet-name")).to_have_count(2)
    return maker


def part(maker: Locator, name: str) -> Locator:
    """A part of the form."""
    return maker.locator(f'[data-qa-part="{name}"]')


def boards(maker: Locator) -> list[str]:
    """The squares and captions of all boards: first those of the sheet, then the answers."""
    return [text.strip() for text in maker.locator("figure").all_text_contents()]


def pages(page: Page, paper: str) -> int:
    """How many pages it prints on."""
    return len(re.findall(PAGE_OF_PDF, page.pdf(format=paper)))


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_and_its_answers_print_on_a_page_each(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}{name}/")
    expect(page.locator(".qa-worksheet")).to_have_count(2)
    assert [pages(page, paper) for paper in FORMATS] == [2, 2]
    page.emulate_media(media="print")
    expect(page.locator("h1")).to_be_hidden()
    expect(page.get_by_text("Name", exact=True)).to_be_visible()


def test_sheets_of_any_size_print_on_a_page_each(page: Page, address: str) -> None:
    for n in SIZES:
        for count in range(1, MAX_BOARDS + 1):
            page.goto(f"{address}maker/?n={n}&given=1&boards={count}&seed=3")
            expect(made(page).locator("figure")).to_have_count(2 * count)
            assert [pages(page, paper) for paper in FORMATS] == [2, 2], (n, count)


def test_each_lesson_prints_on_its_own_page(page: Page, address: str) -> None:
    page.goto(address)
    lessons = page.locator("h2").count()
    assert [pages(page, paper) for paper in FORMATS] == [lessons + 1, lessons + 1]


@pytest.mark.parametrize("name", ["", *(f"{name}/" for name in SHEETS)])
def test_axe_finds_nothing_and_a_phone_has_room(page: Page, address: str, name: str) -> None:
    page.set_viewport_size({"width": PHONE, "height": 640})
    page.goto(address + name)
    assert page.evaluate(FITS)
    assert violations_by_day_and_night(page, ".md-content") == []


def test_first_sheet_is_the_one_without_script(
    scriptless: Page, maker: Locator, address: str
) -> None:
    scriptless.goto(f"{address}maker/")
    expect(scriptless.locator(".qa-worksheet-form")).to_be_hidden()
    assert boards(maker) == boards(scriptless.locator(MAKER))


def test_choices_make_another_sheet_and_its_address(
    browser: Browser, page: Page, maker: Locator
) -> None:
    part(maker, "n").select_option("5")
    part(maker, "boards").select_option("4")
    part(maker, "next").click()
    expect(maker.locator("figure")).to_have_count(8)
    expect_address(page, "?n=5&given=2&boards=4&seed=2")
    with opened(browser) as other:
        other.goto(page.url)
        assert boards(made(other)) == boards(maker)


def test_other_numbers_make_other_boards(maker: Locator) -> None:
    before = boards(maker)
    part(maker, "seed").fill("77")
    part(maker, "seed").press("Enter")
    expect(maker.locator(".qa-worksheet-name").first).to_contain_text("seed=77")
    assert boards(maker) != before


def test_a_queen_is_left_for_the_reader(maker: Locator) -> None:
    part(maker, "given").select_option("5")
    part(maker, "n").select_option("4")
    expect(part(maker, "given")).to_have_value("3")
    expect(part(maker, "given").locator("option", has_text="4")).to_be_disabled()


def test_wrong_numbers_are_refused(page: Page, maker: Locator, address: str) -> None:
    part(maker, "seed").fill("0")
    part(maker, "seed").press("Tab")
    expect(part(maker, "message")).to_have_text("The number of a sheet is 1 to 999999.")
    page.goto(f"{address}maker/?n=9&given=x&boards=7&seed=-1")
    expect(made(page).locator(".qa-worksheet-name").first).to_have_text(
        "Sheet ?n=6&given=2&boards=6&seed=1"
    )


def test_several_solutions_are_announced(page: Page, address: str) -> None:
    page.goto(f"{address}maker/?n=8&given=1&boards=2&seed=5")
    maker = made(page)
    expect(part(maker, "message")).to_contain_text("2 of the boards have more than one solution")
    expect(maker.locator("figcaption").last).to_contain_text(", one of ")


def test_it_works_from_a_disk(page: Page, teach: Path) -> None:
    page.goto((teach / "teach" / "maker" / "index.html").as_uri())
    part(made(page), "next").click()
    expect(page.locator(".qa-worksheet-name").first).to_contain_text("seed=2")


def test_an_address_gives_the_same_sheet_for_ever(page: Page, address: str) -> None:
    """Teachers have such addresses on paper: what this one gives must never change."""
    page.goto(f"{address}maker/?n=8&given=3&boards=3&seed=2026")
    sheet = made(page).locator(".qa-worksheet").first
    assert sheet.locator("figure desc").all_text_contents() == ["d8 b5 h1", "e7 f5 c4", "a8 d6 f5"]
