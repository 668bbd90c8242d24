"""Tables that scripts import, too."""

from __future__ import annotations

from cy_core import MAX_KNOWN_N, MAX_LABELLED_N
from site_builder.values.shared import shared_table


def test_sizes_of_scripts_agree_with_the_core() -> None:
    assert shared_table("sizes") == {"labelled": MAX_LABELLED_N, "known": MAX_KNOWN_N}
