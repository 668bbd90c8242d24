"""A count in the browser of a reader, beside the known totals and the times of our machines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cy_core import known_census
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.timings.selections import best_engine, format_seconds
from site_builder.timings.subjects import BACKEND_NAMES
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import built_asset
from site_builder.values.table import Table, number_columns, text_columns

SIZES = range(8, 21)  # a worker of the browser needs 100 MB for the last one


@dataclass(frozen=True, slots=True)
class KnownCount:
    """What is known of one N: the total, and the time of a machine; empty if it has none."""

    n: int
    total: int
    time: str


def draw_count_here(n: int, config: SiteConfig) -> Figure:
    """A figure that counts, with `n` chosen at first."""
    records = site_records(config)
    counts = known_counts(records)
    context = {
        "n": n,
        "counts": counts,
        "machine": _machine_text(records),
        "table": _table(counts),
    }
    module = built_asset("assets/queens-engine.js")  # for programs of others
    return Figure("count_here.html.jinja", context, assets=(module,))


def known_counts(records: Sequence[Record]) -> tuple[KnownCount, ...]:
    """The totals, with the times of the first record's engine on one thread."""
    subjects = best_engine(records[0]) if records else []
    cells = [cell for subject in subjects for cell in records[0].of(subject)]
    times = {cell.n: format_seconds(cell.best) for cell in cells if cell.best}
    return tuple(KnownCount(n, known_census(n).total, times.get(n, "")) for n in SIZES)


def _machine_text(records: Sequence[Record]) -> str:
    """The machine of the times, as in ``AMD EPYC, one thread, AVX-512``."""
    return "".join(
        f"{records[0].title}, one thread, {BACKEND_NAMES[subject.backend]}"
        for subject in (best_engine(records[0]) if records else [])
    )


def _table(counts: Sequence[KnownCount]) -> Table:
    columns = (*number_columns("N", "solutions"), *text_columns("one core of our machine"))
    rows = tuple((count.n, count.total, count.time or None) for count in counts)
    return Table("Solutions, and the time to count them", columns, rows)
