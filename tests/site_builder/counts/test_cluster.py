"""Counts on workers of Dask: processes that are killed, freeze, lie, or are of another version.

Two of them, and their scheduler, are shared: starting them takes longer than what is asked.
"""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from distributed import KilledWorker

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    JOIN,
    Worker,
    __version__,
    count,
    count_parts,
    has_backend,
    known_census,
)
from site_builder.counts import cluster
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.cluster import (
    ClusterAddress,
    ClusterExecutor,
    Sample,
    WorkerInfo,
    cluster_address,
    fitting_search,
    parts_to_verify,
    workers_of,
)
from site_builder.counts.ledger import read_ledger
from site_builder.counts.report import ledger_report
from site_builder.values.errors import UserError
from tests.helpers.patience import until

N = 15
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"
KILLS = pytest.mark.skipif(os.name == "nt", reason="kills processes")


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
def local() -> Iterator[ClusterExecutor]:
    """Two workers of this machine, started anew after five seconds of silence, Dask's least."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "WORKER_TTL", "1s")
        with workers_of(ClusterAddress(workers=2), None, 1) as workers:
            yield workers


def processes(workers: ClusterExecutor) -> list[int]:
    """Those of both workers, as soon as both are there."""
    until(lambda: len(workers.client.nthreads()) == 2)
    return [*workers.client.run(os.getpid).values()]


@pytest.mark.soak
@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_workers_count_a_sample_twice_and_name_themselves(
    local: ClusterExecutor, search: str, tmp_path: Path
) -> None:
    path, sample = tmp_path / "15.ledger", Sample(0.05, 7)
    workers = ClusterExecutor(local.client, local.threads, {}, sample)
    with Checkpoint(path) as followed:
        assert count(N, search=search, progress=followed, executor=workers) == known_census(N)
    ledger, parts = read_ledger(path), count_parts(N, search)
    rows = ledger.rows.values()
    assert {row.worker for row in rows} == {*local.threads}
    assert {row.core for row in rows} == {__version__}
    assert all(row.processor and row.backend and row.seconds for row in rows)
    again = {row.number for row in rows if row.again}
    assert again == {part.number for part in parts if sample.has(N, part)}
    report = ledger_report(path, ledger)
    assert report.counted_again == report.by_another_worker == len(again) > 0
    others = sum(map(has_backend, BACKENDS)) > 1
    assert report.by_another_backend == (len(again) if others else 0)
    assert followed.progress.facts["parts"] == f"{len(parts)} of {len(parts)} parts"


@KILLS
@pytest.mark.soak
@pytest.mark.parametrize("end", ["SIGKILL", "SIGSTOP"])
def test_killed_and_frozen_workers_lose_no_parts_and_count_none_twice(
    local: ClusterExecutor, end: str, tmp_path: Path
) -> None:
    process = processes(local)[0]
    deed = lambda: os.kill(process, getattr(signal, end))  # noqa: E731
    with Follower(tmp_path / "15.ledger", 20, deed) as followed:
        assert count(N, progress=followed, executor=local) == known_census(N)
    assert followed.parts == 20 - len(count_parts(N))
    assert read_ledger(tmp_path / "15.ledger").is_complete
    assert process not in processes(local)  # Dask has started another one


@KILLS
@pytest.mark.soak
def test_killed_coordinator_goes_on_and_a_second_one_is_refused(
    local: ClusterExecutor, tmp_path: Path
) -> None:
    path = tmp_path / "17.ledger"
    address = local.client.scheduler.address
    command = [QUEENS, "count", "17", "--search", DEPTH_FIRST, "--cluster", address]
    command += ["--resume", path]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as first:  # type: ignore[call-overload]
        until(lambda: has_parts(path) and is_locked(path))  # not between two transactions
        first.send_signal(signal.SIGSTOP)
        second = subprocess.run(command, **pipes)  # type: ignore[call-overload]
        first.kill()
    assert "is being written by another count: wait for it, or name" in second.stderr
    kept = read_ledger(path).rows
    done = subprocess.run(command, **pipes)  # type: ignore[call-overload]
    assert str(known_census(17).total) in done.stdout
    assert kept.items() <= read_ledger(path).rows.items()


def has_parts(path: Path) -> bool:
    """Whether a ledger is there and has some."""
    try:
        return bool(read_ledger(path).rows)
    except UserError:
        return False


def is_locked(path: Path) -> bool:
    """Whether a program writes to a ledger."""
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
    return False


@KILLS
@pytest.mark.soak
def test_lost_scheduler_ends_the_count_which_keeps_its_parts(tmp_path: Path) -> None:
    path, message = tmp_path / "15.ledger", "^the workers of this machine have gone: run this again"

    def count_and_kill() -> None:
        with (
            Follower(path, 20, lambda: os.kill(scheduler, signal.SIGKILL)) as followed,
            workers_of(ClusterAddress(workers=1), None, 1) as workers,
        ):
            scheduler = workers.client.run_on_scheduler(os.getpid)
            count(N, progress=followed, executor=workers)

    with pytest.raises(UserError, match=message):
        count_and_kill()
    assert len(read_ledger(path).rows) >= 20


@pytest.mark.soak
def test_two_counts_of_a_part_that_differ_end_the_count(local: ClusterExecutor) -> None:
    def lying(n: int, batch: list[object], backend: str, *_: object) -> list[tuple[int, float]]:
        return [(8 * len(backend) * os.getpid(), 0.1) for _ in batch]

    workers = ClusterExecutor(local.client, local.threads, {}, Sample(1.0, 7))
    rule = r"^part 3 of N = 15 has two counts, \d+ by tcp://.* \(\w+\) and \d+ by tcp://.*: trust n"
    with pytest.raises(UserError, match=rule):
        workers.submit(lying, N, [count_parts(N)[3]], None).result()


def failing(error: Exception) -> ClusterExecutor:
    """Workers of which each raises an error."""

    async def submit(*_: object, **__: object) -> None:
        raise error

    return ClusterExecutor(SimpleNamespace(submit=submit), {}, {}, None)


def test_errors_of_workers_are_one_line() -> None:
    killed = KilledWorker("a batch", SimpleNamespace(address="tcp://10.0.0.7:39211"), 3)
    for error, message in (
        (killed, "4 workers ended while they counted the same parts, the last of them tcp://10.0"),
        (ValueError("tcp://a: no memory"), "a worker cannot count: tcp://a: no memory"),
        (MemoryError(), "a worker cannot count: MemoryError"),
    ):
        with pytest.raises(UserError) as refused:
            failing(error)._count_once().send(None)
        assert str(refused.value).startswith(message)


@pytest.mark.soak
def test_workers_of_another_version_and_too_few_are_refused(
    local: ClusterExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "9.9.9")
    address = ClusterAddress(scheduler=local.client.scheduler.address)
    rule = r"^the worker tcp://.* has .*, this is 9\.9\.9: install one version everywhere$"
    with pytest.raises(UserError, match=rule), workers_of(address, None, 1):
        raise AssertionError
    client = SimpleNamespace(
        wait_for_workers=lambda *_, **__: None, nthreads=dict, scheduler=local.client.scheduler
    )
    rule = "^this count needs 2 workers, got 0 here: start more$"
    with pytest.raises(UserError, match=rule):
        cluster._executor(client, Sample(0.5, 7), "here")


@pytest.mark.parametrize(("memory", "fits"), [(None, True), (1 << 60, True), (1 << 20, False)])
def test_a_join_needs_memory_on_each_machine(
    memory: int | None,
    fits: bool,
    capsys: pytest.CaptureFixture[str],
) -> None:
    infos = {"tcp://a": WorkerInfo(__version__, "node-7", memory)}
    workers = ClusterExecutor(None, {"tcp://a": 1, "tcp://b": 1}, infos, None)
    assert fitting_search(workers, 24, DEPTH_FIRST, None) == DEPTH_FIRST
    assert fitting_search(workers, 24, JOIN, None) == (JOIN if fits else DEPTH_FIRST)
    note = "" if fits else ", too much for node-7: searching depth-first"
    assert capsys.readouterr().err == f"joining N = 24 takes 3,600 MB a worker{note}\n"
    if not fits:
        with pytest.raises(UserError, match=r"too much for node-7: start fewer workers there, or"):
            fitting_search(workers, 24, JOIN, JOIN)


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
        opened = workers_of(ClusterAddress(scheduler=address), None, 1)
        with pytest.raises(UserError, match=message), opened:
            raise AssertionError


def test_a_lost_scheduler_of_this_machine_is_not_named_by_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "_started_here", lambda workers: nullcontext("tcp://127.0.0.1:9"))
    opened = workers_of(ClusterAddress(workers=2), None, 1)
    message = "^the workers of this machine have gone: run this again$"
    with pytest.raises(UserError, match=message), opened:
        raise AssertionError


def test_missing_dask_names_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    message = r"^a cluster needs Dask: pip install 'queens-atlas\[cluster\]'$"
    with pytest.raises(UserError, match=message), workers_of(ClusterAddress(), None, 1):
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
    """As when the worker is killed while it starts."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    command = [sys.executable, "-c", NO_WORKERS]
    with subprocess.Popen(command, **pipes, start_new_session=True) as process:  # type: ignore[call-overload]
        assert process.stdout.read() == b""  # while the standard input is open


@KILLS
@pytest.mark.soak
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


# Options


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


def test_sample_has_a_random_seed_by_default() -> None:
    assert parts_to_verify("0.5%:12") == Sample(0.005, 12)
    assert len({parts_to_verify("2%").seed for _ in range(9)}) > 1


FORMS = "a cluster is local, local:WORKERS or tcp://HOST:PORT"
SHARES = "--verify must be a share of the parts up to 100%, such as 2%"


@pytest.mark.parametrize(
    ("read", "word", "message"),
    [
        (cluster_address, "loca", f"{FORMS}, got loca"),
        (cluster_address, "", f"{FORMS}, got "),
        (cluster_address, "tcp://host", f"{FORMS}, got tcp://host"),
        (cluster_address, "tcp://a..b:1", f"{FORMS}, got tcp://a..b:1"),
        (cluster_address, f"tcp://{64 * 'a'}:1", f"{FORMS}, got tcp://aaa"),
        (cluster_address, "local:", "workers must be between 1 and 1024, got "),
        (cluster_address, "local:0", "workers must be between 1 and 1024, got 0"),
        (cluster_address, "local:two", "workers must be between 1 and 1024, got two"),
        (parts_to_verify, "2", f"{SHARES}, got 2"),
        (parts_to_verify, "0%", f"{SHARES}, got 0%"),
        (parts_to_verify, "101%", f"{SHARES}, got 101%"),
        (parts_to_verify, "2%:", "the seed of --verify must be between 0 and 1000000, got "),
        (parts_to_verify, "2%:x", "the seed of --verify must be between 0 and 1000000, got x"),
    ],
)
def test_bad_addresses_and_samples_are_refused(
    read: Callable[[str], object], word: str, message: str
) -> None:
    with pytest.raises(UserError) as refused:
        read(word)
    assert str(refused.value).startswith(message)
