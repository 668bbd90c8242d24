"""Rebuild the files with the label indexes and the queens per square of N = 13 to 18.

    python tools/label_indexes.py

The files depend on mathematics alone, so `git diff` must show no change afterwards. This takes half
a minute. `tests/cy_core/test_ranks.py` repeats the counts of all N except the largest.
"""

from __future__ import annotations

from pathlib import Path

from cy_core.ranks.index import (
    MAX_COUNTED_N,
    MAX_LABELLED_N,
    counted_index,
    index_to_bytes,
)
from cy_core.ranks.squares import csv_lines

FOLDER = Path(__file__).parents[1] / "cy_core" / "ranks"


def main() -> None:
    """Write the files and print their sizes."""
    lines = ["n,row,column,solutions"]
    for n in range(MAX_COUNTED_N + 1, MAX_LABELLED_N + 1):
        data = index_to_bytes(counted_index(n))
        (FOLDER / f"{n}.index").write_bytes(data)
        print(f"{n}.index: {len(data):,} bytes")
        lines += csv_lines(n)
    text = "\n".join([*lines, ""])
    (FOLDER / "squares.csv").write_text(text, encoding="utf-8", newline="\n")
    print(f"squares.csv: {len(text):,} bytes")


if __name__ == "__main__":
    main()
