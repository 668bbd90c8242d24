"""Places of figures: what stands for a figure while others work on a page, and its way back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from site_builder.pages.rendering import render
from site_builder.values.figure import Figure
from site_builder.values.page import Links

_NAME = "data-qa-figure"
# Markdown begins a paragraph with an element that stands in a list, a quote or a footnote.
_PLACE = re.compile(
    rf'(?P<begin><p>\s*)?<div {_NAME}="(?P<key>[0-9a-f]{{32}}-[0-9]+)"></div>(?P<end>\s*</p>)?'
)

# What all boards of a page share. It stands at the end of a page, as nothing that is hidden, such
# as a tab, may hold it; a page of excerpts may have lost it.
SHARED = Figure("definitions.html.jinja")


@dataclass(frozen=True, slots=True)
class DrawnFigure:
    """The place of a figure in a page.

    Attributes
    ----------
    figure : Figure
        What it shows.
    page : str
        The page that it was drawn for.
    drawn : str
        Its HTML there.
    """

    figure: Figure
    page: str
    drawn: str

    def html(self, links: Links) -> str:
        """Its HTML in any page: blogs and printed sites show one in several."""
        if links.page == self.page or self.figure is SHARED:
            return self.drawn
        return render(self.figure.template, self.figure.context, links)


def page_token(page: str, text: str) -> str:
    """What begins the keys of a page's figures; the text of no page can hold its own."""
    return sha256(f"{page}\n{text}".encode(errors="surrogatepass")).hexdigest()[:32]


def placeholder(key: str) -> str:
    """An empty element, so that Markdown and search have no work with the figure."""
    return f'<div {_NAME}="{key}"></div>'


def keys_in(html: str) -> set[str]:
    """The places that are elements of a page; what Markdown shows as text is none."""
    return {found["key"] for found in _PLACE.finditer(html)}


def filled(text: str, figures: Mapping[str, DrawnFigure], links: Links) -> str:
    """A page with its figures where they go, and once what they share.

    Parameters
    ----------
    text : str
        Markdown, or the HTML made of it.
    figures : mapping of str to DrawnFigure
        By their keys. Places with other keys are left alone.
    links : Links
        Of this page.
    """
    if _NAME not in text:  # a search for the whole takes longer
        return text
    places = [found for found in _PLACE.finditer(text) if found["key"] in figures]
    if not places:
        return text
    sizes = sorted({n for found in places for n in figures[found["key"]].figure.sizes})
    shared = [found for found in places if figures[found["key"]].figure is SHARED]
    at = (shared or places)[0].start()

    def drawn(found: re.Match[str]) -> str:
        if found["key"] not in figures:
            return found[0]
        html = figures[found["key"]].html(links)
        if sizes and found.start() == at:
            html = "\n".join([render(SHARED.template, {"sizes": sizes}, links), html])
        begun = "</p>" if not found["begin"] and _in_paragraph(text, found.start()) else ""
        return begun + html + ("<p>" if (found["begin"] or begun) and not found["end"] else "")

    return _PLACE.sub(drawn, text)


def _in_paragraph(html: str, position: int) -> bool:
    ends = (html.rfind(end, 0, position) for end in ("</p>", "<div", "</div>"))
    return html.rfind("<p>", 0, position) > max(ends)
