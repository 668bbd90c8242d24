from __future__ import annotations

from pathlib import Path

import cy_core
from cy_core import METHODS

FOLDER = Path(__file__).parents[2] / "cy_core"


def test_every_file_of_methods_is_registered_in_both_forms() -> None:
    files = {path.stem for path in (FOLDER / "methods").glob("*.pyx")}
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in files for form in ("recursive", "iterative")
    }


def test_the_stub_names_the_public_api() -> None:
    stub = (FOLDER / "__init__.pyi").read_text("utf-8")
    for name in cy_core.__all__:
        assert f" {name}" in stub or stub.startswith(name) or f"\n{name}" in stub


def test_every_public_object_says_what_it_means() -> None:
    for name in cy_core.__all__:
        if name != "METHODS":
            assert getattr(cy_core, name).__doc__, name
