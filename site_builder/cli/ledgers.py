"""`queens ledger`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from site_builder.cli.group import argument, command, flag, json_option
from site_builder.cli.parameters import file_path, require_one
from site_builder.counts.ledger import read_ledger
from site_builder.counts.report import ledger_report, ledger_summary
from site_builder.terminal.lines import echo, echo_fields
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
            echo(json.dumps(ledger_summary(file, content), indent=2))
            return
        report = ledger_report(file, content)
    echo_fields(asdict(report) if as_json else report.for_people(), as_json)
