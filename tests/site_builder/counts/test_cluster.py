"""Counts on Dask's workers that are killed, freeze, fail, or have another version.

Three workers and their scheduler are shared, because starting them takes longer than most tests.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn
from unittest.mock import Mock

import pytest
from distributed import KilledWorker
from distributed.comm.core import CommClosedError

from cy_core import DEPTH_FIRST, JOIN, Worker, __version__, count, count_parts, known_census
from cy_core.engine.batches import count_batch
from site_builder.counts import cluster
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.cluster import (
    ClusterAddress,
    ClusterExecutor,
    cluster_address,
    workers_of,
)
from site_builder.counts.ledger import read_ledger
from site_builder.values.errors import UserError
from tests.helpers.waiting import wait_until

N = 15
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"
pytestmark = pytest.mark.counts
KILLS = pytest.mark.skipif(os.name == "nt", reason="kills processes")


class Follower(Checkpoint):
    """A checkpoint that calls `action` once, as soon as `parts` more parts have been counted."""

    def __init__(self, path: Path | None, parts: int, action: Callable[[], object]) -> None:
        super().__init__(path)
        self.parts = parts
        self.action = action

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        super().finished(number, boards, seconds, worker)
        self.parts -= 1
        if self.parts == 0:
            self.action()


@pytest.fixture(scope="module")
def local() -> Iterator[ClusterExecutor]:
    """Yield three workers of this machine.

    A frozen worker is restarted after five seconds, the least that Dask allows.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "WORKER_TTL", "1s")
        with workers_of(ClusterAddress(workers=3), 1) as workers:
            yield workers


@pytest.mark.soak
@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_rows_name_the_worker_that_counted_them(
    local: ClusterExecutor, search: str, tmp_path: Path
) -> None:
    path = tmp_path / "15.ledger"
    with Checkpoint(path) as followed:
        assert count(N, search=search, progress=followed, executor=local) == known_census(N)
    rows = read_ledger(path).rows.values()
    parts = len(count_parts(N, search))
    assert {row.worker for row in rows} <= set(local.client.nthreads())
    assert {row.core for row in rows} == {__version__}
    assert all(row.processor and row.backend and row.seconds for row in rows)
    assert followed.progress.facts["parts"] == f"{parts} of {parts} parts"


@KILLS
@pytest.mark.soak
def test_killed_and_frozen_processes_cost_no_finished_part(
    local: ClusterExecutor, tmp_path: Path
) -> None:
    path = tmp_path / "19.ledger"
    command = [QUEENS, "count", "19", "--resume", path]
    command += ["--cluster", local.client.scheduler.address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as coordinator:
        wait_until(lambda: has_parts(path))
        coordinator.kill()
    finished_rows = read_ledger(path).rows
    killed, frozen, _ = local.client.run(os.getpid).values()

    def kill_and_freeze() -> None:
        os.kill(killed, signal.SIGKILL)
        os.kill(frozen, signal.SIGSTOP)

    with Follower(path, 20, kill_and_freeze) as followed:
        census = count(19, progress=followed, executor=local)
    assert census.total == 4_968_057_848
    # The missing parts were counted once each: `parts` went down by 1 for each of them.
    assert followed.parts == 20 - (len(count_parts(19)) - len(finished_rows))
    ledger = read_ledger(path)
    assert ledger.is_complete
    assert finished_rows.items() <= ledger.rows.items()


def has_parts(path: Path) -> bool:
    """Return whether the file is a ledger with finished parts; it need not exist yet."""
    try:
        return bool(read_ledger(path).rows)
    except UserError:
        return False


@KILLS
@pytest.mark.soak
def test_lost_scheduler_ends_the_count_which_keeps_its_parts(tmp_path: Path) -> None:
    path = tmp_path / "15.ledger"
    message = "^the workers of this machine have gone: run this again"

    def count_and_kill() -> None:
        with (
            Follower(path, 20, lambda: os.kill(scheduler, signal.SIGKILL)) as followed,
            workers_of(ClusterAddress(workers=1), 1) as workers,
        ):
            scheduler = workers.client.run_on_scheduler(os.getpid)
            count(N, progress=followed, executor=workers)

    with pytest.raises(UserError, match=message):
        count_and_kill()
    assert len(read_ledger(path).rows) >= 20


@pytest.mark.soak
def test_failing_batch_is_tried_three_times_and_names_its_worker(
    local: ClusterExecutor, tmp_path: Path
) -> None:
    log = tmp_path / "tries"

    def fail(*_: object) -> NoReturn:
        with log.open("a") as stream:
            stream.write("try\n")
        raise MemoryError

    message = r"^the worker tcp://\S+ cannot count: MemoryError$"
    with pytest.raises(UserError, match=message):
        local.submit(fail, N, [], None).result()
    assert len(log.read_text().splitlines()) == 3


@pytest.mark.soak
def test_worker_of_another_version_is_refused(local: ClusterExecutor) -> None:
    batch = [replace(count_parts(N)[3], core="9.9.9")]
    message = (
        rf"^the worker tcp://\S+ .* by version 9\.9\.9, this is {__version__}: use one version"
    )
    with pytest.raises(UserError, match=message):
        local.submit(count_batch, N, batch, None).result()


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (
            KilledWorker("a batch", SimpleNamespace(address="tcp://10.0.0.7:39211"), 3),
            "4 workers ended while they counted the same parts, the last of them tcp://10.0.0.7:3",
        ),
        (CommClosedError("closed"), "gone"),
        (RuntimeError("Error\nof the graph"), "install one version of queens-atlas everywhere: Er"),
    ],
)
def test_errors_of_dask_are_one_line(error: Exception, message: str) -> None:
    line = cluster._dask_message(error, "gone")
    assert line
    assert line.startswith(message)
    assert "\n" not in line


def test_scheduler_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def wait_in_vain(*_: object, **__: object) -> NoReturn:
        raise TimeoutError

    client = SimpleNamespace(wait_for_workers=wait_in_vain, nthreads=dict, get_executor=Mock())
    monkeypatch.setattr(cluster, "_connect", lambda *_: nullcontext(client))
    worker_context = workers_of(ClusterAddress(scheduler="tcp://host:1"), 1)
    message = "^there are no workers at tcp://host:1: start some$"
    with pytest.raises(UserError, match=message), worker_context:
        raise AssertionError


@pytest.mark.parametrize("accepts", [False, True])
def test_unreachable_or_silent_scheduler_is_reported(
    accepts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT", 0.2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if accepts:
            taken.listen()
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        message = f"^no scheduler answers at {address}: start one there, or name another$"
        worker_context = workers_of(ClusterAddress(scheduler=address), 1)
        with pytest.raises(UserError, match=message), worker_context:
            raise AssertionError


def test_a_lost_scheduler_of_this_machine_is_not_named_by_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "_start_workers", lambda workers: nullcontext("tcp://127.0.0.1:9"))
    worker_context = workers_of(ClusterAddress(workers=2), 1)
    message = "^the workers of this machine have gone: run this again$"
    with pytest.raises(UserError, match=message), worker_context:
        raise AssertionError


def test_missing_dask_names_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    message = r"^a cluster needs Dask: pip install 'queens-atlas\[cluster\]'$"
    with pytest.raises(UserError, match=message), workers_of(ClusterAddress(), 1):
        raise AssertionError


NO_WORKERS = f"""
import distributed

def fail(**options):
    raise RuntimeError("Nanny failed to start.")

distributed.LocalCluster = fail
from {cluster.__name__} import keep_workers
keep_workers(1)
"""


@pytest.mark.soak
def test_workers_that_cannot_start_end_with_their_scheduler() -> None:
    """The scheduler must end, too, for example if a worker is killed while it starts."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    command = [sys.executable, "-c", NO_WORKERS]
    with subprocess.Popen(command, **pipes, start_new_session=True) as process:  # type: ignore[call-overload]
        # The output of the process ends when the process ends, which must happen although its
        # standard input is still open.
        assert process.stdout.read() == b""


@KILLS
@pytest.mark.soak
def test_a_signal_ends_workers_and_command_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "19.ledger"
    command = [QUEENS, "count", "19", "--cluster", "local:1", "--resume", path]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as interrupted:
        wait_until(lambda: time.sleep(0.05) or has_parts(path))
        os.killpg(interrupted.pid, signal.SIGINT)
        lines = interrupted.communicate()[1].splitlines()
    assert lines[-1] == f"interrupted: finished parts are in {path}; run it again to go on"
    assert interrupted.returncode == 128 + signal.SIGINT
    assert not [line for line in lines if "Traceback" in line or "distributed" in line]
    # Only the ledger remains, because the workers have ended and have deleted their folders.
    wait_until(lambda: list(tmp_path.iterdir()) == [path])


# Tests of the option `--cluster`.


@pytest.mark.parametrize(
    ("word", "address"),
    [
        ("local", ClusterAddress()),
        ("local:12", ClusterAddress(workers=12)),
        ("tcp://node-7.cluster:8786", ClusterAddress(scheduler="tcp://node-7.cluster:8786")),
        ("tcp://localhost.:8786", ClusterAddress(scheduler="tcp://localhost.:8786")),
        ("tcp://[fe80::1]:8786", ClusterAddress(scheduler="tcp://[fe80::1]:8786")),
    ],
)
def test_cluster_address_is_parsed(word: str, address: ClusterAddress) -> None:
    assert cluster_address(word) == address


FORMS = "a cluster is local, local:WORKERS or tcp://HOST:PORT"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("loca", f"{FORMS}, got loca"),
        ("", f"{FORMS}, got "),
        ("tcp://host", f"{FORMS}, got tcp://host"),
        ("tcp://a..b:1", f"{FORMS}, got tcp://a..b:1"),
        (f"tcp://{64 * 'a'}:1", f"{FORMS}, got tcp://aaa"),
        ("local:", "workers must be between 1 and 1024, got "),
        ("local:0", "workers must be between 1 and 1024, got 0"),
        ("local:two", "workers must be between 1 and 1024, got two"),
    ],
)
def test_bad_cluster_addresses_are_refused(word: str, message: str) -> None:
    with pytest.raises(UserError) as refused:
        cluster_address(word)
    assert str(refused.value).startswith(message)
