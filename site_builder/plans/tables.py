"""Tables of the estimates of large counts, and of finished counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cy_core import DEPTH_FIRST, JOIN, MAX_KNOWN_N, known_census
from site_builder.plans.formatting import SEARCH_NAMES, long_duration, rounded, share
from site_builder.plans.plan import DAY, HOUR, MANY_CORES, CountPlan, PlannedSearch
from site_builder.plans.summary import CountSummary
from site_builder.values.table import Cell, Column, Row, Table, number_columns, text_columns
from site_builder.values.text import TIMES, bytes_text, counted, grouped, with_minus


def plans_table(plans: Sequence[CountPlan]) -> Table:
    """A row for each N: both searches, and what the quicker one needs."""
    same_cores = len({plan.cores for plan in plans}) == 1
    here = f"on {counted(plans[0].cores, 'core')}" if same_cores else "on its machine"
    columns = (
        *number_columns("N", SEARCH_NAMES[DEPTH_FIRST], SEARCH_NAMES[JOIN]),
        *number_columns("core-hours", "memory a worker", here, f"on {grouped(MANY_CORES)} cores"),
    )
    note = (
        "Time of one core; below it whether all was counted, or how near 95 of 100 such estimates "
        "are. The other columns are of the quicker search. Cores that never wait. Each "
        f"of {grouped(MANY_CORES)} cores makes its tables first; a dash where that time is unknown."
    )
    rows = tuple(map(_plan_row, plans))
    return Table("What counting large boards takes", columns, rows, note)


def _plan_row(plan: CountPlan) -> Row:
    by_key = {search.search: search for search in plan.searches}
    best = plan.quickest
    return (
        plan.n,
        *(_time_cell(by_key.get(key)) for key in SEARCH_NAMES),
        Cell(best.core_seconds / HOUR, text=rounded(best.core_seconds / HOUR)),
        Cell(best.memory_bytes, text=bytes_text(best.memory_bytes)),
        _days_cell(best, plan.cores),
        _days_cell(best, MANY_CORES) if best.preparing_is_known else Cell(None),
    )


def _time_cell(search: PlannedSearch | None) -> Cell:
    if search is None:
        return Cell(None)
    under = "measured" if search.is_whole else f"estimated, ± {share(search.error)}"
    return Cell(search.core_seconds, text=long_duration(search.core_seconds), under=under)


def _days_cell(search: PlannedSearch, cores: int) -> Cell:
    days = search.days(cores)
    return Cell(days, text=long_duration(days * DAY))


def shares_table(plans: Sequence[CountPlan]) -> Table:
    """The totals that the timed shares estimate, beside the published ones."""
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
    published, off = Cell("open", mark="quiet"), Cell(None)
    if known:
        share_off = search.boards / known - 1
        published = Cell(known, text=scientific(known))
        off = Cell(share_off, text=with_minus(f"{100 * share_off:+.1f} %"))
    error = f"\N{PLUS-MINUS SIGN} {share(search.boards_error)}"
    boards = Cell(search.boards, text=scientific(search.boards), under=error)
    return n, SEARCH_NAMES[search.search], search.draws, boards, published, off


def scientific(value: float) -> str:
    r"""A large number in three figures.

    >>> ascii(scientific(2.54172e18).split())
    "['2.54', '\\xd7', '10\\xb9\\u2078']"
    """
    digits, _, power = f"{value:.2e}".partition("e")
    raised = str(int(power)).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{digits} {TIMES} 10{raised}"


def summaries_table(summaries: Iterable[CountSummary]) -> Table:
    """A row for each count that was run part by part to its end."""
    columns = (
        Column("N", "N"),
        *text_columns("search"),
        *number_columns("parts", "solutions", "fundamental", "by the clock"),
        *text_columns("machine", "last part", "rows", mark="code"),
    )
    note = (
        "Parts: as the version of that day cut the count, which is not always as today's does. "
        "By the clock: the seconds of all parts, added up, on cores that other work used as well. "
        "Rows: the first letters of the SHA-256 of the ledger's rows."
    )
    rows = tuple(map(_summary_row, summaries))
    return Table("Counted in full, on a ledger", columns, rows, note)


def _summary_row(summary: CountSummary) -> Row:
    machine = f"{', '.join(summary.processors)}, {', '.join(summary.backends)}"
    return (
        summary.n,
        SEARCH_NAMES.get(summary.search or "", "another version"),
        *(summary.parts, summary.total, summary.fundamental),
        Cell(summary.seconds, text=long_duration(summary.seconds)),
        Cell(machine, mark="quiet"),
        (summary.last or "")[:10],
        summary.checksum[:12],
    )
