"""The options of a site, and how their values are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cy_core import MAX_LABELLED_N, format_value
from site_builder.values.errors import UserError

# N = 14 has 45752 fundamental solutions; N = 15 has 285053, too many to build or to look at.
MAX_GALLERY = 14
MAX_SOLUTION_PAGES = 12
# The N whose labels have an index, with which a browser can find any board.
LONG_GALLERIES = range(13, MAX_LABELLED_N + 1)
MAX_BOARDS = 1000

_FOLDER = re.compile("[a-z0-9_-]+(?:/[a-z0-9_-]+)*")
MAX_FOLDER_LENGTH = 100


@dataclass(frozen=True, slots=True)
class SiteConfig:
    """The options of a site, under the names that they have in ``mkdocs.yml``."""

    # Each N that gets a gallery, ascending, within 1..14; written `8` or `1-12`.
    galleries: range = range(1, 13)
    # Each N whose gallery the reader's browser draws, page by page, within 13..18. An N that is
    # also in `galleries` is left out. Written like `galleries`, or `none`.
    long_galleries: range = LONG_GALLERIES
    # The largest N whose fundamental solutions have a page each, 0..12. With 0, there are no pages.
    solution_pages: int = 10
    # The number of boards on a full page of a gallery, 1..1000.
    boards_per_page: int = 100
    # Whether boards in galleries have letters and numbers along their edges.
    coordinates: bool = False
    # Whether the search of the site finds the pages of solutions, and not only the galleries.
    searchable: bool = False
    # Whether each page is also a Markdown file in which figures are text, listed in `llms.txt`.
    text: bool = False
    # Whether links to pages of boards come with pictures.
    cards: bool = True
    # The folder of `timings`, `plans`, `ledgers` and `terms`; it need not exist, but it must not be
    # a file.
    records: Path = Path("records")
    # Each N whose solutions you can download as files, of those in `galleries`; written like
    # `galleries`, or `none`.
    downloads: range = range(1, 13)
    # The folder of the galleries in the site: lower-case words with `/` between them.
    folder: str = "boards"

    @property
    def downloaded(self) -> tuple[int, ...]:
        """Each N whose solutions you can download as files."""
        return tuple(n for n in self.downloads if n in self.galleries)


# The options for a site that has figures, but none of our generated pages.
NO_PAGES = SiteConfig(
    galleries=range(0),
    long_galleries=range(0),
    solution_pages=0,
    cards=False,
    downloads=range(0),
)


def read_option(name: str, value: object) -> Any:
    """Read `value` as the value of the option `name` of a `SiteConfig`.

    >>> read_option("galleries", "4-6"), read_option("galleries", 8)
    (range(4, 7), range(8, 9))
    """
    rule, read = _READERS[name]
    option = read(value)
    if option is None:
        raise UserError(f"{name} must be {rule}, got {format_value(value)}")
    return option


def default_of(name: str) -> Any:
    """Return the default of an option in the form in which ``mkdocs.yml`` has it.

    >>> default_of("galleries"), default_of("solution_pages"), default_of("records")
    ('1-12', 10, 'records')
    """
    value = getattr(SiteConfig(), name)
    if isinstance(value, range):
        return f"{value[0]}-{value[-1]}"
    return str(value) if isinstance(value, Path) else value


def plugin_default(name: str) -> Any:
    """Return the default of an option of the plugin, which adds no galleries by default.

    >>> plugin_default("galleries"), plugin_default("solution_pages")
    ('none', 10)
    """
    return "none" if name in ("galleries", "long_galleries") else default_of(name)


def _galleries(value: object) -> range | None:
    return range(0) if value == "none" else _range(value, 1, MAX_GALLERY)


def _long_galleries(value: object) -> range | None:
    return range(0) if value == "none" else _range(value, LONG_GALLERIES[0], LONG_GALLERIES[-1])


def _range(value: object, low: int, high: int) -> range | None:
    match = re.fullmatch("([0-9]{1,2})(?: *- *([0-9]{1,2}))?", format_value(value))
    first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    return range(first, last + 1) if low <= first <= last <= high else None


def _number(value: object, low: int, high: int) -> int | None:
    # The type is compared, because the booleans of YAML are numbers in Python, too.
    return value if type(value) is int and low <= value <= high else None


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _path(value: object) -> Path | None:
    return Path(value) if isinstance(value, str) and value and "\0" not in value else None


def _folder(value: object) -> str | None:
    """Return `value` if it is the name of a folder whose URL is the same on every system.

    Return None for all other values.
    """
    text = value if isinstance(value, str) else ""
    return text if _FOLDER.fullmatch(text) and len(text) <= MAX_FOLDER_LENGTH else None


# For each option, its rule in words and the function that reads its value. The function returns
# None if the value breaks the rule.
_READERS: Mapping[str, tuple[str, Callable[[object], object]]] = {
    "galleries": (
        f"a range within 1 to {MAX_GALLERY} such as 1-12, or none",
        _galleries,
    ),
    "long_galleries": (
        f"a range within {LONG_GALLERIES[0]} to {LONG_GALLERIES[-1]} such as 13-16, or none",
        _long_galleries,
    ),
    "solution_pages": (
        f"a whole number from 0 to {MAX_SOLUTION_PAGES}",
        partial(_number, low=0, high=MAX_SOLUTION_PAGES),
    ),
    "boards_per_page": (
        f"a whole number from 1 to {MAX_BOARDS}",
        partial(_number, low=1, high=MAX_BOARDS),
    ),
    "coordinates": ("true or false", _flag),
    "searchable": ("true or false", _flag),
    "text": ("true or false", _flag),
    "cards": ("true or false", _flag),
    "records": ("the name of a folder", _path),
    "downloads": (f"a range within 1 to {MAX_GALLERY} such as 1-12, or none", _galleries),
    "folder": (f"lower-case words such as club/boards, up to {MAX_FOLDER_LENGTH} letters", _folder),
}
