"""Options: what is allowed, and what is said of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

import pytest

from cy_core import format_value
from site_builder.values.config import SiteConfig, default_of, read_option
from site_builder.values.errors import UserError

NO_RANGES = ("0-3", "6-4", "x", "1-2-3", "-4", "4-", "٤", "+2", "1_0", "2 ", "2\n", True, "")
NO_FOLDERS = (
    *("", "/", "/boards", "boards/", "a//b", ".", "..", "../a", "a/../b", "a b", "Boards"),
    *("a\\b", "a.b", "a\n", "\u0430", "a" * 101, 8, None, True),
)
TOO_LONG = 16**9999  # YAML reads a hexadecimal number of any length, which Python does not write


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("galleries", "8", range(8, 9)),
        ("galleries", 8, range(8, 9)),
        ("galleries", "4-6", range(4, 7)),
        ("galleries", "1 - 14", range(1, 15)),
        ("long_galleries", "13", range(13, 14)),
        ("long_galleries", 18, range(18, 19)),
        ("long_galleries", "none", range(0)),
        ("records", "measured/here", Path("measured/here")),
        *(("folder", name, name) for name in ("club/boards", "n-queens", "n_queens/8", "a" * 100)),
    ],
)
def test_options_are_read(name: str, word: object, value: object) -> None:
    assert read_option(name, word) == value


def test_every_default_can_be_read_as_an_option() -> None:
    config = SiteConfig()
    for field in fields(config):
        assert read_option(field.name, default_of(field.name)) == getattr(config, field.name)


@pytest.mark.parametrize(
    ("name", "rule", "values"),
    [
        (
            "galleries",
            "must be a range within 1 to 14 such as 1-12, or none",
            ("1-40", *NO_RANGES, TOO_LONG),
        ),
        (
            "long_galleries",
            "must be a range within 13 to 18 such as 13-16, or none",
            ("12", "12-14", "13-19", "16-14", "None", None, False, 0, *NO_RANGES),
        ),
        ("solution_pages", "must be a whole number from 0 to 12", (13, "8", True, TOO_LONG)),
        ("boards_per_page", "must be a whole number from 1 to 1000", (0, TOO_LONG)),
        ("coordinates", "must be true or false", ("maybe", "yes\n\x1b[31m")),
        ("records", "must be the name of a folder", (3, "", "a\0b", TOO_LONG)),
        ("folder", "must be lower-case words such as club/boards, up to 100 letters", NO_FOLDERS),
    ],
)
def test_wrong_value_is_refused_in_one_line(name: str, rule: str, values: Sequence[object]) -> None:
    for value in values:
        with pytest.raises(UserError) as refused:
            read_option(name, value)
        assert str(refused.value) == f"{name} {rule}, got {format_value(value)}"
