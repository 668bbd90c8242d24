"""Estimate how long a count would take."""

from __future__ import annotations

from numbers import Real
from typing import SupportsIndex

from cy_core import Estimate, InputError, estimates, format_value

# The smallest error that a caller may ask for. A smaller one would take longer than most counts.
MIN_ERROR = 0.001


def plan(n: SupportsIndex, *, error: float = 0.05) -> Estimate:
    """Estimate the processor time and the memory that ``count(n)`` takes on one core.

    Parameters
    ----------
    n : int
        Side of the board, 15..28.
    error : float
        Sampling stops when the 95 % interval of the time is this narrow, relative to the time;
        0.001 to 1.

    Returns
    -------
    Estimate
        ``seconds.value`` and ``seconds.margin`` are the processor time, ``memory`` is in bytes.

    Raises
    ------
    InputError
        ``a plan is for n = 15 to 28, got 8: smaller ones are counted in milliseconds``,
        ``error must be between 0.001 and 1, got 0``.

    Examples
    --------
    >>> estimate = plan(16, error=0.5)
    >>> 0 < estimate.seconds.value < 1000
    True
    """
    if not isinstance(error, Real) or not MIN_ERROR <= error <= 1:
        rule = f"error must be between {MIN_ERROR} and 1"
        raise InputError(f"{rule}, got {format_value(error, float)}")
    return next(estimate for estimate in estimates(n) if estimate.seconds.error <= error)
