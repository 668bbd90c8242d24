"""Prints what ``pyproject.toml`` requires, one a line: to build and run, or for an extra it names.

pip can install these for a project, too, but not without building the project again.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def requirements(extra: str | None = None) -> list[str]:
    """Those of the extra, or of the project and its build."""
    project = PYPROJECT["project"]
    if extra:
        return project["optional-dependencies"][extra]
    return PYPROJECT["build-system"]["requires"] + project["dependencies"]


if __name__ == "__main__":
    print(*requirements(*sys.argv[1:]), sep="\n")
