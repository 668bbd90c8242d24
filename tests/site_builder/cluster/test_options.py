"""The values of --cluster and --verify, as people type them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from site_builder.cluster.options import ClusterAddress, Sample, cluster_address, parts_to_verify
from site_builder.values.errors import UserError

FORMS = "a cluster is local, local:WORKERS or tcp://HOST:PORT"
SHARES = "--verify must be a share of the parts up to 100%, such as 2%"


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
    assert parts_to_verify("100%:0") == Sample(1.0, 0)
    assert len({parts_to_verify("2%").seed for _ in range(9)}) > 1


@pytest.mark.parametrize(
    ("read", "word", "message"),
    [
        (cluster_address, "loca", f"{FORMS}, got loca"),
        (cluster_address, "", f"{FORMS}, got "),
        (cluster_address, "tcp://host", f"{FORMS}, got tcp://host"),
        (cluster_address, "tcp://a b:1", f"{FORMS}, got tcp://a b:1"),
        (cluster_address, "tcp://a..b:1", f"{FORMS}, got tcp://a..b:1"),
        (cluster_address, f"tcp://{64 * 'a'}:1", f"{FORMS}, got tcp://aaa"),
        (cluster_address, "local:", "workers must be between 1 and 1024, got "),
        (cluster_address, "local:0", "workers must be between 1 and 1024, got 0"),
        (cluster_address, "local:1025", "workers must be between 1 and 1024, got 1025"),
        (cluster_address, "local:two", "workers must be between 1 and 1024, got two"),
        (parts_to_verify, "2", f"{SHARES}, got 2"),
        (parts_to_verify, "0%", f"{SHARES}, got 0%"),
        (parts_to_verify, "101%", f"{SHARES}, got 101%"),
        (parts_to_verify, "%", f"{SHARES}, got %"),
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
