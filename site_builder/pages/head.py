"""The elements in the head of a page for programs that show links to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from site_builder.svg.card import HEIGHT, WIDTH


@dataclass(frozen=True, slots=True)
class Head:
    """The description of a page for programs that show links to it."""

    site: str  # the name of the site
    title: str  # the headline of the page
    about: str  # a sentence about the page
    url: str = ""  # the whole URL of the page; empty if the site does not know its own
    picture: str = ""  # the whole URL of the picture of the page; empty for none


def with_tags(html: str, head: Head) -> str:
    """A page with its headline and these elements; those of another plugin are kept."""
    before, end, after = html.partition("</head>")
    if not end:
        return html
    title = f"<title>{escape(head.title)} - {escape(head.site)}</title>"
    before = re.sub("<title>.*?</title>", lambda _: title, before, count=1, flags=re.DOTALL)
    elements = "" if 'property="og:' in before else f"{tags(head)}\n"
    if 'name="description"' not in before:  # the themes of MkDocs add it to the home page only
        elements = f'<meta name="description" content="{escape(head.about)}">\n{elements}'
    return f"{before}{elements}{end}{after}"


def tags(head: Head) -> str:
    """The elements for the head of a page, after the Open Graph protocol (https://ogp.me).

    >>> print(tags(Head("Club", "Boards", "All of them")))
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Club">
    <meta property="og:title" content="Boards">
    <meta property="og:description" content="All of them">
    """
    return "\n".join(
        f'<meta {"name" if name.startswith("twitter:") else "property"}="{name}" '
        f'content="{escape(str(content))}">'
        for name, content in _properties(head)
    )


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
