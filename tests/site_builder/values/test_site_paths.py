"""The paths of a site: where each board is, and what the site does not have."""

from __future__ import annotations

import pytest

from site_builder.pages.galleries import gallery_of
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.site_paths import SitePaths

SMALL = SitePaths(SiteConfig(galleries=range(1, 9), solution_pages=5, boards_per_page=5))
USUAL = SitePaths(SiteConfig())


def test_an_n_has_one_gallery() -> None:
    assert SitePaths(SiteConfig(galleries=range(12, 15))).long_galleries == (15, 16, 17, 18)
    assert USUAL.long_galleries == (13, 14, 15, 16, 17, 18)


def test_a_link_to_a_solution_leads_to_its_page_or_into_a_gallery_or_nowhere() -> None:
    def link(n: int, position: int) -> str | None:
        return SMALL.solution_link(fundamental_solutions(n)[position])

    assert link(5, 0) == "boards/5/5.2.1.md"
    assert link(8, 0) == "boards/8/index.md#8.4.1"
    assert link(8, -1) == "boards/8/3.md#8.8.11"
    assert link(9, 0) is None
    long = FundamentalSolution("13.8.1", tuple(range(13)), 8)
    assert SMALL.solution_link(long) == "boards/13/index.md#13.8.1"
    assert SMALL.solution_link(FundamentalSolution("N = 22", tuple(range(22)), 4)) is None


@pytest.mark.parametrize("n", range(6, 13))
def test_a_link_leads_to_the_gallery_page_that_has_the_solution(n: int) -> None:
    site_paths = SitePaths(SiteConfig(solution_pages=0, boards_per_page=7))
    for page in gallery_of(n, site_paths).pages:
        for solution in page.solutions:
            assert site_paths.solution_link(solution) == f"{page.path}#{solution.label}"


def test_only_small_galleries_with_boards_have_a_page_of_all() -> None:
    assert [n for n in range(1, 19) if USUAL.all_boards(n)] == [1, 4, 5, 6, 7, 8]
    assert SMALL.all_boards(8) == "boards/8/all.md"
    assert [n for n in range(1, 20) if SMALL.gallery(n)] == [*range(1, 9), *range(13, 19)]
    assert SMALL.solution_page_pattern(5) == "boards/5/5.0.0.md"
    assert SMALL.solution_page_pattern(6) is None
    assert SitePaths(SiteConfig(galleries=range(4, 7))).all_boards(8) is None


def test_the_files_of_a_solution_lie_beside_its_page() -> None:
    site_paths = SitePaths(SiteConfig(folder="club/queens"))
    assert site_paths.overview == "club/queens/index.md"
    assert site_paths.overview_card == "club/queens/card.png"
    assert site_paths.solution_page("8.4.1") == "club/queens/8/8.4.1.md"
    assert site_paths.board_picture("8.4.1") == "club/queens/8/8.4.1.svg"
    assert USUAL.solution_card("8.4.1") == "boards/8/8.4.1-card.png"
    assert USUAL.solution_card("9.4.1") == USUAL.gallery_card(9) == "boards/9/card.png"
    assert site_paths.orbit_picture("8.4.1") == "club/queens/8/8.4.1-orbit.svg"
