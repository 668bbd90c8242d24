"""Every count that a page or a file shows for many N is the published one, to the last digit."""

from __future__ import annotations

import csv
import io
import json

import pytest

from site_builder.data.tables import data_tables
from tests.helpers.blocks import expanded
from tests.helpers.markup import sound_part
from tests.helpers.sources import ROOT

SIZES = range(1, 28)
NAMED_ORBITS = (("a", 2), ("b", 4), ("c", 8))  # as the table of their sum calls them
# What a heading, or the name of a line, calls a column of the published counts.
COLUMNS = {
    **dict.fromkeys(("all", "Q: all", "solutions", "total"), "total"),
    "fundamental": "fundamental",
    **{f"orbits of {size}": f"orbits_of_size_{size}" for size in (1, 2, 4, 8)},
    **{f"{letter}: orbits of {size}": f"orbits_of_size_{size}" for letter, size in NAMED_ORBITS},
}
TABLES = {
    "chart totals 1-27": 2 * 27,
    "chart orbits 1-27": 4 * 27,
    "table ledger": 2 * 27,
    "table census 1-14": 6 * 14,
    "table burnside 2-14": 2 * 13,
    "table orbit-sum 2-14": 4 * 13,
    "table crosses 4-12": 1 * 9,
    "table ledgers": 2 * 3,
}


def published() -> dict[int, dict[str, str]]:
    """The lines of the file of published counts, by N, as they stand there."""
    text = (ROOT / "cy_core" / "known_counts.csv").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {int(line["n"]): line for line in csv.DictReader(lines)}


PUBLISHED = published()


def digits(text: str) -> str:
    """A number without its commas; a dash is none."""
    return {"\N{EN DASH}": "0"}.get(text, text.replace(",", ""))


@pytest.mark.parametrize("block", TABLES)
def test_tables_show_the_published_counts(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # beside the folder of the counts that were made in full
    page, problems = expanded(*block.split(" ", 1))
    assert problems == ()
    table = sound_part(page).find(".//table")
    assert table is not None
    headings, *rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    compared = [
        (n, column, digits(text), PUBLISHED[int(n)][COLUMNS[column]])
        for n, *texts in rows
        for column, text in zip(headings[1:], texts, strict=True)
        if column in COLUMNS
    ]
    assert len(compared) == TABLES[block]
    assert [each for each in compared if each[2] != each[3]] == []


def test_chart_readout_shows_the_published_counts() -> None:
    page, _ = expanded("chart", "totals 1-27")
    read = {
        (int(n), "".join(item.find("span").itertext())): text
        for item in sound_part(page).iter("li")
        for n, (_, text) in json.loads(item.get("data-qa-values", "")).items()
    }
    assert read == {
        (n, name): f"{int(PUBLISHED[n][COLUMNS[name]]):,}"
        for n in SIZES
        if n not in (2, 3)  # no solution has no place on a logarithmic scale
        for name in ("all", "fundamental")
    }


def test_census_download_has_the_published_counts() -> None:
    rows = csv.DictReader(io.StringIO(data_tables()[0].csv()))
    assert [{name: row[name] for name in PUBLISHED[1]} for row in rows] == [*PUBLISHED.values()]
