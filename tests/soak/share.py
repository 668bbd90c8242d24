"""A plugin of pytest for the soak: some of the slow tests, by chance, but the same in a round."""

from __future__ import annotations

import os
from random import Random

import pytest

PARTS = 6


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep a part of the slow ones; all processes of a round choose the same."""
    slow = [item for item in items if item.get_closest_marker("slow")]
    chosen = Random(int(os.environ["SOAK_ROUND"])).sample(slow, len(slow) // PARTS)
    left_out = set(slow) - set(chosen)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
