"""Python in the browser with the package Brython: a worker script that runs programs.

Each module of the standard library is a file. A page loads the modules that a program imports.
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
# The modules that a program may import, which searches use and which load in a second or two.
MODULES = (
    *("__future__", "abc", "array", "bisect", "collections", "copy", "dataclasses", "datetime"),
    *("enum", "functools", "heapq", "itertools", "math", "operator", "pprint", "random", "re"),
    *("string", "sys", "time", "timeit", "types", "typing"),
)
_WORKER = "assets/queens-python-worker.js"
# Brython needs the global scope, which `eval` gives it. A page opened from disk cannot start a
# worker from this file. So it runs the file as a script, which embeds itself for `shared/files.js`.
# A worker of that page has no address, so Brython gets one. Brython fails in a language that the
# browser cannot format for, such as en-US@posix, so the language is replaced.
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
# A page opened from disk cannot read other files, so a module is also a script that embeds itself.
_MODULE = """(() => {
  const embedded = document.createElement("template");
  embedded.dataset.qaFile = document.currentScript.getAttribute("src");
  embedded.content.textContent = %s;
  document.head.append(embedded);
})();
"""
# Modules that the worker already has.
_OWN = {"browser", "builtins", "sys"}
_IMPORT = re.compile(
    r"(?:lazy )?(?:import (?P<names>.+)|from (?P<source>\S+) import *(?P<members>.+))"
)
_BRANCH = re.compile(r"(?:try|except|else|finally)\b")


def has_brython() -> bool:
    """Return whether the package brython is installed here."""
    return _package() is not None


# Cached, because 1.5 MB are the same for all blocks and all rebuilds of `mkdocs serve`.
@cache
def python_worker() -> Asset:
    """Return the script of the worker, with Brython and its licence.

    Raise a ModuleNotFoundError unless `has_brython`.
    """
    parts = {
        "library": json.dumps({"sys": _library()["sys"]}),
        "brython": _data("brython.js"),
        "worker": built_asset(_WORKER).content,
    }
    return Asset(SCRIPT, f"{_licence()}{_FRAME % parts}")


@cache
def python_modules() -> tuple[Asset, ...]:
    """Return a script for each module that a program may import, and for their dependencies.

    Each script has JSON: `needs`, the names of the modules that it imports, and `module`, the data
    for Brython.
    """
    library = _library()
    folder = SCRIPT.removesuffix(".js")
    texts = {
        name: json.dumps({"needs": needed, "module": library[name]})
        for name, needed in _needs(sorted(set(MODULES) - _OWN)).items()
    }
    return tuple(
        Asset(f"{folder}/{name}.js", f"{_licence()}{_MODULE % json.dumps(text)}")
        for name, text in texts.items()
    )


def _needs(names: Iterable[str]) -> dict[str, list[str]]:
    """Return the imports of each of these modules, and of all modules that they need."""
    library = _library()
    needs: dict[str, list[str]] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in needs:
            needs[name] = sorted(imports_of(name, library))
            waiting += needs[name]
    return needs


def imports_of(name: str, library: Mapping[str, list[str]]) -> set[str]:
    r"""Return the modules of a library that must be loaded to import a module.

    Imports inside functions are left out. The source is read line by line, because Brython's
    modules are in a newer Python than ours.

    >>> library = {"a": [".py", "try:\n import b.c\nexcept E:\n pass\ndef f():\n import d"]}
    >>> sorted(imports_of("a", {**library, "b": [], "b.c": [], "d": []}))
    ['b', 'b.c']
    """
    ending, source, *_ = library[name]
    imported: set[str] = set()
    is_run = True
    for line in source.splitlines() if ending == ".py" else ():
        if line[:1].strip():
            is_run = bool(_BRANCH.match(line) or _IMPORT.match(line))
        match = _IMPORT.match(line.strip()) if is_run else None
        if match:
            targets = re.split(r"[,; ()]+", match["names"] or match["members"])
            start = f"{match['source']}." if match["source"] else ""
            imported |= {f"{start}{target}" for target in targets} | {match["source"] or ""}
    parents = {target.rpartition(".")[0] for target in imported}
    return (imported | parents) & library.keys() - {name, *_OWN}


@cache
def _library() -> dict[str, list[str]]:
    """Return Brython's standard library: for each module its file ending, source, and more."""
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
