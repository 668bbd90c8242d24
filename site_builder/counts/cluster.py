"""Counting on workers of Dask: those of a scheduler, or processes of this machine.

Dask's scheduler gives batches to workers. It gives those of a worker that ends, or that is silent
for its `worker-ttl`, to others, and takes each result once.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import secrets
import signal
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    JOIN,
    MAX_THREADS,
    InputError,
    Part,
    Worker,
    __version__,
    chosen_backend,
    format_value,
    has_backend,
    join_memory,
    machine_memory,
)
from site_builder.bench.machine import processor_name
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.parsing import number_within
from site_builder.values.text import counted

MAX_SEED = 10**6
HOST = r"[\w-]{1,63}(\.[\w-]{1,63})*\.?"  # the resolver takes no other for a name

CONNECT_TIMEOUT = 5  # seconds in which a scheduler answers, or does not
ANSWER_TIMEOUT = 5  # seconds in which a worker answers, unless it is frozen or busy
START_TIMEOUT = 10  # seconds to wait for workers that were just started
WORKER_TTL = "20s"  # silence of a worker of this machine after which it is started anew
RETRIES = 2  # of a batch whose worker raises an error
MAX_TRIES = 5  # to have a sample counted by another worker: an idle one may take it away
# Dask tells by these of everything that goes away; what matters is told by this program.
LOGGERS = (
    *("distributed", "distributed.client", "distributed.gc", "distributed.worker"),
    *("tornado", "tornado.application", "asyncio"),
)

Counted = tuple[int, float, Worker]  # boards and seconds of a part, and who counted it


# Options ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """Where workers are."""

    scheduler: str | None = None  # address of a scheduler; None for workers of this machine
    workers: int | None = None  # how many to start here; None for as many as there are cores


@dataclass(frozen=True, slots=True)
class Sample:
    """Which parts are counted again: the same ones for the same seed."""

    share: float  # how many of all, above 0 to 1
    seed: int  # what chooses them

    def has(self, n: int, part: Part) -> bool:
        """Whether a part is counted again."""
        return Random(f"{self.seed} {n} {part.number}").random() < self.share


def cluster_address(word: str) -> ClusterAddress:
    """Where workers are.

    >>> cluster_address("local:2").workers, cluster_address("tcp://10.0.0.7:8786").scheduler
    (2, 'tcp://10.0.0.7:8786')
    """
    if re.fullmatch(rf"tcp://({HOST}|\[[\da-fA-F:.]+\]):\d{{1,5}}", word, re.ASCII):
        return ClusterAddress(scheduler=word)
    kind, colon, count = word.partition(":")
    if kind != "local":
        raise UserError(
            f"a cluster is local, local:WORKERS or tcp://HOST:PORT, got {format_value(word)}"
        )
    workers = number_within(count, 1, MAX_THREADS) if colon else None
    if colon and workers is None:
        raise UserError(f"workers must be between 1 and {MAX_THREADS}, got {format_value(count)}")
    return ClusterAddress(workers=workers)


def parts_to_verify(word: str) -> Sample:
    """Which parts are counted again; without a seed, one by chance.

    >>> parts_to_verify("2%:7").seed
    7
    """
    percent, colon, number = word.partition(":")
    found = re.fullmatch(r"(\d{1,3}(?:\.\d{1,3})?)%", percent, re.ASCII)
    share = float(found[1]) / 100 if found else 0.0
    if not 0 < share <= 1:
        rule = "--verify must be a share of the parts up to 100%, such as 2%"
        raise UserError(f"{rule}, got {format_value(word)}")
    seed = number_within(number, 0, MAX_SEED) if colon else secrets.randbelow(MAX_SEED)
    if seed is None:
        raise UserError(
            f"the seed of --verify must be between 0 and {MAX_SEED}, got {format_value(number)}"
        )
    return Sample(share, seed)


# What runs on a worker ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WorkerInfo:
    """What a worker says of itself."""

    version: str  # of the core
    host: str  # name of its machine
    memory: int | None  # bytes of its machine; None where the system does not tell


def describe_worker() -> WorkerInfo:
    """Describe the worker that runs this."""
    return WorkerInfo(__version__, platform.node(), machine_memory())


def count_here(
    task: Callable[..., Iterable[tuple[int, float]]],
    n: int,
    batch: Sequence[Part],
    backend: str | None,
    *limits: object,
    other_than: str | None = None,
) -> list[Counted]:
    """Count a batch on the worker that runs this, by other instructions where it has them."""
    from distributed import get_worker

    others = [each for each in BACKENDS if has_backend(each) and each != other_than]
    used = chosen_backend(others[-1] if other_than and others else backend)
    me = Worker(str(get_worker().address), processor_name(), used, __version__)
    try:
        return [(boards, seconds, me) for boards, seconds in task(n, batch, used, *limits)]
    except InputError as error:
        raise InputError(f"{me.name}: {error}") from None


# The executor -------------------------------------------------------------------------------------


class ClusterExecutor(Executor):
    """Has batches counted by workers of Dask, and a sample of the parts by two of them."""

    def __init__(
        self,
        client: Any,
        threads: Mapping[str, int],
        infos: Mapping[str, WorkerInfo],
        sample: Sample | None,
    ) -> None:
        self.threads = threads  # of each worker that was there at the start, by its address
        self.infos = infos  # what those say of themselves that answer
        self.client, self.sample = client, sample
        self._workers = {*threads}  # addresses of all that were ever seen

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Have a batch counted, which `cy_core.count` says how."""
        from asyncio import run_coroutine_threadsafe  # loading it takes long for a short command

        return run_coroutine_threadsafe(self._count(task, *args), self.client.loop.asyncio_loop)

    async def _count(
        self, task: Callable[..., Any], n: int, batch: Sequence[Part], *options: Any
    ) -> list[Counted]:
        results = await self._count_once(task, n, batch, *options)
        self._workers.add(results[0][-1].name)
        chosen = {
            index: batch[index]
            for index in range(len(results))
            if self.sample and self.sample.has(n, batch[index])
        }
        if chosen:
            firsts = [results[index] for index in chosen]
            other = await self._count_again(task, n, [*chosen.values()], firsts)
            for index in chosen:
                boards, seconds, worker = results[index]
                results[index] = boards, seconds, replace(worker, again=other)
        return results

    async def _count_again(
        self, task: Callable[..., Any], n: int, batch: Sequence[Part], firsts: Sequence[Counted]
    ) -> Worker:
        """Count parts a second time; returns who did, another worker unless there is none."""
        first = firsts[0][-1]
        others = self._workers - {first.name}
        where = {"workers": [*others], "allow_other_workers": True} if others else {}
        for _ in range(MAX_TRIES):
            again = await self._count_once(task, n, batch, None, other_than=first.backend, **where)
            _require_equal(n, batch, firsts, again)
            if again[0][-1].name != first.name:
                break
        return again[0][-1]

    async def _count_once(self, *args: Any, **options: Any) -> list[Counted]:
        from distributed import KilledWorker
        from distributed.comm.core import CommClosedError

        try:
            found: list[Counted] = await self.client.submit(
                count_here, *args, pure=False, retries=RETRIES, **options
            )
            return found
        except KilledWorker as error:
            rule = f"{error.allowed_failures + 1} workers ended while they counted the same parts"
            last = f"the last of them {error.last_worker.address}"
            raise UserError(f"{rule}, {last}: see whether memory suffices") from error
        except (CancelledError, CommClosedError):  # the scheduler is lost
            raise
        except Exception as error:
            raise UserError(
                f"a worker cannot count: {str(error) or type(error).__name__}"
            ) from error


def _require_equal(
    n: int, batch: Sequence[Part], firsts: Sequence[Counted], seconds: Sequence[Counted]
) -> None:
    for part, first, second in zip(batch, firsts, seconds, strict=True):
        if first[0] != second[0]:
            counts = [f"{boards} by {by.name} ({by.backend})" for boards, _, by in (first, second)]
            rule = f"part {part.number} of N = {n} has two counts, {' and '.join(counts)}"
            raise UserError(f"{rule}: trust neither worker before you know which is wrong")


# A cluster ----------------------------------------------------------------------------------------


@contextmanager
def workers_of(
    cluster: ClusterAddress, sample: Sample | None, cores: int
) -> Iterator[ClusterExecutor]:
    """The workers of a cluster until the block ends; workers of this machine start for it."""
    if find_spec("distributed") is None:
        raise UserError("a cluster needs Dask: pip install 'queens-atlas[cluster]'")
    if cluster.scheduler:
        scheduler: AbstractContextManager[str] = nullcontext(cluster.scheduler)
        where = f"at {cluster.scheduler}"
        silent = f"no scheduler answers {where}: start one there, or name another"
        gone = f"the scheduler {where} has gone: start it, and run this again"
    else:
        scheduler, where = _started_here(cluster.workers or cores), "here"
        silent = gone = "the workers of this machine have gone: run this again"
    with scheduler as address, _connected(address, silent, gone) as client:
        yield _executor(client, sample, where)


@contextmanager
def _connected(address: str, silent: str, gone: str) -> Iterator[Any]:
    """Yield a client of the scheduler at `address`.

    Raise a UserError with the message `silent` if the scheduler does not answer, or with `gone` if
    the connection breaks later.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of versions that differ: what matters is checked
        from asyncio import run

        from distributed import Client
        from distributed.comm.core import CommClosedError

        for name in LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            run(_reach(address))
            client = Client(address, timeout=CONNECT_TIMEOUT)
        except Exception:  # whatever Dask makes of what another program sends
            raise UserError(silent) from None
    try:
        yield client
    # Dask cancels what a lost scheduler was asked, or tells of the broken connection.
    except (CancelledError, CommClosedError) as error:
        raise UserError(gone) from error
    finally:
        with suppress(Exception):  # whatever Dask has to say, this is the end
            client.close(timeout=1)


async def _reach(address: str) -> None:
    """Refuse what is no scheduler: a client of Dask would wait without end for its greeting."""
    from asyncio import wait_for

    from distributed.comm.core import connect

    (await wait_for(connect(address), CONNECT_TIMEOUT)).abort()


def _executor(client: Any, sample: Sample | None, where: str) -> ClusterExecutor:
    """The workers that are there, once there are enough."""
    least = 2 if sample else 1
    with waiting("waiting for workers"), suppress(TimeoutError):
        client.wait_for_workers(least, timeout=START_TIMEOUT)
    threads = dict(client.nthreads())
    if len(threads) < least:
        rule = f"this count needs {counted(least, 'worker')}"
        raise UserError(f"{rule}, got {len(threads)} {where}: start more")
    infos = _infos(client, threads)
    note(f"{counted(len(threads), 'worker')} {where}")
    if sample:
        note(f"parts are counted again: --verify {sample.share * 100:g}%:{sample.seed}")
    return ClusterExecutor(client, threads, infos, sample)


def _infos(client: Any, workers: Iterable[str]) -> dict[str, WorkerInfo]:
    """What workers say of themselves, without those that do not answer in time."""
    from distributed import wait

    futures = {
        worker: client.submit(describe_worker, workers=[worker], pure=False) for worker in workers
    }
    with suppress(TimeoutError):
        wait([*futures.values()], timeout=ANSWER_TIMEOUT)
    infos: dict[str, WorkerInfo] = {}
    for worker, future in futures.items():
        if future.status == "finished":
            infos[worker] = future.result()
        version = infos[worker].version if worker in infos else "no queens-atlas"
        if future.status in ("finished", "error") and version != __version__:
            rule = f"the worker {worker} has {version}, this is {__version__}"
            raise UserError(f"{rule}: install one version everywhere")
    return infos


def fitting_search(
    workers: ClusterExecutor, n: int, search: str | None, wanted: str | None
) -> str | None:
    """The search; depth first if a machine has too little memory for its workers to join."""
    if search != JOIN:
        return search
    memory = f"joining N = {n} takes {join_memory(n, 1) / 1e6:,.0f} MB a worker"
    host = _host_without_memory(workers, n)
    if host is None:
        note(memory)
        return JOIN
    if wanted == JOIN:
        remedy = "start fewer workers there, or search depth-first"
        raise UserError(f"{memory}, too much for {host}: {remedy}")
    note(f"{memory}, too much for {host}: searching depth-first")
    return DEPTH_FIRST


def _host_without_memory(workers: ClusterExecutor, n: int) -> str | None:
    """A machine whose workers cannot all join at once; None where all machines can."""
    wanted = Counter[str]()
    for worker, info in workers.infos.items():
        wanted[info.host] += join_memory(n, workers.threads[worker])
        if info.memory and wanted[info.host] > info.memory // 2:
            return info.host
    return None


# Workers of this machine --------------------------------------------------------------------------


@contextmanager
def _started_here(workers: int) -> Iterator[str]:
    """The address of a scheduler with workers, in a process that has a session of its own.

    So Ctrl-C does not reach them, their complaints reach nobody, and they can be ended at once.
    """
    code = f"from {__name__} import keep_workers; keep_workers({workers})"
    with subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        env={"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": WORKER_TTL, **os.environ},
    ) as process:
        assert process.stdin
        assert process.stdout
        try:
            with waiting("starting workers"):
                address = process.stdout.readline().strip()
            if not address:
                raise UserError("no workers could be started here: see whether `dask` runs")
            yield address
        finally:
            process.stdin.close()  # its end, as the end of this process is
            try:
                process.wait(1)
            except subprocess.TimeoutExpired:
                process.kill()


def keep_workers(count: int) -> None:
    """Be a cluster of this machine: write its address, and end with the standard input.

    It ends without an address if a worker cannot be started.
    """
    folder = TemporaryDirectory(prefix="queens-", ignore_cleanup_errors=True)
    ending = Thread(target=_end_with_input, args=(folder,))
    ending.start()
    try:
        from dask import config
        from distributed import LocalCluster

        config.set(temporary_directory=folder.name)
        cluster = LocalCluster(
            n_workers=count,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            memory_limit=0,  # what a count needs is known before it starts
        )
        echo(cluster.scheduler_address)
        ending.join()
    finally:
        _end(folder)


def _end_with_input(folder: TemporaryDirectory[str]) -> None:
    """Exit when stdin closes."""
    sys.stdin.read()
    _end(folder)


def _end(folder: TemporaryDirectory[str]) -> None:
    """End this process and all workers."""
    folder.cleanup()
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(0)  # on Windows, too, workers end with the process that has started them
