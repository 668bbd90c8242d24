"""The command `queens`. Ctrl-C ends it at once while it loads, and in order after that."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    # Ctrl-C ends the process without a traceback while modules are loaded. It stays ignored if the
    # shell ignores it, as for commands in the background of a script.
    if argv is None and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The threads of NumPy's linear algebra, which nothing here uses, would spin for as long as a
    # short command takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Imported after the handler is set, because it takes longer than some commands.
    from site_builder.cli.group import run

    return run(argv)
