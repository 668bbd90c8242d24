from __future__ import annotations

import pytest

from cy_core import METHODS, InputError, method_source
from tests.helpers.sources import ROOT

FOLDER = ROOT / "cy_core" / "methods"


@pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")
def test_the_source_of_a_form_is_in_its_file_and_ends_with_its_door(method: object) -> None:
    key, form = method.key, method.form  # type: ignore[attr-defined]
    text = (FOLDER / f"{key}.pyx").read_text("utf-8")
    part = method_source(key, form)
    assert part in text
    assert "cdef void" in part
    assert method_source(key, "shared").splitlines()[0] in text
    assert part not in method_source(key, "shared")


def test_unknown_part() -> None:
    with pytest.raises(InputError, match="a part must be recursive, iterative or shared, got foo"):
        method_source("bitmap", "foo")


def test_unknown_method() -> None:
    with pytest.raises(InputError, match="unknown method bitmaps"):
        method_source("bitmaps", "recursive")
