"""Record the sources for which the long tests of a part last passed.

    python tools/passed.py core           exit with 0 if the tests passed for these sources, else 1
    python tools/passed.py core --write   record that the tests have just passed

The tests of the core and of long counts take minutes, and few changes touch their sources. So
`.ci/run` runs them only if the sources differ from the record in `.ci/passed.json`. The workflow
runs them every night.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECORD = ROOT / ".ci" / "passed.json"
# The files and folders that the long tests of each part depend on.
PARTS = {
    "core": (
        *("cy_core", "setup.py", "tests/cy_core", "tests/reference.py"),
        *("tools/sanitize.sh", "tools/build_wasm.py"),
    ),
    "counts": ("site_builder/counts", "site_builder/cli/counting.py", "tests/site_builder/counts"),
}


def hash_of(part: str) -> str:
    """Return the SHA-256 of the sources of `part`, names and contents, as 64 hexadecimal digits."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--", *PARTS[part]],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    digest = hashlib.sha256()
    for name in sorted(filter(None, listing.stdout.split("\0"))):
        path = ROOT / name
        # Skip deleted files, because Git lists them until the deletion is committed.
        if path.is_file():
            digest.update(f"{name}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def main(part: str, is_passed: bool) -> int:
    """Record the sources of `part` if `is_passed`, otherwise compare them with the record.

    Return the exit status.
    """
    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    sources = hash_of(part)
    if is_passed:
        record[part] = {"sources": sources, "date": f"{date.today()}"}
        RECORD.write_text(f"{json.dumps(record, indent=2, sort_keys=True)}\n", encoding="utf-8")
        print(f"test-{part} passed: recorded in .ci/passed.json")
        return 0
    passed = record.get(part, {})
    if passed.get("sources") == sources:
        print(f"test-{part} is not run: it passed for these sources on {passed['date']}")
        return 0
    print(f"test-{part} is run: its sources have changed since it passed")
    return 1


if __name__ == "__main__":
    match sys.argv[1:]:
        case [part] if part in PARTS:
            sys.exit(main(part, is_passed=False))
        case [part, "--write"] if part in PARTS:
            sys.exit(main(part, is_passed=True))
        case words:
            typed = " ".join(words) or "nothing"
            remedy = f"write {' or '.join(PARTS)}, and then --write or nothing"
            print(f"passed.py takes a part, got {typed}: {remedy}", file=sys.stderr)
            sys.exit(2)
