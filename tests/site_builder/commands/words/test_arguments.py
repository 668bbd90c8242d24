"""Words of the command line become values, or one line that says why not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from site_builder.commands.words import arguments
from site_builder.values.errors import UserError


def test_sizes() -> None:
    assert [arguments.countable_size(word) for word in ("1", "08", "28")] == [1, 8, 28]
    assert arguments.listed_size("27") == 27


def test_sizes_that_can_be_measured_have_known_counts() -> None:
    assert arguments.measured_sizes("26-27") == (26, 27)
    with pytest.raises(UserError, match=r"^n must be an integer between 1 and 27, got 28$"):
        arguments.measured_sizes("27-28")


def test_several_words_have_commas_between_them() -> None:
    assert arguments.measured_methods("mirror,engine") == ("mirror", "engine")
    assert arguments.measured_methods("all")[9:] == (
        *("engine", "list", "bits", "iterative", "cells", "fewest"),
    )
    assert arguments.forms("iterative") == ("iterative",)
    assert arguments.backends("avx2,portable") == ("avx2", "portable")
    assert arguments.tasks("count,sudoku") == ("count", "sudoku")
    assert arguments.thread_counts("1,1") == (1, 1)


@pytest.mark.parametrize("read", [arguments.measured_methods, arguments.forms, arguments.tasks])
@pytest.mark.parametrize("word", ["", "bitmap,", "all,bitmap", "Count", "count recursive"])
def test_what_is_none_of_the_words(read: Callable[[str], object], word: str) -> None:
    with pytest.raises(UserError, match=r"^(method|form|task) must be one of .*, got "):
        read(word)


def test_numbers() -> None:
    assert arguments.thread_count("1024") == 1024
    assert arguments.site_option("solution_pages")("12") == 12
    assert arguments.site_option("long_galleries")("none") == range(0)
    assert arguments.sample_count("1000") == 1000
    assert [arguments.seconds(word) for word in ("0.5", ".5", "5e-1", "1e0")] == [0.5] * 3 + [1.0]


@pytest.mark.parametrize("word", ["", "x", "0", "33", "-4", "4.5", "1_2", "٣", "1e1", " 8"])
def test_what_is_no_size(word: str) -> None:
    with pytest.raises(UserError, match=r"^n must be an integer between 1 and 28, got"):
        arguments.countable_size(word)


@pytest.mark.parametrize(
    "word", ["nan", "inf", "0", "-1", "", "2 s", "+2", "1_0", "٢", "2 ", "1e-999", "."]
)
def test_what_is_no_duration(word: str) -> None:
    with pytest.raises(UserError, match=r"^a time limit must be a number of seconds above 0, got"):
        arguments.seconds(word)


@pytest.mark.parametrize("word", ["", "0", "1025", "+2", "1_0", "٢", "2 ", "9" * 5000])
def test_what_is_no_number_of_threads(word: str) -> None:
    with pytest.raises(UserError, match=r"^threads must be between 1 and 1024, got "):
        arguments.thread_count(word)


@pytest.mark.parametrize("word", ["", "+2", "1_0", "٢", "2 ", "x", "9" * 5000])
def test_what_is_no_number_of_boards(word: str) -> None:
    with pytest.raises(UserError, match=r"^boards_per_page must be a whole number from 1 to 1000"):
        arguments.site_option("boards_per_page")(word)


def test_folders_may_be_named_by_numbers() -> None:
    assert arguments.site_option("timings")("8") == Path("8")
    assert arguments.site_option("folder")("8") == "8"


@pytest.mark.parametrize("word", ["", "a\0b"])
def test_what_is_no_name_of_a_file(word: str) -> None:
    with pytest.raises(UserError, match=r"^a file or a folder must have a name, got '"):
        arguments.file_name(word)
