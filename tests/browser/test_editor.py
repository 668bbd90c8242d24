"""The editor: a reader changes a program, runs it, breaks it, repairs it and leaves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import known_census
from site_builder.programs.brython import MODULES
from site_builder.programs.exercises import exercise_names, find_exercise
from tests.browser import figures
from tests.helpers.browser import (
    DESK,
    PHONE,
    REMOVE,
    WATCH_WORKERS,
    load_modules,
    violations_in_both_schemes,
)
from tests.helpers.learners import LEARNERS

GOOD = find_exercise("bitmap").source
ENDLESS = "N = 8\n\n\ndef place(row):\n    return place(row + 1)\n\n\nprint(N, place(0))"
LIMIT = 5000  # milliseconds for the first N
NOT_RUN = "\N{EN DASH}"
RIGHT = "All totals are right."
TOTALS = ("2", "10", "4", "40", "92")
# Run programs one after the other in one worker, for N = 4 if their N can be changed. Return for
# each program its totals by N, or its error.
RUN_ALL = """async ([address, programs, modules, known]) => {
    const truth = new Map(known.map(([n, total]) => [n, Array(total)]));
    const run = await runner.startPython(address, modules, new AbortController().signal);
    const found = [];
    for (const text of programs) {
        const changed = source.withN(text);
        const { printed, mistake } = await run(changed?.(4) ?? text, 4);
        const amount = () => boards.readBoards(printed, 4).length;
        const total = () => totals.readTotal(printed, 4)?.total ?? amount();
        const size = source.sizeIn(text, [...truth.keys()]);
        const all = () => [...totals.readTotals(printed, truth, size).totals];
        found.push(mistake || (changed ? [[4, total()]] : all()));
    }
    return found;
}"""


@pytest.fixture
def address(atlas: str) -> str:
    """The address of a page with an editor of one program with blanks and four with bugs."""
    return f"{atlas}learn/bitmap/"


@pytest.fixture
def editor(page: Page, address: str) -> Locator:
    """The first editor on the page at `address`."""
    return visit(page, address)


@pytest.fixture
def watched(paused_page: Page, address: str) -> Locator:
    """An editor like `editor`, in a page that watches its workers and whose clock stands still."""
    paused_page.add_init_script(WATCH_WORKERS)
    return visit(paused_page, address)


def visit(page: Page, address: str) -> Locator:
    """Open a page and return its first editor, once it has started."""
    page.goto(address)
    first = page.locator("queens-editor").first
    # A figure loads its script only when it comes near the screen.
    first.evaluate("(figure) => figure.scrollIntoView()")
    expect(part(first, "lines").locator("span").first).to_have_text("1")
    return first


def part(figure: Locator, name: str) -> Locator:
    """Return the part `name` of an editor."""
    return figure.locator(figures.part_selector(name))


def run(figure: Locator, program: str | None = None) -> Locator:
    """Run `program`, or the current text of the editor if it is None; return the verdict."""
    if program is not None:
        part(figure, "text").fill(program)
    part(figure, "run").click()
    return part(figure, "message")


def choose(figure: Locator, name: str) -> None:
    """Choose the program `name` in the editor."""
    figure.locator(f'[data-qa-choose="{name}"]').click()


def expect_totals(figure: Locator, *totals: str) -> None:
    """Wait until the table of results has these totals, one for each N."""
    expect(figure.locator("[data-qa-n] > td:nth-child(2)")).to_have_text(totals)


# Runs ---------------------------------------------------------------------------------------------


def test_programs_of_all_kinds_run_with_every_module_that_is_offered(
    page: Page, atlas: str
) -> None:
    """Run our own programs, and programs as learners write them."""
    ours = [name for name in exercise_names() if not find_exercise(name).corrections]
    programs = {name: find_exercise(name).source for name in ours} | LEARNERS
    assert len(ours) > 5
    page.goto(f"{atlas}numbers/")
    load_modules(
        page,
        runner="site_builder/figures/editor/editor-run.js",
        source="site_builder/figures/editor/editor-source.js",
        totals="site_builder/figures/editor/printed-totals.js",
        boards="site_builder/figures/editor/printed-boards.js",
    )
    modules = sorted(set(MODULES) - {"sys"})  # the worker has imported it already
    known = [[n, known_census(n).total] for n in range(4, 9)]
    found = page.evaluate(
        RUN_ALL, [f"{atlas}assets/queens-python.js", list(programs.values()), modules, known]
    )
    for name, totals in zip(programs, found, strict=True):
        assert totals, name
        assert [total for total in totals if total not in known] == [], name


def test_filled_blanks_give_all_true_totals_and_are_kept(new_page: Page, address: str) -> None:
    """Check also that Python is loaded only at the first run, and that no other site is used."""
    asked: list[str] = []
    new_page.on("request", lambda request: asked.append(request.url))
    new_page.add_init_script(WATCH_WORKERS)
    editor = visit(new_page, address)
    text = part(editor, "text")
    original = text.input_value()
    expect(run(editor)).to_have_text("Line 9 has a blank. Write what belongs there.")
    expect(editor.locator(".qa-editor-bad")).to_have_text("9")
    assert not any("queens-python" in url for url in asked)
    expect(run(editor, GOOD)).to_have_text(f"{RIGHT} You have solved this one.")
    expect_totals(editor, *TOTALS)
    expect(editor.locator("[data-qa-n] > td:last-child", has_text="right")).to_have_count(5)
    assert new_page.evaluate("workers.size") == 0
    assert sum("queens-python" in url for url in asked) == 1
    text.fill(f"import bisect\n{GOOD}")
    text.press("Control+Enter")
    expect(part(editor, "message")).to_contain_text(RIGHT)
    expect(text).to_be_focused()
    assert {url[-9:] for url in asked if "queens-python/" in url} == {"bisect.js"}
    server = re.match("https?://[^/]+/", address)
    assert server
    assert all(url.startswith((server[0], "data:", "blob:")) for url in asked)
    new_page.reload()
    expect(text).to_have_value(f"import bisect\n{GOOD}")
    part(editor, "reset").click()
    expect(text).to_have_value(original)
    expect(part(editor, "reset")).to_be_focused()
    expect(part(editor, "message")).to_have_text("The program is as it was.")
    new_page.reload()
    expect(text).to_have_value(original)
    expect(editor.locator("[data-qa-choose]").first).to_have_class("qa-editor-solved")


def test_bug_is_repaired(editor: Locator) -> None:
    name = "bitmap-broken-4"
    choose(editor, name)
    expect(run(editor)).to_contain_text("It finds both solutions, each once:")
    text = part(editor, "text").input_value()
    expect(run(editor, text.replace("found = place(row", "found += place(row"))).to_contain_text(
        RIGHT
    )
    editor.page.reload()
    expect(editor.locator(f"[data-qa-choose={name}]")).to_have_class("qa-editor-solved")
    choose(editor, name)
    part(editor, "answer").locator("summary").click()
    expect(part(editor, "answer")).to_contain_text("found += place(row + 1")


def test_first_wrong_board_is_drawn_with_its_attack(editor: Locator) -> None:
    choose(editor, "bitmap-broken-1")
    verdict = run(editor)
    expect(verdict).to_contain_text("N = 4: your program counts 8 boards, and there are 2.")
    expect(verdict).to_contain_text("the queens on d4 and c3 attack each other")
    expect(verdict.locator("svg desc")).to_have_text("Queens on d4 c3 b2 a1")
    expect(verdict.locator(".qa-editor-attack")).to_have_count(1)
    expect_totals(editor, "8", *[NOT_RUN] * 4)
    for width in (PHONE, DESK):
        editor.page.set_viewport_size({"width": width, "height": 900})
        assert editor.page.evaluate("document.documentElement.scrollWidth") == width
    assert violations_in_both_schemes(editor.page, ".qa-editor") == []


def test_mirror_program_is_written_and_one_that_counts_a_pair_twice_is_judged(
    page: Page, atlas: str
) -> None:
    editor = visit(page, f"{atlas}learn/symmetry/")
    text = part(editor, "text")
    verdict = part(editor, "message")
    text.fill(text.input_value().replace("total = ___", "total = place(half, 0, 0, 0)"))
    expect(run(editor)).to_contain_text("one of every two mirror images")
    run(editor, text.input_value().replace("total = place", "total = 2 * place"))
    expect_totals(editor, *TOTALS)
    choose(editor, "mirror-broken-1")
    run(editor)
    expect(verdict).to_contain_text("finds this board and its mirror image")
    expect_totals(editor, "2", "12", *[NOT_RUN] * 3)


def test_mistake_is_told_and_its_line_marked(editor: Locator) -> None:
    for old, new, line, words in [
        ("return found", "return found)", 14, r"SyntaxError: unmatched '\)'"),
        ("N = 8", "from math import pi\nimport numpy as np\nN = 8", 2, "imports numpy, which"),
        (GOOD, ENDLESS, 5, "what changes from one call to the next"),
    ]:
        verdict = run(editor, GOOD.replace(old, new))
        expect(verdict).to_contain_text(re.compile(f"Line {line} .*({words})", re.DOTALL))
        expect(editor.locator(".qa-editor-bad")).to_have_text(str(line))
    text = part(editor, "text")
    expect(text).to_have_attribute("aria-invalid", "true")
    text.press("End")
    text.press("x")
    expect(editor.locator(".qa-editor-bad")).to_have_count(0)


def test_what_a_program_prints_decides(editor: Locator) -> None:
    """Check few programs here: tests in Node judge the output of many, and the advice for them."""
    wrong = LEARNERS["free_columns"].replace("return len(free)", "return len(free) + 1")
    verdict = run(editor, wrong)
    expect(verdict).to_contain_text("N = 4: your program counts")
    expect(verdict.locator("svg")).to_have_count(0)
    expect(run(editor, "N = 8\nprint(N, 10**400)")).to_contain_text("counts more than")
    expect(run(editor, "print('Q')")).to_contain_text("prints no total")
    expect(run(editor, LEARNERS["fixed_eight"])).to_contain_text("Right for N = 8.")
    expect_totals(editor, *[NOT_RUN] * 4, "92")
    known = "{4: 2, 5: 10, 6: 4, 7: 40, 8: 92}[N]"
    several = GOOD.replace("print(N, ", f"print('expected', {known}, 'got', 1 + ")
    expect(run(editor, several)).to_contain_text("Which one is your total?")
    run(editor, LEARNERS["list_of_boards"])
    expect_totals(editor, *TOTALS)
    printing = GOOD.replace("return found", "print(row)\n    return found")
    ending = printing.replace("print(N, ", "print('Total', ").replace("0))", "0)) or quit()")
    expect(run(editor, ending)).to_contain_text(RIGHT)
    part(editor, "printed").locator("summary").click()
    expect(part(editor, "printed").locator("pre")).to_contain_text("Total 92")
    silent = GOOD.replace("print(N, ", "abs(")
    added = run(editor, silent).locator(".qa-editor-added")
    expect(added).to_contain_text("N")
    run(editor, f"{silent}\n\n{added.text_content()}\n")
    expect_totals(editor, *TOTALS)


def test_what_runs_for_ever_is_stopped_and_leaves_no_worker(watched: Locator) -> None:
    choose(watched, "bitmap-broken-3")
    part(watched, "run").click()
    expect(part(watched, "status")).to_have_text("N = 4 …")
    watched.page.clock.run_for(LIMIT - 1)
    expect(part(watched, "stop")).to_be_visible()
    watched.page.clock.run_for(1)
    expect(part(watched, "message")).to_contain_text("N = 4: stopped after 5 seconds.")
    assert watched.page.evaluate("workers.size") == 0
    part(watched, "run").click()
    part(watched, "stop").click()
    expect(part(watched, "message")).to_have_text("Stopped.")
    expect(part(watched, "run")).to_be_focused()
    assert watched.page.evaluate("hasStarted && workers.size") == 0
    part(watched, "run").click()
    expect(part(watched, "status")).to_have_text("N = 4 …")
    assert watched.page.evaluate("workers.size") == 1
    watched.evaluate(REMOVE)
    assert watched.page.evaluate("workers.size") == 0


# Keys ---------------------------------------------------------------------------------------------


def test_keyboard_indents_and_is_not_trapped(editor: Locator) -> None:
    text = part(editor, "text")
    text.focus()
    text.press("Tab")
    expect(part(editor, "run")).to_be_focused()
    text.fill("if N:")
    for keys, value in [
        (("Enter", "x"), "if N:\n    x"),
        (("Enter", "Tab"), "if N:\n    x\n        "),
        (("Backspace", "Shift+Tab"), "if N:\n    x\n"),
    ]:
        for key in keys:
            text.press(key)
        expect(text).to_have_value(value)
    text.press("Escape")
    text.press("Tab")
    expect(part(editor, "run")).to_be_focused()
    text.fill("a\nb\n\nc")
    text.press("Control+a")
    for key, value in [("Tab", "    a\n    b\n\n    c"), ("Shift+Tab", "a\nb\n\nc")]:
        text.press(key)
        expect(text).to_have_value(value)


# Pages --------------------------------------------------------------------------------------------


def test_page_from_disk_runs_programs(page: Page, figures_folder: Path) -> None:
    editor = visit(page, (figures_folder / "editor.html").as_uri())
    for program in (GOOD, f"import math\n{GOOD}"):
        expect(run(editor, program)).to_contain_text(RIGHT)
    expect(page.locator("template[data-qa-file$='queens-python.js']")).to_have_count(1)


def test_what_keeps_a_program_from_running_is_told(
    page: Page, new_page: Page, address: str, figures_site: str
) -> None:
    editor = visit(new_page, address)
    new_page.context.set_offline(True)
    expect(run(editor, GOOD)).to_contain_text("no network")
    expect(run(visit(page, f"{figures_site}/editor.html"), GOOD)).to_contain_text("unsafe-eval")
