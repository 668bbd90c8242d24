"""What setup.py adds to pyproject.toml, without a build: its tools are stood in for."""

from __future__ import annotations

import os
import re
import runpy
import sys
import tomllib
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers.sources import ROOT

DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES = [module["name"] for module in DECLARED["tool"]["setuptools"]["ext-modules"]]
HOST = "https://github.com/queens-atlas/queens-atlas/"


class Build:
    """A build as setuptools has it: it compiles what is C by then, in so many threads."""

    def __init__(self, parallel: int | None = None, compiler: str = "unix") -> None:
        self.parallel = parallel
        self.compiler = SimpleNamespace(compiler_type=compiler)
        self.extensions = [
            SimpleNamespace(
                name=name,
                sources=["search.pyx", "engine.c"],
                extra_compile_args=[],
                define_macros=[],
            )
            for name in ("cy_core.search", "cy_core.build_info")
        ]
        self.compiled: list[list[str]] = []

    def build_extensions(self) -> None:
        self.compiled = [module.sources for module in self.extensions]


def translated(modules: list[Any], *, shared_utility_qualified_name: str) -> list[Any]:
    """Copies of the modules, as Cython makes them, with C in place of Cython."""
    assert shared_utility_qualified_name in MODULES
    return [
        SimpleNamespace(sources=[source.replace(".pyx", ".c") for source in module.sources])
        for module in modules
    ]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py hands to setuptools."""
    told: dict[str, Any] = {}
    for name, content in (
        ("Cython.Build", SimpleNamespace(cythonize=translated)),
        ("setuptools", SimpleNamespace(setup=told.update)),
        ("setuptools.command.build_ext", SimpleNamespace(build_ext=Build)),
    ):
        monkeypatch.setitem(sys.modules, name, content)
    runpy.run_path(str(ROOT / "setup.py"))
    return told


def test_all_cores_compile_what_is_translated_already(given: dict[str, Any]) -> None:
    build = given["cmdclass"]["build_ext"]()
    build.build_extensions()
    assert build.compiled == [["search.c", "engine.c"]] * 2
    assert build.parallel == os.cpu_count()


def test_whoever_asks_for_fewer_threads_gets_them(given: dict[str, Any]) -> None:
    build = given["cmdclass"]["build_ext"](parallel=1)
    build.build_extensions()
    assert build.parallel == 1


@pytest.mark.parametrize(("compiler", "flags"), [("unix", []), ("msvc", ["/wd4146"])])
def test_only_the_compiler_of_windows_is_told_what_is_meant(
    given: dict[str, Any], compiler: str, flags: list[str]
) -> None:
    build = given["cmdclass"]["build_ext"](compiler=compiler)
    build.build_extensions()
    assert [module.extra_compile_args for module in build.extensions] == [flags] * 2


def test_one_module_is_told_the_version(given: dict[str, Any]) -> None:
    build = given["cmdclass"]["build_ext"]()
    build.build_extensions()
    told = [("CORE_VERSION", DECLARED["project"]["version"])]
    assert [module.define_macros for module in build.extensions] == [[], told]


def test_no_link_of_the_description_is_relative(given: dict[str, Any]) -> None:
    assert given["long_description_content_type"] == "text/markdown"
    links = re.findall(r"\]\((.*?)(?:#.*?)?\)", given["long_description"])
    assert [link for link in links if not link.startswith("https://")] == []
    ours = [link.removeprefix(HOST).split("/", 2) for link in links if link.startswith(HOST)]
    assert len(ours) > 6
    assert [path for _, _, path in ours if not (ROOT / path).exists()] == []
    assert [path for view, _, path in ours if (view == "raw") != path.endswith(".png")] == []
