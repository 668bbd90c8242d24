"""The programs that a stepper shows, each line with the steps that happen there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cy_core import METHODS, Form, find_method, method_source, program_lines
from site_builder.figures.stepper.plain_programs import plain_programs, read_program
from site_builder.values.errors import UserError


@dataclass(frozen=True, slots=True)
class ProgramLine:
    """A line of a program, and the steps that happen at it: ``place solution``."""

    text: str
    marks: str


@dataclass(frozen=True, slots=True)
class Program:
    """A program of a method: its source, and the table of the values that it stores."""

    key: str  # What script calls it: `python-recursive`.
    form: Form  # the form of the method, on which its memory depends
    title: str  # What a reader chooses: `Python, iterative`.
    lines: tuple[ProgramLine, ...]  # the source
    caption: str  # what stands above the table and above its first column
    head: str  # what stands above the table and above its first column
    columns: tuple[str, ...]  # the names of the values that it stores


def askable_methods() -> Sequence[str]:
    """The methods that find all free squares of a row at once, so that a reader can say them.

    >>> askable_methods()
    ['bitmap', 'lowest_zero']
    """
    keys = [method.key for method in METHODS if method.form == "recursive"]
    return [key for key in keys if "free" in program_lines(key, "recursive")]


# By the ends of the names of programs, and in the order of the menu.
_LANGUAGES = {"py": "Python", "c": "C", "cpp": "C++", "pyx": "Cython"}


def language_named(name: str) -> str:
    """A language of programs, in any case."""
    for language in _LANGUAGES.values():
        if language.lower() == name.lower():
            return language
    choices = ", ".join(_LANGUAGES.values())
    raise UserError(f"a stepper has no program in {name or 'nothing'}: choose one of {choices}")


def programs(key: str, language: str = "Python") -> tuple[Program, ...]:
    """The programs of a method: those in `language` first; Cython is what is compiled."""
    listed = (*_plain(key), _compiled(key, "recursive"), _compiled(key, "iterative"))
    return tuple(sorted(listed, key=lambda program: program.title.split(",")[0] != language))


def _plain(key: str) -> Iterator[Program]:
    for plain in plain_programs(key):
        language = _LANGUAGES[plain.file.rpartition(".")[2]]
        lines = marked_lines(read_program(plain.file), [*plain.marks()])
        yield _program(key, plain.form, language, lines)


def _compiled(key: str, form: Form) -> Program:
    lines = marked_lines(method_source(key, form), program_lines(key, form).items())
    return _program(key, form, "Cython", lines)


def _program(key: str, form: Form, language: str, lines: tuple[ProgramLine, ...]) -> Program:
    method = find_method(key, form)
    title = f"{language}, iterative" if form == "iterative" else language
    name = f"{language.lower()}-{form}"
    if form == "recursive":
        head = "row" if method.order == "rows" else "call"
        return Program(name, form, title, lines, "Call stack", head, method.memory)
    head = "row" if method.order == "rows" else "place"
    caption, columns = "Arrays", tuple(f"{value}[]" for value in method.memory)
    return Program(name, form, title, lines, caption, head, columns)


def marked_lines(source: str, marked: Collection[tuple[str, int]]) -> tuple[ProgramLine, ...]:
    """The lines of a source, each with the steps that happen there."""
    return tuple(
        ProgramLine(text, " ".join(kind for kind, line in marked if line == number))
        for number, text in enumerate(source.splitlines())
    )
