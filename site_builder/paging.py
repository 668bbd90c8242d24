"""Where things stand in the site: addresses, neighbours, and galleries cut into pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from posixpath import dirname, relpath
from typing import TypeVar

from site_builder.census import Entry, entries
from site_builder.config import SiteConfig

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page of a gallery.

    Attributes
    ----------
    number : int
        From 1.
    path : str
        Source path of the page: ``boards/11/2.md``.
    entries : tuple of Entry
        What it shows, in order.
    """

    number: int
    path: str
    entries: tuple[Entry, ...]


def leaves(n: int, config: SiteConfig) -> tuple[Leaf, ...]:
    """The pages of the gallery of one N, at least one."""
    all_of_them, step = entries(n), config.boards_per_page
    starts = range(0, max(len(all_of_them), 1), step)
    return tuple(
        Leaf(number, leaf_path(n, config, number), all_of_them[start : start + step])
        for number, start in enumerate(starts, start=1)
    )


def overview_path(config: SiteConfig) -> str:
    """Source path of the page that leads to all galleries."""
    return f"{config.folder}/index.md"


def leaf_path(n: int, config: SiteConfig, number: int = 1) -> str:
    """Source path of one page of a gallery.

    >>> leaf_path(11, SiteConfig()), leaf_path(11, SiteConfig(folder="club"), 2)
    ('boards/11/index.md', 'club/11/2.md')
    """
    return f"{config.folder}/{n}/{'index' if number == 1 else number}.md"


def solution_path(label: str, config: SiteConfig) -> str:
    """Source path of the page of one solution.

    >>> solution_path("8.4.1", SiteConfig())
    'boards/8/8.4.1.md'
    """
    return f"{config.folder}/{label.partition('.')[0]}/{label}.md"


def place(entry: Entry, config: SiteConfig) -> str | None:
    """Where the site shows a solution: its page, its place in a gallery, or nowhere."""
    if entry.n not in config.sizes:
        return None
    if entry.n <= config.solution_pages:
        return solution_path(entry.label, config)
    return gallery_places(entry.n, config)[entry.label]


@cache
def gallery_places(n: int, config: SiteConfig) -> Mapping[str, str]:
    """For each label of one N, where the gallery shows that board.

    >>> gallery_places(4, SiteConfig())
    {'4.2.1': 'boards/4/index.md#4.2.1'}
    """
    return {
        entry.label: f"{leaf.path}#{entry.label}"
        for leaf in leaves(n, config)
        for entry in leaf.entries
    }


def neighbours(items: Sequence[Item], index: int) -> tuple[Item | None, Item | None]:
    """What stands before and after one item.

    >>> neighbours("abc", 0)
    (None, 'b')
    """
    before = items[index - 1] if index else None
    return before, items[index + 1] if index + 1 < len(items) else None


@dataclass(frozen=True, slots=True)
class Links:
    """How a page links to others: relative to itself, so that a site works below any path.

    Attributes
    ----------
    page : str
        Source path, or path of the HTML file, of the page that holds the links.
    directory_urls : bool
        As ``use_directory_urls`` of MkDocs: ``a.md`` becomes ``a/``, otherwise ``a.html``.
    exists : callable of (str) to bool
        Whether the site has a page with this source path.
    """

    page: str
    directory_urls: bool = True
    exists: Callable[[str], bool] = lambda path: True

    def url(self, target: str) -> str:
        """The link to a page or a file, given by its source path and perhaps an anchor.

        >>> Links("boards/8/index.md").url("boards/8/8.4.1.md")
        '8.4.1/'
        >>> Links("boards/8/8.4.1.md").url("boards/11/2.md#11.8.99")
        '../../11/2/#11.8.99'
        >>> Links("boards/8/8.4.1.md", directory_urls=False).url("boards/8/index.md")
        'index.html'
        >>> Links("blog/2026/queens/index.html").url("boards/8/index.md")
        '../../../boards/8/'
        >>> Links("boards/index.md").url("index.md")
        '../'
        """
        path, hash_sign, anchor = target.partition("#")
        here, there = self._address(self.page), self._address(path)
        base = here if here.endswith("/") else dirname(here)
        link = relpath(there, base or ".") + ("/" if there.endswith("/") else "")
        return f"{link}{hash_sign}{anchor}"

    def _address(self, path: str) -> str:
        """The address of a source path from the top of the site, ``./`` for the top itself."""
        stem = path.removesuffix(".md")
        if stem == path:
            return path
        if not self.directory_urls:
            return f"{stem}.html"
        is_index = f"/{stem}".endswith("/index")
        return f"./{stem}".removesuffix("index") if is_index else f"{stem}/"
