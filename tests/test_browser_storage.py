"""What a browser keeps or an address says is read by type: anything else counts as absent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.helpers import interactive
from tests.helpers.browser import load_modules
from tests.helpers.projects import configure, made
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

BLOCK = re.compile(r"^```queens .*?^```$", re.M | re.S)
# How deep in a store a value stands, and one that is wrong there.
WRONG = [("whole", 5), ("whole", "text"), ("flat", 5), ("flat", [5]), ("flat", {"length": 64})]
WRONG += [("deep", None), ("deep", 5), ("deep", "text"), ("deep", {"length": 64})]
KEEP = "(items) => void Object.assign(localStorage, items)"
DAY = "2026-11-26"
TIMES, RACES = "fieldset[data-qa-question]", "fieldset[data-qa-race]"
PUT = re.compile(", (queen|cross)")


PARAMETERS = [
    *("n", "step", "puzzle", "method", "day", "level", "bits", "places", "signed", "every"),
    *("queens", "row", "race", "clock", "tick", "language", "q", "x", "with", "label", "orbits"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page that has the figures of all chapters, and the games."""
    project = tmp_path_factory.mktemp("kept")
    (project / "docs").mkdir()
    pages = [*(ROOT / "content" / "learn").glob("*.md"), ROOT / "content" / "play.md"]
    pages.append(ROOT / "content" / "variants" / "regions.md")
    blocks = [block for page in sorted(pages) for block in BLOCK.findall(page.read_text("utf-8"))]
    others = map(interactive.block, ("sudoku", "queens", "race", "duration", "finder"))
    text = "\n\n".join(["# Figures", *blocks, *others])
    (project / "docs" / "index.md").write_text(text, "utf-8")
    configure(project, f"timings: '{ROOT / 'timings'}'")
    with served(made(project), alone=True) as root:
        yield f"{root}/"


@pytest.fixture
def kept(page: Page, address: str) -> Page:
    """The page on a day, before its figures have kept anything."""
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(address)
    return page


def names(page: Page, selector: str, attribute: str) -> list[str]:
    """What some elements have in an attribute."""
    return [each.get_attribute(attribute) or "" for each in page.locator(selector).all()]


def stores(page: Page, wrong: Any) -> dict[str, Any]:
    """Every store with such a value wherever it has one."""
    times = dict.fromkeys(names(page, TIMES, "data-qa-question"), wrong)
    races = dict.fromkeys(names(page, RACES, "data-qa-race"), wrong)
    answers = {"lowest": wrong, "rounds": wrong}
    orbits = names(page, "queens-orbit-prediction", "data-qa-label")
    programs = names(page, "queens-editor [data-qa-program]", "data-qa-program")
    record = {"cells": wrong, "trail": wrong, "hints": wrong, "isSolved": wrong}
    assert all((times, races, orbits, programs))
    shapes = [
        {
            "1": ["solved", "answered"],
            "2": ["solved", "prediction"],
            "6": ["rows"],
            "7": ["answers"],
        },
        {"3": ["solved"], "4": ["solved"], "5": ["solved"], "10": ["times", "races"]},
        {"9": [f"orbit of {label}" for label in orbits], "editor": programs},
        {"stepper-bitmap": ["asked"], "play": [f"{DAY}/{level}" for level in ("easy", "hard")]},
        {"regions": [f"8/{number}" for number in range(1, 400)]},
    ]
    flat = {key: dict.fromkeys(values, wrong) for shape in shapes for key, values in shape.items()}
    deep = {"7": {"answers": answers}, "10": {"times": times, "races": races}}
    deep["play"] = {f"{DAY}/easy": record, f"{DAY}/hard": {**record, "cells": "3" * 100}}
    return {"whole": dict.fromkeys(flat, wrong), "flat": flat, "deep": {**flat, **deep}}


def test_no_figure_fails_for_what_is_kept(kept: Page) -> None:
    """A mistake of a script fails the test: see `opened`."""
    for depth, wrong in WRONG:
        items = {
            f"queens-atlas.chapter-{key}": value
            for key, value in stores(kept, wrong)[depth].items()
        }
        items |= {f"queens-count-{n}": wrong for n in range(8, 21)}
        kept.evaluate(KEEP, {name: json.dumps(value) for name, value in items.items()})
        kept.reload()
        expect(kept.locator("queens-regions [role=gridcell]")).to_have_count(64)
        expect(kept.locator("queens-regions").get_by_label(PUT)).to_have_count(0)
        for figure in ("queens-play", "queens-place"):
            expect(kept.locator(f"{figure} [role=gridcell]").first).to_be_visible()
        expect(kept.locator(".qa-stepper [aria-label=Forward]").first).to_be_visible()


READ = """([json, path, kind]) => {
    localStorage.kept = json;
    const { isText: text, isCount: count, isObject: object } = storage;
    return storage.readStored("kept", path, { list: Array.isArray, text, count, object }[kind]);
}"""


@pytest.mark.parametrize(
    ("text", "path", "kind", "value"),
    [
        ('{"a": {"b": "c"}}', ["a", "b"], "text", "c"),
        ('{"a": {"b": "c"}}', ["a"], "object", {"b": "c"}),
        ('{"a": [1]}', ["a"], "list", [1]),
        ('{"a": [1]}', ["a"], "object", None),
        ('{"a": [1]}', ["a", "0"], "count", None),
        ('{"a": "text"}', ["a", "length"], "count", None),
        ("{}", ["constructor", "name"], "text", None),
        ("{}", ["__proto__"], "object", None),
        ("null", ["a"], "text", None),
        ("5", [], "object", None),
        ("-1", [], "count", None),
        ("{", [], "object", None),
    ],
)
def test_what_has_another_type_is_absent(
    kept: Page, text: str, path: list[str], kind: str, value: object
) -> None:
    load_modules(kept, storage="shared/storage.js")
    assert kept.evaluate(READ, [text, path, kind]) == value


@pytest.mark.parametrize(
    "value", ["constructor", "__proto__", "1e9", "-1", "9" * 30, "8.lines", ""]
)
def test_no_figure_fails_for_what_an_address_says(page: Page, address: str, value: str) -> None:
    page.goto(f"{address}?{urlencode(dict.fromkeys(PARAMETERS, value))}")
    expect(page.locator("queens-regions [role=gridcell]")).to_have_count(64)
    expect(page.locator(".qa-race [aria-label=Forward]").last).to_be_visible()
    expect(page.locator("queens-finder [role=gridcell]").first).to_be_visible()


@pytest.mark.parametrize(
    ("text", "number", "choice"),
    [
        ("7", 7, None),
        ("07", 7, "07"),
        ("2", None, None),
        ("9", None, None),
        ("7.0", None, None),
        ("0x7", None, None),
        (" 7", None, None),
        ("constructor", None, None),
        ("", None, None),
    ],
)
def test_what_an_address_says_has_a_type_and_bounds(
    desk: Page, text: str, number: int | None, choice: str | None
) -> None:
    load_modules(desk, address="shared/address.js")
    read = """(n) => {
        const query = new URLSearchParams({ n });
        return [address.numberIn(query, "n", 3, 8), address.choiceIn(query, "n", ["07", "8"])];
    }"""
    assert desk.evaluate(read, text) == [number, choice]
