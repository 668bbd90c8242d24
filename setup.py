"""Compile the Cython modules, and show the README on a package index with absolute links."""

import os
import re
import shutil
import sys
from glob import glob
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

# pip runs this file before it compares versions of Python, and older ones have no tomllib.
PROJECT = Path("pyproject.toml").read_text(encoding="utf-8")
VERSION, SOURCE = re.findall('^(?:version|Source) = "(.+)"$', PROJECT, re.MULTILINE)
README = Path("README.md").read_text(encoding="utf-8")
C, JOIN = "cy_core/engine/c", "cy_core/engine/join"

# These stand at the top of the repository, and travel inside the package in a wheel. Their
# __init__.py is there for editable installs, which follow a mapping to packages only.
MOVED = {
    "site_builder.templates": "templates",
    "site_builder.templates.programs": "content/programs",  # those that a reader sees and edits
    "site_builder.theme": "theme",
}

MODULES = [
    Extension("cy_core.cython_runtime", []),  # what Cython would otherwise compile into each module
    Extension(
        "cy_core.build_info",
        ["cy_core/build_info.pyx"],
        define_macros=[("CORE_VERSION", VERSION)],
        depends=["pyproject.toml"],
    ),
    Extension(
        "cy_core.engine.binding",
        ["cy_core/engine/binding.pyx", *sorted(glob(f"{C}/*.c"))],
        include_dirs=[C],
        depends=glob(f"{C}/*.h"),
    ),
    Extension(
        "cy_core.engine.joining",
        ["cy_core/engine/joining.pyx", *sorted(glob(f"{JOIN}/*.c"))],
        include_dirs=[C, JOIN],
        depends=glob(f"{C}/*.h") + glob(f"{JOIN}/*.h"),
    ),
    Extension("*", ["cy_core/**/*.pyx"]),  # all others need no options
]

description = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{SOURCE}/raw/main/", README)
description = re.sub(r"(\]\()(?!https?:)", rf"\1{SOURCE}/blob/main/", description)


# These only pass values on to C, so `-O1` costs them nothing, and they compile twice as fast.
GLUE = {
    "cy_core/build_info.c",
    "cy_core/cython_runtime.c",
    "cy_core/engine/binding.c",
    "cy_core/engine/joining.c",
}


class BuildExtensions(build_ext):
    """With CC=clang-cl, compile by it on Windows: MSVC cannot compile the engine's vectors."""

    command_name = "build_ext"  # an editable install would look for options by the class's name

    def build_extensions(self) -> None:
        """Name the compiler, for which setuptools itself does not ask CC on Windows.

        Elsewhere, name the level of each file, as a CFLAGS in the environment replaces that of
        Python. Nobody reads symbols for a debugger, which are most of a wheel.
        """
        if self.compiler.compiler_type != "msvc":
            compile_file = self.compiler._compile

            def compile_at_level(obj, src, ext, cc_args, extra_postargs, pp_opts):
                level = "-O1" if Path(src).as_posix() in GLUE else "-O3"
                compile_file(obj, src, ext, cc_args, [*extra_postargs, "-g0", level], pp_opts)

            self.compiler._compile = compile_at_level
        elif os.environ.get("CC") == "clang-cl":
            if not self.compiler.initialized:
                self.compiler.initialize()
            self.compiler.cc = shutil.which("clang-cl") or "clang-cl"
        super().build_extensions()


setup(
    packages=[*find_packages(include=["cy_core*", "queens_atlas*", "site_builder*"]), *MOVED],
    package_dir=MOVED,
    cmdclass={"build_ext": BuildExtensions},
    ext_modules=cythonize(
        MODULES,
        # Only Linux forks processes; elsewhere each new one would run this file again.
        nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
        shared_utility_qualified_name="cy_core.cython_runtime",
        compiler_directives={"freethreading_compatible": True},  # no state that threads share
    ),
    options={"build_ext": {"parallel": os.cpu_count()}},
    long_description=description,
    long_description_content_type="text/markdown",
)
