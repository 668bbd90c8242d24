"""The public names of the core."""

from __future__ import annotations

import inspect
from importlib.util import find_spec
from typing import get_type_hints

import cy_core


def test_a_public_name_is_there_and_hides_no_module() -> None:
    assert [name for name in cy_core.__all__ if not hasattr(cy_core, name)] == []
    assert [name for name in cy_core.__all__ if find_spec(f"cy_core.{name}") is not None] == []


def test_every_public_function_and_class_says_what_it_means() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    told = [found for found in public if inspect.isroutine(found) or inspect.isclass(found)]
    assert [found for found in told if not found.__doc__] == []
    assert len(told) > 30


def test_programs_can_read_the_types_of_every_public_function() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    arrays = [str(get_type_hints(found)) for found in public if inspect.isfunction(found)]
    assert sum("numpy.ndarray" in told for told in arrays) > 3
