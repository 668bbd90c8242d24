"""What runs in the repository's host: sound, pinned, and without credentials to steal."""

from __future__ import annotations

import re
import subprocess
import sys

import yaml

from tests.helpers.sources import ROOT

# The last is what `queens new` gives to others.
PATHS = [
    *(ROOT / ".github" / "workflows").glob("*.yml"),
    ROOT / "templates" / "project" / "pages.yml",
]
TEXTS = {path: path.read_text(encoding="utf-8") for path in PATHS}
# The host's own, and the package index's.
PINNED = re.compile(r"(?:actions|pypa)/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def test_linter_finds_no_mistakes() -> None:
    command = [sys.executable, "-m", "jactionlint", "--no-online", "--shellcheck=", "--pyflakes="]
    assert subprocess.run([*command, *PATHS], capture_output=True, text=True).stdout == ""


def test_actions_are_pinned_and_keep_no_credentials() -> None:
    for path, text in TEXTS.items():
        used = re.findall(r"uses: (?!\./)(.*)", text)
        assert used
        assert [action for action in used if not PINNED.fullmatch(action)] == [], path
        assert text.count("actions/checkout@") == text.count("persist-credentials: false"), path


def test_only_what_publishes_may_write_and_it_waits_for_tests() -> None:
    for path, text in TEXTS.items():
        workflow = yaml.safe_load(text)
        assert workflow["permissions"] == {"contents": "read"}, path
        for name, job in workflow["jobs"].items():
            if "write" in job.get("permissions", {}).values():
                assert name in ("deploy", "publish"), path
                needed = [job["needs"]] if isinstance(job["needs"], str) else job["needs"]
                assert {"build", "test"} & {*needed}, path
