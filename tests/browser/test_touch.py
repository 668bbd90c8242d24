"""Fingers on a phone: a small screen without pointer and keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import PHONE, open_page, settle

PAGES = (
    "",
    "learn/faster/",
    "learn/rows/",
    "learn/lowest-bit/",
    "learn/bitmap/",
    "learn/compare/",
    "play/",
    "find/",
    "wall/",
    "boards/14/",
    "boards/8/8.4.1/",
    "numbers/",
    "algorithms/",
    "algorithms/race/",
    "variants/",
)
# Return texts that describe the parts that are hard to use with a finger or on a small screen.
FAULTS = """() => {
    const faults = [];
    const all = (places) => [...document.querySelectorAll(places)].filter((each) =>
        each.checkVisibility({opacityProperty: true, visibilityProperty: true}));
    const tell = (what, element) => faults.push(`${what}: ${element.outerHTML.slice(0, 90)}`);
    if (document.documentElement.scrollWidth > screen.width) faults.push("scrolls sideways");
    const isTyped = ":not([type=checkbox], [type=radio], [type=range])";
    for (const field of all(`main :is(select, textarea, input${isTyped})`)) {
        if (parseFloat(getComputedStyle(field).fontSize) < 16) tell("zooms", field);
    }
    for (const target of all("main :is(button, select, summary, [role=gridcell])")) {
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) < 23.5) tell("small", target);
    }
    for (const button of all("button")) {
        if (getComputedStyle(button).touchAction !== "manipulation") tell("waits", button);
    }
    for (const slider of all("main [type=range]")) {
        if (getComputedStyle(slider).touchAction !== "pan-y") tell("holds a swipe", slider);
    }
    for (const box of all("main .qa-scroll")) {
        if (box.scrollHeight > box.clientHeight + 1) tell("scrolls within", box);
    }
    return faults;
}"""
BOARDS = {
    "queens-place": "learn/place/",
    "queens-hand-search": "learn/search/",
    "queens-call-stack": "learn/recursion/",
    "queens-attack-checks": "learn/faster/",
    "queens-moving-attacks": "learn/attacks/",
    "queens-turning": "learn/symmetry/",
    "queens-play": "play/",
    "queens-play:has(.qa-regions)": "play/?game=regions",
    "queens-race": "algorithms/race/",
    "queens-lowest-bit": "learn/lowest-bit/",
    "queens-finder": "find/",
    "queens-explorer": "boards/8/",
    "queens-stepper": "algorithms/bitmap/",
}
IN_VIEW = "(figure) => figure.scrollIntoView()"
# Return how many pixels of a figure's message are out of sight while its board is in the middle of
# the screen, or the buttons that play it are at the edge that suits the message better. The larger
# of both numbers is returned.
OUT_OF_SIGHT = """(figure) => {
    const hidden = (part, block) => {
        part.scrollIntoView({ block, behavior: "instant" });
        const said = figure.querySelector("[data-qa-part=message], [data-qa-part=status]");
        const { top, bottom } = said.getBoundingClientRect();
        return Math.max(0, -top, bottom - innerHeight);
    };
    const board = figure.querySelector(".qa-click, .qa-board, .qa-state, [data-qa-part=board]");
    const player = figure.querySelector(".qa-lab-buttons");
    const ofPlayer = player ? ["start", "end"].map((block) => hidden(player, block)) : [0];
    return Math.max(hidden(board, "center"), Math.min(...ofPlayer));
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a phone with a touch screen, which all tests of this file share."""
    with open_page(browser, width=PHONE, has_touch=True, is_mobile=True) as page:
        yield page


def cell(page: Page, name: str) -> Locator:
    """Return the square of the first board with a name such as `e5`."""
    return page.locator(f'[role=gridcell][aria-label^="{name}"]').first


def test_a_held_press_forbids_a_square(phone: Page, atlas: str) -> None:
    """The press counts once, although the browser sends a ``contextmenu`` and a click for it."""
    for path, held in (
        ("play/?day=2026-11-24", "mark"),
        ("find/", "forbidden"),
        ("boards/6/", "forbidden"),
    ):
        phone.goto(atlas + path)
        phone.locator(":is(queens-play, queens-finder, queens-explorer)").evaluate(IN_VIEW)
        square = cell(phone, "e5")
        square.scroll_into_view_if_needed()
        box = square.bounding_box()
        assert box
        finger = phone.context.new_cdp_session(phone)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(square).to_have_accessible_name(re.compile(f"^e5, {held}"))
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        cell(phone, "b2").tap()
        expect(square).to_have_accessible_name(re.compile(f"^e5, {held}"))


def test_a_swipe_that_scrolls_changes_no_square(phone: Page, atlas: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 568})
    for path, name in (
        ("play/?game=regions", "queens-play"),
        ("variants/regions/", "queens-region-editor"),
    ):
        phone.goto(atlas + path)
        figure = phone.locator(name)
        figure.evaluate(IN_VIEW)
        cells = figure.get_by_role("gridcell")
        cells.first.scroll_into_view_if_needed()
        names = "(cells) => cells.map((cell) => cell.ariaLabel)"
        before = cells.evaluate_all(names)
        scrolled = phone.evaluate("scrollY")
        box = cells.nth(33).bounding_box()
        assert box
        x = box["x"] + box["width"] / 2
        y = box["y"] + 4
        finger = phone.context.new_cdp_session(phone)
        for kind, up in (("touchStart", 0), *(("touchMove", 6 * step) for step in range(1, 12))):
            points = [{"x": x, "y": y - up}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert phone.evaluate("scrollY") > scrolled
        assert cells.evaluate_all(names) == before
        expect(figure.locator("[data-qa-part=undo]")).to_be_disabled()


def test_pages_fit_the_narrowest_phone_and_a_finger(phone: Page, atlas: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 568})
    faults = dict[str, list[str]]()
    for path in PAGES:
        phone.goto(atlas + path)
        settle(phone)
        faults[path] = phone.evaluate(FAULTS)
    phone.goto(f"{atlas}find/?with=8.knight_pairs-yes")
    expect(phone.get_by_role("button", name="Without “superqueens”")).to_be_visible()
    faults["nothing found"] = phone.evaluate(FAULTS)
    assert {path: found for path, found in faults.items() if found} == {}


def test_an_answer_moves_nothing(phone: Page, atlas: str) -> None:
    for path, typed, button, below in (
        ("find/", "hello", ".qa-box [type=submit]", ".qa-find-bar"),
        ("wall/", "abc", ".qa-wall-jump button", ".qa-wall-links"),
        ("play/?day=2026-11-28&level=medium", "", "[data-qa-part=hint]", ".qa-play-tools"),
    ):
        phone.set_viewport_size({"width": 320, "height": 568})
        phone.goto(atlas + path)
        if typed:
            phone.locator("[data-qa-part=typed]").fill(typed)
        phone.locator(button).scroll_into_view_if_needed()
        place = phone.locator(below)
        said = phone.locator("main [role=status]").first
        before = said.inner_text(), place.bounding_box()
        phone.locator(button).tap()
        expect(said).not_to_have_text(before[0])
        assert place.bounding_box() == before[1]


def test_links_and_images_are_answered_in_sight(phone: Page, atlas: str) -> None:
    for width, height in ((320, 568), (740, 360)):
        phone.set_viewport_size({"width": width, "height": height})
        phone.goto(f"{atlas}learn/bitmap/")
        phone.locator("a[data-qa-step='18']").tap()
        for part in ("[data-qa-part=message]", "[data-qa-stage]"):
            expect(phone.locator(f"queens-stepper {part}")).to_be_in_viewport(ratio=1)
    for width, height in ((320, 568), (740, 360)):
        phone.set_viewport_size({"width": width, "height": height})
        phone.goto(f"{atlas}boards/8/8.4.1/")
        phone.locator(".qa-turning-slots button").last.tap()
        expect(phone.locator("[data-qa-part=outcome]")).to_be_in_viewport(ratio=1)
        expect(phone.locator("queens-turning [data-qa-part=board]")).to_be_in_viewport(ratio=0.7)


def test_what_is_said_is_in_sight_with_its_board(phone: Page, atlas: str) -> None:
    """Check each figure on the narrowest phone, and on a phone in landscape."""
    hidden = dict[str, float]()
    for name, path in BOARDS.items():
        phone.goto(atlas + path)
        figure = phone.locator(name).first
        sizes = ((320, 568), (740, 360))
        # The race is not checked on the narrowest phone, because its three lanes fill the screen. A
        # reader there sees the parts below the lanes, which react, too.
        for width, height in sizes[1:] if name == "queens-race" else sizes:
            phone.set_viewport_size({"width": width, "height": height})
            figure.evaluate(IN_VIEW)  # figures far down load now
            figure.locator("[data-qa-part=message]").first.wait_for(state="attached")
            settle(phone)
            hidden[f"{name} {width}"] = figure.evaluate(OUT_OF_SIGHT)
    assert {name: pixels for name, pixels in hidden.items() if pixels >= 10} == {}


def test_find_scrolls_to_its_answer_and_back(phone: Page, atlas: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.goto(f"{atlas}find/?n=6")
    card = phone.locator("[data-qa-part=cards] a").last
    card.scroll_into_view_if_needed()
    before = phone.evaluate("scrollY")
    card.tap()
    expect(phone.locator("[data-qa-part=status]")).to_contain_text("This is 6.4.1")
    expect(phone.locator("[data-qa-part=status]")).to_be_in_viewport()
    expect(phone.locator("[data-qa-part=board]")).to_be_in_viewport()
    phone.go_back()
    expect(phone.locator("[data-qa-part=cards] a")).to_have_count(4)
    phone.wait_for_function(f"Math.abs(scrollY - {before}) < 50")
    phone.locator("[data-qa-part=typed]").fill("8.4.1")
    before = phone.evaluate("scrollY")
    phone.locator("[data-qa-part=typed]").press("Enter")
    expect(phone.locator("[data-qa-part=typed]")).not_to_be_focused()
    expect(phone.locator("[data-qa-part=label]")).to_be_in_viewport(ratio=1)
    assert phone.evaluate("scrollY") == before  # because the answer is in sight


def test_the_page_scrolls_past_the_whole_wall(phone: Page, atlas: str) -> None:
    phone.goto(f"{atlas}wall/")
    canvas = phone.locator("[data-qa-part=canvas]")
    expect(canvas).to_have_css("touch-action", "pan-y")
    canvas.tap()
    expect(phone.locator("[data-qa-part=name]")).to_contain_text("12.")
    expect(phone.locator("[data-qa-part=name]")).to_be_in_viewport()
    phone.locator("[data-qa-part=in]").tap()
    expect(canvas).to_have_css("touch-action", "none")
