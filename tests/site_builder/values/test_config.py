"""Options: what is allowed, and what is said of the rest."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from cy_core import format_value
from site_builder.values.config import SiteConfig, default_of, read_option
from site_builder.values.errors import UserError


def test_the_defaults_are_those_of_the_site() -> None:
    config = SiteConfig()
    assert config.galleries == range(1, 13)
    assert config.long_galleries == range(13, 19)
    assert (config.solution_pages, config.boards_per_page, config.coordinates) == (10, 100, False)
    assert config.cards is True


@pytest.mark.parametrize(
    ("text", "sizes"),
    [("8", range(8, 9)), (8, range(8, 9)), ("4-6", range(4, 7)), ("1 - 14", range(1, 15))],
)
def test_galleries_are_one_n_or_a_range(text: str | int, sizes: range) -> None:
    assert read_option("galleries", text) == sizes


@pytest.mark.parametrize(
    ("text", "sizes"),
    [("13", range(13, 14)), (18, range(18, 19)), ("14-16", range(14, 17)), ("none", range(0))],
)
def test_long_galleries_are_one_n_or_a_range_or_none(text: str | int, sizes: range) -> None:
    assert read_option("long_galleries", text) == sizes


@pytest.mark.parametrize("text", ["12", "12-14", "13-19", "16-14", "", "None", None, False, 0])
def test_other_long_galleries_are_refused(text: object) -> None:
    rule = "long_galleries must be a range within 13 to 18 such as 13-16, or none, got "
    with pytest.raises(UserError, match="^" + re.escape(f"{rule}{format_value(text)}") + "$"):
        read_option("long_galleries", text)


BAD_GALLERIES = [
    "1-40",
    "0-3",
    "6-4",
    "x",
    "1-2-3",
    "-4",
    "4-",
    "٤",
    "+2",
    "1_0",
    "2 ",
    "2\n",
    True,
]


@pytest.mark.parametrize("text", BAD_GALLERIES)
def test_other_galleries_are_refused(text: str | int) -> None:
    rule = "galleries must be a range within 1 to 14 such as 1-12, or none, got "
    with pytest.raises(UserError, match="^" + re.escape(f"{rule}{format_value(text)}") + "$"):
        read_option("galleries", text)


FOLDER = "folder must be lower-case words such as club/boards, up to 100 letters"
WRONG_FOLDERS = [
    *("", "/", "/boards", "boards/", "a//b", ".", "..", "../a", "a/../b", "a b", "Boards"),
    *("a\\b", "a.b", "a\n", "\u0430", "a" * 101, 8, None, True),
]


@pytest.mark.parametrize("folder", ["boards", "club/boards", "n-queens", "n_queens/8", "a" * 100])
def test_the_galleries_may_be_in_any_folder_of_lower_case_words(folder: str) -> None:
    assert read_option("folder", folder) == folder


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("solution_pages", 13, "solution_pages must be a whole number from 0 to 12, got 13"),
        ("solution_pages", "8", "solution_pages must be a whole number from 0 to 12, got 8"),
        ("solution_pages", True, "solution_pages must be a whole number from 0 to 12, got True"),
        ("boards_per_page", 0, "boards_per_page must be a whole number from 1 to 1000, got 0"),
        ("coordinates", "maybe", "coordinates must be true or false, got maybe"),
        ("galleries", "", "galleries must be a range within 1 to 14 such as 1-12, or none, got ''"),
        ("timings", 3, "timings must be the name of a folder, got 3"),
        ("timings", "", "timings must be the name of a folder, got ''"),
        ("timings", "a\0b", r"timings must be the name of a folder, got 'a\x00b'"),
        *(("folder", value, f"{FOLDER}, got {format_value(value)}") for value in WRONG_FOLDERS),
    ],
)
def test_wrong_value_is_refused_in_one_line(name: str, value: object, message: str) -> None:
    with pytest.raises(UserError, match=f"^{re.escape(message)}$"):
        read_option(name, value)


def test_timings_option_is_a_path() -> None:
    assert read_option("timings", "measured/here") == Path("measured/here")


def test_every_default_can_be_read_as_an_option() -> None:
    config = SiteConfig()
    for field in fields(config):
        assert read_option(field.name, default_of(field.name)) == getattr(config, field.name)


def test_a_number_that_python_does_not_write_is_refused_too() -> None:
    """YAML reads a hexadecimal one of any length."""
    for name in ("galleries", "solution_pages", "boards_per_page", "timings"):
        with pytest.raises(UserError, match=rf"^{name} must be .*, got a value too long to show"):
            read_option(name, 16**9999)
