"""What large counts take, as tables."""

from __future__ import annotations

from dataclasses import replace

from site_builder.plans.tables import plans_table, scientific, shares_table, summaries_table
from tests.helpers.plans import PLANS, summary


def test_each_time_says_whether_it_was_measured() -> None:
    table = plans_table(PLANS)
    rows = {row[0].text: row for row in table.cells}
    assert [*rows] == ["20", "21", "24", "28"]
    _, depth_first, joined, hours, memory, here, many = rows["20"]
    assert (depth_first.text, depth_first.under) == ("2.0 hours", "measured")
    assert (joined.text, joined.under) == ("60 minutes", "measured")
    assert (hours.text, memory.text) == ("1.0", "57 MB")
    assert (here.text, many.text) == ("30 minutes", "4.1 seconds")
    assert rows["21"][1].under == "estimated, ± 5 %"
    assert rows["21"][2].under == "estimated, ± 10 %"
    assert rows["28"][2].text == "\u2013"  # the join does not go so far
    assert rows["28"][5].text == "110 years"


def test_cores_that_prepare_for_an_unknown_time_show_none() -> None:
    unknown = replace(PLANS[0].quickest, preparing_seconds=0.0)
    (row,) = plans_table([replace(PLANS[0], searches=(unknown,))]).cells
    assert (row[5].text, row[6].text) == ("30 minutes", "\u2013")


def test_plans_of_several_machines_are_each_of_its_own() -> None:
    headings = [column.heading for column in plans_table(PLANS).columns]
    assert headings[5:] == ["on 2 cores", "on 1,000 cores"]
    plans = (replace(PLANS[0], cores=64), *PLANS[1:])
    assert plans_table(plans).columns[5].heading == "on its machine"


def test_shares_agree_with_the_published_totals() -> None:
    rows = shares_table(PLANS).cells
    assert [row[0].text for row in rows] == ["21", "21", "24", "24", "28"]  # not what was measured
    assert [cell.text for cell in rows[0][4:]] == [scientific(3.15e11), "+1.0 %"]
    assert [cell.text for cell in rows[-1][4:]] == ["open", "\u2013"]


def test_full_count_is_shown_with_its_checksum() -> None:
    (row,) = summaries_table([summary(21)]).cells
    assert [cell.text for cell in row] == [
        *("21", "quadrant join", "9,718", "314,666,222,712", "39,333,324,973", "22 minutes"),
        *("Abacus, avx512", "2026-11-23", "cdefabcdefab"),
    ]
