"""The generated pages and files of a site, as MkDocs has them, and what they depend on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel, set_exclusions
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import TableOfContents

from site_builder.pages.site import front_matter
from site_builder.programs.exercises import programs_folder
from site_builder.values.page import TEMPLATES, Asset, Page


class GeneratedFile(File):
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


def generated_file(item: Page | Asset, config: MkDocsConfig) -> GeneratedFile | None:
    """A page or a file of ours for a site, unless the site excludes it; a page is empty as yet."""
    content = front_matter(item) if isinstance(item, Page) else item.content
    file = GeneratedFile.generated(config, item.path, content=content)
    assert isinstance(file, GeneratedFile)
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


def basis_paths(files: Files, config: MkDocsConfig, records: Path) -> Iterator[Path]:
    """The files and folders on which all pages may depend; each depends on its own text as well."""
    yield from (TEMPLATES, programs_folder(), records, Path(config.config_file_path))
    yield from map(Path, config.watch)
    yield from map(Path, config.hooks)  # may have blocks of the site's own
    if config.theme.custom_dir:
        yield Path(config.theme.custom_dir)
    for file in files:
        if file.abs_src_path and not file.is_documentation_page():
            yield Path(file.abs_src_path)
