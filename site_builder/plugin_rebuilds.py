"""What a rebuild of ``mkdocs serve`` leaves as it is: pages whose text has not changed.

A plugin may put into a page what it likes, so pages are left alone only if all plugins of a site
are known to take each page by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel

from site_builder.plugin_search import index_entries
from site_builder.values.cache import FileStamps, file_stamps

KNOWN_PLUGINS = frozenset(
    {"material/search", "mkdocstrings", "queens-atlas", "redirects", "search"}
)
# Settings that name files of which `basis_paths` knows nothing.
OTHER_FILES = re.compile("INHERIT:|auto_append:")
# What reading and rendering set in a page of MkDocs.
RENDERED = ("_title_from_render", "content", "markdown", "meta", "present_anchor_ids", "toc")
# What shows a docstring, and what shows a file, with its name if it is quoted.
DOCSTRING = re.compile(r"^ *:::", re.MULTILINE)
SNIPPET = re.compile(r'-8<-+(?: "([^":]+))?')


def can_keep_pages(config: MkDocsConfig) -> bool:
    """Whether a page depends on its text and on what `basis_paths` names, and on nothing else."""
    settings = Path(config.config_file_path).read_text(encoding="utf-8")
    others = [plugin for name, plugin in config.plugins.items() if name not in KNOWN_PLUGINS]
    return not any(map(_hears_events, others)) and not OTHER_FILES.search(settings)


def _hears_events(plugin: object) -> bool:
    """Return whether `plugin` may change pages: a hook that only defines blocks does not."""
    return not isinstance(plugin, ModuleType) or any(name.startswith("on_") for name in dir(plugin))


def keep_output_folder(config: MkDocsConfig) -> None:
    """Keep MkDocs from emptying the folder of the site: it takes one that does not exist."""
    config.site_dir = str(Path(config.site_dir, ".spared"))


def site_files(files: Files, config: MkDocsConfig) -> IncrementalFiles:
    """The files of a site whose output folder was kept."""
    config.site_dir = str(Path(config.site_dir).parent)
    for file in files:
        file.dest_dir = config.site_dir
    return IncrementalFiles(files)


class IncrementalFiles(Files):
    """The files of a site, of which MkDocs builds only those that have changed."""

    unchanged: frozenset[str] = frozenset()  # the sources of the pages that it leaves alone

    def copy_static_files(
        self,
        dirty: bool = False,
        *,
        inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included,
    ) -> None:
        """Copy the files that are no pages, or those that have changed."""
        super().copy_static_files(dirty or bool(self.unchanged), inclusion=inclusion)

    def documentation_pages(
        self, *, inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
    ) -> list[File]:
        """The pages that MkDocs has to build."""
        pages = super().documentation_pages(inclusion=inclusion)
        return [file for file in pages if file.src_uri not in self.unchanged]


class BuiltPages:
    """The pages of the last build, for the next."""

    def __init__(self) -> None:
        self._stamps: FileStamps = {}
        self._pages: dict[str, dict[str, Any]] = {}
        self._heads: dict[str, object] = {}
        self._search_entries: list[dict[str, Any]] = []

    def begin(self, files: IncrementalFiles, *, all_changed: bool) -> None:
        """Find the pages that are as they were, and give them what they had in the last build."""
        if all_changed:
            self._pages.clear()
        pages = [file for file in files if file.is_documentation_page()]
        static_files = files.src_uris.keys() - {file.src_uri for file in pages}
        sources = {file.src_uri: Path(file.abs_src_path) for file in pages if file.abs_src_path}
        before, self._stamps = self._stamps, file_stamps(sources.values())
        unchanged = set[str]()
        for file in pages:
            uri, source = file.src_uri, sources.get(file.src_uri)
            kept = self._pages.get(uri) if file.page else None  # a draft has no page yet
            same = source is None or before.get(source) == self._stamps.get(source)
            if kept and same and _reads_only(kept["markdown"], static_files):
                vars(file.page).update(kept)
                unchanged.add(uri)
        files.unchanged = frozenset(unchanged)

    def keep(self, files: IncrementalFiles, config: MkDocsConfig) -> None:
        """Keep the pages, all of which are rendered by now, and none is written.

        If a title or the front matter of a page has changed, all pages are written again, as their
        navigation shows it.
        """
        pages = {file.src_uri: file.page for file in files if file.page}
        heads: dict[str, object] = {uri: (page.title, page.meta) for uri, page in pages.items()}
        if heads != self._heads:
            files.unchanged = frozenset()
        self._heads = heads
        self._pages = {
            uri: {name: value for name, value in vars(page).items() if name in RENDERED}
            for uri, page in pages.items()
        }
        self._keep_search(config, (pages[uri].url for uri in files.unchanged))
        if files.unchanged:
            config.theme.static_templates.discard("sitemap.xml")  # it would list changed pages only

    def _keep_search(self, config: MkDocsConfig, urls: Iterable[str]) -> None:
        """Put the pages that stay into the index of the search."""
        stay = {*urls}
        entries = index_entries(config)
        entries += [e for e in self._search_entries if e["location"].partition("#")[0] in stay]
        self._search_entries = entries  # MkDocs adds the pages that it builds


def _reads_only(markdown: str, files: set[str]) -> bool:
    """Whether a page shows nothing but these files besides its own text."""
    return not DOCSTRING.search(markdown) and {*SNIPPET.findall(markdown)} <= files
