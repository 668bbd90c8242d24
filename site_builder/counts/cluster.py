"""Count on Dask's workers: the workers of a scheduler, or processes of this machine.

Dask's scheduler gives batches to workers. If a worker ends, or is silent for the scheduler's
`worker-ttl`, other workers get its batches. Each result is taken once.
"""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

from cy_core import MAX_THREADS, Part, Worker, __version__, chosen_backend, format_value
from site_builder.bench.machine import processor_name
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.parsing import number_within
from site_builder.values.text import counted

# The resolver accepts only such host names.
HOST = r"[\w-]{1,63}(\.[\w-]{1,63})*\.?"

# Seconds to wait for a scheduler's answer.
CONNECT_TIMEOUT = 5
# Seconds to wait for the first worker of a scheduler.
START_TIMEOUT = 10
# A worker of this machine that is silent for this long is restarted.
WORKER_TTL = "20s"
# The number of times that a batch is submitted again if it raises an error.
RETRIES = 2


# Addresses ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """The address of a scheduler, or the number of workers to start on this machine."""

    # The address of the scheduler, or None for workers of this machine.
    scheduler: str | None = None
    # The number of workers to start here, or None for one on each core.
    workers: int | None = None


def cluster_address(word: str) -> ClusterAddress:
    """Parse the value of `--cluster`.

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


# The executor -------------------------------------------------------------------------------------


class ClusterExecutor(Executor):
    """An executor that runs its tasks on the workers of a Dask client.

    Each result names the worker that has counted it.
    """

    def __init__(self, client: Any) -> None:
        self.client = client
        # The threads of all workers that are connected now.
        self.threads = sum(client.nthreads().values())
        self._executor = client.get_executor(pure=False, retries=RETRIES)

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Submit a batch to a worker. `task` and `args` come from `cy_core.count`."""
        submitted: Future[Any] = self._executor.submit(count_here, task, *args)
        return submitted


def count_here(
    task: Callable[..., Iterable[tuple[int, float]]],
    n: int,
    batch: Sequence[Part],
    backend: str | None,
    *limits: object,
) -> list[tuple[int, float, Worker]]:
    """Count a batch on the worker that runs this function.

    Return the solutions and the seconds of each part, and this worker. If `task` fails, raise a
    UserError that names the worker.
    """
    from distributed import get_worker

    address = str(get_worker().address)
    try:
        backend = chosen_backend(backend)
        me = Worker(address, processor_name(), backend, __version__)
        return [(boards, seconds, me) for boards, seconds in task(n, batch, backend, *limits)]
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise UserError(f"the worker {address} cannot count: {reason}") from None


# A cluster ----------------------------------------------------------------------------------------


@contextmanager
def workers_of(cluster: ClusterAddress, cores: int) -> Iterator[ClusterExecutor]:
    """Yield the workers of a cluster.

    Workers of this machine start here and end with the block. Without a number of workers, `cores`
    of them are started.
    """
    if find_spec("distributed") is None:
        raise UserError("a cluster needs Dask: pip install 'queens-atlas[cluster]'")
    if cluster.scheduler:
        started: AbstractContextManager[str] = nullcontext(cluster.scheduler)
        where = f"at {cluster.scheduler}"
        silent = f"no scheduler answers {where}: start one there, or name another"
        gone = f"the scheduler {where} has gone: start it, and run this again"
    else:
        started = _start_workers(cluster.workers or cores)
        where = "here"
        gone = "the workers of this machine have gone: run this again"
        silent = gone
    with started as address, _connect(address, silent, gone) as client:
        with waiting("waiting for workers"), suppress(TimeoutError):
            client.wait_for_workers(1, timeout=START_TIMEOUT)
        workers = ClusterExecutor(client)
        if not workers.threads:
            raise UserError(f"there are no workers {where}: start some")
        note(f"{counted(workers.threads, 'worker')} {where}")
        yield workers


@contextmanager
def _connect(address: str, silent: str, gone: str) -> Iterator[Any]:
    """Yield a client of the scheduler at `address`, and turn Dask's errors into one line each.

    The line is `silent` if no scheduler answers, and `gone` if it is lost later.
    """
    # Disabled, because Dask logs on several lines what the UserError says in one.
    logging.disable()
    try:
        client = _client(address, silent)
        try:
            yield client
        except Exception as error:
            if message := _dask_message(error, gone):
                raise UserError(message) from error
            raise
        finally:
            # The error is ignored, because a lost scheduler must not hide the reason why the block
            # ended.
            with suppress(OSError):
                client.close(timeout=1)
    finally:
        logging.disable(logging.NOTSET)


def _client(address: str, silent: str) -> Any:
    from asyncio import run

    from distributed import Client

    # Dask warns at length if versions of packages differ, even if they work together. For versions
    # that do not, `_dask_message` has an error.
    with warnings.catch_warnings(action="ignore"):
        try:
            run(_reach(address))
            return Client(address, timeout=CONNECT_TIMEOUT)
        # The address may belong to a program other than a scheduler, and Dask tries to parse its
        # answer.
        except Exception:
            raise UserError(silent) from None


async def _reach(address: str) -> None:
    """Raise an error if no scheduler answers at `address`. Dask's client would wait forever."""
    from asyncio import wait_for

    from distributed.comm.core import connect

    (await wait_for(connect(address), CONNECT_TIMEOUT)).abort()


def _dask_message(error: Exception, gone: str) -> str | None:
    """Return the line to show for an error of Dask, or None for any other error.

    The line is `gone` if the scheduler is lost.
    """
    from distributed import KilledWorker
    from distributed.comm.core import CommClosedError

    match error:
        case KilledWorker():
            rule = f"{error.allowed_failures + 1} workers ended while they counted the same parts"
            remedy = "see whether queens-atlas is installed there, and memory suffices"
            return f"{rule}, the last of them {error.last_worker.address}: {remedy}"
        case CancelledError() | CommClosedError():
            return gone
        case RuntimeError():
            # The scheduler cannot deserialize a batch, and the text of the error says why.
            reason = " ".join(str(error).split())
            return f"install one version of queens-atlas everywhere: {reason}"
    return None


# Workers of this machine --------------------------------------------------------------------------


@contextmanager
def _start_workers(workers: int) -> Iterator[str]:
    """Start a scheduler with workers in a process of its own, and yield the scheduler's address.

    The process has its own session, so that Ctrl-C does not reach the workers.
    """
    code = f"from {__name__} import keep_workers; keep_workers({workers})"
    # At the end of the block, the standard input of the process is closed, which ends the process.
    with subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        env={"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": WORKER_TTL, **os.environ},
    ) as process:
        assert process.stdout
        with waiting("starting workers"):
            address = process.stdout.readline().strip()
        if not address:
            raise UserError("no workers could be started here: see whether `dask` runs")
        yield address


def keep_workers(count: int) -> None:
    """Start workers on this machine, print the address of their scheduler, and wait.

    End this process when its standard input ends, which also happens if the parent is killed. The
    workers end with it, because Dask ends workers with the process that started them.
    """
    from dask import config
    from distributed import LocalCluster

    try:
        with TemporaryDirectory(prefix="queens-", ignore_cleanup_errors=True) as folder:
            config.set(temporary_directory=folder)
            cluster = LocalCluster(
                n_workers=count,
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
                # Dask's limit of memory is off, because the memory of a count is known before it
                # starts.
                memory_limit=0,
            )
            echo(cluster.scheduler_address)
            sys.stdin.read()
    finally:
        os._exit(0)
