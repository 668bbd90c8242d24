"""The whole site as a stream of pages and files; it knows nothing of MkDocs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from json import dumps

from site_builder.data.site import site_data
from site_builder.figures.finder.blocks import index_assets, search_assets
from site_builder.figures.finder.explorer import EXPLORED, EXPLORER_FILES, boards_asset
from site_builder.pages.cards import cards
from site_builder.pages.pages import (
    GALLERY_STYLESHEET,
    LONG_SCRIPT,
    WALL_SCRIPT,
    WALLED,
    all_page,
    gallery_pages,
    long_page,
    overview_page,
    solution_pages,
)
from site_builder.pages.rendering import render
from site_builder.svg import palette
from site_builder.timings.machine_pages import machine_pages
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import galleries_of
from site_builder.values.page import Asset, Links, Page, asset_file, own_asset

STYLESHEET = "assets/queens-atlas.css"
PRINTED = "queens-print.css"  # a part of it
SCRIPT = "assets/queens-atlas.js"
START = "start"  # the anchor of the heading of a generated page
PLOTS_SCRIPT = "assets/queens-plots.js"


def build_site(config: SiteConfig) -> Iterator[Page | Asset]:
    """Everything that is generated, in an order that does not depend on anything but the options.

    Parameters
    ----------
    config : SiteConfig
        What the site may choose.

    Yields
    ------
    Page or Asset
        Pages still have to be rendered, by `body`.
    """
    on_paper = asset_file(PRINTED).read_text(encoding="utf-8")
    yield own_asset(STYLESHEET, on_paper + colours())
    yield from map(own_asset, (SCRIPT, PLOTS_SCRIPT))
    yield overview_page(config)
    for gallery in galleries_of(config).values():
        yield from gallery_pages(gallery, config)
        yield from all_page(gallery, config)
        if gallery.n <= config.solution_pages:
            yield from solution_pages(gallery)
    yield from (long_page(n, config) for n in config.browsed)
    if config.browsed:
        yield from index_assets()
    yield from cards(config)
    explored = [n for n in config.galleries if n in EXPLORED]
    yield from map(boards_asset, explored)
    files = EXPLORER_FILES if explored else ()
    if config.browsed or any(n in WALLED for n in config.galleries):
        files += (LONG_SCRIPT, WALL_SCRIPT, GALLERY_STYLESHEET)
    if files:
        yield from search_assets(*files)
    yield from machine_pages(config)
    yield from site_data(config).assets()


def body(page: Page, links: Links | None = None) -> str:
    """The HTML of a page: what stands between the header and the footer of the theme.

    Parameters
    ----------
    page : Page
        One of those of `build_site`.
    links : Links, optional
        As for a site with directory addresses by default.

    Raises
    ------
    UserError
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    return render(page.template, page.context, links or Links(page.path))


def front_matter(page: Page) -> str:
    """The settings of a page, as MkDocs and its kin read them at the head of a Markdown file."""
    # They may hold what YAML or HTML takes for its own: themes write them as they are.
    title, about = (
        dumps(escape(words, quote=False), ensure_ascii=False) for words in (page.title, page.about)
    )
    lines = [f"title: {title}", f"description: {about}", "hide: [navigation, toc]"]
    if not page.listed:
        lines.append("search: {exclude: true}")
    return "---\n" + "\n".join(lines) + "\n---\n"


def colours() -> str:
    """The palette of the figures for the style sheet: light, dark, and on paper.

    Material and the theme mkdocs say in an attribute which it is; those built on Bootstrap have a
    paper of their own. A page with ``<meta name="color-scheme" content="light dark">`` follows the
    system by itself.
    """
    dark = palette.properties(palette.DARK, "[data-md-color-scheme=slate],[data-bs-theme=dark]")
    own = palette.properties({"--qa-paper": "var(--bs-body-bg)"}, "[data-bs-theme]")
    system = palette.properties(palette.DARK, ":root:has(meta[name=color-scheme][content*=dark])")
    night = f"@media screen and (prefers-color-scheme:dark){{{system}}}"
    paper = palette.properties(palette.LIGHT, "[data-md-color-scheme],[data-bs-theme]")
    light = palette.properties(palette.LIGHT)
    return "\n".join([light, dark, own, night, f"@media print{{{paper}}}", palette.rules()])
