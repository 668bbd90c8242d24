"""How long a count would take."""

from __future__ import annotations

from cy_core import Estimate, estimates

ENOUGH = 0.05  # the relative error at which sampling stops


def plan(n: int, *, error: float = ENOUGH) -> Estimate:
    """Estimate the processor time and the memory that ``count(n)`` takes on one core.

    Parameters
    ----------
    n : int
        Side of the board, 15..28.
    error : float
        Sampling stops when the 95 % interval of the time is this narrow, relative to the time.

    Returns
    -------
    Estimate
        `seconds.value` and `seconds.margin` are the processor time, `memory` is in bytes.

    Raises
    ------
    InputError
        ``a plan is for n = 15 to 28, got 8: smaller ones are counted in milliseconds``.
    """
    return next(each for each in estimates(n) if each.seconds.error <= error)
