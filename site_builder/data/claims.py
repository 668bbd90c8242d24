"""Who found each count, and who confirmed it: `claims.csv`, with sources."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cy_core import MAX_KNOWN_N


class Claim(NamedTuple):
    """One line: somebody found, or confirmed, the counts of some N. Texts may be empty."""

    first_n: int
    last_n: int
    claim: str
    who: str
    when: str
    how: str
    source: str
    address: str

    @property
    def text(self) -> str:
        """In words, as Markdown."""
        link = f"[{self.source}]({self.address})" if self.address else self.source
        return ", ".join(filter(None, self[3:6])) + (f" ({link})" if link else "")


def claims_text(sizes: Sequence[int] = range(1, MAX_KNOWN_N + 1)) -> str:
    """A table of Markdown, with both claims to a count side by side, of all within some N."""
    return "\n".join(["| N | found by | confirmed by |", "|---|---|---|", *_lines(sizes)])


def _lines(sizes: Sequence[int]) -> Iterator[str]:
    claims = [each for each in count_claims() if {each.first_n, each.last_n} <= {*sizes}]
    by_kind = {(each.first_n, each.claim): each.text for each in claims}
    for first, last in dict.fromkeys((each.first_n, each.last_n) for each in claims):
        span = f"{first}" if first == last else f"{first}&nbsp;to&nbsp;{last}"
        yield f"| {span} | {by_kind[first, 'found']} | {by_kind[first, 'confirmed']} |"


@cache
def count_claims() -> tuple[Claim, ...]:
    """All of them, by N."""
    lines = files("site_builder.data").joinpath("claims.csv").read_text("utf-8").splitlines()
    return tuple(
        Claim(int(first), int(last), *words) for first, last, *words in [*csv.reader(lines)][1:]
    )
