"""The times of some methods at one N, as one machine has measured them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cy_core import FORMS
from site_builder.timings.records import Record, Subject


@dataclass(frozen=True, slots=True)
class SearchTimes:
    """How long whole searches of one board take on one machine."""

    n: int  # side of the board
    seconds: Mapping[str, float]  # the best time of each method in its recursive form, by key
    source: str  # the machine and the day, as a sentence


def search_times(records: Iterable[Record], keys: Sequence[str]) -> SearchTimes | None:
    """The times at the largest N that all methods share, on the first machine that has one."""
    for record in records:
        best = {key: _best_by_n(record, key) for key in keys}
        if sizes := set[int].intersection(*map(set, best.values())):
            n = max(sizes)
            seconds = {key: by_n[n] for key, by_n in best.items()}
            return SearchTimes(n, seconds, record.where_and_when)
    return None


def _best_by_n(record: Record, key: str) -> Mapping[int, float]:
    return {cell.n: cell.best for cell in record.of(Subject(key, FORMS[0])) if cell.best}
