"""The MkDocs adapter: hands our pages to MkDocs, and MkDocs' pages to our fences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment
from mkdocs.config import config_options
from mkdocs.config.base import Config, ConfigErrors, ConfigWarnings, ValidationError
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.utils.templates import TemplateContext

from site_builder.config import SiteConfig
from site_builder.errors import UserError
from site_builder.fences import Drawn, expand
from site_builder.pages import Page
from site_builder.paging import Links, overview_path
from site_builder.rendering import TEMPLATES
from site_builder.site import SCRIPT, STYLESHEET, body, build_site, front_matter
from site_builder.timings.site_records import site_records

log = get_plugin_logger("queens-atlas")

DEFAULTS = SiteConfig()


@contextmanager
def _one_line() -> Iterator[None]:
    """Ends the build with a line instead of a traceback."""
    try:
        yield
    except UserError as error:
        raise PluginError(str(error)) from error


class _Option(config_options.OptionallyRequired[Any]):
    """An option that `SiteConfig` has a rule for."""

    def run_validation(self, value: object) -> object:
        try:
            SiteConfig(**{self._name: value})  # type: ignore[arg-type]  # it checks them
        except UserError as error:
            raise ValidationError(str(error)) from error
        return value


class Options(Config):
    """What a site may set in ``mkdocs.yml``; the meaning stands at `SiteConfig`."""

    galleries = _Option(default=DEFAULTS.galleries)
    solution_pages = _Option(default=DEFAULTS.solution_pages)
    boards_per_page = _Option(default=DEFAULTS.boards_per_page)
    coordinates = _Option(default=DEFAULTS.coordinates)
    timings = _Option(default=DEFAULTS.timings)
    folder = _Option(default=DEFAULTS.folder)

    def validate(self) -> tuple[ConfigErrors, ConfigWarnings]:
        """An unknown name is an error: MkDocs would warn, and the option would do nothing."""
        failed, warnings = super().validate()
        known = ", ".join(name for name, _ in self._schema)
        for name in sorted(set(self) - self._schema_keys):
            failed.append((name, ValidationError(f"unknown option {name}: choose one of {known}")))
        return failed, [] if failed else warnings


class QueensAtlasPlugin(BasePlugin[Options]):
    """Adds the galleries to a site, and draws the figures that its pages ask for."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Makes MkDocs keep this object through the rebuilds of ``mkdocs serve``."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Ours come first: a site's own style sheet has the last word."""
        chosen = SiteConfig(**self.config)
        folder = Path(config.config_file_path).parent
        self.chosen = replace(chosen, timings=folder / chosen.timings)
        with _one_line():  # before MkDocs empties the folder of the site
            site_records(self.chosen)
        config.extra_css.insert(0, STYLESHEET)
        config.extra_javascript.insert(0, SCRIPT)
        return config

    def on_serve(self, server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> None:
        """A change of a template or of a timing record builds the site anew."""
        for folder in (TEMPLATES, Path(self.chosen.timings)):
            if folder.is_dir():
                server.watch(str(folder))

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Adds what is generated; the pages are empty until `on_page_content`."""
        items = tuple(build_site(self.chosen))
        self.pages = {item.path: item for item in items if isinstance(item, Page)}
        self.drawn: dict[str, Drawn] = {}
        for item in items:
            # Hundreds of pages in the navigation would be drawn hundreds of times.
            listed = isinstance(item, Page) and item.listed
            level = InclusionLevel["INCLUDED" if listed else "NOT_IN_NAV"]
            content = front_matter(item) if isinstance(item, Page) else item.content
            files.append(File.generated(config, item.path, content=content, inclusion=level))
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
        """Finds the page that navigation has for all generated ones."""
        overview = files.get_file_from_path(overview_path(self.chosen))
        self.overview = overview.page if overview else None
        return nav

    @event_priority(-50)  # after the search, which would read every number of every figure
    def on_page_context(
        self, context: TemplateContext, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Figures come to their places; of a generated page, navigation shows the overview."""
        path = page.file.src_uri
        if path in self.pages and self.overview:
            self.overview.active = True
        if path in self.drawn:
            page.content = self.drawn[path].filled(page.content or "")
        return context

    def on_post_page(self, output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Closes the overview in navigation again."""
        if page.file.src_uri in self.pages and self.overview:
            self.overview.active = False
        return output

    def on_page_markdown(
        self, markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Draws the fences of a page; a mistake in one is a warning, and an error if strict."""
        path = page.file.src_uri
        if path in self.pages:
            return markdown
        # MkDocs has cut the front matter off; an editor counts its lines.
        hidden = page.file.content_string.count("\n") - markdown.count("\n")

        with _one_line():
            drawn = expand(markdown, self._links(page, config, files), self.chosen)
        for problem in drawn.problems:
            log.warning("%s, line %d: %s", path, problem.line + hidden, problem.message)
        self.drawn[path] = drawn
        return drawn.markdown

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """All pages are drawn, none is written: now it is known what their figures load."""
        assets = {asset.path: asset for drawn in self.drawn.values() for asset in drawn.assets}
        for path, asset in sorted(assets.items()):
            files.append(File.generated(config, path, content=asset.content))
        return env

    def on_page_content(
        self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Generated pages never pass through Markdown, which would take a hundred times longer."""
        generated = self.pages.get(page.file.src_uri)
        if generated is None:
            return html
        with _one_line():
            return body(generated, self._links(page, config, files))

    def _links(self, page: MkDocsPage, config: MkDocsConfig, files: Files) -> Links:
        known = files.src_uris
        return Links(page.file.src_uri, config.use_directory_urls, lambda path: path in known)
