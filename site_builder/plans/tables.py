"""Tables of what large counts take, and of those that were run to the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_KNOWN_N,
    known_census,
)
from site_builder.plans.plan import DAY, HOUR, MANY_CORES, CountPlan, PlannedSearch
from site_builder.plans.summary import CountSummary
from site_builder.plans.words import SEARCH_NAMES, long_duration, rounded, share
from site_builder.values.table import Cell, Column, Row, Table, numbers, words
from site_builder.values.text import TIMES, bytes_text, counted, with_minus


def plans_table(plans: Sequence[CountPlan], summaries: Sequence[CountSummary]) -> Table:
    """A row for each N: both searches, and what the quicker one needs."""
    full = {(one.n, one.search) for one in summaries}
    alike = len({plan.cores for plan in plans}) == 1
    here = f"on {counted(plans[0].cores, 'core')}" if alike else "on its machine"
    columns = (
        *numbers("N", *(f"{SEARCH_NAMES[search]}" for search in (DEPTH_FIRST, JOIN))),
        *numbers("core-hours", "memory a worker", here, f"on {MANY_CORES:,} cores"),
    )
    note = (
        "Time of one core; below it whether all was counted, or how near 95 of 100 such estimates "
        "are. The other columns are of the quicker search. Cores that never wait."
    )
    rows = tuple(_plan_row(plan, full) for plan in plans)
    return Table("What counting large boards takes", columns, rows, note)


def _plan_row(plan: CountPlan, full: set[tuple[int, str | None]]) -> Row:
    by_search = {one.search: one for one in plan.searches}
    best = plan.quickest
    return (
        plan.n,
        *(_time_cell(by_search.get(search), (plan.n, search) in full) for search in SEARCH_NAMES),
        Cell(best.core_seconds / HOUR, text=rounded(best.core_seconds / HOUR)),
        Cell(best.memory_bytes, text=bytes_text(best.memory_bytes)),
        *(_days_cell(best, cores) for cores in (plan.cores, MANY_CORES)),
    )


def _time_cell(one: PlannedSearch | None, counted_in_full: bool) -> Cell:
    if one is None:
        return Cell(None)
    under = "measured" if one.is_whole else f"estimated, ± {share(one.error)}"
    if counted_in_full and not one.is_whole:
        under += ", counted in full"
    return Cell(one.core_seconds, text=long_duration(one.core_seconds), under=under)


def _days_cell(one: PlannedSearch, cores: int) -> Cell:
    days = one.days(cores)
    return Cell(days, text=long_duration(days * DAY))


def proof_table(plans: Sequence[CountPlan]) -> Table:
    """The totals that the same shares tell, beside the published ones."""
    columns = (
        Column("N", "N"),
        *words("search"),
        *numbers("timed shares", "boards by them", "published", "off by"),
    )
    drawn = ((plan.n, one) for plan in plans for one in plan.searches if not one.is_whole)
    rows = tuple(_proof_row(n, one) for n, one in drawn)
    return Table("The totals that the same shares tell", columns, rows)


def _proof_row(n: int, one: PlannedSearch) -> Row:
    known = known_census(n).total if n <= MAX_KNOWN_N else None
    published, off = Cell("open", mark="quiet"), Cell(None)
    if known:
        share_off = one.boards / known - 1
        published = Cell(known, text=scientific(known))
        off = Cell(share_off, text=with_minus(f"{100 * share_off:+.1f} %"))
    error = f"\N{PLUS-MINUS SIGN} {share(one.boards_error)}"
    boards = Cell(one.boards, text=scientific(one.boards), under=error)
    return n, SEARCH_NAMES[one.search], one.draws, boards, published, off


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
        *words("search"),
        *numbers("parts", "solutions", "fundamental", "by the clock"),
        *words("machine", "last part", "rows", mark="code"),
    )
    note = (
        "By the clock: the seconds of all parts, added up, on cores that other work used as well. "
        "Rows: the first letters of the SHA-256 of the ledger's rows."
    )
    rows = tuple(_summary_row(one) for one in summaries)
    return Table("Counted in full, on a ledger", columns, rows, note)


def _summary_row(one: CountSummary) -> Row:
    machine = f"{', '.join(one.processors)}, {', '.join(one.backends)}"
    return (
        one.n,
        SEARCH_NAMES.get(one.search or "", "another version"),
        *(one.parts, one.total, one.fundamental),
        Cell(one.seconds, text=long_duration(one.seconds)),
        Cell(machine, mark="quiet"),
        (one.last or "")[:10],
        one.checksum[:12],
    )
