"""`queens build`."""

from __future__ import annotations

from site_builder.commands.docs_folder import write_docs
from site_builder.commands.requests import Build
from site_builder.terminal.progress import waiting
from site_builder.timings.record_files import site_records


def run_build(asked: Build) -> None:
    """Write a docs folder that other site generators can use."""
    site_records(asked.config)  # a mistake in one is known before the long work
    with waiting(f"writing {asked.docs}"):
        write_docs(asked.config, asked.content, asked.docs)
