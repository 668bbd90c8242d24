"""What people type is read as the table says, which the box of the site reads, too."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_builder.values.errors import UserError
from site_builder.values.notations import NOTATIONS, Reading, readings
from site_builder.values.text import bit_rows, squares
from tests import reference
from tests.helpers.sources import ROOT

CASES = json.loads((ROOT / "tests" / "notations.json").read_text(encoding="utf-8"))["cases"]
BOARDS = st.integers(4, 8).flatmap(lambda n: st.sampled_from(reference.all_solutions(n)))


def as_json(reading: Reading) -> dict[str, Any]:
    """As the table has it."""
    return {
        "notation": reading.notation,
        "n": reading.n,
        "columns": [*reading.columns],
        "forbidden": [[*square] for square in reading.forbidden],
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['text']}, {case.get('n')}")
def test_readings_equal_those_of_the_table(case: dict[str, Any]) -> None:
    text, n = case["text"], case.get("n")
    if "error" in case:
        with pytest.raises(UserError) as refusal:
            readings(text, n)
        assert str(refusal.value) == case["error"]
    else:
        assert [as_json(reading) for reading in readings(text, n)] == case["readings"]


def test_the_table_has_every_notation_in_its_order() -> None:
    names = [[r["notation"] for r in case.get("readings", ())] for case in CASES]
    assert {notation for notations in names for notation in notations} == set(NOTATIONS)
    for notations in names:
        assert notations == sorted(notations, key=[*NOTATIONS].index)


def written(board: tuple[int, ...]) -> dict[str, str]:
    """A board in every notation but the label, which names its representative."""
    n, bits = len(board), bit_rows(board)
    return {
        "columns_from_0": " ".join(map(str, board)),
        "columns_from_1": ", ".join(str(column + 1) for column in board),
        "squares": " ".join(squares(board)),
        "fen": "/".join(f"{column or ''}Q{n - 1 - column or ''}" for column in board),
        "rows": json.dumps([("." * column + "Q").ljust(n, ".") for column in board]),
        "bits_in_binary": "\n".join(row.bits for row in bits),
        "bits_in_decimal": str([row.value for row in bits]),
    }


@given(BOARDS)
def test_board_survives_a_round_trip_through_every_notation(board: tuple[int, ...]) -> None:
    texts = written(board)
    assert [*texts] == [*NOTATIONS][1:]
    for notation, text in texts.items():
        for n in (None, len(board)):
            assert readings(text, n) == (Reading(notation, board),)


@given(st.text(st.sampled_from("0123456789 .,qQx/\n[]\"'ab-"), max_size=40), st.integers(0, 33))
def test_any_text_is_read_or_refused(text: str, n: int) -> None:
    results: tuple[Reading, ...] = ()
    with suppress(UserError):
        results = readings(text, n or None)
    for reading in results:
        assert 1 <= reading.n <= 32
        assert len(set(reading.forbidden)) == len(reading.forbidden)
        assert len({column for _, column in reading.queens}) == len(reading.queens)


def test_reading_has_its_queens() -> None:
    (partial,) = readings("b4 d5")
    assert partial.queens == ((3, 3), (4, 1))
    assert not partial.is_whole
    assert all(reading.is_whole for reading in readings("04752613"))
