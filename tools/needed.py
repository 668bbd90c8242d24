"""Check that the programs for an installation exist, or name a missing program in one line.

Run `needed.py` before `make serve`, and `needed.py tests` before `make test`. Any Python 3 can run
this script.
"""

import os
import subprocess
import sys
import sysconfig

DEBIAN = "On Debian and Ubuntu: apt install"


def missing():
    """Return a missing program that the site needs, with the way to install it, or None."""
    # Make may run this script with an older Python than the package requires.
    if sys.version_info < (3, 11):  # noqa: UP036
        return "Python 3.11 or newer, and name it: make PYTHON=python3.14"
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return f"venv for Python. {DEBIAN} python3-venv"
    compiler = [*os.environ.get("CC", "cc").split(), "-E", "-", "-I", sysconfig.get_path("include")]
    if not preprocesses(compiler, b"#include <Python.h>"):
        return f"a C compiler and the headers of Python. {DEBIAN} build-essential python3-dev"
    return None


def missing_for_tests():
    """Return a missing program that the tests need, with the way to install it, or None.

    The tests need a compiler for the C++ programs of the lessons.
    """
    if not preprocesses(["c++", "-E", "-x", "c++", "-"], b"#include <vector>"):
        return f"a C++ compiler named c++, for the tests. {DEBIAN} g++"
    return None


def preprocesses(compiler, program):
    """Return whether the command `compiler` exists and finds the headers of `program`."""
    try:
        return subprocess.run(compiler, input=program, capture_output=True).returncode == 0
    except OSError:
        return False


MISSING = missing_for_tests() if "tests" in sys.argv[1:] else missing()
if MISSING:
    sys.exit(f"Please install {MISSING}")
