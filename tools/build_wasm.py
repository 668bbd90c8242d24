"""Build the engine for browsers: JavaScript modules that contain the WebAssembly.

The same sources and the same version of zig give the same bytes on every machine.
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
# Options without the C library, for functions that do not need it. The result is smaller than a
# kilobyte.
SMALL = ("-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry", *COMMON)
HEAD = "/* Built by `make wasm` from the C files of cy_core/engine: do not edit. */\n"


def engine() -> dict[str, bytes]:
    """Compile the engine to WebAssembly, and return the binary of each variant by name."""
    sources = [path for folder in ("c", "join") for path in sorted((ENGINE / folder).glob("*.c"))]
    sources.append(ENGINE / "wasm" / "exports.c")
    includes = [f"-I{ENGINE / folder}" for folder in ("c", "join", "wasm")]
    return {
        name: compile_c(sources, (*OPTIONS, *extra, *includes)) for name, extra in VARIANTS.items()
    }


def script(modules: dict[str, bytes]) -> str:
    """Return a script with a constant for each binary module, in base64."""
    encoded = {name: b64encode(module).decode() for name, module in modules.items()}
    return HEAD + "".join(f'\nexport const {name} = "{text}";\n' for name, text in encoded.items())


def compile_c(sources: list[Path], options: tuple[str, ...]) -> bytes:
    """Compile C files to WebAssembly, and return the binary."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "engine.wasm"
        zig = (sys.executable, "-m", "ziglang", "cc")
        subprocess.run([*zig, *options, *sources, "-o", file], check=True)
        return file.read_bytes()


if __name__ == "__main__":
    BUILT.write_text(script(engine()), encoding="utf-8")
    squares = compile_c([ENGINE / "wasm" / "squares.c"], SMALL)
    BUILT_SQUARES.write_text(script({"SQUARES": squares}), encoding="utf-8")
