"""Several processes that count into one ledger."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

from cy_core import count, known_census
from site_builder.ledger import checkpoint, database
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.database import make_ledger, read_ledger
from site_builder.ledger.rows import Header
from site_builder.values.errors import UserError
from tests.helpers.patience import PATIENCE

N, PROCESSES = 15, 3


def count_into(path: Path, barrier: Barrier, outcomes: Queue[int | str]) -> None:
    """Count, and make the ledger when all processes have seen that there is none."""

    def make_together(where: Path, header: Header) -> None:
        barrier.wait(PATIENCE)
        make_ledger(where, header)

    checkpoint.make_ledger = make_together  # type: ignore[attr-defined]
    database.PATIENCE = PATIENCE  # each has its turn
    try:
        with Checkpoint(path) as followed:
            outcomes.put(count(N, progress=followed).total)
    except UserError as error:
        outcomes.put(str(error))


def test_counts_that_begin_together_share_their_ledger(tmp_path: Path) -> None:
    path, context = tmp_path / "count.ledger", get_context("spawn")
    barrier, outcomes = context.Barrier(PROCESSES), context.Queue()
    processes = [
        context.Process(target=count_into, args=(path, barrier, outcomes)) for _ in range(PROCESSES)
    ]
    for process in processes:
        process.start()
    totals = [outcomes.get(timeout=PATIENCE) for _ in processes]
    for process in processes:
        process.join()
    assert totals == [known_census(N).total] * PROCESSES
    ledger = read_ledger(path)
    assert ledger.is_complete
    assert ledger.damaged == 0
