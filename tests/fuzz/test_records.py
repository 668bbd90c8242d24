"""Mutated timing records: each is refused in one line, or sound, and then all shows of it."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from site_builder.bench.report import report
from site_builder.timings.record_files import check_files, load_record
from site_builder.timings.record_format import format_record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset
from tests.fuzz.fuzzer import Fault, Fuzzer, without_some
from tests.fuzz.json_mutations import HTML, Change, changed, changes
from tests.fuzz.words import unclean
from tests.helpers.blocks import DrawnPage, drawn_page
from tests.helpers.records import two_records
from tests.helpers.sources import ROOT

REAL = ROOT / "timings" / "amd-epyc-2-cores.json"
# The command line has the names that cannot be printed.
NAMES = ("a", "a-b-2-cores", "A", "a b", "-", "a_b", "\u00e4", "=1+1", "<qa-evil>", "a.b", ".a")
BLOCKS = (
    *("table timings mirror", "table timings engine", "table timings bitmap", "table forms"),
    *("table matrix recursive", "table matrix iterative", "table lists", "table rates"),
    *("table rates 8", "table engine", "table threads", "table listing", "table machines"),
    *("table across", "table spread", "table comparison 8", "chart timings recursive"),
    *("chart timings engine", "chart timings listing", "chart growth recursive", "chart nodes"),
    *("chart speed-up recursive", "chart speed-up iterative 8", "chart growth iterative"),
)


@dataclass(frozen=True, slots=True)
class Case:
    """A record to begin with, the changes of it, the name of its file, and a block to show it."""

    base: int
    changes: tuple[Change, ...]
    name: str = "a"
    block: str = BLOCKS[0]


def case(random: Random) -> Case:
    """Small records most of the time, and sensible names."""
    name = random.choice(("a", "a", "a", "a", random.choice(NAMES)))
    (base,) = random.choices((0, 1, 2), (8, 3, 1))
    return Case(base, changes(random), name, random.choice(BLOCKS))


@cache
def base(number: int) -> str:
    """A small record, a whole one and a real one."""
    whole, small = map(format_record, two_records())
    return (small, whole, REAL.read_text(encoding="utf-8"))[number]


class Records:
    """Judges records."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fault(self, case: Case) -> Fault | None:
        """What is wrong with what is said and shown of a record."""
        path = self.folder / "records" / f"{case.name}.json"
        path.parent.mkdir()
        path.write_bytes(changed(base(case.base), case.changes))
        try:
            return _fault_of(path, case.block)
        finally:
            shutil.rmtree(path.parent)


def _fault_of(path: Path, block: str) -> Fault | None:
    (result,) = check_files([path])
    if fault := unclean(result.line):
        return fault
    try:
        record = load_record(path)
    except UserError:
        return None
    lines = report(record).splitlines()
    if fault := next(filter(None, map(unclean, filter(None, lines))), None):
        return fault
    kind, _, value = block.partition(" ")
    text = f"```queens {kind}\n{value}\n```"
    return _shown_fault(drawn_page(text, SiteConfig(timings=path.parent)))


def _shown_fault(drawn: DrawnPage) -> Fault | None:
    """What is wrong with the figure of a sound record, or with its files."""
    for problem in drawn.problems:
        return unclean(problem.message)
    if HTML in drawn.html:
        return Fault("what stands in a record becomes a part of the HTML")
    return next((fault for asset in drawn.assets if (fault := _file_fault(asset))), None)


def _file_fault(asset: Asset) -> Fault | None:
    if asset.path.endswith(".json"):
        json.loads(asset.content, parse_constant=_refused)
    if not asset.path.endswith(".csv"):
        return None
    cells = [cell for row in csv.reader(io.StringIO(asset.content)) for cell in row]
    formulas = [cell for cell in cells if re.match(r"[=+@\t\r]|-(?![0-9.]+(e-?[0-9]+)?$)", cell)]
    return Fault("a cell of a CSV is a formula", formulas[0]) if formulas else None


def _refused(constant: str) -> None:
    raise ValueError(f"{constant} is no number of JSON")


def smaller(case: Case) -> Iterator[Case]:
    """The case with fewer changes."""
    return (replace(case, changes=fewer) for fewer in without_some(case.changes))


def test_mutated_records_are_shown_or_refused_in_one_line(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(100, case, Records(tmp_path).fault, smaller)
