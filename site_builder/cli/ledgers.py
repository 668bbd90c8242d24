"""`queens ledger`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from site_builder.cli.group import argument, command, flag, json_option
from site_builder.cli.parameters import file_path, require_one
from site_builder.ledger.database import read_ledger
from site_builder.ledger.report import ledger_report
from site_builder.ledger.rows import Ledger
from site_builder.terminal.lines import echo, echo_fields, field_lines
from site_builder.terminal.progress import waiting


@command("ledger", "queens ledger 20.ledger")
@argument("FILE", file_path, "Ledger that `queens count --resume FILE` writes.")
@flag("--summary", "Write a summary of a finished count as JSON, for a site to show.")
@json_option
def ledger(file: Path, summary: bool, as_json: bool) -> None:
    """Show how far a long count has come."""
    require_one({"--summary": summary, "--json": as_json})
    content = read_ledger(file)
    with waiting(f"reading {file}"):
        if summary:
            echo(_summary(file, content))
            return
        report = ledger_report(file, content)
    if as_json:
        echo_fields(asdict(report), as_json)
    else:
        echo(field_lines(report.for_people()))


def _summary(file: Path, content: Ledger) -> str:
    from site_builder.ledger.summary import summary_of  # these load msgspec, for which no count
    from site_builder.plans.records import summary_text  # must wait

    return summary_text(summary_of(file, content))
