"""The source paths of the pages and files of a site that shows boards."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.values.census import census
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import FundamentalSolution

# The most solutions on the page with all solutions of one N. N = 9 has 352.
MAX_ALL_BOARDS = 100
# The N of posters with all boards. N = 2 and 3 have no poster, because they have no solution.
POSTER_SIZES = range(4, 13)
# The largest N whose solutions have cards of their own. Solutions of larger N share the card of
# their gallery, because N = 9 alone would need 46 cards of 40 kB each.
MAX_CARD_N = 8
# The N that have a map of all solutions, to which the pages of this N link.
MAP_SIZES = range(4, 11)


@dataclass(frozen=True, slots=True)
class SitePaths:
    """The source paths of galleries, solution pages, and the files that go with them."""

    config: SiteConfig

    @property
    def galleries(self) -> tuple[int, ...]:
        """Each N whose gallery is built with the site, ascending."""
        return tuple(self.config.galleries)

    @property
    def long_galleries(self) -> tuple[int, ...]:
        """Each N whose gallery the reader's browser draws, except N in `galleries`, ascending.

        >>> SitePaths(SiteConfig(galleries=range(12, 15))).long_galleries
        (15, 16, 17, 18)
        """
        return tuple(n for n in self.config.long_galleries if n not in self.config.galleries)

    @property
    def overview(self) -> str:
        """The path of the page that links to all galleries."""
        return f"{self.config.folder}/index.md"

    def gallery(self, n: int) -> str | None:
        """Return the path of the first page of the gallery of one N.

        Return None if the site has no such gallery.
        """
        has_gallery = n in self.config.galleries or n in self.long_galleries
        return self.gallery_page(n) if has_gallery else None

    def gallery_page(self, n: int, number: int = 1) -> str:
        """Return the path of one page of a gallery. `number` counts from 1.

        >>> SitePaths(SiteConfig(folder="club")).gallery_page(11, 2)
        'club/11/2.md'
        """
        return f"{self.config.folder}/{n}/{'index' if number == 1 else number}.md"

    def all_boards(self, n: int) -> str | None:
        """Return the path of the page with all solutions of one N.

        Return None if N has no solution or too many.
        """
        has_page = n in self.config.galleries and 0 < census(n).total <= MAX_ALL_BOARDS
        return f"{self.config.folder}/{n}/all.md" if has_page else None

    def has_solution_pages(self, n: int) -> bool:
        """Return whether each fundamental solution of one N has a page."""
        return n in self.config.galleries and n <= self.config.solution_pages

    def solution_page(self, label: str) -> str:
        """Return the path of the page of the fundamental solution with this label.

        >>> SitePaths(SiteConfig()).solution_page("8.4.1")
        'boards/8/8.4.1.md'
        """
        return f"{self.config.folder}/{label.partition('.')[0]}/{label}.md"

    def solution_link(self, solution: FundamentalSolution) -> str | None:
        """Return the target of a link to a solution: its page, or its board in a gallery.

        Return None if the site has neither.

        >>> site_paths = SitePaths(SiteConfig(solution_pages=0))
        >>> site_paths.solution_link(FundamentalSolution("4.2.1", (2, 0, 3, 1), 2))
        'boards/4/index.md#4.2.1'
        """
        n, label = solution.n, solution.label
        if self.has_solution_pages(n):
            return self.solution_page(label)
        if n in self.long_galleries:
            return f"{self.gallery_page(n)}#{label}"
        if n not in self.config.galleries:
            return None
        counts = (census(n).orbits_by_size or {}).items()
        smaller = sum(count for size, count in counts if size < solution.orbit_size)
        position = smaller + int(label.rpartition(".")[2]) - 1
        return f"{self.gallery_page(n, position // self.config.boards_per_page + 1)}#{label}"

    def board_picture(self, label: str) -> str:
        """Return the path of the SVG file of a solution that has a page."""
        return f"{self.solution_page(label).removesuffix('.md')}.svg"

    def orbit_picture(self, label: str) -> str:
        """Return the path of the SVG file of the eight images of a solution that has a page."""
        return f"{self.solution_page(label).removesuffix('.md')}-orbit.svg"

    @property
    def overview_card(self) -> str:
        """The path of the preview picture of the overview, and of pages without their own card."""
        return f"{self.config.folder}/card.png"

    def gallery_card(self, n: int) -> str:
        """Return the path of the preview picture of a gallery."""
        return f"{self.config.folder}/{n}/card.png"

    def solution_card(self, label: str) -> str:
        """Return the path of the preview picture of the page of a solution.

        >>> SitePaths(SiteConfig()).solution_card("8.4.1")
        'boards/8/8.4.1-card.png'
        """
        n = int(label.partition(".")[0])
        page = self.solution_page(label)
        return f"{page.removesuffix('.md')}-card.png" if n <= MAX_CARD_N else self.gallery_card(n)


# Variants of the bitmap method, which share one page.
VARIANTS = ("columns_left", "lowest_zero")


def method_path(key: str) -> str:
    """Return the source path of the page on a method, with an anchor if the page has several.

    >>> method_path("columns_left")
    'algorithms/bitmap-variants.md#columns-left'
    """
    name = key.replace("_", "-")
    return f"algorithms/{f'bitmap-variants.md#{name}' if key in VARIANTS else f'{name}.md'}"
