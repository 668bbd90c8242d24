"""The types of pages of our site, and which of each the tests and the screenshots visit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.helpers.projects import our_settings

# Pages that look like no other.
ALONE = (
    *(
        "",
        "404.html",
        "about/",
        "data/",
        "find/",
        "frames/",
        "glossary/",
        "history/",
        "learn/",
        "make/",
        "map/",
        "numbers/",
        "play/",
        "plugin/",
        "properties/",
        "wall/",
        "without-mkdocs/",
        "your-board/",
        "python/",
        "results/",
        "reference/",
        "teach/",
        "test-your-program/",
    ),
    *(
        "algorithms/",
        "algorithms/bits/",
        "algorithms/engine/",
        "algorithms/large/",
        "algorithms/race/",
        "boards/",
        "symmetry/",
    ),
    *("bit-tricks/permutations/", "bit-tricks/sudoku/"),
    *("figures/", "timings/", "timings/measurements/", "timings/method/"),
    "timings/how-long/",
    *("variants/", "variants/regions/"),
)
# Pages that look like each other, and those of them that differ most.
ALIKE = {
    r"algorithms/[a-z-]+/": tuple(f"algorithms/{name}/" for name in ("bitmap", "carry-chain")),
    r"boards/\d+/": ("boards/3/", "boards/12/", "boards/16/"),
    r"boards/\d+/\d+/": ("boards/12/2/",),
    r"boards/\d+/all/": ("boards/8/all/",),
    r"boards/\d+/\d+\.\d\.\d+/": ("boards/8/8.4.1/",),
    r"embed/[a-z]+/": (),  # figures without a page around them: test_embed.py
    r"figures/[a-z]+/": (),  # its figures stand on other pages, too
    r"learn/[a-z-]+/": (
        "learn/attacks/",
        "learn/bitmap/",
        "learn/compare/",
        "learn/faster/",
        "learn/lowest-bit/",
        "learn/place/",
        "learn/recursion/",
        "learn/rows/",
        "learn/search/",
        "learn/symmetry/",
    ),
    r"teach/[a-z]+/": ("teach/maker/", "teach/worksheets/"),
    r"variants/[a-z]+/": ("variants/peaceable/", "variants/torus/"),
}
# Old addresses, which lead on to other pages.
FORWARDS = tuple(f"{old}/" for old in our_settings()["theme"]["forwards"])
VISITED = (*ALONE, *(address for visited in ALIKE.values() for address in visited))


def unknown(addresses: Iterable[str]) -> list[str]:
    """The addresses of no known type."""
    alike = re.compile("|".join(ALIKE))
    known = {*ALONE, *FORWARDS}
    return [url for url in addresses if url not in known and not alike.fullmatch(url)]
