"""Ctrl-C where the interpreter would not hear it."""

from __future__ import annotations

import pytest

from cy_core.engine import parallel, waiting
from cy_core.engine.binding import Stop


@pytest.mark.soak
def test_what_the_work_returns_or_raises_comes_back() -> None:
    stop = Stop()
    assert waiting.interruptible(stop, lambda: 8) == 8
    assert not stop
    with pytest.raises(ZeroDivisionError):
        waiting.interruptible(stop, lambda: 8 // 0)


@pytest.mark.soak
def test_ctrl_c_ends_the_count_of_a_begun_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it, this count takes hours, and the test would not end."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(waiting, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        parallel.count_begun(24, [(0, 12)], [])
