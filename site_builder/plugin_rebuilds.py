"""Keep the unchanged pages of a site between the rebuilds of ``mkdocs serve``.

A plugin may put anything into a page. So pages are kept only if every plugin of the site is known
to process each page independently of the others.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.files import File, Files, InclusionLevel
from watchdog.events import FileCreatedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import ObservedWatch

from site_builder.plugin_search import index_entries
from site_builder.programs.exercises import programs_folder
from site_builder.values.cache import FileStamps, file_stamps
from site_builder.values.page import template_folders

KNOWN_PLUGINS = frozenset(
    {"material/search", "mkdocstrings", "queens-atlas", "redirects", "search"}
)
# Settings that name more files. `basis_paths` does not include these files.
OTHER_FILES = re.compile("INHERIT:|auto_append:")
# The attributes that MkDocs sets when it reads and renders a page.
RENDERED = ("_title_from_render", "content", "markdown", "meta", "present_anchor_ids", "toc")
# DOCSTRING matches Markdown that includes a docstring. SNIPPET matches Markdown that includes a
# file, and captures the file's name if the name is quoted.
DOCSTRING = re.compile(r"^ *:::", re.MULTILINE)
SNIPPET = re.compile(r'-8<-+(?: "([^":]+))?')


def can_keep_pages(config: MkDocsConfig) -> bool:
    """Return whether pages depend only on their own texts and on the paths in `basis_paths`."""
    settings = Path(config.config_file_path).read_text(encoding="utf-8")
    return not has_other_plugins(config) and not OTHER_FILES.search(settings)


def has_other_plugins(config: MkDocsConfig) -> bool:
    """Return whether the site has unknown plugins or hooks that may read or change pages."""
    others = [plugin for name, plugin in config.plugins.items() if name not in KNOWN_PLUGINS]
    return any(map(_hears_events, others))


def _hears_events(plugin: object) -> bool:
    """Return whether `plugin` has handlers for events of MkDocs, so that it may change pages.

    A hook that only defines blocks has no handlers.
    """
    return not isinstance(plugin, ModuleType) or any(name.startswith("on_") for name in dir(plugin))


def basis_paths(files: Files, config: MkDocsConfig, records: Path) -> Iterator[Path]:
    """Yield the files and folders that any page may depend on, besides its own text."""
    yield from template_folders()
    yield from (programs_folder(), records, Path(config.config_file_path))
    yield from map(Path, config.watch)
    if config.theme.custom_dir:
        yield Path(config.theme.custom_dir)
    for file in files:
        if file.abs_src_path and not file.is_documentation_page():
            yield Path(file.abs_src_path)


def keep_output_folder(config: MkDocsConfig) -> None:
    """Keep MkDocs from emptying the output folder: let it empty a folder that does not exist."""
    config.site_dir = str(Path(config.site_dir, ".spared"))


def site_files(files: Files, config: MkDocsConfig) -> IncrementalFiles:
    """Return the files of a site whose output folder was kept."""
    config.site_dir = str(Path(config.site_dir).parent)
    for file in files:
        file.dest_dir = config.site_dir
    return IncrementalFiles(files)


class IncrementalFiles(Files):
    """The files of a site. MkDocs builds only the changed ones."""

    # The source paths of the pages that are not built.
    unchanged: frozenset[str] = frozenset()

    def copy_static_files(
        self,
        dirty: bool = False,
        *,
        inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included,
    ) -> None:
        """Copy the files that are not pages. If pages are kept, copy only changed files."""
        super().copy_static_files(dirty or bool(self.unchanged), inclusion=inclusion)

    def documentation_pages(
        self, *, inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
    ) -> list[File]:
        """Return the pages that MkDocs must build."""
        pages = super().documentation_pages(inclusion=inclusion)
        return [file for file in pages if file.src_uri not in self.unchanged]


class BuiltPages:
    """The pages of the last build. The next build may use them again."""

    def __init__(self) -> None:
        self._stamps: FileStamps = {}
        self._pages: dict[str, dict[str, Any]] = {}
        self._heads: dict[str, object] = {}
        self._search_entries: list[dict[str, Any]] = []

    def begin(self, files: IncrementalFiles, *, all_changed: bool) -> None:
        """Restore the pages that have not changed since the last build.

        If `all_changed`, forget them.
        """
        if all_changed:
            self._pages.clear()
        pages = [file for file in files if file.is_documentation_page()]
        static_files = files.src_uris.keys() - {file.src_uri for file in pages}
        sources = {file.src_uri: Path(file.abs_src_path) for file in pages if file.abs_src_path}
        old_stamps = self._stamps
        self._stamps = file_stamps(sources.values())
        unchanged = set[str]()
        for file in pages:
            uri = file.src_uri
            source = sources.get(uri)
            # A draft has no page object.
            cached = self._pages.get(uri) if file.page else None
            is_same = source is None or old_stamps.get(source) == self._stamps.get(source)
            if cached and is_same and _reads_only(cached["markdown"], static_files):
                vars(file.page).update(cached)
                unchanged.add(uri)
        files.unchanged = frozenset(unchanged)

    def keep(self, files: IncrementalFiles, config: MkDocsConfig) -> None:
        """Cache the rendered pages for the next rebuild.

        Call this after MkDocs has rendered every page and before it writes the first. If the title
        or the front matter of any page has changed, all pages are written again, because their
        navigation may show the change.
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
            # Without this, MkDocs would write a site map that lists only the changed pages.
            config.theme.static_templates.discard("sitemap.xml")

    def _keep_search(self, config: MkDocsConfig, urls: Iterable[str]) -> None:
        """Add the entries of the kept pages to the search index."""
        kept_urls = set(urls)
        entries = index_entries(config)
        entries += [
            entry
            for entry in self._search_entries
            if entry["location"].partition("#")[0] in kept_urls
        ]
        # The list is shared with MkDocs, which adds the pages that it builds.
        self._search_entries = entries


def _reads_only(markdown: str, files: set[str]) -> bool:
    """Return whether a page depends only on its own text and on `files` that it includes."""
    return not DOCSTRING.search(markdown) and set(SNIPPET.findall(markdown)) <= files


def watch_folder(server: LiveReloadServer, folder: Path) -> None:
    """Rebuild the site when a file in `folder` changes. The folder need not exist yet."""
    # MkDocs uses paths in this form for watched folders.
    path = Path(os.path.abspath(folder))
    if path.is_dir():
        server.watch(str(path))
    elif path.parent.is_dir():
        _watch_later(server, path)


def _watch_later(server: LiveReloadServer, folder: Path) -> None:
    """Watch a folder as soon as it exists, and rebuild the site when it appears."""

    def on_created(event: FileSystemEvent) -> None:
        if event.src_path == str(folder):
            server.watch(str(folder))
            watch = ObservedWatch(str(folder), recursive=True)
            server.observer.event_queue.put((FileCreatedEvent(str(folder)), watch))

    handler = FileSystemEventHandler()
    handler.on_created = on_created
    server.observer.schedule(handler, str(folder.parent))
