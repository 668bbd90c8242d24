"""Who counted what: each count is found and confirmed, and no source is lost."""

from __future__ import annotations

from urllib.parse import urlsplit

from site_builder.values.claims import claims_text, count_claims


def test_every_count_is_found_and_confirmed() -> None:
    claimed = {
        (entry.claim, n) for entry in count_claims() for n in range(entry.first_n, entry.last_n + 1)
    }
    assert claimed == {(claim, n) for claim in ("found", "confirmed") for n in range(1, 28)}


def test_claim_addresses_are_web_addresses() -> None:
    addresses = [entry.address for entry in count_claims() if entry.address]
    assert len(addresses) > 10
    assert all(urlsplit(address).scheme in ("http", "https") for address in addresses)
    assert all(entry.source for entry in count_claims() if entry.address)


def test_both_claims_stand_side_by_side() -> None:
    lines = claims_text().splitlines()
    assert lines[0] == "| N | found by | confirmed by |"
    (line,) = (line for line in lines if line.startswith("| 26 |"))
    count, confirmed = line.split(" | ")[1:]
    assert count.startswith("Queens@TUD, Dresden, July 2009, on FPGAs ([Queens@TUD](http:")
    assert confirmed.startswith("MC# project, August 2009, on two supercomputers ([")
    assert len(lines) == 2 + len({entry.first_n for entry in count_claims()})
    (row,) = claims_text([23]).splitlines()[2:]
    assert "; Queens Atlas" in row.partition("Somers")[2], "all who confirmed it"
