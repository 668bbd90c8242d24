"""Definitions and terms of the sequences to which the records add terms, or which they begin."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from site_builder.new_terms.records import Agreed, agreed_counts

Terms: TypeAlias = "dict[int, int]"
AgreedBySubject: TypeAlias = Mapping[str, Mapping[int, Agreed]]


@dataclass(frozen=True, slots=True)
class Published:
    """Terms of a sequence as others have published them."""

    # The n of the first term. A triangle is read row by row, so its n is the index of a term in
    # this order, counted from 0.
    first_n: int
    # The terms from `first_n` on, as far as the entry lists them.
    terms: list[int]
    # The address where the terms are published; empty for an entry of the OEIS.
    address: str = ""
    # The name of the source; empty for an entry of the OEIS.
    source: str = ""
    # The last n in a file of the OEIS entry, if we have not read this file into `terms`; otherwise
    # None.
    last: int | None = None

    @property
    def last_n(self) -> int:
        """The last n whose term is published."""
        return self.last or self.first_n + len(self.terms) - 1

    def by_n(self) -> dict[int, int]:
        """Return `terms` by n.

        If `last` is set, the terms from the file that we have not read are missing.
        """
        return dict(enumerate(self.terms, self.first_n))


@dataclass(frozen=True, slots=True)
class OeisSequence:
    """A sequence of numbers that has a term for each n."""

    # The number of the sequence in the OEIS, such as `A352661`. For other sequences, a name that we
    # chose.
    key: str
    # The key in `GROUPS` of the group to which the sequence belongs. A table shows the group.
    group: str
    # The definition, as the OEIS would write it.
    name: str
    # The heading of the column of the sequence in a table.
    heading: str
    # A function that takes the agreed counts of each subject of the group, and returns the terms by
    # n.
    terms: Callable[[AgreedBySubject], Terms]

    @property
    def is_in_oeis(self) -> bool:
        """Whether the OEIS has the sequence."""
        return self.key[1:].isdecimal()

    def is_new(self, n: int) -> bool:
        """Return whether the term of `n` is not published anywhere that we know."""
        known = published(self.key)
        return known is None or n > known.last_n


# For each group of sequences, the subjects that both programs count for it.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "superqueens": ("quarter-turn", "half-turn"),
    "torus": ("torus",),
    "lines": ("lines",),
    "conflicts": ("conflicts",),
}


@cache
def published(key: str) -> Published | None:
    """Return the published terms of a sequence, as they were on 2026-11-25.

    If terms are not published, return None.
    """
    path = Path(__file__).with_name("published.json")
    entries = json.loads(path.read_text(encoding="utf-8"))
    return Published(**entries[key]) if key in entries else None


def read_terms(folder: Path, group: str) -> dict[OeisSequence, Terms]:
    """Return the terms of each sequence of a group, from the records in a folder."""
    agreed = {subject: agreed_counts(folder, subject) for subject in GROUPS[group]}
    return {sequence: sequence.terms(agreed) for sequence in SEQUENCES if sequence.group == group}


def _count(subject: str, name: str) -> Callable[[AgreedBySubject], Terms]:
    """Return a function that returns the terms of a sequence.

    They are the counts with the name `name` of the subject `subject`.
    """
    return lambda agreed: {n: of_n.counts[name] for n, of_n in agreed[subject].items()}


def _fixed_by_quarter(agreed: AgreedBySubject) -> Terms:
    return {n: boards // 2 for n, boards in _boards(agreed, "quarter-turn").items()}


def _fixed_by_half(agreed: AgreedBySubject) -> Terms:
    quarter = _boards(agreed, "quarter-turn")
    half = _boards(agreed, "half-turn")
    return {n: (half[n] - quarter[n]) // 4 for n in half if n in quarter}


def _asymmetric(agreed: AgreedBySubject) -> Terms:
    """Return the number of orbits of eight boards, by n.

    It is the published total without the symmetric boards, divided by 8.
    """
    known = published("A051223")
    totals = known.by_n() if known else {}
    half = _boards(agreed, "half-turn")
    return {n: (totals[n] - half[n]) // 8 for n in half if n in totals}


def _boards(agreed: AgreedBySubject, subject: str) -> Terms:
    """Return for each n the number of boards that the turn named `subject` leaves unchanged.

    n = 1 is left out, because its board is an orbit of size 1.
    """
    return {n: of_n.counts["boards"] for n, of_n in agreed[subject].items() if n > 1}


def _triangle(name: str) -> Callable[[AgreedBySubject], Terms]:
    """Return a function that returns the terms of a triangle, read row by row.

    `name` is the name of the counts. The first term is a 0 for N = 0.
    """

    def terms(agreed: AgreedBySubject) -> Terms:
        rows = [of_n.counts[name] for of_n in agreed["conflicts"].values()]
        return dict(enumerate([0, *chain.from_iterable(rows)]))

    return terms


SEQUENCES = (
    OeisSequence(
        "A352661",
        "superqueens",
        "Number of doubly symmetric characteristic solutions to the n-superqueens problem.",
        "orbits of 2",
        _fixed_by_quarter,
    ),
    OeisSequence(
        "A352662",
        "superqueens",
        "Number of singly symmetric characteristic solutions to the n-superqueens problem.",
        "orbits of 4",
        _fixed_by_half,
    ),
    OeisSequence(
        "A352663",
        "superqueens",
        "Number of asymmetric characteristic solutions to the n-superqueens problem.",
        "orbits of 8",
        _asymmetric,
    ),
    OeisSequence(
        "A062164",
        "torus",
        "Number of ways of placing n nonattacking queens on an n X n board, solutions congruent on "
        "the torus count only once.",
        "congruent",
        _count("torus", "congruent"),
    ),
    OeisSequence(
        "A062165",
        "torus",
        "Number of ways of placing n nonattacking queens on an n X n board, solutions similar on "
        "the torus count only once.",
        "similar",
        _count("torus", "similar"),
    ),
    OeisSequence(
        "alone",
        "torus",
        "Number of ways of placing n nonattacking queens on an n X n board such that every other "
        "shift around the torus has two queens that attack each other.",
        "alone",
        _count("torus", "alone"),
    ),
    OeisSequence(
        "alone-fundamental",
        "torus",
        "Number of ways of placing n nonattacking queens on an n X n board, up to rotations and "
        "reflections, such that every other shift around the torus has two queens that attack "
        "each other.",
        "alone, fundamental",
        _count("torus", "fundamental_alone"),
    ),
    OeisSequence(
        "no-line",
        "lines",
        "Number of ways of placing n nonattacking queens on an n X n board, no three in a line of "
        "any slope.",
        "no three in a line",
        _count("lines", "boards"),
    ),
    OeisSequence(
        "no-line-fundamental",
        "lines",
        "Number of ways of placing n nonattacking queens on an n X n board, no three in a line of "
        "any slope, up to rotations and reflections.",
        "fundamental",
        _count("lines", "fundamental"),
    ),
    OeisSequence(
        "no-line-superqueens",
        "lines",
        "Number of ways of placing n nonattacking superqueens on an n X n board, no three in a "
        "line of any slope.",
        "superqueens",
        _count("lines", "superqueens"),
    ),
    OeisSequence(
        "no-line-superqueens-fundamental",
        "lines",
        "Number of ways of placing n nonattacking superqueens on an n X n board, no three in a "
        "line of any slope, up to rotations and reflections.",
        "superqueens, fundamental",
        _count("lines", "fundamental_superqueens"),
    ),
    *(
        OeisSequence(
            key,
            "conflicts",
            "Triangle read by rows: number of solutions of n queens problem for given n and given "
            f"{statistic}.",
            heading,
            _triangle(heading),
        )
        for key, heading, statistic in (
            ("A181499", "conflicts", "number of conflicts"),
            ("A181500", "queens", "number of queens engaged in conflicts"),
            ("A181501", "components", "number of connection components of conflict constellation"),
            (
                "A181502",
                "largest",
                "maximal size of a connection component in the conflict constellation",
            ),
        )
    ),
)
