"""Who found each count and who confirmed it, from `claims.csv`."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cy_core import MAX_KNOWN_N


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
    texts = {(claim.first_n, claim.claim): claim.text for claim in claims}
    for first, last in dict.fromkeys((claim.first_n, claim.last_n) for claim in claims):
        span = f"{first}" if first == last else f"{first}&nbsp;to&nbsp;{last}"
        yield f"| {span} | {texts[first, 'found']} | {texts[first, 'confirmed']} |"


@cache
def count_claims() -> tuple[Claim, ...]:
    """All claims, by N."""
    lines = files("site_builder.data").joinpath("claims.csv").read_text("utf-8").splitlines()
    return tuple(
        Claim(int(first), int(last), *texts) for first, last, *texts in [*csv.reader(lines)][1:]
    )
