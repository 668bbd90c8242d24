"""Placeholders: elements that mark where figures go while Markdown works on a page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from site_builder.pages.rendering import render
from site_builder.values.figure import Figure
from site_builder.values.page import Links

_ATTRIBUTE = "data-qa-figure"
# Markdown puts the element into a paragraph in a list, a quote or a footnote.
_PLACEHOLDER = re.compile(
    rf'(?P<begin><p>\s*)?<div {_ATTRIBUTE}="(?P<key>[0-9a-f]{{32}}-[0-9]+)"></div>'
    r"(?P<end>\s*</p>)?"
)

# What all boards of a page share. It is at the end of the page, because an element that can be
# hidden, such as a tab, must not hold it. An excerpt of a page may lack it.
SHARED = Figure("definitions.html.jinja")


@dataclass(frozen=True, slots=True)
class DrawnFigure:
    """A figure and its HTML.

    Attributes
    ----------
    figure : Figure
        The figure.
    page : str
        The page that it was drawn for.
    html : str
        Its HTML in that page.
    """

    figure: Figure
    page: str
    html: str

    def html_for(self, links: Links) -> str:
        """Its HTML in any page: blogs and printed sites show one page's figure in another."""
        if links.page == self.page or self.figure is SHARED:
            return self.html
        return render(self.figure.template, self.figure.context, links)


def page_token(page: str, text: str) -> str:
    """The prefix of the keys of a page's figures: a hash, so no page can contain its own."""
    return sha256(f"{page}\n{text}".encode(errors="surrogatepass")).hexdigest()[:32]


def placeholder(key: str) -> str:
    """The element that marks where a figure goes; it is empty, so quick for Markdown and search."""
    return f'<div {_ATTRIBUTE}="{key}"></div>'


def keys_in(html: str) -> set[str]:
    """The keys of all placeholders that are elements; one that Markdown shows as text is none."""
    return {match["key"] for match in _PLACEHOLDER.finditer(html)}


def fill_placeholders(text: str, figures: Mapping[str, DrawnFigure], links: Links) -> str:
    """Replace the placeholders of a page by their figures, and add once what boards share.

    Parameters
    ----------
    text : str
        Markdown, or the HTML made of it.
    figures : mapping of str to DrawnFigure
        By their keys. Placeholders with other keys are left alone.
    links : Links
        Links of this page.
    """
    if _ATTRIBUTE not in text:  # quicker than the search for whole elements
        return text
    matches = [match for match in _PLACEHOLDER.finditer(text) if match["key"] in figures]
    if not matches:
        return text
    sizes = sorted({n for match in matches for n in figures[match["key"]].figure.sizes})
    shared = [match for match in matches if figures[match["key"]].figure is SHARED]
    shared_position = (shared or matches)[0].start()

    def html_of(match: re.Match[str]) -> str:
        if match["key"] not in figures:
            return match[0]
        html = figures[match["key"]].html_for(links)
        if sizes and match.start() == shared_position:
            html = "\n".join([render(SHARED.template, {"sizes": sizes}, links), html])
        close = "</p>" if not match["begin"] and _in_paragraph(text, match.start()) else ""
        reopen = "<p>" if (match["begin"] or close) and not match["end"] else ""
        return close + html + reopen

    return _PLACEHOLDER.sub(html_of, text)


def _in_paragraph(html: str, position: int) -> bool:
    ends = (html.rfind(end, 0, position) for end in ("</p>", "<div", "</div>"))
    return html.rfind("<p>", 0, position) > max(ends)
