"""Plans and summaries of a site: what stands in a file that may be damaged."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from cy_core import BACKENDS, DEPTH_FIRST, ENGINE
from site_builder.plans.plan import plan_text, read_plan
from site_builder.plans.records import site_plans, site_summaries
from site_builder.plans.summary import read_summary, summary_text
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.plans import PLANS, site_with, summary
from tests.helpers.sources import ROOT

UNWRITABLE = "\ud800"  # half a letter, which JSON can hold and UTF-8 cannot


def damaged(data: Any) -> Iterator[Any]:
    """The data with such a letter in place of each value and of each key."""
    yield UNWRITABLE
    for index, value in enumerate(data) if isinstance(data, list) else ():
        yield from ([*data[:index], other, *data[index + 1 :]] for other in damaged(value))
    for key, value in data.items() if isinstance(data, dict) else ():
        yield {UNWRITABLE if name == key else name: data[name] for name in data}
        yield from (data | {key: other} for other in damaged(value))


@pytest.mark.parametrize(
    ("read", "text"), [(read_plan, plan_text(PLANS[0])), (read_summary, summary_text(summary(21)))]
)
def test_unprintable_letters_are_refused(read: Callable[[str, bytes], Any], text: str) -> None:
    refused = 0
    for other in damaged(json.loads(text)):
        try:
            record = read("a.json", json.dumps(other).encode())
        except UserError:
            refused += 1
        else:
            json.dumps(asdict(record), ensure_ascii=False).encode()
    assert refused > 20


def test_plan_may_have_any_file_name_but_only_one_file(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS[:1], [])
    first = tmp_path / "plans" / "20.json"
    other = first.rename(first.with_name("21.json"))
    assert [plan.n for plan in site_plans(config)] == [20]
    first.write_bytes(other.read_bytes())
    message = f"{other}: N = 20 stands in {first} as well: move one of them away"
    with pytest.raises(UserError, match=re.escape(message)):
        site_plans(config)


def test_a_ledger_has_one_summary(tmp_path: Path) -> None:
    config = site_with(tmp_path, [], [summary(21)])
    first = tmp_path / "ledgers" / "21.json"
    other = first.with_name("22.json")
    other.write_text(summary_text(replace(summary(21), checksum="ab" * 32)))
    assert [entry.n for entry in site_summaries(config)] == [21, 21]
    other.write_bytes(first.read_bytes())
    message = f"{other}: N = 21 stands in {first} as well: move one of them away"
    with pytest.raises(UserError, match=re.escape(message)):
        site_summaries(config)


def test_a_count_in_full_has_one_time(tmp_path: Path) -> None:
    counted = replace(summary(21), seconds=1234.0)
    (plan,) = site_plans(site_with(tmp_path, PLANS[1:2], [counted]))
    depth_first, join = plan.searches
    assert depth_first == PLANS[1].searches[0]
    assert (join.core_seconds, join.is_whole) == (1234.0, True)
    elsewhere = replace(counted, processors=("Sundial",))
    (tmp_path / "ledgers" / "21.json").write_text(summary_text(elsewhere))
    assert site_plans(SiteConfig(timings=tmp_path)) == PLANS[1:2]


def test_the_times_of_our_own_records_agree() -> None:
    """Plans, ledgers and timing records of the same count stand on the same pages."""
    config = SiteConfig(timings=ROOT / "timings")
    seconds = defaultdict[tuple[int, str, str], list[float]](list)
    for path in (ROOT / "timings" / "plans").glob("*.json"):
        plan = read_plan(str(path), path.read_bytes())
        for planned in plan.searches:
            seconds[plan.n, planned.search, planned.backend].append(planned.core_seconds)
    for count in site_summaries(config):
        assert count.search
        seconds[count.n, count.search, count.backends[0]].append(count.seconds)
    for record in site_records(config):
        for backend in BACKENDS:
            for timing in record.of(Subject(ENGINE, backend=backend)):
                search = timing.search or DEPTH_FIRST
                seconds[timing.n, search, backend].append(timing.best or 0)
    shared = {key: times for key, times in seconds.items() if len(times) > 1}
    assert {n for n, _, _ in shared} >= {18, 21, 22}
    assert {key: times for key, times in shared.items() if max(times) > 1.5 * min(times)} == {}
