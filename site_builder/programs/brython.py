"""Python in the browser: the script of a worker that runs programs, made of the package Brython."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from site_builder.values.page import Asset, asset_file, own_asset

REMEDY = "pip install 'queens-atlas[editor]'"
SCRIPT = "assets/queens-python.js"
_WORKER = "assets/queens-python-worker.js"
_HARNESS = "assets/run_program.py"
_LICENCE = "assets/brython-licence.txt"
# Brython wants the global scope, which `eval` gives to it. A page that is opened from disk may
# start no worker from this file: it runs the file as a script, which embeds itself for
# `shared/files.js`. Nothing in a worker of that page has an address, so Brython gets one.
_FRAME = """\
(function queensPython() {
  const whole = String(function () {
self.__BRYTHON__ = { brython_path: "http://localhost/" };
self.qaHarness = %(harness)s;
%(brython)s
%(worker)s
  });
  if (typeof document === "undefined") {
    try {
      (0, eval)(whole.slice(whole.indexOf("{") + 1, -1));
    } catch (error) {
      postMessage({ refused: String(error) });
    }
  } else {
    const embedded = document.createElement("template");
    embedded.dataset.qaFile = document.currentScript.getAttribute("src");
    embedded.content.textContent = `(${queensPython})();`;
    document.head.append(embedded);
  }
})();
"""


def has_brython() -> bool:
    """Whether the package is installed here."""
    return _package() is not None


@cache  # 1.5 MB, the same for all blocks and for all rebuilds of `mkdocs serve`
def python_worker() -> Asset:
    """The script of the worker, with Brython and its licence in it; `has_brython` must be true."""
    package = _package()
    if package is None:
        raise ModuleNotFoundError(f"the package brython is not installed: {REMEDY}")
    parts = {
        "harness": json.dumps(asset_file(_HARNESS).read_text(encoding="utf-8")),
        "brython": (package / "data" / "brython.js").read_text(encoding="utf-8"),
        "worker": own_asset(_WORKER).content,
    }
    licence = asset_file(_LICENCE).read_text(encoding="utf-8")
    return Asset(SCRIPT, f"/*! Brython, https://brython.info\n\n{licence}*/\n{_FRAME % parts}")


def _package() -> Path | None:
    spec = find_spec("brython")
    return Path(spec.origin).parent if spec and spec.origin else None
