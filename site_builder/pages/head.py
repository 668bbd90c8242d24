"""Elements in the head of a page. They describe the page to programs that show links to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from site_builder.svg.card import HEIGHT, WIDTH


@dataclass(frozen=True, slots=True)
class Head:
    """Values that describe a page to programs that show links to it."""

    # The name of the site.
    site: str
    # The headline of the page.
    title: str
    # A sentence about the page.
    about: str
    # The absolute URL of the page. Empty if the URL of the site is not known.
    url: str = ""
    # The absolute URL of the page's picture. Empty without a picture.
    picture: str = ""
    # The author of the site.
    author: str = ""
    # The type of the page and further properties, by https://schema.org.
    schema: Mapping[str, object] = field(default_factory=lambda: {"@type": "WebPage"})
    # The breadcrumbs of the page, each as a name and a URL.
    trail: Sequence[tuple[str, str]] = ()


def with_tags(html: str, head: Head) -> str:
    """Return the page with its headline as the title, and with the elements of `head`.

    If another plugin has added Open Graph elements, keep these instead.
    """
    before, end, after = html.partition("</head>")
    if not end:
        return html
    title = f"<title>{escape(head.title)} - {escape(head.site)}</title>"
    before = re.sub("<title>.*?</title>", lambda _: title, before, count=1, flags=re.DOTALL)
    elements = "" if 'property="og:' in before else f"{tags(head)}\n"
    # The element is added only if it is missing, because the themes of MkDocs add it to the home
    # page.
    if 'name="description"' not in before:
        elements = f'<meta name="description" content="{escape(head.about)}">\n{elements}'
    return f"{before}{elements}{end}{after}"


def tags(head: Head) -> str:
    """Return the elements for the head of a page, after the Open Graph protocol (https://ogp.me).

    >>> print(tags(Head("Club", "Boards", "All of them")))
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Club">
    <meta property="og:title" content="Boards">
    <meta property="og:description" content="All of them">
    """
    elements = [
        f'<meta {"name" if name.startswith("twitter:") else "property"}="{name}" '
        f'content="{escape(str(content))}">'
        for name, content in _properties(head)
    ]
    elements += [
        f'<script type="application/ld+json">{_json(data)}</script>'
        for data in _structured_data(head)
    ]
    return "\n".join(elements)


def _structured_data(head: Head) -> Iterator[dict[str, object]]:
    """Yield data for search engines, by https://schema.org. Yield nothing without absolute URLs."""
    if not head.url:
        return
    author = {"@type": "Organization", "name": head.author}
    article = {"headline": head.title, "author": author}
    name = article if head.schema["@type"] == "Article" else {"name": head.title}
    picture = {"image": head.picture} if head.picture else {}
    yield {**name, "description": head.about, "url": head.url, **picture, **head.schema}
    if head.trail:
        items = [
            {"@type": "ListItem", "position": position, "name": name, "item": url}
            for position, (name, url) in enumerate(head.trail, 1)
        ]
        yield {"@type": "BreadcrumbList", "itemListElement": items}


def _json(data: Mapping[str, object]) -> str:
    """Return JSON-LD in which ``<`` is escaped, so that it cannot end its script element."""
    text = json.dumps({"@context": "https://schema.org", **data}, ensure_ascii=False)
    return text.replace("<", "\\u003c")


def _properties(head: Head) -> Iterator[tuple[str, object]]:
    yield "og:type", "website"
    yield "og:site_name", head.site
    yield "og:title", head.title
    yield "og:description", head.about
    if head.url:
        yield "og:url", head.url
    if head.picture:
        yield "og:image", head.picture
        yield "og:image:type", "image/png"
        yield "og:image:width", WIDTH
        yield "og:image:height", HEIGHT
        yield "og:image:alt", head.title
        yield "twitter:card", "summary_large_image"
