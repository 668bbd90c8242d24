"""The editor: a reader changes a program, runs it, breaks it, repairs it and leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.programs.brython import MODULES
from site_builder.programs.exercises import exercise_names, find_exercise
from tests.helpers.browser import (
    DESK,
    PHONE,
    expect_address,
    opened,
    violations_by_day_and_night,
)
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE, WATCH_WORKERS
from tests.helpers.instant import instant_site
from tests.helpers.learners import LEARNERS
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

GOOD = find_exercise("bitmap").source
NAMES = ("bitmap-skeleton", "bitmap-broken-1", "bitmap-broken-3", "bitmap-broken-4")
CHOICE = "\n".join(NAMES)
BLOCKS = f"```queens editor\n{CHOICE}\n```\n\n```queens editor\nmirror-broken-1\n```\n"
LIMIT = 5000  # milliseconds for each N
NOT_RUN = "\N{EN DASH}"
RIGHT = "All totals are right."


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site whose page has two editors."""
    return tmp_path_factory.mktemp("editor")


@pytest.fixture(scope="module")
def address(project: Path) -> Iterator[str]:
    """The address of this site."""
    pages = {"index": "# Home\n\nWords.", "editor": f"# Editor\n\n{BLOCKS}"}
    with instant_site(project, pages) as root:
        yield root


@pytest.fixture
def editor(page: Page, address: str) -> Locator:
    """The first editor, for a page that watches its workers."""
    page.add_init_script(WATCH_WORKERS)
    return visit(page, f"{address}editor/")


def visit(page: Page, address: str) -> Locator:
    """The first editor, which has started."""
    page.goto(address)
    first = page.locator("queens-editor").first
    expect(part(first, "lines").locator("span").first).to_have_text("1")
    return first


def part(figure: Locator, name: str) -> Locator:
    """A part of an editor."""
    return figure.locator(f'[data-qa-part="{name}"]')


def run(figure: Locator, program: str | None = None) -> Locator:
    """Run a program, or what the editor has; its verdict."""
    if program is not None:
        part(figure, "text").fill(program)
    part(figure, "run").click()
    return part(figure, "verdict")


def choose(figure: Locator, name: str) -> None:
    """Choose a program."""
    figure.locator(f'[data-qa-choose="{name}"]').click()


def totals(figure: Locator) -> list[str]:
    """The totals in the table: those of the program."""
    return figure.locator("[data-qa-n] > td:nth-child(2)").all_inner_texts()


# Runs ---------------------------------------------------------------------------------------------


def test_blank_is_told_before_anything_is_loaded(page: Page, editor: Locator) -> None:
    expect(run(editor)).to_have_text("Line 9 has a blank. Write what belongs there.")
    expect(editor.locator(".qa-editor-bad")).to_have_text("9")
    assert not page.evaluate("hasStarted")


def test_filled_blanks_give_all_true_totals(page: Page, editor: Locator) -> None:
    expect(run(editor, GOOD)).to_have_text(f"{RIGHT} You have solved this one.")
    assert totals(editor) == ["2", "10", "4", "40", "92"]
    expect(editor.locator("[data-qa-n] > td:last-child", has_text="✓")).to_have_count(5)
    assert page.evaluate("workers.size") == 0


def test_first_wrong_board_is_drawn_with_its_attack(editor: Locator) -> None:
    choose(editor, "bitmap-broken-1")
    verdict = run(editor)
    expect(verdict).to_contain_text("N = 4: your program counts 8 boards, and there are 2.")
    expect(verdict).to_contain_text("the queens on d4 and c3 attack each other")
    expect(verdict.locator("svg desc")).to_have_text("d4 c3 b2 a1")
    expect(verdict.locator(".qa-editor-attack")).to_have_count(1)
    assert totals(editor) == ["8", *[NOT_RUN] * 4]


def test_bug_is_repaired(page: Page, editor: Locator) -> None:
    choose(editor, "bitmap-broken-4")
    expect(run(editor)).to_contain_text("It finds both solutions, each once.")
    text = part(editor, "text").input_value()
    expect(run(editor, text.replace("found = place(row", "found += place(row"))).to_contain_text(
        RIGHT
    )
    button = editor.get_by_role("button", name="Bug 4")
    expect(button).to_have_class("qa-editor-solved")
    page.reload()
    expect(button).to_have_class("qa-editor-solved")
    choose(editor, "bitmap-broken-4")
    part(editor, "answer").locator("summary").click()
    expect(part(editor, "answer")).to_contain_text("found += place(row + 1")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("return found", "return found)", 14, r"SyntaxError: unmatched '\)'"),
        ("return found", "  return found", 14, "IndentationError|SyntaxError"),
        ("found = 0", "found = 0 + foo", 8, "NameError: name 'foo' is not defined"),
        ("0, 0, 0)", "0, 0)", 17, r"TypeError: place\(\) missing 1"),
        ("N = 8", "from math import pi\nimport numpy as np\nN = 8", 2, "imports numpy, which this"),
        ("found = 0", "found = open('boards.txt')", 8, "cannot open the file boards.txt"),
    ],
)
def test_mistake_is_told_and_its_line_marked(
    editor: Locator, old: str, new: str, line: int, words: str
) -> None:
    verdict = run(editor, GOOD.replace(old, new))
    expect(verdict).to_contain_text(re.compile(f"Line {line} .*({words})", re.DOTALL))
    expect(editor.locator(".qa-editor-bad")).to_have_text(str(line))
    expect(part(editor, "text")).to_have_attribute("aria-invalid", "true")
    part(editor, "text").press("End")
    part(editor, "text").press("x")
    expect(editor.locator(".qa-editor-bad")).to_have_count(0)


def test_endless_recursion_is_told_in_plain_words(editor: Locator) -> None:
    verdict = run(
        editor, "N = 8\n\n\ndef place(row):\n    return place(row + 1)\n\n\nprint(N, place(0))"
    )
    expect(verdict).to_contain_text("What changes from one call to the next")
    expect(editor.locator(".qa-editor-bad")).to_have_text("5")


def test_endless_loop_is_stopped(still: Page, address: str) -> None:
    still.add_init_script(WATCH_WORKERS)
    editor = visit(still, f"{address}editor/")
    choose(editor, "bitmap-broken-3")
    part(editor, "run").click()
    expect(part(editor, "status")).to_have_text("N = 4 …")
    still.clock.run_for(LIMIT - 1)
    expect(part(editor, "stop")).to_be_visible()
    still.clock.run_for(1)
    expect(part(editor, "verdict")).to_contain_text("N = 4: stopped after 5 seconds.")
    assert still.evaluate("workers.size") == 0


def test_stop_ends_the_worker(page: Page, editor: Locator) -> None:
    choose(editor, "bitmap-broken-3")
    part(editor, "run").click()
    part(editor, "stop").click()
    expect(part(editor, "verdict")).to_have_text("Stopped.")
    expect(part(editor, "run")).to_be_focused()
    assert page.evaluate("hasStarted && workers.size") == 0


def test_program_without_its_total_is_told(editor: Locator) -> None:
    expect(run(editor, GOOD.replace("print(N, ", "abs("))).to_contain_text("prints no total")
    ending = GOOD.replace("print(N, ", "print('Total', ").replace("0))", "0)) or quit()")
    expect(run(editor, ending)).to_contain_text(RIGHT)
    printing = GOOD.replace("return found", "print(row)\n    return found")
    expect(run(editor, printing)).to_contain_text(RIGHT)
    part(editor, "printed").locator("summary").click()
    expect(part(editor, "printed").locator("pre")).to_contain_text("8 92")


def test_reset_brings_the_exercise_back(page: Page, editor: Locator) -> None:
    original = part(editor, "text").input_value()
    expect(run(editor, GOOD)).to_contain_text(RIGHT)
    page.reload()
    expect(part(editor, "text")).to_have_value(GOOD)
    part(editor, "reset").click()
    expect(part(editor, "text")).to_have_value(original)
    expect(part(editor, "verdict")).to_be_empty()
    page.reload()
    expect(part(editor, "text")).to_have_value(original)


def test_every_program_runs_in_the_browser(page: Page, editor: Locator) -> None:
    right = [name for name in exercise_names() if not find_exercise(name).corrections]
    assert len(right) > 5
    for name in right:
        expect(run(editor, find_exercise(name).source)).to_contain_text(RIGHT, timeout=120_000)


def test_programs_of_learners_run(page: Page, editor: Locator) -> None:
    for name, program in LEARNERS.items():
        verdict = run(editor, program)
        right = "Right for N = 8." if name == "fixed_eight" else RIGHT
        expect(verdict, name).to_contain_text(re.compile("."), timeout=120_000)
        expect(verdict, name).to_contain_text(right)
        assert totals(editor)[-1] == "92", name


# Keys ---------------------------------------------------------------------------------------------


def test_keyboard_is_not_trapped(page: Page, editor: Locator) -> None:
    text = part(editor, "text")
    text.focus()
    page.keyboard.press("Tab")
    expect(part(editor, "run")).to_be_focused()
    text.fill("if N:")
    text.press("Enter")
    text.press("x")
    expect(text).to_have_value("if N:\n    x")
    text.press("Enter")
    text.press("Tab")
    expect(text).to_have_value("if N:\n    x\n        ")
    text.press("Backspace")
    text.press("Shift+Tab")
    expect(text).to_have_value("if N:\n    x\n")
    text.press("Escape")
    text.press("Tab")
    expect(part(editor, "run")).to_be_focused()


def test_tab_moves_all_selected_lines(editor: Locator) -> None:
    text = part(editor, "text")
    text.fill("a\nb\n\nc")
    text.press("Control+a")
    text.press("Tab")
    expect(text).to_have_value("    a\n    b\n\n    c")
    text.press("Shift+Tab")
    expect(text).to_have_value("a\nb\n\nc")


def test_control_enter_runs(editor: Locator) -> None:
    part(editor, "text").fill(GOOD)
    part(editor, "text").press("Control+Enter")
    expect(part(editor, "verdict")).to_contain_text(RIGHT)
    expect(part(editor, "text")).to_be_focused()


# Judgements ---------------------------------------------------------------------------------------


def test_mirror_that_counts_a_pair_twice_is_judged(page: Page, editor: Locator) -> None:
    second = page.locator("queens-editor").last
    verdict = run(second)
    expect(verdict).to_contain_text("N = 5: your program counts 12 boards, and there are 10.")
    expect(verdict).to_contain_text("finds this board and its mirror image")
    expect(part(editor, "verdict")).to_be_empty()


# Pages --------------------------------------------------------------------------------------------


def test_worker_ends_when_the_theme_swaps_the_page(page: Page, address: str) -> None:
    page.add_init_script(WATCH_WORKERS)
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    links.get_by_role("link", name="Editor").first.click()
    expect_address(page, "/editor/")
    editor = page.locator("queens-editor").first
    choose(editor, "bitmap-broken-3")
    part(editor, "run").click()
    expect(part(editor, "status")).to_have_text("N = 4 …")
    links.get_by_role("link", name="Home").first.click()
    expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst && hasStarted && workers.size") == 0


def test_one_that_is_moved_goes_on_and_one_put_back_starts_again(
    page: Page, editor: Locator
) -> None:
    part(editor, "text").fill(GOOD)
    part(editor, "run").click()
    editor.evaluate(FOLD)
    editor.evaluate("(element) => (element.parentElement.open = true)")
    expect(part(editor, "verdict")).to_contain_text(RIGHT)
    editor.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(editor, "verdict")).to_be_empty()
    expect(part(editor, "text")).to_have_value(GOOD)
    expect(run(editor)).to_contain_text(RIGHT)


def test_page_from_disk_runs_programs(page: Page, project: Path, address: str) -> None:
    assert address
    editor = visit(page, (project / "site" / "editor" / "index.html").as_uri())
    for _ in range(2):
        expect(run(editor, GOOD)).to_contain_text(RIGHT)
    expect(page.locator("template[data-qa-file]")).to_have_count(1)
    expect(run(editor, LEARNERS["sets_and_main"])).to_contain_text(RIGHT)
    expect(run(editor, f"import math\n{GOOD}")).to_contain_text(RIGHT)


def test_language_that_the_browser_does_not_know_is_no_obstacle(page: Page, address: str) -> None:
    setting = "Object.defineProperty(navigator, 'language', {value: 'en-US@posix'});"
    page.route(
        re.compile(r"queens-python\.js$"),
        lambda route: route.fulfill(
            response=(answer := route.fetch()), body=setting + answer.text()
        ),
    )
    expect(run(visit(page, f"{address}editor/"), GOOD)).to_contain_text(RIGHT)


def test_every_module_that_is_offered_can_be_imported(editor: Locator) -> None:
    run(editor, f"import {', '.join(MODULES)}\n{GOOD}")
    expect(part(editor, "verdict")).to_contain_text(RIGHT, timeout=120_000)


def test_total_decides_and_not_the_boards_that_are_guessed(editor: Locator) -> None:
    wrong = LEARNERS["free_columns"].replace("return len(free)", "return len(free) + 1")
    verdict = run(editor, wrong)
    expect(verdict).to_contain_text("N = 4: your program counts")
    expect(verdict.locator("svg")).to_have_count(0)
    expect(run(editor, "N = 8\nprint(N, 10**400)")).to_contain_text("counts more than")


def test_strict_policy_is_told(page: Page, address: str) -> None:
    apply_policy(page, re.compile(r"/editor/$|queens-python\.js$"))
    editor = visit(page, f"{address}editor/")
    expect(run(editor, GOOD)).to_contain_text("lacks 'unsafe-eval'")


def test_nothing_is_loaded_before_run_and_nothing_from_elsewhere(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    editor = visit(page, f"{address}editor/")
    assert not any("queens-python" in url for url in asked)
    expect(run(editor, GOOD)).to_contain_text(RIGHT)
    assert sum("queens-python" in url for url in asked) == 1
    expect(run(editor, f"import bisect\n{GOOD}")).to_contain_text(RIGHT)
    assert {url[-9:] for url in asked if "queens-python/" in url} == {"bisect.js"}
    assert all(url.startswith((address, "data:", "blob:")) for url in asked)


def test_without_script_the_programs_are_text(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}editor/")
    editor = scriptless.locator("queens-editor").first
    expect(editor.locator("pre").first).to_be_visible()
    expect(editor.locator("textarea")).to_be_hidden()


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_page_is_as_wide_as_the_screen(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width) as page:
        editor = visit(page, f"{address}editor/")
        choose(editor, "bitmap-broken-1")
        expect(run(editor)).to_contain_text("attack each other")
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_rules_of_axe_are_kept(page: Page, editor: Locator) -> None:
    choose(editor, "bitmap-broken-1")
    expect(run(editor)).to_contain_text("attack each other")
    assert violations_by_day_and_night(page, ".qa-editor") == []
