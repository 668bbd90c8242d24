"""Every interactive figure: the block that draws it, and one action of a reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.helpers.sources import ROOT
from tests.helpers.waiting import wait_until

PROGRAM = '\n\n<div id="{id}"><pre><code>{text}</code></pre></div>'
# Return the state of a figure: its markup without attributes that differ between copies, and the
# values of its fields.
STATE = """(figure) => {
    const links = "id|for|name|href|aria-(?:labelledby|describedby|controls|activedescendant)";
    const shared = new RegExp(` (?:tabindex|style|${links})="[^"]*"|Question [0-9]+`, "g");
    const fields = [...figure.querySelectorAll("input, select, textarea")];
    const values = fields.map((field) => `${field.value} ${field.checked}`);
    // Only the first figure of its kind on a page has the tags that load its files.
    const loading = /<link [^>]*>\\s*|<script [^>]*><\\/script>\\s*/g;
    return [figure.outerHTML.replace(shared, "").replace(loading, ""), ...values].join("\\n");
}"""
OTHER_OPTION = """(select) => {
    select.selectedIndex = select.selectedIndex > 0 ? select.selectedIndex - 1 : 1;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def click(selector: str) -> Callable[[Locator], None]:
    """Return an action: click the first element of a figure that matches `selector`."""
    return lambda figure: figure.locator(selector).first.click()


def hover(selector: str) -> Callable[[Locator], None]:
    """Return an action: move the pointer over the first element that matches `selector`."""
    return lambda figure: figure.locator(selector).first.hover()


def press_key(selector: str, key: str) -> Callable[[Locator], None]:
    """Return an action: press a key on the first element that matches `selector`."""
    return lambda figure: figure.locator(selector).first.press(key)


def choose(selector: str) -> Callable[[Locator], None]:
    """Return an action: choose another option in the list that matches `selector`."""
    return lambda figure: figure.locator(selector).first.evaluate(OTHER_OPTION)


def fill(selector: str, text: str) -> Callable[[Locator], None]:
    """Return an action: type a text into the field that matches `selector`, and press Enter."""

    def fill_field(figure: Locator) -> None:
        figure.locator(selector).first.fill(text)
        figure.locator(selector).first.press("Enter")

    return fill_field


def estimate(figure: Locator) -> None:
    """Choose another N in the figure that counts, and wait for the estimated time."""
    choose(part_selector("n"))(figure)
    expect(figure.get_by_role("status")).to_contain_text("on your")


def complete(figure: Locator) -> None:
    """Click a square of the finder and wait for the number of solutions that remain."""
    status = figure.locator(part_selector("message")).first
    expect(status).to_contain_text("remain")
    before = status.inner_text()
    figure.get_by_role("gridcell").first.click()
    expect(status).not_to_have_text(before)
    expect(status).to_contain_text("remain")


def print_it(figure: Locator) -> None:
    """Press the Print button, on a page whose `print` does nothing."""
    figure.evaluate("() => { globalThis.print = () => {}; }")
    click(part_selector("print"))(figure)


def explore(figure: Locator) -> None:
    """Click a square of the heat map and wait for the number of solutions that remain."""
    figure.get_by_role("gridcell").first.click()
    expect(figure.locator(part_selector("message"))).to_contain_text("remain")


def choose_birthday(figure: Locator) -> None:
    """Choose a birthday and wait for its board."""
    fill(part_selector("born"), "2001-02-03")(figure)
    expect(figure).to_contain_text("18.8.3022001")


@dataclass(frozen=True)
class Figure:
    """A figure that reacts to its reader."""

    # The text of its fenced block after ``queens``. Empty if the generated page `page` has the
    # figure.
    block: str
    # The CSS selector of its element.
    selector: str
    # An action of a reader that changes the state of the figure.
    action: Callable[[Locator], None]
    # If the figure must wait for a worker, a text that it shows only after it has started.
    ready_text: str = ""
    # Whether repeating the action changes nothing.
    is_idempotent: bool = False
    # Whether it has a board whose squares can be operated by keys.
    has_board: bool = False
    # Whether it has a Play button.
    has_play_button: bool = False
    # The number of messages in live regions after the action. 0 if screen readers announce the new
    # state of the control itself.
    messages: int = 1
    # The letters and digits that the figure uses as keys.
    letter_keys: str = ""
    works_from_disk: bool = True
    # Markdown that the figure needs on its page.
    extra_markdown: str = ""
    # Other custom elements that it contains from the start.
    inner_elements: tuple[str, ...] = ()
    # The path of its page in the figures' site; empty for the page with the name of the row.
    page: str = ""

    @property
    def element(self) -> str:
        """The name of the custom element, from its selector."""
        return re.findall(r"queens-[a-z-]+", self.selector)[-1]

    @property
    def markdown(self) -> str:
        """The fenced block of the figure, as Markdown."""
        return f"```queens {self.block}\n```\n"


def part_selector(name: str) -> str:
    """Return the selector of the part `name` of figures."""
    return f"[data-qa-part={name}]"


def program_markup(element_id: str, file: str) -> str:
    """Return HTML with the text of the program `file`, whose lines a figure can mark."""
    text = (ROOT / "content" / "programs" / file).read_text(encoding="utf-8")
    return PROGRAM.format(id=element_id, text=text.replace("\n\n", "\n \n"))


SUDOKU = "....3.4..18.......3......75....8.5..9.26......6..1.........2....1.9..34....7...92"
FREE_SQUARE = "[role=gridcell][aria-label$=empty], [role=gridcell]:not([aria-label*=','])"
# The selector of a question; {} stands for its kind.
QUESTION = "queens-question[asked*='\"{}\"']"
FIGURES: Mapping[str, Figure] = {
    "all-boards": Figure(
        "all-boards\n6", "queens-all-boards", hover("a >> nth=-1"), is_idempotent=True, messages=0
    ),
    "attack-checks": Figure(
        "attack-checks\n5 b5",
        "queens-attack-checks",
        click(part_selector("forward")),
        has_play_button=True,
        has_board=True,
    ),
    "birthday": Figure(
        "birthday\n1998-11-26",
        "queens-birthday",
        choose_birthday,
        is_idempotent=True,
        works_from_disk=False,
    ),
    "call-stack": Figure(
        "call-stack\n4",
        "queens-call-stack",
        click(part_selector("forward")),
        has_play_button=True,
        extra_markdown=program_markup("recursive-program", "backtracking.py")
        + program_markup("loop-program", "backtracking-stack.py"),
        has_board=True,
    ),
    "capacity": Figure("capacity\n6", "queens-capacity", click("[role=gridcell]"), has_board=True),
    "capacity-search": Figure(
        "capacity-search\n20",
        "queens-capacity-search",
        click(part_selector("forward")),
        has_play_button=True,
    ),
    "count-here": Figure("count-here\n12", "queens-count-here", estimate),
    "duration": Figure("duration\n16 bitmap python", "queens-duration", choose(part_selector("n"))),
    "editor": Figure(
        "editor\nbitmap-skeleton",
        "queens-editor",
        fill(part_selector("text"), "print(4)"),
        is_idempotent=True,
        messages=0,
    ),
    "exile": Figure("exile", "queens-exile", click(part_selector("in"))),
    "find": Figure(
        "find\n6",
        "queens-finder",
        complete,
        ready_text="4 solutions remain",
        works_from_disk=False,
        letter_keys="x",
        has_board=True,
    ),
    "first-row": Figure("first-row\n6\n5", "queens-first-row", click(part_selector("fold"))),
    "forbidden-squares": Figure(
        "forbidden-squares\n8",
        "queens-forbidden-squares",
        click("[aria-label^=h4]"),
        is_idempotent=True,
        has_board=True,
    ),
    "hand-search": Figure(
        "hand-search\n5",
        "queens-hand-search",
        click("[role=gridcell]"),
        has_play_button=True,
        extra_markdown=program_markup("search-program", "search-by-hand.py"),
        letter_keys="abcdeps",
        has_board=True,
        inner_elements=("queens-search-tree",),
    ),
    "live-blocks": Figure(
        "live-blocks\n4 2 0 3 1\n5.2.1",
        "queens-live",
        click(part_selector("play")),
        has_play_button=True,
        is_idempotent=True,
        messages=0,
    ),
    "live-orbit": Figure(
        "live-orbit\n5.8.1",
        "queens-live",
        click(part_selector("play")),
        has_play_button=True,
        is_idempotent=True,
        messages=0,
    ),
    "live-search": Figure(
        "live-search\n4",
        "queens-live",
        click(part_selector("play")),
        has_play_button=True,
        is_idempotent=True,
        messages=0,
    ),
    "lowest-bit": Figure(
        "lowest-bit\n01101000",
        "queens-lowest-bit",
        click(part_selector("take")),
        has_play_button=True,
        letter_keys="01",
    ),
    "min-conflicts": Figure(
        "min-conflicts\n20",
        "queens-min-conflicts",
        click(part_selector("forward")),
        has_play_button=True,
    ),
    "moving-attacks": Figure(
        "moving-attacks\n5: 3",
        "queens-moving-attacks",
        click("[aria-label^=a4]"),
        has_board=True,
    ),
    "one-solution": Figure(
        "one-solution\n12", "queens-one-solution", fill(part_selector("n"), "7"), is_idempotent=True
    ),
    "place": Figure("place\n4", "queens-place", click(FREE_SQUARE), has_board=True),
    "play": Figure(
        "play",
        "queens-play",
        click(FREE_SQUARE),
        letter_keys="xuh",
        has_board=True,
    ),
    "played-board": Figure(
        "played-board\n4", "queens-place[played]", click("[role=gridcell]"), has_board=True
    ),
    "plot": Figure(
        "chart\ntotals 1-12",
        "queens-plot",
        press_key("input", "ArrowLeft"),
        messages=0,
    ),
    "poster": Figure("poster\n6", "queens-poster", choose(part_selector("paper")), ready_text="kB"),
    "queens-game": Figure("queens-game\n8", "queens-game", click(FREE_SQUARE), has_board=True),
    "queens": Figure(
        "queen-laboratory\n5: 3 1",
        "queens-queen-laboratory",
        click("[role=gridcell] >> nth=-1"),
        has_play_button=True,
        has_board=True,
    ),
    "question-bits": Figure(
        "question\nWhich bits?\nbits: 101\nanswer: 101.",
        QUESTION.format("bits"),
        click("button"),
        letter_keys="01",
    ),
    "question-choice": Figure(
        "question\nWhich?\nchoice: this\nright: that\nanswer: That.",
        QUESTION.format("choice"),
        click("button"),
        is_idempotent=True,
    ),
    "question-number": Figure(
        "question\nHow many?\nnumber: 4\nanswer: 4.",
        QUESTION.format("number"),
        fill(part_selector("number"), "5"),
        is_idempotent=True,
    ),
    "question-squares": Figure(
        "question\nWhich square?\nboard 4: b4 d3 a2\nsquare: c1\nanswer: c1.",
        QUESTION.format("squares"),
        click("[aria-label^=c1]"),
        is_idempotent=True,
        has_board=True,
    ),
    "race": Figure(
        "race\nbitmap carry_chain mirror 6",
        "queens-race",
        click(part_selector("forward")),
        has_play_button=True,
    ),
    "race-guess": Figure(
        "race-guess\nbacktracking bitmap 4 nodes\nbitmap mirror 5 time",
        "queens-race-guess",
        click("fieldset label >> nth=3"),
        is_idempotent=True,
        messages=0,
        inner_elements=("queens-race",),
    ),
    "region-editor": Figure(
        "region-editor",
        "queens-region-editor",
        # Click a square outside region A: after a page swap the address restores painted squares,
        # so that painting a square of region A again would change nothing.
        click("[role=gridcell]:not([aria-label*='region A']) >> nth=9"),
        is_idempotent=True,
        has_board=True,
    ),
    "region-rule": Figure(
        "region-rule\nsingle", "queens-region-rule", click(part_selector("next"))
    ),
    "row": Figure(
        "row-laboratory\n00010110\n-x & x",
        "queens-row-laboratory",
        click(f"{part_selector('bits')} > * >> nth=-1"),
        has_play_button=True,
        letter_keys="01",
    ),
    "row-number": Figure(
        "row-number\n00101", "queens-row-number", click(part_selector("more")), letter_keys="01"
    ),
    "row-operations": Figure(
        "row-operations\n01100 00101", "queens-row-operations", click("button"), letter_keys="01"
    ),
    "solution-map": Figure(
        "solution-map\n7",
        "queens-map",
        # Click an option that is not selected: after a page swap the address restores the selected
        # one, so that clicking it again would change nothing.
        click("[role=option][aria-selected=false] >> nth=-1"),
        has_play_button=True,
    ),
    "stepper": Figure(
        "stepper\nbitmap 5",
        "queens-stepper",
        click(part_selector("forward")),
        has_play_button=True,
        letter_keys="b",
        inner_elements=("queens-stepper-tree",),
    ),
    "sudoku": Figure(
        f"sudoku-stepper\n{SUDOKU}",
        "queens-sudoku-stepper",
        click(part_selector("forward")),
        has_play_button=True,
        letter_keys="b",
    ),
    "table": Figure(
        "table\nmatrix recursive", "queens-table", click("th:last-child button"), messages=0
    ),
    "try": Figure("try\npeaceable", "queens-try", click(FREE_SQUARE), has_board=True),
    "turning": Figure(
        "turning\n6.4.1",
        "queens-turning",
        click("[data-qa-symmetry=rotate_90]"),
        is_idempotent=True,
        letter_keys="12345678",
    ),
    "wall": Figure(
        "wall\n6",
        "queens-wall",
        click(f"{part_selector('sizes')} [aria-pressed=false]"),
    ),
    "worksheet-maker": Figure(
        "worksheet-maker\n6 2 6",
        "queens-worksheet-maker",
        choose(part_selector('"queens given"')),
        messages=0,
    ),
}

# Figures that are only in our own site: on generated pages, inside other figures, or on paper.
ELSEWHERE: Mapping[str, Figure] = {
    "explorer": Figure(
        "", "queens-explorer", explore, has_board=True, letter_keys="x", page="boards/9/index.html"
    ),
    "long-gallery": Figure(
        "",
        "queens-long-gallery",
        click(part_selector("random")),
        inner_elements=("queens-pager",),
        page="boards/13/index.html",
    ),
    "orbit-filter": Figure(
        "", "queens-orbit-filter", click("button >> nth=1"), messages=0, page="boards/9/index.html"
    ),
    "properties": Figure(
        "", "queens-properties", click("button"), page="boards/6/6.4.1.html#properties"
    ),
    "take": Figure(
        "",
        "queens-take",
        click(part_selector("copy")),
        ready_text="LaTeX",
        page="boards/6/6.4.1.html",
    ),
    "tiles": Figure(
        "",
        "queens-tiles #wall:has(.qa-tile)",
        click(".qa-tile"),
        messages=0,
        page="boards/9/index.html#wall",
    ),
    # This figure is not in FIGURES, because themes of other people show it too small to read.
    "worksheet": Figure(
        "worksheet-bits", "queens-worksheet", print_it, is_idempotent=True, messages=0
    ),
}
ROWS = {**FIGURES, **ELSEWHERE}
# Elements without controls: they render the state that the address or the reader's progress gives.
WITHOUT_ACTION = {"queens-course", "queens-embed", "queens-facts"}


def page_of(name: str) -> str:
    """Return the path of the page in the figures' site that has the figure of row `name`."""
    return ROWS[name].page or f"{name}.html"


def state(figure: Locator) -> str:
    """Return the state of a figure as text. Two copies in the same state have equal texts."""
    return str(figure.evaluate(STATE))


def use_figure(name: str, figure: Locator) -> None:
    """Do the action of row `name` on a figure, and wait until the state of the figure changes."""
    # A figure loads its script only when it comes near the screen.
    figure.evaluate("(figure) => figure.scrollIntoView()")
    before = state(figure)
    ROWS[name].action(figure)
    wait_until(lambda: state(figure) != before, timeout=30)
