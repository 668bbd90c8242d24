from __future__ import annotations

from cy_core import METHODS
from tests.helpers.sources import ROOT

METHODS_FOLDER = ROOT / "cy_core" / "methods"
ENGINE_IS_MEASURED_WITH = "listing_scalar"  # it lists by the search of a method


def test_every_file_of_methods_is_registered_in_both_forms() -> None:
    files = {path.stem for path in METHODS_FOLDER.glob("*.pyx")} - {ENGINE_IS_MEASURED_WITH}
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in files for form in ("recursive", "iterative")
    }
