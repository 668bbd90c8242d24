"""One classic script of ES modules, since pages opened from disk cannot import modules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n|^import "(\.[^"]+)";\n', re.M)
DECLARED = re.compile(r"^export ((?:async )?(?:function\*?|class|const|let) (\w+))", re.M)
UNKNOWN = re.compile(r"^(?:import|export)\b.*", re.M)
NESTED = re.compile(r"\$\{[^{}`]*`.*")  # a template within a template


def bundle(entry: Path) -> str:
    """Join a module and all that it imports into one expression, whose value is its exports."""
    modules = list(dict.fromkeys(_in_order(entry.resolve(), ())))
    names = {module: f"module{number}" for number, module in enumerate(modules)}
    parts = [f"const {names[module]} = {_wrapped(module, names)};\n" for module in modules]
    return f'(() => {{\n"use strict";\n{"".join(parts)}return {names[modules[-1]]};\n}})()'


def _in_order(module: Path, importers: tuple[Path, ...]) -> Iterator[Path]:
    """The modules that a module needs, each after those that it imports, the module itself last."""
    if module in importers:
        raise ValueError(f"{module.name}: imports itself")
    for match in IMPORT.finditer(module.read_text(encoding="utf-8")):
        yield from _in_order(_imported(module, match), (*importers, module))
    yield module


def _wrapped(module: Path, names: dict[Path, str]) -> str:
    """A module as a function that is called at once and returns what the module exports."""
    text = module.read_text(encoding="utf-8")

    def constants(match: re.Match[str]) -> str:
        if match[1] is None:
            return ""
        return f"const {{{match[1].replace(' as ', ': ')}}} = {names[_imported(module, match)]};\n"

    body = DECLARED.sub(r"\1", IMPORT.sub(constants, text))
    if unknown := UNKNOWN.search(body):
        raise ValueError(f"{module.name}: cannot bundle {unknown[0]}")
    if nested := NESTED.search(body):  # the minifier takes spaces out of its text
        raise ValueError(f"{module.name}: give the inner text a name: {nested[0]}")
    return f"(() => {{\n{body}\nreturn {{ {', '.join(exported_names(module))} }};\n}})()"


def _imported(module: Path, match: re.Match[str]) -> Path:
    return (module.parent / (match[2] or match[3])).resolve()


def exported_names(module: Path) -> list[str]:
    """The names that a module exports."""
    return [name for _, name in DECLARED.findall(module.read_text(encoding="utf-8"))]
