"""The memory of this machine, and refusals of work that does not fit into it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cy_core.model import InputError

# Used if the system does not report its memory (Windows): a size that most machines have.
ASSUMED_MEMORY = 8 << 30
# Every machine has twice as much, so it is not looked up: that takes longer than a small list.
ALWAYS_AVAILABLE = 16 << 20
# On Linux a container, or a service, is a control group with limits, in a tree of groups.
GROUPS_OF_PROCESS = Path("/proc/self/cgroup")
GROUPS = Path("/sys/fs/cgroup")


def is_too_large(wanted: int) -> bool:
    """Whether this number of bytes is more than half of the machine's memory."""
    return wanted > ALWAYS_AVAILABLE and wanted > (machine_memory() or ASSUMED_MEMORY) // 2


def require_memory(what: str, wanted: int, remedy: str) -> None:
    """Raise an error if work needs more than half of the machine's memory."""
    if is_too_large(wanted):
        memory = gigabytes(machine_memory() or ASSUMED_MEMORY)
        raise InputError(
            f"{what} takes at least {gigabytes(wanted)} of memory, and may take half of "
            f"the {memory} of this machine: {remedy}"
        )


def machine_memory() -> int | None:
    """Bytes of memory of the machine or the container; None if the system does not report it."""
    try:
        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None
    return min([whole, *_group_limits()])


def _group_limits() -> Iterator[int]:
    """The memory limits of this process's control groups, of version 1 or 2."""
    for folder in _group_folders():
        for name in ("memory.max", "memory.limit_in_bytes"):
            with suppress(OSError, ValueError):  # no such file, or one that says "max"
                yield int((folder / name).read_text())


def _group_folders() -> Iterator[Path]:
    """The folders of this process's control groups and of the groups around them.

    A container does not show all of them.
    """
    with suppress(OSError):
        for line in GROUPS_OF_PROCESS.read_text().splitlines():
            _, controllers, group = line.split(":", 2)
            folder = GROUPS / controllers / group.lstrip("/")
            yield from (folder, *folder.parents)


def gigabytes(size: int) -> str:
    """A number of bytes as text, in gigabytes.

    >>> gigabytes(23_400_000_000), gigabytes(440_000_000)
    ('23 GB', '0.4 GB')
    """
    return f"{size / 1e9:,.0f} GB" if size >= 10**9 else f"{size / 1e9:.1f} GB"
