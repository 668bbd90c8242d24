"""A card for each N whose counts are known: the counts, who found them, and the time of today."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cy_core import MAX_KNOWN_N, Census
from site_builder.plans.formatting import long_duration
from site_builder.plans.plan import CountPlan
from site_builder.plans.records import site_plans
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.timings.selections import best_engine, classic_rows, format_seconds
from site_builder.values.census import census
from site_builder.values.claims import Claim, claims_about
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.site_paths import SitePaths


@dataclass(frozen=True, slots=True)
class NumberCard:
    """What a reader may want to know of one N."""

    census: Census  # the counts
    orbits: str  # Orbits by size: `1 of 4, 11 of 8`.
    found: tuple[Claim, ...]  # who counted first, and who again
    confirmed: tuple[Claim, ...]  # who counted first, and who again
    # how long counting takes on one core, and how we know; empty where nothing was measured
    time: str
    gallery: str | None  # source path of the gallery


def draw_number_cards(_: None, config: SiteConfig) -> Figure:
    """The cards of all N."""
    times = {**dict(_planned(site_plans(config))), **dict(_measured(site_records(config)[:1]))}
    cards = [_card(census(n), times, SitePaths(config)) for n in range(1, MAX_KNOWN_N + 1)]
    return Figure("number_cards.html.jinja", {"cards": cards})


def _card(row: Census, times: Mapping[int, str], site_paths: SitePaths) -> NumberCard:
    sizes = (row.orbits_by_size or {}).items()
    return NumberCard(
        census=row,
        orbits=", ".join(f"{count:,} of {size}" for size, count in sizes if count) or "none",
        found=claims_about(row.n, "found"),
        confirmed=claims_about(row.n, "confirmed"),
        time=times.get(row.n, ""),
        gallery=site_paths.gallery(row.n) if row.total else None,
    )


def _planned(plans: Iterable[CountPlan]) -> Iterator[tuple[int, str]]:
    for plan in plans:
        search = plan.quickest
        how = "measured" if search.is_whole else "estimated"
        yield plan.n, f"{long_duration(search.core_seconds)} on {plan.processor} ({how})"


def _measured(records: Iterable[Record]) -> Iterator[tuple[int, str]]:
    """The best times of the engine with one thread; below them no time is worth measuring."""
    for record in records:
        for subject in best_engine(record):
            rows = classic_rows(record, subject)
            where = f"on {record.machine.processor} (measured)"
            for n in range(1, rows[0].n):
                yield n, f"less than {format_seconds(rows[0].seconds)} {where}"
            for row in rows:
                yield row.n, f"{format_seconds(row.seconds)} {where}"
