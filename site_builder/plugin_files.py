"""The generated pages and files of a site, as MkDocs has them, and what they depend on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
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


def generated_file(item: Page | Asset, config: MkDocsConfig) -> GeneratedFile:
    """A page or a file of ours for a site; a page is empty until the plugin renders it."""
    # MkDocs draws the navigation in every page, so hundreds of pages in it would take minutes.
    # A site in several languages has our pages once, as they are in English.
    listed = isinstance(item, Page) and item.listed
    level = InclusionLevel["INCLUDED" if listed else "NOT_IN_NAV"]
    i18n = config.plugins.get("i18n")
    if isinstance(item, Page) and i18n and not getattr(i18n, "is_default_language_build", True):
        level = InclusionLevel.EXCLUDED
    content = front_matter(item) if isinstance(item, Page) else item.content
    file = GeneratedFile.generated(config, item.path, content=content, inclusion=level)
    assert isinstance(file, GeneratedFile)
    if isinstance(item, Page) and not listed:  # a page in the navigation gets its title there
        _GeneratedPage(None, file, config)
    return file


def basis_paths(files: Files, config: MkDocsConfig, timings: Path) -> Iterator[Path]:
    """The files and folders on which all pages may depend; each depends on its own text as well."""
    yield from (TEMPLATES, programs_folder(), timings, Path(config.config_file_path))
    yield from map(Path, config.watch)
    if config.theme.custom_dir:
        yield Path(config.theme.custom_dir)
    for file in files:
        if file.abs_src_path and not file.is_documentation_page():
            yield Path(file.abs_src_path)
