"""Who found each count and who confirmed it, from `claims.csv`."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cy_core import MAX_KNOWN_N

OURSELVES = "Queens Atlas"


class Claim(NamedTuple):
    """One line of the file: who found or confirmed the counts of some N. Texts may be empty."""

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
        """The claim as Markdown, with a link to its source."""
        link = f"[{self.source}]({self.address})" if self.address else self.source
        return ", ".join(filter(None, self[3:6])) + (f" ({link})" if link else "")


def claims_text(sizes: Sequence[int] = range(1, MAX_KNOWN_N + 1)) -> str:
    """A Markdown table of the claims about these N: who found and who confirmed each count."""
    return "\n".join(["| N | found by | confirmed by |", "|---|---|---|", *_lines(sizes)])


def _lines(sizes: Sequence[int]) -> Iterator[str]:
    claims = [claim for claim in count_claims() if {claim.first_n, claim.last_n} <= {*sizes}]
    texts: dict[tuple[int, str], list[str]] = {}
    for claim in claims:
        texts.setdefault((claim.first_n, claim.claim), []).append(claim.text)
    for first, last in dict.fromkeys((claim.first_n, claim.last_n) for claim in claims):
        span = f"{first}" if first == last else f"{first}&nbsp;to&nbsp;{last}"
        both = ("; ".join(texts[first, kind]) for kind in ("found", "confirmed"))
        yield f"| {span} | {' | '.join(both)} |"


def own_claim(n: int) -> Claim | None:
    """Our own count of an N, where it is dated; what a build counts again has no date."""
    claims = (c for c in claims_about(n, "confirmed") if c.who == OURSELVES and c.when)
    return next(claims, None)


def claims_about(n: int, kind: str) -> tuple[Claim, ...]:
    """Who found or confirmed the counts of an N: the claims that are about the fewest others."""
    claims = [c for c in count_claims() if c.claim == kind and c.first_n <= n <= c.last_n]
    fewest = min((c.last_n - c.first_n for c in claims), default=0)
    return tuple(c for c in claims if c.last_n - c.first_n == fewest)


@cache
def count_claims() -> tuple[Claim, ...]:
    """All claims, by N."""
    lines = files("site_builder.values").joinpath("claims.csv").read_text("utf-8").splitlines()
    return tuple(
        Claim(int(first), int(last), *texts) for first, last, *texts in [*csv.reader(lines)][1:]
    )
