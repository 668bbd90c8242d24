"""The types of the JSON fields of plans and summaries, with their ranges."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cy_core import (
    BACKENDS,
    MAX_COUNTABLE_N,
    MAX_KNOWN_N,
    MIN_N,
    MIN_PLANNED_N,
    SEARCHES,
)
from site_builder.timings.record_checks import (
    MAX_CORES,
    MAX_MEMORY,
    MAX_TEXT_LENGTH,
    VERSION,
)

REMEDY = "move it away"  # the remedy of a file with other values
_MAX_AMOUNT = 1e21  # above the boards of the largest N, and the seconds of any count

PlannedN = Annotated[int, Meta(ge=MIN_PLANNED_N, le=MAX_COUNTABLE_N)]
KnownN = Annotated[int, Meta(ge=MIN_N, le=MAX_KNOWN_N)]
Cores = Annotated[int, Meta(ge=1, le=MAX_CORES)]
Memory = Annotated[int, Meta(ge=0, le=MAX_MEMORY)]
Parts = Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
PositiveAmount = Annotated[float, Meta(ge=1e-9, le=_MAX_AMOUNT)]
Amount = Annotated[float, Meta(ge=0, le=_MAX_AMOUNT)]
Search = Annotated[str, Meta(pattern=rf"^({'|'.join(SEARCHES)})\Z")]
EngineBackend = Annotated[str, Meta(pattern=rf"^({'|'.join(BACKENDS)})\Z")]
Version = Annotated[str, Meta(pattern=rf"^{VERSION}\Z", max_length=MAX_TEXT_LENGTH)]
Name = Annotated[str, Meta(min_length=1)]
Sha256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
