"""Words of the command line become values, or one line that says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.cli import parameters
from site_builder.cli.building import read_site_option
from site_builder.cli.measuring import thread_counts
from site_builder.cli.parameters import SomeOf
from site_builder.timings.tasks import MEASURABLE_METHODS
from site_builder.values.errors import UserError
from tests.helpers.command_line import Capture, complaint


def test_sizes_are_read() -> None:
    assert [parameters.countable_size(word) for word in ("1", "08", "28")] == [1, 8, 28]
    assert parameters.listable_size("27") == 27


def test_sizes_that_can_be_measured_have_known_counts() -> None:
    assert parameters.sizes("26-27") == (26, 27)


@pytest.mark.parametrize("word", ["", "-", "4-", "-4", "9-5", "0-4", "27-28", "4-x", "9" * 5000])
def test_bad_ranges_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^n must be a number or a range within 1-27, .*, got "):
        parameters.sizes(word)


def test_several_words_have_commas_between_them() -> None:
    methods = SomeOf("method", MEASURABLE_METHODS)
    assert methods.convert("mirror,engine,mirror", None, None) == ("mirror", "engine")
    assert methods.convert("all", None, None) == MEASURABLE_METHODS
    assert thread_counts("1,1") == (1, 1)


@pytest.mark.parametrize("word", ["", "bitmap,", "all,bitmap", "Count", "count recursive"])
def test_unknown_words_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^method must be one of .*, got "):
        SomeOf("method", MEASURABLE_METHODS).convert(word, None, None)


def test_numbers_are_read() -> None:
    assert parameters.thread_count("1024") == 1024
    read = parameters.seconds("--seconds")
    assert [read(word) for word in ("0.5", ".5", "5e-1", "1e0")] == [0.5] * 3 + [1.0]


@pytest.mark.parametrize("word", ["", "x", "0", "33", "-4", "4.5", "1_2", "٣", "1e1", " 8"])
def test_bad_sizes_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^n must be a whole number from 1 to 28, got"):
        parameters.countable_size(word)


@pytest.mark.parametrize(
    "word", ["nan", "inf", "0", "-1", "", "2 s", "+2", "1_0", "٢", "2 ", "1e-999", "."]
)
def test_bad_durations_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^--seconds must be a number of seconds above 0, got"):
        parameters.seconds("--seconds")(word)


@pytest.mark.parametrize("word", ["", "0", "1025", "+2", "1_0", "٢", "2 ", "9" * 5000])
def test_bad_thread_counts_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^--threads must be a whole number from 1 to 1024, got "):
        parameters.thread_count(word)


@pytest.mark.parametrize("word", ["", "+2", "1_0", "٢", "2 ", "x", "9" * 5000])
def test_bad_board_counts_are_refused(word: str) -> None:
    with pytest.raises(
        UserError, match=r"^--boards-per-page must be a whole number from 1 to 1000"
    ):
        read_site_option("boards_per_page", word)


def test_site_options_are_read() -> None:
    assert read_site_option("solution_pages", "12") == 12
    assert read_site_option("long_galleries", "none") == range(0)


def test_folders_may_be_named_by_numbers() -> None:
    assert read_site_option("timings", "8") == Path("8")
    assert read_site_option("folder", "8") == "8"


@pytest.mark.parametrize("word", ["", "a\0b"])
def test_bad_file_names_are_refused(word: str) -> None:
    with pytest.raises(UserError, match=r"^a file or a folder must have a name, got '"):
        parameters.file_path(word)


@pytest.mark.parametrize(
    "line",
    ["new -", "export -", "build --docs -", "bench --report --output -", "count 15 --resume -"],
)
def test_a_dash_is_refused_where_no_stream_is_taken(
    line: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint(capsys, *line.split()).endswith(", got -: type ./- if that is its name")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    "line",
    [
        "count --threads= 8",
        "list 8 --format=",
        "plan 16 --seconds=",
        "plan 16 --error=",
        "count 8 --verify=",
        "count 8 --cluster=",
        "bench --n=",
    ],
)
def test_an_empty_value_is_shown(line: str, capsys: Capture) -> None:
    assert complaint(capsys, *line.split()).endswith(", got ''")
