"""The types of pages of our site, and which of each the tests and the screenshots visit."""

from __future__ import annotations

import re
from collections.abc import Iterable

# Pages that look like no other.
ALONE = (
    *(
        "",
        "404.html",
        "about/",
        "conventions/",
        "data/",
        "find/",
        "frames/",
        "glossary/",
        "history/",
        "learn/",
        "literature/",
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
    r"figures/[a-z]+/": tuple(f"figures/{name}/" for name in ("boards", "charts", "searches")),
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
    r"reference/[a-z]+/": ("reference/count/", "reference/searches/"),
    r"teach/[a-z]+/": ("teach/maker/", "teach/worksheets/"),
    r"variants/[a-z]+/": tuple(
        f"variants/{name}/" for name in ("mirror", "peaceable", "placements", "torus")
    ),
}
VISITED = (*ALONE, *(address for visited in ALIKE.values() for address in visited))


def unknown(addresses: Iterable[str]) -> list[str]:
    """The addresses of no known type."""
    alike = re.compile("|".join(ALIKE))
    return [url for url in addresses if url not in ALONE and not alike.fullmatch(url)]
