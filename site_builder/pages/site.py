"""The whole site as a stream of pages and files; it knows nothing of MkDocs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from json import dumps
from typing import Any

from site_builder.data.site import download_links, site_data
from site_builder.figures.finder.blocks import index_assets, search_assets
from site_builder.figures.finder.explorer import EXPLORED, EXPLORER_FILES, boards_asset
from site_builder.pages import galleries
from site_builder.pages.cards import cards
from site_builder.pages.rendering import render
from site_builder.pages.solutions import SOLUTION_FILES, solution_pages
from site_builder.svg import palette
from site_builder.timings.machine_pages import machine_pages
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.gallery import galleries_of
from site_builder.values.page import Asset, Links, Page, asset_file, own_asset
from site_builder.values.site_paths import SitePaths

STYLESHEET = "assets/queens-atlas.css"
PRINT_STYLESHEET = "queens-print.css"  # the end of the file that a page loads
_PAPER = "var(--md-default-bg-color,var(--bs-body-bg,Canvas))"  # Material, Bootstrap, other pages
_NIGHT = "[data-scheme=dark],[data-md-color-scheme=slate],[data-bs-theme=dark]"
SCRIPT = "assets/queens-atlas.js"
SEARCH_SCRIPT = "assets/queens-search.js"
START = "start"  # the anchor of the heading of a generated page
PLOT_SCRIPT = "assets/queens-plot.js"


def build_site(config: SiteConfig) -> Iterator[Page | Asset]:
    """Generate every page and file of a site, in an order that depends on the options alone."""
    site_paths = SitePaths(config)
    if not (site_paths.galleries or site_paths.long_galleries):
        return
    yield from common_assets()
    yield from _board_pages(site_paths)
    if config.cards:
        yield from cards(site_paths)
    yield from _gallery_files(site_paths)
    yield from machine_pages(config, site_paths.overview_card)
    yield from site_data(config).assets()


def common_assets() -> Iterator[Asset]:
    """The style sheet and the scripts of every page with figures."""
    yield site_stylesheet()
    yield from map(own_asset, (SCRIPT, PLOT_SCRIPT))


def figure_assets(figures: Iterable[Figure]) -> Iterator[Asset]:
    """The files that figures load; some several times."""
    for number, figure in enumerate(figures):
        if number == 0:
            yield site_stylesheet()
            yield own_asset(SCRIPT)
        charts: Any = [figure.context.get("chart"), *figure.context.get("charts", ())]  # type: ignore[misc]
        if any(getattr(chart, "reader", None) for chart in charts):
            yield own_asset(PLOT_SCRIPT)
        yield from figure.assets


def theme_assets() -> Iterator[Asset]:
    """The files that each page of our theme loads, and its search."""
    yield site_stylesheet()
    yield from map(own_asset, (SCRIPT, SEARCH_SCRIPT))


def site_stylesheet() -> Asset:
    """The style sheet that all figures need, with their colours and how they are printed."""
    print_styles = asset_file(PRINT_STYLESHEET).read_text(encoding="utf-8")
    return own_asset(STYLESHEET, print_styles + colours())


def _board_pages(site_paths: SitePaths) -> Iterator[Page | Asset]:
    """The overview, the galleries and the solution pages, with the pictures of solutions."""
    config = site_paths.config
    yield galleries.overview_page(site_paths)
    for n, gallery in galleries_of(site_paths).items():
        downloads = download_links(n) if n in config.downloaded else {}
        yield from galleries.gallery_pages(
            gallery, site_paths, coordinates=config.coordinates, downloads=downloads
        )
        yield from galleries.all_page(gallery, site_paths)
        if site_paths.has_solution_pages(n):
            yield from solution_pages(gallery, site_paths)
    for n in site_paths.long_galleries:
        yield galleries.long_page(n, site_paths, coordinates=config.coordinates)


def _gallery_files(site_paths: SitePaths) -> Iterator[Asset]:
    """The scripts and the data that the pages of galleries and solutions load."""
    if any(map(site_paths.has_solution_pages, site_paths.galleries)):
        yield from map(own_asset, SOLUTION_FILES)
    if site_paths.galleries or site_paths.long_galleries:
        yield own_asset(galleries.STYLESHEET)
    if site_paths.galleries:
        yield own_asset(galleries.FILTER_SCRIPT)
    if site_paths.long_galleries:
        yield from index_assets()
    explored = [n for n in site_paths.galleries if n in EXPLORED]
    yield from map(boards_asset, explored)
    files: tuple[str, ...] = EXPLORER_FILES if explored else ()
    if site_paths.long_galleries or any(n in galleries.WALL_SIZES for n in site_paths.galleries):
        files += (galleries.LONG_SCRIPT, galleries.WALL_SCRIPT)
    if files:
        yield from search_assets(*files)


def body(page: Page, links: Links | None = None) -> str:
    """Render a page: the HTML between the header and the footer of the theme."""
    return render(page.template, page.context, links or Links(page.path))


def front_matter(page: Page) -> str:
    """The settings of a page, as MkDocs and its kin read them at the head of a Markdown file."""
    # Themes write these values into the HTML as they are, so they are escaped for YAML and HTML.
    title, about = (
        dumps(escape(text, quote=False), ensure_ascii=False) for text in (page.title, page.about)
    )
    lines = [f"title: {title}", f"description: {about}", "hide: [navigation, toc]"]
    if not page.searched:
        lines.append("search: {exclude: true}")
    elif not page.listed:
        lines.append("search: {boost: 0.01}")  # below the texts of the site
    return "---\n" + "\n".join(lines) + "\n---\n"


def colours() -> str:
    """The colours of the figures, as the end of the style sheet: light, dark, and in print.

    Our theme, Material and the theme mkdocs have an attribute that says whether a page is dark. A
    page with ``<meta name="color-scheme" content="light dark">`` follows the system. The paper is
    the background of the page. No selector outweighs one of the site's own style sheets.
    """
    light, dark = ({**colors, "--qa-paper": _PAPER} for colors in (palette.LIGHT, palette.DARK))
    by_day = palette.properties(light, ":where(:root)")
    by_night = palette.properties(dark, f":where({_NIGHT})")
    system = palette.properties(dark, ":where(:root:has(meta[name=color-scheme][content*=dark]))")
    printed = palette.properties(
        {**light, "--qa-paper": "#fff"}, ":where(:root,[data-md-color-scheme],[data-bs-theme])"
    )
    media = (
        f"@media screen and (prefers-color-scheme:dark){{{system}}}",
        f"@media print{{{printed}}}",
    )
    return "\n".join([by_day, by_night, *media, palette.rules()])
