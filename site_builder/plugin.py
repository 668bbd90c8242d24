"""The MkDocs plugin: what MkDocs knows and the Markdown extension does not, and generated pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from html import unescape
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin

from jinja2 import Environment
from markdown import Markdown
from mkdocs.config import config_options
from mkdocs.config.base import Config, ConfigErrors, ConfigWarnings, ValidationError
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel, set_exclusions
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.utils import clean_directory
from mkdocs.utils.templates import TemplateContext
from watchdog.events import FileCreatedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import ObservedWatch

from site_builder.blocks.extension import (
    FencedBlock,
    HostPage,
    QueensAtlasExtension,
    draw,
    fill,
    host_page,
    loading,
)
from site_builder.blocks.registry import draw_inline
from site_builder.counts.plans import require_records
from site_builder.pages.cards import lesson_card
from site_builder.pages.clashes import OwnerFiles, clash_messages
from site_builder.pages.head import Head, tags, with_tags
from site_builder.pages.loading import SCRIPT, STYLESHEET
from site_builder.pages.rendering import CompiledTemplates, render
from site_builder.pages.site import (
    START,
    body,
    build_site,
    figure_assets,
    front_matter,
    theme_assets,
)
from site_builder.plugin_rebuilds import (
    BuiltPages,
    IncrementalFiles,
    can_keep_pages,
    keep_output_folder,
    site_files,
)
from site_builder.plugin_search import index_entries, site_entries, write_script
from site_builder.programs.exercises import programs_folder
from site_builder.svg.files import REMEDY, has_resvg
from site_builder.values.cache import BuildCache, file_stamps, site_code, use_cache
from site_builder.values.config import SiteConfig, plugin_default, read_option
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.page import Asset, Links, Page, template_folders
from site_builder.values.site_paths import SitePaths

log = get_plugin_logger("queens-atlas")
THEME = "queens-atlas"
PATTERN = re.compile(r"[/.]0[/.]")  # in a path for which scripts replace N and the label
# Where the body of a generated page goes; Material adds a heading to a page that has none.
BODY = re.compile(r'<div data-qa-page="([^"]+)"><h1></h1></div>')
IDS = re.compile(r"<[a-z][^<>]* id=\"([^\"]+)\"")


class _Option(config_options.OptionallyRequired[Any]):
    """An option of `SiteConfig`."""

    def run_validation(self, value: object) -> object:
        try:
            return read_option(self._name, value)
        except UserError as error:
            raise ValidationError(one_line(str(error))) from error


class Options(Config):
    """The options of the plugin in ``mkdocs.yml``; `SiteConfig` says what they mean."""

    galleries = _Option(default=plugin_default("galleries"))
    long_galleries = _Option(default=plugin_default("long_galleries"))
    solution_pages = _Option(default=plugin_default("solution_pages"))
    boards_per_page = _Option(default=plugin_default("boards_per_page"))
    coordinates = _Option(default=plugin_default("coordinates"))
    searchable = _Option(default=plugin_default("searchable"))
    cards = _Option(default=plugin_default("cards"))
    records = _Option(default=plugin_default("records"))
    downloads = _Option(default=plugin_default("downloads"))
    folder = _Option(default=plugin_default("folder"))

    def validate(self) -> tuple[ConfigErrors, ConfigWarnings]:
        """Refuse an unknown option: MkDocs would only warn, and the option would do nothing."""
        failed, warnings = super().validate()
        options = ", ".join(name for name, _ in self._schema)
        for name in sorted(set(self) - self._schema_keys, key=str):  # YAML has other keys, too
            message = one_line(f"unknown option {name}: choose one of {options}")
            failed.append((name, ValidationError(message)))
        return failed, [] if failed else warnings


class QueensAtlasPlugin(BasePlugin[Options]):
    """Draws the figures in the pages of a site, and adds the galleries that it asks for.

    The methods stand in the order in which MkDocs calls them.
    """

    def __init__(self) -> None:
        self.cached_items = BuildCache("items")
        self.cached_drawings = BuildCache("drawings")
        self.compiled_templates = CompiledTemplates()
        self.built_pages = BuiltPages()
        self.serving = self.dirty = False
        self.extension = _SiteExtension(self)
        self.page: MkDocsPage | None = None

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Make MkDocs keep this object through the rebuilds of ``mkdocs serve``."""
        self.serving, self.dirty = command == "serve", dirty

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the options, and add the Markdown extension."""
        options = SiteConfig(**self.config)
        records = Path(config.config_file_path).parent / options.records
        # A card needs a whole URL, and is for links to the published site.
        cards = options.cards and bool(config.site_url) and not self.serving
        if cards and not has_resvg():
            cards = False
            log.info("cards are left out, as they need resvg-py: %s", REMEDY)
        self.site_config = replace(options, records=records, cards=cards)
        self.site_paths = SitePaths(self.site_config)
        self.keeps_pages = self.serving and not self.dirty and can_keep_pages(config)
        use_cache(Path(config.config_file_path).parent)
        with _one_line():  # before MkDocs empties the folder of the site
            require_records(self.site_config)
        # In place, as other plugins have this list already; last, so it replaces one by name.
        extensions: list[Any] = config.markdown_extensions
        if self.extension not in extensions:
            extensions.append(self.extension)
        self.has_our_theme = config.theme.name == THEME
        if self.has_our_theme:
            for path, listed in ((STYLESHEET, config.extra_css), (SCRIPT, config.extra_javascript)):
                if path not in listed:
                    listed.append(path)
        self.loads_ours = STYLESHEET not in config.extra_css
        return config

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Spare the pages of the last build; `on_nav` removes them if they are out of date."""
        if self.keeps_pages:
            keep_output_folder(config)

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
        paths = _basis_paths(files, config, self.site_config.records)
        # MkDocs loads a hook once: while a site is served, a newer file has no newer code.
        self.site_code = site_code()
        self.basis = self.site_config, file_stamps(paths), self.site_code
        self.cached_items.begin(self.basis)
        items = self.cached_items.result("all", None, lambda: tuple(build_site(self.site_config)))
        self.generated_paths = {item.path for item in items}
        self.blocked_paths = set[str]()  # a file of the owner has their addresses
        added = self._add(files, config, items)
        self.pages = {item.path: item for item in added if isinstance(item, Page)}
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
        """Find the overview, the one generated page in the navigation, and what has changed."""
        self.source_paths = frozenset({*files.src_uris, *self.blocked_paths})
        self.extension.reported.clear()
        urls = config.site_url, config.use_directory_urls
        all_changed = self.cached_drawings.begin((self.basis, sorted(self.source_paths), urls))
        if all_changed:
            self.extension.figures.clear()
            self.lesson_cards: dict[str, list[Asset]] = {}
            self.filled_pages: set[str] = set()
            self.bodies: dict[str, str] = {}
            self.lost = _LostPages()
            self.assets: dict[str, Asset] = {}
            if self.serving:
                clean_directory(config.site_dir)
        for each in files:
            if isinstance(each, _GeneratedFile):
                each.unchanged = not all_changed
        if isinstance(files, IncrementalFiles):
            self.built_pages.begin(files, all_changed=all_changed)
        ours = {path: file for path in self.pages if (file := files.get_file_from_path(path))}
        self.pages_by_url = {file.url: self.pages[path] for path, file in ours.items()}
        self.urls = {path: file.url for path, file in ours.items()}
        file = ours.get(self.site_paths.overview)
        self.overview = file.page if file else None
        return nav

    def on_pre_page(self, page: MkDocsPage, config: MkDocsConfig, files: Files) -> MkDocsPage:
        """Note which page converters of other plugins work on."""
        self.page = page
        return page

    @event_priority(100)  # before other plugins work on the HTML
    def on_page_content(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Render a generated page; Markdown would take a hundred times longer.

        The page has it only when it is written: searches would read every number on every board.
        """
        path = page.file.dest_uri
        generated = self.pages.get(page.file.src_uri)
        if not generated:
            self.lesson_cards[path] = self._lesson_card(page)
            return html
        # Without a heading here, Material has no link that skips to the text.
        page.toc = TableOfContents([AnchorLink(generated.title, START, 1)])
        links = self._links(path, config)
        with _one_line():
            html = self.cached_drawings.result(path, None, lambda: body(generated, links))
        page.present_anchor_ids = {*IDS.findall(html)}  # MkDocs checks links to them
        self.bodies[path] = f"{loading(links)}\n{html}" if self.loads_ours else html
        return f'<div data-qa-page="{path}"><h1></h1></div>'

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """Add the files that the figures load: all pages are drawn now, and none is written."""
        drawn = [*figure_assets(self.extension.figures.values())]
        drawn += theme_assets() if self.has_our_theme else ()
        drawn += self._forwards(config) if self.has_our_theme else ()
        self.all_pages = [file.page for file in files if file.page]
        drawn += [card for cards in self.lesson_cards.values() for card in cards]
        assets = {asset.path: asset for asset in drawn}
        paths = sorted({*assets} - self.generated_paths)
        self._add(files, config, [assets[path] for path in paths])
        for path in paths:
            if isinstance(file := files.get_file_from_path(path), _GeneratedFile):
                file.unchanged = self.assets.get(path) == assets[path]
        self.assets = assets
        if isinstance(files, IncrementalFiles):
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
            described = (generated.headline, generated.about, generated.card)
            head = self._head(page, *described, config, {"@type": "WebPage"})
            output = with_tags(output, head)
        return self._fill(output, page.file.dest_uri, config)

    @event_priority(100)
    def _on_post_build_early(self, config: MkDocsConfig) -> None:
        """Leave the boards out of the index of a search, which is written next."""
        entries = index_entries(config)
        for entry in [*entries]:
            page = self.pages_by_url.get(entry["location"])
            if page and page.searched:
                entry["text"] = page.about
            elif page:
                entries.remove(entry)
        if self.has_our_theme:
            entries[:] = site_entries(entries, self.all_pages)

    @event_priority(-100)
    def _on_post_build_late(self, config: MkDocsConfig) -> None:
        """Put the figures into pages that other plugins have written, as a site in one page."""
        for file in Path(config.site_dir).rglob("*.html"):
            path = file.relative_to(config.site_dir).as_posix()
            if path not in self.filled_pages:
                html = file.read_bytes().decode(errors="surrogateescape")
                filled_html = self._fill(html, path, config)
                if filled_html != html:
                    file.write_bytes(filled_html.encode(errors="surrogateescape"))
        if self.has_our_theme:
            write_script(Path(config.site_dir))
        if message := self.lost.message():
            log.warning(message)
            self.cached_drawings.forget()  # so that the next build warns, too
        elif site_code() != self.site_code:
            # A figure has imported a module while it was drawn, so the digest in the basis of the
            # cached drawings does not cover its code.
            self.cached_drawings.forget()

    on_post_build = CombinedEvent(_on_post_build_early, _on_post_build_late)

    def on_build_error(self, error: Exception) -> None:
        """Build everything anew the next time."""
        self.cached_drawings.begin(None)

    def on_serve(self, server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> None:
        """Rebuild the site when a template or a record changes."""
        for folder in template_folders():
            server.watch(str(folder))
        _watch_folder(server, self.site_config.records)

    def tags(self, page: MkDocsPage, config: MkDocsConfig) -> str:
        """What describes a page in its head, for a theme to insert; generated pages have it."""
        if page.file.src_uri in self.pages:
            return ""
        title = unescape(str(page.meta.get("headline") or page.title))  # themes have it as HTML
        about = str(page.meta.get("description") or config.site_description or title)
        card = _card_path(page) if page.meta.get("card") else self.site_paths.overview_card
        default = {"@type": "WebSite" if page.is_homepage else "Article"}
        schema = page.meta.get("schema", default)
        return tags(self._head(page, title, about, card, config, schema))

    def breadcrumb(self, page: MkDocsPage) -> list[tuple[str, str]]:
        """The titles and URLs of a tab or of pages of boards, and of a page below; empty on top."""
        if not self._shows_boards(page):
            tab = next(reversed([*page.ancestors]), None)
            first = _first_page(tab) if isinstance(tab, Section) else None
            if tab is None or first is None or first == page:
                return []
            return [(str(tab.title), first.url), (str(page.title), page.url)]
        folder, path = self.site_config.folder, page.file.src_uri
        n = path.removeprefix(f"{folder}/").partition("/")[0]
        trail = dict.fromkeys([f"{folder}/index.md", f"{folder}/{n}/index.md", path])
        found = [(self.pages[each].title, self.urls[each]) for each in trail if each in self.urls]
        return found if len(found) > 1 else []

    def gallery_urls(self) -> dict[int, str]:
        """The URL of the gallery of each N that has one, for a theme."""
        galleries = sorted({*self.site_paths.galleries, *self.site_paths.long_galleries})
        paths = {n: self.site_paths.gallery_page(n) for n in galleries}
        return {n: self.urls[path] for n, path in paths.items() if path in self.urls}

    def _head(
        self,
        page: MkDocsPage,
        title: str,
        about: str,
        card: str,
        config: MkDocsConfig,
        schema: Mapping[str, object],
    ) -> Head:
        root = config.site_url or ""
        picture = urljoin(root, card) if self.site_config.cards else ""
        trail = [(unescape(name), urljoin(root, url)) for name, url in self.breadcrumb(page)]
        url, author = page.canonical_url or "", config.site_author or config.site_name
        return Head(config.site_name, title, about, url, picture, author, schema, trail)

    def _lesson_card(self, page: MkDocsPage) -> list[Asset]:
        """Draw the card that the front matter of a page asks for, as ``card: orbit``."""
        picture = page.meta.get("card")
        if not (picture and self.site_config.cards):
            return []
        with _one_line():
            card = lesson_card(str(picture), str(page.title), _place_in_course(page))
        return [Asset(_card_path(page), card)]

    def _forwards(self, config: MkDocsConfig) -> Iterator[Asset]:
        """Yield a page at each old address that the theme's setting `forwards` names."""
        for old, target in (config.theme.get("forwards") or {}).items():
            path = f"{old}/index.html" if config.use_directory_urls else f"{old}.html"
            links = self._links(path, config)
            yield Asset(path, render("forward.html.jinja", {"target": target}, links))

    def _add(
        self, files: Files, config: MkDocsConfig, items: Iterable[Page | Asset]
    ) -> list[Page | Asset]:
        """Add generated items to a site; warn of those that files of the owner block."""
        sources = [file for file in files if file.inclusion is not InclusionLevel.EXCLUDED]
        owner_files = OwnerFiles((file.dest_uri, file.src_uri) for file in sources)
        added, clashes = list[Page | Asset](), list[tuple[str, str]]()
        for item in items:
            file = _generated_file(item, config)
            if file is None:
                continue
            if owner_file := owner_files.blocking(file.dest_uri):
                clashes.append((owner_file, item.path))
                self.blocked_paths.add(item.path)
                continue
            if excluded := files.get_file_from_path(item.path):
                files.remove(excluded)
            files.append(file)
            added.append(item)
        for message in clash_messages(clashes, self.site_config.folder):
            log.warning("%s; until then yours is kept", message)
        return added

    def _shows_boards(self, page: MkDocsPage) -> bool:
        generated = self.pages.get(page.file.src_uri)
        return bool(generated and generated.path.startswith(f"{self.site_config.folder}/"))

    def _fill(self, html: str, path: str, config: MkDocsConfig) -> str:
        figures, links = self.extension.figures, self._links(path, config)
        html = BODY.sub(lambda place: self.bodies.get(place[1], ""), html)
        with _one_line():
            return fill(html, figures, links, loads_ours=self.loads_ours)

    def _links(self, path: str, config: MkDocsConfig) -> Links:
        site_url, exists = config.site_url or "", self.source_paths.__contains__
        return _SiteLinks(path, config.use_directory_urls, exists, site_url, self.lost)


@dataclass(slots=True)
class _LostPages:
    """Pages of ours that figures and other pages of ours link to, and that the site lacks."""

    by_target: dict[str, str] = field(default_factory=dict)  # a page that links to each

    def message(self) -> str:
        """What the owner of the site has to know; empty if nothing is wrong."""
        if not self.by_target:
            return ""
        target, page = next(iter(self.by_target.items()))
        more = f" and {len(self.by_target) - 1} more" if len(self.by_target) > 1 else ""
        return (
            f"{page} links to {target}{more}, which the site lacks: exclude_docs or another plugin"
            " takes it away; keep it, or change galleries and solution_pages"
        )


@dataclass(frozen=True, slots=True)
class _SiteLinks(Links):
    """Links in a site, which note those that lead nowhere: MkDocs does not check HTML."""

    lost: _LostPages = field(default_factory=_LostPages)

    def url(self, target: str) -> str:
        """The link to a page or a file."""
        path = target.partition("#")[0]
        if path.endswith(".md") and not PATTERN.search(path) and not self.exists(path):
            self.lost.by_target.setdefault(path, self.page)
        return Links.url(self, target)


class _SiteExtension(QueensAtlasExtension):
    """The Markdown extension in a site whose figures the plugin puts into the pages."""

    def __init__(self, plugin: QueensAtlasPlugin) -> None:
        super().__init__()
        self.plugin = plugin
        self.reported = set[str]()  # an excerpt repeats the mistakes of its page

    def page_of(self, md: Markdown) -> HostPage:
        """The page that a converter works on; one of another plugin does not know it."""
        page = self.plugin.page
        if "relpath" in md.treeprocessors or page is None:
            return host_page(md)
        return HostPage(page.file.src_uri, page.file.dest_uri, page.file.content_string)

    def draw(self, block: FencedBlock) -> Figure | MarkdownFigure:
        """Draw a block, or take its drawing from the cache."""
        config = self.plugin.site_config
        return self.plugin.cached_drawings.result(block.key, block, lambda: draw(block, config))

    def draw_inline(self, text: str) -> str:
        """Return the text of an inline block; raise an error for a mistake in it."""
        return draw_inline(text, self.plugin.site_config)

    def filled(self, html: str, page: HostPage) -> str:
        """The page with the places of its figures: searches would read every number in them."""
        return html

    def report(self, page: HostPage, line: int, message: str) -> None:
        """Warn of a mistake, which ends a strict build."""
        text = f"{page.name}, line {line}: {message}" if line else f"{page.name}: {message}"
        if text not in self.reported:
            log.warning(text)
        self.reported.add(text)

    def note(self, page: HostPage, message: str) -> None:
        """Tell the owner of the site what a figure needs."""
        log.info("%s: %s", page.name, message)


def _watch_folder(server: LiveReloadServer, folder: Path) -> None:
    """Rebuild the site when a file in the folder changes; the folder may be made later."""
    path = Path(os.path.abspath(folder))  # the form in which MkDocs names what it watches
    if path.is_dir():
        server.watch(str(path))
    elif path.parent.is_dir():
        _watch_later(server, path)


def _watch_later(server: LiveReloadServer, folder: Path) -> None:
    """Watch a folder as soon as it is made, and rebuild the site with the files in it by then."""

    def on_created(event: FileSystemEvent) -> None:
        if event.src_path == str(folder):
            server.watch(str(folder))
            watch = ObservedWatch(str(folder), recursive=True)
            server.observer.event_queue.put((FileCreatedEvent(str(folder)), watch))

    handler = FileSystemEventHandler()
    handler.on_created = on_created
    server.observer.schedule(handler, str(folder.parent))


def _first_page(section: Section) -> MkDocsPage | None:
    """The page that a section of the navigation begins with."""
    for item in section.children:
        page = _first_page(item) if isinstance(item, Section) else item
        if isinstance(page, MkDocsPage):
            return page
    return None


def _place_in_course(page: MkDocsPage) -> str:
    """Return the place of a chapter in its section of the navigation, as ``Chapter 6 of 10``.

    A page is a chapter if its front matter says what its reader `can` do after it; the text of all
    other pages is empty.
    """
    if not (page.parent and page.meta.get("can")):
        return ""
    chapters = [item for item in page.parent.children if isinstance(item, MkDocsPage)]
    return f"Chapter {chapters.index(page) + 1} of {len(chapters)}"


def _card_path(page: MkDocsPage) -> str:
    return page.file.src_uri.removesuffix(".md") + "-card.png"


@contextmanager
def _one_line() -> Iterator[None]:
    """End the build with one line instead of a traceback if the user made a mistake."""
    try:
        yield
    except UserError as error:
        raise PluginError(one_line(str(error))) from error


class _GeneratedFile(File):
    """A generated file, which ``mkdocs serve --dirty`` writes again only if it has changed."""

    unchanged = False

    def is_modified(self) -> bool:
        """Whether MkDocs has to write it."""
        return not self.unchanged


class _GeneratedPage(MkDocsPage):
    """A page that the plugin renders: to start Markdown takes longer than to render the page."""

    def render(self, config: MkDocsConfig, files: Files) -> None:
        """Leave the page empty."""
        self.content, self.toc, self.present_anchor_ids = "", TableOfContents([]), set()


def _generated_file(item: Page | Asset, config: MkDocsConfig) -> _GeneratedFile | None:
    """A page or a file of ours for a site, unless the site excludes it; a page is empty as yet."""
    content = front_matter(item) if isinstance(item, Page) else item.content
    file = _GeneratedFile.generated(config, item.path, content=content)
    assert isinstance(file, _GeneratedFile)
    set_exclusions([file], config)
    if file.inclusion is InclusionLevel.EXCLUDED:
        return None
    # Plugins that look for the source of a page, or for its history, find what asks for the page.
    file.abs_src_path = config.config_file_path
    if isinstance(item, Page):
        # A site in several languages has our pages once, as they are in English.
        i18n = config.plugins.get("i18n")
        if i18n and not getattr(i18n, "is_default_language_build", True):
            file.inclusion = InclusionLevel.EXCLUDED
        if not item.listed:
            # MkDocs draws the navigation in every page: with hundreds of pages it takes minutes.
            if file.inclusion is InclusionLevel.INCLUDED:
                file.inclusion = InclusionLevel.NOT_IN_NAV
            _GeneratedPage(None, file, config)  # a page in the navigation gets its title there
    return file


def _basis_paths(files: Files, config: MkDocsConfig, records: Path) -> Iterator[Path]:
    """The files and folders on which all pages may depend; each depends on its own text, too."""
    yield from template_folders()
    yield from (programs_folder(), records, Path(config.config_file_path))
    yield from map(Path, config.watch)
    yield from map(Path, config.hooks)  # may have blocks of the site's own
    if config.theme.custom_dir:
        yield Path(config.theme.custom_dir)
    for file in files:
        if file.abs_src_path and not file.is_documentation_page():
            yield Path(file.abs_src_path)
