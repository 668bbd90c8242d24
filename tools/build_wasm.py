"""Build the engine for browsers: modules of JavaScript with the WebAssembly in them.

The same sources and the same version of zig give the same bytes, on every machine.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from base64 import b64encode
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "cy_core" / "engine"
SCRIPTS = ROOT / "frontend" / "src"
BUILT = SCRIPTS / "engine" / "wasm.js"
BUILT_SQUARES = SCRIPTS / "shared" / "squares-wasm.js"
COMMON = ("-O3", "-s", "-std=c11")
# A reactor is a library: it has no main function.
OPTIONS = ("-target", "wasm32-wasi", "-mexec-model=reactor", *COMMON)
VARIANTS = {"SIMD": ("-msimd128",), "PLAIN": ()}
# What needs no function of C's library is less than a kilobyte.
SMALL = ("-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry", *COMMON)
HEAD = "/* Built by `make wasm` from the C files of cy_core/engine: do not edit. */\n"


def engine() -> dict[str, bytes]:
    """The engine as WebAssembly, by variant."""
    sources = [path for folder in ("c", "join") for path in sorted((ENGINE / folder).glob("*.c"))]
    sources.append(ENGINE / "wasm" / "exports.c")
    includes = [f"-I{ENGINE / folder}" for folder in ("c", "join", "wasm")]
    return {
        name: compiled(sources, (*OPTIONS, *extra, *includes)) for name, extra in VARIANTS.items()
    }


def script(modules: dict[str, bytes]) -> str:
    """A script with a constant for each module, in base64."""
    encoded = {name: b64encode(module).decode() for name, module in modules.items()}
    return HEAD + "".join(f'\nexport const {name} = "{text}";\n' for name, text in encoded.items())


def compiled(sources: list[Path], options: tuple[str, ...]) -> bytes:
    """C files as WebAssembly."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "engine.wasm"
        zig = (sys.executable, "-m", "ziglang", "cc")
        subprocess.run([*zig, *options, *sources, "-o", file], check=True)
        return file.read_bytes()


if __name__ == "__main__":
    BUILT.write_text(script(engine()), encoding="utf-8")
    squares = compiled([ENGINE / "wasm" / "squares.c"], SMALL)
    BUILT_SQUARES.write_text(script({"SQUARES": squares}), encoding="utf-8")
