"""Time the engine as it is beside itself with other constants, or beside another engine.

`python benchmarks/constants.py STATES=1024 STATES=4096,LEVEL_MEMORY=1<<21 --backend avx512` builds
it once as it is and once for each variant, lets the builds take turns, and prints how many times as
long a variant takes: above 1, what stands is the better choice. The constants are those that stand
in `cy_core/engine/c` as `NAME = value`. A variant may be a folder, too, with the engine's sources
of another commit.
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
BACKENDS = ("portable", "avx2", "avx512")
AS_SETUPTOOLS = ("cc", "-O3", "-fwrapv", "-DNDEBUG")

Program = subprocess.Popen[str]


def main() -> None:
    """Print a line for each variant and n: the median of the ratios, the least and the greatest."""
    options = parsed()
    with tempfile.TemporaryDirectory() as folder:
        as_it_is = started(Path(folder) / "as it is", "")
        for number, variant in enumerate(options.variants):
            other = started(Path(folder) / str(number), variant)
            for n in options.n:
                line = f"{options.task} {BACKENDS.index(options.backend)} {n} {options.every}\n"
                ratios = sorted(ratio(other, as_it_is, line) for _ in range(options.rounds))
                spread = f"{median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
                print(f"{variant}: {options.task} {options.backend} n = {n}: {spread}", flush=True)
            other.communicate()
        as_it_is.communicate()


def parsed() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("variants", metavar="NAME=VALUE[,...]|FOLDER", nargs="+")
    parser.add_argument("--n", type=int, nargs="+", default=[15])
    parser.add_argument("--backend", choices=BACKENDS, default="portable")
    parser.add_argument("--task", choices=("count", "list"), default="count")
    parser.add_argument("--every", type=int, default=1, help="count or list one part in so many")
    parser.add_argument("--rounds", type=int, default=11)
    return parser.parse_args()


def started(folder: Path, variant: str) -> Program:
    """A variant, built in a folder of its own and waiting for lines."""
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
    """Give a constant another value, in the one place where it has one."""
    standing = re.compile(rf"\b{re.escape(name)} = [^,;}}\n]*?(?= *(?:[,;}}\n]|/\*))")
    texts = {path: path.read_text() for path in folder.iterdir()}
    if sum(len(standing.findall(text)) for text in texts.values()) != 1:
        raise SystemExit(f"a constant stands once in {SOURCES}, got {name}")
    for path, text in texts.items():
        path.write_text(standing.sub(f"{name} = {value}", text))


def ratio(other: Program, as_it_is: Program, line: str) -> float:
    """How many times as long the first takes as the second."""
    (seconds, found), (base, expected) = asked(other, line), asked(as_it_is, line)
    if found != expected:
        raise ArithmeticError(f"{line.strip()}: {found} found, not {expected}")
    return seconds / base


def asked(program: Program, line: str) -> tuple[float, int]:
    """The seconds that one run takes, and what it finds."""
    assert program.stdin
    assert program.stdout
    program.stdin.write(line)
    program.stdin.flush()
    seconds, found = program.stdout.readline().split()
    return float(seconds), int(found)


if __name__ == "__main__":
    main()
