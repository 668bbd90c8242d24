"""The programs that a reader can edit: programs to copy, and exercises made from them.

An exercise is a file beside its program: ``bitmap-skeleton.py`` has blanks, and
``bitmap-broken-1.py`` has a mistake.
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
    # These are too slow for N = 8 in a browser.
    *("brute-force", "brute-force-stack"),
    # These print more than a count.
    *("bitmap-boards", "bitmap-cores", "min-conflicts"),
}
_KIND = re.compile(r"(?P<program>.+)-(?:(?P<blanks>skeleton)|broken-(?P<number>\d+))")


@dataclass(frozen=True, slots=True)
class Correction:
    """A part of the answer to an exercise: lines of the right program, and where they belong."""

    where: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exercise:
    """A program to edit."""

    # The name of the file, without the ending.
    name: str
    # The text of its button.
    title: str
    # The first sentence of the file.
    task: str
    # The rest of the file.
    source: str
    # The answer. Empty for a program without mistakes.
    corrections: tuple[Correction, ...] = ()


@cache
def find_exercise(name: str) -> Exercise:
    """Return the program with this name.

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
    """Return the names of all programs that a reader can edit."""
    return tuple(sorted({path.stem for path in programs_folder().rglob("*.py")} - LEFT_OUT))


def _read(name: str) -> tuple[str, str]:
    """Return the first sentence of a program, and the text after it."""
    (file,) = programs_folder().rglob(f"{name}.py")
    text = file.read_text(encoding="utf-8")
    module = ast.parse(text)
    lines = text.splitlines()[module.body[0].end_lineno or 0 :]
    return ast.get_docstring(module) or "", "\n".join(lines).strip("\n")


def programs_folder() -> Path:
    """Return the folder of the programs.

    In a wheel it is in the templates, in a clone it is in the content.
    """
    inside = TEMPLATES / "programs"
    return inside if inside.is_dir() else TEMPLATES.parent / "content" / "programs"


def _corrections(source: str, right: str) -> tuple[Correction, ...]:
    old = source.splitlines()
    new = right.splitlines()
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    corrections: list[Correction] = []
    for kind, start, end, a, b in changes:
        if kind == "replace" and end - start == b - a:
            pairs = enumerate(new[a:b], start + 1)
            corrections += (Correction(f"Line {number}", (line,)) for number, line in pairs)
        elif kind != "equal":
            where = f"Line {start + 1}" if start < end else f"After line {start}"
            corrections.append(Correction(where, tuple(new[a:b])))
    return tuple(corrections)
