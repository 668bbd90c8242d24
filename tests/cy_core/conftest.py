"""Fixtures for tests of the core."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator

import pytest


@pytest.fixture
def undisturbed() -> Iterator[None]:
    """No other thread runs until this one waits, or gives the interpreter's lock away."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python has no lock that a thread could keep")
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(usual)
