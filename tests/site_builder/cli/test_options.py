"""Words of the command line become values, or one line that says why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import click
import pytest

from site_builder.cli import options
from site_builder.cli.measuring import thread_counts
from site_builder.cli.options import SomeOf
from site_builder.cli.sites import read_site_option
from site_builder.timings.tasks import MEASURABLE_METHODS
from site_builder.values.errors import UserError

METHODS = SomeOf(MEASURABLE_METHODS)
REFUSED: dict[str, tuple[Callable[[str], object], Sequence[str]]] = {
    "a whole number": (
        lambda word: read_site_option("boards_per_page", word),
        ("", "x", "0", "-4", "4.5", "1_0", "9" * 5000),
    ),
    "a range": (options.sizes, ("", "-", "4-", "-4", "9-5", "0-4", "27-28", "9" * 5000)),
    "seconds": (options.seconds, ("nan", "inf", "0", "-1", "", "2 s", "1e-999", ".")),
    "methods": (METHODS, ("", "bitmap,", "all,bitmap", "Count", "count recursive")),
    "a file": (options.file_path, ("", "a\0b", "-")),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_other_words_are_refused(kind: str) -> None:
    read, words = REFUSED[kind]
    for word in words:
        with pytest.raises((UserError, click.UsageError)):
            read(word)


def test_several_words_have_commas_between_them() -> None:
    assert METHODS("mirror,engine,mirror") == ("mirror", "engine")
    assert METHODS("all") == MEASURABLE_METHODS
    assert thread_counts("1,1") == (1, 1)


def test_site_options_are_read() -> None:
    assert read_site_option("solution_pages", "12") == 12
    assert read_site_option("long_galleries", "none") == range(0)
    assert read_site_option("records", "8") == Path("8")
    assert read_site_option("folder", "8") == "8"
