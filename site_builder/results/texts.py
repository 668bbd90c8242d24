"""Texts in the format of the OEIS: an entry or an extension, and its b-file."""

from __future__ import annotations

from datetime import date

from site_builder.results.published import published
from site_builder.results.sequences import OeisSequence, Terms

MAX_DATA = 260  # letters of the data of an entry
UNNUMBERED = "A000000"  # what stands for a number until the OEIS gives one


def b_file(sequence: OeisSequence, terms: Terms) -> str:
    """A line for each n, as far as the terms go without a gap."""
    return "".join(f"{n} {term}\n" for n, term in _whole(sequence, terms).items())


def entry(sequence: OeisSequence, terms: Terms, day: str, program: str) -> str:
    """The lines of an entry: data, name, offset, Python program, and what is new."""
    whole = _whole(sequence, terms)
    lines = [f"%S {_data(whole)}", f"%N {sequence.name}", f"%O {_offset(whole)}"]
    lines += ["%o (Python)", *(f"%o {line}".rstrip() for line in program.splitlines())]
    new = [n for n in whole if sequence.is_new(n)]
    if new and sequence.is_in_oeis:
        when = date.fromisoformat(day).strftime("%b %d %Y")
        lines.append(f"%E a({new[0]})-a({new[-1]}) from Queens Atlas, {when}")
    number = sequence.key if sequence.is_in_oeis else UNNUMBERED
    return "".join(f"{line[:2]} {number}{line[2:]}\n" for line in lines)


def _whole(sequence: OeisSequence, terms: Terms) -> Terms:
    """The terms without a gap, from the first one that is counted or published."""
    known = published(sequence.key)
    every = {**(known.by_n() if known else {}), **terms}
    first = min(every)
    end = next(n for n in range(first, max(every) + 2) if n not in every)
    return {n: every[n] for n in range(first, end)}


def _data(terms: Terms) -> str:
    """As many terms as an entry shows."""
    text = ",".join(map(str, terms.values()))
    return text if len(text) <= MAX_DATA else text[: MAX_DATA + 1].rpartition(",")[0]


def _offset(terms: Terms) -> str:
    """The first n, and the place of the first term above 1."""
    place = next((place for place, term in enumerate(terms.values(), 1) if term > 1), 1)
    return f"{min(terms)},{place}"
