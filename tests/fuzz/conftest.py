"""The fuzzers' budget, from the options of pytest in `tests/conftest.py`."""

from __future__ import annotations

import pytest

from tests.fuzz.fuzzer import Fuzzer


@pytest.fixture
def fuzz(pytestconfig: pytest.Config) -> Fuzzer:
    """Runs the cases of one test."""
    names = ("seed", "seconds", "case")
    return Fuzzer(*(pytestconfig.getoption(f"fuzz_{name}") for name in names))
