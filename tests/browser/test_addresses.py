"""Figures that keep what they show in the address of their page, which belongs to the first."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

from tests.browser.figures import FIGURES, use
from tests.helpers.elements import REMOVE
from tests.helpers.sudokus import EASY

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LONG = 60_000  # milliseconds
# The address after one use.
QUERIES: Mapping[str, str] = {
    "duration": "?n=15&method=bitmap&language=python",
    "queens": "?queens=3.1.-.-.4&row=4",
    "race": "?race=bitmap,carry-chain,mirror&n=6&clock=time&tick=1",
    "row": "?bits=00010111",
    "stepper": "?n=5&step=2",
    "sudoku": f"?puzzle={EASY}&method=bits&step=2",
}


@pytest.mark.parametrize("name", QUERIES)
def test_the_address_belongs_to_the_first_of_two(still: Page, figures_site: str, name: str) -> None:
    still.goto(f"{figures_site}/{name}.html")
    first, second = still.locator(FIGURES[name].selector).all()
    use(name, second)
    still.clock.run_for(LONG)  # it is not written at once
    assert still.evaluate("location.search") == ""
    use(name, first)
    still.clock.run_for(LONG)
    assert still.evaluate("location.search") == QUERIES[name]
    still.reload()
    use(name, first)
    first.evaluate(REMOVE)
    still.clock.run_for(LONG)
    assert still.evaluate("location.search") == QUERIES[name], "what has left writes nothing"
