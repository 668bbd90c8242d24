"""The public names of the core, and the stubs from which editors and the reference take them."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from typing import get_type_hints

import cy_core
from tests.helpers.sources import ROOT, files, module_name


def test_public_names_exist_and_hide_no_module() -> None:
    assert [name for name in cy_core.__all__ if not hasattr(cy_core, name)] == []
    assert [name for name in cy_core.__all__ if find_spec(f"cy_core.{name}") is not None] == []


def test_type_hints_of_public_functions_resolve() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    hints = [str(get_type_hints(value)) for value in public if inspect.isfunction(value)]
    assert any("numpy." in each for each in hints)


def test_a_docstring_of_a_stub_is_that_of_the_function() -> None:
    documented = set()
    for path in files(".pyi", under=("cy_core",)):
        for node in ast.parse((ROOT / path).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
                function = getattr(import_module(module_name(path)), node.name)
                assert text == cleandoc(function.__doc__), node.name
                documented.add(node.name)
    assert documented == {"images", "canonical", "orbit"}
