"""The promises that every interactive figure keeps, wherever it is used."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.pages.loading import element_files
from tests.browser.conftest import FORGET, filter_orbits, turn_the_page
from tests.browser.figures import (
    FIGURES,
    ROWS,
    WITHOUT_ACTION,
    page_of,
    part_selector,
    state,
    use_figure,
)
from tests.helpers.browser import (
    COLOUR_RULES,
    PUT_BACK,
    REMOVE,
    WRAP_IN_DETAILS,
    collect_errors,
    open_page,
    settle,
    violations,
)
from tests.helpers.waiting import wait_until

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
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
# A script to run before a page loads. It records the messages that screen readers announce in
# `heard`, and the pressed letters and digits that leave their figure and reach the page in `left`.
LISTEN = """
heard = [];
left = [];
addEventListener("keydown", ({ key }) => /^[a-z0-9]$/.test(key) && left.push(key));
const listener = new MutationObserver((records) => {
    const adds = ({ type, addedNodes }) => type === "characterData" || addedNodes.length;
    const live = "output, [role=status], [role=alert], [aria-live]:not([aria-live=off])";
    const around = ({ target }) => (target.closest ? target : target.parentElement)?.closest(live);
    const regions = new Set(records.filter(adds).map(around));
    for (const region of regions) {
        if (region?.textContent.trim() && region.checkVisibility()) heard.push(region.textContent);
    }
});
const listen = () =>
    listener.observe(document, { subtree: true, childList: true, characterData: true });
addEventListener("readystatechange", listen, { capture: true, once: true }); // before scripts run
"""
# Press many keys on the focused element. The page does it in one call, because pressing each key by
# Playwright takes long.
PRESS_KEYS = """(keys) => {
    const bubbles = { bubbles: true, cancelable: true };
    for (const key of keys) {
        for (const type of ["keydown", "keyup"]) {
            document.activeElement.dispatchEvent(new KeyboardEvent(type, { key, ...bubbles }));
        }
    }
}"""
TAB_IN = """(figure) => {
    figure.before(Object.assign(document.createElement("button"), { id: "before" }));
    before.focus();
}"""
HAS_FOCUS = "(figure) => figure.contains(document.activeElement)"
TELLS_ITS_KEYS = "(figure) => figure.closest('[aria-description]') !== null"
# Return the number of live regions of a figure, without the live regions of figures inside it.
VOICES = """(figure) => {
    const all = figure.querySelectorAll("output, [role=status], [role=alert], [aria-live]");
    const owner = (each) => each.localName.startsWith("queens-") ? each : owner(each.parentElement);
    return [...all].filter((each) => owner(each) === figure).length;
}"""
# Return whether a figure has a board and a Play button of its own, and the names of the custom
# elements inside it.
HAS = """(figure) => {
    const isElement = ({ localName }) => localName.startsWith("queens-");
    const owner = (each) => isElement(each) ? each : owner(each.parentElement);
    const has = (selector) =>
        [...figure.querySelectorAll(selector)].some((each) => owner(each) === figure);
    const parts = [...figure.querySelectorAll("*")].filter(isElement);
    return {
        board: has("[role=grid]"),
        plays: has("[data-qa-part=play]"),
        parts: parts.map(({ localName }) => localName),
    };
}"""
# Return the buttons and links whose accessible name lacks words that they show. They are faults,
# because a reader who controls the browser by voice says the words that are shown.
MISNAMED = r"""(figure) => {
    const words = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const shown = (element) => {
        const copy = element.cloneNode(true);
        copy.querySelectorAll("[aria-hidden=true]").forEach((each) => each.remove());
        return words(copy.textContent);
    };
    const named = [...figure.querySelectorAll(":is(a, button)[aria-label]")];
    return named.filter((each) => !words(each.ariaLabel).includes(shown(each)))
        .map((each) => each.outerHTML);
}"""
# Return the HTML of the focused element if something covers all of its visible part, otherwise an
# empty text.
COVERED = """() => {
    const element = document.activeElement;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const between = (low, high, end) =>
        [0.1, 0.5, 0.9].map((part) => part * Math.max(low, 0) + (1 - part) * Math.min(high, end));
    const label = element.closest("label") ?? element;
    const isSeen = (x, y) => {
        const above = document.elementFromPoint(x, y);
        return !above || above.contains(element) || label.contains(above);
    };
    const heights = between(top, bottom, innerHeight);
    const places = between(left, right, innerWidth).flatMap((x) => heights.map((y) => [x, y]));
    return places.some((place) => isSeen(...place)) ? "" : element.outerHTML;
}"""
ENLARGE = "(size) => (document.documentElement.style.fontSize = `${size}px`)"
FONT_SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"
# The selector of elements that take the focus, but no letters as text.
STOPS = "[role=gridcell], button:not([disabled]), [role=treeitem], [role=tree], a[href]"
LONGEST = 240  # characters of a message of two sentences
SQUARE = re.compile(r"[a-z]{1,2}[1-9]\d?(, .+)?")
BORDERS = """(isPressed) => {
    const width = (button) => getComputedStyle(button).borderTopWidth;
    const found = [...document.querySelectorAll(`main button[aria-pressed=${isPressed}]`)];
    return [...new Set(found.filter((each) => each.checkVisibility()).map(width))];
}"""
# Show or hide a figure, and wait until its observer has noticed it: browsers call observers in the
# order in which they were created, so the figure's observer is called before the one here.
SEE = """(figure, isSeen) => {
    figure.style.display = isSeen ? "" : "none";
    const isTold = (entries) => entries.at(-1).isIntersecting === isSeen;
    return new Promise((done) =>
        new IntersectionObserver((entries) => isTold(entries) && done()).observe(figure));
}"""


def test_every_element_has_a_row() -> None:
    """The tests below check only elements that a row of `figures.py` names."""
    elements = {name for row in ROWS.values() for name in (row.element, *row.inner_elements)}
    assert set(element_files()) == elements | WITHOUT_ACTION


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page that goes from figure to figure, and the list of its errors.

    It records what screen readers announce. The storage is empty when a page opens.
    """
    with open_page(browser, reduced_motion="reduce") as page:
        page.add_init_script(f"{FORGET}; {LISTEN}")
        yield page, collect_errors(page)


@pytest.fixture
def listener(reader: tuple[Page, list[str]]) -> Page:
    """The page of `reader`, without the list of errors."""
    return reader[0]


def heard(page: Page) -> list[str]:
    """Return the messages that screen readers have announced since the last call."""
    settle(page)
    return page.evaluate("heard.splice(0)")


@pytest.mark.parametrize("name", ROWS)
def test_a_figure_keeps_its_promises(
    reader: tuple[Page, list[str]], figures_site: str, name: str
) -> None:
    """Check the promises under a strict policy, by keys and by pointer, with and without a copy."""
    page, errors = reader
    errors.clear()
    # Leave the page first, because a page whose address differs only in its hash would not be
    # loaded again.
    page.goto("about:blank")
    page.goto(f"{figures_site}/{page_of(name)}")
    selected = page.locator(ROWS[name].selector)
    # `all` does not wait for a figure that its script adds to the page.
    expect(selected.first).to_be_attached()
    figures = selected.all()
    for figure in figures:
        expect(figure).to_contain_text(ROWS[name].ready_text)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    settle(page)
    first, *copies = figures
    untouched = [state(copy) for copy in copies]
    check_keys_and_announcements(page, name, first)
    assert [state(copy) for copy in copies] == untouched
    if name in FIGURES:
        check_a_move(page, name, first, copies[0])
    if ROWS[name].has_board:
        check_squares(page, figures[-1])
    if name in FIGURES:
        # Leave only one copy, because axe reports two regions with the same name.
        for copy in copies[1:]:
            copy.evaluate(REMOVE)
        check_removal(page, first)
        assert violations(page, FIGURES[name].selector) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, FIGURES[name].selector, runOnly=COLOUR_RULES) == []
        page.emulate_media(color_scheme="light")
    assert errors == []


def check_keys_and_announcements(page: Page, name: str, figure: Locator) -> None:
    """Check the keys and the announcements of a figure.

    The focus is never lost. Letters and digits that the figure does not use neither change it nor
    reach the page. The action of a reader announces as many messages as the row of `name` says.
    """
    row = ROWS[name]
    figure.hover()
    # A dialog takes the focus when it opens.
    if not figure.evaluate(HAS_FOCUS):
        figure.evaluate(TAB_IN)
        page.keyboard.press("Tab")
    assert figure.evaluate(HAS_FOCUS)
    # If the row lacked a board or a Play button of the figure, some promises would not be checked.
    has = {"board": row.has_board, "plays": row.has_play_button, "parts": list(row.inner_elements)}
    assert figure.evaluate(HAS) == has
    assert figure.evaluate(VOICES) <= 1
    assert figure.evaluate(TELLS_ITS_KEYS) or not row.letter_keys
    assert figure.evaluate(MISNAMED) == []
    stop = figure.locator(STOPS).locator("visible=true").first
    if stop.count():
        stop.focus()
        before = state(figure)
        letters = set(string.ascii_lowercase + string.digits) - set(row.letter_keys)
        page.evaluate(PRESS_KEYS, sorted(letters))
        assert (state(figure), page.evaluate("left")) == (before, [])
    page.mouse.move(0, 0)
    assert heard(page) == []
    use_figure(name, figure)
    # Wait for the messages, because a worker may answer only after many frames.
    wait_until(lambda: page.evaluate("heard.length") >= row.messages, timeout=30)
    told = heard(page)
    assert len(told) == row.messages
    assert max(map(len, told), default=0) <= LONGEST
    assert figure.evaluate(HAS_FOCUS)


def check_a_move(page: Page, name: str, first: Locator, second: Locator) -> None:
    """Check that the second of two copies works as the first did.

    Before its action, the second copy is removed and put back. Then it is moved into a fold, where
    it must still work and fit all widths.
    """
    used = state(first)
    second.hover()
    page.mouse.move(0, 0)
    second.evaluate(REMOVE)
    page.evaluate("localStorage.clear()")
    page.evaluate(PUT_BACK)
    use_figure(name, second)
    # If `used` was read before a worker had answered, compare with the state that the first copy
    # has now.
    wait_until(lambda: state(second) in (used, state(first)), timeout=30)
    second.evaluate(WRAP_IN_DETAILS)
    second.evaluate(OPEN)
    if not FIGURES[name].is_idempotent:
        # The figure must still work after it has been moved.
        use_figure(name, second)
    assert [width for width in WIDTHS if not second.evaluate(FITS, width)] == []


def check_squares(page: Page, figure: Locator) -> None:
    """Check that a board is a grid of named squares, and can be operated by keys.

    One square is the stop of the Tab key, and the focus stays in the figure.
    """
    grid = figure.get_by_role("grid").first
    cells = grid.get_by_role("gridcell")
    names = cells.evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel ?? '')")
    assert [each for each in names if not SQUARE.fullmatch(each)] == []
    assert re.fullmatch(r".+, \d+ x \d+", grid.get_attribute("aria-label") or "")
    assert figure.evaluate(TELLS_ITS_KEYS)
    cells.first.press("ArrowRight")
    page.keyboard.press("Control+End")
    expect(cells.last).to_be_focused()
    page.keyboard.press("Home")
    square = cells.nth(len(names) - round(len(names) ** 0.5))
    expect(square).to_be_focused()
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    before = state(figure)
    for key in ("Enter", "Delete", "Control+z"):
        page.keyboard.press(key)
        assert figure.evaluate(HAS_FOCUS), key
    page.keyboard.press("Enter")
    wait_until(lambda: state(figure) != before, timeout=10)


def check_removal(page: Page, figure: Locator) -> None:
    """Remove a figure from its page, and check that clicks on its buttons change nothing then."""
    figure.evaluate(REMOVE)
    text = page.evaluate(REMOVED)
    page.evaluate(PRESS_ALL)
    assert page.evaluate(REMOVED) == text


@pytest.mark.parametrize(
    ("name", "label", "end"),
    [
        ("play", "given queen", "is given."),
        ("hand-search", "b5, empty", "has not been tried yet."),
        ("forbidden-squares", "d5, empty", "or further right."),
        ("attack-checks", "a1, empty", "Click a square of row 5."),
        ("moving-attacks", "a1, empty", "it comes next."),
    ],
)
def test_what_is_refused_twice_is_heard_twice(
    listener: Page, figures_site: str, name: str, label: str, end: str
) -> None:
    listener.goto(f"{figures_site}/{name}.html")
    square = listener.get_by_label(label).first
    for _ in range(2):
        square.click()
        assert [text.endswith(end) for text in heard(listener)] == [True]


def test_a_race_within_a_guess_leaves_the_outcome_to_the_guess(
    listener: Page, figures_site: str
) -> None:
    """Check the focus and the announcements of a race within a guess.

    The Tab key leads from the guess to Start. At the finish, only one of the two figures announces
    the outcome.
    """
    listener.goto(f"{figures_site}/race-guess.html")
    figure = listener.locator("queens-race-guess").first
    figure.get_by_role("radio").first.check()
    listener.keyboard.press("Tab")
    expect(figure.locator(part_selector("start"))).to_be_focused()
    heard(listener)
    listener.keyboard.press("Enter")
    verdict = figure.locator(part_selector("verdict"))
    expect(verdict).to_be_visible()
    assert heard(listener) == [verdict.inner_text()]
    figure.locator(part_selector("back")).click()
    assert len(heard(listener)) == 1


def test_nothing_covers_what_has_the_focus_on_a_page_zoomed_far(
    browser: Browser, figures_site: str
) -> None:
    """Zoom to 400 %, where a window of 1280 x 1024 pixels has room for 320 x 256."""
    with open_page(browser, width=320, reduced_motion="reduce") as page:
        page.set_viewport_size({"width": 320, "height": 256})
        for name in ("find", "stepper", "sudoku", "table", "turning"):
            page.goto(f"{figures_site}/{name}.html")
            settle(page)
            for key in ("Tab", "Shift+Tab"):
                for _ in range(60):
                    page.keyboard.press(key)
                    assert page.evaluate(COVERED) == "", name


def test_letters_of_figures_grow_with_the_font_size_of_the_browser(page: Page, atlas: str) -> None:
    """At 200 % of the usual font size, a message is twice as large, and the page still fits."""
    for path in ("place", "search", "faster", "attacks", "bitmap", "compare"):
        page.goto(f"{atlas}learn/{path}/")
        message = page.locator(part_selector("message")).first
        before, after = (
            page.evaluate(ENLARGE, size) and message.evaluate(FONT_SIZE) for size in (16, 32)
        )
        assert after == 2 * before, path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_link_of_the_text_is_heard_once_each_time(listener: Page, atlas: str) -> None:
    """A link is announced once, even if its figure takes a moment to show what it leads to."""
    for path, name, selector, text in [
        ("symmetry", "after a quarter turn", "queens-turning", "All 4 queens"),
        ("symmetry", "twice that is 92", "queens-first-row", "Unfold"),
        ("compare", "Carry chain", "queens-race-guess", "carry chain, N = 8"),
    ]:
        listener.goto(f"{atlas}learn/{path}/")
        for _ in range(2):
            listener.get_by_role("link", name=name).press("Enter")
            expect(listener.locator(selector)).to_contain_text(text)
            assert len(heard(listener)) == 1, name
        for scheme in SCHEMES:
            listener.emulate_media(color_scheme=scheme)
            assert violations(listener, "a[aria-current=true]", runOnly=COLOUR_RULES) == []
        listener.emulate_media(color_scheme="light")


@pytest.fixture(scope="module")
def paused(browser: Browser) -> Iterator[Page]:
    """A page that goes from figure to figure, with a clock that only a test moves."""
    with open_page(browser) as page:
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        yield page


@pytest.mark.parametrize("name", [name for name, each in FIGURES.items() if each.has_play_button])
def test_one_that_plays_waits_unseen_and_stops_when_it_leaves(
    paused: Page, figures_site: str, name: str
) -> None:
    paused.goto(f"{figures_site}/{name}.html")
    figure = paused.locator(FIGURES[name].selector).first
    button = figure.locator(part_selector("play")).first
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    paused.clock.run_for(600)
    figure.evaluate(SEE, False)
    before = state(figure)
    paused.clock.run_for(20_000)
    assert state(figure) == before
    figure.evaluate(SEE, True)
    paused.clock.run_for(5000)
    assert state(figure) != before
    figure.evaluate(REMOVE)
    text = paused.evaluate(REMOVED)
    paused.clock.run_for(20_000)
    assert paused.evaluate(REMOVED) == text


def test_all_work_in_a_page_opened_from_disk(page: Page, figures_folder: Path) -> None:
    page.goto((figures_folder / "all.html").as_uri())
    for name, figure in FIGURES.items():
        if figure.works_from_disk:
            first = page.locator(figure.selector).first
            # A figure loads its script only when it comes near the screen.
            first.evaluate("(figure) => figure.scrollIntoView()")
            use_figure(name, first)


def test_what_is_pressed_has_a_border_in_forced_colours(page: Page, figures_site: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(f"{figures_site}/all.html")
    settle(page)
    assert page.evaluate(BORDERS, "true") == ["3px"]
    assert "3px" not in page.evaluate(BORDERS, "false")
    page.emulate_media(forced_colors="none")


def test_without_script_each_shows_what_it_is_about(
    page_without_scripts: Page, figures_site: str
) -> None:
    page_without_scripts.goto(f"{figures_site}/all.html")
    expect(page_without_scripts.locator(".qa-live:visible")).to_have_count(0)
    for name, figure in FIGURES.items():
        element = page_without_scripts.locator(figure.selector).first
        block = element.locator("xpath=ancestor-or-self::*[contains(@class, 'qa-block')][1]")
        content = block.locator("svg, summary, table, pre, p, a").locator("visible=true")
        assert content.count() > 0, name


def test_galleries_and_saved_pictures_work_under_a_strict_policy(
    page: Page, figures_site: str
) -> None:
    page.goto(f"{figures_site}/boards/9/index.html")
    filter_orbits(page.locator("main"))
    page.locator("queens-explorer").evaluate("(figure) => figure.scrollIntoView()")
    page.locator("queens-explorer [role=gridcell]").first.click()
    page.goto(f"{figures_site}/boards/13/index.html")
    turn_the_page(page.locator("main"))
    page.goto(f"{figures_site}/find.html?label=13.8.5")
    page.locator("a[download='13.8.5.svg']").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG", exact=True).first.click()
    assert download.value.suggested_filename == "13.8.5-1024.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_finder_opened_from_disk_says_that_it_cannot_search(
    page: Page, figures_folder: Path
) -> None:
    page.goto((figures_folder / "find.html").as_uri())
    expect(page.locator(part_selector("mistake")).first).to_contain_text("could not be found")
