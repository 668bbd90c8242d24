"""Programs that a reader edits and runs in the page."""

from __future__ import annotations

from cy_core import solutions
from site_builder.programs.brython import (
    MODULES,
    REMEDY,
    SCRIPT,
    has_brython,
    python_modules,
    python_worker,
)
from site_builder.programs.exercises import BLANK, find_exercise
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure

SIZES = range(4, 9)  # of the boards that a program counts when it is run


def editor(block: Block) -> Figure:
    """Make an editor with a program a line; without Brython, the programs as text."""
    exercises = [find_exercise(name) for name in dict.fromkeys(block.all_lines())]
    context = {
        "exercises": exercises,
        "boards": {n: boards_of(n) for n in SIZES} if has_brython() else {},
        "modules": MODULES,
        "blank": BLANK,
        "worker": SCRIPT,
    }
    if not has_brython():
        note = f"programs are shown as text, as their editor needs Brython: {REMEDY}"
        return Figure("editor.html.jinja", context, note=note)
    assets = (python_worker(), *python_modules())
    return Figure("editor.html.jinja", context, tuple(SIZES), assets)


def boards_of(n: int) -> str:
    """All solutions, the columns of each as digits.

    >>> boards_of(4)
    '1302 2031'
    """
    return " ".join("".join(map(str, board)) for board in solutions(n).tolist())
