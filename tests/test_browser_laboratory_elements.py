"""Laboratories as elements: two in a page, moved, removed, put back, and swapped by the theme."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from site_builder.figures.laboratories.node_times import node_times
from site_builder.timings.record_files import load_records
from site_builder.timings.selections import format_seconds
from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE, WATCH_WORKERS
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TIMES = node_times(load_records(ROOT / "timings"))
assert TIMES
# One of a race between bitmap and mirror, in seconds.
TICK = min(TIMES.of[key].seconds for key in ("bitmap", "mirror"))


@dataclass(frozen=True)
class Figure:
    """A figure and one thing that a reader does there.

    Attributes
    ----------
    block : str
        The block that asks for it.
    control, action : str
        What the reader uses: a part, and what happens to this element.
    shown : str
        The part that shows the result.
    texts : tuple of str
        How that part begins at first, after one use, and after two.
    query : str
        The address after one use, when it is the first in its page.
    """

    tag: str
    block: str
    control: str
    action: str
    shown: str
    texts: tuple[str, str, str]
    query: str


FIGURES = (
    Figure(
        "queens-row-laboratory",
        "row-laboratory\n00000100\n-x & x",
        "more",
        "click()",
        "message",
        ("x = 4.", "x = 4 + 1 = 5.", "x = 4 + 2 = 6."),
        "?bits=00000101",
    ),
    Figure(
        "queens-queen-laboratory",
        "queen-laboratory\n5: 3",
        "forward",
        "click()",
        "progress",
        ("row 1", "row 2", "row 3"),
        "?queens=3.-.-.-.-&row=2",
    ),
    Figure(
        "queens-race",
        "race\nbitmap mirror 5",
        "forward",
        "click()",
        "progress",
        ("0 ns of", f"{format_seconds(TICK)} of", f"{format_seconds(2 * TICK)} of"),
        "?race=bitmap,mirror&n=5&clock=time&tick=1",
    ),
    Figure(
        "queens-duration",
        "duration\n12 bitmap python",
        "n",
        "selectedIndex += 1, control.dispatchEvent(new Event('change'))",
        "message",
        ("Bitmap in Python, N = 12,", "Bitmap in Python, N = 13,", "Bitmap in Python, N = 14,"),
        "?n=13&method=bitmap&language=python",
    ),
)
NAMES = {figure.tag: figure for figure in FIGURES}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page for each figure, which has it twice."""
    pages = {"index": "# Home\n\nWords."}
    for figure in FIGURES:
        block = f"\n\n```queens {figure.block}\n```\n"
        pages[figure.tag] = f"# The {figure.tag}{block}{block}"
    pages["long"] = "# Long\n\n```queens race\nbrute_force bitmap 6\n```\n"
    options = f"timings: {ROOT / 'timings'}"
    with instant_site(tmp_path_factory.mktemp("laboratories"), pages, options) as root:
        yield root


@pytest.fixture(params=FIGURES, ids=NAMES)
def figure(request: pytest.FixtureRequest) -> Figure:
    """Each of the figures."""
    chosen: Figure = request.param
    return chosen


def visit(page: Page, address: str, figure: Figure, query: str = "") -> list[Locator]:
    """Both figures of its page, which show what they do at first."""
    page.goto(f"{address}{figure.tag}/{query}")
    found = page.locator(figure.tag).all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def use(element: Locator, figure: Figure) -> None:
    """Do what a reader does there."""
    part(element, figure.control).evaluate(f"(control) => {{ control.{figure.action}; }}")


def expect_uses(element: Locator, figure: Figure, count: int) -> None:
    """Wait until it shows that it was used so many times."""
    expect(part(element, figure.shown)).to_contain_text(figure.texts[count])


def test_two_work_apart_and_the_first_has_the_address(
    page: Page, address: str, figure: Figure
) -> None:
    first, second = visit(page, address, figure)
    use(second, figure)
    expect_uses(second, figure, 1)
    use(first, figure)
    expect_address(page, figure.query)
    use(second, figure)
    expect_uses(second, figure, 2)
    expect_uses(first, figure, 1)
    expect_address(page, figure.query)


def test_one_that_is_put_back_works_as_before(page: Page, address: str, figure: Figure) -> None:
    _, second = visit(page, address, figure)
    use(second, figure)
    expect_uses(second, figure, 1)
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect_uses(second, figure, 0)
    use(second, figure)
    expect_uses(second, figure, 1)


def test_one_that_is_moved_goes_on(page: Page, address: str, figure: Figure) -> None:
    _, second = visit(page, address, figure)
    use(second, figure)
    second.evaluate(FOLD)
    expect_uses(second, figure, 1)
    use(second, figure)
    expect_uses(second, figure, 2)


def test_the_theme_may_swap_the_page(page: Page, address: str, figure: Figure) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name=f"The {figure.tag}").first.click()
        expect_address(page, f"/{figure.tag}/")
        first = page.locator(figure.tag).first
        expect_uses(first, figure, 0)
        use(first, figure)
        expect_uses(first, figure, 1)
        expect_address(page, f"/{figure.tag}/{figure.query}")
        links.get_by_role("link", name="Home").first.click()
        expect_address(page, "/")
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_them_work(page: Page, address: str, figure: Figure) -> None:
    apply_policy(page, f"{address}{figure.tag}/")
    first, _ = visit(page, address, figure)
    use(first, figure)
    expect_uses(first, figure, 1)
    if figure.tag == "queens-duration":
        part(first, "measure").click()
        expect(part(first, "measure")).to_have_text("Measure again")


# After it has left ------------------------------------------------------------------------------

TEXT = "removed.textContent"
GO_BACK = """() => {
    history.replaceState(null, "", "?bits=1111&queens=-.-.-.-&n=4&row=3&tick=3");
    dispatchEvent(new Event("popstate"));
}"""


def test_one_that_has_left_does_nothing(still: Page, address: str, figure: Figure) -> None:
    first, _ = visit(still, address, figure)
    use(first, figure)  # its address waits to be written
    expect_uses(first, figure, 1)
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.clock.run_for(1_000)
    assert still.evaluate("location.search") == ""
    still.evaluate(GO_BACK)
    control = f"removed.querySelector('[data-qa-part={figure.control}]')"
    still.evaluate(f"((control) => {{ control.{figure.action}; }})({control})")
    assert still.evaluate(TEXT) == text


@pytest.mark.parametrize("tag", ["queens-row-laboratory", "queens-queen-laboratory", "queens-race"])
def test_one_that_plays_stops_when_it_leaves(still: Page, address: str, tag: str) -> None:
    first, _ = visit(still, address, NAMES[tag])
    part(first, "play").click()
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.clock.run_for(20_000)
    assert still.evaluate(TEXT) == text
    still.evaluate(PUT_BACK)
    expect(part(first, "play")).to_have_attribute("aria-pressed", "false")
    part(first, "play").click()
    expect(part(first, "play")).to_have_attribute("aria-pressed", "true")


def test_a_measurement_ends_with_its_figure(page: Page, address: str) -> None:
    page.add_init_script(WATCH_WORKERS)
    first, _ = visit(page, address, NAMES["queens-duration"])
    script = "**/queens-pace-worker.js"
    page.route(script, lambda route: route.fulfill(body="", content_type="text/javascript"))
    part(first, "measure").click()
    assert page.evaluate("workers.size") == 1  # it never answers
    first.evaluate(REMOVE)
    assert page.evaluate("workers.size") == 0
    page.unroute(script)
    page.evaluate(PUT_BACK)
    expect(part(first, "measure")).to_have_text("Measure this machine")
    part(first, "measure").click()
    expect(part(first, "measure")).to_have_text("Measure again")


# Only there --------------------------------------------------------------------------------------


def test_a_board_that_is_put_back_hears_each_key_once(page: Page, address: str) -> None:
    _, second = visit(page, address, NAMES["queens-queen-laboratory"])
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    second.locator('[aria-label^="row 1, column 0"]').click()
    page.keyboard.press("ArrowDown")
    expect(second.locator('[aria-label^="row 2, column 0"]')).to_be_focused()
    page.keyboard.press("Enter")
    queens = second.locator('[role=gridcell][aria-selected="true"]')
    expect(queens).to_have_count(3)
    labels = queens.evaluate_all("(all) => all.map((each) => each.ariaLabel.slice(0, 15))")
    assert labels == ["row 0, column 3", "row 1, column 0", "row 2, column 0"]


def test_a_row_in_a_fold_shows_bit_0_when_it_opens(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 600})
    first, _ = visit(page, address, NAMES["queens-row-laboratory"], "?bits=0000000000000001")
    sheet = part(first, "sheet")
    sheet.evaluate("(sheet) => (sheet.scrollLeft = 0)")
    first.evaluate(FOLD)
    first.evaluate("(element) => (element.parentElement.open = true)")
    expect(first.locator('[aria-label^="bit 0,"]')).to_be_in_viewport()
    assert sheet.evaluate("(sheet) => sheet.scrollLeft > 0")


def test_a_race_whose_first_courses_are_missing_says_so(page: Page, address: str) -> None:
    page.route("**/assets/race/**", lambda route: route.abort())
    page.goto(f"{address}long/")
    race = page.locator("queens-race")
    expect(part(race, "message")).to_have_text("The courses for N = 6 could not be loaded.")
    part(race, "forward").click()
    part(race, "method").select_option("mirror")
    expect(part(race, "name")).to_have_text("Mirror")
    page.unroute("**/assets/race/**")
    part(race, "n").select_option("4")
    expect(part(race, "progress")).to_contain_text("0 ns of")
