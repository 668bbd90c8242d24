"""Programs that a reader edits and runs in the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
from site_builder.values.plain_text import TextPart, sentences

# The values of N for which a program counts solutions when the reader runs it.
SIZES = range(4, 9)


@dataclass(frozen=True, slots=True)
class Editor(Figure):
    """Programs to edit and to run."""

    exercises: Sequence[Exercise]
    # For each N, all its solutions as digits. Empty if Brython is not installed.
    boards: Mapping[int, str]
    # The modules that a program can import.
    modules: Sequence[str] = MODULES
    # The text that marks a blank in a program, which the reader fills in.
    blank: str = BLANK
    # The path of the script that runs programs.
    worker: str = SCRIPT

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return each program with its task, and its answer if it has one."""
        parts = (
            [TextPart(f"You can edit and run this at {address}.")]
            if address and self.boards
            else []
        )
        for exercise in self.exercises:
            parts.append(TextPart(sentences(exercise.title, exercise.task)))
            parts.append(TextPart(exercise.source, is_verbatim=True))
            for correction in exercise.corrections:
                parts.append(TextPart(f"Answer: {correction.where}:"))
                parts.append(TextPart("\n".join(correction.lines), is_verbatim=True))
        return parts


@block("editor", "bitmap-skeleton", is_public=True)
def editor(programs: Annotated[Sequence[Exercise], Lines(find_exercise)]) -> Editor:
    """Show an editor with one or more programs. If Brython is not installed, show them as text."""
    exercises = list(dict.fromkeys(programs))
    if not has_brython():
        note = f"programs are shown as text, as their editor needs Brython: {REMEDY}"
        return Editor(exercises, {}, note=note)
    boards = {n: solution_digits(n) for n in SIZES}
    assets = (python_worker(), *python_modules())
    return Editor(exercises, boards, sizes=tuple(SIZES), assets=assets)
