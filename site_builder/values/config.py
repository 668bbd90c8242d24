"""What a site may choose, checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from site_builder.values.errors import UserError, shown

# N = 14 has 45752 fundamental solutions; N = 15 has 285053, a gallery nobody could build or use.
LARGEST_GALLERY = 14
LARGEST_SOLUTION_PAGES = 12
MOST_BOARDS = 1000

_FOLDER = re.compile("[a-z0-9_-]+(?:/[a-z0-9_-]+)*")
LONGEST_FOLDER = 100


@dataclass(frozen=True, slots=True)
class SiteConfig:
    """The options of the generator, under the names they have in ``mkdocs.yml``.

    Attributes
    ----------
    galleries : str or int
        The N that get a gallery, within 1..14: one (``8``), or a range (``1-12``).
    solution_pages : int
        Largest N whose fundamental solutions have a page each, 0..12; 0 for none.
    boards_per_page : int
        Where a gallery is split, 1..1000.
    coordinates : bool
        Letters and numbers along the edges of the boards in galleries.
    timings : str or Path
        Folder of timing records; it need not exist, but it is no file.
    folder : str
        Where in the site the galleries are: lower-case words with ``/`` between them.

    Raises
    ------
    UserError
        ``OPTION must be RULE, got VALUE``.

    >>> SiteConfig(galleries="4-6").sizes
    range(4, 7)
    """

    galleries: str | int = "1-12"
    solution_pages: int = 10
    boards_per_page: int = 100
    coordinates: bool = False
    timings: str | Path = "timings"
    folder: str = "boards"

    def __post_init__(self) -> None:
        parse_galleries(self.galleries)
        _check_number("solution_pages", self.solution_pages, 0, LARGEST_SOLUTION_PAGES)
        _check_number("boards_per_page", self.boards_per_page, 1, MOST_BOARDS)
        _check("coordinates", self.coordinates, isinstance(self.coordinates, bool), "true or false")
        _check("timings", self.timings, _is_name(self.timings), "the name of a folder")
        rule = f"lower-case words such as club/boards, up to {LONGEST_FOLDER} letters"
        _check("folder", self.folder, _is_folder(self.folder), rule)

    @property
    def sizes(self) -> range:
        """The N that get a gallery, ascending."""
        return parse_galleries(self.galleries)


def parse_galleries(text: str | int) -> range:
    """The N named by one number or a range of two.

    >>> parse_galleries(8), parse_galleries("1-12")
    (range(8, 9), range(1, 13))

    Raises
    ------
    UserError
        ``galleries must be a range within 1 to 14 such as 1-12, got ...``.
    """
    found = re.fullmatch("([0-9]{1,2})(?: *- *([0-9]{1,2}))?", shown(text))
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    rule = f"a range within 1 to {LARGEST_GALLERY} such as 1-12"
    _check("galleries", text, 1 <= first <= last <= LARGEST_GALLERY, rule)
    return range(first, last + 1)


def _check_number(name: str, value: object, least: int, most: int) -> None:
    # YAML knows true and false, which Python counts among the whole numbers.
    sound = type(value) is int and least <= value <= most
    _check(name, value, sound, f"a whole number from {least} to {most}")


def _is_name(value: object) -> bool:
    return isinstance(value, str | Path) and value != "" and "\0" not in str(value)


def _is_folder(value: object) -> bool:
    """Whether it is below the top of the site, and the same address on every system."""
    text = value if isinstance(value, str) else ""
    return bool(_FOLDER.fullmatch(text)) and len(text) <= LONGEST_FOLDER


def _check(name: str, value: object, sound: bool, rule: str) -> None:
    if not sound:
        raise UserError(f"{name} must be {rule}, got {shown(value)}")
