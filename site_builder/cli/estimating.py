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
# The largest N that take at most a minute: of the engine, and of every other method.
MAX_QUICK_N, MAX_QUICK_METHOD_N = 18, 14
# The join of a larger N builds tables for longer than an estimate should take.
MAX_SAMPLED_JOIN_N = 20
# A method is timed on a board with N smaller by this number, which takes some milliseconds.
SMALLER = 4

yes_option = flag("--yes", "Begin even if it takes more than a year.")


def check_duration(
    n: int, method: str | None, form: Form, search: str | None, cores: int, confirmed: bool
) -> None:
    """Print the estimated time of a count if it is more than a minute.

    If it is more than a year and the user has not `confirmed`, raise a UserError.
    """
    seconds = _method_seconds(n, method, form) if method else _engine_seconds(n, search) / cores
    announce_duration(f"counting N = {n}", seconds, cores, confirmed)


def check_completion(n: int, queens: int, confirmed: bool, limit: int) -> bool:
    """Print the estimated time of completing a partial board if it is more than a minute.

    Return whether to count all completions. If this takes more than a year and the user has not
    `confirmed`, the search stops after `limit` solutions. If `limit` is also 0, raise a UserError.

    The estimate is the time of a full count of N, divided by n for each queen on the board, because
    about one solution in n has a queen on a given square. It is multiplied by 8, because the search
    cannot use symmetry.
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
    """Print the estimated time of `work` if it is more than a minute.

    If it is more than a year and the user has not `confirmed`, raise a UserError.
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
    """Estimate the seconds that one core takes to count N with the engine.

    The first estimate above 0 is used, because a coarse clock may show 0 for the first shares.
    """
    if n <= MAX_QUICK_N:
        return 0.0
    sampled = min(n, MAX_SAMPLED_JOIN_N) if search == JOIN else n
    samples = (estimate.seconds.value for estimate in cy_core.estimates(sampled, search))
    with waiting(f"estimating N={n}"):
        return next(filter(None, samples)) * growth(sampled, n)


def growth(smaller: int, n: int) -> float:
    """Return how many times as long `n` takes as `smaller`, from the ratio of their solutions."""
    return known_census(n).total / known_census(smaller).total if smaller < n else 1.0
