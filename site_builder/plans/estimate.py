"""The estimate of one large count in a sentence."""

from __future__ import annotations

from cy_core import DEPTH_FIRST, JOIN, MAX_JOIN_N
from site_builder.plans.formatting import long_duration, share
from site_builder.plans.plan import DAY, MANY_CORES, CountPlan, PlannedSearch
from site_builder.timings.findings import Finding
from site_builder.values.text import bytes_text, counted, grouped

HOW = {DEPTH_FIRST: "Depth first", JOIN: "By the quadrant join"}


def estimate_finding(plan: CountPlan) -> Finding:
    """The time that the quickest search takes, on one core and on more, and those of the others."""
    best = plan.quickest
    taken = "took" if best.is_whole else "would take"
    sentence = f"N = {plan.n} {taken} {long_duration(best.core_seconds)} of one core."
    details = [
        HOW[best.search]
        + ("" if best.is_whole else f", give or take {share(best.error)}")
        + f": {_on(best, plan.cores)} on the {counted(plan.cores, 'core')} of the machine it was "
        f"measured on, {_on(best, MANY_CORES)} on {grouped(MANY_CORES)} of them, each with "
        f"{bytes_text(best.memory_bytes)} of memory."
    ]
    others = [search for search in plan.searches if search is not best]
    details += [
        f"{HOW[search.search]} it would be {long_duration(search.core_seconds)}."
        for search in others
    ]
    if plan.n > MAX_JOIN_N:
        details.append(f"The join ends at N = {MAX_JOIN_N}.")
    return Finding(sentence, " ".join(details))


def _on(search: PlannedSearch, cores: int) -> str:
    return long_duration(search.days(cores) * DAY)
