"""Timing records, altered at random: each is refused in one line, or sound, and then all shows."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from site_builder.bench.report import report
from site_builder.timings.record_files import check_files, load_record
from site_builder.timings.record_format import format_record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset
from tests.helpers.blocks import drawn_page
from tests.helpers.odd import ODD, UNPRINTABLE, is_clean
from tests.helpers.records import two_records
from tests.helpers.sources import ROOT

REAL = ROOT / "timings" / "amd-epyc-2-cores.json"
RECORDS = (*map(format_record, two_records()), REAL.read_text(encoding="utf-8"))
NAMES = (*("a",) * 8, "a-b-2-cores", "a b", "-", "\u00e4", "=1+1", "<qa-evil>", ".a")
EVIL = "<qa-evil>"
VALUES = (
    *(None, True, 0, 1, -1, 8, 99, 2**63, 2**64, 10**400, -0.0, 0.5, 1e-320, 1e308),
    *(float("nan"), float("inf"), [], {}, [[]], [0.1, 0.2], {"n": 8}, EVIL, "=1+1", "@x", "+1"),
)
RAW = (b"", b"\0", b"\xff\xfe", b"\xed\xa0\x80", b",", b"{", b'"', b"1e400", b"1" * 5000, b"01")
BLOCKS = (
    *("table timings mirror", "table timings engine", "table forms", "table matrix recursive"),
    *("table lists", "table rates", "table rates 8", "table engine", "table threads"),
    *("table listing", "table machines", "table spread", "table comparison 8"),
    *("chart timings recursive", "chart timings engine", "chart timings listing", "chart nodes"),
    *("chart growth recursive", "chart speed-up recursive", "chart speed-up iterative 8"),
)


@st.composite
def altered(draw: st.DrawFn) -> bytes:
    """A record with other values, keys or bytes."""
    data = json.loads(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.sampled_from((0, 1, 1, 1, 2)))):
        holder = data
        while (inner := [*filter(bool, inner_ones(holder))]) and draw(st.integers(0, 3)):
            holder = draw(st.sampled_from(inner))
        keys = [*holder] if isinstance(holder, dict) else [*range(len(holder))]
        key, value = (
            draw(st.sampled_from(keys)),
            draw(st.sampled_from(draw(st.sampled_from((VALUES, ODD, UNPRINTABLE))))),
        )
        if draw(st.integers(0, 3)):
            holder[key] = value
        elif isinstance(holder, dict):
            holder[str(draw(st.sampled_from(ODD)))] = holder.pop(key)
        else:
            del holder[key]
    raw = json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")
    if draw(st.integers(0, 4)):
        return raw
    at, end = sorted(draw(st.tuples(*[st.integers(0, len(raw))] * 2)))
    return raw[:at] + draw(st.sampled_from(RAW)) + raw[draw(st.sampled_from((at, end))) :]


def inner_ones(holder: Any) -> list[Any]:
    """The lists and objects within one."""
    values = holder.values() if isinstance(holder, Mapping) else holder
    return [value for value in values if isinstance(value, list | dict)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the record is."""
    return tmp_path_factory.mktemp("records")


@settings(max_examples=120)
@given(st.sampled_from(NAMES), altered(), st.sampled_from(BLOCKS))
def test_altered_records_are_shown_or_refused_in_one_line(
    folder: Path, name: str, raw: bytes, block: str
) -> None:
    path = folder / f"{name}.json"
    path.write_bytes(raw)
    try:
        (result,) = check_files([path])
        assert is_clean(result.line)
        record = load_record(path)
        assert all(map(is_clean, filter(None, report(record).splitlines())))
        kind, _, value = block.partition(" ")
        fence = f"```queens {kind}\n{value}\n```"
        page = drawn_page(fence, SiteConfig(timings=folder))
    except UserError:
        return  # for the reason that stands in the line
    finally:
        path.unlink()
    assert all(is_clean(problem.message) for problem in page.problems)
    assert EVIL not in page.html
    for asset in page.assets:
        assert_sound(asset)


def assert_sound(asset: Asset) -> None:
    """A file to download has only numbers of JSON, and no cell that a spreadsheet would run."""
    if asset.path.endswith(".json"):
        json.loads(asset.content, parse_constant=pytest.fail)
    elif asset.path.endswith(".csv"):
        cells = [cell for row in csv.reader(io.StringIO(asset.content)) for cell in row]
        formula = re.compile(r"[=+@\t\r]|-(?![0-9.]+(e-?[0-9]+)?$)")
        assert [cell for cell in cells if formula.match(cell)] == []
