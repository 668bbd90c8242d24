"""Options of a site, and the paths that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

import pytest

from cy_core import format_value
from site_builder.pages.galleries import gallery_of
from site_builder.values.config import SiteConfig, default_of, read_option
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.site_paths import SitePaths

NO_RANGES = ("0-3", "6-4", "x", "1-2-3", "-4", "4-", "٤", "+2", "1_0", "2 ", "2\n", True, "")
NO_FOLDERS = (
    *("", "/", "/boards", "boards/", "a//b", ".", "..", "../a", "a/../b", "a b", "Boards"),
    *("a\\b", "a.b", "a\n", "\u0430", "a" * 101, 8, None, True),
)
# A number that Python refuses to print in decimal. An option may have it, because YAML reads
# hexadecimal numbers of any length.
TOO_LONG = 16**9999


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("galleries", "8", range(8, 9)),
        ("galleries", 8, range(8, 9)),
        ("galleries", "4-6", range(4, 7)),
        ("galleries", "1 - 14", range(1, 15)),
        ("long_galleries", "13", range(13, 14)),
        ("long_galleries", 18, range(18, 19)),
        ("long_galleries", "none", range(0)),
        ("records", "measured/here", Path("measured/here")),
        *(("folder", name, name) for name in ("club/boards", "n-queens", "n_queens/8", "a" * 100)),
    ],
)
def test_options_are_read(name: str, word: object, value: object) -> None:
    assert read_option(name, word) == value


def test_every_default_can_be_read_as_an_option() -> None:
    config = SiteConfig()
    for field in fields(config):
        assert read_option(field.name, default_of(field.name)) == getattr(config, field.name)


@pytest.mark.parametrize(
    ("name", "rule", "values"),
    [
        (
            "galleries",
            "must be a range within 1 to 14 such as 1-12, or none",
            ("1-40", *NO_RANGES, TOO_LONG),
        ),
        (
            "long_galleries",
            "must be a range within 13 to 18 such as 13-16, or none",
            ("12", "12-14", "13-19", "16-14", "None", None, False, 0, *NO_RANGES),
        ),
        ("solution_pages", "must be a whole number from 0 to 12", (13, "8", True, TOO_LONG)),
        ("boards_per_page", "must be a whole number from 1 to 1000", (0, TOO_LONG)),
        ("coordinates", "must be true or false", ("maybe", "yes\n\x1b[31m")),
        ("records", "must be the name of a folder", (3, "", "a\0b", TOO_LONG)),
        ("folder", "must be lower-case words such as club/boards, up to 100 letters", NO_FOLDERS),
    ],
)
def test_wrong_value_is_refused_in_one_line(name: str, rule: str, values: Sequence[object]) -> None:
    for value in values:
        with pytest.raises(UserError) as refused:
            read_option(name, value)
        assert str(refused.value) == f"{name} {rule}, got {format_value(value)}"


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
