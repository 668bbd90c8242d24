"""A wheel built from this tree is a working plugin in another person's MkDocs project."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from site_builder.programs.exercises import exercise_names
from tests.helpers.markup import SVG, parse_page
from tests.helpers.sources import ROOT, install_commands, list_files

pytestmark = pytest.mark.slow

SOURCES = (
    *("content/programs", "cy_core", "queens_atlas", "site_builder", "templates", "theme"),
    "tests",
)
DOCUMENTS = ("MANIFEST.in", "pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-CONTENT")

BROUGHT_BY_EXTRAS = ("brython", "dask", "distributed", "mkdocstrings", "pyarrow", "resvg_py")
SAVE = "import queens_atlas; queens_atlas.board('8.4.1').save('board.{}')"
# (command, name of the extra that it needs).
NEEDING = [
    (("python", "-c", SAVE.format("png")), "cards"),
    (("queens", "count", "16", "--cluster", "local:2"), "cluster"),
    (("queens", "list", "4", "--output", "boards.parquet"), "data"),
]

SOMEBODY_ELSES_MKDOCS_YML = """\
site_name: Chess club
theme: queens-atlas
plugins:
  - queens-atlas:
      galleries: "4-6"
      solution_pages: 5
      boards_per_page: 2
      coordinates: true
"""


def build_products(folder: str, names: list[str]) -> set[str]:
    """Return which of `names`, the files in a folder, are build products.

    `shutil.copytree` calls this and ignores these files. C files are build products if Cython
    generates them; the engine's C files are source.
    """
    compiled = {name for name in names if Path(name).suffix in (".so", ".pyd")}
    of_cython = {f"{Path(name).stem}.c" for name in names if name.endswith(".pyx")}
    return compiled | of_cython | {"cython_runtime.c", "__pycache__"}


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command that must succeed; return its output.

    `PYTHONPATH` is removed, so that our modules are not found by it. `variables` are set in the
    environment.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"NO_MKDOCS_2_WARNING": "1", **variables}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel. It is built from the source distribution, so that missing files are noticed."""
    tree = tmp_path_factory.mktemp("tree")
    copy_sources(tree)
    output_folder = tree / "dist"
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", output_folder)
    run(*build, "--sdist", cwd=tree)
    with tarfile.open(next(output_folder.glob("*.tar.gz"))) as archive:
        # Python 3.11.2 of Debian 12 has no filters yet, but 3.12 and 3.13 warn without a filter.
        filters = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(tree, **filters)
        unpacked = tree / archive.getnames()[0]
    copy_compiled_modules(unpacked)
    run(*build, "--wheel", cwd=unpacked)
    return next(output_folder.glob("*.whl"))


def copy_sources(tree: Path) -> None:
    """Copy the files of this clone that a source distribution has."""
    for folder in SOURCES:
        shutil.copytree(ROOT / folder, tree / folder, ignore=build_products)
    for document in DOCUMENTS:
        shutil.copy(ROOT / document, tree)


def copy_compiled_modules(tree: Path) -> None:
    """Copy the compiled modules of this tree, because compiling takes long.

    The modules are built from sources that the distribution must have, too.
    """
    output_folder = (
        tree / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    )
    compiled = [path for path in (ROOT / "cy_core").rglob("*.*") if path.suffix in (".so", ".pyd")]
    translated = [path for path in (ROOT / "cy_core").rglob("*.c") if path.parent.name != "c"]
    # Copy in this order, so that each file is newer than its source and is not built again.
    for those, top in ((translated, tree), (compiled, output_folder)):
        for path in those:
            copy = top / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment with our wheel and its dependencies.

    The dependencies come from the environment of the tests.
    """
    # The new environment gets this folder by a .pth file. Python ignores .pth files in such a
    # folder, so that our editable install stays invisible.
    return environment(tmp_path_factory.mktemp("environment"), wheel, sysconfig.get_path("purelib"))


@pytest.fixture(scope="module")
def bare_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment without packages that come with an extra."""
    lent = tmp_path_factory.mktemp("lent")
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if path.name not in BROUGHT_BY_EXTRAS and path.suffix != ".pth":
            (lent / path.name).symlink_to(path)
    return environment(tmp_path_factory.mktemp("bare"), wheel, str(lent))


def environment(home: Path, wheel: Path, lent: str) -> Path:
    """Create an environment in the folder `home`; return the folder of its commands.

    It has our wheel, and the packages in the folder `lent`.
    """
    venv.create(home)
    paths = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    commands = Path(paths["scripts"])
    pip = (sys.executable, "-m", "pip", "--python", commands / "python")
    run(*pip, "install", "--no-deps", "--no-index", "--no-compile", wheel, cwd=home)
    (Path(paths["purelib"]) / "lent.pth").write_text(lent)
    return commands


@pytest.fixture(scope="module")
def club(bin_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a project with only a start page."""
    project = tmp_path_factory.mktemp("chess_club")
    (project / "docs").mkdir()
    (project / "docs" / "index.md").write_text("# Chess club\n", encoding="utf-8")
    (project / "mkdocs.yml").write_text(SOMEBODY_ELSES_MKDOCS_YML, encoding="utf-8")
    run(bin_folder / "python", "-m", "mkdocs", "build", "--strict", cwd=project)
    return project / "site"


def test_wheel_has_the_packages_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    tops = {name.partition("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"cy_core", "queens_atlas", "site_builder"}
    # The wheel has no other C files than the programs that steppers highlight.
    programs = "site_builder/templates/programs/"
    sources = {name for name in names if name.endswith((".c", ".pyc"))}
    assert {name for name in sources if not name.startswith(programs)} == set()
    paths = set(list_files(".py", ".pyi", ".csv", ".index", ".jinja", under=SOURCES[1:4]))
    paths |= set(
        list_files(".pyx", under=("cy_core/methods", "cy_core/puzzles"))
    )  # which pages show
    templates = (path for path in (ROOT / "templates").rglob("*") if path.is_file())
    expected = {path.as_posix() for path in paths} | {
        f"site_builder/{path.relative_to(ROOT).as_posix()}"
        for path in templates
        if path.suffix != ".pyc"
    }
    assert expected - names == set()
    figures = {name for name in names if name.startswith("site_builder/figures/")}
    # The wheel has the scripts and style sheets of figures only as built files, among the assets.
    assert {name for name in figures if name.endswith((".js", ".css"))} == set()
    assert {f"{programs}{name}" for name in ("bitmap.py", "bitmap.c")} <= names
    assert {"cy_core/py.typed", "site_builder/py.typed"} <= names


def test_sdist_has_every_source_and_no_tests(wheel: Path) -> None:
    with tarfile.open(next(wheel.parent.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert not [name for name in names if name.startswith("tests")]
    paths = set(list_files(".py", ".pyx", ".pxd", ".pyi", ".h", ".csv", under=SOURCES[:-1]))
    paths |= set(list_files(".c", under=("cy_core/engine/c",)))
    assert {path.as_posix() for path in paths} | set(DOCUMENTS) <= names


def test_readme_of_the_wheel_has_absolute_links(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    text = archive.read(metadata).decode()
    links = re.findall(r"(!?)\[[^]]*\]\((.*?)\)", text.partition("\n\n")[2])
    assert len(links) > 6
    assert [link for _, link in links if not link.startswith("https://")] == []
    assert all("/raw/main/.github/" in link for picture, link in links if picture)
    assert "Project-URL: Source, https://" in text


def test_an_old_python_can_run_the_setup() -> None:
    """An old Python must run setup.py, so that pip can report which Python is needed."""
    program = (ROOT / "setup.py").read_text(encoding="utf-8")
    ast.parse(program, feature_version=(3, 9))
    # `tomllib` is new in Python 3.11, so an older Python cannot import it.
    assert "import tomllib" not in program


def test_new_environment_runs_the_wheel(bin_folder: Path, tmp_path: Path) -> None:
    code = "import cy_core, site_builder; print(cy_core.__file__, site_builder.__file__, sep='\\n')"
    locations = run(bin_folder / "python", "-c", code, cwd=tmp_path).splitlines()
    home = bin_folder.parent.resolve()
    assert [place for place in locations if not Path(place).resolve().is_relative_to(home)] == []
    output = run(bin_folder / "queens", "count", "6", "--json", cwd=tmp_path)
    assert json.loads(output)["total"] == 4
    code = "from site_builder.programs.exercises import exercise_names; print(*exercise_names())"
    assert run(bin_folder / "python", "-c", code, cwd=tmp_path).split() == list(exercise_names())


@pytest.mark.skipif(sys.platform == "win32", reason="links to folders are for other systems")
def test_without_extras_the_package_counts_and_draws(bare_folder: Path, tmp_path: Path) -> None:
    code = f"import queens_atlas; print(queens_atlas.count(6).total); {SAVE.format('svg')}"
    assert run(bare_folder / "python", "-c", code, cwd=tmp_path) == "4\n"
    assert (tmp_path / "board.svg").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="links to folders are for other systems")
@pytest.mark.parametrize(("command", "extra"), NEEDING)
def test_without_an_extra_one_line_names_it(
    bare_folder: Path, tmp_path: Path, command: tuple[str, ...], extra: str
) -> None:
    name, *options = command
    done = subprocess.run(
        [bare_folder / name, *options], cwd=tmp_path, capture_output=True, text=True
    )
    *traceback, message = done.stderr.splitlines()
    assert f"queens-atlas[{extra}]" in message
    assert (done.returncode, traceback) == (2, []) or name == "python"


@pytest.mark.parametrize("command", [command for command, extra in NEEDING if extra != "cluster"])
def test_with_its_extra_a_command_succeeds(
    bin_folder: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    run(bin_folder / command[0], *command[1:], cwd=tmp_path)
    assert list(tmp_path.iterdir())


def test_installed_plugin_draws_galleries_by_its_options(club: Path) -> None:
    folder = club / "boards" / "6"
    page, _ = parse_page((folder / "index.html").read_text(encoding="utf-8"))
    assert [board for board in page.iter(f"{SVG}svg") if board.get("role") == "img"]
    assert (club / "boards" / "5" / "5.2.1" / "index.html").is_file()
    assert not (club / "boards" / "7").exists()
    assert not (folder / "6.4.1").exists()
    links = [link.get("href", "") for link in page.iter("link")]
    ours = [href for href in links if "queens-atlas" in href]
    assert ours
    assert all((folder / href).resolve().is_file() for href in ours)


@pytest.mark.skipif(sys.platform == "win32", reason="the lines are for a shell")
def test_first_commands_of_the_readme_build_a_site(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    clone.mkdir()
    copy_sources(clone)
    copy_compiled_modules(clone)
    # The packages for building come from the environment of the tests, because the test must not
    # need the package index.
    lent = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": sysconfig.get_path("purelib"),
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_IGNORE_INSTALLED": "1",
    }
    # Build the site instead of serving it, because serving does not end.
    script = "\n".join(install_commands("README.md")).replace(
        "mkdocs serve", "mkdocs build --strict"
    )
    run("sh", "-ec", script, cwd=clone, **lent)
    assert (tmp_path / "my-board-site" / "site" / "boards" / "index.html").is_file()
