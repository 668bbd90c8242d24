"""Where the text of a page names squares, the boards beside it have letters and numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from tests.helpers.markup import SVG, read_page

pytestmark = pytest.mark.slow

SQUARE = re.compile(r"(?<![\w.-])[a-h][1-8](?![\w-])")
# Code names variables, and tables name squares of boards that they do not show.
SILENT = {"script", "style", "code", "pre", "template", "table"}


@dataclass
class Section:
    """What a page has from one heading to the next."""

    texts: list[str] = field(default_factory=list)
    boards: list[Element] = field(default_factory=list)


def sections(main: Element) -> list[Section]:
    """The sections of a page; the replies of a question are among its texts."""
    found = [Section()]

    def read(element: Element) -> None:
        if element.tag == "h2":
            found.append(Section())
        if element.tag == f"{SVG}svg":
            found[-1].boards += [element] if uses(element, "squares") else []
        elif element.tag not in SILENT:
            found[-1].texts += [element.text or "", element.get("asked", "")]
            for child in element:
                read(child)
                found[-1].texts.append(child.tail or "")

    read(main)
    return found


def uses(picture: Element, name: str) -> bool:
    """Whether a picture has something that its page defines once, such as squares."""
    used = (use.attrib.values() for use in picture.iter(f"{SVG}use"))
    return any(value.startswith(f"#qa-{name}-") for values in used for value in values)


def has_coordinates(board: Element) -> bool:
    """Whether letters and numbers stand around a board, or its copies, as on a torus."""
    return uses(board, "coordinates") or uses(board, "around")


def test_boards_name_the_squares_that_the_text_names(site: Path) -> None:
    bare = set[str]()
    for path in sorted(site.rglob("index.html")):
        address = path.parent.relative_to(site).as_posix()
        if address.startswith("boards/"):
            continue  # pages of one board have coordinates, galleries are too small for them
        page, _ = read_page(path.read_text("utf-8"))
        for section in sections(next(page.iter("main"))):
            if not SQUARE.search(" ".join(section.texts)):
                continue
            boards = [board for board in section.boards if not has_coordinates(board)]
            bare |= {f"{address}: {board.findtext(f'{SVG}title')}" for board in boards}
    assert not bare
