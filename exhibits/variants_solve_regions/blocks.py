"""The rules that solve region puzzles: a board for each, and puzzles that need it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

from queens_atlas.blocks import Element, SiteLink, block, choice
from site_builder.figures.play.blocks import region_picture, rule_names


class _Rule(NamedTuple):
    # The numbers from which the generator of the puzzles of days makes these puzzles.
    seeds: Sequence[int]
    # Three puzzles that easier rules do not solve, each with a letter for each square.
    puzzles: Sequence[str]
    # The first puzzle when the rule is first needed: 0 for an empty square, 1 for a queen, 2 for a
    # mark, row by row.
    cells: str


@cache
def _rules() -> Mapping[str, _Rule]:
    path = Path(__file__).with_name("rules.json")
    return {name: _Rule(**values) for name, values in json.loads(path.read_text("ascii")).items()}


@block("region-rule", "single")
def region_rule(rule: Annotated[str, choice(*rule_names())]) -> Element:
    """Show a board on which a rule is the next step, its hints, and three puzzles that need it."""
    _, puzzles, cells = _rules()[rule]
    puzzle = puzzles[0]
    name = rule_names()[rule]
    return Element(
        "queens-region-rule",
        name,
        {"puzzles": puzzles, "cells": cells, "data-qa-play": SiteLink("play.md", is_optional=True)},
        [region_picture(puzzle, (), name, "A puzzle that needs this rule.")],
        sizes=(puzzle.index("."),),
        style_class="qa-play qa-regions",
    )
