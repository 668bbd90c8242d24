"""Count the label indexes of N = 13 to 18 anew, and write them where the package has them.

    python tools/label_indexes.py

They follow from mathematics alone: what is written must be what stands there, and `git diff` says
whether it is. Ten seconds; `tests/cy_core/ranks/test_index.py` does the same up to N = 17.
"""

from __future__ import annotations

from pathlib import Path

from cy_core.ranks.index import (
    LARGEST_COUNTED_N,
    LARGEST_LABELLED_N,
    bytes_of_index,
    counted_index,
)

FOLDER = Path(__file__).parents[1] / "cy_core" / "ranks"


def main() -> None:
    """Write each, and its size."""
    for n in range(LARGEST_COUNTED_N + 1, LARGEST_LABELLED_N + 1):
        data = bytes_of_index(counted_index(n))
        (FOLDER / f"{n}.index").write_bytes(data)
        print(f"{n}.index: {len(data):,} bytes")


if __name__ == "__main__":
    main()
