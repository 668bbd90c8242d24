"""The finder: the board, the box, the choices, addresses and keys. Its views equal the pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import canonicalize

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from cy_core import Symmetry, labels, orbit, property_columns, solution, solutions
from site_builder.blocks.one_file import html_file
from site_builder.figures.boards import picture_file
from site_builder.figures.finder.copies import ATLAS, FORMS, LabelledBoard
from site_builder.svg.board import definitions
from site_builder.values.fundamental import fundamental_solutions
from tests.helpers.browser import PHONE, SIZE, expect_address, open_page, part_of, violations
from tests.helpers.finder import expect_status, push_query, square
from tests.helpers.site import serve

TEXTS = """() => [...document.querySelectorAll("[data-qa-part=notations] tr")].map((row) =>
    [row.cells[0].textContent, row.cells[2].textContent])"""
DRAWING = "() => decodeURIComponent(document.querySelector('[data-qa-part=svg]').href)"
HURRY = """async () => {
    for (const n of [4, 5, 6, 7, 9, 10, 11, 12, 8]) {
        history.replaceState(null, "", `?n=${n}`);
        dispatchEvent(new PopStateEvent("popstate"));
        await new Promise(requestAnimationFrame);
    }
}"""
# Hold back every message to a worker in `questions`, until a test calls the functions there.
HOLD = """{
    const ask = Worker.prototype.postMessage;
    questions = [];
    Worker.prototype.postMessage = function (question) {
        questions.push(() => ask.call(this, question));
    };
}"""
PATIENCE = 500  # milliseconds after which a page no longer waits for an answer before it scrolls
HIGHEST_BOARD = 300  # pixels from the top of the page
NONSENSE = "%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E"


@pytest.fixture
def finder(page: Page, atlas: str) -> Page:
    """The page of the finder, at its start."""
    page.goto(f"{atlas}find/")
    return page


def enter(page: Page, text: str) -> None:
    """Type a text into the finder's box and press Enter."""
    part_of(page, "typed").fill(text)
    part_of(page, "typed").press("Enter")


def choice(page: Page, key: str, value: str) -> Locator:
    """Return the button that chooses the value `value` of the property `key`."""
    return page.locator(f"queens-finder [data-qa-key={key}][value='{value}']")


# The board ----------------------------------------------------------------------------------------


def test_what_remains_is_shown_as_queens_are_placed(finder: Page) -> None:
    """Check few messages here, because tests in Node check all of them."""
    undo = part_of(finder, "undo")
    cards = part_of(finder, "cards").locator("figcaption")
    expect_status(finder, "92 solutions remain.")
    square(finder, "a6").press("Enter")
    expect(square(finder, "b6")).to_have_attribute("aria-label", "b6, empty, attacked by a6")
    square(finder, "b6").press("Enter")
    expect(square(finder, "b6")).to_have_attribute("aria-label", "b6, queen")
    expect(finder.get_by_label(re.compile(", queen"))).to_have_count(1)
    for _ in range(2):
        undo.click()
    expect(undo).to_be_disabled()
    for name in ("b4", "d5"):
        square(finder, name).click()
    expect(cards).to_have_text([re.compile(r"^8\.8\.5"), re.compile(r"^8\.8\.10")])
    expect_address(finder, "?n=8&q=d5+b4")
    expect(square(finder, "e8")).to_have_attribute("aria-label", "e8, empty, 2 solutions")
    expect(square(finder, "e8")).to_have_text("2")
    expect(square(finder, "a8")).to_have_text("")
    square(finder, "e8").click(button="right")
    expect_address(finder, "?n=8&q=d5+b4&x=e8")
    expect(cards).to_have_count(0)
    square(finder, "e8").press("x")
    expect(cards).to_have_count(2)
    # A reader who changes N faster than the search answers gets the answer for the last N.
    finder.evaluate(HURRY)
    expect_status(finder, "92 solutions remain.")
    expect(part_of(finder, "mistake")).to_have_count(0)
    push_query(finder, "?n=6&q=d5")
    expect(part_of(finder, "hint")).to_be_enabled()
    part_of(finder, "hint").click()
    expect(finder.get_by_label(re.compile(", queen"))).to_have_count(2)


def test_a_long_search_can_be_stopped_and_a_longer_one_is_refused(finder: Page) -> None:
    push_query(finder, "?n=16")
    expect(part_of(finder, "done")).to_have_text(re.compile(r"^\d+ %$"))
    part_of(finder, "stop").click()
    expect_status(finder, "Stopped.")
    expect(part_of(finder, "busy")).to_be_hidden()
    push_query(finder, "?n=18&q=a18")
    expect_status(finder, re.compile("^Place 1 queen first"))
    push_query(finder, "?n=18&q=5")  # in its other meaning, the search is as large
    expect(part_of(finder, "other").locator("p span")).to_contain_text("Place 1 queen first")


def test_attacks_are_shown_on_demand_and_a_clash_with_its_line(finder: Page) -> None:
    push_query(finder, "?n=4&q=b4")
    expect_status(finder, "1 solution remains.")
    crosses = finder.locator(".qa-click .qa-attacked")
    expect(crosses).to_have_attribute("d", "")
    part_of(finder, "attacked").check()
    in_row = in_column = in_diagonals = 3
    drawn = crosses.get_attribute("d") or ""
    assert drawn.count("M") == in_row + in_column + in_diagonals
    clash = finder.locator("queens-finder [data-qa-part=board] svg .qa-act").first
    for query, line in (
        ("?n=8&q=d8+a1+c3", r"^M2\.5 5\.5L0\.5 7\.5M"),
        ("?n=8&q=a1+a5", r"^M0\.5 3\.5L0\.5 7\.5M"),
        ("?n=8&q=b4+f4", r"^M1\.5 4\.5L5\.5 4\.5M"),
    ):
        push_query(finder, query)
        expect(part_of(finder, "mistake")).to_contain_text("attack each other")
        expect(clash).to_have_attribute("d", re.compile(line))
    push_query(finder, "?n=8&q=a1")
    square(finder, "c3").click()
    expect_status(finder, "The queens on c3 and a1 attack each other.")
    expect(clash).to_have_attribute("d", re.compile(r"^M2\.5 5\.5L0\.5 7\.5M"))
    expect(square(finder, "c3")).to_have_attribute("aria-label", "c3, queen, attacked by a1")
    square(finder, "d5").press("x")
    expect(part_of(finder, "status")).to_contain_text("Queen forbidden on d5. The queens on")
    square(finder, "c3").click()
    expect(clash).to_have_attribute("d", "")
    push_query(finder, "?n=6&q=d5+e4&x=b1")
    expect(square(finder, "b1")).to_have_attribute("aria-label", "b1, forbidden")
    expect(part_of(finder, "typed")).to_have_value("d5 e4, not b1")
    square(finder, "d5").click()
    expect_address(finder, "/find/?n=6&q=e4&x=b1")
    push_query(finder, "?with=6.lines-no&q=d5+e4")
    expect(part_of(finder, "typed")).to_have_value("d5 e4, no three in a line")


# Typed texts --------------------------------------------------------------------------------------


def test_a_board_is_named_with_its_symmetry_and_can_be_linked(finder: Page) -> None:
    enter(finder, "0 4 7 5 2 6 1 3")
    expect_status(finder, "This is 8.8.1, mirrored left to right.")
    expect_address(finder, "?q=0+4+7+5+2+6+1+3")
    expect(part_of(finder, "name").locator("a")).to_have_attribute("href", "../boards/8/8.8.1/")
    expect(part_of(finder, "rank")).to_have_text("1 of 11 orbits of 8")
    expect(part_of(finder, "notations").locator("th")).to_have_count(18)
    yours = part_of(finder, "images").locator(".qa-yours")
    for number, board in enumerate(orbit(solution("8.8.3")).images[each] for each in Symmetry):
        columns = "".join(map(str, board))
        push_query(finder, f"?q={columns}")
        expect(part_of(finder, "status")).to_contain_text("This is 8.8.3, ")
        expect(yours).to_have_count(1)
        expect(yours.locator(".qa-columns")).to_have_text(columns)
        cards = part_of(finder, "images").locator(".qa-card")
        expect(cards.nth(number)).to_have_class(re.compile("qa-yours"))


def test_what_is_typed_is_answered(finder: Page) -> None:
    """Check few texts here: tests in Node check how words, boards and squares are parsed."""
    for text, name, label in (
        ("nearest 8.4.1", "Nearest solutions", "8.4.1"),
        ("closest to 0 4 7 5 2 6 1 3", "other solutions", "8.8.1"),
    ):
        enter(finder, text)
        link = finder.get_by_role("link", name=name)
        expect(link).to_have_attribute("href", f"../boards/8/{label}/#nearest-solutions")
    single = 72
    doubly = 8
    for text, remaining, other in (
        ("centrally symmetric N = 12", single, single + doubly),
        ("half turn N = 12", single + doubly, single),
    ):
        enter(finder, text)
        expect(part_of(finder, "status")).to_contain_text(f"{remaining} solutions remain")
        expect(part_of(finder, "status")).to_contain_text(f"{other} ")
    for typed, asked in (
        ("not e8, N = 8", "?n=8&x=e8"),
        ("b5, not d8 and no queen on a1, three in a row", "?q=b5&x=d8+a1&with=8.lines-yes"),
        ("Superqueens, N = 10", "?with=10.knight_pairs-yes"),
    ):
        enter(finder, typed)
        expect_address(finder, f"/find/{asked}")
        expect(part_of(finder, "status")).to_contain_text("remain")
        part_of(finder, "typed").press("Enter")  # the corrected text in the box means the same
        expect_address(finder, f"/find/{asked}")
        expect(part_of(finder, "mistake")).to_have_count(0)
    for text, word in (("0 1 2 3", "b3"), ("19.8.1", "19"), ("superqueens and *kings*", "*kings*")):
        enter(finder, text)
        expect(part_of(finder, "mistake")).to_contain_text(word)
        expect(part_of(finder, "typed")).to_have_attribute("aria-invalid", "true")


def test_what_can_be_read_in_two_ways_and_lines_that_are_pasted(finder: Page) -> None:
    push_query(finder, "?q=15......")
    expect_status(finder, "2 solutions remain.")
    other = part_of(finder, "other")
    expect(other.locator("p")).to_contain_text("1 solution remains.")
    other.locator("a").click()
    expect_status(finder, "1 solution remains.")
    expect(part_of(finder, "typed")).to_have_value("15......")
    box = part_of(finder, "typed")
    box.fill("")
    box.evaluate(
        """(box, text) => {
          const data = new DataTransfer();
          data.setData("text", text);
          box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
        }""",
        "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n",
    )
    box.press("Enter")
    expect(part_of(finder, "status")).to_contain_text("4.2.1")


def test_mistakes_and_nonsense_move_nothing_and_are_no_html(finder: Page) -> None:
    for width in (SIZE["width"], PHONE):
        finder.set_viewport_size({**SIZE, "width": width})
        push_query(finder, "?n=8")
        expect_status(finder, "92 solutions remain.")
        before = part_of(finder, "board").bounding_box()
        assert before
        assert before["y"] < HIGHEST_BOARD
        enter(finder, "hello")
        expect(part_of(finder, "mistake")).to_contain_text("“hello”")
        assert part_of(finder, "board").bounding_box() == before
        expect(part_of(finder, "cards").locator(".qa-card")).to_have_count(24)
    for name in ("q", "label", "n", "x", "as"):
        query = f"?n=4&q=1.2.3&{name}={NONSENSE}" if name in ("x", "as") else f"?{name}={NONSENSE}"
        push_query(finder, query)
        expect(part_of(finder, "live")).to_be_visible()
        if name in ("q", "label"):
            expect(part_of(finder, "mistake")).to_contain_text("<img src=x")
        assert finder.locator("queens-finder img").count() == 0
        assert finder.evaluate("window.hit") is None


def test_after_a_mistake_the_previous_answer_stays(finder: Page) -> None:
    enter(finder, "b4 d5")
    for text in ("hello", "8.4.9", "19.8.1", "8.4.1 8.4.9"):
        enter(finder, text)
        expect(part_of(finder, "mistake")).to_be_visible()
        expect(square(finder, "b4")).to_have_attribute("aria-label", "b4, queen")
        expect(part_of(finder, "cards").locator(".qa-card")).to_have_count(2)
    enter(finder, "8.4.1")
    expect(part_of(finder, "label")).to_contain_text("8.4.1")
    enter(finder, "8.4.9")
    expect(part_of(finder, "mistake")).to_contain_text("8.4.9")
    expect(part_of(finder, "label")).to_contain_text("8.4.1")
    finder.go_back()
    expect(part_of(finder, "mistake")).to_have_count(0)
    # If a page is opened by an address with a mistake, the mistake and an empty board are shown.
    finder.goto(f"{finder.url.split('?')[0]}?n=6&q=hello")
    expect(part_of(finder, "mistake")).to_contain_text("hello")
    expect(part_of(finder, "cards").locator(".qa-card")).to_have_count(4)


# Copies and files ---------------------------------------------------------------------------------


def test_a_partial_board_is_taken_along(finder: Page) -> None:
    push_query(finder, "?n=8&q=b4+d5&x=e8")
    expect(
        part_of(finder, "notations").locator("td", has_text=re.compile("^d5 b4$"))
    ).to_be_attached()
    texts = dict(finder.evaluate(TEXTS))
    assert texts["FEN"] == "8/8/8/3Q4/1Q6/8/8/8 w - - 0 1"
    assert texts["LaTeX, chessboard"].endswith("setpieces={Qd5,Qb4}]")
    assert "{3/5, 1/4}" in texts["LaTeX, TikZ"]
    assert texts["ASCII"].splitlines()[3:5] == [". . . Q . . . .", ". Q . . . . . ."]
    assert texts["Python"] == "[None, None, None, 3, 1, None, None, None]"
    assert "/find/?n=8&amp;q=d5+b4&amp;x=e8" in texts["HTML"]
    expect(part_of(finder, "svg")).to_have_attribute("download", "board-8.svg")
    drawing = finder.evaluate(DRAWING)
    assert "<title>Board of 8 rows with queens on d5 b4</title>" in drawing
    assert re.findall(r"translate\((. .)\)", drawing) == ["3 3", "1 4"]
    for hidden in ("view", "eight"):
        expect(part_of(finder, hidden)).to_be_hidden()


def test_a_list_of_labels_and_what_was_found_are_saved(finder: Page) -> None:
    expect_status(finder, "92 solutions remain.")
    expect(part_of(finder, "found")).to_have_count(0)  # without a query
    for typed, lines in (("corner", 1 + 2), ("8.4.1 12.8.500", 1 + 2), ("c7, N = 12", 1 + 1000)):
        enter(finder, typed)
        with finder.expect_download() as download:
            part_of(finder, "save-csv").click()
        assert len(Path(download.value.path()).read_text("utf-8").splitlines()) == lines
    with finder.expect_download() as download:
        part_of(finder, "save-svg").click()
    titles = Path(download.value.path()).read_text("utf-8").count("<title>")
    assert titles == 1 + 100
    enter(finder, "8.4.1 8.8.2")
    cards = part_of(finder, "cards").locator("figcaption a")
    expect(cards).to_have_text(["8.4.1", "8.8.2"])
    expect(part_of(finder, "board")).to_be_hidden()
    cards.last.click()
    finder.wait_for_url("**/boards/8/8.8.2/")
    finder.go_back()
    expect(cards).to_have_text(["8.4.1", "8.8.2"])


def test_a_solution_is_taken_along(finder: Page) -> None:
    finder.context.grant_permissions(["clipboard-read", "clipboard-write"])
    push_query(finder, "?label=12.8.500")
    expect(part_of(finder, "label")).to_contain_text("12.8.500")
    finder.locator("summary", has_text="More ways").click()
    finder.get_by_text("LaTeX", exact=True).click()
    row = finder.locator(".qa-notations tr", has_text="BibTeX")
    row.get_by_role("button", name="Copy: BibTeX").click()
    expect(row.get_by_role("button")).to_have_text("Copied")
    copied = finder.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"url = {{{ATLAS}find/?label=12.8.500}}\n}}")  # not the host's
    finder.get_by_text("Picture", exact=True).click()
    with finder.expect_download() as download:
        finder.get_by_role("button", name="PNG, 512 px").click()
    assert Path(download.value.path()).read_bytes()[16:24] == bytes([0, 0, 2, 0] * 2)
    with finder.expect_download() as download:
        finder.get_by_role("link", name="SVG").click()
    assert download.value.suggested_filename == "12.8.500.svg"
    board = LabelledBoard("12.8.500", solution("12.8.500"))
    assert Path(download.value.path()).read_text(encoding="utf-8") == picture_file(board)
    row = finder.locator(".qa-notations tr", has_text="LaTeX, TikZ")
    assert row.locator("code").text_content() == FORMS["latex"](board)
    part_of(finder, "copy").click()
    expect(part_of(finder, "copy")).to_have_text("Picture copied")


def test_a_random_board_is_linked_and_its_neighbours_follow(finder: Page) -> None:
    push_query(finder, "?n=18")
    part_of(finder, "random").click()
    finder.wait_for_url(re.compile(r"\?label=18\.[248]\.\d+$"))
    expect(part_of(finder, "lead")).to_contain_text("for N = 18.")
    first = finder.url
    finder.keyboard.press("Enter")  # the focus is still on the button: another board
    finder.wait_for_url(lambda url: url != first)
    push_query(finder, "?label=14.4.105")
    expect(part_of(finder, "label")).to_contain_text("14.4.105")
    expect(part_of(finder, "steps")).to_have_text("14.4.104N = 1414.8.1")
    part_of(finder, "steps").locator("a[rel=next]").click()
    expect(part_of(finder, "label")).to_contain_text("14.8.1 ")
    finder.go_back()
    expect(part_of(finder, "label")).to_contain_text("14.4.105")
    part_of(finder, "links").get_by_role("link", name="Place its queens").click()
    expect_status(finder, "This is 14.4.105, the representative of its orbit.")


def test_an_answer_that_comes_late_is_shown_and_keeps_the_text_typed_since(
    paused_page: Page, atlas: str
) -> None:
    def answer() -> None:
        paused_page.wait_for_function("questions.length")
        paused_page.evaluate("questions.shift()()")

    paused_page.add_init_script(HOLD)
    for late in range(2):
        paused_page.goto(f"{atlas}find/")
        paused_page.clock.run_for(1)
        answer()  # the choices
        answer()  # the solutions of the board
        expect_status(paused_page, "92 solutions remain.")
        enter(paused_page, "14.4.105")
        part_of(paused_page, "typed").fill("b4 d5")
        for question in range(2):  # whether the label exists, and its board
            paused_page.wait_for_function("questions.length")
            if question == late:
                paused_page.clock.run_for(PATIENCE)
            answer()
        expect(part_of(paused_page, "label")).to_contain_text("14.4.105")
        expect(part_of(paused_page, "typed")).to_have_value("b4 d5")


def test_text_typed_while_the_script_loads_stays_in_the_box(page: Page, atlas: str) -> None:
    held: list[Route] = []
    page.route("**/queens-finder-parts.js", lambda route: held.append(route))
    page.goto(f"{atlas}find/")
    with page.expect_request("**/queens-finder-parts.js"):
        enter(page, "14.4.105")
    part_of(page, "typed").fill("b4 d5")
    held.pop().continue_()
    expect(part_of(page, "label")).to_contain_text("14.4.105")
    expect(part_of(page, "typed")).to_have_value("b4 d5")


# The choices --------------------------------------------------------------------------------------


def test_choices_by_address_and_keys_leave_what_the_core_says(finder: Page) -> None:
    push_query(finder, "?with=10.diagonal_queens-2#by-property")
    expect(part_of(finder, "cards").locator(".qa-card")).to_have_count(24)
    more = finder.get_by_role("button", name="Show more")
    more.press("Enter")
    expect(part_of(finder, "cards").locator(".qa-card")).to_have_count(48)
    choice(finder, "knight_pairs", "yes").press("Enter")
    expect_status(finder, "No solution has all of this.")
    choice(finder, "diagonal_queens", "2").press("Enter")
    expect_status(finder, "4 solutions remain, 1 up to symmetry.")
    expect(more).to_be_hidden()
    n = 9
    queen = "c6"
    closed = "a1"
    boards = solutions(n)
    row, column = square_at(queen, n)
    closed_row, closed_column = square_at(closed, n)
    has_queen = boards[:, row] == column
    is_open = boards[:, closed_row] != closed_column
    fitting = boards[has_queen & is_open]
    measured = property_columns(fitting)
    without = measured["lines"] == 0
    superqueens = measured["knight_pairs"] == 0
    push_query(finder, f"?q={queen}&x={closed}&with={n}.lines-no")
    expect_status(finder, re.compile(rf"^{without.sum()} solutions? remains?"))
    kept = (without, ~without, without & superqueens)
    orbits = [len(set(labels(fitting[each]).tolist())) for each in kept]
    head = part_of(finder, "remaining-head")
    expect(head).to_contain_text(f"{orbits[0]} fundamental solution")
    with_lines = choice(finder, "lines", "yes").locator("small")
    expect(with_lines).to_have_text(f"leaves {orbits[1]}")
    with_superqueens = choice(finder, "knight_pairs", "yes").locator("small")
    expect(with_superqueens).to_have_text(f"leaves {orbits[2]}")
    push_query(finder, "?n=8&with=6.lines-no")
    expect_status(finder, "92 solutions remain.")
    push_query(finder, "?with=12.lines-no")
    expect(part_of(finder, "choices")).to_be_visible()
    part_of(finder, "n").select_option("13")
    expect_address(finder, "/find/?n=13")
    expect(part_of(finder, "choices")).to_be_hidden()
    expect(part_of(finder, "typed")).to_have_value("")


def test_choices_by_pointer_leave_boards_and_can_be_left_out(finder: Page) -> None:
    push_query(finder, "?with=8.lines-no.conflicts-yes")
    expect_status(finder, "No solution has all of this.")
    without = "Without “on the torus”: 1 fundamental solution"
    finder.get_by_role("button", name=without).press("Enter")
    expect_status(finder, "8 solutions remain, 1 up to symmetry.")
    expect(part_of(finder, "drop")).to_be_empty()
    expect(choice(finder, "conflicts", "yes")).to_be_focused()
    push_query(finder, "?n=8")
    expect(choice(finder, "lines", "no")).to_have_text("no leaves 1")
    square(finder, "a8").press("x")
    square(finder, "a8").press("Delete")
    expect_status(finder, "Queen allowed on a8. 92 solutions remain.")
    choice(finder, "lines", "no").click()
    expect_status(finder, "8 solutions remain, 1 up to symmetry.")
    expect_address(finder, "/find/?with=8.lines-no")
    expect(part_of(finder, "typed")).to_have_value("no three in a line")
    expect(choice(finder, "lines", "no")).to_have_attribute("aria-pressed", "true")
    part_of(finder, "cards").locator("a").click()
    finder.wait_for_url("**/boards/8/8.8.10/")


def square_at(name: str, n: int) -> tuple[int, int]:
    """Return the row and the column of a square such as `b5`."""
    return n - int(name[1:]), ord(name[0]) - ord("a")


# The page -----------------------------------------------------------------------------------------


def test_answers_fit_a_phone_and_keep_the_rules_of_axe(finder: Page) -> None:
    finder.set_viewport_size({**SIZE, "width": PHONE})
    for query in ("?n=18&q=a18+c17+e16+b15", "?label=5.8.1", "?with=9.lines-no.conflicts-yes"):
        push_query(finder, query)
        expect(part_of(finder, "busy")).to_be_hidden()
        name = "lead" if "label" in query else "status"
        answer = re.compile(r"for N = |^This is|remain|No solution has")
        expect(part_of(finder, name)).to_have_text(answer)
        assert finder.evaluate("document.documentElement.scrollWidth") == PHONE
        assert violations(finder, "queens-finder") == [], query


def test_of_two_finders_the_first_has_the_address(page: Page, figures_site: str) -> None:
    page.goto(f"{figures_site}/find.html?n=4")
    first, second, *_ = page.locator("queens-finder").all()
    expect_status(first, "2 solutions remain.")
    expect_status(second, "4 solutions remain.")
    square(second, "b6").click()
    expect_status(second, "1 solution remains.")
    expect_address(page, "?n=4")
    square(first, "b4").click()
    expect_address(page, "?n=4&q=b4")
    # A link to a part of the page keeps the board.
    page.evaluate("location.hash = 'find'")
    expect_address(page, "?n=4&q=b4#find")
    expect_status(first, "1 solution remains.")


def test_a_finder_in_one_file_searches_from_disk(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "finder.html"
    file.write_text(html_file("Finder", "```queens find\n6\n```"), "utf-8")
    page.goto(file.as_uri())
    expect_status(page, "4 solutions remain.")
    square(page, "b6").click()
    expect_status(page, "1 solution remains.")
    enter(page, "12.8.500")
    expect(part_of(page, "label")).to_contain_text("Solution 12.8.500")


FIELDS = """(root) => {
    const all = (name) => [...root.querySelectorAll(name)];
    const used = (use) => use.getAttribute("xlink:href");
    const drawn = (svg) => [svg.getAttribute("viewBox"), svg.querySelector("title").textContent,
        svg.querySelector("desc").textContent, svg.querySelector("polyline").getAttribute("points"),
        [...svg.querySelectorAll("use")].map(used).join()];
    return {
        board: all("queens-facts").map((facts) =>
            facts.board?.join() ?? facts.getAttribute("board").replace(/[^0-9,]/g, "")),
        images: all(".qa-eight .qa-card").map((card) => [card.className,
            ...drawn(card.querySelector("svg")), card.querySelector("span").textContent,
            card.querySelector(".qa-same")?.textContent]),
        steps: [...root.querySelector(".qa-steps").children].map((link) => link.textContent),
    };
}"""
# Open the view of each label in the finder, and load the generated page of the label. Return the
# fields of both in pairs.
COMPARE = f"""async (labels) => {{
    const fields = {FIELDS};
    const root = document.querySelector("queens-finder");
    const part = (name) => root.querySelector(`[data-qa-part="${{name}}"]`);
    const found = [];
    for (const label of labels) {{
        history.pushState(null, "", `?label=${{label}}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const name = `Solution ${{label}} `;
        while (!part("label")?.textContent.startsWith(name)) {{
            await new Promise((resolve) => setTimeout(resolve));
        }}
        const page = await (await fetch(`../boards/${{label.split(".")[0]}}/${{label}}/`)).text();
        const parsed = new DOMParser().parseFromString(page, "text/html");
        found.push([fields(part("solution")), fields(parsed.querySelector("main"))]);
    }}
    return found;
}}"""


@pytest.fixture(scope="module")
def answers_finder(browser: Browser, site: Path) -> Iterator[Page]:
    """The page of the finder, which all comparisons of views with pages share."""
    with serve(site) as root, open_page(browser) as page:
        page.goto(f"{root}/find/")
        yield page


def test_a_view_shows_what_a_page_shows(answers_finder: Page) -> None:
    every = [[entry.label for entry in fundamental_solutions(n)] for n in range(1, 11)]
    labels = []
    for names in every:
        middle = len(names) // 2
        labels += [*names[:2], *names[middle : middle + 1], *names[-1:]]
    for name, (view, page) in zip(labels, answers_finder.evaluate(COMPARE, labels), strict=True):
        assert view == page, name
        assert len(view["images"]) == 8


def test_boards_of_other_sizes_are_drawn_as_in_the_pages_of_galleries(finder: Page) -> None:
    for n in (1, 5, 12, 18):
        part_of(finder, "n").select_option(str(n))
        expect(finder.locator(f"#qa-coordinates-{n}")).to_be_attached()
        for name in (f"qa-squares-{n}", f"qa-coordinates-{n}"):
            drawn = finder.locator(f"#{name}").evaluate("element => element.outerHTML")
            expected = ElementTree.fromstring(definitions(n)).find(f".//*[@id='{name}']")
            assert expected is not None
            assert canonicalize(drawn) == canonicalize(ElementTree.tostring(expected, "unicode"))
