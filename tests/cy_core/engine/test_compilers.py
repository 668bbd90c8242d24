"""The engine's C is for every compiler: what only GCC and Clang know stands behind guards.

Windows' own compiler is stood in for: here is what it would read, and a strict compiler's word.
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
    """What a compiler that is neither GCC nor Clang reads; headers of the system are empty."""
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
