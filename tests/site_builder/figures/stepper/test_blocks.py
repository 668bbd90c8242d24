"""The block of the stepper: what stands in the page, and the mistakes in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest

from cy_core import METHODS
from site_builder.figures.stepper.blocks import BLOCK_TYPES
from site_builder.figures.stepper.programs import programs
from site_builder.figures.stepper.traces import encoded, sizes_offered
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Links
from tests.helpers.markup import sound_part

KEYS = [method.key for method in METHODS if method.form == "recursive"]


def drawn(line: str) -> str:
    """The HTML of a stepper in a page of some depth."""
    block = BLOCK_TYPES["stepper"].figure([line], SiteConfig())
    assert not isinstance(block, str)
    return render(block.template, block.context, Links("algorithms/bitmap.md"))


def parsed(line: str) -> Element:
    """The stepper as a browser reads it; it must be sound."""
    return sound_part(drawn(line))


def parts(root: Element, name: str) -> Iterator[Element]:
    """The elements that script knows by this name."""
    return (element for element in root.iter() if element.get("data-qa-part") == name)


@pytest.mark.parametrize("key", KEYS)
def test_every_method_is_drawn_with_all_its_programs_in_full(key: str) -> None:
    root = parsed(f"{key} {sizes_offered(key)[0]}")
    sources = ["\n".join(line.text or "" for line in box) for box in parts(root, "source")]
    wanted = ["\n".join(line.text or " " for line in program.lines) for program in programs(key)]
    assert sources == wanted
    assert len(sources) >= 2


FIRST = ("brute_force", "backtracking", "placement_flags", "list_based")


@pytest.mark.parametrize("key", KEYS)
def test_only_bitmap_methods_show_masks(key: str) -> None:
    root = parsed(f"{key} {sizes_offered(key)[0]}")
    rows = [row.get("data-qa-mask") for row in root.iter() if row.get("data-qa-mask")]
    masks = ["left", "down", "right", "free", "untried", "bit"]
    if key == "columns_left":
        masks = ["remaining", "left", "right", "untried", "bit"]
    assert rows == ([] if key in FIRST else masks)
    assert len(list(parts(root, "decimal"))) == (key not in FIRST)


def test_without_script_the_key_steps_are_seen_and_nothing_else() -> None:
    root = parsed("bitmap 5")
    (strip,), (live,) = parts(root, "strip"), parts(root, "live")
    assert strip.get("hidden") is None
    assert live.get("hidden") is not None
    assert 4 <= len(list(strip.iter("figure"))) <= 8
    assert list(live.iter("figure")) == []


def test_a_short_trace_is_in_the_page_and_a_long_one_is_not() -> None:
    (trace,) = parts(parsed("bitmap 5"), "trace")
    assert json.loads(trace.text or "") == json.loads(encoded("bitmap", 5))
    assert list(parts(parsed("brute_force 5"), "trace")) == []


def test_stepper_files_have_paths_relative_to_the_page() -> None:
    root = parsed("bitmap 5")
    (stepper,) = root.iter("queens-stepper")
    assert stepper.get("data-qa-traces") == "../../assets/traces/bitmap"
    assert [link.get("href") for link in root.iter("link")] == ["../../assets/queens-stepper.css"]
    scripts = [script.get("src") for script in root.iter("script")]
    assert scripts == ["../../assets/queens-stepper.js"]


def test_each_size_can_be_chosen_and_has_its_board() -> None:
    root = parsed("mirror 6")
    (choice,) = parts(root, "n")
    assert [option.text for option in choice] == ["4", "5", "6", "7", "8"]
    assert [option.text for option in choice if option.get("selected") is not None] == ["6"]
    boards = {
        option.get("data-qa-stage"): option.get("hidden")
        for option in root.iter()
        if option.get("data-qa-stage")
    }
    assert [size for size, hidden in boards.items() if hidden is None] == ["6"]
    assert list(boards) == ["4", "5", "6", "7", "8"]


def test_only_a_stepper_that_predicts_asks() -> None:
    asking, plain = parsed("lowest_zero 5 predict"), parsed("lowest_zero 5")
    for name in ("asks", "ask", "check", "skip"):
        assert len([*parts(asking, name)]) == 1
        assert [*parts(plain, name)] == []


def test_stepper_is_a_single_html_block() -> None:
    assert [line for line in drawn("carry_chain 8").splitlines() if not line.strip()] == []


def test_the_page_must_define_the_boards_of_all_sizes() -> None:
    block = BLOCK_TYPES["stepper"].figure(["brute_force 4"], SiteConfig())
    assert not isinstance(block, str)
    assert block.sizes == (4, 5)


def test_two_steppers_on_a_page_share_no_id() -> None:
    assert [element for element in parsed("bitmap 5").iter() if element.get("id")] == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ([], r"a stepper takes one line, got 0: write bitmap 5"),
        (["bitmap 5", "mirror 5"], r"a stepper takes one line, got 2: write bitmap 5"),
        (["bitmap"], r"this block takes 2 words, got bitmap: write bitmap 5"),
        (["bitmap 5 7"], r"this block takes 2 words, got bitmap 5 7: write bitmap 5"),
        (["bitmaps 5"], r"unknown method bitmaps: choose one of .*"),
        (["bitmap five"], r"N must be a whole number, got five"),
        (["bitmap -5"], r"N must be a whole number, got -5"),
        (["bitmap \u0665"], "N must be a whole number, got \u0665"),
        (["bitmap 99999999"], r"N must be a whole number, got 99999999"),
        (["bitmap 3"], r"a stepper of bitmap takes N = 4 to 8, got 3"),
        (["bitmap 9"], r"a stepper of bitmap takes N = 4 to 8, got 9"),
        (["bitmap 9 predict"], r"a stepper of bitmap takes N = 4 to 8, got 9"),
        (
            ["mirror 5 predict"],
            r"a stepper of mirror asks nothing: "
            r"leave out predict, or take bitmap or lowest_zero",
        ),
        (["brute_force 6"], r"a stepper of brute_force takes N = 4 to 5, got 6"),
        (
            ["bitmap 5", "language: rust"],
            r"a stepper has no program in rust: choose one of Python, C, C\+\+, Cython",
        ),
    ],
)
def test_mistake_is_refused_in_one_line(body: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        BLOCK_TYPES["stepper"].figure(body, SiteConfig())


@pytest.mark.parametrize("language", ["Python", "C", "C++", "Cython"])
def test_the_programs_of_a_language_come_first(language: str) -> None:
    block = BLOCK_TYPES["stepper"].figure(
        [f"language: {language.lower()}", "bitmap 5"], SiteConfig()
    )
    assert not isinstance(block, str)
    root = sound_part(render(block.template, block.context, Links("one.md")))
    (menu,) = parts(root, "program")
    titles = [option.text for option in menu]
    assert titles[0] == language
    assert {*titles} == {program.title for program in programs("bitmap")}
    shown = [box for box in root.iter() if box.get("data-qa-program") and box.get("hidden") is None]
    assert [box.get("data-qa-program") for box in shown] == [menu[0].get("value")]
