"""Small figures: properties, plots, tables, the map, variants, birthdays and posters."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import fundamental, properties, property_columns, solution
from site_builder.values.text import squares
from tests.helpers.browser import PHONE, SIZE, expect_address, part_of, violations
from tests.helpers.finder import square

TOP = "(it) => it.getBoundingClientRect().top + scrollY"


@pytest.fixture
def board(page: Page, atlas: str) -> Page:
    """The page of a board without three queens in a line."""
    open_properties(page, f"{atlas}boards/8/8.8.10/")
    return page


def open_properties(page: Page, address: str) -> None:
    """Open the section with the properties on the page of a board."""
    page.goto(f"{address}#properties")  # because the anchor opens the section


def picture(page: Page) -> Locator:
    """Return the visible picture of the board; the pictures of other properties are hidden."""
    return page.locator("queens-properties [data-qa-shows]:not([hidden]) > svg")


def sentence(page: Page) -> Locator:
    """Return the text below the board, which describes the chosen property."""
    return page.locator("queens-properties figcaption")


def test_a_property_shows_itself_and_stays_in_view(board: Page) -> None:
    expect(sentence(board)).to_contain_text("Choose a property")
    board.hover("tr[data-qa-property=lines] th")
    expect(picture(board).locator("title")).to_have_text("Three in a line: none")
    expect(sentence(board)).to_contain_text("28 lines join two queens.")
    board.hover("tr[data-qa-property=conflicts] td")
    expect(sentence(board)).to_contain_text("2 pairs share a diagonal")
    board.hover("h1")
    expect(sentence(board)).to_contain_text("Choose a property")
    assert picture(board).count() == 1
    value = board.locator("tr[data-qa-property=distance] button")
    before = board.locator(".qa-near").evaluate(TOP)
    value.click()
    expect(value).to_have_attribute("aria-pressed", "true")
    board.hover("h1")
    expect(sentence(board)).to_contain_text("Move 3 queens, and you have an image of 8.4.1.")
    assert board.locator(".qa-near").evaluate(TOP) == before
    value.press("Escape")
    expect(value).to_have_attribute("aria-pressed", "false")
    board.set_viewport_size({**SIZE, "width": PHONE})
    last = board.locator("tr[data-qa-property=distance] button")
    last.evaluate("button => button.scrollIntoView({ block: 'end' })")
    last.click()
    expect(sentence(board)).to_contain_text("Move 3 queens")
    expect(picture(board)).to_be_in_viewport(ratio=1)
    first = board.locator("tr[data-qa-property=lines] button")
    first.focus()
    figure = board.locator("figure.qa-large").bounding_box()
    row = first.bounding_box()
    assert figure
    assert row
    assert figure["y"] + figure["height"] <= row["y"]


def test_properties_lead_to_near_boards_definitions_and_boards_that_share_them(
    board: Page, atlas: str
) -> None:
    near = board.locator(".qa-near .qa-card")
    expect(near).to_have_count(8)
    expect(near.first).to_contain_text("3 queens")
    assert violations(board, ".qa-near") == []
    near.first.locator("a").click()
    board.wait_for_url("**/boards/8/8.4.1/")
    board.locator("details:has(> #properties) > summary").click()
    board.locator("tr[data-qa-property=translates] td").first.click()
    sentence(board).locator("a").click()
    board.wait_for_url("**/properties/#translates")
    expect(board.locator("#translates")).to_be_in_viewport()
    for name, key in (("9.8.16", "lines"), ("7.8.1", "conflicts"), ("8.8.10", "diagonal_queens")):
        n = int(name.partition(".")[0])
        columns = property_columns(fundamental(n)[0])[key]
        value = getattr(properties(solution(name)), key)
        sharing = int((columns == value).sum())
        open_properties(board, f"{atlas}boards/{n}/{name}/")
        link = board.locator(f"tr[data-qa-property={key}] td a")
        expect(link).to_have_text(f"{sharing} of {len(columns)}")
        link.click()
        head = board.locator("[data-qa-part=remaining-head]")
        expect(head).to_have_text(f"{sharing} fundamental solutions")


PLOT = "figure:has(.qa-reader)"
NOT_RUN = "\N{EN DASH}"
VALUES = "items => items.map((item) => item.dataset.qaValues)"
LETTERS = "svg => parseFloat(getComputedStyle(svg).fontSize) * svg.getScreenCTM().a"


@pytest.fixture
def plot(page: Page, atlas: str) -> Locator:
    """The plot of the engine, which has only one frame with axes."""
    page.goto(f"{atlas}timings/measurements/")
    page.get_by_text("Chart: the engine").click()
    return page.locator(f"details[open] {PLOT}")


def values(plot: Locator) -> list[str]:
    """Return the values that are shown below the plot."""
    return plot.locator(".qa-reader li b").all_inner_texts()


def test_a_plot_answers_keys_and_a_pointer_and_fits_a_phone(plot: Locator, page: Page) -> None:
    slider = plot.get_by_role("slider", name="N")
    slider.press("Home")
    least = plot.locator("label b").inner_text()
    slider.press("ArrowRight")
    n = str(int(least) + 1)
    expect(plot.locator("label b")).to_have_text(n)
    of_lines = [json.loads(each) for each in plot.locator("li").evaluate_all(VALUES)]
    assert values(plot) == [line.get(n, [0, NOT_RUN])[1] for line in of_lines]
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(f"N = {n}: ")
    places = [spoken.index(value) for value in values(plot) if value != NOT_RUN]
    assert places == sorted(places)
    svg = plot.locator("> .qa-sheet-wide")
    cursor = svg.locator(".qa-cursor")
    box = svg.bounding_box()
    assert box is not None
    low, high, start, end = (
        float(cursor.get_attribute(f"data-qa-{name}") or "")
        for name in ("low", "high", "start", "end")
    )
    middle = (low + high) // 2
    x = start + (middle - low) / (high - low) * (end - start)
    scale = box["width"] / 960
    svg.hover(position={"x": x * scale + 3, "y": box["height"] / 2})
    expect(plot.locator("label b")).to_have_text(f"{middle:.0f}")
    expect(plot.get_by_role("slider")).to_have_value(f"{middle:.0f}")
    assert float(cursor.get_attribute("x1") or "") == pytest.approx(x, abs=0.1)
    page.set_viewport_size({**SIZE, "width": PHONE})
    expect(plot.locator("> .qa-sheet-wide")).to_be_hidden()
    svg = plot.locator("> .qa-sheet-narrow")
    assert svg.locator("text").count()
    assert svg.evaluate(LETTERS) >= 11


NUMBERS = """(rows, column) => rows.map((row) => {
    const value = row.children[column].dataset.qaValue;
    return value === undefined ? null : Number(value);
})"""


@pytest.fixture
def times(page: Page, atlas: str) -> Locator:
    """The table with the times of each method."""
    page.goto(f"{atlas}timings/measurements/")
    return page.locator("queens-table table").first


def heads(table: Locator) -> list[str]:
    """Return the row headings in their order."""
    return table.locator("tbody th").all_inner_texts()


def numbers(table: Locator, head: str) -> list[float | None]:
    """Return the numbers in the column with the heading `head`; None for an empty cell."""
    column = table.locator("thead th").all_inner_texts().index(head)
    found: list[float | None] = table.locator("tbody tr").evaluate_all(NUMBERS, column)
    return found


def test_a_table_is_sorted_by_pointer_and_keys(page: Page, times: Locator) -> None:
    names = sorted(heads(times))
    times.get_by_role("button", name="method").focus()
    page.keyboard.press("Enter")
    assert (heads(times)[0], heads(times)[-1]) == (names[0], names[-1])
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert times.locator("[aria-sort]").all_inner_texts() == ["N = 4"]
    page.reload()
    script = page.locator('script[src$="queens-table.js"]').first
    page.add_script_tag(url=script.evaluate("script => script.src"))
    assert page.locator("button button").count() == 0
    times.get_by_role("button", name="method").click()
    head = times.get_by_role("columnheader", name="method")
    expect(head).to_have_attribute("aria-sort", "ascending")
    page.reload()
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
    page.evaluate("delete Element.prototype.ariaSort")  # like an older browser
    for state in ("ascending", "descending"):
        head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", state)
    page.set_viewport_size({"width": 360, "height": 640})
    box = times.locator("..")
    for position, side, cut in ((5, "left", r"[^0]"), (0, "left", "0px"), (10_000, "right", "0px")):
        box.evaluate("(box, position) => box.scrollTo(position, 0)", position)
        expect(box).to_have_attribute("style", re.compile(f"--qa-cut-{side}: {cut}"))


def test_counts_are_sorted_as_numbers(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}algorithms/backtracking/")
    page.get_by_text("Times of both forms").click()
    table = page.get_by_role("table", name="Backtracking, recursive").first
    table.get_by_role("button", name="Total").click()
    values = numbers(table, "Total")
    assert values[-1] == max(value for value in values if value is not None)
    assert values == sorted(value for value in values if value is not None)


def test_a_table_goes_out_as_a_file_and_figures_are_plain_without_a_script(
    page: Page, times: Locator, page_without_scripts: Page, atlas: str
) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^Best time .* recursive.* CSV$")).first.click()
    assert download.value.suggested_filename == "recursive.csv"
    first = Path(download.value.path()).read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("method,n_4_seconds,")
    page_without_scripts.goto(page.url)
    expect(page_without_scripts.locator("queens-table table").first).to_be_visible()
    expect(page_without_scripts.locator("queens-table button")).to_have_count(0)
    page_without_scripts.goto(f"{page.url}../../algorithms/backtracking/")
    page_without_scripts.get_by_text("Times of both forms").click()
    details = page_without_scripts.locator("details details", has_text="As text").first
    details.locator("summary").click()
    expect(details.locator("pre")).to_contain_text("hh:mm:ss.ms")
    page_without_scripts.goto(f"{atlas}timings/measurements/")
    page_without_scripts.get_by_text("Chart: the engine").click()
    plot = page_without_scripts.locator(f"details[open] {PLOT}")
    assert re.fullmatch(r"\d+", plot.locator("label b").inner_text())
    count = plot.locator("li").count()
    assert count > 2
    assert len(values(plot)) == count
    expect(plot.locator("input")).to_be_hidden()
    expect(plot.locator("> .qa-sheet-wide")).to_be_visible()


def test_a_point_is_chosen_by_click_and_keys_and_a_walk_goes_on(
    shared_page: Page, atlas: str
) -> None:
    shared_page.goto(f"{atlas}map/?n=8&board=8.8.1")
    figure = shared_page.locator("queens-map")
    chosen = figure.locator("[role=option][aria-selected=true]")
    expect(chosen).to_have_attribute("aria-label", re.compile("^8.8.1,"))
    chosen.press("ArrowRight")
    expect(chosen).not_to_have_attribute("aria-label", re.compile("^8.8.1,"))
    expect(chosen).to_be_focused()
    figure.locator("[role=option]").first.click()
    expect(part_of(figure, "name")).to_contain_text("Solution 8.4.1")
    expect(part_of(figure, "message")).to_contain_text("nearest solution is 3")
    part_of(figure, "forward").click()
    expect(part_of(figure, "message")).to_contain_text("3 queens moved. 2 of 92")
    expect(shared_page).to_have_url(re.compile(r"\?n=8&board="))
    orbit = figure.get_by_role("button", name="Orbit 8.8.3")
    orbit.click()
    expect(part_of(figure, "name")).to_contain_text("Solution 8.8.3")
    expect(orbit).to_have_attribute("aria-pressed", "true")
    part_of(figure, "n").select_option("10")
    expect(figure.locator("[role=option]")).to_have_count(724)


def test_the_map_and_its_key_fit_one_screen(page: Page, atlas: str) -> None:
    for width, height in ((1280, 800), (360, 780)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{atlas}map/")
        box = page.locator("queens-map .qa-map-stage").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height


def test_rules_of_variants_are_tried_until_they_are_solved(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}variants/torus/")
    message, queens = part_of(page, "message"), page.locator("[aria-label*=', queen']")
    expect(square(page, "b3")).to_have_attribute("aria-label", "b3, queen")
    expect(page.locator("[aria-label*='empty, attacked']")).to_have_count(16)
    part_of(page, "clear").click()
    for name in ("a4", "d2"):
        square(page, name).click()
    expect(message).to_contain_text("a4 and d2 attack each other")
    part_of(page, "show").click()
    expect(message).to_contain_text("Solved")
    part_of(page, "undo").click()
    expect(queens).to_have_count(2)
    page.get_by_role("button", name="7", exact=True).click()
    expect(queens).to_have_count(1)
    page.goto(f"{atlas}variants/peaceable/")
    for name in ("a2", "d4", "b1", "c3"):
        square(page, name).click()
    expect(square(page, "d4")).to_have_attribute("aria-label", "d4, queen in outline")
    expect(part_of(page, "message")).to_contain_text("Solved")
    page.goto(f"{atlas}variants/completion/")
    square(page, "d5").click()
    expect(square(page, "d5")).to_have_attribute("aria-label", "d5, queen, given")


def test_two_days_have_two_boards_and_a_card_each(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}your-board/?born=1984-02-29")
    figure = page.locator("queens-birthday")
    message = part_of(figure, "message")
    names = figure.locator(".qa-live svg desc")
    expect(message).to_contain_text("18.8.29021984")
    first = solution("18.8.29021984")
    second = solution("18.8.3022001")
    expect(names).to_have_text("Queens on " + " ".join(squares(first)))
    part_of(figure, "and").fill("2001-02-03")
    expect(names).to_have_text("Queens on " + " ".join(squares(second)))
    apart = sum(one != other for one, other in zip(first, second, strict=True))
    expect(message).to_contain_text(f"differ in {apart} of 18 rows")
    expect_address(page, "?born=1984-02-29&and=2001-02-03")
    with page.expect_download() as download:
        part_of(figure, "card").click()
    assert download.value.suggested_filename == "queens-2001-02-03.png"
    card = Path(download.value.path()).read_bytes()
    assert struct.unpack(">II", card[16:24]) == (1200, 630)
    figure.get_by_role("button", name="29 February 1984").click()
    expect(names).to_have_text("Queens on " + " ".join(squares(first)))
    part_of(figure, "and").fill("")
    expect(message).to_contain_text("No other day")
    expect_address(page, "?born=1984-02-29")


def test_a_poster_is_saved_as_chosen_and_printed_on_one_sheet(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}make/?of=orbit&label=8.4.1&paper=A4&ink=9a3b2e&caption=")
    figure = page.locator("queens-poster")
    expect(part_of(figure, "message")).to_contain_text("4 boards of 8 queens on A4")
    with page.expect_download() as download:
        part_of(figure, "save").click()
    assert download.value.suggested_filename == "queens-orbit-8.4.1-A4.svg"
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="210mm"')
    assert text.count('<path transform="translate(') == 4 * 8
    assert '<g fill="#9a3b2e">' in text
    assert "<text" not in text
    part_of(figure, "label").fill("8.4.2")
    part_of(figure, "label").press("Enter")
    expect(part_of(figure, "message")).to_contain_text("no solution 8.4.2")
    expect(part_of(figure, "save")).to_have_attribute("aria-disabled", "true")
    look = "paper=A4&ink=9a3b2e"
    expect_address(page, f"?of=orbit&label=8.4.2&{look}&caption=&shape=queens")
    part_of(figure, "boards").select_option("all")
    expect(part_of(figure, "message")).to_contain_text("92 boards")
    expect(part_of(figure, "caption")).to_have_value("All 92 solutions of 8 queens")
    expect_address(page, f"?of=all&{look}&shape=queens&n=8")
    page.goto(f"{atlas}make/?n=6&paper=A2")
    page.evaluate("window.print = () => {}")
    part_of(page, "print").click()
    page.wait_for_selector(".qa-poster-printed", state="attached")
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    (box,) = re.findall(rb"/MediaBox\s*\[0 0 ([0-9.]+) ([0-9.]+)\]", pdf)
    assert [round(float(points) / 72 * 25.4) for points in box] == [420, 594]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".qa-poster-printed")).to_have_count(0)


def test_a_board_without_end_moves_and_zooms_and_a_link_shows_a_column(
    page: Page, atlas: str
) -> None:
    page.goto(f"{atlas}results/exile/")
    canvas = page.locator("queens-exile canvas")
    message = part_of(page.locator("queens-exile"), "message")
    canvas.press("ArrowRight")
    expect(message).to_contain_text(re.compile(r"Columns \d+ to \d+, rows 0 to"))
    page.keyboard.press("Home")
    expect(message).to_contain_text("Columns 0 to ")
    # The square in column 0 and row 0 is at the bottom left. Left of it is a strip of 54 pixels,
    # and below it a strip of 24 pixels.
    height = canvas.evaluate("(it) => it.clientHeight")
    canvas.click(position={"x": 56, "y": height - 26})
    expect(message).to_contain_text("Column 0, row 0")
    # Drag the board by 400 pixels, that is by 20 squares.
    box = canvas.bounding_box()
    assert box
    page.mouse.move(box["x"] + 500, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 50, steps=4)
    page.mouse.up()
    canvas.click(position={"x": 54 + 5 * 20 + 10, "y": height - 24 - 15 * 20 - 10})
    expect(message).to_contain_text("Column 25, row 15")
    for _ in range(12):
        page.mouse.wheel(0, 240)
    canvas.press("ArrowLeft")
    expect(message).to_contain_text(re.compile(r"Columns 0 to \d+,\d{3}, rows 0 to"))
    page.get_by_role("link", name="Column 445").click()
    expect(message).to_contain_text("Column 445, row 279: 3.975 rows above")
    # The link has moved the focus to the figure, so press Enter in the field itself.
    column = part_of(page.locator("queens-exile"), "column")
    column.fill("1000000")
    column.press("Enter")
    expect(message).to_contain_text("columns 0 to 999,999, got 1000000: type")
