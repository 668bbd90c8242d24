"""Boards are parsed in all notations that people type, and have the right labels."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import label, solution
from site_builder.values.errors import UserError
from site_builder.values.fundamental import (
    FundamentalSolution,
    first_solutions,
    fundamental_solutions,
    rank_labels,
)
from site_builder.values.notations import NOTATIONS, Reading, board_texts, readings, region_rows
from site_builder.values.parsing import fundamental_of, solution_of
from site_builder.values.text import bit_rows, squares
from tests import reference
from tests.helpers.sources import ROOT


@pytest.mark.parametrize("line", ["4 2 0 3 1", "4,2,0,3,1", "4, 2, 0 3 1", "42031", "5.8.1"])
def test_a_solution_in_any_notation(line: str) -> None:
    assert solution_of(line) == (4, 2, 0, 3, 1)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("4 x", "not understood: 4 x; type columns .*"),
        ("4 2 . 3 1", "a solution of N = 5 has 5 queens, got 4"),
        ("4 2 0 3 1", "this board has N = 6 to 8, got 5"),
    ],
)
def test_invalid_solution_is_refused(line: str, message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        solution_of(line, 6, 8)


def test_an_entry_has_its_label_as_far_as_there_are_labels() -> None:
    evens_first = [*range(1, 18, 2), *range(0, 18, 2)]
    assert fundamental_of(" ".join(map(str, evens_first))).label == "18.4.1"
    larger = tuple(2 * column % 23 - 1 for column in range(1, 23))
    assert fundamental_of(" ".join(map(str, larger))) == FundamentalSolution("N = 22", larger, 4)


TABLE = json.loads((ROOT / "tests" / "notations.json").read_text(encoding="utf-8"))
CASES, REGIONS = TABLE["cases"], TABLE["regions"]
BOARDS = st.integers(4, 8).flatmap(lambda n: st.sampled_from(reference.all_solutions(n)))


def as_json(reading: Reading) -> dict[str, Any]:
    """Return a reading in the form of the table in `tests/notations.json`."""
    return {
        "notation": reading.notation,
        "n": reading.n,
        "columns": list(reading.columns),
        "forbidden": [list(square) for square in reading.forbidden],
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['text']}, {case.get('n')}")
def test_readings_agree_with_the_table(case: dict[str, Any]) -> None:
    text = case["text"]
    n = case.get("n")
    if "error" in case:
        with pytest.raises(UserError) as refusal:
            readings(text, n)
        assert str(refusal.value) == case["error"]
    else:
        assert [as_json(reading) for reading in readings(text, n)] == case["readings"]


@pytest.mark.parametrize("case", REGIONS, ids=lambda case: case["text"])
def test_regions_are_read_as_in_the_table(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(UserError) as refusal:
            region_rows(case["text"])
        assert str(refusal.value) == case["error"]
    else:
        assert region_rows(case["text"]) == tuple(case["rows"])


def test_the_table_has_every_notation_in_its_order() -> None:
    names = [[r["notation"] for r in case.get("readings", ())] for case in CASES]
    assert {notation for notations in names for notation in notations} == set(NOTATIONS)
    for notations in names:
        assert notations == sorted(notations, key=list(NOTATIONS).index)


def notations_of(board: tuple[int, ...]) -> dict[str, str]:
    """Return a board in all notations except labels, which only representatives have."""
    n = len(board)
    bits = bit_rows(board)
    return {
        "columns_from_0": " ".join(map(str, board)),
        "columns_from_1": ", ".join(str(column + 1) for column in board),
        "squares": " ".join(squares(board)),
        "pairs_from_0": str(set(enumerate(board))),
        "pairs_from_1": str([(row, column + 1) for row, column in enumerate(board, start=1)]),
        "fen": "/".join(f"{column or ''}Q{n - 1 - column or ''}" for column in board),
        "rows": json.dumps([("." * column + "Q").ljust(n, ".") for column in board]),
        "bits_in_binary": "\n".join(row.bits for row in bits),
        "bits_in_decimal": str([row.value for row in bits]),
    }


@given(BOARDS)
def test_board_survives_a_round_trip_through_every_notation(board: tuple[int, ...]) -> None:
    texts = notations_of(board)
    assert list(texts) == list(NOTATIONS)[1:]
    for notation, text in texts.items():
        for n in (None, len(board)):
            assert readings(text, n) == (Reading(notation, board),)


@given(
    st.text(st.sampled_from("0123456789 .,;qQx*/\n[](){}|=\"'ab-♛👑"), max_size=40),
    st.integers(0, 33),
)
def test_any_text_is_read_or_refused(text: str, n: int) -> None:
    results: tuple[Reading, ...] = ()
    with suppress(UserError):
        results = readings(text, n or None)
    for reading in results:
        assert 1 <= reading.n <= 32
        assert len(set(reading.forbidden)) == len(reading.forbidden)
        assert len({column for _, column in reading.queens}) == len(reading.queens)


@pytest.mark.parametrize("notation", [name for name in NOTATIONS if name != "label"])
def test_several_solutions_are_parted(notation: str) -> None:
    boards = reference.all_solutions(6)
    texts = [notations_of(board)[notation] for board in boards]
    for count in (1, 2, 4):
        parts = board_texts("\n\n".join(texts[:count]))
        assert [readings(part)[0].solution for part in parts] == list(boards[:count])


def test_lists_of_solutions_are_parted() -> None:
    for answer in ([[".Q..", "...Q", "Q...", "..Q."]] * 2, [[1, 3, 0, 2]] * 3):
        parts = board_texts(json.dumps(answer))
        assert [readings(part)[0].columns for part in parts] == [(1, 3, 0, 2)] * len(answer)


def test_reading_has_its_queens() -> None:
    (partial,) = readings("b4 d5")
    assert partial.queens == ((3, 3), (4, 1))
    assert not partial.is_whole
    assert all(reading.is_whole for reading in readings("04752613"))


def test_fundamental_solutions_have_the_labels_of_the_core() -> None:
    for fundamental in fundamental_solutions(8):
        assert label(fundamental.columns) == fundamental.label
        assert solution(fundamental.label) == fundamental.columns


def test_ranks_count_each_size_apart() -> None:
    labels = ["12.8.1", "12.4.1", "12.8.2", "12.8.3", "12.4.2"]
    assert list(rank_labels(12, [8, 4, 8, 8, 4])) == labels


def test_fundamental_solutions_are_in_order_of_size_then_rank() -> None:
    labels = [fundamental.label for fundamental in fundamental_solutions(12)]
    keys = [tuple(map(int, label.split(".")[1:])) for label in labels]
    assert keys == sorted(keys)
    assert len(keys) == 1787


def test_the_first_solutions_of_an_n_are_found_without_its_gallery() -> None:
    for n in range(1, 12):
        assert first_solutions(n, 20) == fundamental_solutions(n)[:20]
    labels = [fundamental.label for fundamental in first_solutions(13, 40)]
    assert (labels[0], labels[4], labels[36]) == ("13.2.1", "13.4.1", "13.8.1")
    assert [fundamental.label for fundamental in first_solutions(18, 2)] == ["18.4.1", "18.4.2"]
