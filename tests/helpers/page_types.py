"""The pages of our site that the tests and the screenshots visit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.helpers.projects import our_settings
from tests.helpers.sources import ROOT

# The folder of pages with a single figure, which other sites show in frames.
FRAMES = "embed/"
# For each type of generated page, the pages that differ most from each other.
GENERATED = (
    *("404.html", "boards/", "boards/3/", "boards/12/", "boards/16/"),
    *("boards/12/2/", "boards/8/all/", "boards/8/8.4.1/"),
)
# Old addresses, which forward to other pages.
FORWARDS = tuple(f"{old}/" for old in our_settings()["theme"]["forwards"])

# One page of each type. Together they show each figure at least once. Every test run visits
# these; only `make test-all` visits the other pages.
TYPICAL = (
    *("", "about/", "find/", "game/", "glossary/", "learn/", "make/", "map/", "numbers/", "play/"),
    *("plugin/", "properties/", "teach/maker/", "teach/worksheets/", "wall/", "your-board/"),
    *("algorithms/bits/", "algorithms/carry-chain/", "algorithms/race/", "bit-tricks/sudoku/"),
    *("boards/12/", "boards/16/", "boards/8/8.4.1/", "boards/8/all/", "figures/"),
    *("learn/attacks/", "learn/bitmap/", "learn/compare/", "learn/faster/", "learn/symmetry/"),
    *("reference/", "results/exile/", "timings/how-long/", "timings/measurements/"),
    *("variants/capacity/", "variants/peaceable/", "variants/regions/"),
)


def _written_pages() -> list[str]:
    """Return the addresses of all pages in `content`, except pages for frames."""
    content = ROOT / "content"
    sources = sorted(path.relative_to(content).as_posix() for path in content.rglob("*.md"))
    addresses = [re.sub(r"(^|/)index/$", r"\1", f"{path[:-3]}/") for path in sources]
    return [address for address in addresses if not address.startswith(FRAMES)]


VISITED = (*_written_pages(), *GENERATED)


def pages_of_unvisited_types(addresses: Iterable[str]) -> list[str]:
    """Return the addresses whose type differs from the types of all pages in `VISITED`.

    Two pages have the same type if their addresses differ only in numbers.
    """
    types = {_without_numbers(address) for address in VISITED}
    pages = (url for url in addresses if not url.startswith(FRAMES) and url not in FORWARDS)
    return [url for url in pages if _without_numbers(url) not in types]


def _without_numbers(address: str) -> str:
    return re.sub(r"\d+", "0", address)
