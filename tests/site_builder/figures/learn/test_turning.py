"""The board that turns: its solutions and images are those of the core."""

from __future__ import annotations

import re

import pytest

from cy_core import Symmetry, census, orbit, solution
from site_builder.figures.learn.turning import turning
from site_builder.values.block_type import Block
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "symmetry.md").read_text(encoding="utf-8")
(LABELS,) = re.findall(r"```queens turning\n((?:[\d.]+\n)+)", PAGE)


def test_page_offers_one_orbit_of_each_size() -> None:
    sizes = [orbit(solution(label)).size for label in LABELS.split()]
    assert sorted(sizes) == [2, 4, 8]


def test_each_symmetry_has_a_button_and_each_solution_its_columns() -> None:
    html, problems = expanded("turning", "8.4.1", "4.2.1")
    assert problems == ()
    assert re.findall(r'data-qa-symmetry="(\w+)"', html) == [*Symmetry]
    columns = [" ".join(map(str, solution(label))) for label in ("8.4.1", "4.2.1")]
    assert re.findall(r'data-qa-columns="([\d ]+)"', html) == columns


def test_page_without_script_has_all_images() -> None:
    html, _ = expanded("turning", "8.4.1")
    still = html[: html.index("qa-turning-stage")]
    assert still.count("<figure") == len(Symmetry)
    assert still.count("qa-same") == len(Symmetry) - orbit(solution("8.4.1")).size


def test_page_gets_the_parts_of_each_size_once() -> None:
    figure = turning(Block(("8.4.1", "4.2.1", "8.8.1"), "board that turns", "8.4.1"))
    assert figure.sizes == (4, 8)


@pytest.mark.parametrize("line", ["1.1.1", "8.3.1", "0 1 2 3"])
def test_what_is_no_solution_of_a_usual_size_is_refused(line: str) -> None:
    assert len(expanded("turning", line)[1]) == 1


def test_links_of_the_text_turn_boards_of_the_figure() -> None:
    targets = re.findall(r'data-qa-turn="(\S+) (\S+)"', PAGE)
    assert targets
    for label, name in targets:
        assert label in LABELS.split()
        assert name == "all" or Symmetry(name) in orbit(solution(label)).stabilizer


def test_orbits_in_the_text_are_those_of_the_core() -> None:
    first, second, third = LABELS.split()
    sizes = [orbit(solution(label)).size for label in (second, first, third)]
    assert re.findall(r"orbit (?:has|of) (\d)(?: boards)?\.", PAGE)[:3] == [*map(str, sizes)]
    assert f"have {census(8).total} solutions" in PAGE
