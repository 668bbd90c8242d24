"""Counts on workers of Dask: processes that are killed, lie, or are of another version.

Two of them, and their scheduler, are shared: starting them takes longer than what is asked.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest
from distributed import KilledWorker

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    Worker,
    __version__,
    count,
    known_census,
)
from cy_core.engine import executors
from site_builder.cluster import checks, connection, patience
from site_builder.cluster.checks import require_one_version, without_memory_to_join
from site_builder.cluster.connection import Connection, connected
from site_builder.cluster.executor import ClusterExecutor
from site_builder.cluster.options import ClusterAddress, Sample
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import read_ledger
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from tests.helpers.patience import until

pytestmark = [pytest.mark.soak, pytest.mark.skipif(os.name == "nt", reason="kills processes")]

N = 15
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"
# A scheduler at a port of its own, with workers that are threads of it, ends with its input.
ONE_PROCESS = """
import sys
from distributed import LocalCluster
cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=False, host="127.0.0.1",
    scheduler_port=int(sys.argv[1]), dashboard_address="127.0.0.1:0", memory_limit=0)
print(cluster.scheduler_address, flush=True)
sys.stdin.read()
"""


class Follower(Checkpoint):
    """Does something once, when some parts have come."""

    def __init__(self, path: Path | None, parts: int, deed: Callable[[], object]) -> None:
        super().__init__(path)
        self.parts, self.deed = parts, deed

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        super().finished(number, boards, seconds, worker)
        self.parts -= 1
        if self.parts == 0:
            self.deed()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Connection]:
    """Two workers of this machine."""
    with connected(ClusterAddress(workers=2), 1) as opened:
        yield opened


def workers_of(opened: Connection, sample: Sample | None = None) -> ClusterExecutor:
    """Two workers that are there."""
    workers = ClusterExecutor(opened, Progress(), sample)
    until(lambda: len(opened.threads()) == 2)
    workers.await_workers(2)
    return workers


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_workers_count_and_name_themselves(
    cluster: Connection, search: str, tmp_path: Path
) -> None:
    path = tmp_path / "15.ledger"
    with Checkpoint(path) as followed:
        workers = workers_of(cluster, Sample(0.05, 7))
        assert count(N, search=search, progress=followed, executor=workers) == known_census(N)
    rows = read_ledger(path).rows.values()
    assert {row.worker for row in rows} == {*cluster.threads()}
    assert {row.core for row in rows} == {__version__}
    assert all(row.processor and row.backend and row.seconds for row in rows)
    assert Checkpoint(path).search(N) == search


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of batches, so that all workers have some when a worker fails."""
    monkeypatch.setattr(executors, "LONGEST", 0.002)
    monkeypatch.setattr(executors, "SHORTEST", 0.002)


@pytest.mark.usefixtures("small_batches")
def test_killed_worker_loses_no_parts(cluster: Connection) -> None:
    workers = workers_of(cluster)
    process_ids = cluster.run([*cluster.threads()], os.getpid)
    followed = Follower(None, 20, lambda: os.kill(min(process_ids.values()), signal.SIGKILL))
    assert count(N, progress=followed, executor=workers) == known_census(N)
    assert followed.parts < 0


@contextmanager
def frozen(process: int) -> Iterator[None]:
    """A process that does nothing until the block ends."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_worker_frozen_at_the_start_joins_later(
    cluster: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "ANSWERED", 0.5)
    monkeypatch.setattr(patience, "MIN_PATIENCE", 0.5)
    until(lambda: len(cluster.threads()) == 2)
    processes = cluster.run([*cluster.threads()], os.getpid)
    sleeper, process = min(processes.items())
    workers = ClusterExecutor(cluster, Progress())
    with frozen(process):
        workers.await_workers(1)
        assert {*workers.threads} == {*processes} - {sleeper}
        assert count(12, executor=workers) == known_census(12)
    until(lambda: workers.free_slots() and {*workers.threads} == {*processes})


@pytest.mark.usefixtures("small_batches")
def test_worker_frozen_in_mid_run_is_replaced_and_counts_nothing_twice(
    cluster: Connection, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(patience, "MIN_PATIENCE", 0.5)
    workers, awaited = workers_of(cluster), list[object]()
    submit = cluster.submit

    def counting(heard: Callable[..., None], *others: Any) -> object:
        def answered(*answer: Any) -> None:
            heard(*answer)
            awaited.pop()

        awaited.append(heard)
        return submit(answered, *others)

    monkeypatch.setattr(cluster, "submit", counting)
    process = min(cluster.run([*workers.threads], os.getpid).values())
    path, sleep = tmp_path / "15.ledger", ExitStack()
    with sleep, Follower(path, 20, lambda: sleep.enter_context(frozen(process))) as followed:
        assert count(N, progress=followed, executor=workers) == known_census(N)
        assert awaited  # what the frozen worker holds still
    until(lambda: not awaited)  # it wakes up, and answers late
    assert (
        workers.free_slots() == 4
    )  # as before: nothing is under way, nobody is silent, no trouble
    assert read_ledger(path).is_complete


def test_what_is_lost_is_ignored(cluster: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    versions: dict[str, object] = {"tcp://here": __version__, "tcp://gone": OSError("closed")}

    async def run(*_: object, workers: list[str], **__: object) -> dict[str, object]:
        return {address: versions[address] for address in workers}

    def closed(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(cluster._client, "run", run)
    assert require_one_version(cluster, versions) == {"tcp://here"}
    versions["tcp://here"] = "node-7", 1  # byte of memory
    assert without_memory_to_join(cluster, dict.fromkeys(versions, 1), 18) == "node-7"
    monkeypatch.setattr(cluster._client, "run", closed)
    assert cluster.run(["tcp://here"], os.getpid) == {}


def test_host_without_memory_for_a_join_is_found(
    cluster: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = workers_of(cluster).threads
    assert without_memory_to_join(cluster, threads, 18) is None
    monkeypatch.setattr(checks, "join_memory", lambda n, threads: 1 << 50)
    assert without_memory_to_join(cluster, threads, 18) == socket.gethostname()


def test_killed_coordinator_loses_no_parts(
    cluster: Connection, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path, chance = tmp_path / "17.ledger", random.Random(7)
    command = [QUEENS, "count", "17", "--cluster", cluster.address, "--resume", path]
    kept = set[int]()
    for _ in range(request.config.getoption("--coordinator-kills")):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
            until(path.exists)
            time.sleep(2 * chance.random())
            run.kill()
        rows = read_ledger(path).rows
        assert kept <= {*rows}
        kept = {*rows}
    with Checkpoint(path) as followed:
        workers = workers_of(cluster)
        search = followed.search(17)
        assert count(17, search=search, progress=followed, executor=workers) == known_census(17)


@contextmanager
def scheduler(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A scheduler with workers, all of them one process, until the block ends."""
    command = [sys.executable, "-c", ONE_PROCESS, str(port)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def test_killed_scheduler_is_awaited(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path, worker = tmp_path / "15.ledger", ClusterAddress(scheduler=f"tcp://127.0.0.1:{port}")
    with ExitStack() as stack:
        first = stack.enter_context(scheduler(port))
        opened = stack.enter_context(connected(worker, 1))
        with Follower(path, 20, first.kill) as followed:
            restarted = Thread(target=lambda: first.wait() and stack.enter_context(scheduler(port)))
            restarted.start()
            census = count(N, progress=followed, executor=workers_of(opened))
            restarted.join()
        assert census == known_census(N)
        assert read_ledger(path).is_complete


@pytest.mark.parametrize(
    ("local", "rule"),
    [(False, "the scheduler at {} has gone: start it"), (True, "the workers of this machine have")],
)
def test_missing_scheduler_is_reported(
    local: bool, rule: str, cluster: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.0)
    monkeypatch.setattr(Connection, "is_open", False)
    monkeypatch.setattr(cluster, "_is_gone", lambda: local)
    with pytest.raises(UserError, match=f"^{rule.format(cluster.address)}"):
        count(N, executor=ClusterExecutor(cluster, Progress()))


def test_repeatedly_failing_workers_are_reported() -> None:
    error = KilledWorker("a batch", SimpleNamespace(address="tcp://10.0.0.7:39211"), 3)
    assert connection._reason(error) == (
        "4 workers ended while they counted the same parts, the last of them "
        "tcp://10.0.0.7:39211: see whether memory suffices"
    )


@pytest.mark.parametrize("accepts", [False, True])
def test_unreachable_or_silent_scheduler_is_reported(
    accepts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REACHED", 0.2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if accepts:
            taken.listen()
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        message = f"^no scheduler answers at {address}: start one there, or name another$"
        with (
            pytest.raises(UserError, match=message),
            connected(ClusterAddress(scheduler=address), 1),
        ):
            raise AssertionError


def test_missing_dask_names_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "find_spec", lambda name: None)
    message = r"^a cluster needs Dask: pip install 'queens-atlas\[cluster\]'$"
    with pytest.raises(UserError, match=message), connected(ClusterAddress(), 1):
        raise AssertionError


NO_WORKERS = f"""
import distributed

def fail(**options):
    raise RuntimeError("Nanny failed to start.")

distributed.LocalCluster = fail
from {connection.__name__} import keep_workers
keep_workers(1)
"""


def test_workers_that_cannot_start_end_with_their_scheduler() -> None:
    """As when the worker is killed while it starts."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    command = [sys.executable, "-c", NO_WORKERS]
    with subprocess.Popen(command, **pipes, start_new_session=True) as process:  # type: ignore[call-overload]
        assert process.stdout.read() == b""  # while the standard input is open


def test_a_signal_ends_workers_and_command_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "19.ledger"
    command = [QUEENS, "count", "19", "--cluster", "local:1", "--resume", path]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as interrupted:
        until(lambda: time.sleep(0.05) or has_parts(path))
        os.killpg(interrupted.pid, signal.SIGINT)
        lines = interrupted.communicate()[1].splitlines()
    assert lines[-1] == f"interrupted: finished parts are in {path}; run it again to go on"
    assert interrupted.returncode == 128 + signal.SIGINT
    assert not [line for line in lines if "Traceback" in line or "distributed" in line]
    until(lambda: [*tmp_path.iterdir()] == [path])  # workers have gone, and what they wrote


def has_parts(path: Path) -> bool:
    """Whether a ledger is there, whole, and has some."""
    try:
        return bool(read_ledger(path).rows)
    except UserError:
        return False
