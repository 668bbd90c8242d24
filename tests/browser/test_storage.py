"""Wrong values in the browser's storage or in the address break no figure."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from tests.browser.figures import FIGURES, use_figure
from tests.helpers.browser import REMOVE
from tests.helpers.finder import EASY_SUDOKU

# Wrong values, each with the depth at which it is put into a store of a figure. It replaces the
# whole store ("whole"), each value in it ("flat"), or each value inside these values ("deep").
WRONG: list[tuple[str, object]] = [("whole", "text"), ("flat", 5), ("flat", [5])]
WRONG += [("deep", None), ("deep", "text"), ("deep", {"length": 64})]
KEEP = "(items) => void Object.assign(localStorage, items)"
DAY = "2026-11-26"
PUT = re.compile(", (queen|cross)")
PARAMETERS = [
    *("n", "step", "puzzle", "method", "day", "level", "bits", "places", "signed", "every"),
    *(
        "game",
        "rows",
        "queens",
        "row",
        "race",
        "clock",
        "tick",
        "language",
        "q",
        "x",
        "with",
        "label",
        "orbits",
    ),
]


def names(page: Page, selector: str, attribute: str) -> list[str]:
    """Return the attribute `attribute` of all elements that match `selector`."""
    read = "(all, name) => all.map((each) => each.getAttribute(name))"
    found: list[str] = page.locator(selector).evaluate_all(read, attribute)
    return found


def stores(page: Page, wrong: Any) -> dict[str, Any]:
    """Return, for each depth, all stores by name, with the value `wrong` everywhere at this depth.

    `WRONG` explains the depths.
    """
    (rounds,) = names(page, "queens-race-guess", "rounds")
    races = {
        " ".join(map(str, [*each["methods"], each["n"], each["clock"]])): wrong
        for each in json.loads(rounds)
    }
    programs = names(page, "queens-editor [data-qa-program]", "data-qa-program")
    record = {"cells": wrong, "trail": wrong, "hints": wrong, "isSolved": wrong}
    assert all((races, programs))
    shapes = {
        "queens-place": ["solved"],
        "queens-moving-attacks": ["rows"],
        "queens-race-guess": ["races"],
        "editor": programs,
        "questions": ["solved"],
        "play": [f"{DAY}/{level}" for level in ("easy", "hard")],
        "regions": [f"{DAY}/easy", "letters", "clock"],
        "stepper-bitmap": ["asked"],
    }
    flat = {key: dict.fromkeys(values, wrong) for key, values in shapes.items()}
    deep = {"queens-race-guess": {"races": races}}
    deep["play"] = {f"{DAY}/easy": record, f"{DAY}/hard": {**record, "cells": "3" * 100}}
    deep["regions"] = deep["play"]
    return {"whole": dict.fromkeys(flat, wrong), "flat": flat, "deep": {**flat, **deep}}


def expect_started(page: Page) -> None:
    """Wait until figures of all kinds have drawn their first state."""
    for figure in ("queens-play", "queens-place", "queens-finder"):
        expect(page.locator(f"{figure} [role=gridcell]").first).to_be_visible()
    for figure in ("queens-stepper", "queens-race"):
        expect(page.locator(f"{figure} [title=Forward]").first).to_be_visible()


def test_no_figure_fails_for_what_is_kept(new_page: Page, figures_site: str) -> None:
    """The fixture of the page fails the test if a script raises an error."""
    new_page.clock.set_fixed_time(f"{DAY}T12:00:00")
    new_page.goto(f"{figures_site}/all.html")
    for depth, wrong in WRONG:
        kept = stores(new_page, wrong)[depth]
        items = {f"queens-atlas.chapter-{key}": value for key, value in kept.items()}
        items |= {f"queens-count-{n}": wrong for n in range(8, 21)}
        new_page.evaluate(KEEP, {name: json.dumps(value) for name, value in items.items()})
        new_page.reload()
        expect_started(new_page)
        game = new_page.locator("queens-play").first
        game.get_by_role("link", name="Regions", exact=True).click()
        expect(game.locator(".qa-regions [role=gridcell]")).to_have_count(49)
        expect(game.get_by_label(PUT)).to_have_count(0)
        new_page.go_back()


def test_no_figure_fails_for_what_an_address_says(new_page: Page, figures_site: str) -> None:
    for value in ("constructor", "-1", "9" * 30, "8.lines"):
        new_page.goto(f"{figures_site}/all.html?{urlencode(dict.fromkeys(PARAMETERS, value))}")
        expect_started(new_page)


# Milliseconds, longer than any figure waits before it changes the address.
LONG = 60_000
# For each figure, the query in the address after its action, which figures.py defines.
QUERIES: Mapping[str, str] = {
    "duration": "?n=15&method=bitmap&language=python",
    "queens": "?queens=3.1.-.-.4&row=4",
    "race": "?race=bitmap,carry-chain,mirror&n=6&clock=time&tick=1",
    "row": "?bits=00010111",
    "stepper": "?n=5&step=2",
    "sudoku": f"?puzzle={EASY_SUDOKU}&method=bits&step=2",
}


def test_the_address_belongs_to_the_first_of_two(paused_page: Page, figures_site: str) -> None:
    for name, query in QUERIES.items():
        paused_page.goto(f"{figures_site}/{name}.html")
        first, second, *_ = paused_page.locator(FIGURES[name].selector).all()
        use_figure(name, second)
        paused_page.clock.run_for(LONG)  # because the address is not written at once
        assert paused_page.evaluate("location.search") == "", name
        use_figure(name, first)
        paused_page.clock.run_for(LONG)
        assert paused_page.evaluate("location.search") == query
        paused_page.reload()
        use_figure(name, first)
        first.evaluate(REMOVE)
        paused_page.clock.run_for(LONG)
        assert paused_page.evaluate("location.search") == query, "what has left writes nothing"
