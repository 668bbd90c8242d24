"""The script of the worker that runs Python: the installed Brython, with its licence."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page

from site_builder.programs import brython
from tests.helpers.sources import ROOT

START = """(script) => new Promise((done) => {
    const worker = new Worker(URL.createObjectURL(new Blob([script])));
    worker.onmessage = ({ data }) => (done(data), worker.terminate());
})"""


def test_script_has_brython_unchanged_after_its_licence() -> None:
    spec = find_spec("brython")
    assert spec
    assert spec.origin
    original = (Path(spec.origin).parent / "data" / "brython.js").read_text(encoding="utf-8")
    text = str(brython.python_worker().content)
    assert original in text
    licence, _, _ = text.partition("*/")
    assert "Pierre Quentel" in licence
    assert "Redistributions in binary form" in licence


@pytest.mark.soak
def test_python_starts_where_the_language_has_a_name_that_intl_refuses(desktop_page: Page) -> None:
    posix = 'Object.defineProperty(navigator, "language", { value: "en-US@posix" });'
    desktop_page.goto("about:blank")
    assert desktop_page.evaluate(START, f"{posix}{brython.python_worker().content}") == {
        "isReady": True
    }


def test_without_the_package_the_remedy_names_an_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(brython, "find_spec", lambda name: None)
    brython.python_worker.cache_clear()
    assert not brython.has_brython()
    with pytest.raises(ModuleNotFoundError, match=r"queens-atlas\[editor\]"):
        brython.python_worker()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"]["editor"][0].startswith("brython>=")


def test_every_module_has_a_file_and_so_have_those_that_it_needs() -> None:
    files = {Path(asset.path).stem: str(asset.content) for asset in brython.python_modules()}
    assert set(brython.MODULES) <= {*files, "sys"}
    for name, script in files.items():
        text = json.loads(re.findall(r"textContent = (.+);\n", script)[0])
        assert set(json.loads(text)["needs"]) <= files.keys() - {name}
    assert "itertools" in brython.imports_of("collections", brython._library())
