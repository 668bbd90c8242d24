"""The parts of the style sheet of all figures. A page of our theme loads only the parts it needs.

Pages of other themes load the whole style sheet, because the plugin must not change the links of
these pages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from site_builder.pages.loading import ELEMENT_NAME, SCRIPT, STYLESHEET, element_files
from site_builder.values.page import built_asset

# The part that every page of our theme loads.
CORE = "assets/queens-atlas-core.css"
# The part that contains only `palette.drawing_rules`.
DRAWINGS = "assets/queens-atlas-drawings.css"
# For each other part, texts that show that a page or a script needs the part. They are classes, and
# for tables in Markdown also their tag, because the script of the theme wraps these tables.
MARKS: Mapping[str, Sequence[str]] = {
    "assets/queens-atlas-facts.css": (
        "qa-facts",
        "qa-solution",
        "qa-large",
        "qa-reading",
        "qa-bits",
        "qa-bit-rows",
    ),
    "assets/queens-atlas-data.css": (
        "qa-figure",
        "qa-dots",
        "qa-sheet",
        "qa-two",
        "qa-reader",
        "qa-scroll",
        "qa-table",
        "qa-timed",
        "<table>",
    ),
    "assets/queens-atlas-pictures.css": (
        "qa-picture",
        "qa-question",
        "qa-sum",
        "qa-captioned",
        "qa-state",
    ),
    DRAWINGS: (
        "qa-forbidden",
        "qa-names",
        "qa-check",
        "qa-differs",
        "qa-on-edge",
        "qa-on-kept",
        "qa-node",
        "qa-layer",
        "qa-sudoku",
        "qa-stressed",
    ),
}
_LINK = re.compile(rf'(<link rel="stylesheet" href="[^"]*){STYLESHEET}(">)')
_ELEMENT = re.compile(f"<({ELEMENT_NAME})")


def with_style_parts(html: str) -> str:
    """Replace the link to the whole style sheet by links to the parts that the page needs."""

    def links(link: re.Match[str]) -> str:
        return "\n".join(f"{link[1]}{part}{link[2]}" for part in _parts_of(html))

    return _LINK.sub(links, html)


def _parts_of(html: str) -> Sequence[str]:
    """Return the parts that a page needs for its HTML and for the HTML that its scripts render."""
    elements = set(_ELEMENT.findall(html)) & element_files().keys()
    parts = {part for part, marks in MARKS.items() if any(mark in html for mark in marks)}
    for element in elements:
        parts |= _parts_of_element(element)
    return [CORE, *(part for part in MARKS if part in parts)]


@cache
def _parts_of_element(name: str) -> frozenset[str]:
    """Return the parts that an element needs for the HTML that its scripts render.

    The style sheets of the element are searched, too, because they name the classes that occur in
    scripts which the element loads later.
    """
    files = [path for path in element_files()[name] if path != SCRIPT]
    texts = [str(built_asset(path).content) for path in files]
    return frozenset(
        part
        for part, marks in MARKS.items()
        for mark in marks
        if mark.startswith("qa-") and any(mark in text for text in texts)
    )
