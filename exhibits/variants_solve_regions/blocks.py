"""The rules that solve region puzzles: for each rule a board, and puzzles that need the rule."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

from queens_atlas.blocks import Element, SiteLink, block, choice
from site_builder.figures.play.blocks import region_picture, rule_names


class _Rule(NamedTuple):
    # The seeds from which the generator of daily puzzles makes `puzzles`.
    seeds: Sequence[int]
    # Three puzzles that cannot be solved without this rule or harder ones, as texts with a letter
    # for each square.
    puzzles: Sequence[str]
    # The first puzzle at the step at which the rule is needed. Each square has a digit, row by row:
    # 0 if it is empty, 1 for a queen, 2 for a mark.
    cells: str


@cache
def _rules() -> Mapping[str, _Rule]:
    path = Path(__file__).with_name("rules.json")
    return {name: _Rule(**values) for name, values in json.loads(path.read_text("ascii")).items()}


@block("region-rule", "single")
def region_rule(rule: Annotated[str, choice(*rule_names())]) -> Element:
    """Return a board on which `rule` is the next step, with its hints.

    Three puzzles that need the rule follow.
    """
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
