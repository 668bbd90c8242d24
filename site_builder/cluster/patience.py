"""How long a batch may take before another worker counts it, too."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

MIN_PATIENCE = 10.0  # seconds
SLACK = 4.0  # times what a batch usually takes
FADING = 0.9  # with each batch, what took long before means less


@dataclass(slots=True)
class Patience:
    """The longest batches of late, and the slowest for their effort; both in seconds."""

    _longest: float = 0.0
    _slowest: float = 0.0

    def learn(self, effort: float, counting: float, seconds: float) -> None:
        """Take note of how long the parts of a batch took, and all from sending it to its answer.

        A batch that follows takes as long for its effort, and has to wait for the one before it.
        """
        self._longest = max(seconds, FADING * self._longest)
        self._slowest = max(counting / (effort or inf), FADING * self._slowest)

    def seconds(self, effort: float) -> float:
        """How long to wait for a batch of this effort; without end until one was counted."""
        if not self._longest:
            return inf
        return max(MIN_PATIENCE, SLACK * (self._longest + effort * self._slowest))
