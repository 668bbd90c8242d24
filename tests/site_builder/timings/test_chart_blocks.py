"""The words of chart blocks: a chart of the first machine that can fill it."""

from __future__ import annotations

import pytest

from site_builder.timings.chart_blocks import CHARTS
from site_builder.values.errors import UserError
from tests.helpers.records import two_records

RECORDS = two_records()


@pytest.mark.parametrize(
    ("kind", "value", "charts"),
    [
        ("timings", "recursive", 1),
        ("timings", "iterative", 1),
        ("timings", "engine", 1),
        ("timings", "listing", 1),
        ("speed-up", "recursive", 1),
        ("speed-up", "iterative 9", 1),
        ("speed-up", "recursive 32", 0),
        ("growth", "recursive", 0),
        ("nodes", "", 1),
    ],
)
def test_the_first_machine_that_has_it_is_shown(kind: str, value: str, charts: int) -> None:
    assert len(CHARTS[kind](value, RECORDS)) == charts
    assert CHARTS[kind](value, RECORDS) == CHARTS[kind](value, RECORDS[:1])


def test_a_machine_that_cannot_fill_a_chart_is_passed_over() -> None:
    whole, partial = RECORDS
    assert CHARTS["speed-up"]("iterative 9", (partial, whole)) == (
        CHARTS["speed-up"]("iterative 9", (whole,))
    )


@pytest.mark.parametrize(
    ("kind", "value"), [("timings", "engine"), ("growth", "recursive"), ("nodes", "")]
)
def test_without_records_there_are_no_charts_and_no_error(kind: str, value: str) -> None:
    assert CHARTS[kind](value, ()) == []


@pytest.mark.parametrize(
    ("kind", "value", "message"),
    [
        ("timings", "", "timings are one of recursive, iterative, engine, listing, got nothing"),
        ("timings", "both", "timings are one of recursive, iterative, engine, listing, got both"),
        ("growth", "engine", "a form is recursive or iterative, got engine"),
        ("growth", "", "a form is recursive or iterative, got nothing"),
        ("speed-up", "14", "a form is recursive or iterative, got 14"),
        ("speed-up", "recursive many", "N must be a whole number, got many"),
        ("speed-up", "recursive 9 10", "N must be a whole number, got 9 10"),
        ("speed-up", "recursive 0", "this board has N = 1 to 32, got 0"),
        ("speed-up", "recursive 33", "this board has N = 1 to 32, got 33"),
        ("nodes", "14", "a chart of nodes takes no further word, got 14: write nodes"),
    ],
)
def test_a_wrong_word_is_one_line_with_its_rule(kind: str, value: str, message: str) -> None:
    with pytest.raises(UserError) as raised:
        CHARTS[kind](value, RECORDS)
    assert str(raised.value) == message
