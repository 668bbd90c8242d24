from __future__ import annotations

import pytest

from cy_core import METHODS, InputError, method_source
from tests.helpers.sources import ROOT

FOLDER = ROOT / "cy_core" / "methods"


def test_source_of_a_form_is_a_part_of_its_file() -> None:
    for method in METHODS:
        text = (FOLDER / f"{method.key}.pyx").read_text("utf-8")
        part, rest = (method_source(method.key, name) for name in (method.form, "shared"))
        assert part in text
        assert "cdef void" in part
        assert rest.splitlines()[0] in text
        assert part not in rest


def test_unknown_part_is_refused() -> None:
    with pytest.raises(InputError, match="a part must be recursive, iterative or shared, got foo"):
        method_source("bitmap", "foo")
