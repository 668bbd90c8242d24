"""What ``pyproject.toml`` cannot say: compile on all cores, and show an index whole addresses."""

import os
import re
import tomllib
from pathlib import Path

from Cython.Build import cythonize
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
# It warns of `bits & -bits`, where the minus of an unsigned number is meant as it stands.
FLAGS = {"msvc": ["/wd4146"]}
# What Cython gives to every module that has memory views or the like is compiled once, and not for
# each: half of the time that compiling takes.
RUNTIME = "cy_core.cython_runtime"
# It is told the version, which a command would need a tenth of its time to read in the metadata.
BUILD_INFO = "cy_core.build_info"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class BuildOnAllCores(build_ext):
    """Compiles the C files in threads; Cython goes first and alone, as threads confuse it."""

    def build_extensions(self) -> None:
        """Translate all, then compile all."""
        translated = cythonize(self.extensions, shared_utility_qualified_name=RUNTIME)
        for module, in_c in zip(self.extensions, translated, strict=True):
            module.sources = in_c.sources
            module.extra_compile_args += FLAGS.get(self.compiler.compiler_type, [])
            if module.name == BUILD_INFO:
                module.define_macros.append(("CORE_VERSION", PROJECT["version"]))
        self.parallel = self.parallel or os.cpu_count()
        super().build_extensions()


def description() -> str:
    """The README with whole addresses: on a package index no file stands beside it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    place = PROJECT["urls"]["Source"]
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{place}/raw/main/", text)
    return re.sub(r"(\]\()(?!https?:)", rf"\1{place}/blob/main/", text)


setup(
    cmdclass={"build_ext": BuildOnAllCores},
    long_description=description(),
    long_description_content_type="text/markdown",
)
