"""The counts of each N, computed once in each process, and who found or confirmed them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import cy_core
from cy_core import MAX_KNOWN_N, METHODS, Census, Method
from site_builder.values.cache import disk_cache

MAX_COMPUTED_N = 14
OURSELVES = "Queens Atlas"
OEIS = "OEIS A000170, A002562, A260318 to A260320"

Origin = Literal["computed", "counted", "cited"]


def census(n: int) -> Census:
    """Return the counts of one N from 1 to 27, computed for small N."""
    return known_counts()[n - 1].census


@dataclass(frozen=True, slots=True)
class KnownCount:
    """The counts of one N, and their origin."""

    census: Census
    # "computed" by this process, "counted" by us earlier, or "cited" from other sources.
    origin: Origin
    # The claim of our earlier count as Markdown (by whom, when and how), or the source of a
    # citation.
    source: str = ""


@cache
def known_counts() -> tuple[KnownCount, ...]:
    """Return the counts of each N from 1 to 27, which are all N with known counts."""
    return tuple(map(_known_count, range(1, MAX_KNOWN_N + 1)))


def _known_count(n: int) -> KnownCount:
    if n <= MAX_COMPUTED_N:
        return KnownCount(cy_core.census(n), "computed")
    if claim := own_claim(n):
        return KnownCount(cy_core.known_census(n), "counted", claim.text)
    return KnownCount(cy_core.known_census(n), "cited", OEIS)


@cache
@disk_cache
def nodes(key: str, form: str, n: int) -> int | None:
    """Return the number of queens that a method places. Return None if it does not count them."""
    method = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return cy_core.count(n, method=key, form=method.form).nodes


def recursive_methods() -> Iterable[Method]:
    """Return one form of each method, the recursive one, so that no method occurs twice."""
    return (method for method in METHODS if method.form == "recursive")


# Who found each count -----------------------------------------------------------------------------


class Claim(NamedTuple):
    """A line of `claims.csv`: who found or confirmed the counts of some N. Texts may be empty."""

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
    """Return a Markdown table of who found and who confirmed the counts of these N."""
    return "\n".join(["| N | found by | confirmed by |", "|---|---|---|", *_lines(sizes)])


def _lines(sizes: Sequence[int]) -> Iterator[str]:
    claims = [claim for claim in count_claims() if {claim.first_n, claim.last_n} <= set(sizes)]
    texts: dict[tuple[int, str], list[str]] = {}
    for claim in claims:
        texts.setdefault((claim.first_n, claim.claim), []).append(claim.text)
    for first, last in dict.fromkeys((claim.first_n, claim.last_n) for claim in claims):
        span = f"{first}" if first == last else f"{first}&nbsp;to&nbsp;{last}"
        both = ("; ".join(texts[first, kind]) for kind in ("found", "confirmed"))
        yield f"| {span} | {' | '.join(both)} |"


def own_claim(n: int) -> Claim | None:
    """Return our own dated claim to have confirmed the counts of N.

    Return None if there is no such claim.
    """
    claims = (c for c in claims_about(n, "confirmed") if c.who == OURSELVES and c.when)
    return next(claims, None)


def claims_about(n: int, kind: str) -> tuple[Claim, ...]:
    """Return the claims of a `kind` about N.

    If claims cover several N, return those with the fewest.
    """
    claims = [c for c in count_claims() if c.claim == kind and c.first_n <= n <= c.last_n]
    shortest = min((c.last_n - c.first_n for c in claims), default=0)
    return tuple(c for c in claims if c.last_n - c.first_n == shortest)


@cache
def count_claims() -> tuple[Claim, ...]:
    """Return all claims in the order of the file, which is sorted by N."""
    lines = files("site_builder.values").joinpath("claims.csv").read_text("utf-8").splitlines()
    return tuple(
        Claim(int(first), int(last), *texts) for first, last, *texts in list(csv.reader(lines))[1:]
    )
