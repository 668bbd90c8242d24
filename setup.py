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

# This reads the file without tomllib, because pip runs setup.py before it compares versions of
# Python, and older versions have no tomllib.
PROJECT = Path("pyproject.toml").read_text(encoding="utf-8")
VERSION, SOURCE = re.findall('^(?:version|Source) = "(.+)"$', PROJECT, re.MULTILINE)
README = Path("README.md").read_text(encoding="utf-8")
C, JOIN = "cy_core/engine/c", "cy_core/engine/join"

# Folders at the top of the repository that a wheel contains inside the package. They have an
# __init__.py, because editable installs map only packages.
MOVED = {
    "site_builder.templates": "templates",
    "site_builder.templates.programs": "content/programs",  # programs that readers edit and run
    "site_builder.theme": "theme",
}

MODULES = [
    # Shared code that Cython would otherwise compile into each module.
    Extension("cy_core.cython_runtime", []),
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
    Extension("*", ["cy_core/**/*.pyx"]),  # all other modules, without options
]

description = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{SOURCE}/raw/main/", README)
description = re.sub(r"(\]\()(?!https?:)", rf"\1{SOURCE}/blob/main/", description)


# C files that are compiled with -O1, which halves the time to compile them. They pass values to the
# engine's C files, or write the steps that explanations show, so they do not need -O3.
GLUE = {
    "cy_core/build_info.c",
    "cy_core/cython_runtime.c",
    "cy_core/engine/binding.c",
    "cy_core/engine/joining.c",
    "cy_core/tracing/search.c",
}


class BuildExtensions(build_ext):
    """The command `build_ext`, with a choice of compiler on Windows and of options elsewhere.

    Windows needs clang-cl for the vectors of the engine, because MSVC cannot compile them.
    """

    # An editable install looks up the options of the command by this name.
    command_name = "build_ext"

    def build_extensions(self) -> None:
        """Set the compiler and the options of each file.

        On Windows, use clang-cl if CC names it, because setuptools ignores CC there. With other
        compilers, set the optimization level of each file, because CFLAGS in the environment
        replace the options of Python. Leave out debug symbols (-g0), because they would be most of
        a wheel.
        """
        if self.compiler.compiler_type != "msvc":
            compile_file = self.compiler._compile

            # setuptools calls the function with these parameters.
            def compile_at_level(obj, src, ext, cc_args, extra_postargs, pp_opts):  # noqa: PLR0913
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
        # Only on Linux, because on other systems each new process would run this file again.
        nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
        shared_utility_qualified_name="cy_core.cython_runtime",
        compiler_directives={
            # The code that pickles the classes would be half of the largest file, and only raise an
            # error, because they have C arrays and pointers.
            "auto_pickle": False,
            # The modules have no state that threads share.
            "freethreading_compatible": True,
        },
    ),
    options={"build_ext": {"parallel": os.cpu_count()}},
    long_description=description,
    long_description_content_type="text/markdown",
)
