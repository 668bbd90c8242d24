"""Check that a tag can be released, or say on one line what is missing.

python tools/check_release.py v0.2.0
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

CHAPTERS = re.compile(r"^## \[(.*?)\](.*)\n((?:(?!## ).*\n)*)", re.MULTILINE)


def refusal(tag: str, top: Path) -> str:
    """Return the reason why the tag cannot be released, and what to do. Return "" if it can.

    Parameters
    ----------
    tag : str
        ``v`` and the version: ``v0.2.0``.
    top : Path
        The folder of ``pyproject.toml`` and ``CHANGELOG.md``.
    """
    project = tomllib.loads((top / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    if tag != f"v{version}":
        return f"the tag must be v{version}, as in pyproject.toml, got {tag}"
    chapters = CHAPTERS.findall((top / "CHANGELOG.md").read_text(encoding="utf-8"))
    if len(chapters) < 2:
        return f"CHANGELOG.md must have chapters [Unreleased] and [{version}]: add them"
    unreleased, newest, *_ = chapters
    if unreleased[0] != "Unreleased" or unreleased[2].strip():
        return f"CHANGELOG.md must have nothing below [Unreleased]: move it below [{version}]"
    if newest[0] != version:
        return f"the newest version in CHANGELOG.md must be {version}, got {newest[0]}"
    if not re.fullmatch(r" - \d{4}-\d{2}-\d{2}", newest[1]):
        return f"[{version}] in CHANGELOG.md must have its day, got{newest[1] or ' none'}"
    return ""


if __name__ == "__main__":
    sys.exit(refusal(" ".join(sys.argv[1:]), Path(__file__).parents[1]) or None)
