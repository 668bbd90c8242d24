"""Worksheets in a browser: each prints on one page, and a reader generates more of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from exhibits.shared.worksheets.blocks import MAX_BOARDS, SIZES
from site_builder.figures.finder.copies import ATLAS
from tests.helpers.browser import expect_address, part_of
from tests.helpers.pdf import page_texts
from tests.helpers.sources import ROOT

FORMATS = ("A4", "Letter")
PAGE_OF_PDF = rb"/Type\s*/Page\b"


@pytest.fixture
def maker(page: Page, atlas: str) -> Locator:
    """The form that generates worksheets, once it has made its first sheet."""
    return visit(page, f"{atlas}teach/maker/")


def visit(page: Page, address: str, sheets: int = 2) -> Locator:
    """Open an address and return the form, once it has made this many sheets (answers included)."""
    page.goto(address)
    maker = page.locator("queens-worksheet-maker")
    expect(maker.locator(".qa-worksheet-name")).to_have_count(sheets)
    return maker


def boards(maker: Locator) -> list[str]:
    """Return the texts of all boards on the sheet and then on the answers: squares and caption."""
    return ["".join(text.split()) for text in maker.locator("figure").all_text_contents()]


def printed(page: Page) -> list[int]:
    """Return the number of printed pages for each paper format."""
    return [pages(page, paper) for paper in FORMATS]


def pages(page: Page, paper: str) -> int:
    """Return the number of printed pages on one paper format."""
    return len(re.findall(PAGE_OF_PDF, page.pdf(format=paper)))


def test_a_sheet_and_its_answers_print_on_a_page_each(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}teach/worksheets/")
    page.evaluate("print = () => {}")
    sheets = page.locator(".qa-worksheet").count()
    assert printed(page) == [sheets, sheets]
    for worksheet in page.locator("queens-worksheet").all():
        sheets = worksheet.locator(".qa-worksheet").count()
        for paper in FORMATS:
            part_of(worksheet, "print").click()
            assert pages(page, paper) == sheets
    page.emulate_media(media="print")
    expect(page.locator("h1")).to_be_hidden()
    expect(page.get_by_text("Name", exact=True).first).to_be_visible()
    page.emulate_media(media="null")
    page.goto(f"{atlas}teach/")
    lessons = page.locator("h2").count()
    assert printed(page) == [lessons + 1, lessons + 1], "each lesson on its own page"


def test_sheets_of_any_size_print_on_a_page_each_with_squares_for_coins(
    page: Page, atlas: str
) -> None:
    for n, count in [(SIZES[0], MAX_BOARDS), *((SIZES[-1], count) for count in (1, 3, MAX_BOARDS))]:
        maker = visit(page, f"{atlas}teach/maker/?n={n}&given=1&boards={count}&seed=3")
        expect(maker.locator("figure")).to_have_count(2 * count)
        assert printed(page) == [2, 2], (n, count)
    for n, sheets in ((4, 2), (6, 3)):
        maker = visit(page, f"{atlas}teach/maker/?n={n}&given=1&boards=2&seed=3&coins=1", sheets)
        assert printed(page) == [sheets, sheets], n
        page.emulate_media(media="print")
        board = maker.locator("svg.qa-board").first
        width = board.evaluate(
            "(svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width"
        )
        assert width > 0.99 * 25 / 25.4 * 96
        page.emulate_media(media="null")


def test_choices_make_another_sheet_and_its_address(page: Page, maker: Locator) -> None:
    first = boards(maker)
    part_of(maker, "n").select_option("5")
    part_of(maker, "boards").select_option("4")
    part_of(maker, "next").click()
    expect(maker.locator("figure")).to_have_count(8)
    expect_address(page, "?n=5&given=2&boards=4&seed=2")
    chosen = boards(maker)
    assert chosen != first
    visit(page, page.url)
    assert boards(maker) == chosen
    part_of(maker, "seed").fill("77")
    part_of(maker, "seed").press("Enter")
    expect(maker.locator(".qa-worksheet-name").first).to_contain_text("seed=77")
    assert boards(maker) != chosen


def test_a_queen_is_left_for_the_reader_and_wrong_numbers_are_refused(
    page: Page, maker: Locator, atlas: str
) -> None:
    part_of(maker, "queens given").select_option("5")
    part_of(maker, "n").select_option("4")
    expect(part_of(maker, "queens given")).to_have_value("3")
    expect(part_of(maker, "queens given").locator("option", has_text="4")).to_be_disabled()
    part_of(maker, "seed").fill("0")
    part_of(maker, "seed").press("Tab")
    expect(part_of(maker, "message")).to_contain_text("1 to 999999")
    visit(page, f"{atlas}teach/maker/?n=9&given=x&boards=7&seed=-1")
    sheet = maker.locator(".qa-worksheet-name").first
    expect(sheet).to_contain_text("/teach/maker/?n=6&given=2&boards=6&seed=1")


def test_an_address_gives_the_same_sheet_for_ever(page: Page, atlas: str) -> None:
    """Teachers have such addresses on paper, so the sheet of an address must never change."""
    maker = visit(page, f"{atlas}teach/maker/?n=8&given=3&boards=3&seed=2026")
    sheet = maker.locator(".qa-worksheet").first
    assert sheet.locator("figure desc").all_text_contents() == [
        "Queens on d8 b5 h1",
        "Queens on e7 f5 c4",
        "Queens on a8 d6 f5",
    ]
    maker = visit(page, f"{atlas}teach/maker/?n=8&given=1&boards=2&seed=5")
    expect(part_of(maker, "message")).to_contain_text("2 of the boards have more than one")
    expect(maker.locator("figcaption").last).to_contain_text(", one of ")


def test_the_printed_sheets_are_those_of_their_addresses(page: Page, atlas: str) -> None:
    """Compare the texts of the PDF files with what their addresses print now.

    Equal texts have equal boards, because the answers name the squares of the missing queens.
    """
    teach = ROOT / "content" / "teach"
    text = (teach / "worksheets.md").read_text("utf-8")
    sheets = re.findall(r"maker\.md(\?\S+)\), also as \[PDF\]\((\S+)\)", text)
    assert {name for _, name in sheets} == {file.name for file in teach.glob("*.pdf")}
    for query, name in sheets:
        visit(page, f"{atlas}teach/maker/{query}")
        now = texts_of(page.pdf(format="A4"), atlas)
        assert texts_of((teach / name).read_bytes(), ATLAS) == now, name
        assert all(each.endswith(f"teach/maker/{query}") for each in now)


def texts_of(pdf: bytes, site: str) -> list[str]:
    """Return the text of each page of a PDF without spaces and without the address `site`."""
    place = site.partition("://")[2]
    return ["".join(text.split()).replace(place, "") for text in page_texts(pdf)]
