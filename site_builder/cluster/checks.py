"""What is asked of workers before they count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from cy_core import __version__, join_memory
from site_builder.cluster.connection import Connection
from site_builder.cluster.worker import host_and_memory
from site_builder.values.errors import UserError

DASKS_OWN = 200_000_000  # bytes of a worker that counts nothing
PAUSES_AT = 0.8  # of its limit, a worker takes no more work


def require_one_version(connection: Connection, workers: Iterable[str]) -> set[str]:
    """Refuse workers that have another version of the core; of the others, those that are there."""
    from importlib.metadata import version  # nothing else in a command needs it

    versions = connection.run([*workers], version, "queens-atlas")
    for address, found in sorted(versions.items()):
        if found != __version__:
            what = "no queens-atlas" if isinstance(found, Exception) else f"queens-atlas {found}"
            rule = f"the worker {address} has {what}, this is {__version__}"
            raise UserError(f"{rule}: install one version everywhere")
    return {*versions}


def without_memory_to_join(
    connection: Connection, threads: Mapping[str, int], n: int
) -> str | None:
    """A machine whose workers cannot all join at once; None where all machines can."""
    limits = connection.memory_limits()
    wanted = {address: join_memory(n, count) for address, count in threads.items()}
    machines: dict[str, tuple[str, int | None]] = connection.run([*threads], host_and_memory)
    wanted_by_host = Counter[str]()
    for address, (host, memory) in machines.items():
        wanted_by_host[host] += wanted[address]
        limit = limits.get(address, 0)
        if limit and wanted[address] + DASKS_OWN > limit * PAUSES_AT:
            return host
        if memory and wanted_by_host[host] > memory // 2:
            return host
    return None
