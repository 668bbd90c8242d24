"""Find the memory of this machine, and reject work that does not fit into it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cy_core.model import InputError

# Bytes of memory to assume if the system does not report its memory, as on Windows. Most machines
# have this much.
ASSUMED_MEMORY = 8 << 30
# Work of up to this many bytes always fits, because every machine has twice as much. It is accepted
# without looking up the memory, which takes longer than making a small list.
ALWAYS_AVAILABLE = 16 << 20
# On Linux a container or a service is a control group with limits. Groups form a tree.
GROUPS_OF_PROCESS = Path("/proc/self/cgroup")
GROUPS = Path("/sys/fs/cgroup")


def is_too_large(wanted: int) -> bool:
    """Return whether `wanted` bytes are more than half of the machine's memory."""
    return wanted > ALWAYS_AVAILABLE and wanted > (machine_memory() or ASSUMED_MEMORY) // 2


def require_memory(what: str, wanted: int, remedy: str) -> None:
    """Raise an `InputError` if `wanted` bytes are more than half of the machine's memory.

    The message begins with `what`, the work that needs the memory, and ends with `remedy`.
    """
    if is_too_large(wanted):
        memory = gigabytes(machine_memory() or ASSUMED_MEMORY)
        raise InputError(
            f"{what} takes at least {gigabytes(wanted)} of memory, and may take half of "
            f"the {memory} of this machine: {remedy}"
        )


def machine_memory() -> int | None:
    """Return the bytes of memory of the machine or the container.

    Return None if the system does not report them.
    """
    try:
        physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None
    return min([physical, *_group_limits()])


def _group_limits() -> Iterator[int]:
    """Yield the memory limits of this process's control groups, of version 1 or 2, in bytes."""
    for folder in _group_folders():
        for name in ("memory.max", "memory.limit_in_bytes"):
            with suppress(OSError, ValueError):  # the file is missing or says "max"
                yield int((folder / name).read_text())


def _group_folders() -> Iterator[Path]:
    """Yield the folders of this process's control groups and of the groups that contain them.

    In a container, some of these folders may not exist.
    """
    with suppress(OSError):
        for line in GROUPS_OF_PROCESS.read_text().splitlines():
            _, controllers, group = line.split(":", 2)
            folder = GROUPS / controllers / group.lstrip("/")
            yield from (folder, *folder.parents)


def gigabytes(size: int) -> str:
    """Format a number of bytes in gigabytes.

    >>> gigabytes(23_400_000_000), gigabytes(440_000_000)
    ('23 GB', '0.4 GB')
    """
    return f"{size / 1e9:,.0f} GB" if size >= 10**9 else f"{size / 1e9:.1f} GB"
