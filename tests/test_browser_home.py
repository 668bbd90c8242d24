"""The home page: all boards of eight queens under a pointer and keys, and three live figures."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import solution
from site_builder.values.text import columns_text
from tests.helpers.browser import DESK, PHONE, opened, settle, violations_by_day_and_night
from tests.helpers.chapters import FITS
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.projects import made, our_settings
from tests.helpers.site import apply_policy, served
from tests.helpers.sources import ROOT
from tests.helpers.visits import WATCH

pytestmark = [pytest.mark.slow, pytest.mark.soak]

OPTIONS = {"galleries": "8", "long_galleries": "none", "solution_pages": 8, "cards": False}
TOPS = """(figure) => [...figure.querySelectorAll(".qa-all-orbit, .qa-all-line")]
    .map((each) => Math.round(each.getBoundingClientRect().top))"""
FADED = """(figure) => [...figure.querySelectorAll(".qa-all-orbit")]
    .filter((each) => getComputedStyle(each).opacity < 1).length"""
IN_VIEW = "(figure) => figure.scrollIntoView()"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site in our own looks with our home page, whose other links lead back to it."""
    project = tmp_path_factory.mktemp("home")
    content = project / "content"
    shutil.copytree(ROOT / "content" / "assets", content / "assets")
    text = (ROOT / "content" / "index.md").read_text(encoding="utf-8")
    text = re.sub(r"\]\((?!boards/)[^)]*\)", "](index.md)", text)
    (content / "index.md").write_text(text, encoding="utf-8")
    (content / "find.md").write_text("# Find\n\n```queens find\n8\n```\n", encoding="utf-8")
    settings = our_settings()
    settings["nav"] = ["index.md", "find.md"]
    settings["theme"]["custom_dir"] = str(ROOT / "theme")
    settings["plugins"] = ["search", {"queens-atlas": OPTIONS}]
    (project / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    return made(project)


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    """The home page."""
    with served(home) as root:
        yield f"{root}/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """All boards, for a reader who wants no motion."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    figure = page.locator("queens-all-boards")
    expect(figure.locator("a[tabindex='0']")).to_have_count(1)
    return figure


def board(figure: Locator, label: str, move: str) -> Locator:
    """A board by its orbit and its move."""
    return figure.get_by_role("link", name=f"{label}, {move}", exact=True)


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f"[data-qa-part={name}]").first


def focused(page: Page) -> str | None:
    """The name of what has the focus."""
    return page.locator(":focus").get_attribute("aria-label")


# All boards -----------------------------------------------------------------------------------


def test_pointing_lights_an_orbit_and_names_the_board(page: Page, figure: Locator) -> None:
    before = figure.evaluate(TOPS)
    assert figure.evaluate(FADED) == 0
    board(figure, "8.8.3", "turned by 90° clockwise").hover()
    told = part(figure, "told")
    expect(told).to_contain_text("8.8.3 turned by 90° clockwise")
    assert figure.evaluate(FADED) == 11
    board(figure, "8.4.1", "as it is").hover()
    expect(told).to_have_text(f"8.4.1 as it is {columns_text(solution('8.4.1'))}")
    assert figure.evaluate(TOPS) == before
    page.locator("h1").hover()
    expect(told).to_be_empty()
    expect(part(figure, "still")).to_contain_text("= 92")
    assert figure.evaluate(FADED) == 0


def test_a_click_opens_the_page_of_the_representative(page: Page, figure: Locator) -> None:
    board(figure, "8.8.3", "mirrored top to bottom").click()
    page.wait_for_url("**/boards/8/8.8.3/")
    expect(page.locator("h1")).to_contain_text("8.8.3")


def test_keys_go_from_board_to_board(page: Page, figure: Locator) -> None:
    page.locator("form.qa-box button").focus()
    page.keyboard.press("Tab")
    assert focused(page) == "8.4.1, as it is"
    expect(part(figure, "told")).to_contain_text("8.4.1 as it is")
    assert figure.evaluate(FADED) == 11
    for key, name in (
        ("ArrowRight", "8.8.1, as it is"),
        ("ArrowDown", "8.8.1, turned by 90° clockwise"),
        ("ArrowRight", "8.8.1, mirrored top to bottom"),
        ("ArrowRight", "8.8.2, turned by 90° clockwise"),
        ("ArrowUp", "8.8.2, as it is"),
        ("ArrowUp", "8.8.2, as it is"),
        ("End", "8.8.11, mirrored in the anti-diagonal"),
        ("ArrowRight", "8.8.11, mirrored in the anti-diagonal"),
        ("ArrowLeft", "8.8.11, turned by 270° clockwise"),
        ("Home", "8.4.1, as it is"),
        ("ArrowLeft", "8.4.1, as it is"),
    ):
        page.keyboard.press(key)
        assert focused(page) == name, key
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(figure.locator(":focus")).to_have_count(0)
    expect(part(figure, "told")).to_be_empty()
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "8.4.1, turned by 90° clockwise"
    page.keyboard.press("Enter")
    page.wait_for_url("**/boards/8/8.4.1/")


def test_keys_go_down_to_the_next_row_of_orbits_on_a_phone(page: Page, figure: Locator) -> None:
    page.set_viewport_size({"width": PHONE, "height": 640})
    board(figure, "8.8.1", "turned by 270° clockwise").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "8.8.5, as it is"


@pytest.mark.parametrize(("width", "height"), [(DESK, 720), (PHONE, 640)])
def test_the_first_boards_are_on_the_first_screen(
    page: Page, figure: Locator, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    first = figure.locator("a")
    expect(first.first).to_be_in_viewport(ratio=1)
    if width == DESK:
        expect(first.last).to_be_in_viewport(ratio=1)
        expect(part(figure, "still")).to_be_in_viewport(ratio=1)
    assert page.evaluate(FITS)


@pytest.mark.parametrize("width", [320, PHONE, 600, 768, 1000, DESK, 1600])
def test_boards_are_square_and_stay_in_their_column(
    page: Page, figure: Locator, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    assert page.evaluate(FITS)
    whole = figure.bounding_box()
    assert whole
    boxes = [each.bounding_box() for each in figure.locator("a").all()]
    for box in boxes:
        assert box
        assert abs(box["width"] - box["height"]) < 1
        assert box["width"] >= 24
        assert box["x"] + box["width"] <= whole["x"] + whole["width"] + 0.5
    if width >= 1000:  # all in 4 rows
        assert len({round(box["y"]) for box in boxes if box}) == 4


def test_the_search_leads_to_the_page_that_finds(page: Page, figure: Locator) -> None:
    page.locator("form.qa-box input").fill("15863724")
    page.get_by_role("button", name="Find it").click()
    page.wait_for_url("**/find/?q=15863724")


# Figures that move ----------------------------------------------------------------------------


def live(page: Page, shown: str) -> Locator:
    """A figure that moves."""
    return page.locator(f"queens-live[data-qa-shown={shown}]")


def test_figures_move_only_in_view_and_pause(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE) as page:
        page.clock.install()
        page.goto(address)
        search = live(page, "search")
        expect(part(search, "play")).to_have_attribute("aria-pressed", "true")
        page.clock.run_for(5000)
        expect(part(search, "text")).to_contain_text("One queen in each row")
        search.evaluate(IN_VIEW)
        expect(search).to_be_in_viewport()
        settle(page)
        page.clock.run_for(2000)
        expect(part(search, "text")).to_contain_text("tried")
        part(search, "play").click()
        text = part(search, "text").inner_text()
        page.clock.run_for(5000)
        assert part(search, "text").inner_text() == text
        part(search, "play").click()
        page.clock.run_for(2000)
        expect(part(search, "text")).not_to_have_text(text)


def test_a_reader_who_wants_no_motion_sees_none_until_asking(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    page.goto(address)
    orbit = live(page, "orbit")
    orbit.evaluate(IN_VIEW)
    expect(part(orbit, "play")).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(5000)
    expect(part(orbit, "text")).to_have_text("as it is")
    part(orbit, "play").click()
    page.clock.run_for(100)
    expect(part(orbit, "text")).to_have_text("turned by 90° clockwise")


def test_the_orbit_is_gone_through_and_comes_back(page: Page, figure: Locator) -> None:
    page.clock.install()
    page.reload()
    orbit = live(page, "orbit")
    orbit.evaluate(IN_VIEW)
    part(orbit, "play").click()
    page.clock.run_for(100)
    met = [part(orbit, "text").inner_text()]
    for _ in range(8):
        page.clock.run_for(1500)
        met.append(part(orbit, "text").inner_text())
    assert len(set(met)) == 8
    assert met[7] == "as it is"
    assert met[8] == met[0]


def test_the_search_finds_both_solutions_and_begins_again(page: Page, figure: Locator) -> None:
    page.clock.install()
    page.reload()
    search = live(page, "search")
    search.evaluate(IN_VIEW)
    part(search, "play").click()
    page.clock.run_for(76 * 350 + 2 * 1450)
    expect(part(search, "text")).to_have_text("60 squares tried, 2 solutions found")
    page.clock.run_for(1000)
    expect(part(search, "text")).to_contain_text("0 solutions found")


def test_blocks_are_shown_one_after_the_other(page: Page, figure: Locator) -> None:
    page.clock.install()
    page.reload()
    blocks = live(page, "blocks")
    blocks.evaluate(IN_VIEW)
    expect(blocks.locator("pre:visible")).to_contain_text("4 2 0 3 1")
    part(blocks, "play").click()
    page.clock.run_for(100)
    expect(blocks.locator("pre:visible")).to_contain_text("8.4.1")
    expect(blocks.locator("svg.qa-board:visible")).to_have_count(1)


# The page -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_nothing_shifts_while_it_loads_and_while_a_reader_points(
    browser: Browser, address: str, width: int
) -> None:
    with opened(browser, width=width) as page:
        page.add_init_script(WATCH)
        page.goto(address)
        settle(page)
        figure = page.locator("queens-all-boards")
        for label in ("8.4.1", "8.8.7", "8.8.11"):
            board(figure, label, "turned by 90° clockwise").hover()
            expect(part(figure, "told")).to_contain_text(label)
        for shown in ("orbit", "blocks", "search"):  # the last stays in view
            live(page, shown).evaluate(IN_VIEW)
        expect(part(live(page, "search"), "text")).to_contain_text("tried")
        assert page.evaluate("moved") == []


def test_without_script_every_board_is_a_link_and_the_search_a_form(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    links = scriptless.locator("queens-all-boards a")
    expect(links).to_have_count(92)
    assert links.last.get_attribute("href") == "boards/8/8.8.11/"
    expect(scriptless.locator("queens-live svg.qa-board:visible")).to_have_count(3)
    expect(scriptless.locator("queens-live button:visible")).to_have_count(0)
    scriptless.locator("form.qa-box input").fill("8.4.1")
    scriptless.get_by_role("button", name="Find it").click()
    scriptless.wait_for_url("**/find/?q=8.4.1")


def test_it_prints_on_one_page(page: Page, figure: Locator) -> None:
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1


def test_a_strict_policy_lets_it_work(page: Page, home: Path) -> None:
    apply_policy(page, "**/")
    with served(home, alone=True) as root:  # the theme has scripts in its pages
        page.goto(f"{root}/")
        figure = page.locator("queens-all-boards")
        board(figure, "8.8.5", "as it is").hover()
        expect(part(figure, "told")).to_contain_text("8.8.5")


def test_figures_that_are_moved_or_put_back_work(page: Page, figure: Locator) -> None:
    figure.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    board(figure, "8.8.5", "as it is").hover()
    expect(part(figure, "told")).to_contain_text("8.8.5")
    orbit = live(page, "orbit")
    orbit.evaluate(FOLD)
    orbit.evaluate("(element) => (element.parentElement.open = true)")
    part(orbit, "play").click()
    expect(part(orbit, "text")).to_have_text("turned by 90° clockwise")
    orbit.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(orbit, "text")).to_have_text("as it is")


def test_axe_finds_nothing(page: Page, figure: Locator) -> None:
    assert violations_by_day_and_night(page, "main") == []
