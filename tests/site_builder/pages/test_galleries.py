"""Galleries, short and long, and pages of solutions."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest

import cy_core
from cy_core import Symmetry, known_census, solution
from site_builder.figures.symmetry.blocks import named_images
from site_builder.pages.galleries import (
    all_about,
    all_page,
    galleries_of,
    gallery_about,
    gallery_headline,
    gallery_of,
    gallery_pages,
    long_page,
    overview_page,
    pager,
)
from site_builder.pages.site import body, build_site
from site_builder.pages.solutions import solution_about, solution_headline, solution_pages
from site_builder.values.census import known_counts
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.page import Asset, Links, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import TIMES, columns_text
from tests.helpers.markup import SVG, parse_fragment
from tests.reference import all_solutions

SITE_PATHS = SitePaths(SiteConfig())


SMALL = SitePaths(SiteConfig(galleries=range(1, 9), solution_pages=5, boards_per_page=5))


def test_a_gallery_is_cut_where_it_grows_too_long() -> None:
    gallery = gallery_of(8, SMALL)
    paths = [page.path for page in gallery.pages]
    assert paths == ["boards/8/index.md", "boards/8/2.md", "boards/8/3.md"]
    assert [len(page.solutions) for page in gallery.pages] == [5, 5, 2]
    assert gallery.solutions == fundamental_solutions(8)
    assert sum((page.solutions for page in gallery.pages), ()) == gallery.solutions


@pytest.mark.parametrize("n", [2, 3])
def test_a_gallery_without_boards_is_a_page(n: int) -> None:
    gallery = gallery_of(n, SMALL)
    (page,) = gallery.pages
    assert (page.path, page.solutions) == (f"boards/{n}/index.md", ())
    assert (gallery.solutions, gallery.census.total) == ((), 0)


def test_enumeration_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    galleries = galleries_of(SMALL)

    def never(n: int) -> None:
        raise AssertionError(f"enumerated N = {n} again")

    monkeypatch.setattr(cy_core, "fundamental", never)
    assert galleries_of(replace(SMALL)) is galleries


def test_the_galleries_of_other_options_are_forgotten() -> None:
    """A reader who tries options in `mkdocs serve` must not fill the memory with galleries."""
    for number in range(1, 4):
        galleries_of(SitePaths(SiteConfig(galleries=range(1, 9), boards_per_page=number)))
    assert galleries_of.cache_info().currsize == 1


def test_a_site_has_the_galleries_that_it_chose() -> None:
    site_paths = SitePaths(SiteConfig(galleries=range(4, 7)))
    assert galleries_of(site_paths) == {n: gallery_of(n, site_paths) for n in (4, 5, 6)}


def parse(page: Page) -> Any:
    """Return the HTML of a page as a tree. Fail if it is not valid."""
    return parse_fragment(body(page))


def words(tree: Any) -> str:
    """Return all text of a tree, with single spaces."""
    return " ".join(" ".join(tree.itertext()).split())


def with_class(tree: Any, name: str) -> list[Any]:
    """Return the elements of a tree with the class `name`."""
    return [element for element in tree.iter() if name in str(element.get("class", "")).split()]


def gallery(n: int, **options: Any) -> list[Page]:
    """Return the pages of the gallery of N = `n`, in a site with these options."""
    config = SiteConfig(**options)
    site_paths = SitePaths(config)
    data = gallery_of(n, site_paths)
    return list(gallery_pages(data, site_paths, {}))


def assert_controls_are_in_templates(tree: Element) -> None:
    """Fail if a page has a control that does nothing without a script."""
    in_templates = {part for template in tree.iter("template") for part in template.iter()}
    assert in_templates.issuperset([*tree.iter("button"), *tree.iter("input")])


def test_a_gallery_shows_every_fundamental_solution_in_groups_and_charts() -> None:
    (page,) = gallery(8)
    tree = parse(page)
    cards = [card.get("id") for card in with_class(tree, "qa-card")]
    assert cards == [entry.label for entry in fundamental_solutions(8)]
    groups = [group.get("data-qa-size") for group in with_class(tree, "qa-group")]
    assert [size for size in groups if size] == ["4", "8"]
    terms = f"1 {TIMES} orbit of 4 + 11 {TIMES} orbit of 8"
    assert f"12 fundamental 92 solutions = {terms}" in words(tree)
    assert page.title == "N = 8"
    assert_controls_are_in_templates(tree)
    assert [len(with_class(tree, name)) for name in ("qa-heatmap", "qa-bars")] == [1, 1]
    assert len(with_class(tree, "qa-table")) == 2


def test_heat_map_links_to_pages_or_views_of_its_boards() -> None:
    (own,) = parse(gallery(8)[0]).iter("queens-explorer")
    (view,) = parse(gallery(8, solution_pages=7)[0]).iter("queens-explorer")
    assert (own.get("data-qa-pages"), own.get("data-qa-paged")) == ("../0/0.0.0/", "8")
    assert (view.get("data-qa-finder"), view.get("data-qa-paged")) == ("../../find/", "")


def test_pages_after_the_first_show_boards_only() -> None:
    first, second, *rest = gallery(11)
    assert (second.path, second.title, len(rest)) == ("boards/11/2.md", "N = 11, page 2", 2)
    tree = parse(second)
    assert len(with_class(tree, "qa-card")) == 100
    assert not with_class(tree, "qa-heatmap")
    assert not with_class(tree, "qa-explore")
    assert with_class(parse(first), "qa-pager")
    assert len(with_class(parse(first), "qa-explore")) == 1
    (above,) = with_class(tree, "qa-turn")
    (below,) = with_class(tree, "qa-pager")
    assert words(above) == "← page 2 of 4 →"
    assert links(above) == ["../", "#pages", "../3/"]
    assert below.get("id") == "pages"
    assert not with_class(parse(gallery(10)[0]), "qa-turn")


def test_small_galleries_say_what_they_have() -> None:
    for n in (2, 3):
        tree = parse(gallery(n)[0])
        assert f"{n} queens on {n} x {n} squares always attack each other" in words(tree)
        assert not with_class(tree, "qa-card") + with_class(tree, "qa-explore")
    text = words(parse(gallery(1)[0]))
    assert f"1 fundamental 1 solution = 1 {TIMES} orbit of 1" in text
    assert "Orbit of 1 1 fundamental solution, 1 board" in text


def test_small_squares_have_discs_and_coordinates_are_an_option() -> None:
    for n, shape in ((11, "qa-queen"), (12, "qa-disc")):
        (line,) = with_class(parse(gallery(n)[0]), "qa-card")[0].iter(f"{SVG}polyline")
        assert line.get("marker-mid") == f"url(#{shape})"
    for on in (False, True):
        tree = parse(gallery(4, coordinates=on)[0])
        uses = [use.get("xlink:href") for use in tree.iter(f"{SVG}use")]
        assert ("#qa-coordinates-4" in uses) == on


def links(tree: Any) -> list[str]:
    """Return the targets of the links in a part of a page, except links inside drawings."""
    return [element.get("href") for element in tree.iter("a")]


def test_labels_lead_to_pages_or_to_views_or_to_the_board_itself() -> None:
    own, none = (gallery(4, solution_pages=last)[0] for last in (10, 3))
    assert links(with_class(parse(own), "qa-card")[0]) == ["4.2.1/"]
    assert links(with_class(parse(none), "qa-card")[0]) == ["../../find/?label=4.2.1"]
    without = body(none, Links(none.path, exists=lambda path: False))
    assert 'href="./#4.2.1"' in without, "no page that is not there is linked"
    assert "symmetry/" not in without


def solution_page(label: str) -> tuple[Page, list[Asset]]:
    """Return the page of the solution `label`, and the picture files that belong to it."""
    gallery = gallery_of(int(label.split(".")[0]), SITE_PATHS)
    items = list(solution_pages(gallery, SITE_PATHS))
    (page,) = (item for item in items if isinstance(item, Page) and f"/{label}.md" in item.path)
    stem = page.path.removesuffix(".md")
    return page, [i for i in items if isinstance(i, Asset) and i.path.startswith(stem)]


def test_a_solution_page_has_its_facts_without_script() -> None:
    tree = parse(solution_page("8.4.1")[0])
    for fact in (
        "number 1 of 12 for N = 8",
        "5 3 6 0 7 1 4 2",
        "f8 d7 g6 a5 h4 b3 e2 c1",
        "Turned and mirrored: 4 different boards, its orbit. Class: centrosymmetric.",
    ):
        assert fact in words(tree)
    nearest = next(iter(with_class(tree, "qa-near")))
    assert len(with_class(tree, "qa-card")) - len(with_class(nearest, "qa-card")) == 8
    assert len(with_class(tree, "qa-repeat")) == words(tree).count("same as ") == 4


def test_a_repeat_names_the_symmetry_that_came_first() -> None:
    (entry, *_) = fundamental_solutions(8)
    repeats = {image.symmetry: image.same_as for image in named_images(entry)}
    assert repeats[Symmetry.ROTATE_180] is Symmetry.IDENTITY
    assert repeats[Symmetry.ROTATE_90] is None


def test_a_solution_comes_with_its_pictures() -> None:
    _, assets = solution_page("5.2.1")
    board, orbit = assets
    assert (board.path, orbit.path) == ("boards/5/5.2.1.svg", "boards/5/5.2.1-orbit.svg")
    assert "<desc>5 queens: d5 a4 c3 e2 b1</desc>" in board.content
    assert orbit.content.count("same board") == 6


def test_a_picture_has_room_for_coordinates_from_four_queens_on() -> None:
    for label, has_room in (("1.1.1", False), ("4.2.1", True)):
        _, (board, _) = solution_page(label)
        left, *_ = re.findall(r'viewBox="(\S+) ', board.content)
        assert (float(left) < -0.5) == has_room


def test_the_overview_has_the_galleries_there_are() -> None:
    site_paths = SitePaths(SiteConfig(galleries=range(4, 7), long_galleries=range(13, 14)))
    page = parse(overview_page(site_paths))
    (element,) = with_class(page, "qa-plates")
    assert [links(plate) for plate in element] == [["4/"], ["5/"], ["6/"], ["13/"]]
    (note,) = with_class(page, "qa-rest")
    others = ", ".join(map(str, (1, 2, 3, *range(7, 13), 14, 15)))
    assert f"N = {others}," in words(note).replace(" ,", ",")


def test_the_overview_has_a_board_of_each_n_with_its_counts() -> None:
    tree = parse(overview_page(SITE_PATHS))
    ids = {element.get("id") for element in tree.iter()}
    assert {f"n-{n}" for n in range(1, 28)} <= ids
    (plates,) = with_class(tree, "qa-plates")
    assert [plate.get("id") for plate in plates] == [f"n-{n}" for n in range(1, 19)]
    shapes = [[use.get("xlink:href") for use in plate.iter(f"{SVG}use")] for plate in plates]
    assert shapes == [[f"#qa-squares-{n}"] for n in range(1, 19)]
    queens = [len(list(plate.iter(f"{SVG}polyline"))) for plate in plates]
    assert queens == [1, 0, 0, *[1] * 15]
    terms = "4 x orbit of 2 + 18 x orbit of 4 + 1,765 x orbit of 8"
    text = f"N = 12 12.2.1 14,200 solutions 1,787 fundamental {terms}"
    assert words(plates[11]).replace(TIMES, "x").endswith(text)
    assert "666,090,624 solutions 83,263,591 fundamental" in words(plates[17])


def test_each_group_names_the_part_of_its_orbits_that_is_here() -> None:
    page, last = gallery(11, boards_per_page=100)[::3]
    heads = [words(group[0]) for group in with_class(parse(page), "qa-group")[:2]]
    numbers = ("12 fundamental solutions, 48 boards", "329 fundamental solutions, 2,632 boards")
    assert [number in head for number, head in zip(numbers, heads, strict=True)] == [True, True]
    assert "here 1 to 88" in heads[1]
    assert "here 289 to 329" in words(parse(last))


def test_turn_links_name_the_pages_with_the_rest_of_an_orbit_size() -> None:
    groups = []
    for page in gallery(8, boards_per_page=6) + gallery(12)[:2]:
        tree = parse(page)
        sizes = [element.get("data-qa-whole") for element in tree.iter()]
        (turn,) = with_class(tree, "qa-turn")
        groups.append(
            (
                [element for element in sizes if element is not None],
                [words(element) for element in turn.iter() if element.get("data-qa-size")],
            )
        )
    assert groups == [
        (["4", "4"], ["1 of 1 here", "5 of 11 here; the rest on page 2"]),
        (["", ""], []),
        (
            ["2 4"] * 2,
            ["4 of 4 here", "18 of 18 here", "78 of 1,765 here; the rest on pages 2 to 18"],
        ),
        ([""] * 3, []),
    ]


def test_galleries_and_solutions_lead_on_above_and_below() -> None:
    for page, ways in (
        (gallery(8)[0], ["../7/", "../", "../9/"]),
        (gallery(4, galleries=range(4, 6))[0], ["../", "../5/"]),
        (solution_page("8.8.1")[0], ["../8.4.1/", "../#8.8.1", "../8.8.2/"]),
    ):
        above, below = with_class(parse(page), "qa-steps")
        assert links(above) == ways
        assert set(links(below)) > set(ways)
    chain = {a.get("rel"): a.get("href") for a in parse(page).iter("a") if a.get("rel")}
    assert chain == {"prev": "../8.4.1/", "next": "../8.8.2/"}


def test_numbers_are_links_or_on_a_line_of_their_own_as_they_need() -> None:
    trees = {n: parse(gallery(n)[0]) for n in (8, 9, 10, 11)}
    assert [bool(with_class(trees[n], "qa-spaced")) for n in (10, 11)] == [False, True]
    few, many = (with_class(trees[n], "qa-counts")[0] for n in (8, 9))
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
        [link for link in links(parse(galleries[f"boards/{n}/index.md"])) if "data/" in link]
        for n in (4, 5)
    ]
    assert "../../data/4/fundamental.csv" in files[0]
    assert files[1] == []


def test_the_headline_of_a_gallery_has_its_counts() -> None:
    headlines = [gallery_headline(known_counts()[n - 1].census) for n in (1, 2, 12)]
    assert headlines == [
        "1 queen: the only solution",
        "2 queens: no solution",
        "12 queens: the 1,787 fundamental among 14,200 solutions",
    ]
    assert gallery_headline(known_counts()[10].census, 2).endswith("2,680 solutions, page 2")


def test_headline_of_a_solution_has_label_and_notations() -> None:
    (entry, *_) = fundamental_solutions(8)
    assert solution_headline(entry) == "Solution 8.4.1 of 8 queens: 53607142"
    assert "f8 d7 g6 a5 h4 b3 e2 c1" in solution_about(entry)


def test_descriptions_fit_their_length() -> None:
    counts = [known.census for known in known_counts()[:18]]
    abouts = [about(c) for c in counts for about in (gallery_about, all_about)]
    abouts += [solution_about(entry) for entry in fundamental_solutions(12)]
    assert max(map(len, abouts)) <= 160


INDEXES = {f"assets/labels/{n}.index" for n in range(13, 19)}


def long_page_parsed(page: Page, *missing: str) -> Any:
    """Parse the HTML of a long gallery page. `missing` lists pages that the site does not have."""
    links = Links(page.path, exists=lambda path: path not in missing)
    return parse_fragment(body(page, links))


def texts(tree: Any, path: str) -> list[str]:
    """Return the texts of the elements at `path`, with single spaces."""
    return [" ".join(" ".join(element.itertext()).split()) for element in tree.iterfind(path)]


@pytest.mark.parametrize("n", range(13, 19))
def test_a_long_page_is_sent_with_its_first_boards_and_all_counts(n: int) -> None:
    tree = long_page_parsed(long_page(n, SITE_PATHS))
    cards = tree.findall(".//figure[@id]")
    assert len(cards) == 100
    for card in cards[::33]:
        label = card.get("id")
        assert texts(card, ".//span") == [columns_text(solution(label))]
        assert card.find(".//a").get("href") == f"../../find/?label={label}"
    known = known_census(n)
    counts = {size: count for size, count in (known.orbits_by_size or {}).items() if count}
    assert cards[0].get("id") == f"{n}.{min(counts)}.1"
    (element,) = tree.iter("queens-long-gallery")
    orbits = " ".join(f"{size}:{count}" for size, count in counts.items())
    assert (element.get("data-qa-n"), element.get("data-qa-orbits")) == (str(n), orbits)
    heads = [entry.get("data-qa-part") for entry in tree.findall(".//template[@data-qa-part]")]
    assert heads == [f"head-{size}" for size in counts]
    assert_controls_are_in_templates(tree)
    (text,) = texts(tree, ".//p[@class='qa-counts']")
    assert text.startswith(f"{known.fundamental:,} fundamental {known.total:,} solutions =")
    computed = [words for words in texts(tree, ".//p") if "computed for this page" in words]
    assert bool(computed) == (n <= 14)


def test_a_long_page_leads_on_as_far_as_pages_are_there() -> None:
    page = long_page(16, SITE_PATHS)
    assert page.context["before"] == ("N = 15", "boards/15/index.md")
    assert long_page(18, SITE_PATHS).context["after"] is None
    html = body(page, Links(page.path))
    assert "<code>queens show 16.8.1</code>" in html
    assert "page 1 of 18,470" in html
    cards = long_page_parsed(page, "find.md").findall(".//figure[@id]")
    assert cards[0].find(".//b").text == "16.2.1"
    assert not [link for card in cards for link in card.iter("a")]


def walls(n: int, site_paths: SitePaths = SITE_PATHS) -> list[Any]:
    """Return the wall on each page of a gallery, or None for a page without a wall."""
    gallery = gallery_of(n, site_paths)
    pages = gallery_pages(gallery, site_paths, {})
    return [long_page_parsed(page).find(".//queens-tiles") for page in pages]


def test_galleries_of_9_to_12_have_a_wall_on_their_first_page() -> None:
    assert not any(wall is not None for wall in walls(8))
    wall, *others = walls(12)
    assert not any(other is not None for other in others)
    assert wall.get("orbits") == "2:4 4:18 8:1765"
    assert wall.get("gallery").split()[:2] == ["./", "2/"]
    assert len(wall.get("gallery").split()) == 18
    assert wall.get("data-qa-paged") == ""
    assert walls(9)[0].get("data-qa-paged") == "9"
    assert walls(9, SitePaths(SiteConfig(solution_pages=8)))[0].get("data-qa-paged") == ""


@pytest.mark.parametrize("sizes", [(range(4, 5), range(15, 17)), (range(8, 9), range(0))])
def test_site_has_the_files_that_its_galleries_load(sizes: tuple[range, range]) -> None:
    config = SiteConfig(*sizes, 8, cards=False, records=Path("none"), downloads=range(0))
    items = list(build_site(config))
    paths = {item.path for item in items}
    assert {n for n in range(13, 19) if f"boards/{n}/index.md" in paths} == set(sizes[1])
    assert {path for path in paths if path.endswith(".index")} == (INDEXES if sizes[1] else set())
    html = "".join(body(item) for item in items if isinstance(item, Page))
    loaded = set(re.findall(r'="(?:\.\./)*(assets/[^"]*\.(?:js|css))"', html))
    assert loaded
    assert loaded <= paths


def page_of_all(n: int) -> Any:
    """Return the parsed page with all boards of N = `n`."""
    (page,) = all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)
    return long_page_parsed(page)


def test_page_of_all_shows_every_solution_once() -> None:
    for n in (1, 4, 5, 6, 7, 8):
        boards = texts(page_of_all(n), ".//span[@class='qa-columns']")
        assert sorted(boards) == sorted(columns_text(columns) for columns in all_solutions(n))
    # N = 2 and 3 have no boards, and N = 9 has too many, so they have no such page.
    for n in (2, 3, 9):
        assert list(all_page(gallery_of(n, SITE_PATHS), SITE_PATHS)) == []


def test_page_of_all_has_a_row_for_each_orbit_with_its_repeats_faint() -> None:
    tree = page_of_all(8)
    rows = tree.findall(".//section")
    assert [len(row.findall(".//figure")) for row in rows] == [8] * 12
    faint = [len(row.findall(".//figure[@class='qa-card qa-repeat']")) for row in rows]
    assert faint == [4] + [0] * 11
    assert "same as ↻ 90° (turned by 90° clockwise)" in texts(rows[0], ".//figcaption")[3]
    assert rows[0].find(".//h2/a").get("href") == "../8.4.1/"
    assert texts(tree, ".//p/b") == [f"11 {TIMES} 8 + 1 {TIMES} 4 = 92"]
