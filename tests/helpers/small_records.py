"""A small record whose seconds are easy to divide, for tests of tables of times."""

from __future__ import annotations

from dataclasses import dataclass, field

from site_builder.timings.records import Machine, Record, Subject, Timing

MACHINE = Machine("Abacus", 2, 4 << 30, "Linux", "CPython 3.11", "cc", "-O2")

BITMAP = Subject("bitmap", "recursive")
BITMAP_ITERATIVE = Subject("bitmap", "iterative")
LISTS = Subject("list_based", "recursive")
SYMMETRY = Subject("symmetry_elimination", "recursive")
PORTABLE = Subject("engine", backend="portable")
AVX2 = Subject("engine", backend="avx2")
TWO_THREADS = Subject("engine", backend="avx2", threads=2)
IN_BROWSER = tuple(Subject("engine", backend=key, task="browser") for key in ("portable", "wasm"))
LISTING = Subject("symmetry_elimination", "recursive", task="fundamental")
ENGINE_LISTING = Subject("engine", backend="avx2", task="fundamental")


def record(*cells: Timing, name: str = "abacus", machine: Machine = MACHINE) -> Record:
    """Return a record of one machine with these timings."""
    return Record(name, machine, "0.1.0", "2026-01-02", cells)


CELLS = (
    Timing(LISTS, 8, (4.0,), 92, nodes=2056),
    Timing(BITMAP, 3, (1e-6,), 0),
    Timing(BITMAP, 8, (2.0, 1.0, 1.5), 92, nodes=2056),
    Timing(BITMAP, 9, (8.0,), 352, nodes=8393),
    Timing(BITMAP_ITERATIVE, 8, (0.5,), 92, nodes=2056),
    Timing(SYMMETRY, 8, (0.25,), 92, 12),
    Timing(SYMMETRY, 9, limit=1.0),
    Timing(PORTABLE, 8, (0.125,), 92, 12),
    Timing(AVX2, 8, (0.0625,), 92, 12),
    Timing(AVX2, 9, (4e-6,), 352, 46),
    Timing(TWO_THREADS, 8, (0.03125,), 92, 12),
    Timing(LISTING, 8, (0.5,), fundamental=12),
    Timing(ENGINE_LISTING, 8, (0.125,), fundamental=12),
)
RECORD = record(*CELLS)


@dataclass
class NoticeLog:
    """A listener for measurements that stores its calls: the lines, and the turns that began."""

    lines: list[str] = field(default_factory=list)
    turns: list[tuple[Subject, int]] = field(default_factory=list)
    # The N of each new cell.
    new: list[int] = field(default_factory=list)

    def note(self, line: str) -> None:
        self.lines.append(line)

    def running(self, subject: Subject, n: int) -> None:
        self.turns.append((subject, n))

    def settled(self, cell: Timing, *, new: bool) -> None:
        if new:
            self.new.append(cell.n)
