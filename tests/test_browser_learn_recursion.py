"""The chapter "Recursion is a stack": a reader steps through the calls and answers questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import count
from site_builder.figures.learn.call_stack import SIZES
from site_builder.figures.learn.recursion_questions import Question, questions
from site_builder.values.text import square_name
from tests.helpers.browser import PHONE, opened, violations_by_day_and_night
from tests.helpers.calls import Frame, recorded_calls, recorded_entries
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIGURE = "queens-call-stack"
# The frames of all steps from here on, newest first, each with its title and what it does.
WALK = """(figure) => {
    const part = (name) => figure.querySelector(`[data-qa-part=${name}]`);
    const shown = [];
    for (;;) {
        const frames = [...part("stack").querySelectorAll("button")];
        shown.push(frames.map((frame) => [...frame.children].map((child) => child.textContent)));
        if (part("forward").getAttribute("aria-disabled") === "true") return shown;
        part("forward").click();
    }
}"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "recursion")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/recursion/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The search with its call stack."""
    return visit(page, address)


def visit(page: Page, address: str) -> Locator:
    """The figure, which has started."""
    page.goto(address)
    figure = page.locator(FIGURE)
    expect(part(figure, "progress")).to_contain_text("step 0")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def choose(figure: Locator, name: str) -> None:
    """Press a button with this text."""
    figure.get_by_role("button", name=name, exact=True).click()


def go_to(figure: Locator, step: int) -> None:
    """Move the slider to a step."""
    part(figure, "slider").fill(str(step))
    expect(part(figure, "progress")).to_contain_text(f"step {step} ")


def lit(figure: Locator) -> list[str]:
    """The lines of the program that are lit."""
    lines = part(figure, "program").locator(".qa-hand-lit").all_text_contents()
    return [line.strip() for line in lines]


def texts(n: int, frames: list[Frame]) -> list[list[str]]:
    """What the figure shows of calls, newest first: only of one that waits, what it does."""
    shown = [[f"place({frame.row}, {frame.columns})", "runs"] for frame in frames]
    for line, (row, _, column, found) in zip(shown[:-1], frames, strict=False):
        assert column is not None
        after = "the last" if column == n - 1 else f"next {column + 1}"
        square = square_name((row, column), n)
        more = f" (found {found})" if found else ""
        line[1] = f"waits at column {column} ({square}), {after}{more}"
    return shown[::-1]


# The calls ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", SIZES)
def test_each_step_shows_the_calls_of_the_running_program(figure: Locator, n: int) -> None:
    choose(figure, str(n))
    shown = figure.evaluate(WALK)
    moments = recorded_calls(n)
    assert len(shown) == len(moments)
    for frames, moment in zip(shown, moments, strict=True):
        if frames:
            frames[0][1] = frames[0][1][: len("runs")]
        assert frames == texts(n, moment.frames)
    expect(part(figure, "message")).to_contain_text(f"print shows {n} {count(n).total}")


@pytest.mark.parametrize("n", SIZES)
def test_each_step_of_the_loop_shows_its_list(figure: Locator, n: int) -> None:
    choose(figure, str(n))
    choose(figure, "one loop")
    titles = [[title for title, _ in reversed(frames)] for frames in figure.evaluate(WALK)]
    assert titles == [[str(entry) for entry in stack] for stack in recorded_entries(n)]


def test_there_is_a_place_for_each_frame_that_there_can_be(figure: Locator) -> None:
    places = part(figure, "stack").locator("> *")
    for n in SIZES:
        choose(figure, str(n))
        expect(places).to_have_count(n + 1)
        go_to(figure, 8)
        expect(places).to_have_count(n + 1)


@pytest.mark.parametrize(
    ("step", "lines", "waiting", "message"),
    [
        (0, ["def place(row, columns):"], "no call waits", "print calls place(0, [])"),
        (1, ["def place(row, columns):"], "1 call waits", "Row 0 waits at column 0 and calls"),
        (3, ["if not is_attacked(row, column, columns):"], "1 call waits", "takes column 2"),
        (8, ["if not is_attacked(row, column, columns):"], "2 calls wait", "the last column"),
        (9, ["found += place(row + 1, [*columns, column])"], "1 call waits", "returns 0"),
        (30, ["if row == N:", "return 1"], "4 calls wait", "There is no such row: it returns 1."),
        (31, ["found += place(row + 1, [*columns, column])"], "3 calls wait", "returns 1"),
        (77, ["return found", "print(N, place(0, []))"], "no call waits", "The stack is empty"),
    ],
)
def test_program_lights_where_it_stands(
    figure: Locator, step: int, lines: list[str], waiting: str, message: str
) -> None:
    go_to(figure, step)
    assert lit(figure) == lines
    line = part(figure, "program").locator("[data-qa-waiting]")
    expect(line).to_have_attribute("data-qa-waiting", f"{waiting} here")
    expect(part(figure, "message")).to_contain_text(message)


@pytest.mark.parametrize(
    ("step", "beginnings"),
    [
        (0, ["stack = "]),
        (3, ["stack.append((row, columns, column + 1))", "if not"]),
        (4, ["stack.append((row, columns, column + 1))", "stack.append((row + 1"]),
        (9, ["row, columns, column = stack.pop()", "elif column < N"]),
        (31, ["row, columns, column = stack.pop()", "if row == N", "found += 1"]),
        (77, ["while stack", "print"]),
    ],
)
def test_loop_lights_where_it_stands(figure: Locator, step: int, beginnings: list[str]) -> None:
    choose(figure, "one loop")
    go_to(figure, step)
    lines = lit(figure)
    assert len(lines) == len(beginnings)
    assert all(line.startswith(each) for line, each in zip(lines, beginnings, strict=True))


def test_arguments_of_the_running_call_are_in_words(figure: Locator) -> None:
    words = part(figure, "words")
    expect(words).to_contain_text("row = 0the top row")
    go_to(figure, 4)
    expect(words).to_contain_text("What row 1 gave to the running call")
    expect(words).to_contain_text("row + 1 = 2the next row down")
    expect(words).to_contain_text("[*columns, column] = [0, 2]a new list")
    choose(figure, "one loop")
    expect(words).to_contain_text("column = 0the column to go on with")


def test_steps_go_forwards_backwards_and_by_keys(figure: Locator, page: Page) -> None:
    figure.get_by_label("Forward", exact=True).click(click_count=2)
    expect(part(figure, "progress")).to_have_text("step 2 of 77")
    figure.get_by_label("Back", exact=True).click()
    expect(part(figure, "progress")).to_have_text("step 1 of 77")
    part(figure, "slider").press("ArrowRight")
    expect(part(figure, "progress")).to_have_text("step 2 of 77")
    expect(part(figure, "message")).to_contain_text("a3 is attacked by the queen on a4")


def test_search_plays_to_its_end(still: Page, address: str) -> None:
    figure = visit(still, address)
    figure.get_by_label("Play").click()
    still.clock.run_for(90_000)
    expect(part(figure, "progress")).to_have_text("step 77 of 77")
    expect(part(figure, "play")).to_have_attribute("aria-pressed", "false")
    expect(part(figure, "counts")).to_have_text("0 frames, 17 calls so far")


# What a frame knows -------------------------------------------------------------------------------


def test_a_frame_shows_what_its_call_knows(figure: Locator) -> None:
    go_to(figure, 12)
    frame = figure.locator("[data-qa-frame='1']")
    queens = figure.locator(".qa-hand-queens")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "true")
    expect(frame).to_be_focused()
    expect(part(figure, "message")).to_have_text(
        "Row 1 knows the queen on a4. It waits at column 3 (d3), then has no column left."
    )
    expect(queens).to_have_attribute("points", "0,0 0,0 0,0")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "false")
    expect(queens).to_have_attribute("points", "0,0 0,0 3,1 1,2 0,0")
    expect(part(figure, "message")).to_contain_text("b2 is free")


def test_a_square_shows_the_frame_of_its_row(figure: Locator) -> None:
    go_to(figure, 4)
    figure.get_by_role("gridcell", name="b4").click()
    expect(figure.locator("[data-qa-frame='0']")).to_have_attribute("aria-pressed", "true")
    expect(part(figure, "message")).to_contain_text("Row 0 knows no queens.")
    figure.get_by_role("gridcell", name="b1").click()
    expect(part(figure, "message")).to_contain_text("Row 3 has no frame")
    expect(figure.locator("[data-qa-frame][aria-pressed=true]")).to_have_count(0)


def test_links_of_the_text_show_steps(figure: Locator, page: Page) -> None:
    choose(figure, "5")
    for step in ("4", "12", "9", "30"):
        page.get_by_role("link", name=f"In step {step}", exact=True).click()
        expect(part(figure, "progress")).to_have_text(f"step {step} of 77")
        expect(part(figure, "board")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name='Open "one loop"').click()
    expect(part(figure, "stack-name")).to_have_text("The list stack")
    expect(part(figure, "counts")).to_have_text("4 entries")


# Questions ----------------------------------------------------------------------------------------


def question(page: Page, name: str) -> Locator:
    """A question by its name."""
    return page.locator(f"[data-qa-question={name}]")


def give(asked: Locator, answer: str) -> None:
    """Answer as a reader does: press a line, click a square or type a number."""
    if asked.locator("[data-qa-choice]").count():
        choose(asked, answer)
    elif asked.get_by_role("gridcell").count():
        asked.get_by_role("gridcell", name=re.compile(f"^{answer}")).click()
    else:
        asked.get_by_role("spinbutton").fill(answer)
        asked.get_by_role("spinbutton").press("Enter")


@pytest.mark.parametrize("asked", questions(), ids=lambda asked: asked.name)
def test_each_answer_is_judged_with_its_reason(page: Page, address: str, asked: Question) -> None:
    page.goto(address)
    shown = question(page, asked.name)
    unnamed = {"line": (), "square": ("d4",), "number": ("0",)}[asked.name]
    wrong = [*(each for each in asked.replies if each not in {asked.answer, ""}), *unnamed]
    for answer in (*wrong, asked.answer):
        give(shown, answer)
        verdict = "Right" if answer == asked.answer else "Not yet"
        reason = asked.replies.get(answer) or asked.replies[""]
        expect(part(shown, "message")).to_have_text(f"{verdict}. {reason}")
        expect(shown.locator(".qa-wrong")).to_have_count(int(answer != asked.answer))


def test_answers_are_remembered_and_skips_are_not(page: Page, address: str) -> None:
    line, square, number = questions()
    page.goto(address)
    give(question(page, line.name), line.answer)
    give(question(page, number.name), number.answer)
    choose(question(page, square.name), "Just show me")
    expect(part(question(page, square.name), "message")).to_have_text(
        f"{square.answer}: {square.replies[square.answer]}"
    )
    assert question(page, square.name).locator(".qa-hand-ring").get_attribute("d")
    page.reload()
    messages = page.locator("queens-recursion-questions [data-qa-part=message]")
    done = "You have solved this one."
    expect(messages).to_have_text([done, "", done])


# Readers and screens ------------------------------------------------------------------------------


def test_controls_board_and_stack_are_on_the_first_screen(page: Page, address: str) -> None:
    visit(page, address)
    for name in ("play", "board", "stack"):
        first_touch_is_in_view(page, f"{FIGURE} [data-qa-part={name}]")


def test_narrow_columns_need_no_horizontal_scroll(page: Page, address: str) -> None:
    figure = visit(page, address)
    for each in (figure, page.locator("queens-recursion-questions")):
        for width in (300, 420, 560, 700, 1200):
            each.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
            for name in ("4", "5", "one loop") if each is figure else ():
                choose(each, name)
            assert each.evaluate("(element) => element.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, PHONE, 768, 1280])
def test_page_never_scrolls_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    go_to(visit(page, address), 30)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "recursion" / "index.html").as_uri())
    figure = page.locator(FIGURE)
    figure.get_by_label("Forward", exact=True).click()
    expect(part(figure, "message")).to_contain_text("a4 is free")


def test_without_script_there_are_pictures_answers_and_programs(
    scriptless: Page, address: str
) -> None:
    scriptless.goto(address)
    expect(scriptless.locator(f"{FIGURE} .qa-picture").last).to_be_visible()
    expect(scriptless.locator("queens-recursion-questions summary")).to_have_count(3)
    expect(scriptless.locator("queens-recursion-questions svg")).to_have_count(3)
    expect(scriptless.locator("#recursive-program")).to_be_visible()
    expect(scriptless.locator(".qa-calls-stage")).to_be_hidden()


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_everybody_can_use_it(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width, reduced_motion="reduce") as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        figure = visit(page, address)
        go_to(figure, 12)
        figure.locator("[data-qa-frame='1']").click()
        give(question(page, "number"), "5")
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []
