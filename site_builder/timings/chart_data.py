"""The values behind lines of a chart: in sentences for its description, and as its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from site_builder.values.table import NOTHING, Cell, Table

Values = Mapping[str, Mapping[int, float]]
Words = Callable[[float], str]

MOST = 0.75  # of what is measured stands at the N where it is compared


def largest_shared(values: Values, share: float = 0.5) -> int:
    """The largest N that more than this share of those have which stand at the fullest N.

    >>> largest_shared({"a": {4: 1.0, 5: 2.0}, "b": {4: 1.0}})
    4
    """
    counts = Counter(n for found in values.values() for n in found)
    return max(n for n, count in counts.items() if count > share * max(counts.values()))


def said(values: Values, words: Words) -> Iterator[str]:
    """What lines show, in sentences: all at the largest N that most have, then the others.

    >>> list(said({"a": {4: 2.0, 5: 9.0}, "b": {5: 3.0}, "c": {4: 1.0}}, str))
    ['At N = 5: b 3.0; a 9.0.', 'c ends at N = 4 with 1.0.']
    """
    shared = largest_shared(values)
    here = sorted((found[shared], name) for name, found in values.items() if shared in found)
    yield f"At N = {shared}: {'; '.join(f'{name} {words(value)}' for value, name in here)}."
    for name, found in values.items():
        if (last := max(found)) != shared:
            yield f"{name} ends at N = {last} with {words(found[last])}."


def values_table(
    caption: str,
    values: Values,
    words: Words,
    *,
    note: str = "",
    under: Mapping[str, Mapping[int, str]] | None = None,
) -> Table:
    """A row for each name, a column for each N; `under` is what stands below a value."""
    sizes = sorted({n for found in values.values() for n in found})
    rows = []
    for name, found in values.items():
        below = (under or {}).get(name, {})
        cells = (_cell(found.get(n), words, below.get(n, "")) for n in sizes)
        rows.append((Cell(name), *cells))
    headings = ("method", *(f"N = {n}" for n in sizes))
    return Table(caption, headings, "l" + "r" * len(sizes), tuple(rows), note)


def _cell(value: float | None, words: Words, under: str) -> Cell:
    if value is None:
        return Cell(NOTHING, mark="quiet")
    return Cell(words(value), value=value, under=under)
