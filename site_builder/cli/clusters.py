"""The workers of `queens count --cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cy_core import DEPTH_FIRST, JOIN, join_memory
from site_builder.cluster.checks import without_memory_to_join
from site_builder.cluster.connection import connected
from site_builder.cluster.executor import ClusterExecutor
from site_builder.cluster.options import ClusterAddress, Sample
from site_builder.terminal.lines import note
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.text import counted


def check_cluster(
    cluster: ClusterAddress | None,
    verify: Sample | None,
    threads: int | None,
    method: str | None,
    cores: int,
) -> None:
    """Refuse options that do not go with a cluster, and options that need one."""
    if verify and not cluster:
        rule = "only a cluster counts parts again, got --verify"
        raise UserError(f"{rule}: name a --cluster, or leave it out")
    if verify and cluster and not cluster.scheduler and (cluster.workers or cores) == 1:
        raise UserError("--verify needs 2 workers, and this cluster has 1: write --cluster local:2")
    if cluster and threads:
        rule = f"workers of a cluster have one thread each, got --threads {threads}"
        raise UserError(f"{rule}: leave it out")
    if cluster and method:
        rule = f"only the engine counts on a cluster, got --method {method}"
        raise UserError(f"{rule}: leave it out")


@contextmanager
def workers_for(
    cluster: ClusterAddress | None,
    verify: Sample | None,
    ledger: Path | None,
    cores: int,
    progress: Progress,
) -> Iterator[ClusterExecutor | None]:
    """The workers of a cluster until the block ends; None without a cluster."""
    if not cluster:
        yield None
        return
    try:
        with connected(cluster, cores) as connection:
            workers = ClusterExecutor(connection, progress, verify)
            with waiting("waiting for workers"):
                workers.await_workers(2 if verify else 1)
            _describe(workers, cluster, verify)
            yield workers
    except KeyboardInterrupt as error:
        if ledger:
            raise
        kept = "nothing was kept; --resume FILE keeps finished parts"
        raise KeyboardInterrupt(kept) from error


def _describe(workers: ClusterExecutor, cluster: ClusterAddress, verify: Sample | None) -> None:
    """Say who counts, where Dask shows that, and how to have the same parts counted again."""
    address = f"at {cluster.scheduler}" if cluster.scheduler else "here"
    note(f"{counted(len(workers.threads), 'worker')} {address}")
    if dashboard := workers.connection.dashboard:
        note(f"Dask shows what they do: {dashboard}")
    if verify:
        note(f"parts are counted again: --verify {verify.share * 100:g}%:{verify.seed}")


def fitting_search(
    workers: ClusterExecutor, n: int, search: str | None, wanted: str | None
) -> str | None:
    """The search; depth first if a machine has too little memory for its workers to join."""
    if search != JOIN:
        return search
    memory = f"joining N = {n} takes {join_memory(n, 1) / 1e6:,.0f} MB a worker"
    host = without_memory_to_join(workers.connection, workers.threads, n)
    if host is None:
        note(memory)
        return JOIN
    if wanted == JOIN:
        remedy = "start fewer workers there, or search depth-first"
        raise UserError(f"{memory}, too much for {host}: {remedy}")
    note(f"{memory}, too much for {host}: searching depth-first")
    return DEPTH_FIRST
