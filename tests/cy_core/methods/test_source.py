from __future__ import annotations

import pytest

from cy_core import METHODS, InputError, method_source
from tests.helpers.sources import ROOT

FOLDER = ROOT / "cy_core" / "methods"


@pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")
def test_source_of_a_form_is_a_part_of_its_file(method: object) -> None:
    key, form = method.key, method.form  # type: ignore[attr-defined]
    text = (FOLDER / f"{key}.pyx").read_text("utf-8")
    part = method_source(key, form)
    assert part in text
    assert "cdef void" in part
    assert method_source(key, "shared").splitlines()[0] in text
    assert part not in method_source(key, "shared")


def test_unknown_part_is_refused() -> None:
    with pytest.raises(InputError, match="a part must be recursive, iterative or shared, got foo"):
        method_source("bitmap", "foo")


def test_unknown_method_is_refused() -> None:
    with pytest.raises(InputError, match="unknown method bitmaps"):
        method_source("bitmaps", "recursive")
