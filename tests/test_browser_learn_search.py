"""The chapter "Search like a machine": a reader does the search, rightly and wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import count
from site_builder.figures.learn.hand_search import METHOD, SIZES, search_letters
from site_builder.figures.learn.search_questions import EXERCISES, answers
from site_builder.figures.learn.squares_tried import squares_tried
from site_builder.values.text import square_name
from tests.helpers.browser import PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LENGTHS = {n: len(search_letters(n)) for n in SIZES}
CLAUSES = ("Try squares", "If one is free", "If none is left")

# A browser whose storage is full or forbidden, for what is ours.
REFUSE = """for (const name of ["getItem", "setItem"]) {
    const usual = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...value) {
        if (key.startsWith("queens-atlas")) throw new DOMException("no");
        return usual.call(this, key, ...value);
    };
}"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "search")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/search/"


@pytest.fixture
def stage(page: Page, address: str) -> Locator:
    """The figure in which a reader searches."""
    page.goto(address)
    figure = page.locator("queens-hand-search")
    expect(part(figure, "message")).to_contain_text("You are the search")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def click(figure: Locator, *squares: str) -> None:
    """Click squares, or ``back``, as a reader does."""
    for square in squares:
        if square == "back":
            part(figure, "back").click()
        else:
            figure.locator(f'[role=gridcell][aria-label^="{square}"]').click()


def counts(figure: Locator) -> tuple[int, ...]:
    """The squares tried, the queens placed and the solutions."""
    names = ("tried", "placed", "solutions")
    return tuple(int(part(figure, name).inner_text()) for name in names)


def right_clicks(n: int) -> Iterator[str]:
    """What a reader clicks who skips attacked squares: the squares of queens, and ``back``."""
    queens, column = list[int](), 0
    for letter in search_letters(n):
        if letter == "p":
            yield square_name((len(queens), column), n)
            queens.append(column)
            column = 0
        elif letter == "b":
            yield "back"
            column = queens.pop() + 1
        else:
            column += 1


def test_a_reader_can_do_the_whole_search(stage: Locator) -> None:
    click(stage, *right_clicks(4))
    expect(part(stage, "message")).to_contain_text("Finished: 2 solutions after 16 queens")
    assert counts(stage) == (squares_tried(4), count(4, method=METHOD).nodes, count(4).total)
    steps = f"You did {LENGTHS[4]} of {LENGTHS[4]} steps, without a slip."
    expect(part(stage, "own")).to_have_text(steps)
    expect(stage.locator(".qa-tree-node:visible")).to_have_count(17)
    part(stage, "onward").click()
    expect(stage.get_by_role("button", name="5", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    assert counts(stage) == (0, 0, 0)


@pytest.mark.parametrize(
    ("before", "wrong", "message"),
    [
        ((), "b4", "a4 comes first: it is free and has not been tried yet."),
        ((), "a3", "That row comes later."),
        ((), "back", "Not yet: a4 is free and has not been tried."),
        (("a4",), "b4", "That row waits."),
        (("a4",), "d3", "c3 comes first"),
        (("a4", "a3"), "a3", "a3 is attacked by the queen on a4 down the column. You have been"),
        (("a4", "c3", "back"), "c3", "A queen stood on c3, and everything below it"),
        (("b4", "a4", "c3", "back", "d3", "b2", "back", "back", "back"), "a4", "A queen stood on"),
    ],
)
def test_a_wrong_click_is_explained_and_changes_nothing(
    stage: Locator, before: tuple[str, ...], wrong: str, message: str
) -> None:
    click(stage, *before)
    tried = counts(stage)
    click(stage, wrong)
    expect(part(stage, "message")).to_contain_text(message)
    expect(part(stage, "message")).to_have_class(re.compile("qa-wrong"))
    assert counts(stage) == tried


def test_an_attacked_square_counts_as_tried_and_shows_who_attacks_it(stage: Locator) -> None:
    click(stage, "a4", "b3")
    expect(part(stage, "message")).to_have_text(
        "b3 is attacked by the queen on a4 along the diagonal. Try the next square."
    )
    assert counts(stage) == (3, 1, 0)
    assert stage.locator(".qa-hand-attack").get_attribute("d")
    click(stage, "c3")
    assert not stage.locator(".qa-hand-attack").get_attribute("d")


def test_the_clause_of_the_rule_that_was_used_is_marked(stage: Locator) -> None:
    for square, clause in zip(("a4", "a3", "c3", "back"), (1, 0, 1, 2), strict=True):
        click(stage, square)
        expect(stage.locator(".qa-hand-applied")).to_contain_text(CLAUSES[clause])


def test_undo_takes_back_a_step_and_a_size_starts_again(stage: Locator) -> None:
    click(stage, "a4", "a3")
    part(stage, "undo").click()
    assert counts(stage) == (1, 1, 0)
    stage.get_by_role("button", name="6", exact=True).click()
    expect(stage.locator("[role=gridcell]")).to_have_count(36)
    expect(part(stage, "undo")).to_be_disabled()


def test_the_search_can_be_done_by_keys_alone(stage: Locator, page: Page) -> None:
    stage.locator("[role=gridcell]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(stage.locator('[aria-label^="b3"]')).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.press("Backspace")
    expect(part(stage, "message")).to_contain_text("the queen on c3 has to move on")
    page.keyboard.press("s")
    expect(part(stage, "message")).to_contain_text("d3 is free")


def test_the_focus_stays_in_the_stage_at_the_end(stage: Locator, page: Page) -> None:
    part(stage, "step").focus()
    for _ in range(LENGTHS[4]):
        page.keyboard.press("Enter")
    expect(part(stage, "message")).to_contain_text("Finished")
    expect(part(stage, "fold")).to_be_focused()


def test_letters_elsewhere_in_the_page_do_nothing(stage: Locator, page: Page) -> None:
    page.locator("[data-qa-show]").first.focus()
    page.keyboard.press("a")
    assert counts(stage) == (0, 0, 0)


def test_the_machine_goes_on_alone(still: Page, address: str) -> None:
    still.goto(address)
    stage = still.locator("queens-hand-search")
    part(stage, "step").click()
    assert counts(stage) == (1, 1, 0)
    part(stage, "next-back").click()
    still.clock.run_for(5_000)
    expect(part(stage, "message")).to_contain_text("lift the queen from c3")
    part(stage, "next-solution").click()
    still.clock.run_for(10_000)
    expect(part(stage, "message")).to_contain_text("solution 1")
    part(stage, "play").click()
    expect(part(stage, "play")).to_have_text("Pause")
    still.clock.run_for(60_000)
    expect(part(stage, "message")).to_contain_text("Finished")
    expect(part(stage, "play")).to_be_disabled()


def test_a_click_stops_the_machine(still: Page, address: str) -> None:
    still.goto(address)
    stage = still.locator("queens-hand-search")
    part(stage, "play").click()
    click(stage, "a3")
    before = counts(stage)
    still.clock.run_for(5_000)
    assert counts(stage) == before


def test_a_node_shows_its_board(stage: Locator, page: Page) -> None:
    click(stage, "a4", "c3")
    stage.locator('.qa-tree-node[aria-label="a4 c3, dead end"]').hover()
    preview = stage.locator(".qa-tree-preview")
    expect(preview).to_have_text(re.compile("a4 c3$"))
    page.mouse.move(0, 0)
    expect(preview).to_be_hidden()
    stage.locator(".qa-tree-node[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    expect(stage.locator('.qa-tree-node[aria-label="a4"]')).to_be_focused()
    expect(preview).to_have_text(re.compile("a4$"))


def test_links_of_the_text_show_boards(stage: Locator, page: Page) -> None:
    page.get_by_role("link", name="Show this board").click()
    expect(stage.locator('[aria-label="c3, queen"]')).to_be_in_viewport()
    expect(stage.locator(".qa-hand-here")).to_have_text("2")
    click(stage, "back")
    expect(part(stage, "message")).to_contain_text("c3 has to move on")
    page.get_by_role("link", name="Show the whole tree").click()
    expect(stage.locator(".qa-tree-node:visible")).to_have_count(17)
    page.get_by_role("link", name="Fold the tree").click()
    expect(part(stage, "fold")).to_have_text("Unfold")
    expect(stage.locator(".qa-tree-half")).to_have_text("8 queens instead of 16")
    part(stage, "fold").click()
    expect(part(stage, "fold")).to_have_text("Fold the tree in half")


def test_the_program_lights_the_lines_of_each_step(stage: Locator) -> None:
    part(stage, "code").click()
    expect(part(stage, "program")).to_contain_text("N = 4")
    lit = part(stage, "program").locator(".qa-hand-lit")
    for square, first, number in [
        ("a4", "queens.append(column)", 2),
        ("a3", "elif is_attacked(column, queens)", 2),
        ("c3", "queens.append(column)", 2),
        ("back", "if column == N", 2),
    ]:
        click(stage, square)
        expect(lit.first).to_contain_text(first)
        expect(lit).to_have_count(number)
    part(stage, "next-solution").click()
    expect(lit).to_have_count(5)
    page_links = stage.page.get_by_role("link", name="Show the whole tree")
    page_links.click()
    expect(lit.first).to_contain_text("while queens")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (PHONE, 640)])
def test_the_board_is_on_the_first_screen(
    page: Page, address: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    stage = page.locator("queens-hand-search")
    for each in (stage.locator("[role=gridcell]").last, part(stage, "back")):
        expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 700, 768, 1280])
def test_the_page_never_scrolls_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(address)
    stage = page.locator("queens-hand-search")
    stage.get_by_role("button", name="6", exact=True).click()
    part(stage, "code").click()
    expect(stage.locator("[role=gridcell]")).to_have_count(36)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_prediction_is_judged_and_remembered(page: Page, address: str) -> None:
    low, right, high = answers(6)
    page.goto(address)
    figure = page.locator("queens-search-prediction")
    verdict = part(figure, "verdict")
    for answer in (high, low, right):
        figure.get_by_role("button", name=str(answer.number), exact=True).click()
        expect(verdict).to_contain_text(f"{answer.verdict}: {right.number} queens")
        expect(verdict).to_contain_text(answer.reason)
        expect(part(figure, "placed")).to_have_text(str(right.number))
        expect(figure.locator(".qa-predict-wrong")).to_have_count(0 if answer.is_right else 1)
    page.reload()
    expect(verdict).to_contain_text("Right")


def test_a_prediction_can_be_skipped(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    figure = page.locator("queens-search-prediction")
    figure.get_by_role("button", name="Just show me").click()
    expect(part(figure, "placed")).to_have_text("152")
    expect(figure.locator(".qa-predict-wrong")).to_have_count(0)
    expect(figure.locator(".qa-tree-node:visible")).to_have_count(153)


def test_exercises_are_judged_and_remembered(page: Page, address: str) -> None:
    page.goto(address)
    for exercise, wrong in zip(EXERCISES, ("f4", "a5", "f1"), strict=True):
        columns = " ".join(map(str, exercise.columns))
        figure = page.locator(f'[data-qa-exercise="{columns}"]')
        click(figure, wrong)
        expect(part(figure, "message")).to_have_class(re.compile("qa-wrong"))
        click(figure, "back" if exercise.answer == "go back" else exercise.answer)
        expect(part(figure, "message")).to_have_text(f"Right. {exercise.reason}")
    page.reload()
    messages = page.locator("queens-search-exercises [data-qa-part=message]")
    expect(messages).to_have_text(["You have solved this one."] * 3)


def test_it_works_where_the_browser_keeps_nothing(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(REFUSE)
    page.goto(address)
    page.get_by_role("button", name="Just show me").click()
    expect(part(page.locator("queens-search-prediction"), "placed")).to_have_text("152")


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "search" / "index.html").as_uri())
    stage = page.locator("queens-hand-search")
    click(stage, "a4")
    expect(part(stage, "message")).to_contain_text("a4 is free")


def test_without_script_there_are_rule_pictures_answers_and_program(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    expect(scriptless.locator(".qa-hand-rule")).to_be_visible()
    expect(scriptless.locator("queens-hand-search .qa-picture").last).to_be_visible()
    expect(scriptless.locator("queens-search-prediction")).to_contain_text("It places 152 queens")
    expect(scriptless.locator("queens-search-exercises summary")).to_have_count(3)
    expect(scriptless.locator("#search-program")).to_be_visible()
    expect(scriptless.locator(".qa-hand-stage")).to_be_hidden()


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_everybody_can_use_it(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width, reduced_motion="reduce") as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        page.goto(address)
        stage = page.locator("queens-hand-search")
        click(stage, "a4", "b3")
        part(stage, "code").click()
        page.get_by_role("button", name="Just show me").click()
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []
