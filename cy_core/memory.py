"""How much memory there is, and what would not fit."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cy_core.model import InputError

# Where the system does not tell (Windows), a size that every present machine has.
ASSUMED_MEMORY = 8 << 30
# Every machine that runs Python has twice as much; to ask takes longer than to list small boards.
ALWAYS_THERE = 16 << 20
# On Linux a container, or a service, is a group of processes with limits, in a tree of groups.
GROUPS_OF_PROCESS = Path("/proc/self/cgroup")
GROUPS = Path("/sys/fs/cgroup")


def is_too_large(wanted: int) -> bool:
    """Whether so many bytes are more than half of this machine's memory."""
    return wanted > ALWAYS_THERE and wanted > (machine_memory() or ASSUMED_MEMORY) // 2


def require_memory(what: str, wanted: int, remedy: str) -> None:
    """Refuse what would not fit, naming its size.

    Raises
    ------
    InputError
        `listing n = 20 takes at least 102 GB of memory, and may take half of the 23 GB of this
        machine: choose a smaller n, or count instead`.
    """
    if is_too_large(wanted):
        memory = gigabytes(machine_memory() or ASSUMED_MEMORY)
        raise InputError(
            f"{what} takes at least {gigabytes(wanted)} of memory, and may take half of "
            f"the {memory} of this machine: {remedy}"
        )


def machine_memory() -> int | None:
    """Bytes of memory in the machine, or in the container; None where the system does not tell."""
    try:
        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None
    return min([whole, *_group_limits()])


def _group_limits() -> Iterator[int]:
    """What the groups of this process may take, in the first or the second version of them."""
    for folder in _group_folders():
        for name in ("memory.max", "memory.limit_in_bytes"):
            with suppress(OSError, ValueError):  # no such file, or one that says "max"
                yield int((folder / name).read_text())


def _group_folders() -> Iterator[Path]:
    """Of each of its groups, and of those around it: a container does not show all."""
    with suppress(OSError):
        for line in GROUPS_OF_PROCESS.read_text().splitlines():
            _, controllers, place = line.split(":", 2)
            folder = GROUPS / controllers / place.lstrip("/")
            yield from (folder, *folder.parents)


def gigabytes(size: int) -> str:
    """A size in bytes as text.

    >>> gigabytes(23_400_000_000), gigabytes(440_000_000)
    ('23 GB', '0.4 GB')
    """
    return f"{size / 1e9:,.0f} GB" if size >= 10**9 else f"{size / 1e9:.1f} GB"
