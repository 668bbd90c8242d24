"""The MkDocs adapter: hands our pages to MkDocs, and MkDocs' pages to our fences."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from html import unescape
from itertools import chain
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin

from jinja2 import Environment
from mkdocs.config import config_options
from mkdocs.config.base import Config, ConfigErrors, ConfigWarnings, ValidationError
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.utils.meta import get_data
from mkdocs.utils.templates import TemplateContext
from watchdog.events import FileCreatedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import ObservedWatch

from site_builder.blocks.expand import DrawnPage, expand
from site_builder.blocks.placeholders import filled
from site_builder.pages.clashes import Taken, clash
from site_builder.pages.head import Head, tags, with_tags
from site_builder.pages.site import SCRIPT, START, STYLESHEET, body, build_site, front_matter
from site_builder.plans.records import require_records
from site_builder.values.addresses import card_path, overview_path
from site_builder.values.config import SiteConfig, default_of, read_option
from site_builder.values.errors import UserError, one_line
from site_builder.values.page import TEMPLATES, Asset, Links, Page

log = get_plugin_logger("queens-atlas")
IDS = re.compile(r"<[a-z][^<>]* id=\"([^\"]+)\"")


class _Option(config_options.OptionallyRequired[Any]):
    """An option as `SiteConfig` has it."""

    def run_validation(self, value: object) -> object:
        try:
            return read_option(self._name, value)
        except UserError as error:
            raise ValidationError(one_line(str(error))) from error


class Options(Config):
    """What a site may set in ``mkdocs.yml``; the meaning stands at `SiteConfig`."""

    galleries = _Option(default=default_of("galleries"))
    long_galleries = _Option(default=default_of("long_galleries"))
    solution_pages = _Option(default=default_of("solution_pages"))
    boards_per_page = _Option(default=default_of("boards_per_page"))
    coordinates = _Option(default=default_of("coordinates"))
    cards = _Option(default=default_of("cards"))
    timings = _Option(default=default_of("timings"))
    downloads = _Option(default=default_of("downloads"))
    folder = _Option(default=default_of("folder"))

    def validate(self) -> tuple[ConfigErrors, ConfigWarnings]:
        """An unknown name is an error: MkDocs would warn, and the option would do nothing."""
        failed, warnings = super().validate()
        known = ", ".join(name for name, _ in self._schema)
        for name in sorted(set(self) - self._schema_keys, key=str):  # YAML has other keys, too
            said = one_line(f"unknown option {name}: choose one of {known}")
            failed.append((name, ValidationError(said)))
        return failed, [] if failed else warnings


class QueensAtlasPlugin(BasePlugin[Options]):
    """Adds the galleries to a site, and draws the figures that its pages ask for.

    Its methods stand in the order in which MkDocs calls them.
    """

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Makes MkDocs keep this object through the rebuilds of ``mkdocs serve``."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Ours come first: a site's own style sheet has the last word."""
        chosen = SiteConfig(**self.config)
        folder = Path(config.config_file_path).parent
        cards = chosen.cards and bool(config.site_url)  # without a whole address nobody finds them
        self.chosen = replace(chosen, timings=folder / chosen.timings, cards=cards)
        with _one_line():  # before MkDocs empties the folder of the site
            require_records(self.chosen)
        if STYLESHEET not in config.extra_css:  # a site in several languages is built several times
            config.extra_css.insert(0, STYLESHEET)
            config.extra_javascript.insert(0, SCRIPT)
        return config

    def _on_files_first(self, files: Files, config: MkDocsConfig) -> Files:
        return files if "i18n" in config.plugins else self._with_ours(files, config)

    @event_priority(-200)  # mkdocs-static-i18n asks each page for its file, and ours have none
    def _on_files_last(self, files: Files, config: MkDocsConfig) -> Files:
        return self._with_ours(files, config) if "i18n" in config.plugins else files

    on_files = CombinedEvent(_on_files_first, _on_files_last)

    def _with_ours(self, files: Files, config: MkDocsConfig) -> Files:
        """Files and all that is generated; those pages are empty until `on_page_content`."""
        self.drawn: dict[str, DrawnPage] = {}
        self.shown: set[str] = set()
        items = tuple(build_site(self.chosen))
        self.offered = {item.path for item in items}
        added = self._add(files, config, items)
        self.pages = {item.path: item for item in added if isinstance(item, Page)}
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
        """Finds the page that navigation has for all generated ones."""
        self.known = files.src_uris
        path = overview_path(self.chosen)
        overview = files.get_file_from_path(path) if path in self.pages else None
        self.overview = overview.page if overview else None
        return nav

    def on_page_markdown(
        self, markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Draws the fences of a page; a mistake in one is a warning, and an error if strict."""
        path = page.file.src_uri
        if path in self.pages:
            return markdown
        with _one_line():
            drawn = expand(markdown, self._links(page.file.dest_uri, config), self.chosen)
        return self._kept(drawn, page)

    @event_priority(100)  # before others work on what Markdown has made
    def on_page_content(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Generated pages never pass through Markdown, which would take a hundred times longer.

        In the others Markdown may have found no place for a figure, as in an indented block.
        """
        path = page.file.src_uri
        if path in self.pages:
            # Material has no link that skips to the text where this is empty.
            page.toc = TableOfContents([AnchorLink(self.pages[path].title, START, 1)])
            with _one_line():
                made = body(self.pages[path], self._links(page.file.dest_uri, config))
            page.present_anchor_ids = {*IDS.findall(made)}  # for links that lead there
            return made
        drawn = self.drawn[page.file.dest_uri]
        while (settled := drawn.settled(html)) is not drawn:
            page.markdown = self._kept(settled, page)
            page.render(config, files)
            html, drawn = page.content or "", settled
        return html

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """All pages are drawn, none is written: now it is known what their figures load."""
        figures = (drawn.figures.items() for drawn in self.drawn.values())
        self.figures = dict(chain.from_iterable(figures))
        assets = {asset.path: asset for drawn in self.drawn.values() for asset in drawn.assets}
        self._add(files, config, [assets[path] for path in sorted({*assets} - self.offered)])
        return env

    def on_page_context(
        self, context: TemplateContext, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Of a generated page of boards, navigation shows the overview."""
        if self.overview and self._is_of_boards(page):
            self.overview.active = True
        return context

    @event_priority(100)  # before what makes pages smaller, which may rewrite the places
    def on_post_page(self, output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Figures come to their places, those of other pages too: blogs show parts of posts.

        It is late, so that the search does not read every number of every figure.
        """
        if self.overview and self._is_of_boards(page):
            self.overview.active = False
        self.shown.add(page.file.dest_uri)
        if ours := self.pages.get(page.file.src_uri):
            head = self._head(page, ours.headline, ours.about, ours.card, config)
            output = with_tags(output, head)
        return self._filled(output, page.file.dest_uri, config)

    @event_priority(-100)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Fills pages that other plugins have written themselves, such as a site in one page."""
        for path in Path(config.site_dir).rglob("*.html"):
            place = path.relative_to(config.site_dir).as_posix()
            if place not in self.shown:
                text = path.read_bytes().decode(errors="surrogateescape")
                done = self._filled(text, place, config)
                if done != text:
                    path.write_bytes(done.encode(errors="surrogateescape"))

    def on_serve(self, server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> None:
        """A change of a template or of a timing record builds the site anew."""
        server.watch(str(TEMPLATES))
        timings = Path(os.path.abspath(self.chosen.timings))  # as MkDocs names what it watches
        if timings.is_dir():
            server.watch(str(timings))
        elif timings.parent.is_dir():
            _watch_later(server, timings)

    def tags(self, page: MkDocsPage, config: MkDocsConfig) -> str:
        """For a theme: what tells of a page in its head, as in those that are generated."""
        if page.file.src_uri in self.pages:
            return ""
        title = unescape(str(page.meta.get("title") or page.title))  # themes have it as HTML
        about = str(page.meta.get("description") or config.site_description or title)
        return tags(self._head(page, title, about, card_path(overview_path(self.chosen)), config))

    def _head(
        self, page: MkDocsPage, title: str, about: str, card: str, config: MkDocsConfig
    ) -> Head:
        picture = urljoin(config.site_url or "", card) if self.chosen.cards else ""
        return Head(config.site_name, title, about, page.canonical_url or "", picture)

    def _add(
        self, files: Files, config: MkDocsConfig, items: Iterable[Page | Asset]
    ) -> list[Page | Asset]:
        """Adds to the files of a site what is in the way of none of them; tells of the rest."""
        theirs = [file for file in files if file.inclusion is not InclusionLevel.EXCLUDED]
        taken = Taken((file.dest_uri, file.src_uri) for file in theirs)
        added, clashes = list[Page | Asset](), dict[str, list[str]]()
        for item in items:
            file = _generated(item, config)
            if owner := taken.owner(file.dest_uri):
                clashes.setdefault(owner, []).append(item.path)
                continue
            if excluded := files.get_file_from_path(item.path):
                files.remove(excluded)
            files.append(file)
            added.append(item)
        for owner, ours in clashes.items():
            log.warning("%s; until then yours is kept", clash(owner, ours, self.chosen.folder))
        return added

    def _kept(self, drawn: DrawnPage, page: MkDocsPage) -> str:
        """Keeps the figures of a page for later, and tells of its mistakes."""
        for problem in drawn.problems:
            line = problem.line + _front_lines(page.file.content_string)
            log.warning("%s, line %d: %s", page.file.src_uri, line, problem.message)
        self.drawn[page.file.dest_uri] = drawn
        return drawn.markdown

    def _is_of_boards(self, page: MkDocsPage) -> bool:
        path = page.file.src_uri
        return path in self.pages and path.startswith(f"{self.chosen.folder}/")

    def _filled(self, html: str, place: str, config: MkDocsConfig) -> str:
        with _one_line():
            return filled(html, self.figures, self._links(place, config))

    def _links(self, place: str, config: MkDocsConfig) -> Links:
        return Links(
            place, config.use_directory_urls, self.known.__contains__, config.site_url or ""
        )


def _watch_later(server: LiveReloadServer, folder: Path) -> None:
    """Watch a folder as soon as it is made, and build the site with what is in it by then."""

    def made(event: FileSystemEvent) -> None:
        if event.src_path == str(folder):
            server.watch(str(folder))
            watched = ObservedWatch(str(folder), recursive=True)
            server.observer.event_queue.put((FileCreatedEvent(str(folder)), watched))

    handler = FileSystemEventHandler()
    handler.on_created = made
    server.observer.schedule(handler, str(folder.parent))


@contextmanager
def _one_line() -> Iterator[None]:
    """Ends the build with a line instead of a traceback."""
    try:
        yield
    except UserError as error:
        raise PluginError(one_line(str(error))) from error


def _generated(item: Page | Asset, config: MkDocsConfig) -> File:
    # Hundreds of pages in the navigation would be drawn hundreds of times.
    listed = isinstance(item, Page) and item.listed
    level = InclusionLevel["INCLUDED" if listed else "NOT_IN_NAV"]
    if isinstance(item, Page) and _is_another_language(config):
        level = InclusionLevel.EXCLUDED
    content = front_matter(item) if isinstance(item, Page) else item.content
    return File.generated(config, item.path, content=content, inclusion=level)


def _is_another_language(config: MkDocsConfig) -> bool:
    """Whether mkdocs-static-i18n builds anew: the pages of boards, in English, are there."""
    i18n = config.plugins.get("i18n")
    return bool(i18n and not getattr(i18n, "is_default_language_build", True))


def _front_lines(source: str) -> int:
    """Lines of a file before its Markdown, which an editor counts."""
    return source.count("\n") - get_data(source)[0].count("\n")
