"""The workers of `queens count --cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cy_core import DEPTH_FIRST, JOIN, join_memory
from site_builder.cluster.checks import without_memory_to_join
from site_builder.cluster.connection import connected
from site_builder.cluster.executor import ClusterExecutor
from site_builder.commands.requests import Count
from site_builder.terminal.lines import note
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.text import counted


def require_cluster(asked: Count) -> None:
    """Refuse what does not go with a cluster, and what goes with nothing else.

    Raises
    ------
    UserError
        ``workers of a cluster have one thread each, got --threads 2: leave it out``;
        ``only the engine counts on a cluster, got --method bitmap: leave it out``;
        ``only a cluster counts parts again, got --verify: name a --cluster, or leave it out``.
    """
    if asked.verify and not asked.cluster:
        rule = "only a cluster counts parts again, got --verify"
        raise UserError(f"{rule}: name a --cluster, or leave it out")
    if asked.cluster and asked.threads:
        rule = f"workers of a cluster have one thread each, got --threads {asked.threads}"
        raise UserError(f"{rule}: leave it out")
    if asked.cluster and asked.method:
        rule = f"only the engine counts on a cluster, got --method {asked.method}"
        raise UserError(f"{rule}: leave it out")


@contextmanager
def workers_for(asked: Count, cores: int, progress: Progress) -> Iterator[ClusterExecutor | None]:
    """Those asked for, until the block ends; None where threads of this machine are to count.

    Raises
    ------
    UserError
        As `connected` and `ClusterExecutor.await_workers`.
    KeyboardInterrupt
        After Ctrl-C without a ledger: ``nothing was kept; --resume FILE keeps finished parts``.
    """
    if not asked.cluster:
        yield None
        return
    try:
        with connected(asked.cluster, cores) as connection:
            workers = ClusterExecutor(connection, progress, asked.verify)
            with waiting("waiting for workers"):
                workers.await_workers(2 if asked.verify else 1)
            for line in _told(asked, workers):
                note(line)
            yield workers
    except KeyboardInterrupt as error:
        if asked.resume:
            raise
        kept = "nothing was kept; --resume FILE keeps finished parts"
        raise KeyboardInterrupt(kept) from error


def search_of(
    workers: ClusterExecutor, asked: Count, chosen: str | None, begun: str | None
) -> str | None:
    """The search chosen; depth first where the memory of a machine is too small for its workers.

    Raises
    ------
    UserError
        ``joining N = 24 takes 3,600 MB a worker, too much for HOST: start fewer workers there, or
        search depth-first``.
    """
    if chosen != JOIN:
        return chosen
    memory = f"joining N = {asked.n} takes {join_memory(asked.n, 1) / 1e6:,.0f} MB a worker"
    host = without_memory_to_join(workers.connection, workers.places, asked.n)
    if host is None:
        note(memory)
    elif JOIN in (asked.search, begun):
        remedy = "start fewer workers there, or search depth-first"
        raise UserError(f"{memory}, too much for {host}: {remedy}")
    else:
        note(f"{memory}, too much for {host}: searching depth-first")
        return DEPTH_FIRST
    return JOIN


def _told(asked: Count, workers: ClusterExecutor) -> Iterator[str]:
    """Who counts, where Dask shows that, and how to have the same parts counted again."""
    at = f"at {asked.cluster.address}" if asked.cluster and asked.cluster.address else "here"
    count, dashboard = len(workers.places), workers.connection.dashboard
    yield f"{counted(count, 'worker')} {at}"
    if dashboard:
        yield f"Dask shows what they do: {dashboard}"
    if asked.verify:
        yield f"parts are counted again: --verify {asked.verify.share * 100:g}%:{asked.verify.seed}"
