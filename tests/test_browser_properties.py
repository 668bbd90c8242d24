"""The properties as a browser measures them, against the core."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from cy_core import fundamental, property_columns
from tests.helpers.browser import load_modules, opened

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MEASURE = """(boards) => Object.entries(properties.PROPERTIES).map(([name, { valueOf }]) =>
    [name, boards.map(valueOf)])"""


@pytest.fixture(scope="module")
def modules(browser: Browser) -> Iterator[Page]:
    """A page with the module that measures boards."""
    with opened(browser) as page:
        load_modules(page, properties="shared/properties.js")
        yield page


@pytest.mark.parametrize("n", [1, 4, 5, 6, 7, 8, 9, 10, 11, 12])
def test_each_property_is_that_of_the_core(modules: Page, n: int) -> None:
    boards, _ = fundamental(n)
    columns = property_columns(boards)
    measured = dict(modules.evaluate(MEASURE, boards.tolist()))
    assert measured == {name: columns[name].tolist() for name in measured}
    assert len(measured) == 5


def test_values_are_explained(modules: Page) -> None:
    explain = "([name, value]) => properties.PROPERTIES[name].meaning(value)"
    assert modules.evaluate(explain, ["lines", 0]) == "no three in a line"
    assert modules.evaluate(explain, ["conflicts", 1]) == "1 wrapped conflict"
    assert modules.evaluate(explain, ["diagonal_queens", 0]) == "no queen on the main diagonals"
