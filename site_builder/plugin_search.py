"""The index of MkDocs' own search, as the search of our theme reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import unescape
from itertools import groupby
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

INDEX = "search/search_index.json"
EXCLUDED = re.compile(r'<h[1-6](?=[^<>]*\sdata-search-exclude)[^<>]*\sid="([^"]+)"')
AROUND_SIGNS = re.compile(r"(?<=\() | (?=[.,;:)])")  # MkDocs puts a space around every element
Entry = dict[str, Any]


def index_entries(config: MkDocsConfig) -> list[Entry]:
    """The entries of the search of MkDocs or Material, to change in place; empty without one."""
    plugin: Any = config.plugins.get("search") or config.plugins.get("material/search")
    index = getattr(plugin, "search_index", None)
    found: list[Entry] | None = getattr(index, "entries", getattr(index, "_entries", None))
    return [] if found is None else found


def site_entries(entries: Iterable[Entry], pages: Iterable[Page]) -> Iterator[Entry]:
    """The entries of all pages."""
    by_url = {page.url: page for page in pages}
    for url, group in groupby(entries, key=lambda entry: entry["location"].partition("#")[0]):
        page = by_url[url]
        search = page.meta.get("search")
        search = search if isinstance(search, dict) else {}  # of another theme, it may be a word
        if not search.get("exclude"):
            whole, *sections = group
            yield from _page_entries(page, whole, sections, search.get("boost", 1))


def _page_entries(page: Page, whole: Entry, sections: list[Entry], boost: float) -> Iterator[Entry]:
    """An entry of a page, and one of each section.

    MkDocs has the text of a page twice, as a whole and in its sections: here the entry of a page
    has what stands below its main heading.
    """
    excluded = {f"{page.url}#{anchor}" for anchor in EXCLUDED.findall(page.content or "")}
    heading = next((f"{page.url}#{link.id}" for link in page.toc if link.level == 1), "")
    main = next((each for each in sections if each["location"] == heading), whole)
    tags = page.meta.get("tags") or ()
    tags = tags if isinstance(tags, str) else " / ".join(map(str, tags))
    yield {**_shown(main), "location": page.url, "tags": tags, "boost": boost}
    for section in sections:
        if section["location"] not in {heading, *excluded}:
            yield _shown(section)


def _shown(entry: Entry) -> Entry:
    """An entry as readers see it."""
    title, text = unescape(entry["title"] or ""), AROUND_SIGNS.sub("", entry["text"])
    return {**entry, "title": title, "text": text}


def write_script(site: Path) -> None:
    """Write the index as a script, too: a page that is opened from disk may not fetch."""
    index = site / INDEX
    if index.is_file():
        text = index.read_text(encoding="utf-8")
        index.with_suffix(".js").write_text(f"globalThis.atlasIndex={text}", encoding="utf-8")
