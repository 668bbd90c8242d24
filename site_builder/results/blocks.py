"""Blocks of new terms: their tables, the times of both programs, and texts for the OEIS."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from site_builder.results.records import agreed_counts
from site_builder.results.sequences import GROUPS, read_terms
from site_builder.results.tables import conflict_tables, runs_table, terms_table
from site_builder.results.texts import b_file, entry
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.files import read_file
from site_builder.values.page import Asset
from site_builder.values.table import Table

FOLDER = "terms"  # of the records, below the timings
PROGRAMS = Path("content/results")  # below the folder where the command runs
MAX_PROGRAM = 1 << 16


def _group(text: str) -> str:
    if text in GROUPS:
        return text
    raise UserError(f"results are one of {', '.join(GROUPS)}, got {text or 'nothing'}")


def _results(group: str, config: SiteConfig) -> Figure:
    folder = config.timings / FOLDER
    tables = _tables(folder, group)
    texts = [*_texts(folder, group)]
    assets = [asset for table in tables for asset in table.files()]
    assets += [asset for _, _, asset in texts]
    context = {"tables": tables, "runs": runs_table(folder, GROUPS[group]), "texts": texts}
    return Figure("results.html.jinja", context, assets=tuple(assets))


def _tables(folder: Path, group: str) -> list[Table]:
    return conflict_tables(folder) if group == "conflicts" else [terms_table(folder, group)]


def _texts(folder: Path, group: str) -> Iterator[tuple[str, str, Asset]]:
    """The name of each sequence with new terms, its entry, and its b-file."""
    program = read_file(PROGRAMS / f"{group}.py", MAX_PROGRAM, "restore it").decode()
    days = [
        run.date
        for subject in GROUPS[group]
        for agreed in agreed_counts(folder, subject).values()
        for run in agreed.runs
    ]
    for sequence, terms in read_terms(folder, group).items():
        if any(map(sequence.is_new, terms)):
            name = f"b{sequence.key[1:]}" if sequence.is_in_oeis else sequence.key
            asset = Asset(f"results/{name}.txt", b_file(sequence, terms))
            yield sequence.key, entry(sequence, terms, max(days), program), asset


BLOCK_TYPES: Mapping[str, BlockType] = {
    "table results": block_type("table", "torus", lambda block: _group(block.line()), _results),
}
