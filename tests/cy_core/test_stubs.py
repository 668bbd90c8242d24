"""The stubs of compiled modules, from which editors and the reference take what they show."""

from __future__ import annotations

import ast
from importlib import import_module
from inspect import cleandoc

import pytest

from tests.helpers.sources import ROOT, files, module_name

STUBS = files(".pyi", under=("cy_core",))
PUBLIC = {"images", "canonical", "orbit"}  # what `cy_core` exports of a stub with docstrings


def documented(path: str) -> dict[str, str]:
    """The docstrings of a stub by the name of the function."""
    functions = [
        node
        for node in ast.parse((ROOT / path).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    return {each.name: text for each in functions if (text := ast.get_docstring(each))}


@pytest.mark.parametrize("path", STUBS, ids=str)
def test_a_docstring_of_a_stub_is_that_of_the_function(path: str) -> None:
    module = import_module(module_name(path))  # type: ignore[arg-type]
    for name, text in documented(path).items():
        assert text == cleandoc(getattr(module, name).__doc__), name


def test_public_functions_of_the_symmetry_have_docstrings_in_their_stub() -> None:
    assert documented("cy_core/symmetry.pyi").keys() == PUBLIC
