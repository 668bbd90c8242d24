"""NumPy is loaded by whoever first needs an array, and by nobody else."""

from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

from cy_core.arrays import np

WHO_NEEDS_IT = """
import sys, cy_core
cy_core.count(8)
print("numpy" in sys.modules)
cy_core.fundamental(8)
print("numpy" in sys.modules)
"""


@pytest.mark.soak
def test_counting_does_not_load_numpy() -> None:
    command = [sys.executable, "-c", WHO_NEEDS_IT]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout == "False\nTrue\n"


def test_lazy_numpy_has_the_attributes_of_numpy() -> None:
    assert np.array is numpy.array
    assert np.uint8 is numpy.uint8
    with pytest.raises(AttributeError, match="module 'numpy' has no attribute 'boards'"):
        np.boards  # type: ignore[attr-defined]  # noqa: B018
