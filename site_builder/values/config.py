"""What a site may choose, and how it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cy_core import MAX_LABELLED_N, format_value
from site_builder.values.errors import UserError

# N = 14 has 45752 fundamental solutions; N = 15 has 285053, a gallery nobody could build or use.
MAX_GALLERY = 14
MAX_SOLUTION_PAGES = 12
# Those that have an index of labels, by which a browser finds any of their boards.
LONG_GALLERIES = range(13, MAX_LABELLED_N + 1)
MAX_BOARDS = 1000

_FOLDER = re.compile("[a-z0-9_-]+(?:/[a-z0-9_-]+)*")
LONGEST_FOLDER = 100


@dataclass(frozen=True, slots=True)
class SiteConfig:
    """What a site has chosen, under the names that the options have in ``mkdocs.yml``.

    Attributes
    ----------
    galleries : range
        The N that get a gallery, ascending, within 1..14; written ``8``, or ``1-12``.
    long_galleries : range
        The N whose boards the reader's browser finds and draws, page by page, within 13..18, if
        they have no other gallery; written like `galleries`, or ``none``.
    solution_pages : int
        Largest N whose fundamental solutions have a page each, 0..12; 0 for none.
    boards_per_page : int
        Where a gallery is split, 1..1000.
    coordinates : bool
        Letters and numbers along the edges of the boards in galleries.
    cards : bool
        Pictures that go with links to the pages of boards.
    timings : Path
        Folder of timing records; it need not exist, but it is no file.
    downloads : range
        The N whose solutions are files to download, of those that have a gallery in `galleries`;
        written like that, or ``none``.
    folder : str
        Where in the site the galleries are: lower-case words with ``/`` between them.
    """

    galleries: range = range(1, 13)
    long_galleries: range = LONG_GALLERIES
    solution_pages: int = 10
    boards_per_page: int = 100
    coordinates: bool = False
    cards: bool = True
    timings: Path = Path("timings")
    downloads: range = range(1, 13)
    folder: str = "boards"

    @property
    def browsed(self) -> tuple[int, ...]:
        """The N whose gallery is a long one."""
        return tuple(n for n in self.long_galleries if n not in self.galleries)

    @property
    def downloaded(self) -> tuple[int, ...]:
        """The N whose solutions are files to download."""
        return tuple(n for n in self.downloads if n in self.galleries)


def read_option(name: str, value: object) -> Any:
    """What an option means: the field of `SiteConfig` that has its name.

    Parameters
    ----------
    name : str
        One of the fields of `SiteConfig`.
    value : object
        As YAML reads it, or a word of a command line.

    Raises
    ------
    UserError
        ``OPTION must be RULE, got VALUE``.

    >>> read_option("galleries", "4-6"), read_option("galleries", 8)
    (range(4, 7), range(8, 9))
    """
    rule, read = _READERS[name]
    found = read(value)
    if found is None:
        raise UserError(f"{name} must be {rule}, got {format_value(value)}")
    return found


def default_of(name: str) -> Any:
    """The default of an option, as a site would write it.

    >>> default_of("galleries"), default_of("solution_pages"), default_of("timings")
    ('1-12', 10, 'timings')
    """
    value = getattr(SiteConfig(), name)
    if isinstance(value, range):
        return f"{value[0]}-{value[-1]}"
    return str(value) if isinstance(value, Path) else value


def _long_galleries(value: object) -> range | None:
    least, most = LONG_GALLERIES[0], LONG_GALLERIES[-1]
    return range(0) if value == "none" else _range(value, least, most)


def _downloads(value: object) -> range | None:
    return range(0) if value == "none" else _range(value, 1, MAX_GALLERY)


def _range(value: object, least: int, most: int) -> range | None:
    found = re.fullmatch("([0-9]{1,2})(?: *- *([0-9]{1,2}))?", format_value(value))
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    return range(first, last + 1) if least <= first <= last <= most else None


def _number(value: object, least: int, most: int) -> int | None:
    # YAML knows true and false, which Python counts among the whole numbers.
    return value if type(value) is int and least <= value <= most else None


def _truth(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _path(value: object) -> Path | None:
    return Path(value) if isinstance(value, str) and value and "\0" not in value else None


def _folder(value: object) -> str | None:
    """A place below the top of the site, with the same address on every system."""
    text = value if isinstance(value, str) else ""
    return text if _FOLDER.fullmatch(text) and len(text) <= LONGEST_FOLDER else None


# For each option its rule, and what reads it: None of what breaks the rule.
_READERS: Mapping[str, tuple[str, Callable[[object], object]]] = {
    "galleries": (
        f"a range within 1 to {MAX_GALLERY} such as 1-12",
        partial(_range, least=1, most=MAX_GALLERY),
    ),
    "long_galleries": (
        f"a range within {LONG_GALLERIES[0]} to {LONG_GALLERIES[-1]} such as 13-16, or none",
        _long_galleries,
    ),
    "solution_pages": (
        f"a whole number from 0 to {MAX_SOLUTION_PAGES}",
        partial(_number, least=0, most=MAX_SOLUTION_PAGES),
    ),
    "boards_per_page": (
        f"a whole number from 1 to {MAX_BOARDS}",
        partial(_number, least=1, most=MAX_BOARDS),
    ),
    "coordinates": ("true or false", _truth),
    "cards": ("true or false", _truth),
    "timings": ("the name of a folder", _path),
    "downloads": (f"a range within 1 to {MAX_GALLERY} such as 1-12, or none", _downloads),
    "folder": (f"lower-case words such as club/boards, up to {LONGEST_FOLDER} letters", _folder),
}
