"""The command `queens`: Ctrl-C ends it at once while it loads, and in order from then on."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    is_ignored = signal.getsignal(signal.SIGINT) == signal.SIG_IGN  # in the background of a script
    if argv is None and not is_ignored:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # NumPy's threads for algebra, which nothing here uses, spin as long as a short command takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from site_builder.cli.group import run  # takes longer than some commands

        return run(argv)
    finally:
        if argv is None:  # the end of the interpreter is a bad place for tracebacks
            signal.signal(signal.SIGINT, signal.SIG_IGN)
