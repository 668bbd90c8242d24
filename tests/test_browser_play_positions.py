"""The positions of the days: frozen, graded, and each completed by exactly one solution."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cy_core import completions
from site_builder.figures.play.play import SIZES
from tests.helpers.browser import load_modules, opened

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIRST, DAYS = date(2026, 11, 24), 1000
LEVELS = ("easy", "medium", "hard")
MAKE = """([days, levels]) => days.flatMap((day) => levels.map((level) =>
    generator.positionOf(day, level)))"""
GRADE = """([n, given]) => {
    const {emptyPosition, withQueen} = position;
    return rules.grade(given.reduce(withQueen, emptyPosition(n)), 9) ?? null;
}"""
# What readers have played cannot change any more: the generator, the order in which it has the
# solutions, and the rules that grade stay as they are.
FROZEN = {
    ("2026-11-24", "easy"): ("0.62...", "0362514"),
    ("2026-11-24", "medium"): ("46.....3", "46152073"),
    ("2026-11-24", "hard"): (".3.8...7.1", "6308529741"),
    ("2026-11-25", "easy"): ("6.04...", "6304152"),
    ("2026-11-25", "medium"): (".42.5...", "64205713"),
    ("2026-11-25", "hard"): ("8....7.63.", "8524179630"),
    ("2026-11-26", "easy"): ("1.2...4", "1526304"),
    ("2026-11-26", "medium"): ("50.....3", "50417263"),
    ("2026-11-26", "hard"): ("4..62..3..", "4716208359"),
}
CHECKSUM = "150b4256a8dd61355c1346a7da649eae767a56f3d4a600de2299e76ec6c96314"


@pytest.fixture(scope="module")
def modules(browser: Browser) -> Iterator[Page]:
    """A page with the modules that make and grade positions."""
    with opened(browser) as page:
        load_modules(
            page,
            generator="play/generator.js",
            position="play/position.js",
            rules="play/rules.js",
            days="play/days.js",
        )
        yield page


@pytest.fixture(scope="module")
def positions(modules: Page) -> list[dict[str, Any]]:
    """The positions of all days and levels."""
    days = [(FIRST + timedelta(days=more)).isoformat() for more in range(DAYS)]
    made: list[dict[str, Any]] = modules.evaluate(MAKE, [days, LEVELS])
    return made


def text_of(position: dict[str, Any]) -> tuple[str, str]:
    """The given squares and the solution, as columns."""
    columns = dict(position["given"])
    given = "".join(str(columns.get(row, ".")) for row in range(position["n"]))
    return given, "".join(map(str, position["solution"]))


def test_the_positions_of_past_days_never_change(positions: list[dict[str, Any]]) -> None:
    first = {(each["day"], each["level"]): text_of(each) for each in positions[: len(FROZEN)]}
    assert first == FROZEN
    lines = "\n".join(" ".join(text_of(each)) for each in positions)
    assert sha256(lines.encode()).hexdigest() == CHECKSUM


def test_exactly_one_solution_completes_each_position(positions: list[dict[str, Any]]) -> None:
    assert len(positions) == DAYS * len(LEVELS)
    for each in positions:
        found = completions(each["n"], [tuple(square) for square in each["given"]])
        assert found.tolist() == [each["solution"]], each


def test_the_levels_need_what_they_say(positions: list[dict[str, Any]], modules: Page) -> None:
    for each in positions:
        steps = each["steps"]
        assert steps["forced"] == each["n"] - len(each["given"])
        match each["level"]:
            case "easy":
                assert steps["excluded"] == steps["supposed"] == 0
            case "medium":
                assert 1 <= steps["excluded"] <= 4
                assert steps["supposed"] == 0
            case _:
                assert 1 <= steps["supposed"] <= 2
    assert {each["n"] for each in positions} == {*SIZES}


def test_most_days_have_a_position_of_their_own(positions: list[dict[str, Any]]) -> None:
    for level in LEVELS:
        texts = [text_of(each) for each in positions if each["level"] == level]
        assert len({*texts}) > DAYS / 2


@pytest.mark.parametrize(
    ("n", "given", "steps"),
    [
        (4, [[0, 1]], {"forced": 3, "excluded": 0, "supposed": 0}),
        (4, [[0, 0]], None),
        (5, [], None),
    ],
)
def test_a_grade_counts_the_steps_of_each_kind(
    modules: Page, n: int, given: list[list[int]], steps: dict[str, int] | None
) -> None:
    assert modules.evaluate(GRADE, [n, given]) == steps


def test_a_month_has_its_days_in_weeks_from_monday(modules: Page) -> None:
    weeks = modules.evaluate("days.weeksOf('2026-11-01')")
    assert weeks[0] == [None] * 6 + ["2026-11-01"]
    assert weeks[-1] == ["2026-11-30"] + [None] * 6
    assert [len(week) for week in weeks] == [7] * 6
    assert modules.evaluate("days.weeksOf('2027-02-01').flat()") == [
        f"2027-02-{day:02}" for day in range(1, 29)
    ]


@pytest.mark.parametrize(
    ("text", "is_day"),
    [
        ("2024-02-29", True),
        ("2026-02-29", False),
        ("2026-13-01", False),
        ("9999-01-01", False),
        ("1", False),
        (None, False),
    ],
)
def test_only_days_that_have_come_are_days(modules: Page, text: str | None, is_day: bool) -> None:
    assert modules.evaluate("days.isDay", text) == is_day


def test_the_last_day_of_a_month_and_of_summer_time_has_a_next_one(modules: Page) -> None:
    assert modules.evaluate("days.shifted('2026-12-31', 1)") == "2027-01-01"
    assert modules.evaluate("days.shifted('2026-10-24', 2)") == "2026-10-26"
    assert modules.evaluate("days.monthOf('2026-01-31', 1)") == "2026-02-01"
