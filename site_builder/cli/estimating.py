"""Estimate the time of a count or a listing on this machine before it begins."""

from __future__ import annotations

import time

import cy_core
from cy_core import DEPTH_FIRST, JOIN, Form, known_census
from site_builder.cli.options import flag
from site_builder.terminal.lines import note
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.text import SECONDS_OF_UNIT, counted, long_duration

MINUTE, YEAR = SECONDS_OF_UNIT["minute"], SECONDS_OF_UNIT["year"]
MAX_QUICK_N, MAX_QUICK_METHOD_N = 18, 14  # at most a minute, by the engine and by any method
MAX_SAMPLED_JOIN_N = 20  # the tables of a larger join take longer than an estimate should
SMALLER = 4  # how much smaller the board is that a method is timed on: some milliseconds

yes_option = flag("--yes", "Begin even if it takes more than a year.")


def check_duration(
    n: int, method: str | None, form: Form, search: str | None, cores: int, confirmed: bool
) -> None:
    """Note the time of a count if it is more than a minute."""
    seconds = _method_seconds(n, method, form) if method else _engine_seconds(n, search) / cores
    announce_duration(f"counting N = {n}", seconds, cores, confirmed)


def check_completion(n: int, queens: int, confirmed: bool, limit: int) -> bool:
    """Note the time of completing a partial board if it is more than a minute.

    Return whether to count all completions. If that takes more than a year and is not `confirmed`,
    the search stops after `limit` solutions. If `limit` is also 0, raise a UserError.

    The estimate assumes that one solution in n has a queen on a given square. It is eight times the
    time of a full count without the queens, because symmetry is of no use here.
    """
    seconds = 8 * _engine_seconds(n, DEPTH_FIRST) / n**queens
    work = f"completing N = {n}"
    if seconds > YEAR and limit and not confirmed:
        ending = f"this stops after {counted(limit, 'solution')}; --yes counts all"
        note(f"{_duration_text(work, seconds, 1)}: {ending}")
        return False
    announce_duration(work, seconds, 1, confirmed)
    return True


def announce_duration(work: str, seconds: float, cores: int, confirmed: bool) -> None:
    """Note the time of some work if it is more than a minute.

    If it is more than a year and not `confirmed`, raise a UserError.
    """
    if seconds <= MINUTE:
        return
    message = _duration_text(work, seconds, cores)
    if seconds > YEAR and not confirmed:
        raise UserError(f"{message}: add --yes to begin it all the same")
    note(message)


def _duration_text(work: str, seconds: float, cores: int) -> str:
    return f"{work} takes about {long_duration(seconds)} on {counted(cores, 'core')}"


def _method_seconds(n: int, method: str, form: Form) -> float:
    if n <= MAX_QUICK_METHOD_N:
        return 0.0
    with waiting(f"estimating N={n}"):
        start = time.perf_counter()
        cy_core.count(n - SMALLER, method=method, form=form)
    return (time.perf_counter() - start) * growth(n - SMALLER, n)


def _engine_seconds(n: int, search: str | None) -> float:
    """Return the seconds that one core takes.

    The first estimate with a time above 0 counts, because a coarse clock may show 0 for the first
    shares.
    """
    if n <= MAX_QUICK_N:
        return 0.0
    sampled = min(n, MAX_SAMPLED_JOIN_N) if search == JOIN else n
    samples = (estimate.seconds.value for estimate in cy_core.estimates(sampled, search))
    with waiting(f"estimating N={n}"):
        return next(filter(None, samples)) * growth(sampled, n)


def growth(smaller: int, n: int) -> float:
    """Return how many times as long `n` takes as `smaller`: about the ratio of their solutions."""
    return known_census(n).total / known_census(smaller).total if smaller < n else 1.0
