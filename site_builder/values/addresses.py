"""Where things stand in the site: the source paths of its pages."""

from __future__ import annotations

from site_builder.values.config import SiteConfig


def overview_path(config: SiteConfig) -> str:
    """Source path of the page that leads to all galleries."""
    return f"{config.folder}/index.md"


def leaf_path(n: int, config: SiteConfig, number: int = 1) -> str:
    """Source path of one page of a gallery.

    >>> leaf_path(11, SiteConfig()), leaf_path(11, SiteConfig(folder="club"), 2)
    ('boards/11/index.md', 'club/11/2.md')
    """
    return f"{config.folder}/{n}/{'index' if number == 1 else number}.md"


def all_path(n: int, config: SiteConfig) -> str:
    """Source path of the page with every board of one N.

    >>> all_path(8, SiteConfig())
    'boards/8/all.md'
    """
    return f"{config.folder}/{n}/all.md"


def solution_path(label: str, config: SiteConfig) -> str:
    """Source path of the page of one solution.

    >>> solution_path("8.4.1", SiteConfig())
    'boards/8/8.4.1.md'
    """
    return f"{config.folder}/{label.partition('.')[0]}/{label}.md"


def card_path(page: str) -> str:
    """Path of the picture that goes with links to a page of this source path.

    >>> card_path("boards/8/index.md"), card_path("boards/8/8.4.1.md")
    ('boards/8/card.png', 'boards/8/8.4.1-card.png')
    """
    return f"{page.removesuffix('.md')}-card.png".replace("/index-", "/")


def method_path(key: str) -> str:
    """Source path of the page that explains a method."""
    return f"algorithms/{key.replace('_', '-')}.md"
