"""Packages import only from lower packages, and modules never in a cycle."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.helpers.sources import (
    MODULE_SUFFIXES,
    PACKAGES,
    imported_modules,
    list_files,
    module_name,
)

# The layers of packages, from the top down: a package imports only from lower layers.
LAYERS = {
    "": (("exhibits",), ("queens_atlas",), ("site_builder",), ("cy_core",)),
    "cy_core": (
        ("measuring", "variants"),
        ("ranks", "terms"),
        ("puzzles", "tracing"),
        ("engine", "methods"),
    ),
    "site_builder": (
        ("cli",),
        ("blocks",),
        ("counts",),
        ("bench",),
        ("pages", "terminal"),
        ("new_terms",),
        ("data",),
        ("figures",),
        ("timings",),
        ("programs", "svg"),
        ("values",),
    ),
}


# The modules of `site_builder` that an exhibit may use besides `queens_atlas.blocks`.
OPEN_TO_EXHIBITS = (
    "figures.bits",
    "figures.boards",
    "figures.finder",
    "figures.laboratories",
    "figures.learn_place",
    "figures.lesson_pictures",
    "figures.play",
    "figures.properties",
    "figures.race",
    "figures.searches",
    "figures.solutions",
    "figures.symmetry",
    "figures.totals",
    "new_terms.records",
    "svg",
    "timings",
    "values",
)


def import_graph(*packages: str) -> dict[str, set[str]]:
    """Map each module of `packages` to the modules of `packages` that it imports.

    The imports of a stub count as imports of its module.
    """
    paths = list_files(*MODULE_SUFFIXES, under=packages)
    graph: dict[str, set[str]] = {module_name(path): set() for path in paths}
    for path in paths:
        name = module_name(path)
        graph[name] |= imported_modules(path) & graph.keys() - {name}
    return graph


def member(module: str, package: str) -> str:
    """Return the name of the file or folder in `package` that has `module`, such as ``engine``.

    The result is empty if `module` is not in `package`.
    """
    prefix = f"{package}." if package else ""
    return module.removeprefix(prefix).partition(".")[0] if module.startswith(prefix) else ""


def test_imports_have_no_cycle() -> None:
    try:
        TopologicalSorter(import_graph("cy_core", "site_builder")).prepare()
    except CycleError as error:
        pytest.fail("modules import each other: " + " -> ".join(error.args[1]))


@pytest.mark.parametrize("package", LAYERS)
def test_packages_import_from_lower_layers(package: str) -> None:
    layers = {name: layer for layer, names in enumerate(LAYERS[package]) for name in names}
    graph = import_graph(*PACKAGES)
    uphill = set[str]()
    for module, imported in graph.items():
        importer = member(module, package)
        for other in imported:
            target = member(other, package)
            is_between_packages = {importer, target} <= layers.keys() and importer != target
            if is_between_packages and layers[importer] >= layers[target]:
                uphill.add(f"{module} imports {other}")
    assert uphill == set()
    parents = {module.rpartition(".")[0] for module in graph}
    assert {member(parent, package) for parent in parents} - {""} == layers.keys()


def test_exhibits_import_only_from_open_modules() -> None:
    graph = import_graph(*PACKAGES)
    allowed = tuple(f"site_builder.{name}" for name in OPEN_TO_EXHIBITS)
    used = {
        (module, other) for module in graph if member(module, "exhibits") for other in graph[module]
    }
    ours = {(module, other) for module, other in used if member(other, "site_builder")}
    assert {(module, other) for module, other in ours if not other.startswith(allowed)} == set()


CYTHON_TEXT = """\
from libc.math cimport sqrt
import jinja2, c.d as e
from x.y cimport (p,
                  q as r)
"""
PYTHON_TEXT = """\
def g():
    from ..h import i
    from . import b
"""


def test_imports_finds_every_form_of_import(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b.pyx").write_text(CYTHON_TEXT)
    (tmp_path / "a" / "f.py").write_text(PYTHON_TEXT)
    b, f = list_files(".py", ".pyx", under=("a",), root=tmp_path)
    assert imported_modules(b, tmp_path) == {
        *("libc.math", "libc.math.sqrt", "jinja2", "c.d"),
        *("x.y", "x.y.p", "x.y.q"),
    }
    assert imported_modules(f, tmp_path) == {"h", "h.i", "a", "a.b"}
