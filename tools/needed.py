"""Name what an installation needs and this machine lacks, in one line, before it begins.

Any Python 3 can run this.
"""

import os
import subprocess
import sys
import sysconfig

DEBIAN = "On Debian and Ubuntu: apt install"


def missing():
    """What to install; None if all is there."""
    if sys.version_info < (3, 11):  # noqa: UP036  # make may run an older one
        return "Python 3.11 or newer, and name it: make PYTHON=python3.14"
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return f"venv for Python. {DEBIAN} python3-venv"
    compiler = [*os.environ.get("CC", "cc").split(), "-E", "-", "-I", sysconfig.get_path("include")]
    try:
        subprocess.run(compiler, input=b"#include <Python.h>", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return f"a C compiler and the headers of Python. {DEBIAN} build-essential python3-dev"
    return None


WHAT = missing()
if WHAT:
    sys.exit(f"Please install {WHAT}")
