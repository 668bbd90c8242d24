"""What a reader of a plot is told."""

from __future__ import annotations

from site_builder.values.figure import ValueSlider

READER = ValueSlider.of(
    {"slow": {4: 2.0, 5: 9.0}, "fast": {5: 3.0}, "short": {4: 1.0}},
    {"slow": "<svg/>", "fast": "", "short": ""},
    "{:g} s".format,
    5,
)


def test_lines_are_ordered_by_value_with_missing_ones_last() -> None:
    assert [line.name for line in READER.ordered] == ["fast", "slow", "short"]


def test_line_has_its_values_as_numbers_and_texts() -> None:
    slow = READER.lines[0]
    assert (slow.sample, slow.values) == ("<svg/>", {4: (2.0, "2 s"), 5: (9.0, "9 s")})
    assert READER.ends == (4, 5)
