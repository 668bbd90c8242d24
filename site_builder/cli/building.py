"""`queens build`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.blocks.docs_folder import write_docs
from site_builder.cli.group import Decorator, command, flag, option
from site_builder.cli.parameters import file_path
from site_builder.plans.records import require_records
from site_builder.terminal.progress import waiting
from site_builder.values.config import SiteConfig, default_of, read_option
from site_builder.values.files import require_existing_folder


def site_option(names: str, text: str) -> Decorator:
    """Add an option that the plugin has under the same name."""
    name = names.split()[0].removeprefix("--").replace("-", "_")
    default = str(default_of(name))
    return option(names, lambda word: read_site_option(name, word), text, default=default)


def read_site_option(name: str, word: str) -> Any:
    """The value of an option of a site.

    >>> read_site_option("solution_pages", "8"), read_site_option("folder", "8")
    (8, '8')
    """
    is_number = isinstance(default_of(name), int) and re.fullmatch("[0-9]{1,9}", word)
    typed = f"--{name.replace('_', '-')}"
    return read_option(name, int(word) if is_number else word, typed)


@command("build", "queens build --docs docs --galleries 1-8")
@option("--docs DIR", file_path, "A new or an empty folder.", required=True)
@option("--content DIR", file_path, "Folder of your pages, in Markdown.", default="content")
@site_option("--galleries FIRST-LAST", "Sizes N that get a gallery.")
@site_option("--long-galleries FIRST-LAST", "Sizes N whose gallery is drawn in the browser.")
@site_option("--solution-pages N", "Largest size N whose solutions get a page each.")
@site_option("--boards-per-page COUNT", "Boards on each page of a gallery.")
@site_option("--records DIR", "Folder of records: times, plans, ledgers and new terms.")
@site_option("--downloads FIRST-LAST", "Sizes N whose solutions can be downloaded.")
@site_option("--folder NAME", "Folder of the galleries in the site.")
@flag("--zensical", "Write addresses as Zensical reads them.")
@flag("--coordinates", "Label the rows and columns of boards in galleries.")
def build(docs: Path, content: Path, zensical: bool, **options: Any) -> None:
    """Write a docs folder that other site generators can use."""
    if (records := options["records"]) != SiteConfig().records:
        require_existing_folder(records, "name another one, or leave out --records")
    config = SiteConfig(cards=False, **options)  # Markdown has no place for cards
    require_records(config)  # a mistake in one is known before the long work
    with waiting(f"writing {docs}"):
        write_docs(config, content, docs, zensical=zensical)
