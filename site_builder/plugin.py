"""The MkDocs plugin: it adds generated pages, and draws figures for a site."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
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

from cy_core import format_value
from site_builder.blocks.extension import (
    FencedBlock,
    HostPage,
    QueensAtlasExtension,
    draw,
    fill,
    fill_feed,
    host_page,
    loading,
)
from site_builder.blocks.page_text import page_text, with_texts, without_texts
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
from site_builder.pages.style_parts import with_style_parts
from site_builder.plugin_rebuilds import (
    BuiltPages,
    IncrementalFiles,
    basis_paths,
    can_keep_pages,
    has_other_plugins,
    keep_output_folder,
    site_files,
    watch_folder,
)
from site_builder.plugin_search import index_entries, site_entries, write_script
from site_builder.plugin_text import PageTexts
from site_builder.svg.files import REMEDY, has_resvg
from site_builder.svg.light_colors import with_light_colors
from site_builder.values.cache import BuildCache, file_stamps, site_code, use_cache
from site_builder.values.config import SiteConfig, plugin_default, read_option
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.page import Asset, Links, Page, template_folders
from site_builder.values.plain_text import as_html
from site_builder.values.site_paths import SitePaths

log = get_plugin_logger("queens-atlas")
THEME = "queens-atlas"
# Matches a path in which 0 stands for N or for a label. Scripts replace each 0.
PATTERN = re.compile(r"[/.]0[/.]")
# The placeholder for the body of a generated page. The h1 keeps Material from adding a heading.
BODY = re.compile(r'<div data-qa-page="([^"]+)"><h1></h1></div>')
IDS = re.compile(r"<[a-z][^<>]* id=\"([^\"]+)\"")


class _Option(config_options.OptionallyRequired[Any]):
    """An option of `SiteConfig` in MkDocs. It is checked when MkDocs reads the settings."""

    def run_validation(self, value: object) -> object:
        try:
            return read_option(self._name, value)
        except UserError as error:
            raise ValidationError(one_line(str(error))) from error


class Options(Config):
    """The options of the plugin in ``mkdocs.yml``. `SiteConfig` explains them."""

    galleries = _Option(default=plugin_default("galleries"))
    long_galleries = _Option(default=plugin_default("long_galleries"))
    solution_pages = _Option(default=plugin_default("solution_pages"))
    boards_per_page = _Option(default=plugin_default("boards_per_page"))
    coordinates = _Option(default=plugin_default("coordinates"))
    searchable = _Option(default=plugin_default("searchable"))
    text = _Option(default=plugin_default("text"))
    cards = _Option(default=plugin_default("cards"))
    records = _Option(default=plugin_default("records"))
    downloads = _Option(default=plugin_default("downloads"))
    folder = _Option(default=plugin_default("folder"))

    def validate(self) -> tuple[ConfigErrors, ConfigWarnings]:
        """Reject unknown options, because MkDocs alone would only warn of them."""
        failed, warnings = super().validate()
        options = ", ".join(name for name, _ in self._schema)
        # Keys in YAML can be other values than texts, so they are sorted as texts.
        for name in sorted(set(self) - self._schema_keys, key=str):
            message = one_line(f"unknown option {name}: choose one of {options}")
            failed.append((name, ValidationError(message)))
        return failed, [] if failed else warnings


class QueensAtlasPlugin(BasePlugin[Options]):
    """The MkDocs plugin, which draws figures and adds the galleries that the options name.

    The methods are in the order in which MkDocs calls them.
    """

    def __init__(self) -> None:
        self.cached_items = BuildCache("items")
        self.cached_drawings = BuildCache("drawings")
        self.compiled_templates = CompiledTemplates()
        self.built_pages = BuiltPages()
        self.serving = False
        self.dirty = False
        self.extension = _SiteExtension(self)
        self.page: MkDocsPage | None = None
        self.page_texts = PageTexts()

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember how MkDocs was started.

        A plugin with this method is kept by MkDocs through all rebuilds of ``mkdocs serve``.
        """
        self.serving = command == "serve"
        self.dirty = dirty

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the options, and add the Markdown extension."""
        options = SiteConfig(**self.config)
        records = Path(config.config_file_path).parent / options.records
        # There are no cards without a URL of the site, because cards need absolute URLs. `mkdocs
        # serve` has no cards, because they are only for links to the published site.
        cards = options.cards and bool(config.site_url) and not self.serving
        if cards and not has_resvg():
            cards = False
            log.info("cards are left out, as they need resvg-py: %s", REMEDY)
        self.site_config = replace(options, records=records, cards=cards)
        self.site_paths = SitePaths(self.site_config)
        self.keeps_pages = self.serving and not self.dirty and can_keep_pages(config)
        self.has_readers = has_other_plugins(config)
        use_cache(Path(config.config_file_path).parent)
        # Read the records here, before MkDocs empties the output folder, so that errors come first.
        with _one_line_errors():
            require_records(self.site_config)
        # The list is changed in place, because other plugins already have it. Our extension is
        # added at the end, so that it replaces an extension of the same name.
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
        """Keep the written pages of the last build.

        `on_nav` deletes them if they are out of date.
        """
        if self.keeps_pages:
            keep_output_folder(config)

    def _on_files_early(self, files: Files, config: MkDocsConfig) -> Files:
        return files if "i18n" in config.plugins else self._add_site(files, config)

    # This runs late, because mkdocs-static-i18n cannot handle generated files.
    @event_priority(-200)
    def _on_files_late(self, files: Files, config: MkDocsConfig) -> Files:
        return self._add_site(files, config) if "i18n" in config.plugins else files

    on_files = CombinedEvent(_on_files_early, _on_files_late)

    def _add_site(self, files: Files, config: MkDocsConfig) -> Files:
        """Add the generated pages and files.

        The pages are empty until `on_page_content` renders them.
        """
        if self.keeps_pages:
            files = site_files(files, config)
        paths = basis_paths(files, config, self.site_config.records)
        # The digest is computed once, because Python keeps running a loaded hook even if its file
        # changes while a site is served.
        self.site_code = site_code()
        self.basis = self.site_config, file_stamps(paths), self.site_code
        self.cached_items.begin(self.basis)
        items = self.cached_items.result("all", None, lambda: tuple(build_site(self.site_config)))
        self.generated_paths = {item.path for item in items}
        # The paths of our files that the site lacks because of a file of the owner.
        self.blocked_paths = set[str]()
        added = self._add(files, config, items)
        self.pages = {item.path: item for item in added if isinstance(item, Page)}
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
        """Remember the navigation, forget what is out of date, and find the overview."""
        self.nav = nav
        self.source_paths = frozenset({*files.src_uris, *self.blocked_paths})
        self.extension.reported.clear()
        urls = config.site_url, config.use_directory_urls
        all_changed = self.cached_drawings.begin((self.basis, sorted(self.source_paths), urls))
        if all_changed:
            self.extension.figures.clear()
            self.lesson_cards: dict[str, list[Asset]] = {}
            self.filled_pages: set[str] = set()
            self.bodies: dict[str, str] = {}
            self.broken_links = _BrokenLinks()
            self.assets: dict[str, Asset] = {}
            if self.serving:
                clean_directory(config.site_dir)
        for file in files:
            if isinstance(file, _GeneratedFile):
                file.unchanged = not all_changed
        if isinstance(files, IncrementalFiles):
            self.built_pages.begin(files, all_changed=all_changed)
        files_of_pages = {path: files.get_file_from_path(path) for path in self.pages}
        ours = {path: file for path, file in files_of_pages.items() if file}
        self.pages_by_url = {file.url: self.pages[path] for path, file in ours.items()}
        self.urls = {path: file.url for path, file in ours.items()}
        overview_file = ours.get(self.site_paths.overview)
        self.overview = overview_file.page if overview_file else None
        return nav

    def on_pre_page(self, page: MkDocsPage, config: MkDocsConfig, files: Files) -> MkDocsPage:
        """Remember the rendered page, because converters of other plugins do not know it."""
        self.page = page
        self.page_texts.begin(page)
        return page

    # This runs early, before other plugins change the HTML.
    @event_priority(100)
    def _on_page_content_early(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Render the HTML of a generated page, and return a placeholder for it.

        The HTML does not go through Markdown, because this would take a hundred times longer. It is
        inserted when the page is written, so that searches do not index every number on every
        board. Return the HTML of any other page unchanged.
        """
        self.page_texts.end(page)
        if self.has_readers:
            self.markdown = page.markdown
            page.markdown = self._with_texts(page)
        path = page.file.dest_uri
        generated = self.pages.get(page.file.src_uri)
        if not generated:
            self.lesson_cards[path] = self._lesson_card(page)
            return html
        # Without a heading in the table of contents, Material has no link that skips to the text.
        page.toc = TableOfContents([AnchorLink(generated.title, START, 1)])
        links = self._links(path, config)
        with _one_line_errors():
            html = self.cached_drawings.result(
                path, None, lambda: with_light_colors(body(generated, links))
            )
        # MkDocs checks links to these anchors.
        page.present_anchor_ids = set(IDS.findall(html))
        self.bodies[path] = f"{loading(links)}\n{html}" if self.loads_ours else html
        return f'<div data-qa-page="{path}"><h1></h1></div>'

    @event_priority(-100)
    def _on_page_content_late(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Remove the texts of figures, before the search reads the page.

        Other plugins have already read the texts.
        """
        if not self.has_readers:
            return html
        page.markdown = self.markdown
        return without_texts(html)

    on_page_content = CombinedEvent(_on_page_content_early, _on_page_content_late)

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """Add the files that the figures load. All pages are now rendered, but not yet written."""
        drawn = list(figure_assets(self.extension.figures.values()))
        if self.has_our_theme:
            drawn += theme_assets()
            drawn += self._forwards(config)
        self.files = files
        self.all_pages = [file.page for file in files if file.page]
        drawn += [card for cards in self.lesson_cards.values() for card in cards]
        assets = {asset.path: asset for asset in drawn}
        paths = sorted(set(assets) - self.generated_paths)
        self._add(files, config, [assets[path] for path in paths])
        for path in paths:
            added = files.get_file_from_path(path)
            if isinstance(added, _GeneratedFile):
                added.unchanged = self.assets.get(path) == assets[path]
        self.assets = assets
        if isinstance(files, IncrementalFiles):
            self.built_pages.keep(files, config)
        env.bytecode_cache = self.compiled_templates
        return env

    def on_page_context(
        self, context: TemplateContext, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Mark the overview as active in the navigation while a page of boards is written."""
        if self.overview and self._shows_boards(page):
            self.overview.active = True
        return context

    # This runs early, before plugins that minify pages and may rewrite placeholders.
    @event_priority(100)
    def on_post_page(self, output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Insert the figures into a page, and the description of a generated page into its head.

        Any figure of the site may be needed, because blogs show excerpts of other pages. The
        figures are inserted only now, because earlier the search would index every number in them.
        """
        if self.overview and self._shows_boards(page):
            self.overview.active = False
        self.filled_pages.add(page.file.dest_uri)
        if generated := self.pages.get(page.file.src_uri):
            head = Head(
                config.site_name,
                generated.headline,
                generated.about,
                picture=self._picture_url(generated.card, config),
                schema={"@type": "WebPage"},
            )
            output = with_tags(output, self._complete_head(head, page, config))
        return self._fill(output, page.file.dest_uri, config)

    @event_priority(100)
    def _on_post_build_early(self, config: MkDocsConfig) -> None:
        """Write the pages as Markdown files, and change the search index.

        For a board, the index has a description instead of the text. The index is written later.
        """
        if self.site_config.text:
            drawers = self.extension.draw, self.extension.draw_inline
            self.page_texts.write(config, self.nav, self.files, self.pages, *drawers)
        entries = index_entries(config)
        for entry in list(entries):
            page = self.pages_by_url.get(entry["location"])
            if page and page.searched:
                entry["text"] = page.about
            elif page:
                entries.remove(entry)
        if self.has_our_theme:
            entries[:] = site_entries(entries, self.all_pages)

    @event_priority(-100)
    def _on_post_build_late(self, config: MkDocsConfig) -> None:
        """Insert the figures into files of other plugins, such as the whole site as one page."""
        for file in Path(config.site_dir).rglob("*.html"):
            path = file.relative_to(config.site_dir).as_posix()
            if path not in self.filled_pages:
                html = file.read_bytes().decode(errors="surrogateescape")
                filled_html = self._fill(html, path, config)
                if filled_html != html:
                    file.write_bytes(filled_html.encode(errors="surrogateescape"))
        self._fill_feeds(config)
        if self.has_our_theme:
            write_script(Path(config.site_dir), self.gallery_urls())
        if message := self.broken_links.message():
            log.warning(message)
            # Forget the cached drawings, so that the next build draws the figures and warns again.
            self.cached_drawings.forget()
        elif site_code() != self.site_code:
            # A figure imported a module while it was drawn. Forget the drawings, because the digest
            # in their basis does not include the code of this module.
            self.cached_drawings.forget()

    on_post_build = CombinedEvent(_on_post_build_early, _on_post_build_late)

    def on_build_error(self, error: Exception) -> None:
        """Make the next build draw everything again."""
        self.cached_drawings.begin(None)

    def on_serve(self, server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> None:
        """Rebuild the site when a template or a record changes."""
        for folder in template_folders():
            server.watch(str(folder))
        watch_folder(server, self.site_config.records)

    def tags(self, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Return the elements that describe a page. A theme inserts them into the page's head.

        Return an empty text for generated pages, because they already have the elements.
        """
        if page.file.src_uri in self.pages:
            return ""
        # The title is unescaped, because in MkDocs a title is HTML.
        title = unescape(str(page.meta.get("headline") or page.title))
        about = str(page.meta.get("description") or config.site_description or title)
        card = _card_path(page) if page.meta.get("card") else self.site_paths.overview_card
        default = {"@type": "WebSite" if page.is_homepage else "Article"}
        schema = page.meta.get("schema", default)
        picture = self._picture_url(card, config)
        head = Head(config.site_name, title, about, picture=picture, schema=schema)
        return tags(self._complete_head(head, page, config))

    def breadcrumb(self, page: MkDocsPage) -> list[tuple[str, str]]:
        """Return the titles and URLs of the breadcrumbs: the tab or the page above, then the page.

        Return an empty list for a page at the top.
        """
        if not self._shows_boards(page):
            tab = next(reversed(list(page.ancestors)), None)
            first = _first_page(tab) if isinstance(tab, Section) else None
            if tab is None or first is None or first == page:
                return []
            return [(str(tab.title), first.url), (str(page.title), page.url)]
        folder = self.site_config.folder
        path = page.file.src_uri
        n = path.removeprefix(f"{folder}/").partition("/")[0]
        trail = dict.fromkeys([f"{folder}/index.md", f"{folder}/{n}/index.md", path])
        crumbs = [(self.pages[uri].title, self.urls[uri]) for uri in trail if uri in self.urls]
        return crumbs if len(crumbs) > 1 else []

    def gallery_urls(self) -> dict[int, str]:
        """Return the URL of the gallery of each N."""
        galleries = sorted({*self.site_paths.galleries, *self.site_paths.long_galleries})
        paths = {n: self.site_paths.gallery_page(n) for n in galleries}
        return {n: self.urls[path] for n, path in paths.items() if path in self.urls}

    def _picture_url(self, card: str, config: MkDocsConfig) -> str:
        """Return the URL of the picture at the path `card`.

        Return an empty text if the site has no cards.
        """
        return urljoin(config.site_url or "", card) if self.site_config.cards else ""

    def _complete_head(self, head: Head, page: MkDocsPage, config: MkDocsConfig) -> Head:
        """Return the head with the URL, the author and the breadcrumbs of a page."""
        root = config.site_url or ""
        trail = [(unescape(name), urljoin(root, url)) for name, url in self.breadcrumb(page)]
        author = config.site_author or config.site_name
        return replace(head, url=page.canonical_url or "", author=author, trail=trail)

    def _lesson_card(self, page: MkDocsPage) -> list[Asset]:
        """Draw the card that the front matter of a page asks for, such as ``card: orbit``."""
        picture = page.meta.get("card")
        if not (picture and self.site_config.cards):
            return []
        with _one_line_errors():
            card = lesson_card(str(picture), str(page.title), _chapter_number(page))
        return [Asset(_card_path(page), card)]

    def _forwards(self, config: MkDocsConfig) -> Iterator[Asset]:
        """Yield a page that leads on, for each old address in the theme's setting `forwards`."""
        with _one_line_errors():
            forwards = _checked_forwards(config.theme.get("forwards"), self.source_paths)
        for old, target in forwards.items():
            path = f"{old}/index.html" if config.use_directory_urls else f"{old}.html"
            links = self._links(path, config)
            yield Asset(path, render("forward.html.jinja", {"target": target}, links))

    def _add(
        self, files: Files, config: MkDocsConfig, items: Iterable[Page | Asset]
    ) -> list[Page | Asset]:
        """Add generated items to a site, except those that a file of the owner blocks.

        Return the added items. Warn of the blocked items.
        """
        sources = [file for file in files if file.inclusion is not InclusionLevel.EXCLUDED]
        owner_files = OwnerFiles((file.dest_uri, file.src_uri) for file in sources)
        added: list[Page | Asset] = []
        clashes: list[tuple[str, str]] = []
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

    def _with_texts(self, page: MkDocsPage) -> str:
        """Return the Markdown of a page with a text in place of each block.

        The texts are HTML, because feeds convert the Markdown without extensions.
        """
        lines = (page.markdown or "").split("\n")
        drawers = self.extension.draw, self.extension.draw_inline
        return page_text(lines, *drawers, page.canonical_url or "", as_html)

    def _shows_boards(self, page: MkDocsPage) -> bool:
        generated = self.pages.get(page.file.src_uri)
        return bool(generated and generated.path.startswith(f"{self.site_config.folder}/"))

    def _fill(self, html: str, path: str, config: MkDocsConfig) -> str:
        figures = self.extension.figures
        links = self._links(path, config)
        html = BODY.sub(lambda match: self.bodies.get(match[1], ""), html)
        with _one_line_errors():
            filled = fill(html, figures, links, loads_ours=self.loads_ours)
        return with_style_parts(filled) if self.has_our_theme else filled

    def _fill_feeds(self, config: MkDocsConfig) -> None:
        """Insert the figures into the feeds that other plugins wrote at the top of the site."""
        folder = Path(config.site_dir)
        for file in (*folder.glob("*.xml"), *folder.glob("*.json")):
            content = file.read_bytes()
            if b"data-qa-figure" in content:
                links = self._links(file.name, config)
                with _one_line_errors():
                    text = fill_feed(content.decode(), self.extension.figures, links)
                file.write_text(text, encoding="utf-8")

    def _links(self, path: str, config: MkDocsConfig) -> Links:
        site_url = config.site_url or ""
        exists = self.source_paths.__contains__
        return _SiteLinks(path, config.use_directory_urls, exists, site_url, self.broken_links)


@dataclass(slots=True)
class _BrokenLinks:
    """The broken links in figures and pages: links to generated pages that the site lacks."""

    # For each missing page, the first page that links to it.
    by_target: dict[str, str] = field(default_factory=dict)

    def message(self) -> str:
        """Return a warning for the owner of the site. Return an empty text if no link is broken."""
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
    """Links that record links to missing pages, because MkDocs does not check links in HTML."""

    broken_links: _BrokenLinks = field(default_factory=_BrokenLinks)

    def url(self, target: str) -> str:
        """Return the link to a page or a file, and record it if it is broken."""
        path = target.partition("#")[0]
        if path.endswith(".md") and not PATTERN.search(path) and not self.exists(path):
            self.broken_links.by_target.setdefault(path, self.page)
        return Links.url(self, target)


class _SiteExtension(QueensAtlasExtension):
    """The Markdown extension for a site whose plugin inserts the figures into the pages."""

    def __init__(self, plugin: QueensAtlasPlugin) -> None:
        super().__init__()
        self.plugin = plugin
        # Messages that have been logged. They are not logged again for an excerpt of the page.
        self.reported = set[str]()

    def page_of(self, md: Markdown) -> HostPage:
        """Return the page that the converter `md` works on.

        If `md` does not know its page, this is the page that MkDocs is rendering.
        """
        page = self.plugin.page
        if "relpath" in md.treeprocessors or page is None:
            return host_page(md)
        return HostPage(page.file.src_uri, page.file.dest_uri, page.file.content_string)

    def draw(self, block: FencedBlock) -> Figure | MarkdownFigure:
        """Draw a block, or return its drawing from the cache."""
        config = self.plugin.site_config
        return self.plugin.cached_drawings.result(block.key, block, lambda: draw(block, config))

    def draw_inline(self, text: str) -> str:
        """Return the text of an inline block. Raise a UserError if it has a mistake."""
        return draw_inline(text, self.plugin.site_config)

    def keep_lines(self, md: Markdown, lines: Sequence[str]) -> None:
        """Keep the lines of a page for its Markdown file, if `md` is the converter of MkDocs."""
        if "relpath" in md.treeprocessors:
            self.plugin.page_texts.keep(lines)

    def filled(self, html: str, page: HostPage) -> str:
        """Return the HTML with the text of each figure in its placeholder.

        The figures are inserted later, because a search would index every number in them. The texts
        are for other plugins, such as feeds. Without such a plugin, the placeholders are empty.
        """
        return with_texts(html, self.figures) if self.plugin.has_readers else html

    def report(self, page: HostPage, line: int, message: str) -> None:
        """Log a mistake as a warning, once. If the build is strict, the warning ends it."""
        text = f"{page.name}, line {line}: {message}" if line else f"{page.name}: {message}"
        if text not in self.reported:
            log.warning(text)
        self.reported.add(text)

    def note(self, page: HostPage, message: str) -> None:
        """Log a hint for the owner of the site, such as a package to install for a figure."""
        log.info("%s: %s", page.name, message)


def _first_page(section: Section) -> MkDocsPage | None:
    """Return the first page of a section of the navigation, or None without pages."""
    for item in section.children:
        page = _first_page(item) if isinstance(item, Section) else item
        if isinstance(page, MkDocsPage):
            return page
    return None


def _chapter_number(page: MkDocsPage) -> str:
    """Return the position of a chapter in its section of the navigation: ``Chapter 6 of 10``.

    A page is a chapter if its front matter says what its reader `can` do after it. Return an empty
    text for other pages.
    """
    if not (page.parent and page.meta.get("can")):
        return ""
    chapters = [item for item in page.parent.children if isinstance(item, MkDocsPage)]
    return f"Chapter {chapters.index(page) + 1} of {len(chapters)}"


def _card_path(page: MkDocsPage) -> str:
    return page.file.src_uri.removesuffix(".md") + "-card.png"


@contextmanager
def _one_line_errors() -> Iterator[None]:
    """Turn a UserError into an error of MkDocs, which ends the build without a traceback."""
    try:
        yield
    except UserError as error:
        raise PluginError(one_line(str(error))) from error


def _checked_forwards(forwards: object, sources: Container[str]) -> Mapping[str, str]:
    """Return the theme's setting `forwards`: for each old address, the source path of a page.

    Raise a UserError unless each address is a folder in the site, and each page is in `sources`.
    """
    example = "write {games/go: draughts.md}"
    if not isinstance(forwards, dict | None):
        raise UserError(
            f"forwards are addresses with pages, got {format_value(forwards)}: {example}"
        )
    for old, target in (forwards or {}).items():
        # A path such as /go or ../go would be written outside the site.
        parts = str(old).removesuffix("/").split("/")
        if "\\" in str(old) or {"", ".", ".."}.intersection(parts) or parts[-1].endswith(".md"):
            got = f"got {format_value(old)}: {example}"
            raise UserError(f"an old address in forwards is a path in the site, {got}")
        if not isinstance(target, str):
            got = f"got {format_value(target)}: {example}"
            raise UserError(f"forwards lead {old} to a page, {got}")
        if target.partition("#")[0] not in sources:
            raise UserError(
                f"forwards lead {old} to a page, got {target}, which the site lacks: name another"
            )
    return {str(old).removesuffix("/"): target for old, target in (forwards or {}).items()}


class _GeneratedFile(File):
    """A generated file. ``mkdocs serve --dirty`` writes it again only if it has changed."""

    unchanged = False

    def is_modified(self) -> bool:
        """Return whether MkDocs must write the file."""
        return not self.unchanged


class _GeneratedPage(MkDocsPage):
    """A page that the plugin renders itself, because starting Markdown would take longer."""

    def render(self, config: MkDocsConfig, files: Files) -> None:
        """Do nothing. The page is empty until `on_page_content`."""
        self.content = ""
        self.toc = TableOfContents([])
        self.present_anchor_ids = set()


def _generated_file(item: Page | Asset, config: MkDocsConfig) -> _GeneratedFile | None:
    """Return the file of a generated item, or None if the site excludes it.

    The file of a page has only the front matter of the page.
    """
    content = front_matter(item) if isinstance(item, Page) else item.content
    file = _GeneratedFile.generated(config, item.path, content=content)
    assert isinstance(file, _GeneratedFile)
    set_exclusions([file], config)
    if file.inclusion is InclusionLevel.EXCLUDED:
        return None
    # Plugins that look for the source or the history of a page get the file with the settings,
    # because the options there ask for the page.
    file.abs_src_path = config.config_file_path
    if isinstance(item, Page):
        # A site in several languages has our pages only once, because they are in English.
        i18n = config.plugins.get("i18n")
        if i18n and not getattr(i18n, "is_default_language_build", True):
            file.inclusion = InclusionLevel.EXCLUDED
        if not item.listed:
            # The page is not in the navigation, because MkDocs renders the navigation into every
            # page, which takes minutes with hundreds of pages.
            if file.inclusion is InclusionLevel.INCLUDED:
                file.inclusion = InclusionLevel.NOT_IN_NAV
            # A page in the navigation is created there, with the title that the navigation gives
            # it.
            _GeneratedPage(None, file, config)
    return file
