"""Which modules may import which: no package imports one above it, and none in a circle."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.helpers.sources import MODULE_SUFFIXES, PACKAGES, files, imports, module_name

# The layers of each package, from the top down: a module imports from lower layers only.
LAYERS = {
    "": (("queens_atlas",), ("site_builder",), ("cy_core",)),
    "cy_core": (
        ("labelling", "measuring", "variants"),
        ("completing", "ranks", "terms"),
        ("listing",),
        ("counting", "planning", "puzzles", "tracing"),
        ("engine", "methods"),
        ("construction", "known", "symmetry"),
        ("checks", "memory"),
        ("sources",),
        ("model",),
        ("build_info",),
        ("arrays",),
    ),
    "site_builder": (
        ("cli", "plugin"),
        ("blocks",),
        ("counts",),
        ("bench",),
        ("pages", "terminal"),
        ("new_terms",),
        ("data",),
        ("figures",),
        ("timings",),
        ("plugin_rebuilds",),
        ("plugin_search", "programs", "svg"),
        ("values",),
    ),
    "site_builder.svg": (
        ("charts",),
        ("bits", "card", "files", "lanes", "poster", "puzzles", "tree", "wall"),
        ("board",),
        ("canvas",),
        ("palette",),
    ),
    "site_builder.figures": (
        ("embed", "home", "posters", "questions", "solution_map", "worksheets"),
        ("editor", "learn", "variants", "wall"),
        ("birthday", "laboratories", "play", "race", "sudoku_stepper"),
        (
            *("engine", "finder", "join", "properties", "solutions"),
            *("stepper", "symmetry", "symmetry_methods", "totals"),
        ),
        ("bits", "boards", "durations", "searches", "stepper_programs"),
        ("copies", "puzzles"),
    ),
}


def import_graph(*packages: str) -> dict[str, set[str]]:
    """For each module, those of these that it imports; a stub counts as its module."""
    paths = files(*MODULE_SUFFIXES, under=packages)
    graph: dict[str, set[str]] = {module_name(path): set() for path in paths}
    for path in paths:
        name = module_name(path)
        graph[name] |= imports(path) & graph.keys() - {name}
    return graph


def member(module: str, package: str) -> str:
    """The file or folder of a package that has a module, such as ``engine``."""
    return module.removeprefix(package).lstrip(".").partition(".")[0]


def test_imports_have_no_cycle() -> None:
    try:
        TopologicalSorter(import_graph("cy_core", "site_builder")).prepare()
    except CycleError as error:
        pytest.fail("modules import each other: " + " -> ".join(error.args[1]))


@pytest.mark.parametrize("package", LAYERS)
def test_imports_go_to_lower_layers(package: str) -> None:
    layers = {name: layer for layer, names in enumerate(LAYERS[package]) for name in names}
    of_package = {
        module: {member(other, package) for other in imported if is_within(other, package)}
        for module, imported in import_graph(*PACKAGES).items()
        if is_within(module, package)
    }
    uphill = {
        f"{module} imports {there}"
        for module, imported in of_package.items()
        for there in imported - {member(module, package)}
        if layers.get(member(module, package), -1) >= layers[there]
    }
    assert uphill == set()
    assert {member(module, package) for module in of_package} == layers.keys()


def is_within(module: str, package: str) -> bool:
    """Whether a module is below a package, which itself has public names."""
    return not package or module.startswith(f"{package}.")


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
    b, f = files(".py", ".pyx", under=("a",), root=tmp_path)
    assert imports(b, tmp_path) == {
        *("libc.math", "libc.math.sqrt", "jinja2", "c.d"),
        *("x.y", "x.y.p", "x.y.q"),
    }
    assert imports(f, tmp_path) == {"h", "h.i", "a", "a.b"}
