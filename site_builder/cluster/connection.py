"""Dask, and all that this program knows of it."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, wait
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from site_builder.cluster.options import ClusterAddress
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError

REACHED = 5  # seconds in which a scheduler answers, or does not
ANSWERED = 5.0  # seconds in which a worker answers, unless it is frozen
PATIENCE = 60.0  # seconds for which one that has gone is waited for
PAUSE = 0.2
# Dask tells by these of everything that goes away; what matters is told by this program.
TALKERS = (
    *("distributed", "distributed.client", "distributed.gc", "distributed.worker"),
    *("tornado", "tornado.application", "asyncio", "bokeh"),
)


class Connection:
    """A scheduler, and what it is asked."""

    def __init__(self, address: str, is_gone: Callable[[], bool] = lambda: False) -> None:
        self.address, self._is_gone = address, is_gone
        self._unanswered: dict[object, Future[Any]] = {}
        try:
            self._client = _client(address)
        except OSError:
            remedy = "start one there, or name another"
            raise UserError(f"no scheduler answers at {address}: {remedy}") from None

    @property
    def is_open(self) -> bool:
        """Whether the scheduler is there."""
        return bool(self._client.status == "running")

    def await_scheduler(self) -> None:
        """Wait for a scheduler that has gone."""
        deadline = time.monotonic() + PATIENCE
        while not self.is_open:
            if self._is_gone():
                raise UserError("the workers of this machine have gone: run this again")
            if time.monotonic() > deadline:
                raise UserError(
                    f"the scheduler at {self.address} has gone: start it, and run this again"
                )
            if self._client.status == "closed":  # it has tried for some seconds by itself
                with suppress(OSError):
                    self._client = _client(self.address)
                    self._unanswered.clear()
            time.sleep(PAUSE)

    def threads(self) -> dict[str, int]:
        """The number of threads of each worker, by its address; empty in a bad moment."""
        with suppress(OSError):
            return dict(self._client.nthreads())
        return {}

    def memory_limits(self) -> dict[str, int]:
        """With how many bytes Dask ends a worker, by its address; 0 for never."""
        workers = self._client.scheduler_info()["workers"]
        return {address: worker["memory_limit"] or 0 for address, worker in workers.items()}

    @property
    def dashboard(self) -> str | None:
        """The address of Dask's own page, where it is drawn: for that the scheduler needs Bokeh."""
        from importlib.metadata import PackageNotFoundError, version  # as late as asyncio

        with suppress(PackageNotFoundError, KeyError, OSError):
            self._client.run_on_scheduler(version, "bokeh")
            return str(self._client.dashboard_link)
        return None

    def run(
        self, workers: Sequence[str], function: Callable[..., Any], *args: object
    ) -> dict[str, Any]:
        """What each of some workers returns, or the error that it raises, by its address.

        Without those that have gone, which the scheduler need not know yet; empty in a bad moment.
        Also without those that do not answer in time: their answer is taken, without another wait,
        when the same function is run again.
        """
        earlier = {one: self._unanswered.pop((one, function), None) for one in workers}
        futures = {one: old or self._ask(one, function, *args) for one, old in earlier.items()}
        wait([futures[one] for one, old in earlier.items() if not old], ANSWERED)
        answers = {}
        for one, future in futures.items():
            if not future.done():
                self._unanswered[one, function] = future
                continue
            with suppress(OSError, CancelledError):
                if not isinstance(answer := future.result(), OSError):
                    answers[one] = answer
        return answers

    def _ask(self, worker: str, function: Callable[..., Any], *args: object) -> Future[Any]:
        """One worker alone: Dask would wait for all before it hands on any answer."""
        from asyncio import run_coroutine_threadsafe

        async def answer() -> Any:
            answers = await self._client.run(function, *args, workers=[worker], on_error="return")
            return answers[worker]

        return run_coroutine_threadsafe(answer(), self._client.loop.asyncio_loop)

    def holders(self, tasks: Sequence[object]) -> list[str | None]:
        """The worker that has each task, or its result; None for a task that waits for a worker."""
        holders: dict[object, str] = {}
        with suppress(OSError):
            for worker, keys in [
                *self._client.processing().items(),
                *self._client.has_what().items(),
            ]:
                holders |= dict.fromkeys(keys, worker)
        return [holders.get(getattr(task, "key", None)) for task in tasks]

    def submit(
        self,
        heard: Callable[[Any, UserError | None], None],
        workers: Sequence[str] | None,
        task: Callable[..., Any],
        *args: object,
    ) -> object:
        """Have a task done, by one of these workers as long as any of them is there."""
        from asyncio import CancelledError  # loading it takes a fourteenth of a short command

        if not self.is_open:
            heard(None, None)
            return None

        future = self._client.submit(
            task, *args, pure=False, workers=workers, allow_other_workers=workers is not None
        )

        async def ended() -> None:
            try:
                found, error = await self._result(future), None
            except (Exception, CancelledError) as failure:
                failed = future.status == "error"  # otherwise a worker or the scheduler has gone
                found, error = None, UserError(_reason(failure)) if failed else None
            heard(found, error)

        self._client.loop.add_callback(ended)
        return future

    async def _result(self, future: Any) -> Any:
        """What a task returns; None where that is lost.

        It is fetched alone: Dask fetches several at once, and waits for the slowest worker of all.
        """
        await future.exception()  # it has ended, or failed
        if future.status != "finished":
            return await future
        response = await self._client.scheduler.gather(keys=[future.key])
        return response.get("data", {}).get(future.key)

    def close(self) -> None:
        """Leave the scheduler, which forgets what it was asked."""
        with suppress(Exception):  # whatever Dask has to say, this is the end
            self._client.close(timeout=1)


@contextmanager
def connected(cluster: ClusterAddress, workers: int) -> Iterator[Connection]:
    """A scheduler and its workers until the block ends; those of this machine start for it."""
    if find_spec("distributed") is None:
        raise UserError("a cluster needs Dask: pip install 'queens-atlas[cluster]'")
    if cluster.scheduler:
        with closing(Connection(cluster.scheduler)) as connection:
            yield connection
        return
    with _started_here(cluster.workers or workers) as process:
        with waiting("starting workers"):
            address = process.stdout.readline().strip()  # type: ignore[union-attr]
        if not address:
            raise UserError("no workers could be started here: see whether `dask` runs")
        with closing(Connection(address, lambda: process.poll() is not None)) as connection:
            yield connection


@contextmanager
def _started_here(workers: int) -> Iterator[subprocess.Popen[str]]:
    """A process with a scheduler and workers of this machine, in a session of its own.

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
    ) as process:
        try:
            yield process
        finally:
            assert process.stdin
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
            dashboard_address="127.0.0.1:0",
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


def worker_address() -> str:
    """Where the worker is that this is called on."""
    from distributed import get_worker

    return str(get_worker().address)


def _client(address: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of versions that differ: what matters is checked
        from asyncio import run

        from distributed import Client

        for name in TALKERS:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        run(_reach(address))
        return Client(address, timeout=REACHED, set_as_default=False)


async def _reach(address: str) -> None:
    """Refuse what is no scheduler: the client of Dask would wait without end for its greeting."""
    from asyncio import wait_for

    from distributed.comm.core import connect

    try:
        (await wait_for(connect(address), REACHED)).abort()
    except Exception as error:  # whatever Dask makes of what another program sends
        raise OSError from error


def _reason(error: BaseException) -> str:
    from distributed import KilledWorker

    if isinstance(error, KilledWorker):
        rule = f"{error.allowed_failures + 1} workers ended while they counted the same parts"
        return f"{rule}, the last of them {error.last_worker.address}: see whether memory suffices"
    return f"a worker cannot count: {error or type(error).__name__}"
