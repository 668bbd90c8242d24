"""The sequences of the records, and the block that shows them."""

from __future__ import annotations

import contextlib
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from cy_core import PropertyCount, known_census, property_counts
from cy_core.terms import SUBJECTS, count_terms
from exhibits.results.blocks import b_file
from exhibits.results.sequences import GROUPS, SEQUENCES, published, read_terms
from site_builder.blocks.registry import draw_block
from site_builder.new_terms.records import TermsRun, agreed_counts, keep_run, load_runs, record_path
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.sources import ROOT

RECORDS = ROOT / "records" / "terms"
SMALL = 10
CONFLICT_PROPERTIES = ("conflicts", "conflicting_queens", "conflict_groups", "largest_group")


@pytest.mark.parametrize("sequence", SEQUENCES, ids=lambda sequence: sequence.key)
def test_terms_are_the_published_ones(sequence) -> None:
    terms = read_terms(RECORDS, sequence.group)[sequence]
    known = published(sequence.key)
    expected = known.by_n() if known else {}
    both = expected.keys() & terms.keys()
    assert {n: terms[n] for n in both} == {n: expected[n] for n in both}
    assert len(both) >= 15 or known is None


def test_orbits_of_superqueens_add_up_to_the_published_totals() -> None:
    orbits = {entry.key: terms for entry, terms in read_terms(RECORDS, "superqueens").items()}
    two, four, eight = (orbits[f"A35266{digit}"] for digit in (1, 2, 3))
    assert eight.keys() == set(range(2, 27))
    for n in eight:
        assert two[n] + four[n] + eight[n] == published("A051224").by_n()[n]
        assert 2 * two[n] + 4 * four[n] + 8 * eight[n] == published("A051223").by_n()[n]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_records_have_both_programs_and_no_gap_and_small_counts_are_counted_again(
    subject: str,
) -> None:
    assert set(range(2, 17)) <= set(agreed_counts(RECORDS, subject))
    for run in load_runs(record_path(RECORDS, subject)):
        if run.n <= SMALL:
            assert count_terms(subject, run.n, run.program) == run.counts


def test_conflicts_add_up_to_the_total() -> None:
    for n, agreed in agreed_counts(RECORDS, "conflicts").items():
        assert {sum(row) for row in agreed.counts.values()} == {known_census(n).total}


def test_the_properties_of_boards_give_the_same_counts() -> None:
    """Compare the records with the counts of `property_counts`, which a third program has found."""
    lines, torus, conflicts = (
        agreed_counts(RECORDS, subject) for subject in ("lines", "torus", "conflicts")
    )
    for n in set(lines) & set(torus) & set(conflicts) & set(range(4, 18)):
        properties = {
            name: {entry.value: entry for entry in values}
            for name, values in property_counts(n).items()
        }
        free = properties["lines"].get(0, PropertyCount(0, 0, 0))
        assert (lines[n].counts["boards"], lines[n].counts["fundamental"]) == (
            free.total,
            free.fundamental,
        )
        alone = properties["translates"].get(1, PropertyCount(1, 0, 0))
        assert torus[n].counts["alone"] == alone.total
        for row, name in zip(conflicts[n].counts.values(), CONFLICT_PROPERTIES, strict=True):
            totals = {value: total for value, total in enumerate(row) if total}
            assert totals == {value: entry.total for value, entry in properties[name].items()}


@pytest.mark.parametrize("group", GROUPS)
def test_python_program_prints_the_terms(group: str) -> None:
    source = (ROOT / "content" / "results" / f"{group}.py").read_text("utf-8")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, group, "exec"), {})
    lines = printed.getvalue().splitlines()
    assert len(lines) >= 7
    for line in lines:
        n, values = line.split(" ", 1)
        assert values == expected_line(group, int(n)), line


def expected_line(group: str, n: int) -> str:
    """Return the text that a program must print behind `n` in a line, from the records."""
    if group == "conflicts":
        counts = agreed_counts(RECORDS, "conflicts")[n].counts
        return " ".join(json.dumps(row) for row in counts.values())
    return " ".join(str(terms[n]) for terms in read_terms(RECORDS, group).values())


TORUS = next(entry for entry in SEQUENCES if entry.key == "A062164")


def test_a_b_file_ends_before_a_gap() -> None:
    terms = {16: 1009395, 17: 5, 18: 6, 20: 7}
    assert b_file(TORUS, terms).splitlines()[-3:] == ["16 1009395", "17 5", "18 6"]
    assert b_file(TORUS, terms).startswith("1 1\n2 0\n")


def test_programs_that_disagree_publish_nothing(tmp_path: Path) -> None:
    run = TermsRun(8, "list", {"boards": 8}, 1.0, "a", "0", "2026-11-25")
    path = tmp_path / "lines.json"
    keep_run(path, run)
    assert agreed_counts(tmp_path, "lines") == {}
    keep_run(path, replace(run, program="search", counts={"boards": 9}))
    with pytest.raises(UserError, match="n = 8: the programs disagree: publish nothing until"):
        agreed_counts(tmp_path, "lines")


def test_the_block_shows_tables_and_files() -> None:
    figure = draw_block("table", ["new-terms superqueens"], SiteConfig(records=ROOT / "records"))
    paths = {asset.path for asset in figure.files()}
    assert {"results/superqueens.csv", "results/b352661.txt"} <= paths
    *_, runs = figure.shown
    assert runs.rows
