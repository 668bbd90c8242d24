"""How many checks three programs make, against a plain search and the programs themselves."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cy_core import count
from site_builder.figures.learn.faster import (
    PROGRAMS,
    SIZES,
    check_counts,
    checked_square,
    checks_table,
    search_times,
)
from site_builder.figures.learn.search import METHOD, squares_tried
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from tests import reference
from tests.helpers.blocks import shown
from tests.helpers.records import two_records
from tests.helpers.sources import ROOT
from tests.helpers.tables import texts

PAGE = (ROOT / "content" / "learn" / "faster.md").read_text(encoding="utf-8")
RECORDS = ROOT / "records"
WHOLE, _ = two_records()
KEYS = ("backtracking", "placement_flags", "list_based", "bitmap")


class CountingList(list[Any]):
    """Flags that count how often one is looked up."""

    lookups = 0

    def __getitem__(self, index: Any) -> Any:
        CountingList.lookups += 1
        return super().__getitem__(index)


def program(name: str, n: int, **names: object) -> dict[str, Any]:
    """What a program to copy has defined when it has run for another board."""
    text = (ROOT / "content" / "programs" / name).read_text(encoding="utf-8")
    defined: dict[str, Any] = {"print": lambda *shown: None, **names}
    exec(re.sub(r"\bN = \d+", f"N = {n}", text), defined)
    return defined


def comparisons(name: str, n: int) -> int:
    """How many queens a program compares squares with: it takes a distance of each."""
    distances = list[int]()

    def counting_abs(number: int) -> int:
        distances.append(number)
        return abs(number)

    program(name, n, abs=counting_abs)
    return len(distances)


def lookups(n: int) -> int:
    """How many flags the program with flags looks up."""
    defined = program("placement-flags.py", n)
    for name in ("taken", "rising", "falling"):
        defined[name] = CountingList(defined[name])
    CountingList.lookups = 0
    defined["place"](0)
    return CountingList.lookups


@pytest.mark.parametrize("n", SIZES)
def test_totals_are_those_of_a_plain_search_and_of_the_programs_of_the_page(n: int) -> None:
    counted = check_counts(n)
    compared, on_diagonals = (comparisons(name, n) for name in ("backtracking.py", "list-based.py"))
    assert counted.totals == (compared, lookups(n), on_diagonals) == reference.check_counts(n)
    assert counted.squares == squares_tried(n)


def test_table_has_the_totals_and_the_questions_for_each_square(tmp_path: Path) -> None:
    shown = checks_table(range(4, 6), SiteConfig(records=tmp_path))
    assert texts(shown) == [
        ["Backtracking", "84", "405"],
        ["Placement flags", "115", "393"],
        ["List based", "36", "178"],
    ]
    assert [cell.under for cell in shown.cells[1]] == ["", "1.9", "1.8"]


def test_table_has_times_against_the_bitmap_where_they_are_measured() -> None:
    shown = checks_table(range(8, 9), SiteConfig(records=RECORDS))
    flags, bitmap = shown.cells[1][-1], shown.cells[3][-1]
    assert bitmap.under == "1.0\N{MULTIPLICATION SIGN}"
    assert isinstance(flags.value, float)
    assert isinstance(bitmap.value, float)
    ratio = float(flags.under.removesuffix("\N{MULTIPLICATION SIGN}"))
    assert ratio == pytest.approx(flags.value / bitmap.value, rel=0.05)
    assert shown.cells[3][1].text == "\N{EN DASH}"


def test_times_are_those_of_the_largest_n_that_all_have() -> None:
    cells = [cell for cell in WHOLE.cells if cell.subject.method in KEYS]
    times = search_times([WHOLE], KEYS)
    assert times
    for key in KEYS:
        (best,) = (
            c.best for c in cells if c.subject == Subject(key, "recursive") and c.n == times.n
        )
        assert times.seconds[key] == best
    without = replace(WHOLE, cells=tuple(c for c in cells if c.subject.method != "bitmap"))
    assert search_times([without], KEYS) is None
    assert search_times([without, WHOLE], KEYS) == times


def test_counts_in_the_text_are_right() -> None:
    nodes = count(8, method=METHOD).nodes or 0
    lookups_and_writes = f"makes {check_counts(8).totals[1]:,} lookups, and the {nodes:,} queens"
    assert lookups_and_writes in PAGE
    assert f"write {6 * nodes:,} flags" in PAGE
    assert f"2N − 1 diagonals: {2 * 8 - 1} for N = 8" in PAGE  # noqa: RUF001


def test_the_text_compares_the_programs_rightly() -> None:
    asked = [check_counts(n) for n in SIZES]
    backtracking, flags, listed = zip(*(each.totals for each in asked), strict=True)
    assert flags[0] > backtracking[0]
    assert all(flags[1:][i] < backtracking[1:][i] for i in range(len(flags) - 1))
    assert all(listed[i] < min(backtracking[i], flags[i]) for i in range(len(asked)))
    shares = [[total / each.squares for total in each.totals] for each in asked]
    assert sorted(shares, key=lambda share: share[0]) == shares
    assert sorted(shares, key=lambda share: -share[1]) == shares
    times = search_times(load_records(RECORDS / "timings"), KEYS)
    assert times
    assert 0.8 < times.seconds["list_based"] / times.seconds["placement_flags"] < 1.25


LINKS = re.findall(r'data-qa-check="([^"]+?)(?: (queens|flags|list))?"', PAGE)
PREDICTIONS = re.findall(r"^6 .*$", PAGE, re.MULTILINE)


def counts(line: str) -> tuple[int, ...]:
    """How many checks each program makes for a square."""
    return tuple(map(len, checked_square(line).checks.values()))


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("8 a8 c7 e6 f5", ["a8 c7 e6", "taken[5] rising[8] falling[5]", "e6"]),
        ("8 a8 c7 e6 c5", ["a8 c7", "taken[2]", ""]),
        ("8 a8 c7 e6 b5", ["a8 c7 e6", "taken[1] rising[4] falling[9]", "e6 c7 a8"]),
        ("4 a4", ["", "taken[0] rising[0] falling[3]", ""]),
    ],
)
def test_programs_check_in_their_order_up_to_the_first_attack(line: str, names: list[str]) -> None:
    checks = checked_square(line).checks.values()
    assert [" ".join(check.name for check in each) for each in checks] == names
    assert not any(check.is_hit for each in checks for check in each[:-1])


def test_page_without_script_has_picture_questions_and_totals() -> None:
    html = shown("attack-checks", "4 b4 c3")
    assert "Is c3 attacked?" in html
    for title, total in zip(PROGRAMS, (84, 115, 36), strict=True):
        assert re.search(rf">{title}</th>.*>{total}</td></tr>", html)


def test_predictions_without_script_have_answers_that_differ() -> None:
    html = shown("attack-check-predictions", *PREDICTIONS)
    assert html.count("How many questions") == len({counts(line) for line in PREDICTIONS}) == 3
    for line in PREDICTIONS:
        cells = ".*".join(f">{number}<" for number in counts(line))
        assert re.search(f">{checked_square(line).name}</th>.*{cells}", html)


def test_links_of_the_text_show_as_many_questions_as_it_says() -> None:
    assert LINKS
    assert all(checked_square(line).line == line for line, _ in LINKS)
    texts = dict(re.findall(r'\[([^\]]+)\]\(#ask-faster\)\{ data-qa-check="([^"]+) \w+" \}', PAGE))
    assert counts(texts["about b4 it asks three queens"])[0] == 3
    assert counts(texts["a square in a taken column"])[2] == 0
    assert counts(texts["even below seven queens"])[:2] == (7, 3)
    free = checked_square(texts["backtracking asks every queen"])
    assert not any(check.is_hit for checks in free.checks.values() for check in checks)
