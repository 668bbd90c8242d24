"""The search index of MkDocs in the form that the search of our theme reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from itertools import groupby
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

INDEX = "search/search_index.json"
EXCLUDED = re.compile(r'<h[1-6](?=[^<>]*\sdata-search-exclude)[^<>]*\sid="([^"]+)"')
# Matches the spaces that MkDocs adds around every element, if they are next to punctuation.
AROUND_SIGNS = re.compile(r"(?<=\() | (?=[.,;:)])")
Entry = dict[str, Any]


def index_entries(config: MkDocsConfig) -> list[Entry]:
    """Return the entries of the search of MkDocs or Material, to change in place.

    Return an empty list without such a search.
    """
    plugin: Any = config.plugins.get("search") or config.plugins.get("material/search")
    index = getattr(plugin, "search_index", None)
    entries: list[Entry] | None = getattr(index, "entries", getattr(index, "_entries", None))
    return [] if entries is None else entries


def site_entries(entries: Iterable[Entry], pages: Iterable[Page]) -> Iterator[Entry]:
    """Yield the entries of all pages, except pages that the search excludes."""
    by_url = {page.url: page for page in pages}
    for url, group in groupby(entries, key=lambda entry: entry["location"].partition("#")[0]):
        page = by_url[url]
        search = page.meta.get("search")
        # For another theme, the setting may be a word instead of a mapping.
        search = search if isinstance(search, dict) else {}
        if not search.get("exclude"):
            whole, *sections = group
            yield from _page_entries(page, whole, sections, search.get("boost", 1))


def _page_entries(page: Page, whole: Entry, sections: list[Entry], boost: float) -> Iterator[Entry]:
    """Yield the entry of a page and an entry for each of its sections.

    MkDocs indexes the text of a page twice, as a whole and by sections. Here the entry of the page
    has only the text below its main heading.
    """
    excluded = {f"{page.url}#{anchor}" for anchor in EXCLUDED.findall(page.content or "")}
    heading = next((f"{page.url}#{link.id}" for link in page.toc if link.level == 1), "")
    main = next((section for section in sections if section["location"] == heading), whole)
    tags = page.meta.get("tags") or ()
    tags = tags if isinstance(tags, str) else " / ".join(map(str, tags))
    yield {**_unescape(main), "location": page.url, "tags": tags, "boost": boost}
    for section in sections:
        if section["location"] not in {heading, *excluded}:
            yield _unescape(section)


def _unescape(entry: Entry) -> Entry:
    """Return an entry with its title and text as readers see them."""
    title = unescape(entry["title"] or "")
    text = AROUND_SIGNS.sub("", entry["text"])
    return {**entry, "title": title, "text": text}


def write_script(site: Path, galleries: Mapping[int, str]) -> None:
    """Write the index also as a script, because a page opened from disk cannot fetch files.

    The script has the URLs of `galleries` by N, too.
    """
    index = site / INDEX
    if index.is_file():
        text = index.read_text(encoding="utf-8").removeprefix("{")
        script = f'globalThis.atlasIndex={{"galleries":{json.dumps(galleries)},{text}'
        index.with_suffix(".js").write_text(script, encoding="utf-8")
