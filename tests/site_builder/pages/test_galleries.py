"""What the pages of galleries and of solutions show."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cy_core import Symmetry
from site_builder.figures.counts.images import named_images
from site_builder.pages.galleries import gallery_pages, overview_page, pager
from site_builder.pages.site import body, build_site
from site_builder.pages.solutions import solution_pages
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.gallery import gallery_of
from site_builder.values.page import Asset, Links, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import TIMES
from tests.helpers.markup import SVG, sound_part

SITE_PATHS = SitePaths(SiteConfig())


def parsed(page: Page) -> Any:
    """The HTML of a page as a tree; a mistake in it is an error."""
    return sound_part(body(page))


def words(tree: Any) -> str:
    """All text, with single spaces."""
    return " ".join(" ".join(tree.itertext()).split())


def with_class(tree: Any, name: str) -> list[Any]:
    """The elements that have a class."""
    return [element for element in tree.iter() if name in str(element.get("class", "")).split()]


def gallery(n: int, **options: Any) -> list[Page]:
    """The pages of one gallery."""
    config = SiteConfig(**options)
    site_paths = SitePaths(config)
    made = gallery_of(n, site_paths)
    return [*gallery_pages(made, site_paths, coordinates=config.coordinates, downloads={})]


def test_a_gallery_shows_every_fundamental_solution_in_groups() -> None:
    (page,) = gallery(8)
    tree = parsed(page)
    cards = [card.get("id") for card in with_class(tree, "qa-card")]
    assert cards == [entry.label for entry in fundamental_solutions(8)]
    groups = [group.get("data-qa-size") for group in with_class(tree, "qa-group")]
    assert [size for size in groups if size] == ["4", "8"]
    assert f"12 fundamental 92 solutions = 1 {TIMES} 4 + 11 {TIMES} 8" in words(tree)
    assert page.title == "N = 8"


def test_a_gallery_has_a_heat_map_and_bars_with_their_data() -> None:
    tree = parsed(gallery(5)[0])
    assert with_class(tree, "qa-heatmap")
    assert with_class(tree, "qa-bars")
    assert len(with_class(tree, "qa-table")) == 2


@pytest.mark.parametrize(("n", "times"), [(3, 0), (4, 1), (12, 1)])
def test_interactive_heat_map_is_on_the_first_page_only(n: int, times: int) -> None:
    first, *rest = gallery(n)
    assert len(with_class(parsed(first), "qa-explore")) == times
    assert not any(with_class(parsed(page), "qa-explore") for page in rest)


def test_heat_map_links_to_pages_or_views_of_its_boards() -> None:
    (own,) = parsed(gallery(8)[0]).iter("queens-explorer")
    (view,) = parsed(gallery(8, solution_pages=7)[0]).iter("queens-explorer")
    assert own.get("data-qa-boards") == "../../assets/boards/8.txt"
    assert (own.get("data-qa-pages"), own.get("data-qa-views")) == ("8.0.0/", None)
    assert (view.get("data-qa-pages"), view.get("data-qa-views")) == (None, "../../find/")


def test_pages_after_the_first_show_boards_only() -> None:
    first, second, *rest = gallery(11)
    assert (second.path, second.title, len(rest)) == ("boards/11/2.md", "N = 11, page 2", 2)
    assert len(with_class(parsed(second), "qa-card")) == 100
    assert not with_class(parsed(second), "qa-heatmap")
    assert with_class(parsed(first), "qa-pager")


@pytest.mark.parametrize("n", [2, 3])
def test_gallery_without_solutions_says_so(n: int) -> None:
    (page,) = gallery(n)
    assert f"{n} queens on a board of {n} x {n} squares always attack" in words(parsed(page))
    assert not with_class(parsed(page), "qa-card")


def test_gallery_of_n_1_describes_the_orbit_of_1() -> None:
    text = words(parsed(gallery(1)[0]))
    assert f"1 fundamental 1 solution = 1 {TIMES} 1" in text
    assert "Orbit of 1 1 fundamental solution, 1 board It looks the same after every turn" in text


@pytest.mark.parametrize(("n", "shape"), [(11, "qa-queen"), (12, "qa-disc")])
def test_small_squares_have_discs(n: int, shape: str) -> None:
    card = with_class(parsed(gallery(n)[0]), "qa-card")[0]
    (line,) = card.iter(f"{SVG}polyline")
    assert line.get("marker-mid") == f"url(#{shape})"


def test_coordinates_are_an_option() -> None:
    plain, lettered = (parsed(gallery(4, coordinates=on)[0]) for on in (False, True))
    uses = [[use.get("xlink:href") for use in tree.iter(f"{SVG}use")] for tree in (plain, lettered)]
    assert "#qa-coordinates-4" not in uses[0]
    assert "#qa-coordinates-4" in uses[1]


def links(tree: Any) -> list[str]:
    """Where the links of a part of a page lead; not those within drawings."""
    return [element.get("href") for element in tree.iter("a")]


def test_labels_lead_to_pages_or_to_views_or_to_the_board_itself() -> None:
    own, none = (gallery(4, solution_pages=last)[0] for last in (10, 3))
    assert links(with_class(parsed(own), "qa-card")[0]) == ["4.2.1/"]
    assert links(with_class(parsed(none), "qa-card")[0]) == ["../../find/?label=4.2.1"]
    without = body(none, Links(none.path, exists=lambda path: path != "find.md"))
    assert 'href="./#4.2.1"' in without


def test_galleries_know_their_neighbours_within_the_choice() -> None:
    (page,) = gallery(4, galleries=range(4, 6))
    assert page.context["before"] is None
    assert page.context["after"] == ("N = 5", "boards/5/index.md")


def solution(label: str) -> tuple[Page, list[Asset]]:
    """The page of a solution and the files that belong to it."""
    gallery = gallery_of(int(label.split(".")[0]), SITE_PATHS)
    items = [*solution_pages(gallery, SITE_PATHS)]
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
    cells = ["".join(row.itertext()) for row in rows.iter("td")]
    assert cells[:4] == ["00000100", "4", "00010000", "16"]


def test_repeats_among_the_eight_images_are_marked() -> None:
    tree = parsed(solution("8.4.1")[0])
    nearest = next(iter(with_class(tree, "qa-near")))
    assert len(with_class(tree, "qa-card")) - len(with_class(nearest, "qa-card")) == 8
    assert len(with_class(tree, "qa-repeat")) == 4
    assert words(tree).count("same as ") == 4


def test_a_repeat_names_the_symmetry_that_came_first() -> None:
    (entry, *_) = fundamental_solutions(8)
    repeats = {image.symmetry: image.same_as for image in named_images(entry)}
    assert repeats[Symmetry.ROTATE_180] is Symmetry.IDENTITY
    assert repeats[Symmetry.ROTATE_90] is None


def test_solution_pages_link_to_their_neighbours() -> None:
    tree = parsed(solution("8.8.1")[0])
    chain = {a.get("rel"): a.get("href") for a in tree.iter("a") if a.get("rel")}
    assert chain == {"prev": "../8.4.1/", "next": "../8.8.2/"}


def test_a_solution_comes_with_its_pictures() -> None:
    _, assets = solution("5.2.1")
    board, orbit = assets
    assert (board.path, orbit.path) == ("boards/5/5.2.1.svg", "boards/5/5.2.1-orbit.svg")
    assert "<desc>5 queens: d5 a4 c3 e2 b1</desc>" in board.content
    assert orbit.content.count("same board") == 6


@pytest.mark.parametrize(
    ("label", "has_room"), [("1.1.1", False), ("4.2.1", True), ("5.2.1", True)]
)
def test_a_picture_has_room_for_coordinates_from_four_queens_on(label: str, has_room: bool) -> None:
    _, (board, _) = solution(label)
    left, *_ = re.findall(r'viewBox="(\S+) ', board.content)
    assert (float(left) < -0.5) == has_room


@pytest.fixture(scope="module")
def plates() -> list[Any]:
    """What the overview has for each N, in a site with all galleries."""
    (element,) = with_class(parsed(overview_page(SITE_PATHS)), "qa-plates")
    return list(element)


def test_the_overview_has_the_galleries_there_are() -> None:
    site_paths = SitePaths(SiteConfig(galleries=range(4, 7), long_galleries=range(13, 14)))
    page = parsed(overview_page(site_paths))
    (element,) = with_class(page, "qa-plates")
    assert [links(plate) for plate in element] == [["4/"], ["5/"], ["6/"], ["13/"]]
    (note,) = with_class(page, "qa-rest")
    assert (
        words(note)
        .replace(" ,", ",")
        .startswith("Counted, but not drawn: N = 1, 2, 3, 7, 8, 9, 10, 11, 12, 14, 15,")
    )


def test_the_overview_has_a_board_of_each_n_at_an_address_of_its_own(plates: list[Any]) -> None:
    assert [plate.get("id") for plate in plates] == [f"n-{n}" for n in range(1, 19)]
    assert all(f'id="n-{n}"' in body(overview_page(SITE_PATHS)) for n in range(1, 28))
    shapes = [[use.get("xlink:href") for use in plate.iter(f"{SVG}use")] for plate in plates]
    assert shapes == [[f"#qa-squares-{n}"] for n in range(1, 19)]
    queens = [len(list(plate.iter(f"{SVG}polyline"))) for plate in plates]
    assert queens == [1, 0, 0, *[1] * 15]


def test_the_overview_counts_orbits(plates: list[Any]) -> None:
    text = "N = 12 12.2.1 14,200 solutions 1,787 fundamental 4 x 2 + 18 x 4 + 1,765 x 8"
    assert words(plates[11]).replace(TIMES, "x").endswith(text)
    assert words(plates[1]).startswith("N = 2 no solution N = 2 no solution")
    assert "666,090,624 solutions 83,263,591 fundamental" in words(plates[17])


def test_each_group_describes_its_orbits() -> None:
    page, last = gallery(11, boards_per_page=100)[::3]
    heads = [words(group[0]) for group in with_class(parsed(page), "qa-group")[:2]]
    text = "8 Orbits of 8 329 fundamental solutions, 2,632 boards; here "
    assert heads == [
        "4 Orbits of 4 12 fundamental solutions, 48 boards Each looks the same after half a turn .",
        f"{text}1 to 88 Each looks different after each turn and mirror .",
    ]
    assert f"{text}289 to 329" in words(parsed(last))


def test_a_page_of_a_long_gallery_names_its_place_above_and_all_pages_below() -> None:
    tree = parsed(gallery(11)[1])
    (above,), (below,) = with_class(tree, "qa-turn"), with_class(tree, "qa-pager")
    assert words(above) == "← page 2 of 4 →"
    assert links(above) == ["../", "#pages", "../3/"]
    assert below.get("id") == "pages"
    assert not with_class(parsed(gallery(10)[0]), "qa-turn")


def test_turn_links_name_the_pages_with_the_rest_of_an_orbit_size() -> None:
    here = []
    for page in gallery(8, boards_per_page=6) + gallery(12)[:2]:
        tree = parsed(page)
        sizes = [element.get("data-qa-whole") for element in tree.iter()]
        (turn,) = with_class(tree, "qa-turn")
        here.append(
            (
                [element for element in sizes if element is not None],
                [words(element) for element in turn.iter() if element.get("data-qa-size")],
            )
        )
    assert here == [
        (["4", "4"], ["1 of 1 here", "5 of 11 here; the rest on page 2"]),
        (["", ""], []),
        (
            ["2 4"] * 2,
            ["4 of 4 here", "18 of 18 here", "78 of 1,765 here; the rest on pages 2 to 18"],
        ),
        ([""] * 3, []),
    ]


def test_galleries_and_solutions_lead_on_above_and_below() -> None:
    for page, ways, text in (
        (gallery(8)[0], ["../7/", "../", "../9/"], "N = 7 All N{} N = 9"),
        (solution("8.8.1")[0], ["../8.4.1/", "../#8.8.1", "../8.8.2/"], "8.4.1 N = 8{} 8.8.2"),
    ):
        above, below = with_class(parsed(page), "qa-steps")
        assert links(above) == ways
        assert words(above) == text.format("")
        assert words(below) == text.format(" Symmetry")
        assert set(links(below)) > set(ways)


def test_omitted_pages_are_not_linked() -> None:
    page, alone = gallery(8)[0], Links("boards/8/index.md", exists=lambda path: False)
    assert "symmetry/" in body(page)
    assert "symmetry/" not in body(page, alone)


def test_numbers_that_need_a_line_of_their_own_have_it() -> None:
    spaced = [bool(with_class(parsed(gallery(n)[0]), "qa-spaced")) for n in (10, 11)]
    assert spaced == [False, True]


def test_single_page_group_is_linked_from_its_number() -> None:
    few, many = (with_class(parsed(gallery(n)[0]), "qa-counts")[0] for n in (8, 9))
    assert (links(few), links(many)) == (["all/"], [])


def test_the_pager_of_a_long_gallery_has_gaps() -> None:
    pages = gallery_of(11, SitePaths(SiteConfig(boards_per_page=10))).pages
    numbers = [page and page.number for page in pager(20, pages)]
    assert numbers == [1, None, 17, 18, 19, 20, 21, 22, 23, None, 35]
    assert [page and page.number for page in pager(1, pages[:3])] == [1, 2, 3]


def test_a_gallery_links_to_its_files_if_the_site_has_them() -> None:
    config = SiteConfig(range(4, 6), range(0), 0, cards=False, downloads=range(4, 5))
    galleries = {item.path: item for item in build_site(config) if isinstance(item, Page)}
    files = [
        [link for link in links(parsed(galleries[f"boards/{n}/index.md"])) if "data/" in link]
        for n in (4, 5)
    ]
    assert "../../data/4/fundamental.csv" in files[0]
    assert files[1] == []


@pytest.mark.parametrize("n", range(1, 13))
def test_every_page_has_one_main_heading(n: int) -> None:
    for page in gallery(n):
        assert body(page).count('<h1 id="start">') == 1
