"""The values of --cluster and --verify, as a person types them."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

from cy_core import MAX_THREADS, format_value
from site_builder.values.errors import UserError
from site_builder.values.parsing import number_within

MAX_SEED = 10**6
HOST = r"[\w-]{1,63}(\.[\w-]{1,63})*\.?"  # the resolver takes no other for a name


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """Where workers are."""

    # The address of a scheduler that is there; None for workers of this machine.
    scheduler: str | None = None
    workers: int | None = None  # How many to start here; None for as many as there are cores.


@dataclass(frozen=True, slots=True)
class Sample:
    """Which parts are counted again: the same ones for the same seed."""

    share: float  # how many of all, above 0 to 1
    seed: int  # what chooses them


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

    >>> parts_to_verify("2%:7")
    Sample(share=0.02, seed=7)
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
