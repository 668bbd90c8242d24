"""Which modules may import which, and other rules about the structure of the code."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import cy_core.puzzles
import cy_core.terms
import cy_core.variants
from cy_core import METHODS
from tests.helpers.sources import MODULE_SUFFIXES, ROOT, files, imports, module_name, parsed

LONGEST = 700
PACKAGES = (
    cy_core.puzzles,
    cy_core.terms,
    cy_core.variants,
)  # of the core, with names of their own
# The layers of each package, from the top down: a module imports from lower layers only.
LAYERS = {
    "cy_core": (
        ("labelling", "measuring", "variants"),
        ("completing", "ranks", "terms"),
        ("listing",),
        ("counting", "planning", "puzzles", "tracing"),
        ("engine", "methods"),
        ("construction", "known", "symmetry"),
        ("checks", "memory"),
        ("model",),
        ("build_info", "expand", "frozen_mapping", "masks", "sources"),
        ("arrays",),
    ),
    "site_builder": (
        ("cli", "plugin"),
        ("cluster",),
        ("bench", "blocks", "ledger", "plugin_files"),
        ("pages", "terminal"),
        ("plans", "results"),
        ("data",),
        ("figures",),
        ("timings",),
        (
            *("plugin_options", "plugin_rebuilds", "plugin_watching"),
            *("programs", "svg"),
        ),
        ("values",),
    ),
    "site_builder.svg": (
        ("charts", "lesson_art"),
        (
            *("bits", "card", "lanes", "marked", "orbit", "regions"),
            *("shown", "strip", "sudoku", "tree", "wall"),
        ),
        ("stand_alone",),
        ("board",),
        ("canvas", "tikz"),
        ("glyph", "palette", "png"),
    ),
    "site_builder.figures": (
        ("home", "teach"),
        ("learn", "variants", "wall"),
        ("laboratories", "play"),
        ("counts", "engine", "finder", "properties", "questions", "stepper", "symmetry"),
        ("bits", "boards", "puzzles", "searches"),
    ),
}
TRACED_BY_KEY = ("landmarks", "rules")

CORE = files(*MODULE_SUFFIXES, under=("cy_core",))
SITE = files(*MODULE_SUFFIXES, under=("site_builder",))
PYTHON = [path for path in SITE if path.suffix == ".py"]
SVG = [path for path in SITE if path.parts[1] == "svg"]
TEXT = files(
    *MODULE_SUFFIXES,
    *(".c", ".h", ".jinja", ".css", ".js"),
    under=("cy_core", "site_builder", "templates", "tests"),
)
# Cython leaves its C file beside the .pyx; that one nobody reads.
WRITTEN = [path for path in TEXT if path.suffix != ".c" or path.parts[-2] == "c"]


def roots(path: Path) -> set[str]:
    """Top-level packages a module imports."""
    return {name.partition(".")[0] for name in imports(path)}


def importers(package: str, among: list[Path]) -> set[str]:
    """Files that import the package."""
    return {path.as_posix() for path in among if package in roots(path)}


def test_site_uses_only_public_names_of_the_core() -> None:
    public_names = {
        f"{package.__name__}.{name}"
        for package in (cy_core, *PACKAGES)
        for name in (*package.__all__, "__version__")
    }
    used = {
        f"{path.as_posix()}: {name}"
        for path in SITE
        for name in imports(path) - {"cy_core", *(package.__name__ for package in PACKAGES)}
        if name.startswith("cy_core.") and name not in public_names
    }
    assert used == set()


def test_only_the_canvas_imports_svgwrite() -> None:
    assert importers("svgwrite", SITE) <= {"site_builder/svg/canvas.py"}


def test_only_the_plugin_imports_mkdocs() -> None:
    parts = ("", "_files", "_options", "_rebuilds", "_watching")
    assert importers("mkdocs", SITE) <= {f"site_builder/plugin{part}.py" for part in parts}


def test_only_the_connection_imports_dask() -> None:
    importing = {path for name in ("dask", "distributed") for path in importers(name, SITE)}
    assert importing <= {"site_builder/cluster/connection.py"}


def test_only_the_terminal_imports_rich() -> None:
    outside = {path for path in importers("rich", SITE) if not path.startswith("site_builder/term")}
    assert outside == set()


@pytest.mark.parametrize(
    "stranger", ["dask", "distributed", "jinja2", "mkdocs", "rich", "site_builder", "svgwrite"]
)
def test_core_imports_no_package_of_the_site(stranger: str) -> None:
    assert importers(stranger, CORE) == set()


def test_svg_imports_only_svg_and_values() -> None:
    allowed = ("site_builder.svg", "site_builder.values")
    foreign = {
        path.as_posix(): name
        for path in SVG
        for name in imports(path)
        if name.startswith("site_builder.") and not name.startswith(allowed)
    }
    assert foreign == {}


def test_only_commands_and_workers_import_bench() -> None:
    """Building the site never does. A worker names its processor as a record would."""
    importing = [
        path for path in SITE if any(n.startswith("site_builder.bench") for n in imports(path))
    ]
    outside = {path.as_posix() for path in importing if path.parts[1] != "bench"}
    assert outside == {
        "site_builder/cluster/worker.py",
        "site_builder/cli/counting.py",
        "site_builder/cli/measuring.py",
        "site_builder/cli/planning.py",
        "site_builder/cli/terms.py",
    }


def test_first_module_of_the_command_imports_only_small_modules() -> None:
    """What `queens` loads at its first line must be there at once."""
    here = parsed(Path("site_builder/cli/__init__.py")).body
    names = {name for node in here for name in imported(node)}
    assert names <= {"__future__", "collections.abc", "os", "signal", "sys", "types"}


def imported(statement: ast.stmt) -> set[str]:
    """Modules that a statement of a module loads at once."""
    if isinstance(statement, ast.ImportFrom):
        return {statement.module or "."}
    return {name.name for name in statement.names} if isinstance(statement, ast.Import) else set()


def test_no_module_uses_print() -> None:
    """`print` writes the end of a line by itself, and Ctrl-C comes between."""
    trees = {
        path.as_posix(): parsed(path) for path in files(".py", under=("cy_core", "site_builder"))
    }
    printing = {
        path
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id == "print"
    }
    assert printing == set(), "use site_builder.terminal.lines"


def test_no_file_is_longer_than_the_limit() -> None:
    lines = {path.as_posix(): length(path) for path in WRITTEN}
    assert {path: n for path, n in lines.items() if n > LONGEST} == {}, "split them by idea"


def length(path: Path) -> int:
    """Lines in a file."""
    return len((ROOT / path).read_text(encoding="utf-8").splitlines())


def test_only_the_core_names_method_keys() -> None:
    """Elsewhere one asks `Method`: a method that comes needs no change there."""
    keys = {method.key for method in METHODS}
    allowed = {"cy_core/methods/registry.py", *(f"cy_core/tracing/{n}.py" for n in TRACED_BY_KEY)}
    named = {
        f"{path.as_posix()}: {node.value}"
        for path in CORE + SITE
        if path.suffix == ".py" and path.as_posix() not in allowed
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    assert named == set()


def test_functions_of_the_site_stand_above_those_they_call() -> None:
    """What a function calls stands below it, in its file too; two that call each other may."""
    calls = {path.as_posix(): upward(path) for path in PYTHON}
    assert {path: names for path, names in calls.items() if names} == {}


def upward(path: Path) -> set[str]:
    """The functions of a file that call one above them."""
    body = parsed(path).body
    functions = {each.name: each for each in body if isinstance(each, ast.FunctionDef)}
    names = {name: used(function) for name, function in functions.items()}
    return {
        f"{name} calls {other}"
        for name, caller in functions.items()
        for other in names[name] & functions.keys()
        if functions[other].lineno < caller.lineno and name not in names[other]
    }


def used(function: ast.FunctionDef) -> set[str]:
    """The names that a function uses and does not bind itself."""
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    loaded = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    stored = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return loaded - stored - {n.arg for n in ast.walk(function) if isinstance(n, ast.arg)}


def test_imports_have_no_cycle() -> None:
    try:
        TopologicalSorter(import_graph(CORE + SITE)).prepare()
    except CycleError as error:
        pytest.fail("modules import each other: " + " -> ".join(error.args[1]))


@pytest.mark.parametrize("package", LAYERS)
def test_imports_go_to_lower_layers(package: str) -> None:
    layers = {name: layer for layer, names in enumerate(LAYERS[package]) for name in names}
    graph = import_graph([path for path in CORE + SITE if is_within(module_name(path), package)])
    uphill = {
        f"{module} imports {imported_module}"
        for module, all_imported in graph.items()
        for imported_module in all_imported - {package}
        if (here := member(module, package)) != (there := member(imported_module, package))
        and layers.get(here, -1) >= layers[there]  # the package itself has public names
    }
    assert uphill == set()
    members = {member(module, package) for module in graph} - {""}
    assert members == layers.keys()


def is_within(module: str, package: str) -> bool:
    """Whether a package has a module."""
    return f"{module}.".startswith(f"{package}.")


def member(module: str, package: str) -> str:
    """The file or folder of a package that has a module: ``engine`` has ``cy_core.engine.cpu``."""
    return module.removeprefix(package).lstrip(".").partition(".")[0]


def import_graph(paths: list[Path]) -> dict[str, set[str]]:
    """For each of the modules, those among them that it imports; a stub counts as its module."""
    graph: dict[str, set[str]] = {module_name(path): set() for path in paths}
    for path in paths:
        name = module_name(path)
        graph[name] |= imports(path) & graph.keys() - {name}
    return graph


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
