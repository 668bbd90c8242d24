"""Published terms of sequences, as we read them, from `published.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

READ = "2026-11-25"  # when we read the entries and searched for others


@dataclass(frozen=True, slots=True)
class Published:
    """The terms of a sequence that others have published."""

    # The n of the first term. For a triangle, n counts the terms of all rows from 0 on.
    first_n: int
    # the terms from there on, as far as the entry lists them; the rows of a triangle one after the
    # other
    terms: list[int]
    address: str = ""  # where they stand; empty for an entry of the OEIS
    source: str = ""  # who published them there; empty for an entry of the OEIS
    # The last n that the entry has in a file that we have not read; None if we read all terms.
    last: int | None = None

    @property
    def last_n(self) -> int:
        """The last n whose term is published."""
        return self.last or self.first_n + len(self.terms) - 1

    def by_n(self) -> dict[int, int]:
        """The terms that we read."""
        return dict(enumerate(self.terms, self.first_n))


@cache
def published(key: str) -> Published | None:
    """What is published of a sequence; None if we found nothing."""
    text = files("site_builder.results").joinpath("published.json").read_text("utf-8")
    entries = json.loads(text)
    return Published(**entries[key]) if key in entries else None
