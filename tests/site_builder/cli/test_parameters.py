"""Words of the command line become values, or one line that says why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from site_builder.cli import parameters
from site_builder.cli.building import read_site_option
from site_builder.cli.measuring import thread_counts
from site_builder.cli.parameters import SomeOf
from site_builder.timings.tasks import MEASURABLE_METHODS
from site_builder.values.errors import UserError

NO_NUMBERS = ("", "x", "0", "-4", "4.5", "+2", "1_0", "٣", "1e1", " 8", "9" * 5000)
METHODS = SomeOf("method", MEASURABLE_METHODS)
REFUSED: dict[str, tuple[Callable[[str], object], Sequence[str]]] = {
    "n must be a whole number from 1 to 28": (parameters.countable_size, (*NO_NUMBERS, "29")),
    "--threads must be a whole number from 1 to 1024": (
        parameters.thread_count,
        (*NO_NUMBERS, "1025"),
    ),
    "--boards-per-page must be a whole number from 1 to 1000": (
        partial(read_site_option, "boards_per_page"),
        NO_NUMBERS,
    ),
    "n must be a number or a range within 1-27": (
        parameters.sizes,
        ("", "-", "4-", "-4", "9-5", "0-4", "27-28", "4-x", "9" * 5000),
    ),
    "--seconds must be a number of seconds above 0": (
        parameters.seconds("--seconds"),
        ("nan", "inf", "0", "-1", "", "2 s", "+2", "1_0", "٢", "2 ", "1e-999", "."),
    ),
    "method must be one of ": (
        lambda word: METHODS.convert(word, None, None),
        ("", "bitmap,", "all,bitmap", "Count", "count recursive"),
    ),
    "a file or a folder must have a name": (parameters.file_path, ("", "a\0b", "-")),
}


@pytest.mark.parametrize("rule", REFUSED)
def test_other_words_are_refused(rule: str) -> None:
    read, words = REFUSED[rule]
    for word in words:
        with pytest.raises(UserError, match=f"^{re.escape(rule)}.*, got "):
            read(word)


def test_numbers_and_ranges_are_read() -> None:
    assert [parameters.countable_size(word) for word in ("1", "08", "28")] == [1, 8, 28]
    assert parameters.listable_size("27") == 27
    assert parameters.thread_count("1024") == 1024
    assert parameters.sizes("26-27") == (26, 27)
    read = parameters.seconds("--seconds")
    assert [read(word) for word in ("0.5", ".5", "5e-1", "1e0")] == [0.5] * 3 + [1.0]


def test_several_words_have_commas_between_them() -> None:
    assert METHODS.convert("mirror,engine,mirror", None, None) == ("mirror", "engine")
    assert METHODS.convert("all", None, None) == MEASURABLE_METHODS
    assert thread_counts("1,1") == (1, 1)


def test_site_options_are_read() -> None:
    assert read_site_option("solution_pages", "12") == 12
    assert read_site_option("long_galleries", "none") == range(0)
    assert read_site_option("records", "8") == Path("8")
    assert read_site_option("folder", "8") == "8"
