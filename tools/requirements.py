"""Prints what ``pyproject.toml`` requires, one a line: to ``build``, to ``run``, for an extra.

pip can install these for a project, too, but not without building the project again.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
REQUIRED = {
    "build": PYPROJECT["build-system"]["requires"],
    "run": PROJECT["dependencies"],
    **PROJECT["optional-dependencies"],
}

if __name__ == "__main__":
    for purpose in sys.argv[1:]:
        print(*REQUIRED[purpose], sep="\n")
