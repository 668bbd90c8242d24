"""Where workers are, and what is counted again, as people type it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from site_builder.cluster.places import Place, Sample, parts_to_verify, place
from site_builder.values.errors import UserError


@pytest.mark.parametrize(
    ("word", "place_read"),
    [
        ("local", Place()),
        ("local:12", Place(workers=12)),
        ("tcp://node-7.cluster:8786", Place(address="tcp://node-7.cluster:8786")),
        ("tcp://localhost.:8786", Place(address="tcp://localhost.:8786")),
        ("tcp://[fe80::1]:8786", Place(address="tcp://[fe80::1]:8786")),
    ],
)
def test_cluster_address_is_parsed(word: str, place_read: Place) -> None:
    assert place(word) == place_read


def test_sample_has_a_random_seed_by_default() -> None:
    assert parts_to_verify("0.5%:12") == Sample(0.005, 12)
    assert parts_to_verify("100%:0") == Sample(1.0, 0)
    assert len({parts_to_verify("2%").seed for _ in range(9)}) > 1


@pytest.mark.parametrize(
    ("read", "word", "message"),
    [
        (place, "loca", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got loca"),
        (place, "", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got "),
        (place, "tcp://host", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got tcp://"),
        (place, "tcp://a b:1", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got tcp://"),
        (place, "tcp://a..b:1", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got tcp://"),
        (place, f"tcp://{64 * 'a'}:1", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got"),
        (place, "local:", "workers must be between 1 and 1024, got "),
        (place, "local:0", "workers must be between 1 and 1024, got 0"),
        (place, "local:1025", "workers must be between 1 and 1024, got 1025"),
        (place, "local:two", "workers must be between 1 and 1024, got two"),
        (
            parts_to_verify,
            "2",
            "--verify must be a share of the parts up to 100%, such as 2%, got 2",
        ),
        (
            parts_to_verify,
            "0%",
            "--verify must be a share of the parts up to 100%, such as 2%, got 0%",
        ),
        (
            parts_to_verify,
            "101%",
            "--verify must be a share of the parts up to 100%, such as 2%, got 101%",
        ),
        (
            parts_to_verify,
            "%",
            "--verify must be a share of the parts up to 100%, such as 2%, got %",
        ),
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
