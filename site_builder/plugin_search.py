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
# Matches a space next to punctuation. MkDocs adds such spaces around every element.
AROUND_SIGNS = re.compile(r"(?<=\() | (?=[.,;:)])")
Entry = dict[str, Any]


def index_entries(config: MkDocsConfig) -> list[Entry]:
    """Return the entries in the search index of MkDocs or Material, as a list to change.

    Return an empty list if the site has no such search.
    """
    plugin: Any = config.plugins.get("search") or config.plugins.get("material/search")
    index = getattr(plugin, "search_index", None)
    entries: list[Entry] | None = getattr(index, "entries", getattr(index, "_entries", None))
    return [] if entries is None else entries


def site_entries(entries: Iterable[Entry], pages: Iterable[Page]) -> Iterator[Entry]:
    """Yield the entries of all pages whose front matter does not exclude them."""
    by_url = {page.url: page for page in pages}
    for url, group in groupby(entries, key=lambda entry: entry["location"].partition("#")[0]):
        page = by_url[url]
        search = page.meta.get("search")
        # `search` in the front matter may be a word instead of a mapping, if it is meant for
        # another theme.
        search = search if isinstance(search, dict) else {}
        if not search.get("exclude"):
            whole, *sections = group
            yield from _page_entries(page, whole, sections, search.get("boost", 1))


def _page_entries(page: Page, whole: Entry, sections: list[Entry], boost: float) -> Iterator[Entry]:
    """Yield the entry of a page and an entry for each of its sections.

    MkDocs indexes the text of a page twice: in the entry `whole` and in the entries `sections`. The
    entry of the page that this function yields has only the text below the main heading.
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
    """Return an entry with its title and its text as readers see them, without HTML entities."""
    title = unescape(entry["title"] or "")
    text = AROUND_SIGNS.sub("", entry["text"])
    return {**entry, "title": title, "text": text}


def write_script(site: Path, galleries: Mapping[int, str]) -> None:
    """Write the search index also as a script, because a page opened from disk cannot fetch files.

    The script also has the URLs of `galleries`, by N.
    """
    index = site / INDEX
    if index.is_file():
        text = index.read_text(encoding="utf-8").removeprefix("{")
        script = f'globalThis.atlasIndex={{"galleries":{json.dumps(galleries)},{text}'
        index.with_suffix(".js").write_text(script, encoding="utf-8")
