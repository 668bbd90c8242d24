"""Pages with our fenced blocks, rendered by Python-Markdown, for the tests of the blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension

from site_builder.blocks.extension import FencedBlock, HostPage, QueensAtlasExtension, draw, fill
from site_builder.blocks.registry import draw_inline, public_blocks
from site_builder.pages.loading import with_files
from site_builder.pages.rendering import render_figure
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, MarkdownFigure, Picture, Pictures
from site_builder.values.page import Asset, Links
from tests.helpers.markup import parse_fragment

PUBLIC_BLOCKS = [fenced_block.name for fenced_block in public_blocks()]


@dataclass(frozen=True)
class Problem:
    """A mistake in a block: the number of its first line, and the message."""

    line: int
    message: str


@dataclass
class RenderedPage:
    """A rendered page, its figures, and the mistakes and notes that rendering has reported."""

    html: str = ""
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    figures: dict[str, Figure] = field(default_factory=dict)

    @property
    def assets(self) -> tuple[Asset, ...]:
        """The files that the figures load; a file may occur several times."""
        return tuple(asset for figure in self.figures.values() for asset in figure.files())


class _Extension(QueensAtlasExtension):
    def __init__(self, page: RenderedPage, links: Links, site: SiteConfig) -> None:
        super().__init__()
        self.page = page
        self.links = links
        self.site = site
        self.figures = page.figures

    def draw(self, fenced_block: FencedBlock) -> Figure | MarkdownFigure:
        return draw(fenced_block, self.site)

    def draw_inline(self, text: str) -> str:
        return draw_inline(text, self.site)

    def filled(self, html: str, page: HostPage) -> str:
        return fill(html, self.figures, self.links, loads_ours=False)

    def report(self, page: HostPage, line: int, message: str) -> None:
        self.page.problems.append(Problem(line, message))

    def note(self, page: HostPage, message: str) -> None:
        self.page.notes.append(message)


def render_page(
    text: str,
    config: SiteConfig | None = None,
    links: Links | None = None,
    extensions: Sequence[str | Extension] = ("fenced_code",),
    **options: Any,
) -> RenderedPage:
    """Render a page of Markdown with its figures.

    `links` says which page is rendered and which pages exist. `extensions` are used in addition to
    ours. `options` are other options of `Markdown`.
    """
    page = RenderedPage()
    ours = _Extension(page, links or Links("one.md"), config or SiteConfig())
    page.html = Markdown(extensions=[*extensions, ours], **options).convert(text)
    return page


def fenced_block(kind: str, *lines: str) -> str:
    """Return the Markdown of one of our fenced blocks."""
    return "\n".join([f"```queens {kind}", *lines, "```"])


def render_block(kind: str, *lines: str) -> tuple[str, tuple[Problem, ...]]:
    """Render a page with one block; return its HTML and the mistakes."""
    page = render_page(fenced_block(kind, *lines))
    return page.html, tuple(page.problems)


def block_html(kind: str, *lines: str) -> str:
    """Return the HTML of a page with one block, which must have no mistake."""
    html, problems = render_block(kind, *lines)
    assert problems == ()
    return html


def block_figure(kind: str, *lines: str, config: SiteConfig | None = None) -> Any:
    """Return the figure of a block of type `kind` with these lines."""
    figure = BLOCKS[kind].figure(lines, config or SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def block_pictures(kind: str, *lines: str) -> list[Picture]:
    """Return the pictures in the figure of a block of type `kind` with these lines."""
    figure = block_figure(kind, *lines)
    assert isinstance(figure, Pictures)
    return list(figure.shown)


def parse_figure(figure: Figure) -> Element:
    """Parse the HTML of a figure. It must be valid, without blank lines and without ids."""
    links = Links("one.md")
    html = with_files(render_figure(figure, links), links)
    assert [line for line in html.splitlines() if not line.strip()] == []
    root = parse_fragment(html)
    assert [part for part in root.iter("*") if part.get("id")] == []
    return root
