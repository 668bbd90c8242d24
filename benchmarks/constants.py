"""Compare the engine with variants that have other constants, or with the engine of another commit.

    python benchmarks/constants.py STATES=1024 STATES=4096,LEVEL_MEMORY=1<<21 --backend avx512

The script builds the engine as it is, and one program for each variant. The programs take turns.
For each variant the script prints its time divided by the time of the engine: above 1, the present
value is better. A variant can set every constant with a line `NAME = value` in `cy_core/engine/c`.
A variant may also be a folder with the engine's sources of another commit.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
SOURCES = HERE.parent / "cy_core" / "engine" / "c"
BACKENDS = ("portable", "sse", "neon", "wasm", "avx2", "avx512")  # in the order of backends.h
AS_SETUPTOOLS = ("cc", "-O3", "-fwrapv", "-DNDEBUG")

Program = subprocess.Popen[str]


def main() -> None:
    """Print for each variant and n the median, the least and the greatest of the time ratios."""
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder:
        as_it_is = start(Path(folder) / "as it is", "")
        for number, variant in enumerate(options.variants):
            other = start(Path(folder) / str(number), variant)
            for n in options.n:
                line = f"{options.task} {BACKENDS.index(options.backend)} {n} {options.every}\n"
                ratios = sorted(ratio(other, as_it_is, line) for _ in range(options.rounds))
                spread = f"{median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
                print(f"{variant}: {options.task} {options.backend} n = {n}: {spread}", flush=True)
            other.communicate()
        as_it_is.communicate()


def parse_options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("variants", metavar="NAME=VALUE[,...]|FOLDER", nargs="+")
    parser.add_argument("--n", type=int, nargs="+", default=[15])
    parser.add_argument("--backend", choices=BACKENDS, default="portable")
    parser.add_argument("--task", choices=("count", "list"), default="count")
    parser.add_argument("--every", type=int, default=1, help="count or list one part in EVERY")
    parser.add_argument("--rounds", type=int, default=11)
    return parser.parse_args()


def start(folder: Path, variant: str) -> Program:
    """Build `variant` in a folder, and start its program, which reads tasks from standard input."""
    shutil.copytree(Path(variant) if variant and "=" not in variant else SOURCES, folder)
    for name, _, value in (word.partition("=") for word in variant.split(",") if "=" in word):
        change(folder, name, value)
    program, sources = folder / "engine_seconds", folder.glob("*.c")
    subprocess.run(
        [*AS_SETUPTOOLS, f"-I{folder}", *sources, HERE / "engine_seconds.c", "-o", program],
        check=True,
    )
    return Program([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def change(folder: Path, name: str, value: str) -> None:
    """Change the value of a constant in the only file of `folder` that defines it."""
    definition = re.compile(rf"\b{re.escape(name)} = [^,;}}\n]*?(?= *(?:[,;}}\n]|/\*))")
    texts = {path: path.read_text() for path in folder.iterdir()}
    if sum(len(definition.findall(text)) for text in texts.values()) != 1:
        raise SystemExit(f"a constant must be defined once in {SOURCES}, got {name}")
    for path, text in texts.items():
        path.write_text(definition.sub(f"{name} = {value}", text))


def ratio(other: Program, as_it_is: Program, line: str) -> float:
    """Return the time of `other` divided by the time of `as_it_is`, both for the task in `line`."""
    (seconds, boards), (base, expected) = run(other, line), run(as_it_is, line)
    if boards != expected:
        raise ArithmeticError(f"{line.strip()}: {boards} boards, not {expected}")
    return seconds / base


def run(program: Program, line: str) -> tuple[float, int]:
    """Run the task in `line`, and return its seconds and the number of boards."""
    assert program.stdin
    assert program.stdout
    program.stdin.write(line)
    program.stdin.flush()
    seconds, boards = program.stdout.readline().split()
    return float(seconds), int(boards)


if __name__ == "__main__":
    main()
