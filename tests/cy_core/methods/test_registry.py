from __future__ import annotations

import pytest

from cy_core import (
    METHODS,
    count,
    find_method,
    find_rival,
    method_source,
    program_lines,
    trace,
)
from tests.helpers.sources import ROOT

METHODS_FOLDER = ROOT / "cy_core" / "methods"
ENGINE_IS_MEASURED_WITH = "listing_scalar"  # it lists by the search of a method


def test_every_method_file_is_registered_in_both_forms() -> None:
    files = {path.stem for path in METHODS_FOLDER.glob("*.pyx")} - {ENGINE_IS_MEASURED_WITH}
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in files for form in ("recursive", "iterative")
    }


@pytest.mark.parametrize("key", ["placement-flags", "placement_flags"])
def test_method_key_may_have_hyphens(key: str) -> None:
    assert find_method(key, "iterative").key == "placement_flags"
    assert count(6, method=key).total == 4
    assert [step.kind for step in trace(1, key)]
    assert method_source(key, "recursive") == method_source("placement_flags", "recursive")
    assert program_lines(key, "recursive") == program_lines("placement_flags", "recursive")
    assert find_rival(key, 4, ((0, 0),)) is None
