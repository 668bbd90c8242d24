"""The MkDocs plugin: it adds the generated pages, and draws the figures of the other pages."""

from __future__ import annotations

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
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.utils import clean_directory
from mkdocs.utils.meta import get_data
from mkdocs.utils.templates import TemplateContext

from site_builder.blocks.expand import DrawnPage, expand
from site_builder.blocks.placeholders import fill_placeholders
from site_builder.blocks.undrawn import UNDRAWN, has_undrawn_block
from site_builder.pages.clashes import OwnerFiles, clash_messages
from site_builder.pages.head import Head, tags, with_tags
from site_builder.pages.lesson_cards import lesson_card
from site_builder.pages.site import SCRIPT, START, STYLESHEET, body, build_site
from site_builder.plans.records import require_records
from site_builder.plugin_files import GeneratedFile, basis_paths, generated_file
from site_builder.plugin_options import Options
from site_builder.plugin_rebuilds import (
    BuiltPages,
    SiteFiles,
    can_keep_pages,
    site_files,
    spare_site,
)
from site_builder.plugin_watching import watch_folder
from site_builder.svg.png import REMEDY, has_resvg
from site_builder.values.compiled_templates import CompiledTemplates
from site_builder.values.config import SiteConfig
from site_builder.values.disk_cache import use_cache
from site_builder.values.errors import UserError, one_line
from site_builder.values.kept import KeptResults, file_stamps
from site_builder.values.page import TEMPLATES, Asset, Links, Page
from site_builder.values.site_paths import SitePaths

log = get_plugin_logger("queens-atlas")
IDS = re.compile(r"<[a-z][^<>]* id=\"([^\"]+)\"")


class QueensAtlasPlugin(BasePlugin[Options]):
    """Adds the galleries to a site, and draws the figures in its pages.

    The methods stand in the order in which MkDocs calls them.
    """

    def __init__(self) -> None:
        self.kept_items = KeptResults()
        self.kept_drawings = KeptResults()
        self.compiled_templates = CompiledTemplates()
        self.built_pages = BuiltPages()
        self.serving = self.dirty = False

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Make MkDocs keep this object through the rebuilds of ``mkdocs serve``."""
        self.serving, self.dirty = command == "serve", dirty

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the options, and add our style sheet and script before those of the site."""
        options = SiteConfig(**self.config)
        timings = Path(config.config_file_path).parent / options.timings
        cards = options.cards and bool(config.site_url)  # a card needs a whole URL
        if cards and not has_resvg():
            cards = False
            log.info("cards are left out, as they need resvg-py: %s", REMEDY)
        self.site_config = replace(options, timings=timings, cards=cards)
        self.site_paths = SitePaths(self.site_config)
        self.keeps_pages = self.serving and not self.dirty and can_keep_pages(config)
        use_cache(Path(config.config_file_path).parent)
        with _one_line():  # before MkDocs empties the folder of the site
            require_records(self.site_config)
        if STYLESHEET not in config.extra_css:  # a site in several languages is built several times
            config.extra_css.insert(0, STYLESHEET)
            config.extra_javascript.insert(0, SCRIPT)
        return config

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Spare the pages of the last build; `on_nav` removes them if they are out of date."""
        if self.keeps_pages:
            spare_site(config)

    def _on_files_early(self, files: Files, config: MkDocsConfig) -> Files:
        return files if "i18n" in config.plugins else self._add_site(files, config)

    @event_priority(-200)  # after mkdocs-static-i18n, which cannot work with generated files
    def _on_files_late(self, files: Files, config: MkDocsConfig) -> Files:
        return self._add_site(files, config) if "i18n" in config.plugins else files

    on_files = CombinedEvent(_on_files_early, _on_files_late)

    def _add_site(self, files: Files, config: MkDocsConfig) -> Files:
        """Add all that is generated; the pages stay empty until `on_page_content`."""
        if self.keeps_pages:
            files = site_files(files, config)
        paths = basis_paths(files, config, self.site_config.timings)
        self.basis = self.site_config, file_stamps(paths)
        self.kept_items.begin(self.basis)
        items = self.kept_items.result("all", None, lambda: tuple(build_site(self.site_config)))
        self.generated_paths = {item.path for item in items}
        added = self._add(files, config, items)
        self.pages = {item.path: item for item in added if isinstance(item, Page)}
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
        """Find the overview, the one generated page in the navigation, and what has changed."""
        self.source_paths = frozenset(files.src_uris)
        urls = config.site_url, config.use_directory_urls
        all_changed = self.kept_drawings.begin((self.basis, self.source_paths, urls))
        if all_changed:
            self.drawn_pages: dict[str, DrawnPage] = {}
            self.lesson_cards: dict[str, list[Asset]] = {}
            self.filled_pages: set[str] = set()
            self.assets: dict[str, Asset] = {}
            if self.serving:
                clean_directory(config.site_dir)
        for each in files:
            if isinstance(each, GeneratedFile):
                each.unchanged = not all_changed
        if isinstance(files, SiteFiles):
            self.built_pages.begin(files, all_changed=all_changed)
        path = self.site_paths.overview
        file = files.get_file_from_path(path) if path in self.pages else None
        self.overview = file.page if file else None
        return nav

    def on_page_markdown(
        self, markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Draw the figures of a page; a mistake in a block is a warning, an error if strict."""
        if page.file.src_uri in self.pages:
            return markdown
        path = page.file.dest_uri
        with _one_line():
            drawn_page = self.kept_drawings.result(
                path,
                markdown,
                lambda: expand(markdown, self._links(path, config), self.site_config),
            )
        self.lesson_cards[path] = self._lesson_card(page)
        return self._keep(drawn_page, page)

    @event_priority(100)  # before other plugins work on the HTML
    def on_page_content(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Render a generated page; Markdown would take a hundred times longer.

        In other pages, show a block as code if Markdown took its figure for text.
        """
        if generated := self.pages.get(page.file.src_uri):
            # Without a heading here, Material has no link that skips to the text.
            page.toc = TableOfContents([AnchorLink(generated.title, START, 1)])
            path = page.file.dest_uri
            with _one_line():
                html = self.kept_drawings.result(
                    path, None, lambda: body(generated, self._links(path, config))
                )
            page.present_anchor_ids = {*IDS.findall(html)}  # MkDocs checks links to them
            return html
        drawn_page = self.drawn_pages[page.file.dest_uri]
        while (remaining := drawn_page.without_lost_figures(html)) is not drawn_page:
            page.markdown = self._keep(remaining, page)
            page.render(config, files)
            html, drawn_page = page.content or "", remaining
        if has_undrawn_block(html):
            log.warning("%s: %s", page.file.src_uri, UNDRAWN)
        return html

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """Add the files that the figures load: all pages are drawn now, and none is written."""
        pages = self.drawn_pages.values()
        self.figures = {key: figure for page in pages for key, figure in page.figures.items()}
        lists = *(page.assets for page in pages), *self.lesson_cards.values()
        assets = {asset.path: asset for asset in chain.from_iterable(lists)}
        paths = sorted({*assets} - self.generated_paths)
        self._add(files, config, [assets[path] for path in paths])
        for path in paths:
            if isinstance(file := files.get_file_from_path(path), GeneratedFile):
                file.unchanged = self.assets.get(path) == assets[path]
        self.assets = assets
        if isinstance(files, SiteFiles):
            self.built_pages.keep(files, config)
        env.bytecode_cache = self.compiled_templates
        return env

    def on_page_context(
        self, context: TemplateContext, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Mark the overview in the navigation of a page of boards."""
        if self.overview and self._shows_boards(page):
            self.overview.active = True
        return context

    @event_priority(100)  # before plugins that make pages smaller, which may rewrite placeholders
    def on_post_page(self, output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Put the figures into a page, and what describes a generated page into its head.

        Blogs show parts of other pages, so the figures of all pages may be here. Only now, as the
        search would read every number of every figure.
        """
        if self.overview and self._shows_boards(page):
            self.overview.active = False
        self.filled_pages.add(page.file.dest_uri)
        if generated := self.pages.get(page.file.src_uri):
            head = self._head(page, generated.headline, generated.about, generated.card, config)
            output = with_tags(output, head)
        return self._fill(output, page.file.dest_uri, config)

    @event_priority(-100)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Put the figures into pages that other plugins have written, as a site in one page."""
        for file in Path(config.site_dir).rglob("*.html"):
            path = file.relative_to(config.site_dir).as_posix()
            if path not in self.filled_pages:
                html = file.read_bytes().decode(errors="surrogateescape")
                filled_html = self._fill(html, path, config)
                if filled_html != html:
                    file.write_bytes(filled_html.encode(errors="surrogateescape"))

    def on_build_error(self, error: Exception) -> None:
        """Build everything anew the next time."""
        self.kept_drawings.begin(None)

    def on_serve(self, server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> None:
        """Rebuild the site when a template or a timing record changes."""
        server.watch(str(TEMPLATES))
        watch_folder(server, self.site_config.timings)

    def tags(self, page: MkDocsPage, config: MkDocsConfig) -> str:
        """What describes a page in its head, for a theme to insert; generated pages have it."""
        if page.file.src_uri in self.pages:
            return ""
        title = unescape(str(page.meta.get("title") or page.title))  # themes have it as HTML
        about = str(page.meta.get("description") or config.site_description or title)
        card = _card_path(page) if page.meta.get("card") else self.site_paths.overview_card
        return tags(self._head(page, title, about, card, config))

    def _head(
        self, page: MkDocsPage, title: str, about: str, card: str, config: MkDocsConfig
    ) -> Head:
        picture = urljoin(config.site_url or "", card) if self.site_config.cards else ""
        return Head(config.site_name, title, about, page.canonical_url or "", picture)

    def _lesson_card(self, page: MkDocsPage) -> list[Asset]:
        """Draw the card that the front matter of a page asks for, as ``card: orbit``."""
        picture = page.meta.get("card")
        if not (picture and self.site_config.cards):
            return []
        above = f"Chapter {page.meta['chapter']} of 10" if "chapter" in page.meta else ""
        with _one_line():
            return [Asset(_card_path(page), lesson_card(str(picture), str(page.title), above))]

    def _add(
        self, files: Files, config: MkDocsConfig, items: Iterable[Page | Asset]
    ) -> list[Page | Asset]:
        """Add generated items to a site; warn of those that files of the owner block."""
        sources = [file for file in files if file.inclusion is not InclusionLevel.EXCLUDED]
        owner_files = OwnerFiles((file.dest_uri, file.src_uri) for file in sources)
        added, clashes = list[Page | Asset](), list[tuple[str, str]]()
        for item in items:
            file = generated_file(item, config)
            if owner_file := owner_files.blocking(file.dest_uri):
                clashes.append((owner_file, item.path))
                continue
            if excluded := files.get_file_from_path(item.path):
                files.remove(excluded)
            files.append(file)
            added.append(item)
        for message in clash_messages(clashes, self.site_config.folder):
            log.warning("%s; until then yours is kept", message)
        return added

    def _keep(self, drawn_page: DrawnPage, page: MkDocsPage) -> str:
        """Keep the figures of a page until `on_post_page`, and warn of mistakes in its blocks."""
        source = page.file.content_string
        front_matter_lines = source.count("\n") - get_data(source)[0].count("\n")
        for problem in drawn_page.problems:
            line = problem.line + front_matter_lines
            log.warning("%s, line %d: %s", page.file.src_uri, line, problem.message)
        for note in drawn_page.notes:
            log.info("%s: %s", page.file.src_uri, note)
        self.drawn_pages[page.file.dest_uri] = drawn_page
        return drawn_page.markdown

    def _shows_boards(self, page: MkDocsPage) -> bool:
        generated = self.pages.get(page.file.src_uri)
        return bool(generated and generated.path.startswith(f"{self.site_config.folder}/"))

    def _fill(self, html: str, path: str, config: MkDocsConfig) -> str:
        with _one_line():
            return fill_placeholders(html, self.figures, self._links(path, config))

    def _links(self, path: str, config: MkDocsConfig) -> Links:
        site_url, exists = config.site_url or "", self.source_paths.__contains__
        return Links(path, config.use_directory_urls, exists, site_url)


def _card_path(page: MkDocsPage) -> str:
    return page.file.src_uri.removesuffix(".md") + "-card.png"


@contextmanager
def _one_line() -> Iterator[None]:
    """End the build with one line instead of a traceback if the user made a mistake."""
    try:
        yield
    except UserError as error:
        raise PluginError(one_line(str(error))) from error
