"""Blocks on large counts: estimates, charts and tables, and a card for each known N."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_COUNTABLE_N,
    MAX_JOIN_N,
    MAX_KNOWN_N,
    MIN_PLANNED_N,
    Census,
    known_census,
)
from site_builder.counts.plans import (
    HOUR,
    MANY_CORES,
    SEARCH_NAMES,
    CountPlan,
    CountSummary,
    PlannedSearch,
    site_plans,
    site_summaries,
)
from site_builder.svg.charts.scale import power_label
from site_builder.timings.charts import SOLUTIONS, LineChart, draw_line_chart, solutions_growth
from site_builder.timings.comparisons import best_engine
from site_builder.timings.findings import Finding
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.timings.text import format_seconds, format_speed
from site_builder.values.block import block, size, sizes
from site_builder.values.census import Claim, KnownCount, claims_about, known_counts
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Figure
from site_builder.values.plain_text import TextPart, markdown_rows
from site_builder.values.site_paths import SitePaths
from site_builder.values.table import (
    NOTHING,
    Cell,
    Column,
    Row,
    Table,
    number_columns,
    text_columns,
)
from site_builder.values.text import (
    bytes_text,
    counted,
    grouped,
    long_duration,
    percent,
    two_figures,
    with_minus,
)

NOT_PLANNED = (
    "Not planned yet. Keep what `queens plan N --json` writes in `records/plans/` and build again."
)
# Each search has the same colour and mark in both charts, and so has the growth of solutions.
STYLES = {SEARCH_NAMES[DEPTH_FIRST]: 0, SEARCH_NAMES[JOIN]: 1, SOLUTIONS: 2}


@block("estimate", "24")
def estimate(n: Annotated[int, size(MIN_PLANNED_N, MAX_COUNTABLE_N)], config: SiteConfig) -> str:
    """Return sentences on the time of counting N with the quickest and with the other search.

    The quickest search has its time on one core, on the cores of one machine, and on many cores.
    """
    plan = next((plan for plan in site_plans(config) if plan.n == n), None)
    if plan is None:
        return NOT_PLANNED
    how = {DEPTH_FIRST: "Depth first", JOIN: "By the quadrant join"}
    best = plan.quickest
    taken = "took" if best.is_whole else "would take"
    sentence = f"N = {plan.n} {taken} {long_duration(best.core_seconds)} of one core."
    details = [
        how[best.search]
        + ("" if best.is_whole else f", give or take {percent(best.error)}")
        + f": {best.duration_on(plan.cores)} on the {counted(plan.cores, 'core')} of the machine "
        f"it was measured on, {best.duration_on(MANY_CORES)} on {grouped(MANY_CORES)} of them, "
        f"each with {bytes_text(best.memory_bytes)} of memory."
    ]
    others = [search for search in plan.searches if search is not best]
    details += [
        f"{how[search.search]} it would be {long_duration(search.core_seconds)}."
        for search in others
    ]
    if plan.n > MAX_JOIN_N:
        details.append(f"The join ends at N = {MAX_JOIN_N}.")
    return Finding(sentence, " ".join(details)).markdown


@block("table plans", "18-22")
def plans_table(
    sizes: Annotated[range, sizes(MIN_PLANNED_N, MAX_COUNTABLE_N)], config: SiteConfig
) -> Table | str:
    """Return a table with the times of both searches, and the needs of the quicker, for each N."""
    plans = [plan for plan in site_plans(config) if plan.n in sizes]
    if not plans:
        return NOT_PLANNED
    same_cores = len({plan.cores for plan in plans}) == 1
    here = f"on {counted(plans[0].cores, 'core')}" if same_cores else "on its machine"
    columns = (
        *number_columns("N", SEARCH_NAMES[DEPTH_FIRST], SEARCH_NAMES[JOIN]),
        *number_columns("core-hours", "memory a worker", here, f"on {grouped(MANY_CORES)} cores"),
    )
    note = (
        "Times are for one core. Small line: all was counted, or the error that 95 of 100 such "
        "estimates stay below. The other columns are for the quicker search, on cores that never "
        f"wait. Each of {grouped(MANY_CORES)} cores first makes its tables. A dash: not known."
    )
    rows = tuple(map(_plan_row, plans))
    return Table("What counting large boards takes", columns, rows, note)


def _plan_row(plan: CountPlan) -> Row:
    by_key = {search.search: search for search in plan.searches}
    best = plan.quickest
    return (
        plan.n,
        *(_time_cell(by_key.get(key)) for key in SEARCH_NAMES),
        Cell(best.core_seconds / HOUR, text=two_figures(best.core_seconds / HOUR)),
        Cell(best.memory_bytes, text=bytes_text(best.memory_bytes)),
        _days_cell(best, plan.cores),
        _days_cell(best, MANY_CORES) if best.preparing_is_known else Cell(None),
    )


def _time_cell(search: PlannedSearch | None) -> Cell:
    if search is None:
        return Cell(None)
    under = "measured" if search.is_whole else f"estimated, ± {percent(search.error)}"
    return Cell(search.core_seconds, text=long_duration(search.core_seconds), under=under)


def _days_cell(search: PlannedSearch, cores: int) -> Cell:
    return Cell(search.days(cores), text=search.duration_on(cores))


@block("table shares", "")
def shares_table(config: SiteConfig) -> Table | str:
    """Return a table of the totals that the timed shares estimate, beside the published totals."""
    plans = site_plans(config)
    if not plans:
        return NOT_PLANNED
    columns = (
        Column("N", "N"),
        *text_columns("search"),
        *number_columns("timed shares", "boards by them", "published", "off by"),
    )
    rows = tuple(
        _share_row(plan.n, search)
        for plan in plans
        for search in plan.searches
        if search.boards_margin
    )
    return Table("The totals that the same shares tell", columns, rows)


def _share_row(n: int, search: PlannedSearch) -> Row:
    known = known_census(n).total if n <= MAX_KNOWN_N else None
    published = Cell("open", mark="quiet")
    off = Cell(None)
    if known:
        share_off = search.boards / known - 1
        published = Cell(known, text=power_label(known))
        off = Cell(share_off, text=with_minus(f"{100 * share_off:+.1f} %"))
    error = f"\N{PLUS-MINUS SIGN} {percent(search.boards_error)}"
    boards = Cell(search.boards, text=power_label(search.boards), under=error)
    return n, SEARCH_NAMES[search.search], search.draws, boards, published, off


@block("table ledgers", "")
def ledgers_table(config: SiteConfig) -> Table | str:
    """Return a table with a row for each finished count that was run part by part."""
    summaries = site_summaries(config)
    if not summaries:
        return NOT_PLANNED
    columns = (
        Column("N", "N"),
        *text_columns("search"),
        *number_columns("parts", "solutions", "fundamental", "by the clock"),
        *text_columns("machine", "last part", "rows", mark="code"),
    )
    note = (
        "Parts: their number in the version that counted. By the clock: the seconds of all parts, "
        "added up, on cores that did other work at the same time. "
        "Rows: the first letters of the SHA-256 of the ledger's rows."
    )
    rows = tuple(map(_summary_row, summaries))
    return Table("Counted in full, on a ledger", columns, rows, note)


def _summary_row(summary: CountSummary) -> Row:
    machine = f"{', '.join(summary.processors)}, {', '.join(summary.backends)}"
    return (
        summary.n,
        SEARCH_NAMES[summary.search],
        *(summary.parts, summary.total, summary.fundamental),
        Cell(summary.seconds, text=long_duration(summary.seconds)),
        Cell(machine, mark="quiet"),
        summary.last[:10],
        summary.checksum[:12],
    )


@block("chart hours", "")
def hours_chart(config: SiteConfig) -> Chart | str:
    """Return a chart of core-hours against N, with a bar for the interval of each estimate.

    Return `NOT_PLANNED` if the site has no plans.
    """
    plans = site_plans(config)
    if not plans:
        return NOT_PLANNED
    searches = _searches_by_name(plans)
    title = "Core-hours of a count"
    chart = LineChart(
        title,
        {
            name: {n: search.core_seconds / HOUR for n, search in by_n.items()}
            for name, by_n in searches.items()
        },
        two_figures,
        y_title="core-hours",
        caption=[f"{title}. {_measured(plans)} A bar is an interval that can be seen."],
        styles=STYLES,
        reader_format=lambda hours: f"{two_figures(hours)} core-hours",
        y_label=lambda hours: f"{hours:,.0f}" if hours > 0.9 else f"{hours:g}",
        ranges={
            name: [(n, *_interval(search)) for n, search in by_n.items() if not search.is_whole]
            for name, by_n in searches.items()
        },
    )
    return draw_line_chart(chart)


def _interval(search: PlannedSearch) -> tuple[float, float]:
    """Return the bounds of the core-hours, as the interval of an estimate.

    The lower bound is at least a tenth of the estimate, because the chart has a logarithmic scale.
    """
    seconds = search.core_seconds
    margin = search.core_seconds_margin
    return max(seconds - margin, seconds / 10) / HOUR, (seconds + margin) / HOUR


@block("chart steps", "")
def steps_chart(config: SiteConfig) -> Chart | str:
    """Return a chart of the time for each N divided by the time for N - 1."""
    plans = site_plans(config)
    ratios = {
        name: {
            n: search.core_seconds / by_n[n - 1].core_seconds
            for n, search in by_n.items()
            if n - 1 in by_n
        }
        for name, by_n in _searches_by_name(plans).items()
    }
    ratios = {name: by_n for name, by_n in ratios.items() if by_n}
    if not ratios:
        return NOT_PLANNED
    solutions = solutions_growth({n for by_n in ratios.values() for n in by_n})
    title = "From N to N + 1: how many times as long"
    chart = LineChart(
        title,
        ratios | ({SOLUTIONS: solutions} if solutions else {}),
        format_speed,
        y_title="times as long as N \N{MINUS SIGN} 1",
        caption=[f"{title}. {_measured(plans)} Beside them, how the number of solutions grows."],
        styles=STYLES,
        linear_beside=SOLUTIONS,
    )
    return draw_line_chart(chart)


def _measured(plans: Sequence[CountPlan]) -> str:
    """Return a sentence with the largest N at which each search was measured in full."""
    measured = []
    for name, by_n in _searches_by_name(plans).items():
        whole = [n for n, search in by_n.items() if search.is_whole]
        if whole:
            measured.append(f"{name} up to N = {max(whole)}")
    return f"Measured: {', '.join(measured)}; estimated above." if measured else "Estimated."


def _searches_by_name(plans: Sequence[CountPlan]) -> dict[str, dict[int, PlannedSearch]]:
    """Return the searches of all plans, by the name of the search and by N."""
    searches = {
        name: {plan.n: s for plan in plans for s in plan.searches if s.search == key}
        for key, name in SEARCH_NAMES.items()
    }
    return {name: by_n for name, by_n in searches.items() if by_n}


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """The counts of one N, how we know them, and how long counting takes."""

    # The counts of this N.
    census: Census
    # Who counted first, if we only cite the counts. Empty if we counted N ourselves.
    cited: str
    # The orbits by size, such as `1 of 4, 11 of 8`.
    orbits: str
    # The claims that found the counts first.
    found: tuple[Claim, ...]
    # The claims that confirmed the counts.
    confirmed: tuple[Claim, ...]
    # The time of a count on one core, and how this time is known. Empty if it was not measured.
    time: str
    # The source path of the gallery, or None if the site has no gallery of this N.
    gallery: str | None

    @property
    def cells(self) -> Sequence[str]:
        """The cells of the row in a table of text."""
        counts = (self.census.total, self.census.fundamental)
        numbers = [NOTHING if count is None else grouped(count) for count in counts]
        claims = ["; ".join(map(_claim_text, claims)) for claims in (self.found, self.confirmed)]
        words = [self.orbits, self.cited, *claims, self.time]
        return [str(self.census.n), *numbers, *(text or NOTHING for text in words)]


def _claim_text(claim: Claim) -> str:
    said = ", ".join(filter(None, [claim.who, claim.when, claim.how]))
    return f"{said} ({claim.source})" if claim.source else said


@dataclass(frozen=True, slots=True)
class Ledger(Figure):
    """A table with a row for each N whose counts are known.

    A row can be opened to show its details.
    """

    rows: Sequence[LedgerRow]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return a table with a row for each N."""
        headings = ["N", "solutions", "fundamental", "orbits", "cited"]
        headings += ["counted first by", "confirmed by", "time on one core"]
        rules = [*["---:"] * 3, *["---"] * (len(headings) - 3)]
        return [TextPart(markdown_rows([headings, rules, *(row.cells for row in self.rows)]))]


@block("numbers", "")
def numbers(config: SiteConfig) -> Ledger:
    """Return a table with a row for each known N. A row opens to show its claims and its time."""
    times = dict(_planned_times(site_plans(config)))
    times |= dict(_measured_times(site_records(config)[:1]))
    rows = [_ledger_row(known, times, SitePaths(config)) for known in known_counts()]
    return Ledger(rows)


def _ledger_row(known: KnownCount, times: Mapping[int, str], site_paths: SitePaths) -> LedgerRow:
    row = known.census
    sizes = (row.orbits_by_size or {}).items()
    return LedgerRow(
        census=row,
        cited=_cited(known),
        orbits=", ".join(f"{count:,} of {size}" for size, count in sizes if count) or "none",
        found=claims_about(row.n, "found"),
        confirmed=claims_about(row.n, "confirmed"),
        time=times.get(row.n, ""),
        gallery=site_paths.gallery(row.n) if row.total else None,
    )


def _cited(known: KnownCount) -> str:
    """Return who counted first and when, or an empty text for a count of our own."""
    if known.origin != "cited":
        return ""
    return "; ".join(f"{c.who}, {c.when}" for c in claims_about(known.census.n, "found"))


def _planned_times(plans: Iterable[CountPlan]) -> Iterator[tuple[int, str]]:
    for plan in plans:
        search = plan.quickest
        how = "measured" if search.is_whole else "estimated"
        yield plan.n, f"{long_duration(search.core_seconds)} on {plan.processor} ({how})"


def _measured_times(records: Iterable[Record]) -> Iterator[tuple[int, str]]:
    """Yield pairs of N and the best time of the engine with one thread, as text.

    For N below the first measured N, the text is "less than" the first time.
    """
    for record in records:
        for subject in best_engine(record):
            cells = record.of(subject)
            where = f"on {record.machine.processor} (measured)"
            for n in range(1, cells[0].n):
                yield n, f"less than {format_seconds(min(cells[0].samples))} {where}"
            for cell in cells:
                yield cell.n, f"{format_seconds(min(cell.samples))} {where}"
