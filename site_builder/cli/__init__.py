"""The command `queens`: handles Ctrl-C from its first line on, and then loads the rest."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | signal.Handlers


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command."""
    if argv is not None:
        return _run(argv)
    _on_interrupt(_end_at_once)
    # NumPy's threads for algebra, which nothing here uses, spin as long as a short command takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return _run(None)
    except KeyboardInterrupt:  # between two handlers
        return _end_at_once()
    finally:
        _on_interrupt(signal.SIG_IGN)  # the end of the interpreter is a bad place for tracebacks


def _run(argv: Sequence[str] | None) -> int:
    # Loading all there is takes longer than some commands: Ctrl-C must be expected by then.
    from site_builder.cli.run import run

    return run(argv)


def _on_interrupt(handler: Handler) -> None:
    """Set what Ctrl-C does, unless this process was started with Ctrl-C ignored."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        return
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:  # only the main thread hears of signals
        return


def _end_at_once(number: int = signal.SIGINT, frame: FrameType | None = None) -> int:
    """End here: callbacks of the import system would swallow an exception, and show it."""
    try:
        if sys.stderr:
            sys.stderr.write("interrupted\n")
    finally:
        os._exit(128 + signal.SIGINT)
