"""Python in the browser, made of the package Brython: the script of a worker that runs programs.

Modules of the standard library are files of their own. A page loads those that a program imports.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from site_builder.values.page import Asset, built_asset

REMEDY = "pip install 'queens-atlas[editor]'"
SCRIPT = "assets/queens-python.js"
# What a program may import: what searches are written with, and loads within a second or two.
MODULES = (
    *("__future__", "abc", "array", "bisect", "collections", "copy", "dataclasses", "datetime"),
    *("enum", "functools", "heapq", "itertools", "math", "operator", "pprint", "random", "re"),
    *("string", "sys", "time", "timeit", "types", "typing"),
)
_WORKER = "assets/queens-python-worker.js"
# Brython wants the global scope, which `eval` gives to it. A page that is opened from disk may
# start no worker from this file: it runs the file as a script, which embeds itself for
# `shared/files.js`. Nothing in a worker of that page has an address, so Brython gets one.
# It fails in a language that the browser cannot format for, such as en-US@posix.
_FRAME = """\
(function queensPython() {
  const whole = String(function () {
self.__BRYTHON__ = { brython_path: "http://localhost/" };
try { new Intl.DateTimeFormat(navigator.language); } catch { navigator.userLanguage = "en"; }
self.qaLibrary = %(library)s;
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
# A page opened from disk reads no other files, so a module is a script that embeds it, too.
_MODULE = """(() => {
  const embedded = document.createElement("template");
  embedded.dataset.qaFile = document.currentScript.getAttribute("src");
  embedded.content.textContent = %s;
  document.head.append(embedded);
})();
"""
_OWN = {"browser", "builtins", "sys"}  # the worker has them already
_IMPORT = re.compile(
    r"(?:lazy )?(?:import (?P<names>.+)|from (?P<source>\S+) import *(?P<members>.+))"
)
_BRANCH = re.compile(r"(?:try|except|else|finally)\b")


def has_brython() -> bool:
    """Whether the package is installed here."""
    return _package() is not None


@cache  # 1.5 MB, the same for all blocks and for all rebuilds of `mkdocs serve`
def python_worker() -> Asset:
    """The script of the worker, with Brython and its licence in it; `has_brython` must be true."""
    parts = {
        "library": json.dumps({"sys": _library()["sys"]}),
        "brython": _data("brython.js"),
        "worker": built_asset(_WORKER).content,
    }
    return Asset(SCRIPT, f"{_licence()}{_FRAME % parts}")


@cache
def python_modules() -> tuple[Asset, ...]:
    """A script for each module that a program may import, and for those that such modules need.

    Each holds JSON: `needs`, the names of the modules that it needs, and `module`, which Brython
    takes.
    """
    library, folder = _library(), SCRIPT.removesuffix(".js")
    texts = {
        name: json.dumps({"needs": needed, "module": library[name]})
        for name, needed in _needs(sorted({*MODULES} - _OWN)).items()
    }
    return tuple(
        Asset(f"{folder}/{name}.js", f"{_licence()}{_MODULE % json.dumps(text)}")
        for name, text in texts.items()
    )


def _needs(names: Iterable[str]) -> dict[str, list[str]]:
    """For each of these modules, and of all that they need, the modules that it needs itself."""
    library, needs, waiting = _library(), {}, list(names)
    while waiting:
        name = waiting.pop()
        if name not in needs:
            needs[name] = sorted(imports_of(name, library))
            waiting += needs[name]
    return needs


def imports_of(name: str, library: Mapping[str, list[str]]) -> set[str]:
    r"""The modules of a library that a module needs to be imported; not those of its functions.

    Lines are read one by one, since Brython's modules are in a newer Python than ours.

    >>> library = {"a": [".py", "try:\n import b.c\nexcept E:\n pass\ndef f():\n import d"]}
    >>> sorted(imports_of("a", {**library, "b": [], "b.c": [], "d": []}))
    ['b', 'b.c']
    """
    ending, source, *_ = library[name]
    found: set[str] = set()
    is_run = True
    for line in source.splitlines() if ending == ".py" else ():
        if line[:1].strip():
            is_run = bool(_BRANCH.match(line) or _IMPORT.match(line))
        match = _IMPORT.match(line.strip()) if is_run else None
        if match:
            targets = re.split(r"[,; ()]+", match["names"] or match["members"])
            start = f"{match['source']}." if match["source"] else ""
            found |= {f"{start}{target}" for target in targets} | {match["source"] or ""}
    parents = {target.rpartition(".")[0] for target in found}
    return (found | parents) & library.keys() - {name, *_OWN}


@cache
def _library() -> dict[str, list[str]]:
    """Brython's standard library: for each module its ending, its source, and more for Brython."""
    _, _, data = _data("brython_stdlib.js").partition("var scripts = ")
    library: dict[str, list[str]] = json.JSONDecoder().raw_decode(data)[0]
    del library["$timestamp"]
    return library


def _data(name: str) -> str:
    package = _package()
    if package is None:
        raise ModuleNotFoundError(f"the package brython is not installed: {REMEDY}")
    return (package / "data" / name).read_text(encoding="utf-8")


def _licence() -> str:
    text = Path(__file__).with_name("brython-licence.txt").read_text(encoding="utf-8")
    return f"/*! Brython, https://brython.info\n\n{text}*/\n"


def _package() -> Path | None:
    spec = find_spec("brython")
    return Path(spec.origin).parent if spec and spec.origin else None
