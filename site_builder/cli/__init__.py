"""The command `queens`: Ctrl-C ends it at once while it loads, and in order from then on."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    # Ctrl-C ends the process without a traceback while modules are loaded. It stays ignored in the
    # background of a script.
    if argv is None and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # NumPy's threads for algebra, which nothing here uses, spin as long as a short command takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from site_builder.cli.group import run  # takes longer than some commands

    return run(argv)
