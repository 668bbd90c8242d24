"""Our source files, and the modules that each file imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("cy_core", "exhibits", "queens_atlas", "site_builder")
MODULE_SUFFIXES = (".py", ".pyi", ".pyx", ".pxd")

_CYTHON_FROM = re.compile(r"^[ \t]*from\s+(\S+)\s+c?import\s+(\([^)]*|[^#\n]*)", re.MULTILINE)
_CYTHON_IMPORT = re.compile(r"^[ \t]*c?import\s+([^#\n]*)", re.MULTILINE)


def install_commands(page: str) -> list[str]:
    """Return the shell commands on a page that install the package into a new environment."""
    text = (ROOT / page).read_text(encoding="utf-8")
    (block,) = re.findall(r"^```sh\n(python3 -m venv (?:.*\n)*?)```$", text, re.MULTILINE)
    return [line.partition(" #")[0].rstrip() for line in block.splitlines()]


def list_files(*suffixes: str, under: tuple[str, ...] = PACKAGES, root: Path = ROOT) -> list[Path]:
    """Return the files below `under` with one of the suffixes, sorted, relative to `root`."""
    paths = (path for folder in under for path in (root / folder).rglob("*"))
    return sorted(path.relative_to(root) for path in paths if path.suffix in suffixes)


@cache
def parse_file(path: Path, root: Path = ROOT) -> ast.Module:
    """Parse a Python file. The result is cached, because several tests parse all files."""
    return ast.parse((root / path).read_text(encoding="utf-8"))


@cache
def imported_modules(path: Path, root: Path = ROOT) -> frozenset[str]:
    """Return the dotted names that a module imports or cimports, wherever the statement stands.

    ``from a.b import c`` gives both ``a.b`` and ``a.b.c``, because `c` may be a module.
    """
    if path.suffix in (".py", ".pyi"):
        return frozenset(_from_python(parse_file(path, root), path))
    return frozenset(_from_cython((root / path).read_text(encoding="utf-8")))


def module_name(path: Path) -> str:
    """Return the dotted name of a file: ``cy_core/methods/__init__.py`` is ``cy_core.methods``."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _from_python(tree: ast.Module, path: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from _named(_absolute(node, path), [name.name for name in node.names])


def _absolute(node: ast.ImportFrom, path: Path) -> str:
    package = path.parts[: len(path.parts) - node.level] if node.level else ()
    return ".".join([*package, *([node.module] if node.module else [])])


def _from_cython(text: str) -> Iterator[str]:
    for source, names in _CYTHON_FROM.findall(text):
        yield from _named(source, _listed(names))
    for names in _CYTHON_IMPORT.findall(text):
        yield from _listed(names)


def _listed(names: str) -> list[str]:
    """Return the names after ``import`` without aliases: ``a as b, c`` gives ``a`` and ``c``."""
    return [name.split()[0] for name in names.lstrip("(").split(",") if name.strip()]


def _named(source: str, names: list[str]) -> Iterator[str]:
    yield source
    yield from (f"{source}.{name}" for name in names)
