"""What a page tells in its head to programs that show links to it: its name, words, a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from site_builder.svg.card import HEIGHT, WIDTH


@dataclass(frozen=True, slots=True)
class Head:
    """What a page says of itself.

    Attributes
    ----------
    site : str
        Name of the site.
    title : str
        Of the page, for those who do not see its site.
    about : str
        What it shows.
    address : str
        Of the page, with host; empty where the site knows no address of its own.
    picture : str
        Address of its picture, with host; empty for none.
    """

    site: str
    title: str
    about: str
    address: str = ""
    picture: str = ""


def with_tags(html: str, head: Head) -> str:
    """A page with its headline, and these elements but those that another plugin has put there."""
    before, end, after = html.partition("</head>")
    if not end:
        return html
    title = f"<title>{escape(head.title)} - {escape(head.site)}</title>"
    before = re.sub("<title>.*?</title>", lambda _: title, before, count=1, flags=re.DOTALL)
    added = "" if 'property="og:' in before else f"{tags(head)}\n"
    if 'name="description"' not in before:  # the themes of MkDocs have it at home only
        added = f'<meta name="description" content="{escape(head.about)}">\n{added}'
    return f"{before}{added}{end}{after}"


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
        for name, content in _told(head)
    )


def _told(head: Head) -> Iterator[tuple[str, object]]:
    yield "og:type", "website"
    yield "og:site_name", head.site
    yield "og:title", head.title
    yield "og:description", head.about
    if head.address:
        yield "og:url", head.address
    if head.picture:
        yield "og:image", head.picture
        yield "og:image:type", "image/png"
        yield "og:image:width", WIDTH
        yield "og:image:height", HEIGHT
        yield "og:image:alt", head.title
        yield "twitter:card", "summary_large_image"
