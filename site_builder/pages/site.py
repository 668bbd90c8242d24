"""The whole site as a stream of pages and files. This module does not depend on MkDocs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from html import escape
from itertools import chain
from json import dumps

from site_builder.data.site import data_assets, download_links
from site_builder.figures.finder.blocks import index_assets
from site_builder.pages import galleries
from site_builder.pages.cards import cards
from site_builder.pages.galleries import galleries_of
from site_builder.pages.loading import (
    SCRIPT,
    STYLESHEET,
    element_assets,
    template_assets,
    with_files,
)
from site_builder.pages.rendering import figure_template, render
from site_builder.pages.solutions import solution_pages
from site_builder.pages.style_parts import CORE, DRAWINGS, MARKS
from site_builder.svg import palette
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Figure
from site_builder.values.page import Asset, Links, Page, built_asset
from site_builder.values.site_paths import SitePaths

SEARCH_SCRIPT = "assets/queens-search.js"
# The anchor of the heading of a generated page.
START = "start"


def build_site(config: SiteConfig) -> Iterator[Page | Asset]:
    """Yield every page and file of a site. Their order depends only on the options of the site."""
    site_paths = SitePaths(config)
    if not (site_paths.galleries or site_paths.long_galleries):
        return
    pages = list(_board_pages(site_paths))
    yield from pages
    yield from common_assets()
    rendered = [page for page in pages if isinstance(page, Page)]
    templates = dict.fromkeys(page.template for page in rendered)
    values = chain.from_iterable(page.context.values() for page in rendered)
    elements = dict.fromkeys(value.tag for value in values if isinstance(value, Element))
    built = chain(*map(template_assets, templates), *map(element_assets, elements))
    yield from {asset.path: asset for asset in built}.values()
    if config.cards:
        yield from cards(site_paths)
    yield from _gallery_files(site_paths)
    yield from data_assets(config)


def common_assets() -> Iterator[Asset]:
    """Yield the style sheet and the script that every page with figures needs."""
    yield site_stylesheet()
    yield built_asset(SCRIPT)


def figure_assets(figures: Iterable[Figure]) -> Iterator[Asset]:
    """Yield the files that figures load. A file may be repeated."""
    drawn = list(figures)
    if drawn:
        yield from common_assets()
    templates = dict.fromkeys(map(figure_template, drawn))
    elements = dict.fromkeys(chain.from_iterable(figure.elements for figure in drawn))
    yield from chain.from_iterable(map(template_assets, templates))
    yield from chain.from_iterable(map(element_assets, elements))
    for figure in drawn:
        yield from figure.files()


def theme_assets() -> Iterator[Asset]:
    """Yield the parts of the style sheet for pages of our theme, and the scripts of these pages."""
    yield site_stylesheet()
    yield _ending_with(CORE, colours(palette.common_rules()))
    yield Asset(DRAWINGS, palette.drawing_rules())
    yield from (built_asset(part) for part in MARKS if part != DRAWINGS)
    yield from map(built_asset, (SCRIPT, SEARCH_SCRIPT))


def site_stylesheet() -> Asset:
    """Return the style sheet of all figures, with their colours and print rules."""
    return _ending_with(STYLESHEET, colours(palette.rules()) + "\n")


def _ending_with(path: str, rules: str) -> Asset:
    """Return the built style sheet at `path` with `rules` added at its end."""
    built = built_asset(path)
    return replace(built, content=f"{built.content!s}{rules}")


def _board_pages(site_paths: SitePaths) -> Iterator[Page | Asset]:
    """Yield the overview, the galleries and the solution pages, and the pictures of solutions."""
    config = site_paths.config
    yield galleries.overview_page(site_paths)
    for n, gallery in galleries_of(site_paths).items():
        downloads = download_links(n) if n in config.downloaded else {}
        yield from galleries.gallery_pages(gallery, site_paths, downloads)
        yield from galleries.all_page(gallery, site_paths)
        if site_paths.has_solution_pages(n):
            yield from solution_pages(gallery, site_paths)
    for n in site_paths.long_galleries:
        yield galleries.long_page(n, site_paths)


def _gallery_files(site_paths: SitePaths) -> Iterator[Asset]:
    """Yield the data files that the pages of galleries load."""
    if site_paths.long_galleries:
        yield from index_assets()


def body(page: Page, links: Links | None = None) -> str:
    """Render the body of a page: the HTML between the header and the footer of the theme."""
    links = links or Links(page.path)
    return with_files(render(page.template, page.context, links), links)


def front_matter(page: Page) -> str:
    """Return the settings of a page, which MkDocs reads at the top of a Markdown file."""
    # Escaped for YAML and for HTML, because themes insert these values into the HTML as they are.
    title, about = (
        dumps(escape(text, quote=False), ensure_ascii=False) for text in (page.title, page.about)
    )
    lines = [f"title: {title}", f"description: {about}", "hide: [navigation, toc]"]
    if not page.searched:
        lines.append("search: {exclude: true}")
    elif not page.listed:
        # Search results rank boards below the texts of the site, and solutions below galleries.
        lines.append(f"search: {{boost: {0.5 if page.tags else 0.01}}}")
    if page.tags:
        lines.append(f"tags: {dumps(page.tags)}")
    return "---\n" + "\n".join(lines) + "\n---\n"


def colours(rules: str) -> str:
    """Return CSS that sets the colours of figures, and then the `rules` that use the colours.

    Each colour has a light and a dark value. The CSS property ``color-scheme`` of an element
    chooses the value, so that no rule needs the name of a colour scheme. Browsers without
    ``light-dark()`` get the light colours. The selectors have no specificity, so that style sheets
    of the site override them.
    """
    light = _of_figures(palette.LIGHT)
    dark = _of_figures(palette.DARK)
    by_scheme = {name: f"light-dark({light[name]},{dark[name]})" for name in light}
    rule = palette.properties(by_scheme, ":where(:root)")
    old_browsers = palette.properties(light, ":where(:root)")
    fallback = f"@supports not (color:light-dark(#000,#fff)){{{old_browsers}}}"
    return "\n".join([rule, fallback, rules])


def _of_figures(colors: Mapping[str, str]) -> dict[str, str]:
    """Return the colours by custom property. Colours that the page may set are named ``default``.

    ``queens-atlas-core.css`` uses the default if the page does not set the colour. The colour of
    the paper has no default, because figures have the background of the page.
    """
    names = {f"--qa-{name}": f"--qa-default-{name}" for name in ("ink", "muted", "line")}
    return {names.get(name, name): color for name, color in colors.items() if name != "--qa-paper"}
