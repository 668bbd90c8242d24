"""What each generated page shows."""

from __future__ import annotations

import re
from typing import Any

import html5lib
import pytest

from site_builder.core import Symmetry
from site_builder.figures.counts.images import named_images
from site_builder.pages.pages import gallery_pages, overview_page, pager, solution_pages
from site_builder.pages.site import body
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import entries, gallery_of
from site_builder.values.page import Asset, Page

SVG = "{http://www.w3.org/2000/svg}"


def parsed(page: Page) -> Any:
    """The HTML of a page as a tree; a mistake in it is an error."""
    return html5lib.HTMLParser(strict=True).parseFragment(body(page))


def words(tree: Any) -> str:
    """All text, with single spaces."""
    return " ".join(" ".join(tree.itertext()).split())


def with_class(tree: Any, name: str) -> list[Any]:
    """The elements that have a class."""
    return [each for each in tree.iter() if name in str(each.get("class", "")).split()]


def gallery(n: int, **options: Any) -> list[Page]:
    """The pages of one gallery."""
    config = SiteConfig(**options)
    return list(gallery_pages(gallery_of(n, config), config))


def test_a_gallery_shows_every_fundamental_solution_in_groups() -> None:
    (page,) = gallery(8)
    tree = parsed(page)
    cards = [card.get("id") for card in with_class(tree, "qa-card")]
    assert cards == [entry.label for entry in entries(8)]
    groups = [group.get("data-qa-size") for group in with_class(tree, "qa-group")]
    assert groups == ["4", "8", None]
    assert "92 solutions 12 fundamental 1 orbit of 4 11 orbits of 8" in words(tree)
    assert page.title == "N = 8"


def test_a_gallery_has_a_heat_map_and_bars_with_their_data() -> None:
    tree = parsed(gallery(5)[0])
    assert with_class(tree, "qa-heatmap")
    assert with_class(tree, "qa-bars")
    assert len(with_class(tree, "qa-table")) == 2


def test_pages_after_the_first_show_boards_only() -> None:
    first, second, *rest = gallery(11)
    assert (second.path, second.title, len(rest)) == ("boards/11/2.md", "N = 11, page 2", 2)
    assert len(with_class(parsed(second), "qa-card")) == 100
    assert not with_class(parsed(second), "qa-heatmap")
    assert with_class(parsed(first), "qa-pager")


@pytest.mark.parametrize("n", [2, 3])
def test_an_n_without_solutions_says_so(n: int) -> None:
    (page,) = gallery(n)
    assert f"{n} queens on a board of {n} x {n} squares always attack" in words(parsed(page))
    assert not with_class(parsed(page), "qa-card")


def test_one_queen_is_a_solution_of_its_own_kind() -> None:
    text = words(parsed(gallery(1)[0]))
    assert "1 solution 1 fundamental 1 orbit of 1" in text
    assert "1 fundamental solution · 1 board" in text


@pytest.mark.parametrize(("n", "shape"), [(11, "qa-queen"), (12, "qa-disc")])
def test_small_squares_have_discs(n: int, shape: str) -> None:
    card = with_class(parsed(gallery(n)[0]), "qa-card")[0]
    (line,) = card.iter(f"{SVG}polyline")
    assert line.get("marker-mid") == f"url(#{shape})"


def test_coordinates_are_an_option() -> None:
    plain, lettered = (parsed(gallery(4, coordinates=on)[0]) for on in (False, True))
    uses = [[use.get("href") for use in tree.iter(f"{SVG}use")] for tree in (plain, lettered)]
    assert "#qa-coordinates-4" not in uses[0]
    assert "#qa-coordinates-4" in uses[1]


def links(tree: Any) -> list[str]:
    """Where the links of a part of a page lead; not those within drawings."""
    return [each.get("href") for each in tree.iter() if str(each.tag).endswith("xhtml}a")]


def test_labels_lead_to_pages_or_to_the_board_itself() -> None:
    own, none = (parsed(gallery(4, solution_pages=last)[0]) for last in (10, 3))
    assert links(with_class(own, "qa-card")[0]) == ["4.2.1/"]
    assert links(with_class(none, "qa-card")[0]) == ["./#4.2.1"]


def test_galleries_know_their_neighbours_within_the_choice() -> None:
    (page,) = gallery(4, galleries=range(4, 6))
    assert page.context["before"] is None
    assert page.context["after"] == (5, "boards/5/index.md")


def solution(label: str) -> tuple[Page, list[Asset]]:
    """The page of a solution and the files that belong to it."""
    items = list(solution_pages(gallery_of(int(label.split(".")[0]), SiteConfig())))
    (page,) = (item for item in items if isinstance(item, Page) and f"/{label}.md" in item.path)
    stem = page.path.removesuffix(".md")
    return page, [i for i in items if isinstance(i, Asset) and i.path.startswith(stem)]


def test_a_solution_page_has_all_facts() -> None:
    page, _ = solution("8.4.1")
    text = words(parsed(page))
    for fact in (
        "Fundamental solution 1 of 12 for N = 8",
        "5 3 6 0 7 1 4 2",
        "f8 d7 g6 a5 h4 b3 e2 c1",
        "centrosymmetric: it looks the same after half a turn",
        "Stabilizer identity, ↻ 180°",
    ):
        assert fact in text


def test_bit_rows_have_bit_0_at_the_right() -> None:
    rows = with_class(parsed(solution("8.4.1")[0]), "qa-bit-rows")[0]
    cells = ["".join(row.itertext()) for row in rows.iter() if str(row.tag).endswith("}td")]
    assert cells[:4] == ["00000100", "4", "00010000", "16"]


def test_repeats_among_the_eight_images_are_marked() -> None:
    tree = parsed(solution("8.4.1")[0])
    assert len(with_class(tree, "qa-card")) == 8
    assert len(with_class(tree, "qa-repeat")) == 4
    assert words(tree).count("same as ") == 4


def test_a_repeat_names_the_symmetry_that_came_first() -> None:
    (entry, *_) = entries(8)
    repeats = {image.symmetry: image.same_as for image in named_images(entry)}
    assert repeats[Symmetry.ROTATE_180] is Symmetry.IDENTITY
    assert repeats[Symmetry.ROTATE_90] is None


def test_solutions_are_a_chain() -> None:
    tree = parsed(solution("8.8.1")[0])
    chain = {a.get("rel"): a.get("href") for a in tree.iter() if a.get("rel")}
    assert chain == {"prev": "../8.4.1/", "next": "../8.8.2/"}


def test_a_solution_comes_with_its_pictures() -> None:
    _, assets = solution("5.2.1")
    board, orbit = assets
    assert (board.path, orbit.path) == ("boards/5/5.2.1.svg", "boards/5/5.2.1-orbit.svg")
    assert "<desc>5 queens: d5 a4 c3 e2 b1</desc>" in board.content
    assert orbit.content.count("same board") == 6


@pytest.mark.parametrize(("label", "shown"), [("1.1.1", False), ("4.2.1", True), ("5.2.1", True)])
def test_a_picture_has_room_for_coordinates_from_four_queens_on(label: str, shown: bool) -> None:
    _, (board, _) = solution(label)
    left, *_ = re.findall(r'viewBox="(\S+) ', board.content)
    assert (float(left) < -0.5) == shown


def test_the_overview_links_the_galleries_there_are() -> None:
    tree = parsed(overview_page(SiteConfig(galleries=range(4, 7))))
    assert links(with_class(tree, "qa-table")[0]) == ["4/", "5/", "6/"]
    assert "234,907,967,154,122,528" in words(tree)
    assert with_class(tree, "qa-dots")


def test_the_pager_of_a_long_gallery_has_gaps() -> None:
    all_leaves = gallery_of(11, SiteConfig(boards_per_page=10)).leaves
    numbers = [page and page[0] for page in pager(20, all_leaves)]
    assert numbers == [1, None, 17, 18, 19, 20, 21, 22, 23, None, 35]
    assert [page and page[0] for page in pager(1, all_leaves[:3])] == [1, 2, 3]


@pytest.mark.parametrize("n", range(1, 13))
def test_every_page_has_one_main_heading(n: int) -> None:
    for page in gallery(n):
        assert body(page).count('<h1 id="start">') == 1
