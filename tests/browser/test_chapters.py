"""Every chapter: its figure is on the first screen, and follows the links and the scrolling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import COPY, DESK, PHONE, SETTLED, SIZE, part_of
from tests.helpers.sources import ROOT

LEARN = ROOT / "content" / "learn"
BESIDE = ["attacks", "bitmap", "faster", "lowest-bit", "place", "recursion", "rows", "symmetry"]
FIGURE = "xpath=(//main//*[starts-with(local-name(), 'queens-')])[1]"
FIRST_SCREENS = ((DESK, 720), (PHONE, 640))
# For each chapter, the parts of its first figure that a reader needs first: the controls, and the
# parts that react to them.
FIRST = {
    "attacks": ("[role=gridcell] >> nth=-1", "[data-qa-part=check]"),
    "bitmap": ("[data-qa-part=play]", "[data-qa-stage='5']"),
    "compare": ("fieldset:not([hidden]) .qa-guess-scale", "[data-qa-part=start]"),
    "faster": ("[data-qa-part=board]",),
    "lowest-bit": (".qa-lab-bar", ".qa-lowest-rows"),
    "place": ("[role=gridcell] >> nth=-1", "[data-qa-part=message]"),
    "recursion": ("[data-qa-part=play]", "[data-qa-part=board]"),
    "rows": ("[data-qa-part=bits]", "[data-qa-part=number]"),
    "search": ("[role=gridcell] >> nth=-1", "[data-qa-part=back]"),
    "symmetry": ("[data-qa-part=board]",),
}
# Parts that must also be on the first screen of a desktop, such as the memory of each program.
MORE = {
    "faster": [f"[data-qa-part={name}]" for name in ("memory", "message", "slider")],
    "recursion": ["[data-qa-part=stack]"],
}
PRINTED_CONTROLS = """() => [...document.querySelectorAll("button, select, input, textarea")]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => !control.closest(".qa-question-choices, .qa-question-form"))
    .map((control) => control.outerHTML.slice(0, 120))"""
TO_THE_LINE = "(link) => scrollBy(0, link.getBoundingClientRect().top - 0.38 * innerHeight)"


def visit(page: Page, address: str) -> Locator:
    """Open a chapter and return its first figure, once the page is drawn."""
    page.goto(address)
    page.evaluate(SETTLED)
    return page.locator(FIGURE)


@pytest.mark.parametrize("name", FIRST)
def test_a_chapter_on_its_first_screens_beside_its_text_and_on_paper(
    page: Page, atlas: str, name: str
) -> None:
    figure = visit(page, f"{atlas}learn/{name}/")
    for width, height in FIRST_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for selector in (*FIRST[name], *(MORE.get(name, ()) if width == DESK else ())):
            expect(figure.locator(selector).first).to_be_in_viewport(ratio=1)
    page.set_viewport_size(SIZE)
    if name in BESIDE:
        check_scrolling(page, figure, name)
    page.emulate_media(media="print")
    assert page.evaluate(PRINTED_CONTROLS) == []
    drawn = page.locator(".qa-question-board, .qa-editor-desk").locator("visible=true")
    expect(drawn).to_have_count(0)


def test_boards_are_as_wide_as_a_phone(page: Page, atlas: str) -> None:
    page.set_viewport_size({"width": PHONE, "height": 640})
    chapters = ("attacks", "bitmap", "faster", "place", "recursion", "search", "symmetry")
    for path in (*(f"learn/{name}/" for name in chapters), "boards/8/8.4.1/"):
        visit(page, f"{atlas}{path}")
        board = page.locator("main :is(svg.qa-board, svg.qa-state):visible").first
        box = board.bounding_box()
        assert box
        column = page.locator("main").bounding_box()
        assert column
        # The board is not quite as wide as the column, because it leaves room on the left for the
        # numbers of rows, or for the names of masks.
        assert box["width"] > 0.85 * column["width"], path
        assert box["x"] + box["width"] > column["x"] + column["width"] - 3, path


def check_scrolling(page: Page, figure: Locator, name: str) -> None:
    """Check that a figure shows the same after scrolling to a link as after a click on the link.

    `name` is the name of the chapter. The link is the last one that changes the figure.
    """
    link(page, links_of(name)[-1]).evaluate(TO_THE_LINE)
    marked = page.locator(".qa-beside >> nth=0 >> a[aria-current]")
    expect(marked).to_have_count(1)
    (words,) = marked.all_text_contents()
    scrolled = figure.inner_text()
    page.reload()
    page.evaluate(SETTLED)
    page.locator(".qa-beside >> nth=0").get_by_role("link", name=words, exact=True).click()
    expect(marked).to_have_text(words)
    assert figure.inner_text() == scrolled


def test_a_link_shows_the_whole_figure(page: Page, atlas: str) -> None:
    for width, _ in FIRST_SCREENS:
        page.set_viewport_size({"width": width, "height": 640})
        figure = visit(page, f"{atlas}learn/attacks/")
        page.get_by_role("link", name="Here nothing is free").click()
        expect(figure).to_be_in_viewport(ratio=1)


def test_a_link_leads_to_the_figure_unless_it_is_in_view(page: Page, atlas: str) -> None:
    for name, words in (("lowest-bit", "Only one place is left"), ("bitmap", "step 14")):
        for width, stays in ((DESK, True), (PHONE, False)):
            page.set_viewport_size({"width": width, "height": 900})
            figure = visit(page, f"{atlas}learn/{name}/")
            link = page.get_by_role("link", name=words)
            link.scroll_into_view_if_needed()
            before = page.evaluate("scrollY")
            assert before > 0
            link.click()
            expect(link).to_have_attribute("aria-current", re.compile("true|step"))
            expect(part_of(figure, "message")).to_be_in_viewport()
            assert (page.evaluate("scrollY") == before) == stays, (name, width)


def test_a_link_is_for_the_first_figure(page: Page, atlas: str) -> None:
    figure = visit(page, f"{atlas}learn/place/")
    figure.evaluate(COPY)
    page.get_by_role("link", name="3 rows").click()
    both = page.locator("queens-place")
    expect(both.first.get_by_role("gridcell")).to_have_count(9)
    expect(both.last.get_by_role("gridcell")).to_have_count(64)


def links_of(name: str) -> list[str]:
    """Return the attribute of each link that changes the first figure of a chapter, in order.

    An example is `data-qa-step="14"`.
    """
    first = (LEARN / f"{name}.md").read_text("utf-8").split("</div>\n\n</div>")[0]
    return re.findall(r'\{ (data-qa-[a-z-]+="[^"]+") \}', first)


def link(page: Page, attribute: str) -> Locator:
    """Return the first link beside a figure with an attribute such as `data-qa-step="14"`."""
    return page.locator(f".qa-beside a[{attribute}]").first


def scroll_past_all(page: Page, name: str) -> None:
    """Scroll to each link of a chapter in turn, and wait until observers have noticed it."""
    for attribute in links_of(name):
        link(page, attribute).evaluate(TO_THE_LINE)
        page.evaluate(SETTLED)


def test_scrolling_back_shows_the_step_before_until_a_reader_touches_the_figure(
    page: Page, atlas: str
) -> None:
    for name, touched in (("bitmap", "last"), ("recursion", "forward")):
        figure = visit(page, f"{atlas}learn/{name}/")
        for step in ("14", "29", "5") if name == "bitmap" else ():
            link(page, f'data-qa-step="{step}"').evaluate(TO_THE_LINE)
            expect(part_of(figure, "progress")).to_contain_text(f"{step} of")
            assert "step=" not in page.url
        part_of(figure, touched).first.click()
        before = figure.inner_text()
        scroll_past_all(page, name)
        expect(page.locator("main a[aria-current=true]")).to_have_count(0)
        assert figure.inner_text() == before


def test_scrolling_leaves_a_figure_above_the_text_a_step_in_the_address_and_one_that_was_linked(
    page: Page, atlas: str
) -> None:
    page.set_viewport_size({"width": 1000, "height": 900})
    figure = visit(page, f"{atlas}learn/bitmap/")
    scroll_past_all(page, "bitmap")
    expect(figure).to_contain_text("step 1 of")
    page.set_viewport_size({"width": DESK, "height": 900})
    visit(page, f"{atlas}learn/bitmap/?step=40")
    expect(figure).to_contain_text("step 40 of")
    scroll_past_all(page, "bitmap")
    expect(figure).to_contain_text("step 40 of")
    visit(page, f"{atlas}learn/bitmap/")
    link(page, 'data-qa-step="14"').click()
    scroll_past_all(page, "bitmap")
    expect(figure).to_contain_text("step 14 of")
    expect(page.locator("main a[aria-current]")).to_have_text("step 14")


def test_the_course_shows_what_is_solved_and_where_to_go_on(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}learn/symmetry/")
    page.locator("queens-question").get_by_role("button", name="4", exact=True).click()
    page.goto(f"{atlas}learn/")
    card = page.get_by_role("link", name="Half, then an eighth all questions solved")
    expect(card).to_be_visible()
    expect(page.get_by_role("img", name="all questions solved")).to_have_count(1)
    page.get_by_role("link", name="Go on with chapter 10").click()
    page.wait_for_url("**/learn/compare/")


def test_a_figure_fills_the_screen_and_comes_back(page: Page, atlas: str) -> None:
    for chapter, figure in (("place", "queens-place"), ("search", "queens-hand-search")):
        fill_the_screen(visit(page, f"{atlas}learn/{chapter}/"), figure)


def fill_the_screen(stage: Locator, name: str) -> None:
    """Check that the button of a figure shows it on the full screen, and then as before.

    `name` is the name of the figure's element.
    """
    assert stage.evaluate("(figure) => figure.localName") == name
    page = stage.page
    button = stage.locator(".qa-full-screen")
    board = stage.locator("svg").first
    width = board.bounding_box()["width"]  # type: ignore[index]
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([board, width]) => board.getBoundingClientRect().width > 1.1 * width",
        arg=[board.element_handle(), width],
    )
    root = "document.fullscreenElement"
    assert page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    page.keyboard.press("Enter")
    page.wait_for_function("!document.fullscreenElement")
    expect(stage).not_to_have_attribute("style", re.compile("scale"))
    assert board.bounding_box()["width"] == width  # type: ignore[index]
