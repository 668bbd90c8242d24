"""`queens build`."""

from __future__ import annotations

from site_builder.commands.docs_folder import write_docs
from site_builder.commands.requests import Build
from site_builder.terminal.progress import waiting
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig


def run_build(asked: Build) -> None:
    """Write a docs folder that other site generators can use."""
    config = SiteConfig(
        galleries=asked.galleries,
        solution_pages=asked.solution_pages,
        boards_per_page=asked.boards_per_page,
        coordinates=asked.coordinates,
        timings=asked.timings,
        folder=asked.folder,
    )
    site_records(config)  # a mistake in one is known before the long work
    with waiting(f"writing {asked.docs}"):
        write_docs(config, asked.content, asked.docs)
