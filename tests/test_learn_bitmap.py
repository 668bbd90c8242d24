"""The facts in the chapter "The bitmap program": its steps, its masks, and its numbers."""

from __future__ import annotations

import re

from cy_core import count
from site_builder.values.text import square_name
from tests.helpers.asking_steps import AskingStep, asking_steps
from tests.helpers.sources import ROOT

TEXT = (ROOT / "content" / "learn" / "bitmap.md").read_text("utf-8")
STEPS = [*asking_steps(5)]


def at(number: int) -> AskingStep:
    """A step by the number that the chapter gives it."""
    return STEPS[number - 1]


def squares(step: AskingStep) -> list[str]:
    """Where the queens stand."""
    return [square_name(square, 5) for square in enumerate(step.columns)]


def bits(mask: int) -> str:
    """As the chapter writes them."""
    return f"{mask:05b}"


# What the chapter says of each step that it names.
KINDS = {
    3: ("free", 1),
    4: ("place", 1),
    5: ("free", 2),
    11: ("solution", 4),
    14: ("backtrack", 1),
    15: ("place", 1),
    18: ("free", 3),
    29: ("free", 3),
}


def test_links_name_the_step_to_which_they_lead() -> None:
    links = re.findall(r'\[step (\d+)\]\(#[a-z-]+\)\{ data-qa-step="(\d+)" \}', TEXT)
    assert len(links) == TEXT.count("data-qa-step")
    assert all(said == meant for said, meant in links)
    assert {int(said) for said, _ in links} == KINDS.keys()


def test_each_step_is_of_the_kind_that_the_text_says() -> None:
    assert {number: (at(number).kind, at(number).row) for number in KINDS} == KINDS


def test_boards_and_masks_of_the_steps_are_as_the_text_says() -> None:
    assert squares(at(3)) == ["e5"]
    assert [bits(mask) for mask in at(3).masks] == ["00010", "00001", "00000"]
    assert at(3).untried.bit_count() == 3
    assert squares(at(4))[-1] == "c4"
    assert len(at(11).columns) == 5
    assert not any(step.kind == "solution" for step in STEPS[:10])
    assert bits(at(14).untried) == "11000"
    assert at(14).masks == at(3).masks
    assert squares(at(15))[-1] == "b4"
    assert len(squares(at(18))) == 3
    assert len(squares(at(29))) == 3
    assert at(29).untried == 0


def test_numbers_of_queens_and_solutions_are_those_of_the_core() -> None:
    rows = re.findall(r"^\| (\d) \| ([\d,]+) \| (\d+) \|$", TEXT, re.MULTILINE)
    assert [int(n) for n, *_ in rows] == [4, 5, 6, 7, 8]
    for n, nodes, total in rows:
        census = count(int(n), method="bitmap")
        assert (int(nodes.replace(",", "")), int(total)) == (census.nodes, census.total)
        assert census.nodes == count(int(n), method="backtracking").nodes
