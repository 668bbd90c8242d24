"""The public names of the core."""

from __future__ import annotations

import inspect
from importlib.util import find_spec
from typing import get_type_hints

import cy_core


def test_public_names_exist_and_hide_no_module() -> None:
    assert [name for name in cy_core.__all__ if not hasattr(cy_core, name)] == []
    assert [name for name in cy_core.__all__ if find_spec(f"cy_core.{name}") is not None] == []


def test_every_public_function_and_class_has_a_docstring() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    documented = [value for value in public if inspect.isroutine(value) or inspect.isclass(value)]
    assert [value for value in documented if not value.__doc__] == []
    assert len(documented) > 30


def test_type_hints_of_public_functions_resolve() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    all_hints = [str(get_type_hints(value)) for value in public if inspect.isfunction(value)]
    assert sum("numpy." in hints for hints in all_hints) > 3
