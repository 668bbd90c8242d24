"""Test that the C files of the engine suit every compiler, not only GCC and Clang.

The compiler of Windows, MSVC, is not available here. Instead, the tests preprocess the files as it
would, and search the result for extensions of GCC; and they compile the files with strict warnings.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT

pytestmark = [
    pytest.mark.core,
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has compiled it itself"),
]

C_FILES = sorted((ROOT / "cy_core" / "engine").glob("*/*.c"))
SOURCES = [path for path in C_FILES if not path.with_suffix(".pyx").exists()]
INCLUDED = [f"-I{folder}" for folder in sorted({path.parent for path in SOURCES})]
STANDARD = ("assert.h", "limits.h", "math.h", "stddef.h", "stdint.h", "stdlib.h", "string.h")
GNU = re.compile(r"\b(?:__\w+|_Pragma|typeof|u?int128_t|asm)\b|#\s*pragma.*")


def preprocessed(folder: Path, *sources: Path) -> str:
    """Preprocess C files as MSVC would, with empty files in place of the standard headers."""
    for name in STANDARD:
        (folder / name).touch()
    options = ["-E", "-P", "-undef", "-nostdinc", "-D_MSC_VER=1944", f"-I{folder}", *INCLUDED]
    done = subprocess.run(["cc", *options, *sources], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_msvc_sees_no_gnu_extensions(tmp_path: Path) -> None:
    text = preprocessed(tmp_path, *SOURCES)
    assert "count_portable(" in text
    assert GNU.findall(text) == []


def test_strict_compiler_reports_no_warnings_without_vectors() -> None:
    strict = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wvla"]
    options = [*strict, "-Werror", "-fsyntax-only", "-DHAVE_128_KERNELS=0", *INCLUDED]
    done = subprocess.run(["cc", *options, *SOURCES], capture_output=True, text=True)
    assert done.stderr == ""
