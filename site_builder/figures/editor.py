"""Programs that a reader edits and runs in the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from site_builder.figures.solutions import solution_digits
from site_builder.programs.brython import (
    MODULES,
    REMEDY,
    SCRIPT,
    has_brython,
    python_modules,
    python_worker,
)
from site_builder.programs.exercises import BLANK, Exercise, find_exercise
from site_builder.values.block import Lines, block
from site_builder.values.figure import Figure

SIZES = range(4, 9)  # of the boards that a program counts when it is run


@block("editor", "bitmap-skeleton")
def editor(programs: Annotated[Sequence[Exercise], Lines(find_exercise)]) -> Figure:
    """An editor with one or more programs; without Brython, the programs as text."""
    context = {
        "exercises": [*dict.fromkeys(programs)],
        "boards": {n: solution_digits(n) for n in SIZES} if has_brython() else {},
        "modules": MODULES,
        "blank": BLANK,
        "worker": SCRIPT,
    }
    if not has_brython():
        note = f"programs are shown as text, as their editor needs Brython: {REMEDY}"
        return Figure("editor.html.jinja", context, note=note)
    assets = (python_worker(), *python_modules())
    return Figure("editor.html.jinja", context, tuple(SIZES), assets)
