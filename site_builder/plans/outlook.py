"""What one large count would take, in plain words."""

from __future__ import annotations

from cy_core import DEPTH_FIRST, JOIN, MAX_JOIN_N
from site_builder.plans.plan import DAY, MANY_CORES, CountPlan, PlannedSearch
from site_builder.plans.words import long_duration, share
from site_builder.timings.answers import Answer
from site_builder.values.text import bytes_text, counted

HOW = {DEPTH_FIRST: "Depth first", JOIN: "By the quadrant join"}


def outlook(plan: CountPlan) -> Answer:
    """The quickest search, and what it would be on more cores."""
    best = plan.quickest
    taken = "took" if best.is_whole else "would take"
    told = f"N = {plan.n} {taken} {long_duration(best.core_seconds)} of one core."
    more = [
        HOW[best.search]
        + ("" if best.is_whole else f", give or take {share(best.error)}")
        + f": {_on(best, plan.cores)} on the {counted(plan.cores, 'core')} of the machine it was "
        f"measured on, {_on(best, MANY_CORES)} on {MANY_CORES:,} of them, each with "
        f"{bytes_text(best.memory_bytes)} of memory."
    ]
    others = [one for one in plan.searches if one is not best]
    more += [f"{HOW[one.search]} it would be {long_duration(one.core_seconds)}." for one in others]
    if plan.n > MAX_JOIN_N:
        more.append(f"The join ends at N = {MAX_JOIN_N}.")
    return Answer(told, " ".join(more))


def _on(one: PlannedSearch, cores: int) -> str:
    return long_duration(one.days(cores) * DAY)
