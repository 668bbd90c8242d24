"""The stepper: the parts of each step, its keys, its address, its tree, and its branches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import METHODS, StepKind, find_rival, symmetry_branches, trace
from site_builder.figures.stepper.blocks import sizes_offered
from tests.browser.conftest import press, replace_query
from tests.browser.steppers import expect_step, find_wrong_steps
from tests.helpers.browser import PHONE, expect_address, open_page, part_of, settle, step_layouts
from tests.helpers.sources import ROOT

FAST = 120  # milliseconds of a step
PAGES = {
    method.key: f"algorithms/{method.key.replace('_', '-')}/"
    for method in METHODS
    if method.form == "recursive"
} | {"columns_left": "algorithms/bitmap-variants/"}
# The stepper of this method is the second one of its page, so an address cannot open it at a step:
# the address belongs to the first stepper.
del PAGES["lowest_zero"]
STEP_TO = """(step) => {
    const slider = document.querySelector("[data-qa-part=slider]");
    slider.value = step;
    slider.dispatchEvent(new Event("input"));
}"""
LETTERS_THEN_BITS = "(?<=[a-z])(?=[01])"


@pytest.fixture
def bitmap(page: Page, atlas: str) -> Page:
    """A page with the bitmap stepper at the fourth of its 106 steps for N = 5."""
    page.goto(f"{atlas}{PAGES['bitmap']}?n=5&step=4")
    expect_step(page, 4, 106)
    return page


def part(page: Page, name: str) -> Locator:
    """Return a part of the first stepper by name."""
    return page.locator("queens-stepper").first.locator(f"[data-qa-part={name}]").first


# Contents ----------------------------------------------------------------------------------------


def test_every_step_is_shown_and_the_largest_fits_a_phone(page: Page, atlas: str) -> None:
    for key, path in PAGES.items():
        n = 4
        steps = len(list(trace(n, key)))
        page.goto(f"{atlas}{path}?n={n}&step=1")
        expect_step(page, 1, steps)
        shown = find_wrong_steps(page, "queens-stepper", "[data-qa-program]", "tr[aria-current]")
        assert shown == (steps, []), key
        page.set_viewport_size({"width": PHONE, "height": 740})
        replace_query(page, f"?n={sizes_offered(key)[-1]}&step=500")
        expect(part(page, "progress")).not_to_have_text(f"step 1 of {steps}")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE, key
    page.goto(f"{atlas}{PAGES['columns_left']}#lowest-zero")
    second = "h2#lowest-zero ~ * queens-stepper, h2#lowest-zero ~ queens-stepper"
    expect(page.locator(second).locator("[data-qa-part=progress]")).to_have_text(re.compile("step"))
    shown = find_wrong_steps(page, second, "[data-qa-program]", "tr[aria-current]")
    assert shown == (len(list(trace(5, "lowest_zero"))), [])


def test_a_moment_of_the_search_in_full_on_paper_and_in_a_tab(bitmap: Page) -> None:
    expect(part(bitmap, "message")).to_contain_text("d2")
    rows = bitmap.locator("[data-qa-mask]").all_text_contents()
    bits = [re.split(LETTERS_THEN_BITS, row.replace("\n", ""))[1][:5] for row in rows]
    assert bits == ["11000", "10101", "01001", "00010", "00000", "00010"]
    board = bitmap.locator("[data-qa-stage='5'] svg")
    assert board.locator("polyline").get_attribute("points") == "0,0 4,0 2,1 0,2 3,3 0,0"
    expect(board).to_have_accessible_name("The search at d2: queens on e5, c4, a3 and d2")
    stack = bitmap.locator("[data-qa-program=python-recursive] tbody tr").nth(2).locator("td")
    decimal = part(bitmap, "masks").locator(".qa-decimal").first
    expect(decimal).not_to_be_visible()
    expect(stack).to_have_text(["01100", "00101", "00010", "00000", "10000"])
    bitmap.get_by_label("decimal").check()
    expect(decimal).to_have_text("24")
    expect(decimal).to_be_visible()
    expect(stack).to_have_text(["12", "5", "2", "0", "16"])
    bitmap.get_by_label("decimal").uncheck()
    part(bitmap, "program").select_option("cython-iterative")
    arrays = bitmap.locator("[data-qa-program=cython-iterative] tr[aria-current]")
    expect(arrays.locator("th, td")).to_have_text(["3", "11000", "10101", "01001", "00000"])
    line = bitmap.locator("[data-qa-program=cython-iterative] pre [aria-current]")
    expect(line).to_have_text("untried[row] ^= bit")
    live = bitmap.locator(".qa-stepper-live").first
    expect(live).to_be_visible()
    expect(bitmap.locator(".qa-stepper > .qa-still")).not_to_be_visible()
    bitmap.emulate_media(media="print")
    expect(live).not_to_be_visible()
    expect(bitmap.locator(".qa-stepper > .qa-still")).to_be_visible()
    bitmap.emulate_media(media="null")
    part(bitmap, "program").select_option("python-recursive")
    stepper = bitmap.locator("queens-stepper").first
    stepper.evaluate("(stepper) => stepper.style.display = 'none'")
    settle(bitmap)
    bitmap.evaluate(STEP_TO, 20)
    stepper.evaluate("(stepper) => stepper.style.display = ''")
    expect_step(bitmap, 20, 106)
    nodes = list(trace(5, "bitmap"))[19].nodes
    expect(part(bitmap, "tree").locator("text")).to_have_count(nodes)
    part(bitmap, "source").evaluate("(box) => box.scrollIntoView()")
    line = stepper.locator("[data-qa-program=python-recursive] pre [aria-current]").last
    expect(line).to_be_in_viewport(ratio=1)


def test_the_flags_that_all_rows_share_and_nothing_moves(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}{PAGES['placement_flags']}?n=5&step=1")
    flags = page.locator("dd[data-qa-shared]")
    expect(flags).to_have_text(["10000", "100000000", "000010000"])
    last = len(list(trace(5, "carry_chain")))
    page.goto(f"{atlas}{PAGES['carry_chain']}?n=5&step={last}")
    expect(page.locator("dd[data-qa-shared]")).to_have_text([" ".join("\N{EN DASH}" * 4)])
    page.goto(f"{atlas}{PAGES['symmetry_elimination']}?n=6&step=1")
    part(page, "forward").wait_for()
    assert len(step_layouts(page, 30, ["pre", ".qa-stepper"])) == 1


# Keys, buttons, and time -------------------------------------------------------------------------


def test_keys_and_buttons_step_and_keep_the_focus(bitmap: Page) -> None:
    bitmap.evaluate("document.activeElement.blur()")
    bitmap.keyboard.press("ArrowRight")
    expect_step(bitmap, 4, 106)
    bitmap.locator(".qa-stepper-board").focus()
    for key, step in [("ArrowRight", 5), ("End", 106), ("ArrowLeft", 105), ("Home", 1)]:
        bitmap.keyboard.press(key)
        expect_step(bitmap, step, 106)
    for key in ("ArrowLeft", "Alt+ArrowRight"):
        bitmap.keyboard.press(key)
        expect_step(bitmap, 1, 106)
    for name, key in [("slider", "ArrowRight"), ("speed", "ArrowRight"), ("source", "End")]:
        part(bitmap, name).focus()
        bitmap.keyboard.press(key)
        expect_step(bitmap, 2, 106)
    for name, step in [
        ("Forward", 3),
        ("To the end", 106),
        ("Back", 105),
        ("Back to the start", 1),
    ]:
        button = bitmap.get_by_role("button", name=name, exact=True)
        button.focus()
        bitmap.keyboard.press("Enter")
        expect_step(bitmap, step, 106)
        expect(button).to_be_focused()
    back = bitmap.get_by_role("button", name="Back", exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")


def test_it_plays_pauses_and_ends_with_the_last_step(paused_page: Page, atlas: str) -> None:
    paused_page.goto(f"{atlas}{PAGES['bitmap']}")
    part(paused_page, "speed").select_option("fast")
    paused_page.locator(".qa-stepper-board").focus()
    paused_page.keyboard.press(" ")
    play = part(paused_page, "play")
    expect(play).to_have_attribute("aria-pressed", "true")
    spoken = part(paused_page, "message").get_by_role("status")
    expect(spoken).to_be_empty()
    expect_step(paused_page, 2, 106)
    paused_page.clock.run_for(4 * FAST)
    expect_step(paused_page, 6, 106)
    assert paused_page.evaluate("location.search") == ""
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(spoken).not_to_be_empty()
    paused_page.clock.run_for(100 * FAST)
    expect_step(paused_page, 6, 106)
    assert paused_page.evaluate("location.search") == "?n=5&step=6"
    paused_page.evaluate(STEP_TO, 105)
    play.click()
    paused_page.clock.run_for(100 * FAST)
    expect_step(paused_page, 106, 106)
    expect(play).to_have_attribute("aria-pressed", "false")
    play.click()
    expect_step(paused_page, 1, 106)
    paused_page.clock.run_for(2 * FAST)
    expect_step(paused_page, 3, 106)


# The address and files ---------------------------------------------------------------------------


def test_a_step_is_linked_and_nonsense_is_overlooked(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}{PAGES['bitmap']}?more=1&n=6&step=17")
    expect_step(page, 17, 304)
    expect(part(page, "n")).to_have_value("6")
    assert page.evaluate("scrollY") > 0
    expect(part(page, "forward")).to_be_in_viewport()
    page.goto(f"{atlas}{PAGES['bitmap']}?more=1#words")
    part(page, "forward").click()
    expect_address(page, "?more=1&n=5&step=2#words")
    page.reload()
    expect_step(page, 2, 106)
    # Check few addresses here, because tests in Node check how numbers in an address are parsed.
    for query, step in [("step=9999", 106), ("step=2.5", 1), ("n=99&step=7", 7)]:
        replace_query(page, "?n=6&step=17")
        expect_step(page, 17, 304)
        replace_query(page, f"?{query}")
        expect_step(page, step, 106)
    page.goto(f"{atlas}{PAGES['bitmap']}?n=__proto__&step=7.5")
    expect_step(page, 1, 106)


def test_another_n_is_loaded_on_demand_and_once(new_page: Page, atlas: str) -> None:
    loaded: list[str] = []
    new_page.on("request", lambda request: loaded.append(request.url))
    new_page.goto(f"{atlas}{PAGES['bitmap']}")
    expect_step(new_page, 1, 106)
    assert [url for url in loaded if "/traces/" in url] == []
    for n, steps in [("7", 1102), ("5", 106), ("7", 1102)]:
        part(new_page, "n").select_option(n)
        expect_step(new_page, 1, steps)
        expect(new_page.locator(f"[data-qa-stage='{n}']")).to_be_visible()
    assert [url for url in loaded if "/traces/" in url] == [f"{atlas}assets/traces/bitmap/7.json"]
    expect_address(new_page, "?n=7&step=1")


# The tree ----------------------------------------------------------------------------------------


def test_keys_and_pointer_choose_a_node_of_the_tree_and_go_to_its_step(bitmap: Page) -> None:
    """Use the tree after 20 steps, which contains two solutions."""
    replace_query(bitmap, "?n=5&step=20")
    tree = bitmap.get_by_role("tree")
    item = tree.get_by_role("treeitem")
    words = bitmap.locator(".qa-stepper-node")
    expect(words).to_have_text("a4: placed in step 18")
    tree.focus()
    for key, said in [
        ("ArrowLeft", "b4: placed in step 10"),
        ("ArrowDown", "d3: placed in step 11"),
        ("ArrowDown", "a2: placed in step 12"),
        ("ArrowDown", "c1, solution: placed in step 13"),
        ("ArrowDown", "c1, solution: placed in step 13"),
    ]:
        bitmap.keyboard.press(key)
        expect(words).to_have_text(said)
        expect(item).to_have_text(said)
        expect(tree).to_have_attribute("aria-activedescendant", str(item.get_attribute("id")))
    expect_step(bitmap, 20, 106)
    bitmap.keyboard.press("Space")
    expect_step(bitmap, 13, 106)
    expect_address(bitmap, "?n=5&step=13")
    expect(tree).to_be_focused()
    for key, said in [
        ("End", "c1: placed in step 13"),
        ("Home", "e5: placed in step 1"),
    ]:
        bitmap.keyboard.press(key)
        expect(words).to_have_text(said)
    for name, value in {"level": "1", "posinset": "1", "setsize": "1", "selected": "false"}.items():
        expect(item).to_have_attribute(f"aria-{name}", value)
    bitmap.keyboard.press("Shift+ArrowRight")  # all other keys belong to the stepper
    expect_step(bitmap, 14, 106)
    box = tree.locator("svg").bounding_box()
    strong = str(tree.locator(".qa-edge-held").get_attribute("d"))
    assert box
    x, y = map(int, strong.split("M")[1].split("L")[1].split())
    bitmap.mouse.click(box["x"] + x + 3, box["y"] + y - 3)
    expect_step(bitmap, 1, 106)
    assert str(tree.locator(".qa-edge-held").get_attribute("d")).count("M") == 1


# Symmetry elimination ----------------------------------------------------------------------------

STEPS = list(trace(7, "symmetry_elimination"))
REFUSED = [at for at, step in enumerate(STEPS, 1) if step.kind is StepKind.REJECT]


def test_the_page_leads_to_the_boards_refused() -> None:
    text = (ROOT / "content" / "algorithms" / "symmetry-elimination.md").read_text("utf-8")
    assert [int(step) for step in re.findall(r"\?n=7&step=(\d+)#", text)] == REFUSED


def hatched(forbidden: Locator) -> set[tuple[int, int]]:
    """Return the squares (row, column) that a path of hatching covers, with three lines each."""
    found = re.findall(r"M(\d+) (\d+)l1-1", str(forbidden.get_attribute("d")))
    return {(int(bottom) - 1, int(column)) for column, bottom in found}


def squares(rows: tuple[int, ...]) -> set[tuple[int, int]]:
    """Return the squares (row, column) of the 1 bits in each row."""
    n = len(rows)
    return {(r, c) for r, bits in enumerate(rows) for c in range(n) if bits >> (n - 1 - c) & 1}


def test_a_branch_and_a_refused_board_are_drawn_as_the_core_has_them(
    page: Page, atlas: str
) -> None:
    """Check a branch with a queen in the corner, another branch, and a rejected board in it."""
    page.goto(f"{atlas}{PAGES['symmetry_elimination']}?n=7&step=1")
    board = page.locator("[data-qa-stage='7'] svg").first
    forbidden = board.locator(".qa-forbidden")
    names = board.locator(".qa-names text")
    signs = page.locator(".qa-stepper-branch > :visible")
    branches = list(symmetry_branches(7))
    expect(signs).to_have_text(["forbidden", f"1 BOUND1 = {branches[0].bounds[0]}"])
    assert hatched(forbidden) == squares(branches[0].forbidden)
    expect(names).to_have_text(["1"])
    expect(part(page, "rival")).to_be_hidden()
    page.evaluate(STEP_TO, REFUSED[1])
    begun = [one for one in STEPS[: REFUSED[1]] if one.kind is StepKind.PLACE and one.depth == 1]
    branch = branches[len(begun) - 1]
    queens = STEPS[REFUSED[1] - 1].queens
    assert hatched(forbidden) == squares(branch.forbidden)
    expect(names).to_have_text(["A", "B", "C", "1", "2"])
    met = [square in queens for square in branch.checks]
    assert board.locator(".qa-check-met").count() == sum(met)
    for at, bound in enumerate(branch.bounds, 1):
        expect(signs.nth(at)).to_have_text(f"{at} BOUND{at} = {bound}")
    page.goto(f"{atlas}{PAGES['symmetry_elimination']}?n=7&step={REFUSED[1]}")
    rival = part(page, "rival")
    board = page.locator("[data-qa-stage='7'] svg").first
    found = find_rival("symmetry_elimination", 7, STEPS[REFUSED[1] - 1].queens)
    assert found
    expect(rival.locator("caption")).to_have_text(re.compile(rf".*; row {found.first} decides$"))
    lines = zip(rival.locator("tr").all(), (range(7), found.own, found.other), strict=True)
    for line, values in lines:
        expect(line.locator("td")).to_have_text([str(value) for value in values])
        expect(line.locator("[aria-current]")).to_have_text(str(values[found.first]))
    points = rival.locator("polyline").get_attribute("points")
    assert points == " ".join(["0,0", *(f"{c},{r}" for r, c in found.queens), "0,0"])
    row = f"M0.05 {found.first}.05h6.9v0.9"
    for one in (board, rival.locator("svg")):
        assert row in str(one.locator(".qa-differs").get_attribute("d"))
    part(page, "forward").click()
    expect(rival).to_be_hidden()


# On a phone --------------------------------------------------------------------------------------


def test_on_a_phone_what_belongs_together_is_seen_at_once(browser: Browser, atlas: str) -> None:
    """Check two parts that a phone shows together with the board.

    The tree is folded until a reader opens it. The image of a rejected board is beside the board.
    """
    with open_page(browser, width=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.set_viewport_size({"width": PHONE, "height": 740})
        phone.goto(f"{atlas}{PAGES['bitmap']}?n=8&step=900")
        tree = phone.get_by_role("tree")
        expect(tree).to_be_hidden()
        phone.get_by_label("tree", exact=True).check()
        expect(tree.locator(".qa-edge-held")).to_have_count(1)
        tree.scroll_into_view_if_needed()
        board = phone.locator("[data-qa-stage='8'] svg")
        for seen in (tree, board, part(phone, "message"), part(phone, "play")):
            expect(seen).to_be_in_viewport(ratio=1)
        assert phone.evaluate("document.documentElement.scrollWidth") == PHONE
        phone.goto(f"{atlas}{PAGES['symmetry_elimination']}?n=7&step={REFUSED[0]}")
        boards = phone.locator(".qa-stepper-board svg:visible")
        expect(boards).to_have_count(2)
        line = phone.locator("[data-qa-program=python-recursive] pre [aria-current]")
        together = (part(phone, "play"), boards.first, boards.last, part(phone, "lists"), line)
        for seen in together:
            expect(seen).to_be_in_viewport(ratio=1)
        one, other = (board.bounding_box() for board in boards.all())
        assert one
        assert other
        assert (one["y"], one["width"]) == (other["y"], other["width"])
        assert phone.evaluate("document.documentElement.scrollWidth") == PHONE


KINDS = [step.kind for step in trace(5, "bitmap")]
FIRST, SECOND = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.SOLUTION][:2]
RETREATS = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.BACKTRACK]


def test_buttons_and_keys_lead_to_solutions_and_to_the_next_way_back(
    page: Page, atlas: str
) -> None:
    page.goto(f"{atlas}algorithms/bitmap/?n=5&step=1")
    for name, step in [
        ("Next solution", FIRST),
        ("Next solution", SECOND),
        ("Next way back", next(at for at in RETREATS if at > SECOND)),
        ("Previous solution", SECOND),
        ("Previous solution", FIRST),
    ]:
        press(page, name)
        expect_step(page, step, len(KINDS))
    earlier = page.get_by_role("button", name="Previous solution")
    expect(earlier).to_have_attribute("aria-disabled", "true")
    earlier.dispatch_event("click")
    expect_step(page, FIRST, len(KINDS))
    expect_address(page, f"?n=5&step={FIRST}")
    keys = page.locator(".qa-stepper-keys kbd").all_text_contents()
    assert {"Shift", "B"} <= set(keys)
    page.locator(".qa-stepper-board").focus()
    for key, step in [
        ("Shift+ArrowRight", SECOND),
        ("Shift+ArrowLeft", FIRST),
        ("b", next(at for at in RETREATS if at > FIRST)),
    ]:
        page.keyboard.press(key)
        expect_step(page, step, len(KINDS))


def test_letters_say_which_masks_attack_a_square_and_lines_go_on_below(
    page: Page, atlas: str
) -> None:
    step = list(trace(5, "bitmap"))[3]
    masks = {"L": step.left, "D": step.down, "R": step.right}
    bits = [1 << place for place in reversed(range(5))]
    wanted = ["".join(name for name, mask in masks.items() if mask & bit) for bit in bits]
    wanted[step.column] = ""
    page.goto(f"{atlas}algorithms/bitmap/?n=5&step=4")
    board = page.locator("[data-qa-stage='5']")
    letters = board.locator(".qa-label text")
    expect(letters).to_have_text([word for word in wanted if word])
    page.get_by_label("L, D, R").uncheck()
    expect(letters).to_have_count(0)
    assert board.locator(".qa-attacked").get_attribute("d")
    page.goto(f"{atlas}algorithms/backtracking/?step=4")
    expect(part_of(page, "show-letters")).to_have_count(0)
    expect(letters).to_have_count(0)
    page.goto(f"{atlas}algorithms/carry-chain/?step=4")
    wide = "boxes => boxes.map(box => box.scrollWidth - box.clientWidth)"
    assert set(page.locator(".qa-stepper pre").evaluate_all(wide)) == {0}
