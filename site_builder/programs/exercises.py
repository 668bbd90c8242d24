"""The programs that a reader edits: those to copy, and exercises made of them.

An exercise is a file beside the program that it was made of: ``bitmap-skeleton.py`` has blanks,
``bitmap-broken-1.py`` a mistake.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path

from site_builder.values.errors import UserError, did_you_mean
from site_builder.values.page import TEMPLATES

BLANK = "___"
LEFT_OUT = {
    *("brute-force", "brute-force-stack"),  # too slow for N = 8 in a browser
    *("bitmap-boards", "bitmap-cores", "min-conflicts"),  # print more than a count
}
_KIND = re.compile(r"(?P<program>.+)-(?:(?P<blanks>skeleton)|broken-(?P<number>\d+))")


@dataclass(frozen=True, slots=True)
class Correction:
    """What an exercise needs to be right: lines of the right program, and where they belong."""

    where: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exercise:
    """A program to edit."""

    name: str  # the name of its file, without the ending
    title: str  # what its button says
    task: str  # the first sentence of its file
    source: str  # the rest of its file
    corrections: tuple[Correction, ...] = ()  # the answer; empty for a program that is right


@cache
def find_exercise(name: str) -> Exercise:
    """The program of a name.

    >>> find_exercise("bitmap-broken-3").corrections
    (Correction(where='After line 11', lines=('        untried ^= bit',)),)
    """
    names = exercise_names()
    if name not in names:
        guess = did_you_mean(name, names)
        remedy = f"{guess} Choose" if guess else ": choose"
        raise UserError(f"unknown program {name}{remedy} one of {', '.join(names)}")
    task, source = _read(name)
    kind = _KIND.fullmatch(name)
    if not kind:
        return Exercise(name, "Program", task, source)
    title = "Fill in" if kind["blanks"] else f"Bug {kind['number']}"
    _, right = _read(kind["program"])
    return Exercise(name, title, task, source, _corrections(source, right))


@cache
def exercise_names() -> tuple[str, ...]:
    """The names of all programs that a reader can edit."""
    return tuple(sorted({path.stem for path in programs_folder().rglob("*.py")} - LEFT_OUT))


def _read(name: str) -> tuple[str, str]:
    """The first sentence of a program, and what follows it."""
    (file,) = programs_folder().rglob(f"{name}.py")
    text = file.read_text(encoding="utf-8")
    module = ast.parse(text)
    lines = text.splitlines()[module.body[0].end_lineno or 0 :]
    return ast.get_docstring(module) or "", "\n".join(lines).strip("\n")


def programs_folder() -> Path:
    """The folder of the programs: a wheel has it with the templates, a clone with the pages."""
    inside = TEMPLATES / "programs"
    return inside if inside.is_dir() else TEMPLATES.parent / "content" / "programs"


def _corrections(source: str, right: str) -> tuple[Correction, ...]:
    old, new = source.splitlines(), right.splitlines()
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    corrections: list[Correction] = []
    for kind, start, end, a, b in changes:
        if kind == "replace" and end - start == b - a:
            pairs = enumerate(new[a:b], start + 1)
            corrections += (Correction(f"Line {number}", (line,)) for number, line in pairs)
        elif kind != "equal":
            where = f"Line {start + 1}" if start < end else f"After line {start}"
            corrections.append(Correction(where, (*new[a:b],)))
    return tuple(corrections)
