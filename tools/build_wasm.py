"""Build the engine for browsers: a module of JavaScript with the WebAssembly in it.

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
BUILT = ROOT / "templates" / "assets" / "engine" / "wasm.js"
# A reactor is a library: it has no main function.
OPTIONS = ("-target", "wasm32-wasi", "-mexec-model=reactor", "-O3", "-s", "-std=c11")
VARIANTS = {"SIMD": ("-msimd128",), "PLAIN": ()}
HEAD = "/* Built by `make wasm` from the C files of cy_core/engine: do not edit. */\n"


def build() -> str:
    """The text of the module: a constant for each variant, in base64."""
    encoded = {name: b64encode(compiled(extra)).decode() for name, extra in VARIANTS.items()}
    return HEAD + "".join(f'\nexport const {name} = "{text}";\n' for name, text in encoded.items())


def compiled(options: tuple[str, ...]) -> bytes:
    """The engine as WebAssembly."""
    folders = [ENGINE / folder for folder in ("c", "join", "wasm")]
    sources = [str(path) for folder in folders for path in sorted(folder.glob("*.c"))]
    includes = [f"-I{folder}" for folder in folders]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "engine.wasm"
        zig = (sys.executable, "-m", "ziglang", "cc")
        subprocess.run([*zig, *OPTIONS, *options, *includes, *sources, "-o", file], check=True)
        return file.read_bytes()


if __name__ == "__main__":
    BUILT.write_text(build(), encoding="utf-8")
