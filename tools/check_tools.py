"""Says on one line which tool an installation would lack, and how to get it.

Written for every Python 3 there is, as it is what tells the old ones from the new.
"""

import os
import shlex
import subprocess
import sys
import sysconfig

GET_PYTHON = "https://www.python.org/downloads/ has it; name it: make serve PYTHON=python3.14"
GET_VENV = "Debian and Ubuntu: sudo apt install python3-venv"
GET_COMPILER = (
    "Debian and Ubuntu: sudo apt install build-essential; Fedora: sudo dnf install gcc; "
    "macOS: xcode-select --install"
)
GET_HEADERS = (
    "Debian and Ubuntu: sudo apt install build-essential python3-dev; "
    "Fedora: sudo dnf install gcc python3-devel"
)


def missing() -> str:
    """What is missing and how to get it; nothing if all is there."""
    if sys.version_info < (3, 11):
        return f"Python must be 3.11 or newer, got {sys.version.split()[0]}: {GET_PYTHON}"
    if not runs([sys.executable, "-c", "import venv, ensurepip"]):
        return f"Python must have venv and ensurepip: {GET_VENV}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not runs([*compiler, "--version"]):
        return f"a C compiler must be installed, tried {compiler[0]}: {GET_COMPILER}"
    headers = "-I" + sysconfig.get_path("include")
    if not runs([*compiler, headers, "-E", "-"], b"#include <Python.h>"):
        return f"the headers of Python and C must be installed, tried Python.h: {GET_HEADERS}"
    return ""


def runs(command: list, given: bytes = b"") -> bool:
    """Whether a command is there and succeeds."""
    try:
        return subprocess.run(command, input=given, capture_output=True).returncode == 0
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(missing() or None)
