"""Laboratories: bits, boards and totals that stand in the page before a script runs."""

from __future__ import annotations

import json

import pytest

from cy_core import known_census
from site_builder.figures.laboratories import (
    COUNTED_SIZES,
    evaluated,
    queen_laboratory,
    queen_pictures,
    row_laboratory,
    row_pictures,
    timed_totals,
)
from site_builder.timings.comparisons import best_engine
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig
from tests.helpers.blocks import figure_of, parsed
from tests.helpers.drawings import parse
from tests.helpers.sources import ROOT

(OURS, *_) = site_records(SiteConfig(records=ROOT / "records"))


@pytest.mark.parametrize(("x", "width"), [(22, 8), (0, 4), (15, 4)])
def test_formulas_have_the_values_of_python(x: int, width: int) -> None:
    mask = (1 << width) - 1
    names = {"x": x, "bit": -x & x, "popcount": lambda bits: (bits & mask).bit_count()}
    for formula, value in evaluated(x, width).items():
        assert value == eval(formula, names) & mask, formula


def test_each_line_is_shown_once_after_its_inputs_and_others_are_hidden() -> None:
    lines = row_laboratory(["0110", "(x + 1) & ~x", "-x & x", "-x & x"]).lines
    labels = [line.label for line in lines if line.is_selected]
    assert labels == ["~x", "-x = ~x + 1", "bit = -x & x", "x + 1", "(x + 1) & ~x"]
    (laboratory,) = parsed(figure_of("row-laboratory", "10110", "~x")).iter("queens-row-laboratory")
    in_page = json.loads(laboratory.get("lines", ""))
    assert [formula for formula, _, is_selected in in_page if is_selected] == ["~x"]
    assert len(in_page) == len(evaluated(0, 4))


def test_pictures_without_script_have_the_inputs_of_each_formula() -> None:
    pictures = row_pictures(row_laboratory(["0110", "-x & x", "x >> 1"]))
    assert [parse(picture.svg).findtext("desc") for picture in pictures] == [
        "x is 0110, ~x is 1001, -x = ~x + 1 is 1010, bit = -x & x is 0010.",
        "x is 0110, x >> 1 is 0011.",
    ]
    (picture,) = row_pictures(row_laboratory(["01000", "popcount(bit - 1)"]))
    assert picture.caption == "popcount(bit - 1) = 3"


def test_board_without_script_grows_queen_by_queen() -> None:
    for line, titles in (
        ("5: 3 1", ["1 of 5 queens placed", "2 of 5 queens placed"]),
        ("6:", ["Empty board of N = 6"]),
    ):
        pictures = queen_pictures(queen_laboratory(line))
        assert [parse(picture.svg).findtext("title") for picture in pictures] == titles


def test_totals_are_those_of_the_ledger_and_times_those_of_the_fastest_engine() -> None:
    counts = timed_totals((OURS,))
    assert [count.n for count in counts] == [*COUNTED_SIZES]
    assert all(count.total == known_census(count.n).total for count in counts)
    (subject,) = best_engine(OURS)
    measured = {cell.n for cell in OURS.of(subject) if cell.best}
    assert {count.n for count in counts if count.time} == measured.intersection(COUNTED_SIZES)
    assert {count.time for count in timed_totals(())} == {""}
