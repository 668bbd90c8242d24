"""Where things stand in the site: addresses, neighbours, and galleries cut into pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from site_builder.values.census import Entry, entries
from site_builder.values.config import SiteConfig

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


def method_path(key: str) -> str:
    """Source path of the page that explains a method."""
    return f"algorithms/{key.replace('_', '-')}.md"
