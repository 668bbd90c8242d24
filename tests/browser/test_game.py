"""The game of queens against the atlas."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.figures import part_selector

YOURS = "[aria-label$='your queen']"
ITS = "[aria-label$='queen of the atlas']"
WINS = "[aria-label$='wins, empty']"


def expect_queens(game: Locator, yours: int, its: int) -> None:
    """Wait until the reader has `yours` queens on the board, and the atlas has `its` queens."""
    expect(game.locator(YOURS)).to_have_count(yours)
    expect(game.locator(ITS)).to_have_count(its)


def test_a_reader_beats_the_atlas_and_takes_it_back(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}game/")
    game = page.locator("queens-game")
    game.locator(part_selector("wins")).check()
    expect(game.locator(WINS)).to_have_count(4)
    undo = game.locator(part_selector("undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    game.locator(WINS).first.click()
    expect_queens(game, 1, 1)
    game.locator("[aria-label*='attacked by']").first.click()
    expect(game.locator(part_selector("message"))).to_contain_text("is attacked by")
    expect_queens(game, 1, 1)
    game.locator(YOURS).press("Control+z")
    expect_queens(game, 0, 0)
    # After each winning move of the reader and the reply there is another winning move, until the
    # reader has placed the last queen.
    while game.locator(WINS).count():
        game.locator(WINS).first.press("Enter")
    expect(game.locator(part_selector("message"))).to_contain_text("You win")
    expect(game.locator(".qa-live [aria-label$=empty]")).to_have_count(0)
    yours = game.locator(YOURS).count()
    undo.click()
    expect_queens(game, yours - 1, yours - 1)


def test_the_atlas_begins_on_another_board(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}game/")
    game = page.locator("queens-game")
    game.get_by_role("button", name="Atlas begins").click()
    expect_queens(game, 0, 1)
    game.get_by_role("button", name="5", exact=True).click()
    expect_queens(game, 0, 1)
    expect(game.get_by_role("gridcell")).to_have_count(25)
