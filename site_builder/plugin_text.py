"""Markdown files of a site's pages, beside their HTML, and `llms.txt`, which lists them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from html import unescape
from itertools import groupby
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from site_builder.blocks.page_text import Draw, page_text, with_targets
from site_builder.pages.board_texts import board_page_text
from site_builder.values.page import Page as BoardPage

INDEX = "llms.txt"
# The heading in `llms.txt` of pages that are in no section of the navigation.
_TOP = "Start"


class PageTexts:
    """The lines of each page before its blocks are drawn.

    The Markdown files are made from these lines.

    The lines are kept through the rebuilds of ``mkdocs serve``, which render only changed pages.
    """

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}
        # The page that MkDocs is rendering. It is None while other plugins render something, such
        # as excerpts of a blog.
        self._page: Page | None = None

    def begin(self, page: Page) -> None:
        """Keep the lines that the next converter reads, as the lines of `page`."""
        self._page = page
        self._lines.pop(page.file.src_uri, None)

    def end(self, page: Page) -> None:
        """Stop keeping lines, because `page` is rendered. Add a heading if its lines have none."""
        self._page = None
        lines = self._lines.get(page.file.src_uri)
        if lines is not None and not any(heading.level == 1 for heading in page.toc):
            lines[:0] = [f"# {unescape(str(page.title))}", ""]

    def keep(self, lines: Sequence[str]) -> None:
        """Keep the lines of the page that is being rendered.

        They contain the files that it includes.
        """
        if self._page:
            self._lines[self._page.file.src_uri] = list(lines)
            self._page = None

    def write(  # noqa: PLR0913
        self,
        config: MkDocsConfig,
        nav: Navigation,
        files: Files,
        generated: Mapping[str, BoardPage],
        draw: Draw,
        draw_inline: Callable[[str], str],
    ) -> None:
        """Write a Markdown file for each page, and `llms.txt` with links to the files.

        `generated` has our generated pages by their source paths.
        """
        pages = [file.page for file in files if file.page]
        with_text = self._lines.keys() | generated.keys()
        kept = {page.file.src_uri: page for page in pages if page.file.src_uri in with_text}
        for uri, page in kept.items():
            address = page.canonical_url or ""
            if uri in generated:
                text = board_page_text(generated[uri], address)
            else:
                text = page_text(self._lines[uri], draw, draw_inline, address)
            path = text_path(page.file)

            def target(link: str, uri: str = uri, path: str = path) -> str:
                file = files.get_file_from_path(normpath(join(dirname(uri), link)))
                if file is None:
                    return link
                found = text_path(file) if file.src_uri in kept else file.dest_uri
                return relpath(found, dirname(path) or ".")

            _write(Path(config.site_dir, path), with_targets(text, target))
        _write(Path(config.site_dir, INDEX), _index(config, nav, pages, kept.keys()))


def text_path(file: File) -> str:
    """Return the path of the Markdown file of a page: `a/index.md` beside `a/index.html`."""
    return f"{file.dest_uri.removesuffix('.html')}.md"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _index(
    config: MkDocsConfig, nav: Navigation, pages: Sequence[Page], kept: Container[str]
) -> str:
    """Return the text of `llms.txt`: the site, and its pages by the sections of the navigation.

    Pages whose source path is in `kept` have a Markdown file.
    """
    about = [f"> {config.site_description}\n"] if config.site_description else []
    homepages = [(_TOP, page) for page in pages if page.is_homepage and page not in nav.pages]
    parts = [f"# {config.site_name}\n", *about]
    for section, entries in groupby([*homepages, *_sections(nav)], key=lambda entry: entry[0]):
        parts.append(f"## {section}\n")
        for _, page in entries:
            path = text_path(page.file) if page.file.src_uri in kept else page.url
            address = urljoin(config.site_url or "", path)
            description = page.meta.get("description")
            said = f": {unescape(str(description))}" if description else ""
            parts.append(f"- [{unescape(str(page.title))}]({address}){said}")
        parts.append("")
    return "\n".join(parts)


def _sections(nav: Navigation) -> Iterator[tuple[str, Page]]:
    """Yield each page of the navigation with the title of its uppermost section."""
    for item in nav.items:
        if isinstance(item, Page):
            yield _TOP, item
        elif isinstance(item, Section):
            yield from ((str(item.title), page) for page in _pages(item))


def _pages(section: Section) -> Iterator[Page]:
    for item in section.children:
        if isinstance(item, Page):
            yield item
        elif isinstance(item, Section):
            yield from _pages(item)
