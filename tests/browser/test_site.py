"""Features of our pages that only a browser has: keys, the switch of colours, paper, downloads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from cy_core import solution
from site_builder.figures.finder.copies import FORMS, LabelledBoard
from site_builder.values.text import TIMES
from tests.helpers import own_colours
from tests.helpers.browser import DESK, PHONE, SIZE
from tests.helpers.page_types import FORWARDS
from tests.helpers.site import SITE_URL
from tests.helpers.visits import PAPER

# Record in `setOutFor` each address that the page begins to go to, and keep it from going there.
WATCH = """setOutFor = [];
navigation.onnavigate = (event) => {
    setOutFor.push(event.destination.url);
    event.preventDefault();
};"""
# Scroll each box that is more than 50 pixels narrower than its table to the right by 50 pixels.
# Return how far each of these boxes has scrolled.
SCROLLED = """(found) => found.filter((each) => each.scrollWidth > each.clientWidth + 50)
    .map((each) => { each.scrollLeft = 50; return each.scrollLeft; })"""
BREAK_PICTURE = """async () => {
    const take = document.querySelector("queens-take");
    take.copies = { ...take.copies, picture: "data:image/svg+xml,broken" };
    await take.updateComplete;
}"""
SHEET = "rgb(255, 255, 255)"
BREAK = "getComputedStyle(document.querySelector('.qa-card')).breakInside"
BEHIND_FIGURES = "getComputedStyle(document.body).getPropertyValue('--qa-paper')"

# A board on its page ------------------------------------------------------------------------------


def test_a_board_is_taken_along_from_its_page(
    page: Page, atlas: str, page_without_scripts: Page
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{atlas}boards/8/8.4.1/")
    save, copy = page.locator("[data-qa-pixels='1024']"), page.locator("[data-qa-part=copy]")
    with page.expect_download():
        save.click()
    status = page.locator("queens-take").get_by_role("status")
    expect(status).to_have_text("PNG saved, 1024 px.")
    copy.click()
    expect(status).to_have_text("Picture copied.")
    page.evaluate(BREAK_PICTURE)
    save.click()
    expect(save).to_contain_text("failed: save the SVG")
    copy.click()
    expect(copy).to_contain_text("failed: save the SVG")

    page.goto(f"{atlas}boards/8/8.4.1/")
    page.get_by_text("More ways").click()
    page.get_by_text("Picture", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG, 2048 px").click()
    assert download.value.suggested_filename == "8.4.1-2048.png"
    assert Path(download.value.path()).read_bytes()[16:24] == bytes([0, 0, 8, 0] * 2)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    place = f"{SITE_URL}boards/8/8.4.1"
    board = LabelledBoard("8.4.1", solution("8.4.1"))
    html = page.locator("[data-qa-part=copy-html]")
    html.click()
    status = page.locator("queens-take").get_by_role("status")
    expect(status).to_have_text("HTML copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f'<a href="{place}/"><img src="{place}.svg" width="480"')
    for group, name, key in (("LaTeX", "LaTeX, TikZ", "latex"), ("Text", "FEN", "fen")):
        page.get_by_text(group, exact=True).click()
        button = page.get_by_role("button", name=f"Copy: {name}", exact=True)
        button.click()
        expect(status).to_have_text(f"{name} copied.")
        assert page.evaluate("navigator.clipboard.readText()") == FORMS[key](board)
    # Opening a section must not close the others, or the clicked button would move.
    expect(page.locator("queens-take details[open]")).to_have_count(4)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    button.click()
    expect(status).to_contain_text("text is selected")
    expect(html).to_have_text("Copy as HTML")  # its name comes back
    assert page.evaluate("getSelection().toString()") == FORMS["fen"](board)
    page_without_scripts.goto(f"{atlas}boards/8/8.4.1/")
    links = page_without_scripts.locator("queens-take a:visible")
    expect(links).to_have_text(["SVG", "Eight images, SVG"])


def test_the_page_of_a_solution_has_all_facts(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}boards/8/8.4.1/")
    facts = page.locator("queens-facts dd")
    expect(facts.nth(0)).to_contain_text("5 3 6 0 7 1 4 2")
    expect(facts.nth(1)).to_have_text("f8 d7 g6 a5 h4 b3 e2 c1")
    expect(facts.nth(2)).to_have_text("4 different boards its orbit")
    expect(facts.nth(3)).to_have_text("looks the same after half a turn centrosymmetric")
    expect(facts.nth(4)).to_contain_text("identity, ")
    cells = page.locator(".qa-bit-rows td").all_text_contents()
    assert cells[:4] == ["00000100", "4", "00010000", "16"]  # bit 0 at the right
    for term, address in (
        ("Columns", "glossary/#a-solution"),
        ("Turned and mirrored", "symmetry/#orbits"),
    ):
        link = page.locator("queens-facts").get_by_role("link", name=term)
        expect(link).to_have_attribute("href", f"../../../{address}")


def test_arrow_keys_go_to_the_neighbours_but_not_from_fields(
    page: Page, new_page: Page, atlas: str
) -> None:
    page.goto(f"{atlas}boards/8/8.4.1/")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/8.8.1/")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/8.4.1/")
    new_page.add_init_script(WATCH)
    new_page.goto(f"{atlas}boards/8/8.8.1/")
    new_page.keyboard.press("Alt+ArrowUp")
    new_page.keyboard.press("Shift+ArrowRight")
    new_page.keyboard.press("/")
    new_page.keyboard.type("queen")
    new_page.keyboard.press("ArrowRight")
    assert new_page.evaluate("setOutFor") == []


# Colours and paper --------------------------------------------------------------------------------


def test_colours_follow_the_reader_and_the_switch(page: Page, atlas: str) -> None:
    """Check also custom colours that a site defines as documented.

    They work although the style sheet in `extra_css` precedes the style sheet of the theme.
    """
    page.emulate_media(color_scheme="dark")
    page.goto(f"{atlas}boards/8/")
    body = page.locator("body")
    expect(body).to_have_css("background-color", PAPER["dark"])
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", PAPER["light"])
    switch = page.get_by_role("button", name="Colours")
    for press, scheme in enumerate(("light", "dark", "light")):
        switch.click()
        expect(body).to_have_css("background-color", PAPER[scheme])
        chosen = page.evaluate("localStorage.getItem('atlas-scheme')")
        # After the third press, the colours follow the system again, and no scheme is stored.
        assert chosen == (scheme if press < 2 else None)
        page.reload()
        expect(body).to_have_css("background-color", PAPER[scheme])
    sheet = own_colours.style_sheet()
    add = f"document.querySelector('meta').insertAdjacentHTML('afterend', `<style>{sheet}</style>`)"
    page.goto(f"{atlas}figures/")
    page.evaluate(add)
    switch = page.get_by_role("button", name="Colours")
    states: tuple[Literal["light", "dark"] | None, ...] = (None, "light", "dark")
    for state in states:
        if state:
            switch.click()
        for system in ("light", "dark"):
            page.emulate_media(color_scheme=system)
            assert own_colours.wrong_colours(page, state or system) == {}, (state, system)


def test_colours_follow_the_system_without_script(page_without_scripts: Page, atlas: str) -> None:
    body = page_without_scripts.locator("body")
    for scheme in ("dark", "light"):
        page_without_scripts.emulate_media(color_scheme=scheme)
        page_without_scripts.goto(f"{atlas}boards/8/")
        expect(body).to_have_css("background-color", PAPER[scheme])
        page_without_scripts.emulate_media(media="print")
        expect(body).to_have_css("background-color", SHEET)
        page_without_scripts.emulate_media(media="null")


def test_paper_is_light_without_navigation_and_not_wasted(page: Page, atlas: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{atlas}boards/8/")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("body")).to_have_css("background-color", SHEET)
    printed = page.locator(".qa-printed")
    expect(printed).to_contain_text(f"{atlas}boards/8/, printed on ")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.locator(".qa-steps:visible")).to_have_count(0)
    assert page.evaluate(BREAK) == "avoid"
    assert page.evaluate(BEHIND_FIGURES) == "#fff"
    page.emulate_media(media="null", color_scheme="light")
    for path, sheets in (("boards/8/", 1), ("boards/8/8.4.1/", 1), ("boards/12/", 4)):
        page.goto(atlas + path)
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == sheets, path
    page.goto(f"{atlas}numbers/")
    page.emulate_media(media="print")
    expect(page.locator("queens-count-here > .qa-live")).to_be_hidden()


# Small screens ------------------------------------------------------------------------------------


def test_tables_scroll_in_their_own_box_where_they_are_wide(page: Page, atlas: str) -> None:
    overflow = "found => found.map((each) => each.scrollWidth > each.clientWidth)"
    page.goto(f"{atlas}data/")
    assert not any(page.locator(".qa-scroll").evaluate_all(overflow))
    page.goto(f"{atlas}timings/measurements/")
    assert set(page.locator(".qa-scroll:visible").evaluate_all(SCROLLED)) == {50}
    page.set_viewport_size({**SIZE, "width": PHONE})
    page.goto(f"{atlas}results/")
    box = page.locator(".qa-scroll:visible").first
    assert box.evaluate("e => e.scrollWidth > e.clientWidth")
    assert box.evaluate("e => { e.scrollLeft = 80; return e.scrollLeft; }") == 80
    first = box.locator("tbody th").first.bounding_box()
    assert first is not None
    assert 0 <= first["x"] < 40


def test_a_phone_leads_on_by_tabs_and_by_the_fold_above_the_text(page: Page, atlas: str) -> None:
    page.set_viewport_size({**SIZE, "width": PHONE})
    page.goto(f"{atlas}algorithms/bitmap/")
    tabs = page.get_by_role("navigation", name="Sections")
    expect(tabs.get_by_role("link", name="Methods")).to_be_in_viewport()
    expect(tabs.locator("[aria-current]")).to_have_text("Methods")
    section = page.get_by_role("navigation", name="Methods")
    expect(section).to_be_hidden()
    page.locator("aside summary").first.click()
    expect(section.locator("[aria-current=page]")).to_have_text("Bitmap")
    page.goto(f"{atlas}play/")
    expect(tabs.get_by_role("link", name="Play")).to_be_in_viewport(ratio=0.9)


def test_old_addresses_lead_to_places_that_exist(site: Path) -> None:
    for old in FORWARDS:
        page = (site / old / "index.html").read_text("utf-8")
        (link,) = re.findall('<a href="([^"]+)"', page)
        path, _, anchor = link.partition("#")
        target = (site / old / path / "index.html").read_text("utf-8")
        assert not anchor or f'id="{anchor}"' in target, old


def test_an_old_address_keeps_its_anchor(
    page: Page, atlas: str, page_without_scripts: Page
) -> None:
    page.goto(f"{atlas}literature/#simkin2023")
    page.wait_for_url(f"{atlas}history/#simkin2023")
    page_without_scripts.goto(f"{atlas}literature/")
    page_without_scripts.wait_for_url(f"{atlas}history/#literature")


def test_navigation_and_tabs_need_no_script(page_without_scripts: Page, atlas: str) -> None:
    page_without_scripts.goto(f"{atlas}algorithms/bitmap/")
    section = page_without_scripts.get_by_role("navigation", name="Methods")
    expect(section.locator("[aria-current=page]")).to_have_text("Bitmap")
    expect(page_without_scripts.locator("header button:visible")).to_have_count(0)
    tabs = page_without_scripts.locator(".tabbed-set").first
    programs = tabs.locator(".tabbed-block")
    tabs.locator(".tabbed-labels > label").nth(1).click()
    expect(programs.nth(1)).to_be_visible()
    expect(programs.first).to_be_hidden()


def test_the_heading_in_view_is_marked_and_code_is_copied(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}plugin/")
    outline = page.get_by_role("list", name="On this page")
    for name in ("Colours", "Options"):
        page.get_by_role("heading", name=name).evaluate("(heading) => heading.scrollIntoView()")
        expect(outline.locator("[aria-current]")).to_have_text(name)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{atlas}plugin/")
    code = page.locator(".highlight").first
    code.hover()
    code.get_by_role("button", name="Copy").click()
    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    assert (
        page.evaluate("navigator.clipboard.readText()") == code.locator("pre").inner_text().rstrip()
    )
    expect(page.get_by_role("group", name="Table: option, default, meaning")).to_be_visible()


def test_what_a_page_begins_with_and_an_address_opens_is_in_view(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}symmetry/")
    for width in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": 800})
        for line in (f"1 {TIMES} 4 + 11 {TIMES} 8 = 92", "(92 + 4) / 8 = 12"):
            expect(page.get_by_text(line, exact=True)).to_be_in_viewport(ratio=1)
    page.set_viewport_size({**SIZE, "width": 320})
    page.goto(f"{atlas}numbers/#n-27")
    expect(page.locator("#n-27")).to_contain_text("Preußer and Engelhardt")
    for digits in ("234,907,967,154,122,528", "29,363,495,934,315,694"):
        box = page.locator("summary").get_by_text(digits).bounding_box()
        assert box
        assert 0 <= box["x"] < box["x"] + box["width"] <= 320
    page.locator("summary").filter(has_text="N = 8").click()
    expect(page.locator("#n-8")).to_contain_text("Nauck")
