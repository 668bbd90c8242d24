"""Words of the command line become values, or one line that says why not."""

from __future__ import annotations

import pytest

from site_builder import arguments
from site_builder.errors import UserError


def test_sizes() -> None:
    assert [arguments.board_size(word) for word in ("1", "08", "32")] == [1, 8, 32]
    assert arguments.board_sizes("31-32") == (31, 32)


def test_every_method_has_one_key() -> None:
    assert len(arguments.METHOD_KEYS) == 9
    assert arguments.method_keys("mirror,bitmap") == ("mirror", "bitmap")


def test_numbers() -> None:
    assert arguments.positive_integer("12") == 12
    assert arguments.seconds("0.5") == 0.5


@pytest.mark.parametrize("word", ["", "x", "0", "33", "-4", "4.5", "1_2", "٣", "1e1", " 8"])
def test_what_is_no_size(word: str) -> None:
    with pytest.raises(UserError, match=r"^n must be an integer between 1 and 32, got"):
        arguments.board_size(word)


@pytest.mark.parametrize("word", ["nan", "inf", "0", "-1", "", "2 s"])
def test_what_is_no_duration(word: str) -> None:
    with pytest.raises(UserError, match=r"^a time limit must be a number of seconds above 0, got"):
        arguments.seconds(word)
